// What a run is measured by, from the spec to the catalogue: every expected figure is worked out beside it.
#include <QTemporaryDir>
#include <QTest>

#include "core/analysis/estimate.h"
#include "core/analysis/replay.h"
#include "core/base/json.h"
#include "core/catalogue/catalogue.h"
#include "core/catalogue/grouping.h"
#include "core/interop/runs_table.h"
#include "core/launch/campaign.h"
#include "core/spec/fields.h"
#include "core/spec/spec_json.h"
#include "core/spec/target.h"
#include "core/spec/task.h"
#include "tests/core/support/compared_rows.h"
#include "tests/support/exit_record.h"

using namespace epochal;
using namespace epochal::test;

namespace {

/// One evaluation of 1,000 images: loss, top-1, AUC.
struct Told {
    double loss, top1, auc;
};

/// The loss falls, rises, falls to its lowest and rises again; top-1 is best where the loss is not, and so is the AUC.
const std::vector<Told> kEpochs = {
    {0.70, 0.60, 0.90}, {0.90, 0.70, 0.95}, {0.35, 0.65, 0.93}, {0.40, 0.80, 0.92}, {0.36, 0.75, 0.94}};

RunSpec specOf(const char* measure, double target = 0) {
    RunSpec spec;
    spec.name = measure;
    spec.optimizer.globalBatch = 100;
    spec.data.trainImages = spec.data.validationImages = 1000;
    spec.stop.epochs = 5;
    spec.stop.measure = measure;
    spec.stop.target = target;
    return spec;
}

/// Start-up of 1 s; every epoch 10 s of steps and 2 s of evaluation: epoch n is evaluated at 1 + 12 n s.
std::vector<Event> eventsOf(const std::vector<Told>& epochs) {
    std::vector<Event> events;
    const auto add = [&](EventBody body, double training, double active) {
        events.push_back(
            {1, static_cast<std::int64_t>(events.size()) + 1, 1'795'000'000'000, training, active, std::move(body)});
    };
    Started started;
    started.trainImages = started.validationImages = 1000;
    started.stepsPerEpoch = 10;
    started.devices = {"CPU"};
    started.precision = "fp32";
    add(started, 0, 1);
    for (std::size_t i = 0; i < epochs.size(); ++i) {
        const auto n = static_cast<std::int64_t>(i + 1);
        const double before = 1 + 12 * static_cast<double>(i), training = 10 * static_cast<double>(n);
        add(StepWindow{n, 10 * n, 10, 1000, 10, 0, 0, 1, 0.1, false}, training, before + 10);
        add(EpochDone{n, 10 * n, 0.3, 0.85, 0.1}, training, before + 10);
        add(Evaluation{n, 10 * n, 1000, 2, epochs[i].loss, epochs[i].top1, 0.99, epochs[i].auc, false}, training,
            before + 12);
    }
    return events;
}

/// The machine is owned, at a cent a second of use.
Offer owned() {
    Offer offer = rented();
    offer.kind = PriceKind::Own;
    return offer;
}

Figures figuresOf(const RunSpec& spec, const std::vector<Told>& epochs = kEpochs) {
    RunRecord record(spec, owned());
    for (const Event& event : eventsOf(epochs)) record.apply(event);
    return record.figures();
}

/// The run's folder, as a worker leaves it.
RunDirectory written(const Path& runs, const std::string& id, const RunSpec& spec) {
    auto run = RunDirectory::create(runs, id, spec, Machine{}, owned()).value();
    auto writer = EventWriter::open(run, 1).value();
    for (const Event& event : eventsOf(kEpochs))
        if (!writer->write(event.body, event.training, event.active).ok()) qFatal("a log could not be written");
    if (!writer->write(Finished{RunState::Finished, StopReason::Epochs, {}, 0}, 50, 61).ok()) qFatal("no end");
    ExitRecord exit;
    exit.attempt = 1;
    exit.state = RunState::Finished;
    exit.reason = StopReason::Epochs;
    exit.events = writer->written();
    if (!test::writeExit(run, exit).ok()) qFatal("no exit record");
    return run;
}

/// A run of `loss` at epochs 1 and 2, the second after `seconds`.
Entry lossRun(const char* id, double seconds, double first, double second) {
    Entry entry = run(id, 1, seconds);
    entry.measure = Quality::Loss;
    entry.spec->stop.measure = "loss";
    entry.quality = entry.lastQuality = second;
    entry.curve = {{{1, 1, 1, seconds * 0.45, seconds / 2, seconds / 2}, first},
                   {{2, 2, 2, seconds * 0.9, seconds, seconds}, second}};
    return entry;
}

}  // namespace

class MeasureTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theTableNamesEachMeasureOnce() {
        std::size_t at = 0;
        for (const Measure& measure : measures()) {
            QCOMPARE(static_cast<std::size_t>(measure.quality), at++);  // measureOf() relies on the order
            QCOMPARE(findMeasure(measure.id), &measure);
            QVERIFY(measure.contains(measure.least) && measure.contains(1) &&
                    measure.contains(-0.5) == (measure.quality == Quality::R2));
        }
        QVERIFY(!findMeasure("f1") && !findMeasure("top-1"));
        const Task& task = taskFor({});
        QCOMPARE(std::string(task.id), std::string("image-classification"));
        QCOMPARE(std::string(task.samples) + "/s", std::string(task.rate));
        QCOMPARE(task.measures.front(), measureOf(RunSpec()).quality);
        QVERIFY(!measureOf(Quality::Loss).higherIsBetter && measureOf(Quality::Auc).higherIsBetter);
    }

    /// A measure that the task does not have stands for its usual one, and the target with it for none.
    void eachTaskHasItsMeasures() {
        RunSpec spec = specOf("top1", 93);
        spec.data.source = "table";
        QCOMPARE(measureOf(spec).quality, Quality::Rmse);
        QVERIFY(!targetOf(spec) && !reachesTarget(spec, 0));
        const Field& target = *findField("stop.target");
        QCOMPARE(std::string(scaleOf(target, spec).unit), std::string("RMSE, validation"));
        // 93% of something else is not shown as an RMSE of 93; without a number there is something to fill in.
        QVERIFY(!target.applies(spec));
        spec.stop.target = 0;
        QVERIFY(target.applies(spec));
        spec.stop.target = 93;
        spec.data.predicts = "class";
        QVERIFY(target.applies(spec));
        QCOMPARE(*targetOf(spec), 0.93);
        spec.stop.measure = "r2";
        QCOMPARE(measureOf(spec).quality, Quality::Top1);
        spec.data.predicts = "number";
        spec.stop.target = 0.9;
        QVERIFY(reachesTarget(spec, 0.91) && !reachesTarget(spec, 0.89));
        for (const Task& task : tasks()) QCOMPARE(std::string(task.samples) + "/s", std::string(task.rate));
    }

    void betterIsHigherOrLower() {
        const Measure &top1 = measureOf(Quality::Top1), &loss = measureOf(Quality::Loss);
        QVERIFY(isBetter(top1, 0.9, 0.8) && !isBetter(top1, 0.8, 0.9) && !isBetter(top1, 0.8, 0.8));
        QVERIFY(isBetter(loss, 0.8, 0.9) && !isBetter(loss, 0.9, 0.8) && !isBetter(loss, 0.8, 0.8));
        for (const Measure* measure : {&top1, &loss}) {
            const std::optional<double> none;
            QVERIFY(isBetter(*measure, 0.5, none) && !isBetter(*measure, std::nan(""), none));
            QVERIFY(isBetter(*measure, 0.5, std::nan("")) && !isBetter(*measure, std::nan(""), 0.5));
        }
    }

    /// The hash is that of the version before the field: a checkpoint of then belongs to its run.
    void aSpecWithoutTheFieldIsAsItWas() {
        RunSpec spec;
        QCOMPARE(spec.stop.measure, std::string("top1"));
        const std::string plain = specHash(spec);
        std::vector<Field> before;
        for (const Field& field : fields())
            if (field.name != "stop.measure") before.push_back(field);
        QCOMPARE(plain, specHash(spec, before));
        spec.stop.measure = "loss";
        QVERIFY(specHash(spec) != plain);
        const auto read = specFromText(R"({"stop":{"target":93}})", "spec.json");
        QVERIFY(read.ok());
        QCOMPARE(*targetOf(*read), 0.93);
    }

    void unitAndRangeOfTheTargetFollowTheMeasure() {
        const Field& target = *findField("stop.target");
        RunSpec spec = specOf("top1", 93);
        QCOMPARE(std::string(scaleOf(target, spec).unit), std::string("% top-1, validation"));
        QVERIFY(validate(spec).empty());
        spec.stop.measure = "loss";
        QCOMPARE(std::string(scaleOf(target, spec).unit), std::string("loss, validation"));
        spec.stop.measure = "auc";
        QCOMPARE(std::string(scaleOf(target, spec).unit), std::string("AUC, validation"));
        QCOMPARE(scaleOf(target, spec).maximum, 1.0);
        QCOMPARE(validate(spec).size(), std::size_t{1});
        QCOMPARE(validate(spec).front().where, std::string("/stop/target"));
        spec.stop.target = 0.98;
        QVERIFY(validate(spec).empty());
        spec.stop.measure = "f1";
        QCOMPARE(validate(spec).front().where, std::string("/stop/measure"));
        // The schema has the same units.
        const Json scales = specSchema()["properties"]["stop"]["properties"]["target"]["x-scales"];
        QCOMPARE(scales.size(), measures().size());
        for (const Measure& measure : measures()) {
            QCOMPARE(scales[measure.id]["x-unit"].get<std::string>(), std::string(measure.unit));
            QCOMPARE(scales[measure.id]["maximum"].get<double>(), measure.mostTarget);
        }
    }

    /// The lowest loss is 0.35 in epoch 3, and the last is 0.36; two epochs have passed since.
    void aLossIsBestAtItsLowest() {
        const Figures f = figuresOf(specOf("loss"));
        QCOMPARE(*f.best, 0.35);
        QCOMPARE(*f.last, 0.36);
        QCOMPARE(f.bestEpoch, std::int64_t{3});
        QCOMPARE(f.epochsSinceBest, std::int64_t{2});
        QVERIFY(f.epochs[2].best && !f.epochs[3].best);
        // The best of each kind stays what it is.
        QCOMPARE(*f.bestTop1, 0.80);
        QCOMPARE(*f.lastTop1, 0.75);
        QCOMPARE(*f.bestAuc, 0.95);
        QCOMPARE(*f.bestLoss, 0.35);
        QVERIFY(!f.target);
    }

    /// At or below 0.40 first in epoch 3: after 30 s of steps and 37 s in all, which cost 37 cents.
    void itsTargetIsReachedAtOrBelow() {
        const Figures f = figuresOf(specOf("loss", 0.40));
        QVERIFY(f.target.has_value());
        QCOMPARE(f.target->epoch, std::int64_t{3});
        QCOMPARE(f.target->trainingSeconds, 30.0);
        QCOMPARE(f.target->activeSeconds, 37.0);
        QCOMPARE(f.target->cost->amount.text(), std::string("0.37"));
        QCOMPARE(figuresOf(specOf("loss", 0.35)).target->epoch, std::int64_t{3});  // exactly at it
        QVERIFY(!figuresOf(specOf("loss", 0.34)).target);
        QCOMPARE(figuresOf(specOf("loss", 0.70)).target->epoch, std::int64_t{1});
    }

    /// 0.95 in epoch 2; 0.93 or more first there as well.
    void anAucIsBestAtItsHighest() {
        const Figures f = figuresOf(specOf("auc", 0.93));
        QCOMPARE(*f.best, 0.95);
        QCOMPARE(*f.last, 0.94);
        QCOMPARE(f.bestEpoch, std::int64_t{2});
        QCOMPARE(f.target->epoch, std::int64_t{2});
        QCOMPARE(f.target->activeSeconds, 25.0);
        QCOMPARE(figuresOf(specOf("auc", 0.90)).target->epoch, std::int64_t{1});
    }

    void withoutTheFieldTop1Decides() {
        const Figures f = figuresOf(specOf("top1", 80));
        QCOMPARE(*f.best, 0.80);
        QCOMPARE(f.best, f.bestTop1);
        QCOMPARE(f.last, f.lastTop1);
        QCOMPARE(f.bestEpoch, std::int64_t{4});
        QCOMPARE(f.target->epoch, std::int64_t{4});
    }

    /// Epoch 3 is done again after a crash. With the same loss it is the same point, whatever its top-1; with another
    /// it is a new one.
    void anEpochDoneAgainIsTheSamePointByTheMeasure() {
        for (const auto& [loss, active] : {std::pair(0.35, 37.0), std::pair(0.34, 137.0)}) {
            RunRecord record(specOf("loss", 0.35), owned());
            for (const Event& event : eventsOf({kEpochs.begin(), kEpochs.begin() + 3})) record.apply(event);
            Started again;
            again.trainImages = 1000;
            again.stepsPerEpoch = 10;
            again.startEpoch = 2;
            again.startStep = 20;
            record.apply({2, 1, 1'795'000'000'000, 0, 0, again});
            record.apply({2, 2, 1'795'000'000'000, 10, 100, Evaluation{3, 30, 1000, 2, loss, 0.1, 0.99, 0.5, false}});
            QCOMPARE(record.figures().target->activeSeconds, active);
            QCOMPARE(*record.figures().best, loss);
        }
    }

    /// To a loss of 0.4: a in epoch 1 after 50 s and 0.50, b in epoch 2 after 60 s and 0.60; c never.
    void rowsAreComparedByLoss() {
        const std::vector<Entry> entries{lossRun("a", 100, 0.40, 0.30), lossRun("b", 60, 0.50, 0.35),
                                         lossRun("c", 80, 0.60, 0.45)};
        const auto c = compared(entries, {.target = 0.4, .overSeeds = false});
        QVERIFY(c.ranked);
        QCOMPARE(*c.rows[0].seconds, 50.0);
        QCOMPARE(*c.rows[1].seconds, 60.0);
        QCOMPARE(english(c.rows[2].notRanked),
                 std::string("Not ranked: the target was never reached; the best value was 0.4500"));
        QVERIFY(c.rows[0].frontier && !c.rows[1].frontier);
        QVERIFY2(sentences(c).find("Cheapest to loss 0.4000|a: 0.50 USD in 50 s") != std::string::npos,
                 sentences(c).c_str());
        const auto whole = compared(entries, {.overSeeds = false});
        QCOMPARE(bestQualityOf(whole, whole.groups[0], entries), std::vector<std::size_t>{0});
        QVERIFY(warns(whole, "different quality levels, 0.3000 to 0.4500"));
    }

    void theHighestAucIsTheBest() {
        std::vector<Entry> entries{run("a", 1, 100), run("b", 1, 60)};
        for (Entry& entry : entries) entry.measure = Quality::Auc;
        entries[1].quality = 0.95;
        const auto c = compared(entries, {.overSeeds = false});
        QCOMPARE(bestQualityOf(c, c.groups[0], entries), std::vector<std::size_t>{1});
        const auto to = compared(entries, {.target = 0.9, .overSeeds = false});
        QVERIFY(sentences(to).find("Cheapest to AUC 0.9000") != std::string::npos);
    }

    void runsOfDifferentMeasuresAreNotRanked() {
        const auto c = compared({lossRun("a", 100, 0.5, 0.3), run("b", 1, 60)}, {.overSeeds = false});
        QVERIFY(!c.ranked && warns(c, "different quality measures (loss; top-1)"));
    }

    /// How long a new run takes to its target is known from runs of the same measure alone.
    void epochsToATargetAreOfTheSameMeasure() {
        RunSpec spec = specOf("loss", 0.4);
        std::vector<Entry> own{lossRun("a", 100, 0.40, 0.30), run("b", 1, 60)};
        for (Entry& entry : own) {
            entry.spec->stop.epochs = spec.stop.epochs;
            entry.spec->data = spec.data;
        }
        const auto epochs = epochsToTarget(spec, own);
        QVERIFY(epochs.has_value());
        QCOMPARE(epochs->reached, std::int64_t{1});
        QCOMPARE(epochs->epochs.mid, 1.0);
        spec.stop.target = 0.2;
        QVERIFY(!epochsToTarget(spec, own));
    }

    void theCatalogueHasTheRunsOwnMeasure() {
        QTemporaryDir home;
        const Path runs = home.path().toStdString() + "/runs";
        (void)written(runs, "20261121-141032-00000001", specOf("loss", 0.40));
        (void)written(runs, "20261121-141032-00000002", specOf("auc", 0.93));
        (void)written(runs, "20261121-141032-00000003", specOf("top1", 80));
        auto catalogue = Catalogue::open(home.path().toStdString() + "/catalogue.sqlite").value();
        QVERIFY(reindex(*catalogue, runs).ok());
        const std::vector<RunRow> rows = catalogue->runs({"", RunColumn::Name, false, false}).value();
        QCOMPARE(rows.size(), std::size_t{3});
        const RunRow &auc = rows[0], &loss = rows[1], &top1 = rows[2];
        QCOMPARE(loss.measure.str(), std::string("loss"));
        QCOMPARE(*loss.best, 0.35);
        QCOMPARE(*loss.last, 0.36);
        QCOMPARE(*loss.bestTop1, 0.80);
        QCOMPARE(*loss.secondsToTarget, 37.0);
        QCOMPARE(*targetOf(loss), 0.40);
        QCOMPARE(loss.curve, (std::vector<float>{0.70f, 0.90f, 0.35f, 0.40f, 0.36f}));
        QCOMPARE(*auc.best, 0.95);
        QCOMPARE(*top1.best, 0.80);
        QCOMPARE(*targetOf(top1), 0.80);
        const auto read = catalogue->entries({loss.id, auc.id, top1.id}).value().entries;
        QCOMPARE(read[0].measure, Quality::Loss);
        QCOMPARE(*read[0].quality, 0.35);
        QCOMPARE(read[0].curve[2].quality, 0.35);
        QCOMPARE(read[1].measure, Quality::Auc);
        QCOMPARE(read[2].measure, Quality::Top1);
        // The campaign's row, from the entry and from the run.
        QCOMPARE(*campaignRun(read[0]).best, 0.35);
        QCOMPARE(campaignRun(read[1]).best, read[1].quality);
        // Exported: the target of top-1 keeps its column.
        RunRows exported;
        for (const RunRow& row : rows) exported.add(row);
        const DataTable table = runsTable(exported, read);
        const auto cell = [&](std::size_t row, const char* name) {
            const auto at = std::ranges::find(table.columns, name) - table.columns.begin();
            return table.rows[row][static_cast<std::size_t>(at)];
        };
        QCOMPARE(cell(1, "measure"), TableCell("loss"));
        QCOMPARE(cell(1, "best_quality"), TableCell(0.35));
        QCOMPARE(cell(1, "target"), TableCell(0.40));
        QCOMPARE(cell(1, "target_top1"), TableCell());
        QCOMPARE(cell(2, "target_top1"), TableCell(0.80));
        QVERIFY(std::ranges::find(table.columns, "stop_measure") == table.columns.end());
    }

    /// Losses among themselves, the lowest as the best; values of two measures are not mixed.
    void rowsAreOrderedWithinEachMeasure() {
        QTemporaryDir home;
        auto catalogue = Catalogue::open(home.path().toStdString() + "/catalogue.sqlite").value();
        const auto record = [&](const char* id, const char* measure, std::optional<double> best) {
            RunRow row;
            row.id = row.name = row.seedGroup = row.provider = id;
            row.measure = measure;
            row.best = row.last = best;
            if (!catalogue->record(row).ok()) qFatal("a row could not be written");
        };
        record("high loss", "loss", 0.9);
        record("low loss", "loss", 0.2);
        record("good", "top1", 0.9);
        record("poor", "top1", 0.2);
        record("none", "loss", {});
        const auto order = [&](RunColumn column, bool descending) {
            std::string ids;
            const auto rows = catalogue->runs({"", column, descending, false});
            for (const RunRow& row : *rows) ids += (ids.empty() ? "" : ", ") + row.id.str();
            return ids;
        };
        for (const RunColumn column : {RunColumn::Best, RunColumn::Curve}) {
            QCOMPARE(QString::fromStdString(order(column, true)), QString("good, poor, low loss, high loss, none"));
            QCOMPARE(QString::fromStdString(order(column, false)), QString("high loss, low loss, poor, good, none"));
        }
        RunRows rows;
        auto read = catalogue->runs({"", RunColumn::Best, true, false});
        for (RunRow& row : *read) rows.add(std::move(row));
        std::string groups;
        for (const RunGroup& group : groupRuns(rows, GroupBy::Provider, RunColumn::Best, true))
            groups += (groups.empty() ? "" : ", ") + group.key;
        QCOMPARE(groups, std::string("good, poor, low loss, high loss, none"));
    }
};

QTEST_APPLESS_MAIN(MeasureTest)
#include "measure_test.moc"
