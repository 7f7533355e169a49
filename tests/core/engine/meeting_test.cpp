#include <sys/socket.h>

#include <QtTest>

#include <array>
#include <string>
#include <thread>
#include <vector>

#include "core/engine/parallel/link.h"
#include "core/engine/parallel/meeting.h"
#include "tests/support/patience.h"

using namespace epochal;
using namespace epochal::engine;
using epochal::test::kPatience;

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

/// Both halves: replicas as threads share one meeting; as processes each has its own, here with connections within this
/// process.
class Meetings {
public:
    Meetings(const QString& half, int world, double grace = kPatience / 1000, double timeout = kPatience / 1000) {
        if (half == QLatin1String("threads")) {
            shared_ = makeThreadMeeting(world);
            return;
        }
        std::vector<Link::Peer> peers;
        std::vector<Link::Peer> others;
        for (int rank = 1; rank < world; ++rank) {
            std::array<int, 2> ends{};
            if (::socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data()) != 0) qFatal("no sockets");
            peers.push_back({rank, 1000 + rank, "there", Descriptor(ends[0])});
            others.push_back({0, 1000, "here", Descriptor(ends[1])});
        }
        Link::Options options;
        options.timeout = timeout;
        options.grace = grace;
        links_.push_back(std::make_unique<Link>(0, std::move(peers), options));
        for (int rank = 1; rank < world; ++rank) {
            std::vector<Link::Peer> zero;
            zero.push_back(std::move(others[static_cast<std::size_t>(rank - 1)]));
            links_.push_back(std::make_unique<Link>(rank, std::move(zero), options));
        }
        for (const auto& link : links_) own_.push_back(makeLinkMeeting(*link, 1));
    }
    /// Each rank says goodbye, as processes do.
    ~Meetings() {
        std::vector<std::jthread> ends;
        for (int rank = 0; rank < static_cast<int>(links_.size()); ++rank)
            ends.emplace_back([this, rank] { leave(rank); });
    }
    Meetings(const Meetings&) = delete;
    Meetings& operator=(const Meetings&) = delete;

    Meeting& of(int rank) { return shared_ ? *shared_ : *own_[static_cast<std::size_t>(rank)]; }
    Link& link(int rank) { return *links_[static_cast<std::size_t>(rank)]; }
    void leave(int rank) {
        own_[static_cast<std::size_t>(rank)].reset();
        links_[static_cast<std::size_t>(rank)].reset();
    }

private:
    std::unique_ptr<Meeting> shared_;
    std::vector<std::unique_ptr<Link>> links_;
    std::vector<std::unique_ptr<Meeting>> own_;
};

std::vector<std::vector<std::int64_t>> runAll(const QString& half, int world, std::int64_t first, std::int64_t every) {
    Meetings meetings(half, world);
    std::vector<std::vector<std::int64_t>> met(static_cast<std::size_t>(world));
    std::vector<std::jthread> ranks;
    for (int rank = 0; rank < world; ++rank)
        ranks.emplace_back(
            [&, rank] { met[static_cast<std::size_t>(rank)] = run(meetings.of(rank), rank, first, every); });
    ranks.clear();
    return met;
}

void eachHalf() {
    QTest::addColumn<QString>("half");
    QTest::newRow("threads") << "threads";
    QTest::newRow("processes") << "processes";
}

}  // namespace

class MeetingTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void isMissedByNobody_data() { eachHalf(); }
    /// Called after step 7, held after step 9: by then nobody has begun the tenth.
    void isMissedByNobody() {
        QFETCH(QString, half);
        for (const std::int64_t first : {std::int64_t{0}, std::int64_t{1000}}) {
            const auto met = runAll(half, 3, first, 7);
            // The last call, after step 399, would be obeyed after the last step.
            QCOMPARE(met[0].size(), std::size_t{56});
            for (std::size_t i = 0; i < met[0].size(); ++i)
                QCOMPARE(met[0][i], first + 7 * static_cast<std::int64_t>(i + 1) + Meeting::kLead);
            QCOMPARE(met[1], met[0]);
            QCOMPARE(met[2], met[0]);
        }
    }
    void isAtOnceForOne() {
        const auto met = runAll(QStringLiteral("threads"), 1, 0, 100);
        QCOMPARE(met[0], (std::vector<std::int64_t>{100, 200, 300, 400}));
    }
    void isCalledOnceAtATime_data() { eachHalf(); }
    /// Calls while one is due lead to that one.
    void isCalledOnceAtATime() {
        QFETCH(QString, half);
        const auto met = runAll(half, 2, 0, 1);
        for (std::size_t i = 0; i < met[0].size(); ++i)
            QCOMPARE(met[0][i], 3 + static_cast<std::int64_t>(i) * (Meeting::kLead + 1));
        QCOMPARE(met[1], met[0]);
    }
    void endsWhereAPeerFails_data() { eachHalf(); }
    /// A replica that has run ahead and one that leads both learn of a peer's end.
    void endsWhereAPeerFails() {
        QFETCH(QString, half);
        Meetings meetings(half, 3);
        meetings.of(0).finish(0);
        std::atomic<int> told = 0;
        std::jthread ahead([&] {
            try {
                meetings.of(1).follow(50);
            } catch (const PeerFailed&) {
                ++told;
            }
        });
        meetings.of(2).fail({ErrorKind::Internal, {"lost", {}}, "", {}});
        ahead.join();
        QCOMPARE(told.load(), 1);
        QTRY_VERIFY(meetings.of(0).failure());
        QVERIFY_THROWS_EXCEPTION(PeerFailed, meetings.of(0).finish(1));
        for (int rank = 0; rank < 3; ++rank)
            QCOMPARE(english(meetings.of(rank).failure().value().what), std::string("lost"));
    }
    /// Whoever has to end what waits elsewhere hears of the first failure, which it can read by then.
    void tellsOfTheFirstFailureOnce() {
        std::vector<std::string> heard;
        Meeting* told = nullptr;
        const auto meeting = makeThreadMeeting(2, [&] { heard.push_back(english(told->failure().value().what)); });
        told = meeting.get();
        meeting->check();
        meeting->fail({ErrorKind::Internal, {"first", {}}, "", {}});
        meeting->fail({ErrorKind::Internal, {"second", {}}, "", {}});
        QCOMPARE(heard, std::vector<std::string>{"first"});
        QVERIFY_THROWS_EXCEPTION(PeerFailed, meeting->check());
    }
    void whatRankZeroSaysReachesAll_data() { eachHalf(); }
    void whatRankZeroSaysReachesAll() {
        QFETCH(QString, half);
        Meetings meetings(half, 2);
        // Longer than a socket takes at once, with what would end a line.
        const std::string text = std::string(1 << 20, 'x') + "\n\"\xc3\xa9";
        std::string heard, second;
        std::jthread other([&] {
            heard = meetings.of(1).agree(1, [] { return std::string("never said"); });
            second = meetings.of(1).agree(1, [] { return std::string(); });
        });
        QCOMPARE(meetings.of(0).agree(0, [&] { return text; }), text);
        QCOMPARE(meetings.of(0).agree(0, [] { return std::string("more"); }), std::string("more"));
        other.join();
        QVERIFY(heard == text);
        QCOMPARE(second, std::string("more"));
    }

    /// The peers of a lost rank see only that their collective fails: what rank 0 finds out of the lost one is the
    /// cause, on all ranks.
    void theLostRankIsTheCause() {
        Meetings meetings(QStringLiteral("processes"), 3);
        meetings.of(1).fail({ErrorKind::Device, {"a connection was closed", {}}, "", {}});
        // No goodbye: its end closes the connection, as the kernel does for a process that is killed.
        meetings.link(2).drop();
        for (const int rank : {0, 1}) {
            QTRY_VERIFY(meetings.link(rank).isBroken());
            QCOMPARE(english(meetings.of(rank).failure().value().what),
                     std::string("Rank 2 (process 1002 on there) closed its connection"));
        }
    }
    /// Without a lost rank, the symptom is all there is.
    void aSymptomBecomesTheCause() {
        Meetings meetings(QStringLiteral("processes"), 2, 0.1);
        meetings.of(1).fail({ErrorKind::Device, {"a connection was closed", {}}, "", {}});
        QTRY_VERIFY(meetings.link(0).isBroken());
        QCOMPARE(english(meetings.of(0).failure().value().what), std::string("a connection was closed"));
    }
    /// Of a rank that says nothing, rank 0 waits no longer than the timeout, though its own thread waits in a meeting.
    void aSilentRankIsGivenUp() {
        std::array<int, 2> ends{};
        QVERIFY(::socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data()) == 0);
        std::vector<Link::Peer> peers;
        peers.push_back({1, 77, "there", Descriptor(ends[0])});
        const Descriptor silent(ends[1]);
        std::atomic<bool> forced = false;
        Link::Options options;
        options.timeout = 0.5;
        options.force = [&] { forced = true; };
        std::atomic<int> told = 0;
        Link link(0, std::move(peers), options);
        const auto meeting = makeLinkMeeting(link, 1, [&] { ++told; });
        QVERIFY_THROWS_EXCEPTION(PeerFailed, (void)meeting->agree(0, [] { return std::string(); }));
        QCOMPARE(english(meeting->failure().value().what),
                 std::string("Rank 1 (process 77 on there) has not been heard from for 0.50 s"));
        QVERIFY_THROWS_EXCEPTION(PeerFailed, meeting->check());
        QTRY_VERIFY(forced.load());
        QCOMPARE(told.load(), 1);
    }
    /// One whose process lives while the thread that trains hangs: its peers only wait for it, and so does rank 0.
    void aRankThatHangsIsTheCause_data() {
        QTest::addColumn<int>("hangs");
        QTest::newRow("rank 0") << 0;
        QTest::newRow("rank 1") << 1;
    }
    void aRankThatHangsIsTheCause() {
        QFETCH(int, hangs);
        Meetings meetings(QStringLiteral("processes"), 3, 1, 5);
        const Pulse::During works(meetings.link(hangs).pulse().get(), Pulse::State::Works);
        std::vector<std::jthread> others;
        for (int rank = 0; rank < 3; ++rank)
            if (rank != hangs)
                others.emplace_back([&, rank] {
                    QVERIFY_THROWS_EXCEPTION(PeerFailed,
                                             (void)meetings.of(rank).agree(rank, [] { return std::string(); }));
                });
        others.clear();
        for (int rank = 0; rank < 3; ++rank) {
            QTRY_VERIFY(meetings.link(rank).isBroken());
            const std::string cause = english(meetings.of(rank).failure().value().what);
            QVERIFY2(cause.starts_with("Rank " + std::to_string(hangs) + " makes no progress: ") &&
                         cause.ends_with("and the other ranks wait for it"),
                     cause.c_str());
        }
    }
    /// Nothing is left but to end the process of a rank 0 that hangs.
    void rankZeroIsAbandoned() {
        std::array<int, 2> ends{};
        QVERIFY(::socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data()) == 0);
        std::vector<Link::Peer> peers;
        peers.push_back({1, 77, "there", Descriptor(ends[0])});
        const Descriptor silent(ends[1]);
        std::atomic<bool> forced = false, abandoned = false;
        Link::Options options;
        options.timeout = 0.5;
        options.force = [&] { forced = true; };
        options.abandon = [&](const Error& cause) {
            abandoned =
                forced && english(cause.what).starts_with("Rank 1 (process 77 on there) has not been heard from");
        };
        Link link(0, std::move(peers), options);
        const Pulse::During waits(link.pulse().get(), Pulse::State::Waits);
        QTRY_VERIFY(abandoned.load());
    }
    /// In seconds that are made up. A timeout of 60 s is for ranks of which nothing is known yet.
    void aSlowRankIsLeftAlone() {
        using enum Pulse::State;
        PulseWatch watch(0);
        // It starts, or saves, for as long as it likes.
        watch.see(1, Free, 0);
        QVERIFY(!watch.isStuck(60, 10'000) && !watch.isQuiet(60, 10'000));
        // Steps of 50 s.
        double now = 10'000;
        for (int step = 2; step < 6; ++step, now += 50) {
            watch.see(step, Works, now);
            watch.see(step, Works, now + 25);
            QVERIFY(!watch.isStuck(60, now + 50));
        }
        // One of eight times as long.
        watch.see(6, Works, now);
        QVERIFY(!watch.isStuck(60, now + 400));
        QVERIFY(watch.isStuck(60, now + 501));
        // Nothing was heard of it for a while, so nothing is known.
        watch.excuse(now + 501);
        QVERIFY(!watch.isStuck(60, now + 502));
        // Whoever waits has a reason, however long it takes.
        watch.see(7, Waits, now + 502);
        QVERIFY(!watch.isStuck(60, now + 100'000));
        QVERIFY(watch.waits() && watch.isQuiet(60, now + 503));
    }
    /// Rank 0 leaves with a goodbye, which is no failure, but whoever still waits must not.
    void aGoodbyeEndsWaiting() {
        Meetings meetings(QStringLiteral("processes"), 2);
        std::jthread leaves([&] { meetings.leave(0); });
        QVERIFY_THROWS_EXCEPTION(PeerFailed, (void)meetings.of(1).agree(1, [] { return std::string(); }));
        QVERIFY(!meetings.of(1).failure());
        meetings.leave(1);
        leaves.join();
    }
    /// One that leaves where the others meet is not waited for.
    void whoLeavesEarlyIsMissed() {
        Meetings meetings(QStringLiteral("processes"), 3);
        std::jthread leaves([&] { meetings.leave(2); });
        std::jthread stays(
            [&] { QVERIFY_THROWS_EXCEPTION(PeerFailed, (void)meetings.of(1).agree(1, [] { return std::string(); })); });
        QVERIFY_THROWS_EXCEPTION(PeerFailed, (void)meetings.of(0).agree(0, [] { return std::string(); }));
        stays.join();
        for (const int rank : {0, 1})
            QCOMPARE(english(meetings.of(rank).failure().value().what),
                     std::string("Rank 2 (process 1002 on there) closed its connection"));
    }
    /// A request to interrupt that only another rank's process got is rank 0's.
    void anInterruptionIsPassedOn() {
        std::array<int, 2> ends{};
        QVERIFY(::socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data()) == 0);
        std::vector<Link::Peer> peers, zero;
        peers.push_back({1, 77, "there", Descriptor(ends[0])});
        zero.push_back({0, 76, "here", Descriptor(ends[1])});
        Control first, second;
        Link::Options leads, follows;
        leads.timeout = follows.timeout = kPatience / 1000;
        leads.control = &first;
        follows.control = &second;
        Link lead(0, std::move(peers), leads);
        const Link other(1, std::move(zero), follows);
        second.interrupt = true;
        QTRY_VERIFY(first.interrupt.load());
        lead.drop();
    }
};

QTEST_GUILESS_MAIN(MeetingTest)
#include "meeting_test.moc"
