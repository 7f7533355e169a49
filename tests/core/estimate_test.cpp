#include <QtTest/QTest>
#include <algorithm>
#include <cmath>

#include "core/analysis/accelerator.h"
#include "core/analysis/estimate.h"
#include "core/analysis/estimate_kriging.h"
#include "core/analysis/estimate_record.h"
#include "core/base/json.h"
#include "core/spec/fields.h"
#include "tests/core/support/estimate_rows.h"

using namespace epochal;

class EstimateTest : public QObject {
    Q_OBJECT
    /// An estimate for this machine.
    static Estimate here(const RunSpec& spec, std::span<const Entry> own) {
        const Offer offers[] = {ownMachine()};
        Machine both = machine();
        both.avx512bf16 = true;
        return estimate(spec, offers, own, {}, both).front();
    }
private Q_SLOTS:
    void anOwnRunOfTheSameKindDecides() {
        RunSpec spec;  // Fashion-MNIST, ResNet-8, batch 128, 5 epochs
        spec.devices.precision = "fp32";
        RunSpec large = spec;
        large.optimizer.globalBatch = 512;
        const std::vector<Entry> own = {ownRun(spec, 998.4, 5, 0.9, 1), ownRun(large, 2000, 5, 0.9, 2)};
        const Offer offers[] = {ownMachine()};
        const auto all = estimate(spec, offers, own, published(), machine());
        const Estimate& made = all.front();
        QCOMPARE(made.basis, EstimateBasis::MeasuredHere);
        QCOMPARE(made.from, std::vector<std::string>{"own 1"});
        // 468 steps of 128 images at 998.4 images/s are 60 s; five epochs with 6 s of evaluation each, after a start-up
        // of 4 s.
        QCOMPARE(made.training, 300.0);
        QCOMPARE(made.evaluation, 30.0);
        QCOMPARE(made.startUp, 4.0);
        QCOMPARE(made.seconds->mid, 334.0);
        QCOMPARE(made.cost->mid, 0.0334);  // 0.36 an hour is 0.0001 a second
        QVERIFY(made.notRanked.empty());
        QVERIFY(made.fits.value());
        // Two runs are too few to measure the spread: a factor is assumed on the 330 s of work.
        const double factor = made.rate->high / made.rate->mid;
        QVERIFY2(factor > 1.15 && factor < 1.5, qPrintable(QString::number(factor)));
        QVERIFY(std::abs(made.seconds->high - (4 + 330 * factor)) < 1e-6);
        QVERIFY(std::abs(made.seconds->low - (4 + 330 / factor)) < 1e-6);
        QVERIFY(english(made.width).find("assumed") != std::string::npos);
    }
    void ownRunsNarrowOrWidenTheRange() {
        RunSpec spec;
        spec.devices.precision = "fp32";
        std::vector<Entry> own;
        for (int i = 0; i < 6; ++i) own.push_back(ownRun(spec, i % 2 ? 1000 : 1020, 5, 0.9, i));
        const Offer offers[] = {ownMachine()};
        const auto narrow = estimate(spec, offers, own, {}, machine());
        QVERIFY(narrow.front().rate->high / narrow.front().rate->mid < 1.15);
        for (int i = 0; i < 6; ++i) own[static_cast<std::size_t>(i)].imagesPerSecond = i % 2 ? 1000 : 2000;
        const auto wide = estimate(spec, offers, own, {}, machine());
        const double factor = wide.front().rate->high / wide.front().rate->mid;
        QVERIFY2(factor > 1.9, qPrintable(QString::number(factor)));
    }
    void anotherNetworkOnTheSameProcessorGoesByFlops() {
        RunSpec spec;
        spec.devices.precision = "fp32";
        const std::vector<Entry> own = {ownRun(spec, 1000, 5, 0.9, 1)};
        RunSpec deeper = spec;
        deeper.model.architecture = "resnet20";
        const Estimate made = here(deeper, own);
        QCOMPARE(made.basis, EstimateBasis::ScaledOwn);
        const double ratio = trainingFlops(*networkSize(spec.model, {1, 28, 28, 10})) /
                             trainingFlops(*networkSize(deeper.model, {1, 28, 28, 10}));
        QVERIFY(std::abs(made.rate->mid / (1000 * ratio) - 1) < 0.1);
        QVERIFY(made.rate->high / made.rate->mid > 1.5);  // nothing is known yet of a network never run here
        QVERIFY(english(made.width).find("assumed") != std::string::npos);
    }
    /// An evaluation of eight times as many images takes eight times as long.
    void evaluationFollowsItsImages() {
        RunSpec spec;
        spec.devices.precision = "fp32";
        spec.data.validationImages = 1000;
        const std::vector<Entry> own = {ownRun(spec, 998.4, 5, 0.9, 1)};
        spec.data.validationImages = 8000;
        const Estimate made = here(spec, own);
        QCOMPARE(made.training, 300.0);
        QVERIFY2(std::abs(made.evaluation - 5 * 6 * 8) < 0.5, qPrintable(QString::number(made.evaluation)));
    }
    /// For large networks, checkpoints take most of an epoch's time apart from its images; they do not grow with the
    /// number of images.
    void aCheckpointFollowsTheParameters() {
        RunSpec spec;
        spec.devices.precision = "fp32";
        spec.data.validationImages = 100;
        spec.model.architecture = "resnet18";
        // 11 M parameters; evaluating 100 images at a third of a training image's time takes 1/3 s of the 6.
        const std::vector<Entry> own = {ownRun(spec, 100, 5, 0.9, 1)};
        spec.data.validationImages = 200;
        const double evaluation = here(spec, own).evaluation / 5;
        QVERIFY2(evaluation > 6 && evaluation < 12, qPrintable(QString::number(evaluation)));
    }
    /// What half the threads, two replicas or bf16 cost one network is expected to cost another.
    void whatOneNetworkLosesAnotherLoses_data() {
        QTest::addColumn<QString>("field");
        QTest::addColumn<double>("factor");
        QTest::newRow("threads") << QStringLiteral("devices.threads=1") << 0.45;
        QTest::newRow("replicas") << QStringLiteral("devices.count=2") << 0.7;
        QTest::newRow("precision") << QStringLiteral("devices.precision=bf16") << 2.6;
        QTest::newRow("batch") << QStringLiteral("optimizer.global_batch=32") << 0.6;
    }
    void whatOneNetworkLosesAnotherLoses() {
        QFETCH(QString, field);
        QFETCH(double, factor);
        RunSpec spec;
        spec.devices.precision = "fp32";
        spec.devices.threads = 2;
        RunSpec changed = spec;
        QVERIFY(setFromText(changed, field.toStdString()));
        std::vector<Entry> own = {ownRun(spec, 1000, 5, 0.9, 1)};
        const auto asked = [&](const char* architecture) {
            RunSpec one = changed;
            one.model.architecture = architecture;
            return here(one, own).rate.value();
        };
        const Range blind = asked("resnet20");
        own.push_back(ownRun(changed, 1000 * factor, 5, 0.9, 2));
        own.back().precision = changed.devices.precision;
        RunSpec deeper = spec;
        deeper.model.architecture = "resnet20";
        own.push_back(ownRun(deeper, 300, 5, 0.9, 3));
        const Range known = asked("resnet20");
        QVERIFY2(std::abs(known.mid / (300 * factor) - 1) < 0.25, qPrintable(QString::number(known.mid)));
        QVERIFY(known.high / known.low < blind.high / blind.low);
    }
    /// The closed-form leave-one-out prediction of each run agrees with that of a field built without the run.
    void eachRunIsTriedAsIfItWereNotThere() {
        const NetworkSize light = network("resnet8", 28, 10), deep = network("resnet20", 28, 10);
        const std::vector<RateFactors> runs = {{light, Arithmetic::Single, nullptr, 128, 1, 2, "flip"},
                                               {light, Arithmetic::Single, nullptr, 512, 1, 2, "flip"},
                                               {light, Arithmetic::Half, nullptr, 128, 1, 1, "none"},
                                               {deep, Arithmetic::Single, nullptr, 64, 2, 2, "flip"}};
        const std::vector<double> rates = {1000, 1150, 900, 260};
        const RateField all(runs, rates, 0);
        for (std::size_t i = 0; i < runs.size(); ++i) {
            std::vector<RateFactors> others = runs;
            std::vector<double> known = rates;
            others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
            known.erase(known.begin() + static_cast<std::ptrdiff_t>(i));
            const RateGuess fresh = RateField(others, known, 0).at(runs[i]), closed = all.without(i);
            QVERIFY2(std::abs(closed.rate / fresh.rate - 1) < 0.02,
                     qPrintable(QString::number(closed.rate / fresh.rate)));
            QVERIFY2(std::abs(closed.deviation / fresh.deviation - 1) < 0.02,
                     qPrintable(QString::number(closed.deviation / fresh.deviation)));
        }
    }
    /// A run priced at a rented machine but run here counts as measured here, and is no evidence for that machine.
    void whereARunRanDecides() {
        RunSpec spec;
        spec.devices.precision = "fp32";
        Machine here = machine();
        here.cpu = "Xeon";
        Offer cloud = ownMachine();
        cloud.id = "cloud";
        cloud.kind = PriceKind::OnDemand;
        std::vector<Entry> own = {ownRun(spec, 1000, 5, 0.9, 1)};
        own.front().machine = "Xeon";
        own.front().offer = cloud;
        own.front().elsewhere = true;
        const Offer offers[] = {ownMachine(), cloud};
        for (const Estimate& one : estimate(spec, offers, own, {}, here))
            QCOMPARE(one.seconds.has_value(), one.offer.kind == PriceKind::Own);
        own.front().machine = "EPYC";  // runs of another computer
        for (const Estimate& one : estimate(spec, offers, own, {}, here)) QVERIFY(!one.seconds);
    }
    /// A run on a busy machine is weak evidence for the others, and does not widen every range by its own error.
    void oneOddRunDoesNotSpoilTheRest() {
        RunSpec spec;
        spec.devices.precision = "fp32";
        std::vector<Entry> own;
        for (const std::int64_t batch : {32, 64, 128, 256, 512, 1024}) {
            spec.optimizer.globalBatch = batch;
            own.push_back(ownRun(spec, 1000 + static_cast<double>(batch) / 10, 5, 0.9, batch));
        }
        spec.optimizer.globalBatch = 96;
        const Range before = here(spec, own).rate.value();
        own[1].imagesPerSecond = 50;
        const Range after = here(spec, own).rate.value();
        QVERIFY2(std::abs(after.mid / before.mid - 1) < 0.1, qPrintable(QString::number(after.mid)));
        QVERIFY2(after.high / after.low < 2.2, qPrintable(QString::number(after.high / after.low)));
    }
    /// Neither is a network of 78,000 parameters scaled from ResNet-50, nor are CIFAR's images from ImageNet's.
    void beyondTheRowsNothingIsClaimed() {
        const Offer offers[] = {rented("rtx", "RTX 4090", 1, 24, "0.5"), rented("h100", "H100", 1, 80, "3")};
        RunSpec cifar;
        cifar.model.architecture = "resnet50";
        cifar.data.source = "cifar10";
        for (const RunSpec& spec : {RunSpec(), cifar})
            for (const Estimate& one : estimate(spec, offers, {}, published(), machine())) {
                QVERIFY(!one.seconds && !one.cost);
                QCOMPARE(one.basis, EstimateBasis::None);
                const std::string why = english(one.notRanked);
                QVERIFY2(why.starts_with("No estimate: ") && why.find("scaling is limited") != std::string::npos,
                         why.c_str());
            }
        RunSpec tiny = imagenetSpec();
        tiny.data.height = tiny.data.width = 96;
        const Estimate small = estimate(tiny, offers, {}, published(), machine()).front();
        QVERIFY2(english(small.notRanked).find("96 pixels") != std::string::npos, english(small.notRanked).c_str());
        RunSpec lighter = imagenetSpec();
        lighter.model.architecture = "resnet18";
        const auto same = estimate(imagenetSpec(), offers, {}, published(), machine());
        const auto other = estimate(lighter, offers, {}, published(), machine());
        QVERIFY(other.front().rate->high / other.front().rate->low >= same.front().rate->high / same.front().rate->low);
    }
    void publishedRowsOnThisAcceleratorComeBeforeScaledOnes() {
        const Offer offers[] = {rented("a100", "A100", 1, 80, "3.06"), rented("l4", "L4", 1, 24, "1")};
        RunSpec spec = imagenetSpec();
        spec.devices.precision = "tf32";
        spec.price.preparationMinutes = 20;
        const auto all = estimate(spec, offers, {}, published(), machine());
        const auto of = [&](const char* id) {
            return *std::ranges::find_if(all, [&](const Estimate& one) { return one.offer.id == id; });
        };
        const Estimate a100 = of("a100"), l4 = of("l4");
        QCOMPARE(a100.basis, EstimateBasis::Published);
        QCOMPARE(a100.rate->mid, 997.0);  // between 938 and 1056
        QCOMPARE(l4.basis, EstimateBasis::ScaledRows);
        // 3 epochs of 128000 images, and 3 evaluations of 12800 at three times the rate.
        QVERIFY(std::abs(a100.training - 384000 / 997.0) < 1e-9);
        QVERIFY(std::abs(a100.evaluation - 38400 / (3 * 997.0)) < 1e-9);
        QCOMPARE(a100.preparation, 1200.0);
        QVERIFY(!a100.startUpKnown);
        // ceil(1200 + 385.16 + 12.84) = 1598 s at 3.06 an hour.
        QVERIFY(std::abs(a100.cost->mid - 1598 * 3.06 / 3600) < 1e-6);
        // The L4 is limited by memory bandwidth, 300.1 GB/s against 2 039, so it must be slower.
        QVERIFY(l4.rate->mid < a100.rate->mid);
        QVERIFY(l4.rate->low < l4.rate->mid && l4.rate->mid < l4.rate->high);
    }
    void aSmallBatchGoesAsFastAsItCanBeLaunched() {
        RunSpec spec = imagenetSpec();
        spec.model.architecture = "resnet18";  // 20 convolutions
        spec.optimizer.globalBatch = 4;
        const Offer offers[] = {rented("b200", "B200", 1, 180, "6")};
        const auto all = estimate(spec, offers, {}, published(), machine());
        const double limit = 4 / (20 * 0.45e-3);
        QVERIFY(std::abs(all.front().rate->mid - limit) < 1e-3);
        QVERIFY(all.front().rate->high > limit && all.front().rate->high <= 2 * limit + 1e-9);
    }
    /// As the engine decides: bf16 from compute capability 8.0, nothing below 7.5.
    void arithmeticIsTheEnginesChoice() {
        const Offer t4[] = {rented("t4", "T4", 1, 16, "0.5")}, v100[] = {rented("v100", "V100", 1, 16, "3.06")};
        const auto on = [](const Offer(&offers)[1], const char* precision) {
            RunSpec spec = imagenetSpec();
            spec.optimizer.globalBatch = 64;
            spec.devices.precision = precision;
            return estimate(spec, offers, {}, published(), machine()).front();
        };
        QCOMPARE(on(t4, "auto").rate->mid, on(t4, "fp32").rate->mid);
        const Estimate asked = on(t4, "bf16");
        QVERIFY(!asked.seconds);
        QVERIFY2(english(asked.notRanked).find("bf16") != std::string::npos, english(asked.notRanked).c_str());
        QVERIFY(english(on(v100, "fp32").notRanked).find("no longer has kernels") != std::string::npos);
        for (const AcceleratorModel& one : accelerators()) {
            QCOMPARE(one.capability.has_value(), one.vendor == "NVIDIA");
            if (one.capability) QCOMPARE(one.bf16, nativeOf(*one.capability).bf16);
        }
        Machine fast = machine();
        const Offer here[] = {ownMachine()};
        RunSpec spec;
        const std::vector<Entry> own = {ownRun(spec, 1000, 5, 0.9, 1)};  // in fp32
        QCOMPARE(estimate(spec, here, own, {}, fast).front().basis, EstimateBasis::MeasuredHere);
        fast.amxBf16 = true;
        QCOMPARE(estimate(spec, here, own, {}, fast).front().basis, EstimateBasis::ScaledOwn);
        spec.devices.precision = "bf16";
        QVERIFY(!estimate(spec, here, own, {}, machine()).front().seconds);
    }
    void billingDecides() {
        Offer hourly = rented("hourly", "A100", 1, 80, "2");
        hourly.quantumSeconds = 3600;
        Offer second = hourly;
        second.id = "second";
        second.quantumSeconds = 1;
        const Offer offers[] = {hourly, second};
        const auto all = estimate(imagenetSpec(), offers, {}, published(), machine());
        QCOMPARE(all.front().offer.id, "second");
        QCOMPARE(all.back().cost->mid, 2.0);  // minutes of work, one hour billed
        QCOMPARE(all.back().billed, 3600.0);
        QVERIFY(all.front().cost->mid < 1);
    }

