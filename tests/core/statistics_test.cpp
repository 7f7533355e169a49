// Spread, checked against hand calculation and an independent plain implementation; scaling, against published figures.
#include <QtTest/QTest>
#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

#include "core/analysis/smoothing.h"
#include "core/analysis/statistics.h"

using namespace epochal;

namespace {

double medianOf(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    const std::size_t half = values.size() / 2;
    return values.size() % 2 == 1 ? values[half] : (values[half - 1] + values[half]) / 2;
}

double jitterOf(const std::vector<double>& values) {
    const double median = medianOf(values);
    std::vector<double> distances;
    for (const double value : values) distances.push_back(std::abs(value - median));
    return 1.4826 * medianOf(distances);
}

}  // namespace

class StatisticsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void spreadsByHand() {
        // mean 5, squared distances 9 1 1 1 0 0 4 16 = 32, sd sqrt(32/7); median 4.5, distances 2.5 .5 .5 .5 .5
        // .5 2.5 4.5.
        const std::vector<double> values{2, 4, 4, 4, 5, 5, 7, 9};
        const Spread s = spread(values);
        QCOMPARE(s.n, std::size_t{8});
        QCOMPARE(s.mean, 5.0);
        QCOMPARE(s.sd, std::sqrt(32.0 / 7));
        QCOMPARE(s.median, 4.5);
        QCOMPARE(s.jitter, 1.4826 * 0.5);
        QCOMPARE(s.uncertainty(), std::sqrt(32.0 / 7) / std::sqrt(8.0));
    }

    /// Of {1, 3} and {2, 2, 5}: 2 + 6 squared over 1 + 2 degrees of freedom; a group of one value says nothing.
    void poolsTheVarianceOfGroups() {
        PooledVariance pooled;
        pooled.add(0, 1);
        QVERIFY(!pooled.value());
        pooled.add(2, 2);
        pooled.add(6, 3);
        QCOMPARE(pooled.value().value(), 8.0 / 3);
        QCOMPARE(sampleSd(6, 3), std::sqrt(3.0));
        QCOMPARE(sampleSd(-1e-18, 2), 0.0);  // a rounding error
    }

    void spreadsFewValues() {
        QCOMPARE(spread({}).n, std::size_t{0});
        QVERIFY(std::isnan(spread({}).uncertainty()));
        const std::vector<double> one{3};
        QCOMPARE(spread(one).mean, 3.0);
        QVERIFY(std::isnan(spread(one).sd) && std::isnan(spread(one).jitter) && std::isnan(spread(one).uncertainty()));
        const std::vector<double> two{1, 3};
        QCOMPARE(spread(two).median, 2.0);
        QCOMPARE(spread(two).sd, std::sqrt(2.0));
        QCOMPARE(spread(two).jitter, 1.4826);
    }

    void runsLikeThePlainFormula() {
        std::mt19937 random(7);
        for (int round = 0; round < 60; ++round) {
            RunningSpread running;
            std::vector<double> values;
            const int n = round < 40 ? round + 1 : 3000 + round;
            std::lognormal_distribution<double> skewed(6, 0.4);
            std::uniform_int_distribution<int> tied(0, 5);
            for (int i = 0; i < n; ++i) {
                values.push_back(round % 3 == 0 ? tied(random) : skewed(random));
                running.add(values.back());
            }
            const Spread s = running.spread();
            double sum = 0, squares = 0;
            for (const double value : values) sum += value;
            for (const double value : values) squares += (value - sum / n) * (value - sum / n);
            QVERIFY(std::abs(s.mean - sum / n) <= 1e-9 * std::abs(sum / n));
            QCOMPARE(s.median, medianOf(values));
            if (n < 2) continue;
            QVERIFY(std::abs(s.sd - std::sqrt(squares / (n - 1))) <= 1e-9 * (1 + s.sd));
            QCOMPARE(s.jitter, jitterOf(values));
        }
    }

    void passesOverWhatIsNoNumber() {
        const double nan = std::nan(""), infinity = std::numeric_limits<double>::infinity();
        const Spread s = spread(std::vector<double>{nan, 2, 4, infinity, 4, 4, -infinity, 5, 5, nan, 7, 9});
        QCOMPARE(s.n, std::size_t{8});
        QCOMPARE(s.mean, 5.0);
        QCOMPARE(s.sd, std::sqrt(32.0 / 7));
        QCOMPARE(s.median, 4.5);
        QCOMPARE(spread(std::vector<double>{nan, infinity}).n, std::size_t{0});
        const std::vector<double> plain = smoothed(std::vector<double>{1, 2, 3}, 0.5);
        const std::vector<double> broken = smoothed(std::vector<double>{nan, 1, infinity, 2, 3, -infinity}, 0.5);
        QVERIFY(std::isnan(broken[0]) && std::isnan(broken[2]) && std::isnan(broken[5]));
        QCOMPARE(broken[1], plain[0]);
        QCOMPARE(broken[3], plain[1]);
        QCOMPARE(broken[4], plain[2]);
    }

    /// Values added and removed again leave no trace, bit for bit.
    void takesValuesBack() {
        std::mt19937_64 random(7);
        std::vector<double> values(5000);
        for (double& value : values) value = static_cast<double>(random() % 700) / 7;
        RunningSpread kept, all;
        std::vector<RunningSpread::Moments> before;
        constexpr std::size_t kKept = 1234;
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (i < kKept) kept.add(values[i]);
            before.push_back(all.moments());
            all.add(values[i]);
        }
        for (std::size_t i = values.size(); i-- > kKept;) all.takeBack(values[i], before[i]);
        const Spread a = all.spread(), b = kept.spread();
        QCOMPARE(a.n, b.n);
        QVERIFY(a.mean == b.mean && a.sd == b.sd && a.median == b.median && a.jitter == b.jitter);
    }

    void takesSortedAndReversedValues() {
        RunningSpread up, down;
        for (int i = 0; i < 5000; ++i) {
            up.add(i);
            down.add(5000 - i);
        }
        QCOMPARE(up.spread().median, 2499.5);
        QCOMPARE(down.spread().median, 2500.5);
        QCOMPARE(up.spread().jitter, 1.4826 * 1250);
        QCOMPARE(down.spread().jitter, 1.4826 * 1250);
    }

    void scalesLikePublished() {
        // DeepLearningExamples, ResNet-50, A100 80 GB: 2470 on one, 16621 on eight: 84 %.
        QCOMPARE(std::round(100 * *scalingEfficiency(16621, 8, 2470)), 84.0);
        QCOMPARE(std::round(100 * *scalingEfficiency(8322, 8, 1200)), 87.0);
        // 256 minutes an epoch on one TPU, 2.2 on 1024; published as near linear, it is 11 %.
        QCOMPARE(std::round(100 * *scalingEfficiency(1 / 2.2, 1024, 1 / 256.0)), 11.0);
        // ResNet-152 on 8 K80, speed-up 7.7: 96 %.
        QCOMPARE(std::round(100 * *scalingEfficiency(7.7, 8, 1)), 96.0);
        QVERIFY(!scalingEfficiency(0, 8, 1));
        QVERIFY(!scalingEfficiency(1, 0, 1));
        QVERIFY(!scalingEfficiency(1, 8, std::nan("")));
    }

    void smoothsWithoutBias() {
        const double nan = std::nan("");
        const std::vector<double> constant{4, 4, nan, 4};
        const auto flat = smoothed(constant, 0.9);
        QCOMPARE(flat[0], 4.0);
        QCOMPARE(flat[1], 4.0);
        QVERIFY(std::isnan(flat[2]));
        QCOMPARE(flat[3], 4.0);
        const std::vector<double> values{1, 2};
        QCOMPARE(smoothed(values, 0)[1], 2.0);
        // s1 = .5, s2 = .25 + 1 = 1.25; / (1 - .25)
        QCOMPARE(smoothed(values, 0.5)[1], 1.25 / 0.75);
    }
};

QTEST_APPLESS_MAIN(StatisticsTest)
#include "statistics_test.moc"
