#include <QtTest>

#include <atomic>
#include <latch>
#include <memory>
#include <stdexcept>
#include <thread>

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
};

QTEST_GUILESS_MAIN(TeamTest)
#include "team_test.moc"
