// When a target counts as reached, checked against exact integers.
#include <QTest>

#include <cmath>
#include <limits>

#include "core/analysis/comparison.h"
#include "core/analysis/figures.h"
#include "core/spec/target.h"

using namespace epochal;

class TargetTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Every target of two decimals against every common size: hits / images >= t / 10000 is hits * 10000 >= t *
    /// images.
    void isReachedByTheFirstCountThatReachesIt() {
        const Measure& top1 = measureOf(Quality::Top1);
        for (const std::int64_t images : {1, 3, 256, 1000, 10'000, 50'000, 60'000, 1'281'167})
            for (std::int64_t t = 1; t <= 10'000; ++t) {
                const std::int64_t least = (t * images + 9999) / 10'000;
                const double percent = static_cast<double>(t) / 100, share = static_cast<double>(t) / 10'000;
                const double at = static_cast<double>(least) / static_cast<double>(images);
                const double below = static_cast<double>(least - 1) / static_cast<double>(images);
                RunSpec spec;
                spec.stop.target = percent;
                QVERIFY2(
                    reachesTarget(spec, at) && meetsTarget(top1, at, share) && meetsTarget(top1, at, percent / 100),
                    qPrintable(QStringLiteral("%1 of %2 at %3").arg(least).arg(images).arg(percent)));
                QVERIFY2(!reachesTarget(spec, below) && !meetsTarget(top1, below, share) &&
                             !meetsTarget(top1, below, percent / 100),
                         qPrintable(QStringLiteral("%1 of %2 at %3").arg(least - 1).arg(images).arg(percent)));
            }
    }

    void isNotReachedByWhatIsNoNumber() {
        for (const double quality : {std::nan(""), std::numeric_limits<double>::infinity()}) {
            for (const Measure& measure : measures()) QVERIFY(!meetsTarget(measure, quality, 0.5));
            QVERIFY(!reachesTarget(RunSpec(), quality));
        }
        for (const Measure& measure : measures()) QVERIFY(!meetsTarget(measure, 0.5, std::nan("")));
    }

    /// A loss reaches its target from above; the slack is a rounding, of small targets and of large ones.
    void ofALossIsReachedAtOrBelowIt() {
        const Measure& loss = measureOf(Quality::Loss);
        RunSpec spec;
        spec.stop.measure = "loss";
        spec.stop.target = 0.35;
        QVERIFY(reachesTarget(spec, 0.34));
        QVERIFY(reachesTarget(spec, 0.35));
        QVERIFY(reachesTarget(spec, 0.1 + 0.25));  // 0.35 plus half a rounding
        QVERIFY(!reachesTarget(spec, 0.3500001));
        QVERIFY(meetsTarget(loss, 3e10 / 3 + 1e-6, 1e10));
        QVERIFY(!meetsTarget(loss, 1e10 + 1, 1e10));
        spec.stop.target = 0;
        QVERIFY(!reachesTarget(spec, 0.0));  // no target
    }

    /// The number of an AUC is itself, that of an accuracy is in percent.
    void isInTheUnitOfTheMeasure() {
        RunSpec spec;
        QVERIFY(!targetOf(spec));
        spec.stop.target = 93;
        QCOMPARE(*targetOf(spec), 0.93);
        spec.stop.measure = "top5";
        QCOMPARE(*targetOf(spec), 0.93);
        spec.stop.measure = "auc";
        spec.stop.target = 0.98;
        QCOMPARE(*targetOf(spec), 0.98);
        QVERIFY(reachesTarget(spec, 0.98) && !reachesTarget(spec, 0.9799));
    }

    /// A run's figures and a comparison of it name the same evaluation, whatever the target.
    void figuresAndComparisonsAgree() {
        constexpr std::int64_t kImages = 10'000;
        for (std::int64_t t = 8000; t <= 9600; ++t) {
            RunSpec spec;
            spec.stop.target = static_cast<double>(t) / 100;
            RunRecord record(spec, {});
            std::vector<QualityPoint> curve;
            for (std::int64_t epoch = 1; epoch <= 2; ++epoch) {
                const double top1 =
                    static_cast<double>(t - 2 + epoch) / kImages;  // one image below the target, then at it
                const auto at = static_cast<double>(epoch);
                record.apply(
                    {1, epoch, epoch * 1000, at, at, Evaluation{epoch, epoch, kImages, 1, 1, top1, 1, 1, true}});
                curve.push_back({{at, epoch, 0, at, at, at}, top1});
            }
            Entry entry;
            entry.curve = curve;
            const auto& reached = record.figures().target;
            const auto compared = timeToTarget(entry, static_cast<double>(t) / 100 / 100);
            QVERIFY2(reached && compared, qPrintable(QString::number(t)));
            QCOMPARE(reached->epoch, std::int64_t{2});
            QCOMPARE(compared->epoch, 2.0);
        }
    }
};

QTEST_APPLESS_MAIN(TargetTest)
#include "target_test.moc"
