#include <QTemporaryDir>
#include <QTest>

#include "core/base/json.h"
#include "core/events/run_directory.h"
#include "core/launch/queue.h"
#include "tests/support/exit_record.h"

using namespace epochal;

namespace {

QueuedRun waiting(const std::string& id, TargetKind target = TargetKind::Worker, std::int64_t gpusNeeded = 0) {
    return {{id, target, 0}, QueuedState::Waiting, gpusNeeded, {}};
}
QueuedRun running(const std::string& id, std::vector<int> gpus = {}) {
    return {{id, TargetKind::Worker, 1}, QueuedState::Running, static_cast<std::int64_t>(gpus.size()), gpus};
}
QString begun(const std::vector<QueueStart>& starts) {
    QStringList words;
    for (const QueueStart& start : starts) {
        QString word = QString::fromStdString(start.id);
        for (const int gpu : start.gpus) word += QStringLiteral(":%1").arg(gpu);
        words << word;
    }
    return words.join(QLatin1Char(' '));
}
constexpr auto kWindow = TargetKind::Window;
constexpr auto kWorker = TargetKind::Worker;

}  // namespace

class QueueTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void beginsOneAfterTheOtherWithoutGpus() {
        std::vector<QueuedRun> runs{waiting("a", kWindow), waiting("b", kWindow), waiting("c")};
        QCOMPARE(begun(due({}, runs, 0, false)), QStringLiteral("a"));
        runs[0].state = QueuedState::Running;
        QCOMPARE(begun(due({}, runs, 0, true)), QString());
        runs[0].state = QueuedState::Ended;
        QCOMPARE(begun(due({}, runs, 0, false)), QStringLiteral("b"));
    }

    void runsSideBySideAsManyAsAsked() {
        Queue queue;
        queue.atOnce = 3;
        std::vector<QueuedRun> runs{running("a"), waiting("b"), waiting("c"), waiting("d")};
        QCOMPARE(begun(due(queue, runs, 0, false)), QStringLiteral("b c"));
        // The engine thread runs one at a time; workers queued behind it need not wait for it.
        runs = {waiting("a", kWindow), waiting("b", kWindow), waiting("c"), waiting("d")};
        QCOMPARE(begun(due(queue, runs, 0, false)), QStringLiteral("a c d"));
        QCOMPARE(begun(due(queue, runs, 0, true)), QStringLiteral("c d"));
    }

    void saysWhatARunWaitsFor() {
        const auto why = [](const Queue& queue, const std::vector<QueuedRun>& runs, int gpus, bool busy) {
            std::vector<Message> waits;
            (void)due(queue, runs, gpus, busy, &waits);
            QStringList words;
            for (const Message& one : waits) words << QString::fromStdString(english(one));
            return words;
        };
        const QString none;
        QCOMPARE(why({}, {waiting("a", kWindow), waiting("b", kWindow)}, 0, false),
                 (QStringList{none, "Waits until the run that this window is training has ended"}));
        QCOMPARE(why({}, {running("a"), waiting("b")}, 0, false),
                 (QStringList{none, "Waits until the run in progress has ended"}));
        Queue two;
        two.atOnce = 2;
        QCOMPARE(why(two, {running("a"), running("b"), waiting("c")}, 0, false),
                 (QStringList{none, none, "Waits until one of 2 runs in progress has ended"}));
        std::vector<QueuedRun> runs{running("a"), waiting("b"), waiting("c")};
        runs[0].gpus = {0, 2};
        runs[0].gpusNeeded = 2;
        runs[1].gpusNeeded = 2;
        runs[1].numbers = {2, 3};
        runs[2].gpusNeeded = 3;
        QCOMPARE(why({}, runs, 4, false),
                 (QStringList{none, "Waits for GPUs that other runs are using: 2", "Waits until 3 GPUs are free"}));
        runs = {running("a"), waiting("b"), waiting("c")};
        runs[0].numbers = {0, 1};
        runs[1].numbers = {1, 2, 0};
        QCOMPARE(why({}, runs, 0, false), (QStringList{none, "Waits for CPU cores that other runs are using: 1, 0",
                                                       "Waits for the CPU, which other runs are using"}));
        // Held back, or paused: something else is the reason.
        runs[1].held = runs[2].held = true;
        QCOMPARE(why({}, runs, 0, false), (QStringList{none, none, none}));
        two.paused = true;
        QCOMPARE(why(two, {running("a"), running("b"), waiting("c")}, 0, false), (QStringList{none, none, none}));
    }

    void aPausedQueueBeginsNothing() {
        Queue queue;
        queue.paused = true;
        QCOMPARE(begun(due(queue, std::vector{waiting("a")}, 0, false)), QString());
    }

    void oneRunAGpuEachOnItsOwn() {
        const std::vector<QueuedRun> runs{running("a", {1}), waiting("b", kWorker, 1), waiting("c", kWorker, 1),
                                          waiting("d", kWorker, 1)};
        QCOMPARE(begun(due({}, runs, 3, false)), QStringLiteral("b:0 c:2"));
    }

    void aRunThatNeedsTwoGpusIsNotStarvedByThoseBehindIt() {
        Queue queue;
        queue.atOnce = 4;
        const std::vector<QueuedRun> runs{running("a", {0}), waiting("b", kWorker, 2), waiting("c", kWorker, 1),
                                          waiting("cpu", kWorker, 0)};
        QCOMPARE(begun(due(queue, runs, 2, false)), QStringLiteral("cpu"));
        QCOMPARE(begun(due(queue, std::span(runs).subspan(1), 2, false)), QStringLiteral("b:0:1 cpu"));
    }

    void theWindowTakesTheFirstGpus() {
        Queue queue;
        queue.atOnce = 2;
        const std::vector<QueuedRun> runs{running("a", {0}), waiting("b", kWindow, 1)};
        QCOMPARE(begun(due(queue, runs, 2, false)), QString());
        const std::vector<QueuedRun> other{running("a", {1}), waiting("b", kWindow, 1)};
        QCOMPARE(begun(due(queue, other, 2, false)), QStringLiteral("b:0"));
    }

    void aFailedRunDoesNotStopTheRest() {
        std::vector<QueuedRun> runs{waiting("a"), waiting("b")};
        runs[0].state = QueuedState::Ended;
        QCOMPARE(begun(due({}, runs, 0, false)), QStringLiteral("b"));
        runs[0].state = QueuedState::Absent;
        QCOMPARE(begun(due({}, runs, 0, false)), QStringLiteral("b"));
        runs[0].state = QueuedState::Broken;
        QCOMPARE(begun(due({}, runs, 0, false)), QStringLiteral("a"));
    }

    /// Runs that name the cores they use fill a machine, in the queue's order, and share none.
    void coresAreUsedByOneRunAtATime() {
        const auto on = [](const std::string& id, std::vector<std::int64_t> cores) {
            QueuedRun run = waiting(id);
            run.numbers = std::move(cores);
            return run;
        };
        std::vector<QueuedRun> runs{on("a", {0, 1}), on("b", {1, 2}), on("c", {2}), on("d", {3})};
        // c has to wait for b, which comes first.
        QCOMPARE(begun(due({}, runs, 0, false)), QStringLiteral("a d"));
        runs[0].state = runs[3].state = QueuedState::Running;
        QCOMPARE(begun(due({}, runs, 0, false)), QString());
        runs[0].state = QueuedState::Ended;
        QCOMPARE(begun(due({}, runs, 0, false)), QStringLiteral("b"));
        runs[1].state = QueuedState::Ended;
        QCOMPARE(begun(due({}, runs, 0, false)), QStringLiteral("c"));
        // One that names none has the CPU to itself, and so has the one after it to wait.
        runs = {waiting("a"), on("b", {0})};
        QCOMPARE(begun(due({}, runs, 0, false)), QStringLiteral("a"));
        runs = {on("b", {0}), waiting("a")};
        QCOMPARE(begun(due({}, runs, 0, false)), QStringLiteral("b"));
        // Unless the user has said how many run side by side.
        Queue two;
        two.atOnce = 2;
        QCOMPARE(begun(due(two, runs, 0, false)), QStringLiteral("b a"));
    }

    void gpusThatARunNamesAreKeptForIt() {
        const auto on = [](const std::string& id, std::vector<std::int64_t> gpus) {
            QueuedRun run = waiting(id, kWorker, 1);
            run.numbers = std::move(gpus);
            return run;
        };
        std::vector<QueuedRun> runs{running("a", {1}), on("b", {1}), waiting("c", kWorker, 1), on("d", {3, 2})};
        // b waits for its GPU; the others have theirs.
        QCOMPARE(begun(due({}, runs, 4, false)), QStringLiteral("c:0 d:3:2"));
        runs[0].state = QueuedState::Ended;
        QCOMPARE(begun(due({}, runs, 4, false)), QStringLiteral("b:1 c:0 d:3:2"));
        runs = {running("a", {0}), on("b", {0, 1}), waiting("c", kWorker, 1)};
        QCOMPARE(begun(due({}, runs, 2, false)), QString());
    }

    void gpusAreThoseTheSpecAsksFor() {
        RunSpec spec;
        spec.devices.count = 2;
        QCOMPARE(gpusNeeded(spec, 0), 0);
        QCOMPARE(gpusNeeded(spec, 4), 2);
        QCOMPARE(gpusNeeded(spec, 1), 1);
        spec.devices.kind = "cpu";
        QCOMPARE(gpusNeeded(spec, 4), 0);
    }

    void itemsMoveTogetherAndKeepTheirOrder_data() {
        QTest::addColumn<QString>("ids");
        QTest::addColumn<int>("position");
        QTest::addColumn<QString>("order");
        QTest::newRow("to the head") << "cd" << 0 << "cdabe";
        QTest::newRow("to the end") << "ac" << 5 << "bdeac";
        QTest::newRow("one down") << "b" << 3 << "acbde";
        QTest::newRow("one up") << "c" << 1 << "acbde";
        QTest::newRow("past the end") << "a" << 99 << "bcdea";
        QTest::newRow("unknown") << "x" << 2 << "abcde";
    }
    void itemsMoveTogetherAndKeepTheirOrder() {
        QFETCH(QString, ids);
        QFETCH(int, position);
        QFETCH(QString, order);
        Queue queue;
        for (const char letter : std::string("abcde")) queue.items.push_back({std::string(1, letter), kWorker, 0});
        std::vector<std::string> moved;
        for (const char letter : ids.toStdString()) moved.emplace_back(1, letter);
        epochal::move(queue, moved, static_cast<std::size_t>(position));
        QString now;
        for (const QueueItem& item : queue.items) now += QString::fromStdString(item.id);
        QCOMPARE(now, order);
    }

    void aHeldRunIsPassedOver() {
        const Queue queue{{{"a", kWorker, 0}, {"b", kWorker, 0}}, 1, false};
        std::vector<QueuedRun> runs(2);
        for (std::size_t i = 0; i < 2; ++i) runs[i].item = queue.items[i];
        runs[0].held = true;
        const auto starts = due(queue, runs, 0, false);
        QCOMPARE(starts.size(), std::size_t{1});
        QCOMPARE(starts[0].id, std::string("b"));
    }

    void theFileComesBackAsItWas() {
        QTemporaryDir folder;
        const Path home = folder.filePath(QStringLiteral("home")).toStdString();
        QVERIFY(loadQueue(home).ok());
        QVERIFY(loadQueue(home)->items.empty());
        const Queue queue{
            {{"20261121-141032-7f3a9c01", kWorker, 2}, {"20261121-141032-7f3a9c02", kWindow, 0, true}}, 3, true};
        QVERIFY(saveQueue(home, queue).ok());
        // A queue of a newer version is neither read nor replaced.
        Json newer = toJson(queue);
        newer["version"] = 2;
        QVERIFY(writeAtomically(queueFile(home), newer.dump()).ok());
        QCOMPARE(saveQueue(home, queue).error().kind, ErrorKind::Newer);
        QVERIFY(writeAtomically(queueFile(home), "{").ok() && saveQueue(home, queue).ok());
        const auto back = loadQueue(home);
        QVERIFY(back.ok());
        QVERIFY(*back == queue);
    }

    /// An item of a newer version, or misspelt by hand: it is not started elsewhere, and not lost.
    void anItemForAnUnknownTargetIsKeptAndReported() {
        QTemporaryDir folder;
        const Path home = folder.path().toStdString();
        QVERIFY(writeAtomically(queueFile(home), R"({"format":"epochal-queue","version":1,"runs":[)"
                                                 R"({"id":"a","target":"cluster","starts":1,"partition":"gpu"},)"
                                                 R"({"id":"b","target":"worker","starts":0}]})")
                    .ok());
        const auto queue = loadQueue(home);
        QVERIFY(queue.ok());
        QCOMPARE(queue->items.size(), std::size_t{1});
        QCOMPARE(queue->items[0].target, kWorker);
        QCOMPARE(queue->unknown.size(), std::size_t{1});
        const std::string said = english(unknownTarget(queue->unknown[0]));
        for (const char* part : {"\"cluster\"", "(a)", "window, worker"})
            QVERIFY2(said.find(part) != std::string::npos, said.c_str());
        QVERIFY(saveQueue(home, *queue).ok());
        const std::string text = *readFile(queueFile(home));
        QVERIFY2(text.find("cluster") != std::string::npos && text.find("partition") != std::string::npos,
                 text.c_str());
        QVERIFY(*loadQueue(home) == *queue);
    }

    void everyTargetHasItsName() {
        for (const TargetKind kind : {kWindow, kWorker}) QCOMPARE(*targetKind(name(kind), ""), kind);
        QCOMPARE(targetKind("Worker", "x").error().kind, ErrorKind::Unsupported);
    }

    void damagedFilesAreSaidAndNeverLeadOutOfTheRunsFolder() {
        for (const char* text :
             {R"([])", R"({"format":"epochal-queue"})", R"({"format":"epochal-queue","runs":[{"id":"../x"}]})",
              R"({"format":"epochal-queue","runs":[{"id":""}]})", R"({"format":"epochal-queue","runs":[7]})"})
            QVERIFY2(!queueFromJson(*parseJson(text, ""), "queue.json").ok(), text);
        const auto newer = queueFromJson(*parseJson(R"({"format":"epochal-queue","version":2,"runs":[]})", ""), "q");
        QCOMPARE(newer.error().kind, ErrorKind::Newer);
        const auto twice =
            queueFromJson(*parseJson(R"({"format":"epochal-queue","runs":[{"id":"a"},{"id":"a"}]})", ""), "queue.json");
        QCOMPARE(twice->items.size(), std::size_t{1});
    }

    void aRunsStateIsAskedOfItsFolder() {
        QTemporaryDir folder;
        const Path runs = folder.path().toStdString();
        QCOMPARE(queuedState(runs / "none"), QueuedState::Absent);
        Offer offer;
        offer.id = "this-machine";
        const auto run = RunDirectory::create(runs, "r", {}, {}, offer);
        QVERIFY(run.ok());
        QCOMPARE(queuedState(run->path()), QueuedState::Waiting);
        {
            const auto lock = FileLock::tryLock(run->lockFile());
            QVERIFY(lock.ok());
            auto writer = EventWriter::open(*run, 1);
            QVERIFY(writer.ok());
            QVERIFY((*writer)->write(StateChanged{RunState::Starting, {}}, 0, 0).ok());
            QCOMPARE(queuedState(run->path()), QueuedState::Running);
        }
        // The lock was released without an exit record: a kill -9.
        QCOMPARE(queuedState(run->path()), QueuedState::Broken);
        QVERIFY(!leftInOrder(*run));
        {
            // Its log has the end, but the process was killed before it wrote the exit record.
            const auto other = RunDirectory::create(runs, "ended", {}, {}, offer);
            auto writer = EventWriter::open(*other, 1);
            QVERIFY((*writer)->write(StateChanged{RunState::Running, {}}, 0, 0).ok());
            QVERIFY((*writer)->write(Finished{RunState::Finished, StopReason::Epochs, {}, 2}, 1, 1).ok());
            QCOMPARE(queuedState(other->path()), QueuedState::Ended);
        }
        ExitRecord record;
        record.state = RunState::Interrupted;
        record.utcMillis = 1;
        QVERIFY(test::writeExit(*run, record).ok());
        QCOMPARE(queuedState(run->path()), QueuedState::Broken);
        QVERIFY(leftInOrder(*run));
        record.state = RunState::Failed;
        QVERIFY(test::writeExit(*run, record).ok());
        QCOMPARE(queuedState(run->path()), QueuedState::Ended);
        QVERIFY(writeAtomically(run->path() / "spec.json", "{").ok());
        QCOMPARE(queuedState(run->path()), QueuedState::Ended);
    }
};

QTEST_APPLESS_MAIN(QueueTest)
#include "queue_test.moc"
