// Periods in which a run waited for its images, and what its loader threads did for them.
#include <QTest>
#include <cmath>

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

    /// Of the measured windows that have it, by their steps; of a log without it, it is not known.
    void whatLoaderThreadsDoIsKnownOrNot() {
        RunRecord record(RunSpec{}, Offer{});
        std::int64_t attempt = 1, sequence = 0;
        const auto say = [&](EventBody body) {
            const auto at = static_cast<double>(++sequence);
            record.apply({attempt, sequence, sequence, at, at, std::move(body)});
        };
        const auto window = [](std::int64_t step, std::int64_t steps, double read, double decode, double augment) {
            StepWindow body{1, step, steps, 64 * steps, 1, 0, 0, 0.5, 0.1};
            body.readSeconds = read, body.decodeSeconds = decode, body.augmentSeconds = augment;
            return body;
        };
        Started started;
        started.stepsPerEpoch = 100;
        say(started);
        say(StepWindow{1, 5, 5, 320, 1, 0, 0, 0.5, 0.1});
        QVERIFY(!record.figures().loaderWork);
        StepWindow warmup = window(10, 5, 99, 99, 99);
        warmup.warmup = true;
        say(warmup);
        QVERIFY(!record.figures().loaderWork);
        say(window(15, 5, 0, 2, 1));
        say(window(20, 5, 0, 3, std::nan("")));
        say(window(30, 10, 0, 1, 2));
        const auto work = record.figures().loaderWork;
        QVERIFY(work);
        QCOMPARE(work->reading, 0.0);
        QCOMPARE(work->decoding, 3.0 / 15);
        QCOMPARE(work->augmenting, 3.0 / 15);
        // Resumed from step 20: what came later is done again and counts once.
        ++attempt;
        sequence = 0;
        started.startStep = 20;
        say(started);
        QCOMPARE(record.figures().loaderWork->decoding, 2.0 / 5);
    }
};

QTEST_GUILESS_MAIN(DataWaitTest)
#include "data_wait_test.moc"
