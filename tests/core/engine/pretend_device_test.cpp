#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QtTest>

#include <c10/core/Event.h>
#include <c10/core/StreamGuard.h>
#include <c10/core/impl/VirtualGuardImpl.h>
#include <torch/csrc/distributed/c10d/HashStore.hpp>

#include "core/engine/device/stopwatch.h"
#include "tests/fakes/pretend_collective.h"

using namespace epochal;
using namespace epochal::engine;
using namespace epochal::test;

/// The pretend device finds what a GPU would: each test is a mistake, and what comes of it.
class PretendDeviceTest : public QObject {
    Q_OBJECT

    static const c10::impl::VirtualGuardImpl& guard() {
        static const c10::impl::VirtualGuardImpl made(c10::kPrivateUse1);
        return made;
    }
    static void synchronize() { pretend::kind().synchronize(0); }
    static torch::Tensor pinned(const torch::Tensor& like) {
        return torch::empty_like(like, torch::TensorOptions(torch::kCPU).pinned_memory(true));
    }
    static std::string thrownBy(const std::function<void()>& work) {
        try {
            work();
        } catch (const std::exception& error) {
            return error.what();
        }
        return {};
    }

private Q_SLOTS:
    void initTestCase() { pretend::install(); }
    /// A kernel that failed must not be found by the next test.
    void cleanup() { synchronize(); }

    void computesAsTheCpu() {
        const torch::Tensor a = torch::arange(12, torch::kFloat).reshape({3, 4}),
                            b = torch::linspace(-1, 1, 12).reshape({4, 3});
        const auto work = [](const torch::Tensor& x, const torch::Tensor& y) {
            torch::Tensor z = (x.mm(y).relu() + 0.5).t().contiguous();
            z.add_(z.sum(0, true));
            return torch::cat({z, z.softmax(1)}).index_select(0, torch::arange(2, z.device()));
        };
        const torch::Tensor there = work(a.to(pretend::device()), b.to(pretend::device()));
        QVERIFY(there.device() == pretend::device());
        QVERIFY(torch::equal(there.cpu(), work(a, b)));
    }
    void findsAForgottenCopy() {
        const torch::Tensor here = torch::ones({3}), there = torch::ones({3}, pretend::device());
        const std::string told = thrownBy([&] { (void)(there + here); });
        QVERIFY2(told.find("same device") != std::string::npos, told.c_str());
        // A scalar may come from the CPU, as on a GPU.
        QCOMPARE((there + torch::tensor(2.0f)).sum().item<float>(), 9.0f);
    }
    void findsTheWrongDevice() {
        const torch::Tensor zero = torch::ones({3}, pretend::device(0)), one = torch::ones({3}, pretend::device(1));
        QVERIFY(thrownBy([&] { (void)(zero * one); }).find("same device") != std::string::npos);
        QCOMPARE((zero * one.to(pretend::device(0))).sum().item<float>(), 3.0f);
    }
    void diesWhereTheHostTouchesItsMemory() {
        const torch::Tensor there = torch::ones({3}, pretend::device());
        synchronize();
        const auto* address = static_cast<const float*>(there.const_data_ptr());
        const pid_t child = ::fork();
        if (child == 0) {
            // Without a message and a core from whoever handles crashes.
            ::signal(SIGSEGV, SIG_DFL);
            ::_exit(address[0] == 1 ? 0 : 1);
        }
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QVERIFY(WIFSIGNALED(status));
        QVERIFY(WTERMSIG(status) == SIGSEGV || WTERMSIG(status) == SIGBUS);
    }
    void showsOldContentUntilSomeoneWaits() {
        const torch::Tensor there = torch::full({4}, 7.0f, pretend::device());
        torch::Tensor host = pinned(torch::empty({4}));
        host.zero_();
        host.copy_(there, /*non_blocking=*/true);
        QCOMPARE(host.sum().item<float>(), 0.0f);
        synchronize();
        QCOMPARE(host.sum().item<float>(), 28.0f);
    }
    /// Memory that is not pinned cannot be written behind the host's back.
    void waitsForOrdinaryMemory() {
        const torch::Tensor there = torch::full({4}, 7.0f, pretend::device());
        torch::Tensor host = torch::zeros({4});
        host.copy_(there, /*non_blocking=*/true);
        QCOMPARE(host.sum().item<float>(), 28.0f);
    }
    void copiesWhatPinnedMemoryContainsLater() {
        torch::Tensor host = pinned(torch::empty({4})), plain = torch::ones({4});
        host.fill_(1);
        const torch::Tensor there = host.to(pretend::device(), /*non_blocking=*/true),
                            right = plain.to(pretend::device(), /*non_blocking=*/true);
        host.fill_(9);
        plain.fill_(9);
        QCOMPARE(there.sum().item<float>(), 36.0f);
        QCOMPARE(right.sum().item<float>(), 4.0f);
    }
    void findsAStreamThatDoesNotWait() {
        torch::Tensor there = torch::ones({4}, pretend::device());
        const c10::Stream other = guard().getNewStream(pretend::device());
        const auto onOther = [&] {
            const c10::StreamGuard current(other);
            there.add_(1);
        };
        const std::string told = thrownBy(onOther);
        QVERIFY2(told.find("without waiting") != std::string::npos, told.c_str());
        c10::Event done(c10::kPrivateUse1);
        done.record(guard().getStream(pretend::device()));
        done.block(other);
        onOther();
        // And back again.
        QVERIFY(thrownBy([&] { there.add_(1); }).find("without waiting") != std::string::npos);
        guard().synchronizeStream(other);
        QCOMPARE(there.sum().item<float>(), 8.0f);
    }
    void tellsOfAFailedKernelWhereTheHostWaits() {
        const torch::Tensor there = torch::ones({4}, pretend::device()),
                            index = torch::tensor({7}).to(pretend::device());
        const torch::Tensor taken = there.index_select(0, index);
        QVERIFY(!thrownBy([] { synchronize(); }).empty());
    }
    void hasNoMoreMemoryThanItHas() {
        const std::int64_t before = pretend::usedBytes(0);
        pretend::limitMemory(before + (1 << 20));
        torch::Tensor first = torch::zeros({1 << 17}, pretend::device());
        QCOMPARE(pretend::usedBytes(0), before + (1 << 19));
        QCOMPARE(pretend::kind().freeBytes(0).value(), std::int64_t{1 << 19});
        QVERIFY_THROWS_EXCEPTION(c10::OutOfMemoryError, (void)torch::zeros({1 << 18}, pretend::device()));
        first.reset();
        QCOMPARE(torch::zeros({3 << 16}, pretend::device()).sum().item<float>(), 0.0f);
        pretend::limitMemory(0);
        QCOMPARE(pretend::usedBytes(0), before);
    }