    void thoseWithoutRankComeLastWithTheirReason() {
        Offer priceless = rented("priceless", "A100", 1, 80, "1");
        priceless.pricePerHour.reset();
        Offer partial = rented("partial", "T4", 1, 16, "0.35");
        partial.scope = PriceScope::AcceleratorOnly;
        Offer undated = rented("undated", "A100", 1, 80, "0.01");
        undated.date.clear();
        Offer euro = rented("euro", "A100", 1, 80, "1");
        euro.currency = "EUR";
        const Offer offers[] = {priceless,
                                partial,
                                undated,
                                euro,
                                rented("tpu", "TPU v3", 4, 32, "8"),
                                rented("unknown", "Z9000", 1, 80, "1"),
                                rented("tiny", "K80", 1, 12, "0.9"),
                                rented("dear", "H100", 1, 80, "40"),
                                rented("cheap", "A100", 1, 80, "1")};
        RunSpec spec = imagenetSpec();
        spec.optimizer.globalBatch = 256;
        const auto all = estimate(spec, offers, {}, published(), machine());
        QCOMPARE(all.size(), std::size(offers));
        QCOMPARE(all[0].offer.id, "cheap");
        QCOMPARE(all[1].offer.id, "dear");
        const auto reason = [&](const char* id) {
            const auto found = std::ranges::find_if(all, [&](const Estimate& one) { return one.offer.id == id; });
            return english(found->notRanked);
        };
        for (std::size_t i = 2; i < all.size(); ++i) QVERIFY(!all[i].notRanked.empty());
        QVERIFY(reason("tiny").find("Does not fit") == 0);
        QVERIFY(reason("tpu").find("NVIDIA") != std::string::npos);
        QVERIFY(reason("unknown").find("No estimate") == 0);
        QVERIFY(reason("euro").find("EUR") != std::string::npos);
        QVERIFY(!reason("undated").empty() && !reason("partial").empty() && !reason("priceless").empty());
        // An exchange rate makes the euro offer comparable: at 1 EUR = 1.1 USD it ranks between 1 and 40.
        EstimateOptions options;
        options.rates.all = {{"EUR", "USD", Decimal::parse("1.1").value(), "2026-11-20", "bank"}};
        const auto ranked = estimate(spec, offers, {}, published(), machine(), options);
        QCOMPARE(ranked[0].offer.id, "cheap");
        QCOMPARE(ranked[1].offer.id, "euro");
        QCOMPARE(ranked[2].offer.id, "dear");
    }
    /// A run whose replicas work together in another way says nothing of how fast these are.
    void theParallelAlgorithmTellsRunsApart() {
        RunSpec spec;
        spec.devices.precision = "fp32";
        spec.devices.kind = "cpu";
        spec.devices.count = 2;
        RunSpec gathering = spec;
        gathering.parallel.algorithm = "gather";
        Entry usual = ownRun(spec, 1000, 5, 0.9, 1), gathered = ownRun(gathering, 600, 5, 0.9, 2);
        usual.devices = gathered.devices = 2;
        const std::vector<Entry> own = {usual, gathered};
        Estimate made = here(spec, own);
        QCOMPARE(made.from, std::vector<std::string>{"own 1"});
        QVERIFY(std::abs(made.rate->mid - 1000) < 1);
        made = here(gathering, own);
        QCOMPARE(made.from, std::vector<std::string>{"own 2"});
        QVERIFY(std::abs(made.rate->mid - 600) < 1);
        // Unknown here, it is estimated from all-reduce, and says so.
        gathering.parallel.algorithm = "sharded";
        made = here(gathering, own);
        QCOMPARE(made.from, std::vector<std::string>{"own 1"});
        QVERIFY(std::ranges::any_of(
            made.notes, [](const Message& note) { return english(note).find("all-reduce") != std::string::npos; }));
    }
    void devicesOfTheOfferCount() {
        RunSpec spec = imagenetSpec();
        spec.devices.count = 4;
        spec.optimizer.globalBatch = 1024;
        const Offer offers[] = {rented("one", "A100", 1, 80, "1"), rented("eight", "A100", 8, 80, "8")};
        const auto all = estimate(spec, offers, {}, published(), machine());
        const Estimate &one = all[all[0].offer.id == "one" ? 0 : 1], &eight = all[all[0].offer.id == "one" ? 1 : 0];
        QCOMPARE(one.devices, 1);
        QCOMPARE(eight.devices, 4);
        // Four devices hold a quarter of the batch each, and lose a little efficiency to scaling.
        QVERIFY(*eight.memoryBytes < *one.memoryBytes / 2);
        QVERIFY(eight.rate->mid > 3 * one.rate->mid && eight.rate->mid <= 4 * one.rate->mid);
        QVERIFY(!one.notes.empty() && !eight.notes.empty());
    }
    /// VGG-16 has 138 million weights: two images on each of eight GPUs take less time than its gradients on PCIe,
    /// which the estimate says; half the bytes take half of that. With ResNet-50 and many images, nothing is left to
    /// say.
    void linksLimitWhatHasMoreToExchangeThanToCompute() {
        const Offer offers[] = {rented("eight", "A10", 8, 24, "8")};
        RunSpec spec = imagenetSpec();
        spec.model.architecture = "vgg16";
        spec.devices.count = 8;
        spec.optimizer.globalBatch = 16;
        const auto made = [&] { return estimate(spec, offers, {}, published(), machine()).front(); };
        const auto isModeled = [](const Estimate& one) {
            return std::ranges::any_of(
                one.notes, [](const Message& note) { return english(note).starts_with("Modeled: with 8 devices"); });
        };
        const Estimate full = made();
        QVERIFY(isModeled(full));
        // 553 MB x 2 x 7/8 at 20 GB/s: 48 ms for 16 images, of which computing hides some. Links may be half as fast.
        QVERIFY(full.rate->mid < 16 / 0.048 && full.rate->low < full.rate->mid / 1.12);
        QVERIFY(full.rate->low < 16 / 0.096 && full.rate->high > 1.1 * full.rate->mid);
        QVERIFY(full.isModeled);
        QCOMPARE(toJson(full).at("ranked"), Json(false));
        QCOMPARE(toJson(full).at("modeled"), Json(true));
        spec.parallel.reduction = "bf16";
        const Estimate half = made();
        QVERIFY(half.rate->mid > 1.3 * full.rate->mid && half.rate->mid < 2 * full.rate->mid);
        spec.parallel.reduction = "fp32";
        spec.model.architecture = "resnet50";
        spec.optimizer.globalBatch = 1024;
        QVERIFY(!isModeled(made()));
    }
    /// Four stages and twelve parts: 3 of 15 turns are idle.
    void countsWhatAPipelineWaits() {
        const Offer offers[] = {rented("four", "A100", 4, 80, "4")};
        RunSpec spec = imagenetSpec();
        spec.devices.count = 4;
        spec.optimizer.accumulation = 12;
        spec.optimizer.globalBatch = 1024;
        const auto made = [&] { return estimate(spec, offers, {}, published(), machine()).front(); };
        const Estimate beside = made();
        spec.devices.count = 1;
        spec.parallel.stages = 4;
        const Estimate divided = made();
        QVERIFY(!beside.isModeled && divided.isModeled);
        QVERIFY(std::abs(divided.rate->mid / beside.rate->mid - 0.8) < 1e-6);
        QVERIFY(std::abs(divided.rate->low / beside.rate->low - 0.8) < 1e-6);
    }
    /// Never ranked with others: it comes after them, whatever it costs.
    void modeledEstimatesComeLast() {
        RunSpec spec = imagenetSpec();
        spec.model.architecture = "vgg16";
        spec.devices.count = 8;
        spec.optimizer.globalBatch = 16;
        const Offer offers[] = {rented("cheap", "A10", 8, 24, "0.01"), rented("one", "A100", 1, 80, "100")};
        const auto all = estimate(spec, offers, {}, published(), machine());
        QCOMPARE(all[0].offer.id, std::string("one"));
        QVERIFY(!all[0].isModeled);
        QVERIFY(all[1].isModeled && all[1].notRanked.empty());
        QVERIFY(all[1].cost->mid < all[0].cost->mid);
    }
    /// Two replicas on this machine's CPU, of which only one has been measured. ResNet-8 has 78,000 weights: 0.31 MB in
    /// one bucket, and 1 ms + 0.31 ms of exchange.
    void countsTheLinksOfThisMachine() {
        RunSpec spec;
        spec.devices.precision = "fp32";
        spec.devices.kind = "cpu";
        const std::vector<Entry> own = {ownRun(spec, 1000, 5, 0.9, 1)};
        spec.devices.count = 2;
        const Estimate without = here(spec, own);
        const auto countsLinks = [](const Estimate& one) {
            return std::ranges::any_of(
                one.notes, [](const Message& note) { return english(note).starts_with("Modeled: with 2 replicas"); });
        };
        QVERIFY(without.rate && !countsLinks(without));
        EstimateOptions options;
        MeasuredLinks links;
        links.program = programVersion();
        links.machine = machine();
        links.device = machine().cpu;
        links.ranks = 2;
        for (int i = 0; i < 8; ++i) {
            const double bytes = std::pow(4, i) * 4096;
            links.exchanges.push_back({bytes, 0.02 + bytes / 1e9});
        }
        options.links = links;
        const Offer offer = ownMachine();
        const auto made = [&] { return estimate(spec, std::span(&offer, 1), own, {}, machine(), options).front(); };
        const Estimate with = made();
        QVERIFY(with.isModeled && countsLinks(with));
        const double alone = 128 / without.rate->mid,
                     bytes = 4.0 * double(networkSize(spec.model, ImageShape{1, 28, 28, 10})->parameters);
        QVERIFY(std::abs(with.rate->mid / (128 / (alone + 0.02 + bytes / 1e9)) - 1) < 1e-6);
        QVERIFY(with.rate->low < with.rate->mid);
        // Of another machine.
        ++options.links->machine.cores;
        QVERIFY(!countsLinks(made()));
    }
    /// However little the links add: no row of an A100 is from more than 8, so 128 of them are a rule of thumb.
    void moreDevicesThanAnyRowHasAreModeled() {
        RunSpec spec = imagenetSpec();
        spec.devices.count = 128;
        spec.optimizer.globalBatch = 128 * 64;
        spec.devices.precision = "fp32";  // so slow that backward hides the exchange
        const Offer many = rented("many", "A100", 128, 80, "128"), some = rented("some", "A100", 8, 80, "8");
        const auto made = [&](const Offer& offer) {
            return estimate(spec, std::span(&offer, 1), {}, published(), machine()).front();
        };
        QVERIFY(made(many).rate && made(many).isModeled);
        QCOMPARE(toJson(made(many)).at("ranked"), Json(false));
        QVERIFY(std::ranges::any_of(made(many).notes, [](const Message& note) {
            return english(note).starts_with("Modeled: what this is based on ran on no more than 8 devices");
        }));
        QVERIFY(made(some).rate && !made(some).isModeled);
    }
    void runsOfASweepAddUp() {
        RunSpec spec;
        spec.devices.precision = "fp32";
        spec.price.preparationMinutes = 10;
        std::vector<Entry> own = {ownRun(spec, 998.4, 5, 0.9, 1)};
        Offer offer = ownMachine();
        offer.kind = PriceKind::OnDemand;
        offer.quantumSeconds = 3600;
        offer.ramGib = 16;
        own.front().offer = offer;
        const RunSpec specs[] = {spec, spec, spec};
        const Estimate made = estimate(specs, std::span(&offer, 1), own, {}, machine()).front();
        // Prepared once: 600 + 3 x (4 + 300 + 30); one rental, billed as one hour at 0.36.
        QCOMPARE(made.seconds->mid, 1602.0);
        QCOMPARE(made.runs, 3);
        QCOMPARE(made.training, 900.0);
        QCOMPARE(made.cost->mid, 0.36);
        RunSpec large = spec;
        large.optimizer.globalBatch = 60000;
        large.model.architecture = "resnet152";
        const RunSpec one[] = {spec, large};
        QVERIFY(!estimate(one, std::span(&offer, 1), own, {}, machine()).front().notRanked.empty());
    }
    void ofFilesNeverSeenNothingIsClaimed() {
        RunSpec spec;
        spec.data.source = "idx";
        const Offer offers[] = {rented("l4", "L4", 1, 24, "1"), ownMachine()};
        for (const Estimate& one : estimate(spec, offers, {}, published(), machine())) {
            QVERIFY(!one.seconds && !one.cost && !one.fits && !one.memoryBytes);
            QCOMPARE(one.basis, EstimateBasis::None);
        }
    }

