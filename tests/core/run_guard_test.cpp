#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

#include "core/analysis/replay.h"
#include "core/events/run_directory.h"
#include "core/launch/run_guard.h"

using namespace epochal;

namespace {

/// Not this process's parent, so that the guard takes it for one that has ended.
const pid_t nobody = ::getpid();

}  // namespace

/// What a guard writes once the process of a run has ended; that it waits for that is seen with real ranks
/// (tests/faults/strikes_test.cpp).
class RunGuardTest : public QObject {
    Q_OBJECT

    QTemporaryDir home_;

    RunDirectory runNamed(const char* id) {
        Offer offer;
        offer.id = "this-machine";
        return *RunDirectory::create(Path(home_.path().toStdString()) / "runs", id, RunSpec{}, Machine{}, offer);
    }

private Q_SLOTS:
    void anAttemptWithoutAnEndGetsOne() {
        const RunDirectory run = runNamed("20261129-120000-00000001");
        {
            auto writer = EventWriter::open(run, 1).value();
            QVERIFY(writer->write(StateChanged{RunState::Starting, {}}, 0, 0));
        }
        QVERIFY(guardRun(run, nobody, 60));
        const auto record = run.exitRecord();
        QVERIFY(record && record->error);
        QCOMPARE(record->attempt, std::int64_t{1});
        QCOMPARE(record->code, 71);
        QCOMPARE(record->events, std::int64_t{1});
        const std::string cause = english(record->error->what);
        QVERIFY2(
            cause.starts_with("Rank 0 (process " + std::to_string(nobody)) && cause.ends_with("was killed or crashed"),
            cause.c_str());
        QVERIFY(replay(run)->figures().state == RunState::Failed);
    }
    /// The attempt's own word counts, in the record or in the log.
    void whatTheAttemptSaysStays() {
        const RunDirectory run = runNamed("20261129-120000-00000002");
        auto writer = EventWriter::open(run, 1).value();
        QVERIFY(writer->write(StateChanged{RunState::Starting, {}}, 0, 0));
        ExitRecord own{1, 75, RunState::Interrupted, {}, {}, 0, 1, {}};
        auto kept = run.prepareExit(own);
        QVERIFY(kept && kept->commit());
        QVERIFY(guardRun(run, nobody, 60));
        QCOMPARE(run.exitRecord()->code, 75);

        const RunDirectory logged = runNamed("20261129-120000-00000003");
        writer = EventWriter::open(logged, 1).value();
        QVERIFY(writer->write(Finished{RunState::Finished, StopReason::Epochs, {}, 1}, 0, 0));
        QVERIFY(guardRun(logged, nobody, 60));
        QVERIFY(!logged.exitRecord());
    }
};

QTEST_GUILESS_MAIN(RunGuardTest)
#include "run_guard_test.moc"
