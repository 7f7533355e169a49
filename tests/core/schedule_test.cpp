#include <QTest>

#include <cmath>

#include "core/spec/schedule.h"

using namespace epochal;

/// Learning rates worked out by hand from the definitions in schedule.h.
class ScheduleTest : public QObject {
    Q_OBJECT

    static RunSpec spec(const std::string& kind, double warmup) {
        RunSpec s;
        s.schedule.kind = kind;
        s.schedule.warmupEpochs = warmup;
        s.optimizer.learningRate = 0.4;
        s.stop.epochs = 5;
        return s;
    }

private Q_SLOTS:
    void warmupRisesByEqualStepsAndEndsBelowThePeak() {
        const RunSpec s = spec("constant", 1);  // 3 warm-up steps: 1/4, 2/4, 3/4 of the peak, then the peak
        QCOMPARE(learningRate(s, 0, 3), 0.1);
        QCOMPARE(learningRate(s, 1, 3), 0.2);
        QVERIFY(std::abs(learningRate(s, 2, 3) - 0.3) < 1e-12);
        QCOMPARE(learningRate(s, 3, 3), 0.4);
        QCOMPARE(learningRate(s, 14, 3), 0.4);
    }

    void cosineIsHalfWayInTheMiddleAndZeroAtTheEnd() {
        const RunSpec s = spec("cosine", 0);
        QCOMPARE(learningRate(s, 0, 100), 0.4);
        QVERIFY(std::abs(learningRate(s, 250, 100) - 0.2) < 1e-12);
        QVERIFY(std::abs(learningRate(s, 125, 100) - 0.4 * (1 + std::sqrt(0.5)) / 2) < 1e-12);
        QVERIFY(learningRate(s, 500, 100) < 1e-12);
        QVERIFY(learningRate(s, 9999, 100) < 1e-12);
    }

    void cosineEndsAtItsFinalShare() {
        RunSpec s = spec("cosine", 0);
        s.schedule.finalFactor = 0.1;
        QVERIFY(std::abs(learningRate(s, 500, 100) - 0.04) < 1e-12);
    }

    void stepsMultiplyAtTheStartOfTheirEpoch() {
        RunSpec s = spec("step", 0);
        s.schedule.stepEpochs = {2, 4};
        s.schedule.stepFactor = 0.1;
        QCOMPARE(learningRate(s, 19, 10), 0.4);
        QVERIFY(std::abs(learningRate(s, 20, 10) - 0.04) < 1e-12);
        QVERIFY(std::abs(learningRate(s, 40, 10) - 0.004) < 1e-12);
    }
};

QTEST_APPLESS_MAIN(ScheduleTest)
#include "schedule_test.moc"
