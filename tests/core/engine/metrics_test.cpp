#include <QtTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <utility>
#include <vector>

#include "core/engine/train/metrics.h"

using namespace epochal::engine;

namespace {

/// By the sum of ranks, where equal scores share the mean of theirs (Mann-Whitney).
double aucByRanks(const std::vector<std::pair<double, bool>>& scores) {
    std::vector<std::pair<double, bool>> all = scores;
    std::sort(all.begin(), all.end());
    double twiceRanks = 0, positives = 0;
    for (std::size_t begin = 0; begin < all.size();) {
        std::size_t end = begin, hits = 0;
        while (end < all.size() && all[end].first == all[begin].first) hits += all[end++].second ? 1 : 0;
        twiceRanks += double(hits) * double(begin + 1 + end);
        positives += double(hits);
        begin = end;
    }
    return (twiceRanks / 2 - positives * (positives + 1) / 2) / (positives * (double(all.size()) - positives));
}

/// On one thread, with all log-probabilities in memory.
Metrics earlierMeasure(const std::vector<float>& logits, const std::vector<std::int64_t>& labels, int classes) {
    std::vector<double> scores;
    double loss = 0, first = 0, amongFive = 0;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const float* row = &logits[i * std::size_t(classes)];
        const double largest = *std::max_element(row, row + classes);
        double total = 0;
        for (int c = 0; c < classes; ++c) total += std::exp(row[c] - largest);
        const double normalizer = largest + std::log(total);
        for (int c = 0; c < classes; ++c) scores.push_back(row[c] - normalizer);
        loss -= row[labels[i]] - normalizer;
        int ahead = 0;
        for (int c = 0; c < classes; ++c)
            ahead += row[c] > row[labels[i]] || (row[c] == row[labels[i]] && c < labels[i]) ? 1 : 0;
        first += ahead == 0 ? 1 : 0;
        amongFive += ahead < 5 ? 1 : 0;
    }
    double sum = 0;
    int counted = 0;
    for (int c = 0; c < classes; ++c) {
        std::vector<std::pair<double, bool>> one;
        for (std::size_t i = 0; i < labels.size(); ++i)
            one.emplace_back(scores[i * std::size_t(classes) + std::size_t(c)], labels[i] == c);
        const double area = aucByRanks(one);
        if (std::isnan(area)) continue;
        sum += area;
        ++counted;
    }
    const auto rows = double(labels.size());
    Metrics metrics;
    metrics.loss = loss / rows;
    metrics.top1 = first / rows;
    metrics.top5 = amongFive / rows;
    metrics.auc = sum / counted;
    return metrics;
}

}  // namespace

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
    /// The third class has no positive and is excluded. Logits that are log-probabilities rank as these.
    void averagesOverClassesThatCanBeCompared() {
        const std::vector<double> shares{0.9, 0.05, 0.05, 0.3, 0.6, 0.1, 0.5, 0.04, 0.46};
        std::vector<float> logits;
        for (const double share : shares) logits.push_back(float(std::log(share)));
        const std::vector<std::int64_t> labels{0, 1, 1};
        // Class 0: 0.9 against 0.3 and 0.5, both in order. Class 1: positives 0.6, 0.04 against the negative 0.05: one
        // pair of two in order.
        QCOMPARE(*measure(logits, labels, 3)->auc, (1.0 + 0.5) / 2);
    }
    void ranksNothingWhereAllAreOfOneClass() {
        QCOMPARE(*measure(std::vector<float>{1, 2, 3, 4}, std::vector<std::int64_t>{1, 1}, 2)->auc, 0.5);
    }

    /// One thread after another and sorted ranks, as the earlier version did it, on logits with many ties.
    void isTheSameForAnyNumberOfThreads_data() {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("classes");
        QTest::newRow("a block of classes and a part of one") << 1500 << 21;
        QTest::newRow("more rows than one piece scans") << 70'000 << 3;
        QTest::newRow("fewer rows than classes") << 7 << 40;
    }
    void isTheSameForAnyNumberOfThreads() {
        QFETCH(int, rows);
        QFETCH(int, classes);
        std::mt19937 random(5);
        std::vector<float> logits;
        std::vector<std::int64_t> labels;
        for (int i = 0; i < rows; ++i) {
            // Equal rows but for their order have equal normalizers, so that scores tie across rows.
            const bool flat = random() % 3 == 0;
            for (int c = 0; c < classes; ++c) logits.push_back(flat ? float(c % 5) : float(random() % 1000) / 77);
            labels.push_back(std::int64_t(random()) % classes);
        }
        const Metrics expected = earlierMeasure(logits, labels, classes);
        for (const std::size_t threads : {1, 2, 3, 8}) {
            const Metrics metrics = measure(logits, labels, classes, threads).value();
            QVERIFY(metrics.loss == expected.loss);
            QVERIFY(metrics.top1 == expected.top1 && metrics.top5 == expected.top5);
            QVERIFY2(metrics.auc == expected.auc,
                     qPrintable(QString("%1, %2").arg(*metrics.auc, 0, 'g', 17).arg(*expected.auc, 0, 'g', 17)));
        }
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
