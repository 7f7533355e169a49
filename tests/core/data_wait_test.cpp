// Periods in which a run waited for its images.
#include <QTest>

#include "core/analysis/data_wait.h"

using namespace epochal;

class DataWaitTest : public QObject {
    Q_OBJECT

    /// Windows of half a second and 64 images each, with these shares of waiting.
    static Figures run(const std::vector<double>& shares) {
        Figures figures;
        for (std::size_t i = 0; i < shares.size(); ++i) {
            RatePoint point;
            const auto n = static_cast<double>(i + 1);
            point.at.training = 0.5 * n;
            point.at.images = 64 * n;
            point.at.epoch = n / 10;
            point.dataShare = shares[i];
            figures.rates.push_back(point);
        }
        return figures;
    }

private Q_SLOTS:
    void findsTheLongestStretch() {
        const auto wait = longestDataWait(run({0, 0.5, 0.5, 0.5, 0, 0.3, 0.3, 0.4, 0.4, 0.1}));
        QVERIFY(wait.has_value());
        QCOMPARE(wait->from.training, 3.0);
        QCOMPARE(wait->to.training, 4.5);
        QCOMPARE(wait->seconds, 1.5);
        // The first 0.3 has weight 1 (its start is unknown), the others 64 images each: (0.3 + 64 (0.3 + 0.4 + 0.4)) /
        // 193.
        QVERIFY(std::abs(wait->share - (0.3 + 64 * 1.1) / 193) < 1e-12);
    }
    void leavesShortOnesAndWholeRunsOut() {
        QVERIFY(!longestDataWait(run({0, 0.5, 0.5, 0})));
        QVERIFY(!longestDataWait(run({0.5, 0.5, 0.5, 0.5})));
        QVERIFY(!longestDataWait(run({})));
        QVERIFY(!longestDataWait(run({0, 0.24, 0.24, 0.24, 0})));
    }
    void doesNotJoinAttempts() {
        Figures figures = run({0, 0.5, 0.5, 0.5, 0.5, 0});
        for (std::size_t i = 3; i < figures.rates.size(); ++i) figures.rates[i].attempt = 2;
        QVERIFY(!longestDataWait(figures));
    }
    void leavesWarmUpOut() {
        Figures figures = run({0.5, 0.5, 0.5, 0, 0, 0});
        for (std::size_t i = 0; i < 2; ++i) figures.rates[i].warmup = true;
        QVERIFY(!longestDataWait(figures));
    }
};

QTEST_GUILESS_MAIN(DataWaitTest)
#include "data_wait_test.moc"
