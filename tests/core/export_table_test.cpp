// The tables of `epochal export` from hand-made runs; every expected figure is worked out beside it.
#include <QtTest/QTest>
#include <algorithm>

#include "core/interop/comparison_table.h"
#include "core/interop/runs_table.h"
#include "core/launch/export.h"
#include "core/spec/fields.h"

using namespace epochal;

namespace {

TableCell at(const DataTable& table, std::size_t row, const char* column) {
    const auto found = std::find(table.columns.begin(), table.columns.end(), column);
    return found == table.columns.end() ? TableCell("no such column")
                                        : table.rows[row][static_cast<std::size_t>(found - table.columns.begin())];
}

const TableCell kNothing;

RunRow madeRow() {
    RunRow row;
    row.number = 7;
    row.id = "20261101-100000-00000001";
    row.name = "=SUM(A1)";
    row.tags = {"a", "b c"};
    row.state = RunState::Finished;
    row.reason = StopReason::Target;
    row.bestTop1 = 0.9286;
    row.bestEpoch = 4;
    row.bestLoss = 0.25;
    row.target = 92;
    row.secondsToTarget = 31.5;
    row.imagesPerSecond = 13080.4;
    row.imagesDone = 300'000;
    row.cost = 0.1 + 0.2;
    row.currency = "EUR";
    row.createdUtcMillis = 1'793'527'200'123;  // date -u -d @1793527200: 2026-11-01 10:00:00
    row.whatIf = true;
    return row;
}

/// A row over one or several runs of a minute each on a machine for 3 EUR per hour.
Entry madeEntry(const char* id, std::int64_t seed, double seconds) {
    Entry entry;
    entry.id = id;
    entry.name = "run";
    entry.task = "t";
    entry.architecture = "resnet8";
    entry.spec = RunSpec();
    entry.spec->seed = seed;
    entry.seed = seed;
    entry.offer.provider = "Acme";
    entry.offer.instance = "box";
    entry.offer.kind = PriceKind::OnDemand;
    entry.offer.pricePerHour = Decimal::fromInteger(3);
    entry.offer.currency = "EUR";
    entry.offer.quantumSeconds = 1;
    entry.offer.date = "2026-11-01";
    entry.quality = 0.9;
    entry.trainingSeconds = entry.activeSeconds = entry.rentedSeconds = seconds;
    entry.imagesPerSecond = 1000;
    return entry;
}

}  // namespace

class ExportTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesAreStableAndDifferent() {
        const DataTable table = runsTable({}, {});
        std::vector<std::string> names = table.columns;
        for (const std::string& name : names)
            QVERIFY2(name.find_first_not_of("abcdefghijklmnopqrstuvwxyz_0123456789") == std::string::npos,
                     name.c_str());
        std::sort(names.begin(), names.end());
        QVERIFY(std::adjacent_find(names.begin(), names.end()) == names.end());
        // Every setting but the three labels, the measure and the target, which have columns of their own.
        const auto settings = std::count_if(fields().begin(), fields().end(), [&](const Field& field) {
            std::string name = field.name;
            std::replace(name.begin(), name.end(), '.', '_');
            return std::binary_search(names.begin(), names.end(), name);
        });
        QCOMPARE(static_cast<std::size_t>(settings), fields().size() - 2);
        QVERIFY(!std::binary_search(names.begin(), names.end(), "stop_target"));
        QVERIFY(!std::binary_search(names.begin(), names.end(), "stop_measure"));
    }

    void aRunHasItsSettingsAndResults() {
        Entry entry;
        entry.id = madeRow().id;
        entry.machine = "AMD EPYC";
        entry.spec = RunSpec();
        entry.spec->optimizer.learningRate = 0.05;
        entry.spec->stop.budget = "1.50";
        const DataTable table = runsTable({madeRow()}, std::vector{entry});
        QCOMPARE(at(table, 0, "number"), TableCell(std::int64_t{7}));
        QCOMPARE(at(table, 0, "tags"), TableCell("a b c"));
        QCOMPARE(at(table, 0, "stop_reason"), TableCell("target"));
        QCOMPARE(at(table, 0, "created_at"), TableCell("2026-11-01T10:00:00.123Z"));
        QCOMPARE(at(table, 0, "ended_at"), kNothing);
        QCOMPARE(at(table, 0, "best_top1"), TableCell(0.9286));
        QCOMPARE(at(table, 0, "target_top1"), TableCell(0.92));
        QCOMPARE(at(table, 0, "images"), TableCell(std::int64_t{300'000}));
        QCOMPARE(at(table, 0, "machine"), TableCell("AMD EPYC"));
        QCOMPARE(at(table, 0, "what_if"), TableCell(true));
        QCOMPARE(at(table, 0, "last_training_loss"), kNothing);
        QCOMPARE(at(table, 0, "optimizer_learning_rate"), TableCell(0.05));
        QCOMPARE(at(table, 0, "optimizer_nesterov"), TableCell(true));
        QCOMPARE(at(table, 0, "stop_budget"), TableCell(Decimal::parse("1.5").value()));
        QCOMPARE(at(table, 0, "stop_hours"), kNothing);     // 0 means none
        QCOMPARE(at(table, 0, "data_channels"), kNothing);  // of synthetic data only
        QCOMPARE(at(table, 0, "data_source"), TableCell("fashion-mnist"));
        QCOMPARE(at(table, 0, "model_architecture"), TableCell("resnet8"));
        entry.spec->data.source = "table";
        QCOMPARE(at(runsTable({madeRow()}, std::vector{entry}), 0, "model_architecture"), TableCell("mlp"));
        const std::string csv = csvOf(table);
        QVERIFY(csv.find(",'=SUM(A1),finished,target,false,a b c,") != std::string::npos);
        QVERIFY(csv.find(",0.3,,EUR,") != std::string::npos);  // cost, cost_to_target, currency
        QVERIFY(jsonOf(table).find("\"name\": \"=SUM(A1)\"") != std::string::npos);
    }

    void whatCannotBeReadIsNotZero() {
        RunRow lost;
        lost.number = 2;
        lost.id = lost.name = "lost";
        lost.state = RunState::Unreadable;
        const DataTable table = runsTable({lost}, {});
        for (const char* name : {"best_epoch", "attempts", "epochs_done", "images", "what_if", "cost",
                                 "optimizer_learning_rate", "seed", "machine"})
            QCOMPARE(at(table, 0, name), kNothing);
        QCOMPARE(at(table, 0, "state"), TableCell("unreadable"));
    }

    /// Two seeds of 60 and 120 s at 3 EUR/h: 0.05 and 0.1 EUR, mean 0.075; 90 s. Sample deviation of the times:
    /// sqrt(2 x 30^2) = 42.43 s.
    void aComparisonHasTheFiguresOfCore() {
        const std::vector<Entry> entries{madeEntry("a", 1, 60), madeEntry("b", 2, 120)};
        ComparisonQuery query;
        const DataTable table = comparisonTable(entries, query, compare(entries, query, PriceBook(), "2026-11-02"));
        QCOMPARE(table.rows.size(), std::size_t{1});
        QCOMPARE(at(table, 0, "ids"), TableCell("a b"));
        QCOMPARE(at(table, 0, "runs"), TableCell(std::int64_t{2}));
        QCOMPARE(at(table, 0, "runs_reached_target"), kNothing);
        QCOMPARE(at(table, 0, "seconds"), TableCell(90.0));
        QVERIFY(std::abs(std::get<double>(at(table, 0, "seconds_sd")) - 42.4264) < 1e-3);
        QCOMPARE(at(table, 0, "cost"), TableCell(Decimal::parse("0.075").value()));
        QCOMPARE(at(table, 0, "currency"), TableCell("EUR"));
        QCOMPARE(at(table, 0, "price_per_hour"), TableCell(Decimal::fromInteger(3)));
        QCOMPARE(at(table, 0, "best_quality"), TableCell(0.9));
        QCOMPARE(at(table, 0, "measure"), TableCell("top-1"));
        QCOMPARE(at(table, 0, "clock"), TableCell(std::string(name(ClockKind::Active))));
        query.overSeeds = false;
        QCOMPARE(comparisonTable(entries, query, compare(entries, query, PriceBook(), "2026-11-02")).rows.size(),
                 std::size_t{2});
    }

    void thisMachineIsNotOnTheList() {
        PriceBook book;
        book.offers = {thisMachineOffer({}), madeEntry("a", 1, 1).offer};
        QCOMPARE(exportedOffers(book).size(), std::size_t{1});
        QCOMPARE(exportedOffers(book)[0].provider, std::string("Acme"));
    }
};

QTEST_APPLESS_MAIN(ExportTableTest)
#include "export_table_test.moc"