    // The engine's own parts that know of streams.
    /// The second stream sleeps 50 ms; the first waits for it between the two marks, and the host does not.
    void measuresTheDevicesTime() {
        const auto watch = makeStopwatch(pretend::device());
        const c10::Stream other = guard().getNewStream(pretend::device());
        const auto waits = pretend::counters().waits;
        for (int i = 0; i < 2; ++i) {
            pretend::enqueue(other, {}, [](auto&) { std::this_thread::sleep_for(std::chrono::milliseconds(50)); });
            c10::Event done(c10::kPrivateUse1);
            done.record(other);
            watch->begin();
            done.block(guard().getStream(pretend::device()));
            watch->end();
        }
        QCOMPARE(pretend::counters().waits, waits);
        const double taken = watch->taken();
        QVERIFY2(taken > 0.05, qPrintable(QString::number(taken)));
        QCOMPARE(watch->taken(), 0.0);
    }
    void connectsReplicas() {
        const auto store = c10::make_intrusive<c10d::HashStore>();
        std::vector<std::thread> ranks;
        std::atomic<int> right = 0;
        for (int rank = 0; rank < 2; ++rank)
            ranks.emplace_back([&, rank] {
                const c10::DeviceGuard current(pretend::device(rank));
                const auto peers = pretend::kind().makeCollective(store, rank, 2, rank, std::chrono::minutes(1));
                torch::Tensor sum = torch::full({4}, rank + 1.0, pretend::device(rank)), sent = sum.clone();
                const auto pending = peers->allReduceAsync(sum);
                // Nothing has waited for the sum, so it cannot be used yet.
                if (!thrownBy([&] { (void)sum.mul(2); }).empty()) ++right;
                pending->wait();
                peers->broadcast(sent, 1);
                const auto rows = peers->gather(torch::full({1}, rank, pretend::device(rank)));
                if (sum.sum().item<float>() == 12 && sent.sum().item<float>() == 8 && rows[1].item<float>() == 1)
                    ++right;
                peers->barrier();
            });
        for (std::thread& rank : ranks) rank.join();
        QCOMPARE(right.load(), 4);
    }
};

QTEST_GUILESS_MAIN(PretendDeviceTest)
#include "pretend_device_test.moc"
