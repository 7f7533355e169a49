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
    /// Without given weights, neither a factor nor frozen epochs apply.
    void groupsOfParametersHaveTheirRates() {
        RunSpec spec;
        spec.optimizer.backboneRate = 0.1;
        spec.model.frozenEpochs = 2;
        QCOMPARE(rateGroups(spec).size(), std::size_t{1});
        QCOMPARE(frozenEpochs(spec), std::int64_t{0});
        spec.model.weights = "some.pth";
        const auto groups = rateGroups(spec);
        QCOMPARE(groups.size(), std::size_t{2});
        QVERIFY(groups[0].of == RateGroup::Of::LastLayer && groups[1].of == RateGroup::Of::OtherLayers);
        QCOMPARE(groups[0].factor, 1.0);
        QCOMPARE(groups[1].factor, 0.1);
        QCOMPARE(groups[1].frozen, std::int64_t{2});
        spec.optimizer.backboneRate = 1;
        QCOMPARE(rateGroups(spec).size(), std::size_t{2});  // frozen at first
        spec.model.frozenEpochs = 0;
        QCOMPARE(rateGroups(spec).size(), std::size_t{1});
    }

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

    void theRateFollowsTheGlobalBatch() {
        RunSpec s = spec("constant", 0);
        s.optimizer.globalBatch = 1024;
        QCOMPARE(peakRate(s), 0.4);
        s.optimizer.referenceBatch = 256;
        QCOMPARE(peakRate(s), 1.6);
        QCOMPARE(learningRate(s, 7, 10), 1.6);
        s.optimizer.referenceBatch = 4096;
        s.schedule.kind = "step";
        QVERIFY(std::abs(learningRate(s, 30, 10) - 0.01) < 1e-12);
    }

    /// Half the epochs, where the warm-up would take them all; unchanged where it would not.
    void warmupLeavesSomethingOfTheRun() {
        RunSpec s = spec("cosine", 1);
        s.stop.epochs = 1;
        QCOMPARE(warmupEpochs(s), 0.5);
        // 5 of 10 steps: 1/6, 2/6 ... of the peak, then half a cosine over the other 5.
        QVERIFY(std::abs(learningRate(s, 0, 10) - 0.4 / 6) < 1e-12);
        QVERIFY(std::abs(learningRate(s, 4, 10) - 0.4 * 5 / 6) < 1e-12);
        QCOMPARE(learningRate(s, 5, 10), 0.4);
        QVERIFY(std::abs(learningRate(s, 6, 10) - 0.2 * (1 + std::cos(std::acos(-1.0) / 5))) < 1e-12);
        s.stop.epochs = 5;
        s.schedule.warmupEpochs = 4.5;
        QCOMPARE(warmupEpochs(s), 4.5);
        s.schedule.warmupEpochs = 7;
        QCOMPARE(warmupEpochs(s), 2.5);
    }

    void agreesWithTorch_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<double>("power");
        QTest::addColumn<double>("final");
        QTest::addColumn<int>("step");
        QTest::addColumn<double>("rate");
        const auto row = [](const char* kind, double power, double last, int step, double rate) {
            QTest::addRow("%s %g %g, step %d", kind, power, last, step)
                << QString(kind) << power << last << step << rate;
        };
        // torch 2.11: PolynomialLR(optimizer, total_iters=50, power=power) of a rate of 0.4
        row("polynomial", 2, 0, 0, 0.4);
        row("polynomial", 2, 0, 1, 0.38416);
        row("polynomial", 2, 0, 25, 0.1);
        row("polynomial", 2, 0, 49, 0.00016);
        row("polynomial", 0.9, 0, 1, 0.3927927466386301);
        row("polynomial", 0.9, 0, 25, 0.2143546925072586);
        row("polynomial", 0.9, 0, 49, 0.011830061093026518);
        // By hand: 0.04 + 0.36 / 4
        row("polynomial", 2, 0.1, 25, 0.13);
        // OneCycleLR(optimizer, max_lr=0.4, total_steps=50, pct_start=0.3, final_div_factor=40)
        row("one-cycle", 2, 0.001, 0, 0.016);
        row("one-cycle", 2, 0.001, 1, 0.020813840861089894);
        row("one-cycle", 2, 0.001, 7, 0.208);
        row("one-cycle", 2, 0.001, 13, 0.39518615913891014);
        row("one-cycle", 2, 0.001, 14, 0.4);
        row("one-cycle", 2, 0.001, 15, 0.3991956639402488);
        row("one-cycle", 2, 0.001, 30, 0.22701980651036757);
        row("one-cycle", 2, 0.001, 48, 0.0012043360597512342);
        // The same with torch's own final_div_factor, 1e4.
        row("one-cycle", 2, 4e-6, 15, 0.3991948620196127);
        row("one-cycle", 2, 4e-6, 48, 0.0008067379803873826);
    }
    void agreesWithTorch() {
        QFETCH(QString, kind);
        QFETCH(double, power);
        QFETCH(double, final);
        QFETCH(int, step);
        QFETCH(double, rate);
        RunSpec s = spec(kind.toStdString(), 0);
        s.schedule.power = power;
        s.schedule.finalFactor = final;
        QVERIFY2(std::abs(learningRate(s, step, 10) - rate) < 1e-12,
                 qPrintable(QString::number(learningRate(s, step, 10), 'g', 12)));
    }

    /// torch 2.11's OneCycleLR over very few steps; and warm-up epochs have no say.
    void oneCycleOfFewSteps() {
        const std::vector<std::vector<double>> torch{
            {1.6e-06},
            {0.3246982615799052, 1.6e-06},
            {0.39776617418036475, 0.18505484106679002, 1.6e-06},
            {0.016000000000000014, 0.3246982615799052, 0.11322439928347969, 1.6e-06},
            {0.016000000000000014, 0.38019385280538953, 0.24450480877451572, 0.0753033384200948, 1.6e-06}};
        RunSpec s = spec("one-cycle", 3);
        s.schedule.finalFactor = 4e-6;
        s.stop.epochs = 1;
        for (const auto& rates : torch)
            for (std::size_t step = 0; step < rates.size(); ++step)
                QVERIFY(std::abs(learningRate(s, std::int64_t(step), std::int64_t(rates.size())) - rates[step]) <
                        1e-12);
        QVERIFY(std::abs(learningRate(s, 99, 5) - 1.6e-6) < 1e-15);
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
