// Where a run went on in another way, from events told by hand: ten steps an epoch, one second each.
#include <QtTest/QTest>

#include "core/analysis/figures.h"

using namespace epochal;

namespace {

class Teller {
public:
    Teller() : record_(spec(), {}) {}
    void start(std::int64_t step) {
        Started body;
        body.trainImages = 1000;
        body.stepsPerEpoch = 10;
        body.startEpoch = step / 10;
        body.startStep = step_ = step;
        say(body);
    }
    void nextAttempt() {
        ++attempt_;
        sequence_ = 0;
        clock_ = 0;
    }
    void steps(std::int64_t count) {
        step_ += count;
        clock_ += static_cast<double>(count);
        say(StepWindow{(step_ - 1) / 10 + 1, step_, count, 100 * count, static_cast<double>(count), 0, 0, 0.5, 0.1});
    }
    void notice(const char* code) { say(Notice{Severity::Info, code, {"", {}}, {}}); }
    /// "unfrozen@10 resumed@25"
    [[nodiscard]] QString milestones() {
        QStringList all;
        for (const Milestone& one : record_.figures().milestones)
            all += QStringLiteral("%1@%2").arg(QString::fromStdString(one.code)).arg(one.at.step);
        return all.join(QLatin1Char(' '));
    }
    [[nodiscard]] const Figures& figures() { return record_.figures(); }

private:
    static RunSpec spec() {
        RunSpec spec;
        spec.optimizer.globalBatch = 100;
        return spec;
    }
    void say(EventBody body) { record_.apply({attempt_, ++sequence_, 1000, clock_, clock_, std::move(body)}); }

    RunRecord record_;
    std::int64_t attempt_ = 1, sequence_ = 0, step_ = 0;
    double clock_ = 0;
};

}  // namespace

class MilestonesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aFreshRunHasNone() {
        Teller run;
        run.start(0);
        run.steps(5);
        run.notice("data-wait");
        QCOMPARE(run.milestones(), QString());
    }

    void aNoticeMarksTheStepBeforeIt() {
        Teller run;
        run.start(0);
        run.steps(10);
        run.notice(kUnfrozen);
        run.steps(10);
        run.notice(kImageSize);
        QCOMPARE(run.milestones(), QStringLiteral("unfrozen@10 image-size@20"));
        const AxisPosition& at = run.figures().milestones[0].at;
        QCOMPARE(at.epoch, 1.0);
        QCOMPARE(at.active, 10.0);
        QCOMPARE(at.images, 1000.0);
    }

    /// The second attempt goes back to step 5 and comes to the unfreezing again; the clock is that of both attempts.
    void redoneStepsCountOnce() {
        Teller run;
        run.start(0);
        run.steps(10);
        run.notice(kUnfrozen);
        run.steps(5);
        run.nextAttempt();
        run.start(5);
        QCOMPARE(run.milestones(), QStringLiteral("resumed@5"));
        run.steps(5);
        run.notice(kUnfrozen);
        QCOMPARE(run.milestones(), QStringLiteral("resumed@5 unfrozen@10"));
        QCOMPARE(run.figures().milestones[1].at.active, 20.0);
    }

    /// The checkpoint of the epoch's end is where the unfreezing was said: it is said again.
    void theStepItselfCountsOnce() {
        Teller run;
        run.start(0);
        run.steps(10);
        run.notice(kUnfrozen);
        run.nextAttempt();
        run.start(10);
        run.notice(kUnfrozen);
        QCOMPARE(run.milestones(), QStringLiteral("resumed@10 unfrozen@10"));
    }

    void aRollBackIsWhereTheRunGoesOn() {
        Teller run;
        run.start(0);
        run.steps(10);
        run.steps(10);
        run.notice(kRolledBack);
        QCOMPARE(run.milestones(), QString());
        run.start(10);
        QCOMPARE(run.milestones(), QStringLiteral("rolled-back@10"));
        QCOMPARE(run.figures().milestones[0].at.active, 20.0);
    }

    /// A later attempt that has no checkpoint begins anew: nothing was resumed.
    void anAttemptFromTheBeginningIsNoMilestone() {
        Teller run;
        run.start(0);
        run.steps(5);
        run.nextAttempt();
        run.start(0);
        QCOMPARE(run.milestones(), QString());
    }
};

QTEST_GUILESS_MAIN(MilestonesTest)
#include "milestones_test.moc"
