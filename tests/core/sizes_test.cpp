#include <QtTest/QTest>

#include "core/analysis/estimate.h"
#include "core/analysis/sizes.h"
#include "tests/core/support/estimate_rows.h"

using namespace epochal;

namespace {

SizePoint sized(std::int64_t batch, double perSecond, double p95) {
    SizePoint point;
    point.measured.batch = batch;
    point.measured.p50 = p95 / 2;
    point.measured.p95 = p95;
    point.measured.outOfMemory = perSecond <= 0;
    point.perSecond = perSecond;
    return point;
}

}  // namespace

class SizesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theFastestThatKeepsTheLimit() {
        std::vector<SizePoint> sizes{sized(1, 100, 0.01), sized(2, 180, 0.02), sized(4, 190, 0.05), sized(8, 0, 0)};
        QCOMPARE(fastestSize(sizes, Percentile::P95, 0).value(), std::size_t(2));
        QCOMPARE(fastestSize(sizes, Percentile::P95, 20).value(), std::size_t(1));
        // Its median is half of that.
        QCOMPARE(fastestSize(sizes, Percentile::P50, 25).value(), std::size_t(2));
        QVERIFY(!fastestSize(sizes, Percentile::P95, 5));
        QVERIFY(!keepsLimit(sizes[3], Percentile::P95, 0));
        sizes[2].measured.underway = true;
        QCOMPARE(fastestSize(sizes, Percentile::P95, 0).value(), std::size_t(1));
    }

    void aSmallerOneIsNearlyAsFast() {
        RunSpec spec;
        spec.session.kind = "inference";
        const std::vector<SizePoint> sizes{sized(4, 100, 0.04), sized(1, 90, 0.01), sized(2, 95, 0.02)};
        QCOMPARE(smallestSize(spec, sizes, Percentile::P95, 0).value(), std::size_t(2));
        QCOMPARE(smallestSize(spec, sizes, Percentile::P95, 10).value(), std::size_t(1));
    }

    void theSizeInProgressFollowsTheLog() {
        RunSpec spec;
        spec.session.kind = "throughput";
        Figures figures;
        QVERIFY(!sizeInProgress(spec, figures));
        figures.started = Started();
        QVERIFY(!sizeInProgress(spec, figures));  // doubled from a number of replicas that is not known here
        figures.sizes = {sized(1, 100, 0.01), sized(2, 180, 0.02)};
        QCOMPARE(sizeInProgress(spec, figures).value(), 4);
        figures.started->sizes = {2, 6, 1};
        QCOMPARE(sizeInProgress(spec, figures).value(), 6);
        figures.sizes.push_back(sized(6, 0, 0));
        QVERIFY(!sizeInProgress(spec, figures));
        // The gap between what fits and what does not is halved.
        figures.sizes.push_back(sized(4, 100, 0.02));
        figures.sizes.back().measured.underway = true;
        QCOMPARE(sizeInProgress(spec, figures).value(), 4);
    }

    /// Three sizes of 2 s and a minute of preparation, at 0.36 an hour: 66 s, 0.0066. Without a list nobody knows.
    void aSessionTakesWhatItIsAskedFor() {
        RunSpec spec;
        spec.session.kind = "inference";
        spec.session.batches = {1, 8, 64};
        spec.session.seconds = 2;
        spec.price.preparationMinutes = 1;
        const Offer offers[] = {ownMachine()};
        const Estimate made = estimate(spec, offers, {}, {}, machine()).front();
        QVERIFY2(made.notRanked.empty(), english(made.notRanked).c_str());
        QCOMPARE(made.training, 6.0);
        QCOMPARE(made.seconds->mid, 66.0);
        QCOMPARE(made.cost->mid, 0.0066);
        QVERIFY(!made.epochs && !made.rate);
        const RunSpec two[] = {spec, spec};
        QCOMPARE(estimate(two, offers, {}, {}, machine()).front().seconds->mid, 72.0);  // prepared once
        spec.session.batches.clear();
        const Estimate unknown = estimate(spec, offers, {}, {}, machine()).front();
        QVERIFY(!unknown.seconds && !unknown.cost);
        QVERIFY2(english(unknown.notRanked).starts_with("No estimate: it is not known how many sizes"),
                 english(unknown.notRanked).c_str());
    }
};

QTEST_GUILESS_MAIN(SizesTest)
#include "sizes_test.moc"
