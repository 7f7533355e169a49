#include <QtTest>

#include <functional>

#include "tests/core/engine/support/ranks.h"
#include "tests/fakes/pretend_collective.h"

using namespace epochal;
using namespace epochal::engine;
using namespace epochal::test;

namespace {

using OnRanks = std::function<void(const std::function<void(Collective&)>&)>;

void onGloo(const std::function<void(Collective&)>& work) {
    onEachRank(3, [&](std::unique_ptr<Collective> peers) { work(*peers); });
}
void onPretend(const std::function<void(Collective&)>& work) {
    constexpr auto connect = [](const auto& store, int rank) {
        return pretend::kind().makeCollective(store, rank, 2, rank, kPeerTimeout);
    };
    onRanks(2, connect, [&](std::unique_ptr<Collective> peers) {
        const c10::DeviceGuard current(pretend::device(peers->rank()));
        work(*peers);
        peers->barrier();
    });
}
void alone(const std::function<void(Collective&)>& work) {
    work(*makeLocalCollective());
}

}  // namespace

/// Every collective does what the interface says, in every type that travels.
class CollectiveTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { pretend::install(); }

    void exchanges_data() {
        QTest::addColumn<OnRanks>("onRanks");
        QTest::addColumn<bool>("device");
        QTest::newRow("Gloo, three ranks") << OnRanks(onGloo) << false;
        QTest::newRow("pretend device, two ranks") << OnRanks(onPretend) << true;
        QTest::newRow("one rank") << OnRanks(alone) << false;
    }
    void exchanges() {
        QFETCH(const OnRanks, onRanks);
        QFETCH(const bool, device);
        Complaints complaints;
        int ranks = 0;
        onRanks([&](Collective& peers) {
            const std::int64_t world = peers.world(), rank = peers.rank();
            if (rank == 0) ranks = static_cast<int>(world);
            const torch::Device here = device ? pretend::device(peers.rank()) : torch::Device(torch::kCPU);
            for (const auto type : {torch::kFloat, torch::kDouble, torch::kBFloat16}) {
                // Small whole numbers are exact in all of them: element i of rank r is 10 r + i.
                const auto numbers = [&](std::int64_t of, std::int64_t count) {
                    return (torch::arange(count) + 10 * of).to(type).to(here);
                };
                const auto check = [&](const torch::Tensor& got, const torch::Tensor& wanted, const char* what) {
                    complaints.unless(torch::equal(got.cpu(), wanted.to(type)),
                                      what + std::string(" of ") + torch::toString(type));
                };
                const torch::Tensor all = torch::arange(world) * 10;
                torch::Tensor sum = numbers(rank, 4);
                peers.allReduce(sum);
                check(sum, torch::arange(4) * world + all.sum(), "sum");

                torch::Tensor whole = numbers(rank, 2 * world), part = torch::empty_like(numbers(0, 2));
                const torch::Tensor before = whole.clone();
                peers.reduceScatterAsync(part, whole)->wait();
                check(part, (torch::arange(2) + 2 * rank) * world + all.sum(), "part of a sum");
                check(whole, before.cpu(), "what was given");

                torch::Tensor mine = numbers(rank, 2), gathered = torch::empty_like(whole);
                peers.allGatherAsync(gathered, mine)->wait();
                check(gathered, (all.unsqueeze(1) + torch::arange(2)).flatten(), "everyone's part");

                torch::Tensor sent = numbers(rank, 2 * world).view({world, 2}), received = torch::empty_like(sent);
                peers.allToAllAsync(received, sent)->wait();
                check(received, all.unsqueeze(1) + torch::arange(2) + 2 * rank, "row for each");

                const auto at = peers.gatherTo(numbers(rank, 3), 0);
                complaints.unless(at.size() == static_cast<std::size_t>(rank == 0 ? world : 0), "size at the root");
                for (std::size_t i = 0; i < at.size(); ++i)
                    check(at[i], torch::arange(3) + 10 * static_cast<std::int64_t>(i), "row at the root");
                const auto rows = peers.gather(numbers(rank, 3));
                for (std::size_t i = 0; i < rows.size(); ++i)
                    check(rows[i], torch::arange(3) + 10 * static_cast<std::int64_t>(i), "row on all");

                torch::Tensor told = numbers(rank, 2);
                peers.broadcast(told, static_cast<int>(world) - 1);
                check(told, torch::arange(2) + 10 * (world - 1), "broadcast");
            }
            peers.barrier();
        });
        QCOMPARE(complaints.first(), std::string());
        // Three types, on each rank the exchanges, the rows of a gathering, and on the root once more.
        QCOMPARE(complaints.checked(), 3 * (ranks * (7 + ranks) + ranks));
    }

    /// bf16 has 8 significant bits: added one by one, 256 + 1 + 1 would stay 256.
    void addsBf16InFp32() {
        const torch::Tensor rows = torch::tensor({{256.0f}, {1.0f}, {1.0f}}).to(torch::kBFloat16);
        const torch::Tensor sum = sumOfRows(rows);
        QCOMPARE(sum.scalar_type(), torch::kFloat);
        QCOMPARE(sum.item<float>(), 258.0f);
        QCOMPARE(sumOfRows(torch::tensor({{1.0}, {1e-12}}, torch::kDouble)).item<double>(), 1 + 1e-12);
        QCOMPARE(rows[0].item<float>(), 256.0f);
    }
};

QTEST_GUILESS_MAIN(CollectiveTest)
#include "collective_test.moc"
