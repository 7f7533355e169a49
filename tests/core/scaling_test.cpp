// Scaling series found among hand-made runs; every expected figure is worked out beside it.
#include <QtTest/QTest>
#include <cmath>
#include <set>

#include "core/analysis/scaling.h"
#include "core/base/json.h"
#include "core/spec/spec_json.h"
#include "tests/core/support/compared_rows.h"

using namespace epochal;
using namespace epochal::test;

namespace {

/// A run on n devices that does `rate` images/s and takes `seconds`.
Entry scaled(std::int64_t devices, std::int64_t batch, double rate, double seconds, std::int64_t seed = 1) {
    Entry entry =
        run(("n" + std::to_string(devices) + "b" + std::to_string(batch) + "s" + std::to_string(seed)).c_str(), seed,
            seconds);
    entry.devices = devices;
    entry.spec->devices.count = devices;
    entry.spec->devices.threads = devices;
    entry.spec->optimizer.globalBatch = batch;
    entry.spec->optimizer.learningRate = tidy(0.2 * static_cast<double>(batch) / 128);
    entry.globalBatch = batch;
    entry.session = "train";
    entry.imagesPerSecond = rate;
    entry.uncertainty = rate / 100;
    entry.dataShare = 0.05;
    entry.communicationShare = devices > 1 ? 0.15 : 0;
    return entry;
}

ScalingAnalysis analysed(const std::vector<Entry>& entries, ComparisonQuery query = {},
                         const std::vector<ScalingReference>& references = {}) {
    query.grouping = Grouping::None;
    return analyseScaling(entries, compared(entries, query), query, references);
}

std::string said(const ScalingAnalysis& analysis) {
    std::string all;
    for (const Finding& one : analysis.findings) all += english(one.heading) + "|" + english(one.text) + "\n";
    return all;
}

bool says(const ScalingAnalysis& analysis, const char* part) {
    return said(analysis).find(part) != std::string::npos;
}

/// One to four devices, weak and strong.
std::vector<Entry> experiment() {
    return {scaled(1, 128, 100, 400),  // of both
            scaled(2, 256, 190, 210), scaled(4, 512, 360, 125), scaled(2, 128, 160, 250), scaled(4, 128, 200, 200)};
}

}  // namespace

class ScalingTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void planHasEachSizeOnce() {
        QCOMPARE(scalingDevices(8), (std::vector<std::int64_t>{1, 2, 4, 8}));
        QCOMPARE(scalingDevices(6), (std::vector<std::int64_t>{1, 2, 4, 6}));
        QCOMPARE(scalingDevices(1), (std::vector<std::int64_t>{1}));
        RunSpec base;
        base.optimizer.globalBatch = 64;
        base.optimizer.learningRate = 0.1;
        const ScalingPlan plan{.devices = {1, 2, 4}, .seeds = 2, .threadsPerCpu = 2};
        const auto specs = expand(scalingSweep(base, plan));
        QVERIFY2(specs, specs ? "" : english(specs.error()).c_str());
        QCOMPARE(specs->size(), std::size_t(10));  // (1, 2, 4 weak; 2, 4 strong) x 2 seeds
        const std::int64_t devices[] = {1, 2, 4, 2, 4}, batches[] = {64, 128, 256, 64, 64};
        const double rates[] = {0.1, 0.2, 0.4, 0.1, 0.1};
        for (std::size_t i = 0; i < specs->size(); ++i) {
            const RunSpec& one = (*specs)[i];
            QCOMPARE(one.devices.count, devices[i / 2]);
            QCOMPARE(one.devices.threads, 2 * devices[i / 2]);
            QCOMPARE(one.optimizer.globalBatch, batches[i / 2]);
            QCOMPARE(one.optimizer.learningRate, rates[i / 2]);
            QCOMPARE(one.seed, base.seed + static_cast<std::int64_t>(i % 2));
        }
        QCOMPARE((*specs)[2].name, std::string("first-run, replicas 2, batch 128, threads 4, seed 1"));
    }

    void recipeThatScalesItsRateIsLeftAlone() {
        RunSpec base;
        base.optimizer.referenceBatch = 128;
        const auto specs = expand(scalingSweep(base, {.devices = {1, 2}, .strong = false}));
        QVERIFY(specs && specs->size() == 2);
        QCOMPARE((*specs)[1].optimizer.learningRate, base.optimizer.learningRate);
        QCOMPARE((*specs)[1].devices.threads, std::int64_t(0));
    }

    void sizesMeasuredAlreadyAreLeftOut() {
        RunSpec base;  // 2 replicas with 64 each
        base.devices.count = 2;
        const ScalingPlan plan{.devices = {1, 2, 4}};
        QCOMPARE(scalingSizes(base, plan), (std::vector<ScalingSize>{{1, 64}, {2, 128}, {4, 256}, {1, 128}, {4, 128}}));
        const Sweep sweep = scalingSweep(base, plan, {{1, 64}, {2, 128}, {4, 128}});
        QCOMPARE(Json(sweep.axes.front().values).dump(), std::string("[4,1]"));
    }

    void planUsesTheMachine() {
        RunSpec base;
        Machine machine;
        machine.cores = 4;
        machine.threads = 8;
        QCOMPARE(scalingPlan(base, machine).devices, (std::vector<std::int64_t>{1, 2, 4}));
        QCOMPARE(scalingPlan(base, machine).threadsPerCpu, std::int64_t(2));
        QCOMPARE(scalingPlan(base, machine, {8, 1}).devices, (std::vector<std::int64_t>{1, 8}));
        base.devices.count = 2;
        base.devices.threads = 6;
        QCOMPARE(scalingPlan(base, machine).threadsPerCpu, std::int64_t(3));
        machine.accelerators = {{"NVIDIA L4", 1, "550"}, {"NVIDIA L4", 1, "550"}};
        QCOMPARE(scalingPlan(base, machine).devices, (std::vector<std::int64_t>{1, 2}));
        QCOMPARE(scalingPlan(base, machine).threadsPerCpu, std::int64_t(0));
        base.devices.kind = "cpu";
        QCOMPARE(scalingPlan(base, machine).devices.back(), std::int64_t(4));
    }

    void sizesThatCannotBeSplitAreLeftOut() {
        RunSpec base;
        base.optimizer.globalBatch = 128;
        Machine machine;
        machine.cores = 6;
        machine.threads = 12;
        const ScalingPlan plan = scalingPlan(base, machine);
        QCOMPARE(plan.devices.back(), std::int64_t(6));  // which does not divide 128
        QCOMPARE(scalingSizes(base, plan),
                 (std::vector<ScalingSize>{{1, 128}, {2, 256}, {4, 512}, {6, 768}, {2, 128}, {4, 128}}));
        QVERIFY(validate(scalingSweep(base, plan)).empty());
        // Sizes that are asked for are refused instead.
        const ScalingPlan asked = scalingPlan(base, machine, {1, 6});
        QCOMPARE(scalingSizes(base, asked), (std::vector<ScalingSize>{{1, 128}, {6, 768}, {6, 128}}));
        QVERIFY(!validate(scalingSweep(base, asked)).empty());
    }

    void furtherSizesStartFromTheOneThatMostRunsShare() {
        const auto base = scalingBase(experiment());
        QVERIFY(base && base->devices.count == 1 && base->optimizer.globalBatch == 128);
        // Weak with 64 for each, strong with 128: only two devices with 128 are of both.
        const auto both =
            scalingBase(std::vector<Entry>{scaled(1, 64, 90, 400), scaled(2, 128, 170, 210), scaled(4, 256, 330, 120),
                                           scaled(1, 128, 100, 390), scaled(4, 128, 240, 160)});
        QVERIFY(both);
        QCOMPARE(both->devices.count, std::int64_t(2));
        QCOMPARE(both->optimizer.globalBatch, std::int64_t(128));
    }

    /// The run that failed before its first step is listed before the one that took its place.
    void aFailedRunDoesNotHideItsRetry() {
        Entry failed = scaled(2, 256, 190, 210);
        failed.state = RunState::Failed;
        failed.imagesPerSecond = failed.quality = failed.lastQuality = std::nullopt;
        failed.trainingSeconds = failed.activeSeconds = failed.rentedSeconds = std::nullopt;
        failed.curve = Curve();
        const ScalingAnalysis a = analysed({failed, scaled(1, 128, 100, 400), scaled(2, 256, 190, 210)});
        QCOMPARE(a.series.size(), std::size_t(1));
        const ScalingPoint& two = a.series[0].points[1];
        QCOMPARE(two.runs, std::size_t(1));
        QVERIFY(two.speedUp && near(*two.speedUp, 1.9));
        QVERIFY(two.seconds && near(*two.timeSpeedUp, 400.0 / 210));
    }

    void weakAndStrongAreToldApart() {
        const ScalingAnalysis a = analysed(experiment());
        QCOMPARE(a.series.size(), std::size_t(2));
        QVERIFY(a.why.empty() && a.differing.empty());
        const ScalingSeries &weak = a.series[0], &strong = a.series[1];
        QVERIFY(weak.kind == ScalingKind::Weak && strong.kind == ScalingKind::Strong);
        QCOMPARE(weak.points.size(), std::size_t(3));
        const std::int64_t batches[] = {128, 256, 512};
        for (std::size_t i = 0; i < 3; ++i) QCOMPARE(weak.points[i].batch, batches[i]);
        for (const ScalingPoint& point : strong.points) QCOMPARE(point.batch, std::int64_t(128));
        QVERIFY(near(*weak.points[2].speedUp, 3.6) && near(*weak.points[2].efficiency, 0.9));
        QVERIFY(near(*weak.points[2].timeSpeedUp, 3.2) && near(*weak.points[2].timeEfficiency, 0.8));
        QVERIFY(near(*strong.points[1].speedUp, 1.6) && near(*strong.points[1].efficiency, 0.8));
        // 512 / 360 s a step: 5 % data, 15 % communication.
        const ScalingPoint::Step& step = *weak.points[2].step;
        QVERIFY(near(step.total(), 512.0 / 360) && near(step.data, 0.05 * 512 / 360));
        QVERIFY(near(step.communication, 0.15 * 512 / 360) && near(step.compute, 0.8 * 512 / 360));
        // 400 and 125 s at 1 ct/s.
        QVERIFY(near(amount(weak.points[2].cost), 1.25) && near(*weak.points[2].againstFewest, 125.0 / 400));
        QVERIFY(hasScaling(experiment()) && isScalingOnly(experiment()));
    }

    void seedsAreSpread() {
        std::vector<Entry> entries{scaled(1, 128, 98, 400), scaled(1, 128, 102, 410, 2), scaled(2, 256, 190, 210)};
        const ScalingAnalysis a = analysed(entries);
        QCOMPARE(a.series.size(), std::size_t(1));
        const ScalingPoint& one = a.series[0].points[0];
        QVERIFY(one.runs == 2 && near(*one.rate, 100) && near(*one.uncertainty, 2));  // sd 2.83 / sqrt 2
        QVERIFY(near(*a.series[0].points[1].uncertainty, 1.9));                       // of its windows
        QVERIFY(near(*a.series[0].points[1].speedUp, 1.9));
    }

    void otherSettingsAreAnotherSeries() {
        std::vector<Entry> entries = experiment();
        entries.push_back(scaled(2, 256, 150, 260));
        entries.back().spec->data.augmentation = "none";
        QCOMPARE(analysed(entries).series.size(), std::size_t(2));
        QVERIFY(!isScalingOnly(entries));
        entries.push_back(scaled(1, 128, 100, 400));
        entries.back().spec->data.augmentation = "none";
        const ScalingAnalysis a = analysed(entries);
        QCOMPARE(a.series.size(), std::size_t(3));
        QCOMPARE(a.differing.size(), std::size_t(1));
        QCOMPARE(a.differing[0]->name, std::string("data.augmentation"));
        QVERIFY(says(a, "Horizontal flip"));
        // A rate of its own is no point of this series.
        std::vector<Entry> rates = experiment();
        rates[2].spec->optimizer.learningRate = 0.37;
        QCOMPARE(analysed(rates).series[0].points.size(), std::size_t(2));
    }

    void aConstantRateIsAWeakSeriesToo() {
        std::vector<Entry> entries{scaled(1, 128, 100, 400), scaled(2, 256, 190, 210)};
        entries[1].spec->optimizer.learningRate = entries[0].spec->optimizer.learningRate;
        const ScalingAnalysis a = analysed(entries);
        QCOMPARE(a.series.size(), std::size_t(1));
        QVERIFY(a.series[0].kind == ScalingKind::Weak);
    }

    void oneSizeIsNoExperiment() {
        const std::vector<Entry> entries{scaled(1, 128, 100, 400), scaled(1, 128, 101, 400, 2)};
        QVERIFY(!hasScaling(entries));
        QVERIFY(english(analysed(entries).why).find("two sizes") != std::string::npos);
        QVERIFY(!hasScaling(std::vector<Entry>{published("a", 100, 0.9), published("b", 50, 0.9)}));
    }

    void timeToTheTargetCountsEpochs() {
        std::vector<Entry> entries{scaled(1, 128, 100, 400), scaled(2, 256, 190, 210)};
        // 80 % after one epoch of 200 s; after two of 105 s each.
        entries[1].curve = {{{1, 1, 1, 90, 105, 105}, 0.7}, {{2, 2, 2, 180, 210, 210}, 0.85}};
        const ScalingAnalysis a = analysed(entries, {.target = 0.8});
        const ScalingPoint& two = a.series[0].points[1];
        QVERIFY(near(*two.epochs, 2) && near(*a.series[0].points[0].epochs, 1));
        QVERIFY(near(*two.timeEfficiency, 200.0 / 210 / 2));
        QVERIFY2(says(a, "batch 256 needs 2.0 epochs, batch 128 needs 1.0"), said(a).c_str());
        const ScalingAnalysis none = analysed(entries, {.target = 0.95});
        QVERIFY(!none.series[0].points[1].seconds && !none.series[0].points[1].timeEfficiency);
        QVERIFY(english(none.series[0].points[1].why).find("target") != std::string::npos);
    }

    void saysWhetherRoundsOnOneDeviceWin() {
        // 512 images: 512 / 360 = 1.42 s in one round on four devices, 4 x 128 / 100 = 5.12 s on one.
        const ScalingAnalysis good = analysed(experiment());
        QVERIFY2(says(good, "One round on 4 devices beats 4 rounds on one"), said(good).c_str());
        QVERIFY2(says(good, "512 samples take 1422 ms in one step on 4 devices, and 5120 ms in 4 steps on one"),
                 said(good).c_str());
        // Four experiments: 4 x 125 s in turn, 400 s side by side: 1.25 times as fast.
        QVERIFY2(says(good, "Side by side is 1.25 times as fast"), said(good).c_str());
        const ScalingAnalysis bad = analysed({scaled(1, 128, 100, 400), scaled(2, 256, 80, 500)});
        QVERIFY2(says(bad, "2 rounds on one device beat one round on 2 devices"), said(bad).c_str());
    }

    /// Verdicts first, then efficiency and what it rests on; fits and communication explain, and come last.
    void theMostImportantIsSaidFirst() {
        const std::string all = '\n' + said(analysed(experiment()));
        std::size_t last = 0;
        for (const std::string heading :
             {"One round on 4 devices beats", "4 devices, weak scaling|", "Strong scaling pays up to",
              "4 experiments, weak scaling|", "Communication, weak", "Communication, strong",
              "Serial share, by Amdahl's law, weak", "Serial share, by Amdahl's law, strong"}) {
            const std::size_t at = all.find('\n' + heading, last);
            QVERIFY2(at != std::string::npos, (heading + all).c_str());
            last = at;
        }
    }

    void saysUpToWhichSizeStrongScalingPays() {
        // At 1 ct/s however many devices, cost follows time: 4 devices cost the least.
        QVERIFY2(says(analysed(experiment()), "Strong scaling pays up to 4 devices"),
                 said(analysed(experiment())).c_str());
        // At a price per device: 400 x 1, 250 x 2, 200 x 4, times time: 160, 125 and 160 thousand.
        std::vector<Entry> entries = experiment();
        for (Entry& entry : entries) {
            entry.offer.count = entry.devices;
            entry.offer.pricePerHour = *Decimal::parse(std::to_string(36 * entry.devices));
        }
        const ScalingAnalysis a = analysed(entries);
        QVERIFY2(says(a, "Strong scaling pays up to 2 devices"), said(a).c_str());
        QVERIFY2(says(a, "From 2 to 4 devices, a run takes 80.0% of the time and costs 1.60 times"), said(a).c_str());
    }

    void headingsOfTwoVariantsDiffer() {
        std::vector<Entry> entries = experiment();
        for (Entry entry : experiment()) {
            entry.spec->data.augmentation = "none";
            entries.push_back(std::move(entry));
        }
        const ScalingAnalysis a = analysed(entries);
        QCOMPARE(a.series.size(), std::size_t(4));
        std::set<std::string> headings;
        for (const Finding& one : a.findings) headings.insert(english(one.heading));
        QVERIFY2(headings.size() == a.findings.size(), said(a).c_str());
        QVERIFY2(says(a, "Strong scaling pays up to 4 devices, Horizontal flip"), said(a).c_str());
    }

    void saysTheSerialShareOrWhyNot() {
        const ScalingAnalysis a = analysed(experiment());
        QVERIFY(a.series[0].amdahl && !a.series[0].universal);
        QVERIFY2(says(a, "Serial share, by Amdahl's law, weak scaling|3.60%"), said(a).c_str());
        const ScalingAnalysis two = analysed({scaled(1, 128, 100, 400), scaled(2, 256, 190, 210)});
        QVERIFY2(says(two, "A fit needs three sizes; this series has 2 sizes."), said(two).c_str());
    }

    void publishedFiguresAreNamedBesideOnesOwn() {
        const auto studies = shippedStudies();
        QVERIFY(studies);
        const std::vector<ScalingReference> all = scalingReferences(*studies);
        // 3 x 1080 Ti; a CNN on 2, 4 and 8, TPUs on 1,024, BERT on 512; two networks on 8 K80.
        QCOMPARE(all.size(), std::size_t(8));
        QVERIFY(all[0].study == "Painter identification, 2020" && all[0].entry.devices == 3 && all[0].byTime);
        QVERIFY(near(all[0].efficiency, 7092.0 / 2430 / 3));
        QVERIFY(std::abs(*all[0].againstFewest - 0.49 / 0.44) < 0.01);
        QVERIFY(all[7].study == "Fine-tuning with MXNet, 2017" && all[7].entry.devices == 8 && !all[7].byTime);
        const ScalingAnalysis a = analysed(experiment(), {}, all);
        QVERIFY2(says(a, "Painter identification, 2020, 3 × GTX 1080 Ti: 97.3%; here, on 4 devices"), said(a).c_str());
        QVERIFY2(says(a, "MXNet, 2017, 8 × K80"), said(a).c_str());
        QCOMPARE(a.series.size(), std::size_t(2));  // never joined
    }
};

QTEST_APPLESS_MAIN(ScalingTest)
#include "scaling_test.moc"
