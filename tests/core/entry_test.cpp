// What a comparison knows of a run, from its folder and its events.
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include "core/analysis/comparison.h"
#include "core/analysis/ran_on.h"

using namespace epochal;

namespace {

constexpr std::int64_t kBegin = 1'795'000'000'000;  // ms

class Run {
public:
    explicit Run(const Offer& offer, const std::string& device = "Xeon") {
        spec_.name = "run";
        spec_.price.preparationMinutes = 1;
        spec_.optimizer.globalBatch = 100;
        machine_.cpu = "Xeon";
        machine_.accelerators = {{}};
        machine_.accelerators[0].name = "NVIDIA H100 80GB HBM3";
        auto made =
            RunDirectory::create(folder_.path().toStdString(), "20261121-141032-7f3a9c01", spec_, machine_, offer);
        if (!made) qFatal("%s", english(made.error()).c_str());
        directory_ = std::move(*made);
        // Start-up 3 s, an epoch of 10 s, evaluated in 2 s; a pause of 100 s on the wall; a second epoch of the same
        // lengths.
        Started started;
        started.trainImages = 1000;
        started.validationImages = 200;
        started.stepsPerEpoch = 10;
        started.precision = "fp32";
        started.devices = {device, device};
        RunRecord record(spec_, offer);
        std::int64_t sequence = 0;
        const auto add = [&](EventBody body, double wall, double training, double active) {
            record.apply({1, ++sequence, kBegin + std::llround(wall * 1000), training, active, std::move(body)});
        };
        add(started, 3, 0, 3);
        add(StepWindow{1, 10, 10, 1000, 10, 0, 0, 0.5, 0.1, false}, 13, 10, 13);
        add(Evaluation{1, 10, 200, 2, 0.5, 0.8, 0.99, 0.9, true}, 15, 10, 15);
        add(StepWindow{2, 20, 10, 1000, 10, 0, 0, 0.5, 0.1, false}, 125, 20, 25);
        add(Evaluation{2, 20, 200, 2, 0.5, 0.7, 0.99, 0.9, false}, 127, 20, 27);
        add(Finished{RunState::Finished, StopReason::Epochs, {}, sequence + 1}, 127, 20, 27);
        entry = entryOf(directory_, record.figures());
    }
    Entry entry;

private:
    QTemporaryDir folder_;
    RunSpec spec_;
    Machine machine_;
    RunDirectory directory_;
};

Offer offerOf(PriceKind kind, const char* accelerator) {
    Offer offer;
    offer.id = "offer";
    offer.kind = kind;
    offer.accelerator = accelerator;
    offer.pricePerHour = Decimal::fromInteger(36);  // one cent a second
    offer.quantumSeconds = 1;
    return offer;
}

}  // namespace

class EntryTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// A folder or file of one's own is told apart by its name; other data sets have one already.
    void ownDataHasAName() {
        const auto named = [](const char* source, const char* path, const char* file, const char* column) {
            RunSpec spec;
            spec.data.source = source;
            spec.data.path = path;
            spec.data.file = file;
            spec.data.column = column;
            return ownDataOf(taskOf(spec, {}));
        };
        QCOMPARE(named("image-folder", "/data/caltech-256", "", ""), std::string("caltech-256"));
        QCOMPARE(named("image-folder", "/data/my photographs/", "", ""), std::string("my photographs"));
        QCOMPARE(named("idx", "/data/kmnist", "", ""), std::string("kmnist"));
        QCOMPARE(named("packed", "", "/data/photographs.epack", ""), std::string("photographs.epack"));
        QCOMPARE(named("table", "", "/data/houses.csv", "price"), std::string("houses.csv"));
        QCOMPARE(named("table", "", "/data/houses.csv", ""), std::string("houses.csv"));
        QCOMPARE(named("table", "", "", ""), std::string());
        QCOMPARE(named("idx", "", "", ""), std::string());
        for (const char* shipped : {"fashion-mnist", "cifar10", "synthetic"})
            QCOMPARE(named(shipped, "/data/x", "/data/y", ""), std::string());
        QCOMPARE(ownDataOf(""), std::string());
        QCOMPARE(ownDataOf("table"), std::string());
    }

    void knowsWhatARunDid() {
        const Entry e = Run(offerOf(PriceKind::OnDemand, "H100"), "NVIDIA H100 80GB HBM3").entry;
        QCOMPARE(e.id, std::string("20261121-141032-7f3a9c01"));
        QCOMPARE(title(e), std::string("run"));
        QVERIFY(!e.published && e.spec && e.state == RunState::Finished);
        QCOMPARE(e.task, std::string("fashion-mnist 1000/200"));
        QCOMPARE(e.accelerator, std::string("H100"));  // as named in the offer
        QCOMPARE(e.devices, std::int64_t{2});
        QCOMPARE(e.precision, std::string("fp32"));
        QCOMPARE(*e.imagesPerSecond, 100.0);  // 2000 images in 20 s
        QCOMPARE(*e.trainingSeconds, 20.0);
        QCOMPARE(*e.activeSeconds, 27.0);
        QCOMPARE(*e.rentedSeconds, 127.0);  // includes the pause of 100 s, excludes preparation
        QCOMPARE(e.preparationSeconds, 60.0);
        QCOMPARE(*e.quality, 0.8);
        QCOMPARE(*e.lastQuality, 0.7);
        QCOMPARE(e.curve.size(), std::size_t(2));
        QVERIFY(!e.joules);
    }

    void billsAsTheRunsOwnFiguresDo() {
        // Rented: 60 + 127 s at one cent; to 80 %, 60 + 15 s. Own: 60 + 27 s, and 60 + 15 s.
        const Offer rented = offerOf(PriceKind::OnDemand, "H100"), own = offerOf(PriceKind::Own, "H100");
        const Entry onRented = Run(rented).entry, onOwn = Run(own).entry;
        QCOMPARE(costOn(onRented, rented)->amount.text(), std::string("1.87"));
        QCOMPARE(costOn(onRented, rented, timeToTarget(onRented, 0.8))->amount.text(), std::string("0.75"));
        QCOMPARE(costOn(onOwn, own)->amount.text(), std::string("0.87"));
        QCOMPARE(costOn(onOwn, own, timeToTarget(onOwn, 0.8))->amount.text(), std::string("0.75"));
        QVERIFY(!onOwn.rentedSeconds);
        QVERIFY(!timeToTarget(onOwn, 0.9));
    }

    void sumsEnergyByAttempt() {
        // 100 W at 0 s, 200 W at 10 s, unknown at 20 s, 200 W at 30 s, 100 W at 40 s: 1500 J and 1500 J; nothing is
        // interpolated across the gap or between attempts.
        RunRecord record({}, offerOf(PriceKind::Own, ""));
        std::int64_t sequence = 0;
        const auto sample = [&](std::int64_t attempt, double active, double package, double device) {
            ResourceSample body;
            body.watts = package;
            body.devices = {{"GPU", -1, -1, -1, device}};
            record.apply({attempt, ++sequence, kBegin, 0, active, body});
        };
        sample(1, 0, 100, -1);
        QVERIFY(!record.figures().joules);
        sample(1, 10, 50, 150);
        sample(1, 20, -1, -1);
        sample(1, 30, -1, 200);
        sample(1, 40, 100, -1);
        sample(2, 0, 100, -1);
        QCOMPARE(*record.figures().joules, 3000.0);
    }

    void meansWhatOthersTookOfTheProcessor() {
        RunRecord record({}, offerOf(PriceKind::Own, ""));
        std::int64_t sequence = 0;
        const double nan = std::nan("");
        for (const double share : {-1.0, 0.5, nan, 0.0, -1.0, 7.0, 0.1}) {
            ResourceSample body;
            body.othersBusy = share;
            record.apply({1, ++sequence, kBegin, 0, 2.0 * static_cast<double>(sequence), body});
            if (sequence == 1) QVERIFY(!record.figures().othersBusy);
        }
        QVERIFY(std::abs(*record.figures().othersBusy - 0.2) < 1e-12);  // of 0.5, 0 and 0.1
    }

    void tellsCpuFromAccelerator() {
        QCOMPARE(Run(offerOf(PriceKind::Own, ""), "Xeon").entry.accelerator, std::string());
        QCOMPARE(Run(offerOf(PriceKind::Own, ""), "NVIDIA H100 80GB HBM3").entry.accelerator,
                 std::string("H100 80GB HBM3"));
    }

    /// Where a run ran is a fact; what it is priced at is a choice.
    void tellsTheOffersHardwareFromTheMachines() {
        Machine machine;
        machine.cpu = "Xeon";
        machine.threads = 8;
        const std::vector<std::string> cpu{"CPU"}, none;
        Offer offer = offerOf(PriceKind::OnDemand, "V100");
        offer.count = 1;
        offer.memoryGbEach = 16;
        QVERIFY(!isMachineOf(offer, machine, cpu));  // aws/p3.2xlarge on a CPU
        QVERIFY(!isMachineOf(offer, machine, none));
        machine.accelerators = {{"Tesla V100-SXM2-16GB", 16'945'512'448, "550"}};
        const std::vector<std::string> v100{"Tesla V100-SXM2-16GB"}, two{v100[0], v100[0]};
        QVERIFY(isMachineOf(offer, machine, v100));
        QVERIFY(isMachineOf(offer, machine, cpu));  // a machine is billed whether or not its accelerator is used
        QVERIFY(!isMachineOf(offer, machine, two));
        offer.memoryGbEach = 32;
        QVERIFY(!isMachineOf(offer, machine, v100));
        offer.memoryGbEach = 0;
        offer.count = 4;
        QVERIFY(!isMachineOf(offer, machine, v100));
        offer.accelerator = "A100";
        offer.count = 1;
        QVERIFY(!isMachineOf(offer, machine, v100));
        // One of eight can be rented on its own.
        machine.accelerators.assign(8, {"NVIDIA A100-SXM4-40GB", 42'949'672'960, "550"});
        QVERIFY(isMachineOf(offer, machine, std::vector<std::string>{"NVIDIA A100-SXM4-40GB"}));
        Offer noneOffered = offerOf(PriceKind::OnDemand, "");
        QVERIFY(!isMachineOf(noneOffered, machine, std::vector<std::string>{"NVIDIA A100-SXM4-40GB"}));
        QVERIFY(isMachineOf(noneOffered, machine, cpu));
        noneOffered.vcpu = 8;
        QVERIFY(isMachineOf(noneOffered, machine, cpu));
        noneOffered.vcpu = 96;
        QVERIFY(!isMachineOf(noneOffered, machine, cpu));
        noneOffered.id = "this-machine";  // derived from this machine, however much of it this process may use
        QVERIFY(isMachineOf(noneOffered, machine, cpu));
    }

    void namesPublishedRows() {
        Entry row;
        row.published = true;
        row.name = "HOSTKEY dedicated";
        QCOMPARE(title(row), std::string("HOSTKEY dedicated"));
        row.accelerator = "GTX 1080 Ti";
        QCOMPARE(title(row), std::string("HOSTKEY dedicated, GTX 1080 Ti"));
        row.devices = 3;
        QCOMPARE(title(row), std::string("HOSTKEY dedicated, 3 × GTX 1080 Ti"));
    }

    /// 1 Wh and 2 Wh average to 1.5 Wh; if any run was not measured, there is no mean.
    void energyIsAMeanOfWhatWasMeasured() {
        std::vector<Entry> entries(3);
        entries[0].joules = 3600;
        entries[1].joules = 7200;
        ComparedRow row;
        row.entries = {0, 1};
        QCOMPARE(meanEnergy(row, entries), std::optional(5400.0));
        row.entries = {0, 1, 2};
        QVERIFY(!meanEnergy(row, entries));
    }

    /// A row over three seeds is not named after its first seed.
    void aRowOverSeedsIsCalledByWhatItsNamesShare() {
        std::vector<Entry> entries(5);
        entries[0].name = "sweep, batch 64, seed 1";
        entries[1].name = "sweep, batch 64, seed 12";
        entries[2].name = entries[3].name = "twice, the same";
        entries[4].name = "other";
        const auto called = [&entries](std::vector<std::size_t> of) {
            const std::vector<std::vector<std::size_t>> row{std::move(of)};
            return english({"%1", {inSentence(rowNames(row, entries)[0])}});
        };
        QCOMPARE(called({0, 1}), std::string("sweep, batch 64"));
        QCOMPARE(called({0}), std::string("sweep, batch 64, seed 1"));
        QCOMPARE(called({2, 3}), std::string("twice, the same"));
        QCOMPARE(called({4, 0}), std::string("other"));
        entries[4].name = "sweep, batch 64";
        QCOMPARE(called({4, 0}), std::string("sweep, batch 64"));
    }
};

QTEST_APPLESS_MAIN(EntryTest)
#include "entry_test.moc"