    /// Epochs with smaller images take less of the training, not of the evaluations.
    void imagesThatGrowTakeLess() {
        RunSpec spec;
        spec.model.architecture = "resnet18";
        spec.data.source = "image-folder";
        spec.data.path = "/photographs";
        spec.devices.precision = "fp32";
        std::vector<Entry> own = {ownRun(spec, 998.4, 5, 0.9, 1)};
        EstimateOptions options;
        options.images = ImageCounts{59904, 10000};
        const Offer offers[] = {ownMachine()};
        const Estimate whole = estimate(spec, offers, own, {}, machine(), options).front();
        QCOMPARE(whole.training, 300.0);
        spec.data.firstImageSize = 128;
        // Of five epochs: 128, 152, 176 and 200 pixels, down to 128, 128, 160 and 192, and the last of full size.
        const Estimate grown = estimate(spec, offers, own, {}, machine(), options).front();
        const double share = (2 * relativeWork(spec, 0) + relativeWork(spec, 2) + relativeWork(spec, 3) + 1) / 5;
        QVERIFY(share > 0.4 && share < 0.65);
        QVERIFY(std::abs(grown.training - 300 * share) < 1e-9);
        QVERIFY(std::abs(grown.evaluation - whole.evaluation) < 1e-9);
        QCOMPARE(grown.rate->mid, whole.rate->mid);
        QCOMPARE(grown.notes.size(), whole.notes.size() + 1);
    }

