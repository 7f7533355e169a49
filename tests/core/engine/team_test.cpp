#include <QtTest>

#include <atomic>
#include <chrono>
#include <latch>
#include <memory>
#include <stdexcept>
#include <thread>
#include <torch/csrc/distributed/c10d/PrefixStore.hpp>

#include "core/base/sockets.h"
#include "core/engine/collective/gloo_collective.h"
#include "core/engine/parallel/party.h"
#include "core/engine/train/team.h"
#include "tests/core/engine/support/small_run.h"
#include "tests/fakes/pretend_collective.h"
#include "tests/support/patience.h"

using namespace epochal;
using namespace epochal::engine;
using namespace epochal::test;

namespace {

/// A replica in name only: it has the connections, and says when it is gone.
struct Member {
    Peers peers;
    std::latch* gone = nullptr;
    ~Member() {
        peers = {};
        if (gone) gone->count_down();
    }
};

/// Passes on what a rank tells of itself, and then waits for nothing that it is told, until it is released.
class Silent : public c10d::PrefixStore {
public:
    using PrefixStore::PrefixStore;
    void set(const std::string& key, const std::vector<std::uint8_t>& value) override {
        PrefixStore::set(key, value);
        told.count_down();
    }
    void multiSet(const std::vector<std::string>& keys, const std::vector<std::vector<std::uint8_t>>& values) override {
        PrefixStore::multiSet(keys, values);
        told.count_down();
    }
    std::vector<std::uint8_t> get(const std::string&) override { stop(); }
    std::vector<std::vector<std::uint8_t>> multiGet(const std::vector<std::string>&) override { stop(); }
    void wait(const std::vector<std::string>&) override { stop(); }
    void wait(const std::vector<std::string>&, const std::chrono::milliseconds&) override { stop(); }

    std::latch told{1}, release{1};

private:
    [[noreturn]] void stop() {
        release.wait();
        throw std::runtime_error("released");
    }
};

/// Connects as NCCL does with a peer that does not come: nothing ends the wait, until it is released.
class Waiting : public AcceleratorKind {
public:
    Waiting() : AcceleratorKind(c10::kPrivateUse1) {}
    [[nodiscard]] std::unique_ptr<Collective> makeCollective(const c10::intrusive_ptr<c10d::Store>& /*store*/,
                                                             int /*rank*/, int /*world*/, int /*index*/,
                                                             std::chrono::milliseconds /*timeout*/) const override {
        begun.count_down();
        release.wait();
        throw std::runtime_error("released");
    }

    mutable std::latch begun{1}, release{1};
};

Ranks ranksAt(int rank, int port) {
    Ranks ranks;
    ranks.rank = rank;
    ranks.world = ranks.localWorld = 2;
    ranks.address = "127.0.0.1";
    ranks.port = port;
    return ranks;
}

}  // namespace

class TeamTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        pretend::install();
        addKind(c10::kPrivateUse1, pretend::kind());
    }

    /// The second replica has gone, and its communicator with it, before the first one fails: what its stream waits for
    /// is given up all the same, or nobody could use that device again.
    void aFailureReachesWhatAReplicaThatHasGoneLeftWaiting() {
        RunSpec spec = smallSpec();
        spec.devices.count = 2;
        auto plan = makePlan(spec);
        QVERIFY(plan);
        plan->devices = {pretend::device(0), pretend::device(1)};
        std::latch gone(1);
        Team team(*plan);
        team.run(
            [&](int rank) {
                return std::unique_ptr<Member>(new Member{team.connect(rank), rank == 1 ? &gone : nullptr});
            },
            [&](int rank, Member& member) {
                torch::Tensor tensor = torch::ones({4}, pretend::device(rank));
                if (rank == 0) {
                    gone.wait();
                    throw std::runtime_error("image lost");
                }
                member.peers.everyone->allReduce(tensor);
            });
        QVERIFY(team.meeting().failure().has_value());
        const auto done = std::make_shared<std::atomic<bool>>(false);
        std::thread([done] {
            pretend::kind().synchronize(1);
            *done = true;
        }).detach();
        QTRY_VERIFY(done->load());
    }

    /// Nor does anybody wait for ever for a replica that has failed before it could connect.
    void aReplicaThatFailsBeforeItConnects() {
        static const Waiting waiting;
        addKind(c10::kPrivateUse1, waiting);
        const auto restored = qScopeGuard([] { addKind(c10::kPrivateUse1, pretend::kind()); });
        RunSpec spec = smallSpec();
        spec.devices.count = 2;
        auto plan = makePlan(spec);
        QVERIFY(plan);
        plan->devices = {pretend::device(0), pretend::device(1)};
        Team team(*plan);
        team.run(
            [&](int rank) {
                if (rank == 1) {
                    waiting.begun.wait();
                    throw std::runtime_error("no room on this device");
                }
                return std::unique_ptr<Member>(new Member{team.connect(rank), nullptr});
            },
            [](int, Member&) {});
        waiting.release.count_down();
        const auto failure = team.meeting().failure();
        QVERIFY(failure.has_value());
        QVERIFY(english(*failure).find("no room on this device") != std::string::npos);
    }

    /// A rank that dies after it has told the others where it listens, and before it connects: whoever then waits for
    /// its connection in Gloo is freed. Which of two ranks that is depends on their ports, so several times.
    void aRankThatDiesWhileItConnects() {
        const RunSpec spec = [] {
            RunSpec two = smallSpec();
            two.devices.count = 2;
            return two;
        }();
        int held = 0;
        for (int i = 0; i < 5; ++i) {
            auto listener = listenOn("127.0.0.1", 0, false);
            QVERIFY(listener);
            Ranks first = ranksAt(0, listener->port);
            first.listener = listener->socket.release();
            std::latch failed(1);
            std::thread other([&, port = listener->port] {
                Control control;
                std::string text;
                auto party = Party::meet(ranksAt(1, port), text, control);
                if (!party) qFatal("%s", english(party.error()).c_str());
                const Party::Stretch stretch = (*party)->begin();
                (void)makeLinkMeeting((*party)->link(), stretch.number)->agree(1, [] { return std::string(); });
                const auto store = c10::make_intrusive<Silent>("all", stretch.store);
                std::thread connects([&] {
                    try {
                        (void)makeGlooCollective(store, 1, 2, std::chrono::minutes(10), {});
                    } catch (const std::exception&) {  // NOLINT(bugprone-empty-catch)
                        // As it was told.
                    }
                });
                store->told.wait();
                // Time for the other to reach Gloo's wait; one that is slower is freed by its store.
                std::this_thread::sleep_for(std::chrono::milliseconds(300));
                (*party)->link().drop();
                failed.wait();
                store->release.count_down();
                connects.join();
            });
            Control control;
            std::string text = "spec";
            auto party = Party::meet(first, text, control);
            QVERIFY(party);
            auto plan = makePlan(spec, party->get());
            QVERIFY(plan);
            {
                Team team(*plan);
                try {
                    (void)team.connect(0);  // whoever has to connect itself can do so
                } catch (const PeerFailed&) {
                    ++held;
                }
                QTRY_VERIFY(team.meeting().failure().has_value());
            }
            failed.count_down();
            other.join();
        }
        qInfo("held %d times", held);
    }
};

QTEST_GUILESS_MAIN(TeamTest)
#include "team_test.moc"
