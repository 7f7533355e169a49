#include <QtTest>

#include <string>
#include <thread>
#include <vector>

#include "core/engine/parallel/meeting.h"

using namespace epochal;
using namespace epochal::engine;

namespace {

constexpr std::int64_t kSteps = 400;

/// What a replica does, without a collective: nothing but the meeting holds its host. Returns the steps after which it
/// met.
std::vector<std::int64_t> run(Meeting& meeting, int rank, std::int64_t first, std::int64_t every) {
    std::vector<std::int64_t> met;
    if (rank == 0) meeting.finish(first);
    for (std::int64_t step = first + 1; step <= first + kSteps; ++step) {
        if (rank > 0) meeting.follow(step);
        // Rank 0 is the slowest: the others would be hundreds of steps ahead.
        if (rank == 0) std::this_thread::sleep_for(std::chrono::microseconds(50));
        if (rank == 0) {
            if ((step - first) % every == 0) meeting.call(step);
            meeting.finish(step);
        }
        if (!meeting.isAfter(step)) continue;
        met.push_back(step);
        (void)meeting.together(rank, [] { return Meeting::Decision::GoOn; });
    }
    return met;
}

std::vector<std::vector<std::int64_t>> runAll(int world, std::int64_t first, std::int64_t every) {
    Meeting meeting(world);
    std::vector<std::vector<std::int64_t>> met(static_cast<std::size_t>(world));
    std::vector<std::jthread> ranks;
    for (int rank = 0; rank < world; ++rank)
        ranks.emplace_back([&, rank] { met[static_cast<std::size_t>(rank)] = run(meeting, rank, first, every); });
    ranks.clear();
    return met;
}

}  // namespace

class MeetingTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Called after step 7, held after step 9: by then nobody has begun the tenth.
    void isMissedByNobody() {
        for (const std::int64_t first : {std::int64_t{0}, std::int64_t{1000}}) {
            const auto met = runAll(3, first, 7);
            // The last call, after step 399, would be obeyed after the last step.
            QCOMPARE(met[0].size(), std::size_t{56});
            for (std::size_t i = 0; i < met[0].size(); ++i)
                QCOMPARE(met[0][i], first + 7 * static_cast<std::int64_t>(i + 1) + Meeting::kLead);
            QCOMPARE(met[1], met[0]);
            QCOMPARE(met[2], met[0]);
        }
    }
    void isAtOnceForOne() {
        const auto met = runAll(1, 0, 100);
        QCOMPARE(met[0], (std::vector<std::int64_t>{100, 200, 300, 400}));
    }
    /// Calls while one is due lead to that one.
    void isCalledOnceAtATime() {
        const auto met = runAll(2, 0, 1);
        for (std::size_t i = 0; i < met[0].size(); ++i)
            QCOMPARE(met[0][i], 3 + static_cast<std::int64_t>(i) * (Meeting::kLead + 1));
        QCOMPARE(met[1], met[0]);
    }
    /// A replica that has run ahead and one that leads both learn of a peer's end.
    void endsWhereAPeerFails() {
        Meeting meeting(3);
        meeting.finish(0);
        std::atomic<int> told = 0;
        std::jthread ahead([&] {
            try {
                meeting.follow(50);
            } catch (const PeerFailed&) {
                ++told;
            }
        });
        meeting.fail({ErrorKind::Internal, {"lost", {}}, "", {}});
        ahead.join();
        QCOMPARE(told.load(), 1);
        QVERIFY_THROWS_EXCEPTION(PeerFailed, meeting.finish(1));
        QCOMPARE(english(meeting.failure().value().what), std::string("lost"));
    }
    /// Whoever has to end what waits elsewhere hears of the first failure, which it can read by then.
    void tellsOfTheFirstFailureOnce() {
        std::vector<std::string> heard;
        Meeting* told = nullptr;
        Meeting meeting(2, [&] { heard.push_back(english(told->failure().value().what)); });
        told = &meeting;
        meeting.check();
        meeting.fail({ErrorKind::Internal, {"first", {}}, "", {}});
        meeting.fail({ErrorKind::Internal, {"second", {}}, "", {}});
        QCOMPARE(heard, std::vector<std::string>{"first"});
        QVERIFY_THROWS_EXCEPTION(PeerFailed, meeting.check());
    }
};

QTEST_GUILESS_MAIN(MeetingTest)
#include "meeting_test.moc"
