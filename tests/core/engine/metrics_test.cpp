#include <QtTest>

#include <cmath>
#include <limits>
#include <vector>

#include "core/engine/train/metrics.h"

using namespace epochal::engine;

class MetricsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Positives 0.8, 0.4; negatives 0.6, 0.2: three of four pairs are in order.
    void countsPairsInOrder() {
        const std::vector<double> positives{0.8, 0.4}, negatives{0.6, 0.2};
        QCOMPARE(auc(positives, negatives), 0.75);
    }
    /// Positives 0.5, 0.5, 0.9; negatives 0.5, 0.1: (1/2 + 1 + 1/2 + 1 + 1 + 1) of six pairs.
    void countsATieOneHalf() {
        const std::vector<double> positives{0.5, 0.5, 0.9}, negatives{0.5, 0.1};
        QCOMPARE(auc(positives, negatives), 5.0 / 6.0);
    }
    void knowsTheEnds() {
        const std::vector<double> low{0, 1}, high{2, 3}, none;
        QCOMPARE(auc(high, low), 1.0);
        QCOMPARE(auc(low, high), 0.0);
        QCOMPARE(auc(low, low), 0.5);
        QCOMPARE(auc(none, low), -1.0);
    }
    /// Against the definition, pair by pair, on scores with many ties.
    void agreesWithCountingEveryPair() {
        std::vector<double> positives, negatives;
        unsigned state = 12345;
        for (int i = 0; i < 300; ++i) {
            state = state * 1103515245u + 12345u;
            ((state >> 20) % 3 == 0 ? positives : negatives).push_back((state >> 16) % 17);
        }
        double sum = 0;
        for (const double p : positives)
            for (const double n : negatives) sum += p > n ? 1 : p == n ? 0.5 : 0;
        const double expected = sum / double(positives.size() * negatives.size());
        QVERIFY(std::abs(auc(positives, negatives) - expected) < 1e-12);
    }
    /// The third class has no positive and is excluded.
    void averagesOverClassesThatCanBeCompared() {
        const std::vector<double> scores{0.9, 0.5, 0.0, 0.3, 0.6, 0.1, 0.5, 0.4, 0.1};
        const std::vector<std::int64_t> labels{0, 1, 1};
        // Class 0: 0.9 against 0.3 and 0.5, both in order. Class 1: positives 0.6, 0.4 against the negative 0.5: one
        // pair of two in order.
        QCOMPARE(macroAuc(scores, labels, 3), (1.0 + 0.5) / 2);
    }
    void countsTopKExactly() {
        // Row 0: the truth leads. Row 1: the truth is fifth. Row 2: the truth is sixth.
        const std::vector<float> logits{6, 5, 4, 3, 2, 1, 6, 5, 4, 3, 2, 1, 6, 5, 4, 3, 2, 1};
        const std::vector<std::int64_t> labels{0, 4, 5};
        const Metrics metrics = measure(logits, labels, 6).value();
        QCOMPARE(*metrics.top1, 1.0 / 3);
        QCOMPARE(*metrics.top5, 2.0 / 3);
        const double total = std::exp(-5.) + std::exp(-4.) + std::exp(-3.) + std::exp(-2.) + std::exp(-1.) + 1;
        QVERIFY(std::abs(metrics.loss - (std::log(total) + (0.0 + 4.0 + 5.0) / 3)) < 1e-12);
    }
    void givesTheFirstOfEqualScores() {
        const std::vector<float> logits{1, 1};
        QCOMPARE(*measure(logits, std::vector<std::int64_t>{0}, 2)->top1, 1.0);
        QCOMPARE(*measure(logits, std::vector<std::int64_t>{1}, 2)->top1, 0.0);
        QCOMPARE(*measure(logits, std::vector<std::int64_t>{1}, 2)->top5, 1.0);
    }
    /// Comparisons with a logit that is not a number are false: naive code would count such a row as a hit and never
    /// finish a group of equal scores.
    void measuresNothingWhereALogitIsNoNumber() {
        constexpr float kInfinity = std::numeric_limits<float>::infinity();
        for (const float odd : {std::numeric_limits<float>::quiet_NaN(), kInfinity, -kInfinity})
            for (std::size_t at = 0; at < 6; ++at) {
                std::vector<float> logits{1, 2, 3, 4, 5, 6};
                logits[at] = odd;
                QVERIFY(!measure(logits, std::vector<std::int64_t>{0, 1}, 3));
                QVERIFY(!measure(std::vector<float>(3, odd), std::vector<std::int64_t>{2}, 3));
            }
        const float largest = std::numeric_limits<float>::max();
        const auto extreme = measure(std::vector<float>{largest, -largest}, std::vector<std::int64_t>{1}, 2);
        QVERIFY(extreme && std::isfinite(extreme->loss) && std::isfinite(*extreme->auc));
    }
    void endsOnScoresThatAreNoNumbers() {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        const std::vector<double> some{0.1, nan, 0.3}, none{nan, nan}, good{0.5, 0.7};
        QVERIFY(std::isnan(auc(some, good)));
        QVERIFY(std::isnan(auc(good, some)));
        QVERIFY(std::isnan(auc(none, none)));
    }

    /// Mean 100 and deviation 10: predictions 110, 95, 130 of values 108, 100, 120. Errors 2, -5, 10; the values' mean
    /// is 328 / 3, and their squared deviations from it sum up to 608 / 3.
    void measuresErrorsInTheTargetsUnit() {
        const std::vector<float> outputs{1, -0.5f, 3};
        const std::vector<double> values{108, 100, 120};
        const Metrics metrics = measureNumbers(outputs, values, 100, 10).value();
        QVERIFY(std::abs(metrics.loss - 129.0 / 300) < 1e-12);
        QVERIFY(std::abs(*metrics.rmse - std::sqrt(129.0 / 3)) < 1e-12);
        QVERIFY(std::abs(*metrics.mae - 17.0 / 3) < 1e-12);
        QVERIFY(std::abs(*metrics.r2 - (1 - 129.0 / (608.0 / 3))) < 1e-12);
        QVERIFY(!metrics.top1 && !metrics.top5 && !metrics.auc);
    }
    void explainsNoVarianceWhereThereIsNone() {
        const std::vector<float> outputs{1, 2};
        const std::vector<double> values{5, 5};
        const Metrics metrics = measureNumbers(outputs, values, 4, 1).value();
        QCOMPARE(*metrics.rmse, std::sqrt(0.5));
        QVERIFY(!metrics.r2);
    }
    void measuresNoErrorOfWhatIsNotFinite() {
        const std::vector<double> values{1, 2};
        for (const float wrong : {std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity()})
            QVERIFY(!measureNumbers(std::vector<float>{0, wrong}, values, 0, 1));
    }
};

QTEST_GUILESS_MAIN(MetricsTest)
#include "metrics_test.moc"