    void theTargetTakesWhatOwnCurvesSay() {
        RunSpec spec;
        spec.devices.precision = "fp32";
        spec.stop.epochs = 10;
        spec.stop.target = 80;
        std::vector<Entry> own;
        // Rising by 0.1 an epoch up to 1.0: 0.8 after 8 epochs; up to 0.9: after 9; up to 0.5: never; a run of 3 epochs
        // is no evidence.
        own.push_back(ownRun(spec, 998.4, 10, 1.0, 1));
        own.push_back(ownRun(spec, 998.4, 10, 0.9, 2));
        own.push_back(ownRun(spec, 998.4, 10, 0.5, 3));
        own.push_back(ownRun(spec, 998.4, 3, 0.3, 4));
        const EpochsToTarget known = epochsToTarget(spec, own).value();
        QCOMPARE(known.reached, 2);
        QCOMPARE(known.similar, 3);
        QCOMPARE(known.epochs.low, 8.0);
        QCOMPARE(known.epochs.high, 9.0);
        const Offer offers[] = {ownMachine()};
        EstimateOptions options;
        options.goal = EstimateGoal::Target;
        const Estimate made = estimate(spec, offers, own, {}, machine(), options).front();
        // 8.5 epochs of 60 + 6 s plus 4 s; two of three runs reach the target.
        QCOMPARE(made.seconds->mid, 565.0);
        QVERIFY(std::abs(*made.expectedCost - 0.0565 * 1.5) < 1e-9);
        QCOMPARE(estimate(spec, offers, own, {}, machine()).front().seconds->mid, 664.0);
        spec.stop.target = 99.9;
        own.erase(own.begin());
        const Estimate never = estimate(spec, offers, own, {}, machine(), options).front();
        QVERIFY(!never.target && !never.expectedCost);
        QCOMPARE(never.epochs->mid, 10.0);
        QVERIFY(!never.notes.empty());
    }
};

QTEST_GUILESS_MAIN(EstimateTest)
#include "estimate_test.moc"
