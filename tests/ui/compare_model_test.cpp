#include <QAbstractItemModelTester>
#include <QTest>
#include <cmath>

#include "ui/format/formatter.h"
#include "ui/pages/compare/compare_charts.h"
#include "ui/pages/compare/compare_model.h"
#include "ui/view/row_words.h"

using namespace epochal;
using namespace epochal::ui;

namespace {

QString text(const char* words) {
    return QString::fromUtf8(words);
}

/// A published row: time in s, price in EUR/h.
Entry published(const char* name, const char* accelerator, int devices, const char* group, double seconds,
                const char* price, const char* cost) {
    Entry entry;
    entry.id = std::string("painter/") + group + "/" + name + "/" + std::to_string(devices);
    entry.name = name;
    entry.group = group;
    entry.published = true;
    entry.task = "painter";
    entry.measure = Quality::Auc;
    entry.architecture = group;
    entry.accelerator = accelerator;
    entry.devices = devices;
    entry.quality = std::string(group) == "heavy" ? 0.9835 : 0.9091;
    entry.trainingSeconds = seconds;
    entry.offer.provider = std::string(name).substr(0, std::string(name).find(' '));
    entry.offer.instance = name;
    entry.offer.accelerator = accelerator;
    entry.offer.count = devices;
    entry.offer.currency = "EUR";
    entry.offer.pricePerHour = *Decimal::parse(price);
    entry.offer.date = "2020-03-10";
    entry.offer.source = "published";
    entry.publishedCost = Money{*Decimal::parse(cost), "EUR"};
    entry.publishedDecimals = PrintedFigure{cost, false}.decimals();
    return entry;
}

/// Three rows of a published comparison. EUR/h = ct/s x 36: 0.0062 -> 0.2232, 0.0429 -> 1.5444, 0.4087 -> 14.7132.
std::vector<Entry> painter() {
    return {published("AWS p2.xlarge", "K80", 1, "heavy", 13080, "1.5444", "5.61"),
            published("HOSTKEY dedicated", "GTX 1080 Ti", 1, "heavy", 7092, "0.2232", "0.44"),
            published("Google", "T4", 1, "heavy", 1003, "14.7132", "4.50"),
            published("Google", "T4", 1, "light", 872, "8.2584", "2.00")};
}

CompareDataPtr dataOf(std::vector<Entry> entries, ComparisonQuery query, const std::vector<Claim>& claims = {}) {
    return compared(std::make_shared<std::vector<Entry>>(std::move(entries)),
                    std::make_shared<Audits>(audited("painter", claims)), std::make_shared<PriceBook>(), query,
                    "2026-11-21");
}

ComparisonQuery asPublished() {
    ComparisonQuery query;
    query.clock = ClockKind::Training;
    query.currency = "EUR";
    query.grouping = Grouping::Model;
    return query;
}

/// 1003 s x 0.4087 ct/s = 4.10 EUR, published as 4.50.
Claim t4() {
    Claim claim;
    claim.id = "t4-cost";
    claim.row = "painter/heavy/Google/1";
    claim.what = {"cost of one training run, EUR", {}};
    claim.formula = "seconds * cents / 100";
    claim.inputs = {{"seconds", {"1003", false}}, {"cents", {"0.4087", false}}};
    claim.published = {"4.50", false};
    claim.unit = "EUR";
    return claim;
}

/// A run with one evaluation an epoch, 100 s each, at 3.60 EUR/h: 0.10 EUR an epoch.
Entry run(const char* id, std::int64_t seed, std::vector<double> qualities, std::int64_t batch = 128) {
    Entry entry;
    entry.id = id;
    entry.name = "resnet8";
    entry.task = "fashion-mnist 60000/10000";
    entry.architecture = "resnet8";
    entry.seed = seed;
    entry.globalBatch = batch;
    entry.spec = RunSpec();
    entry.spec->seed = static_cast<decltype(entry.spec->seed)>(seed);
    entry.spec->optimizer.globalBatch = batch;
    entry.offer.provider = "A";
    entry.offer.instance = "a1";
    entry.offer.currency = "EUR";
    entry.offer.pricePerHour = *Decimal::parse("3.6");
    entry.offer.date = "2026-11-01";
    entry.offer.source = "list";
    entry.imagesPerSecond = 600.0 * static_cast<double>(batch) / 128;
    double best = 0;
    std::vector<QualityPoint> points;
    for (std::size_t i = 0; i < qualities.size(); ++i) {
        QualityPoint point;
        const double epoch = static_cast<double>(i + 1);
        point.at.epoch = epoch;
        point.at.images = 60000 * epoch;
        point.at.training = 90 * epoch;
        point.at.active = point.at.billed = 100 * epoch;
        point.quality = qualities[i];
        best = std::max(best, qualities[i]);
        points.push_back(point);
    }
    entry.curve = points;
    const double n = static_cast<double>(qualities.size());
    entry.quality = best;
    entry.lastQuality = qualities.back();
    entry.trainingSeconds = 90 * n;
    entry.activeSeconds = entry.rentedSeconds = 100 * n;
    return entry;
}

QString cell(const CompareModel& model, int group, int row, const char* column, int role = Qt::DisplayRole) {
    return model.index(row, columnOf(column), model.index(group, 0)).data(role).toString();
}

}  // namespace

class CompareModelTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { Formatter::setCurrent(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void groupsAndRowsAreATree() {
        CompareModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.show(dataOf(painter(), asPublished(), {t4()}));
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.index(0, 0).data().toString(), text("heavy"));
        QCOMPARE(model.index(0, 0).data(CompareModel::NoteRole).toString(), text("AUC 0.9835"));
        QCOMPARE(model.rowCount(model.index(0, 0)), 3);
        QCOMPARE(cell(model, 0, 0, "name"), text("AWS p2.xlarge"));
        QCOMPARE(cell(model, 0, 0, "devices"), text("1\u00a0×\u00a0K80"));
        QCOMPARE(cell(model, 0, 0, "cost"), text("5.61"));
        QCOMPARE(cell(model, 0, 1, "cost"), text("0.44"));
        QCOMPARE(cell(model, 0, 2, "cost"), text("4.10"));
        QCOMPARE(cell(model, 0, 0, "time"), text("13,080"));
    }

    /// A chart has "HOSTKEY dedicated" beside "Google": "3 × GTX 1080 Ti" alone would name it by another rule.
    void rowsOfOneChartAreNamedByOneRule() {
        std::vector<Entry> rows = painter();
        rows[0] = published("HOSTKEY dedicated", "GTX 1080 Ti", 3, "heavy", 2430, "0.7", "0.49");
        const ComparisonView view(dataOf(rows, asPublished()), Formatter::current());
        for (std::size_t r = 0; r < 2; ++r)
            QCOMPARE(view.shortLabel(r), text("HOSTKEY dedicated · ") + (r == 0 ? text("3\u00a0×\u00a0GTX 1080 Ti")
                                                                                : text("1\u00a0×\u00a0GTX 1080 Ti")));
        QCOMPARE(view.shortLabel(2), text("Google"));
    }

    void anUnfoundedFigureIsTintedAndBothAreNamed() {
        CompareModel model;
        model.show(dataOf(painter(), asPublished(), {t4()}));
        QCOMPARE(cell(model, 0, 2, "published"), text("4.50"));
        std::vector<Entry> whole = painter();
        whole[2].publishedCost->amount = *Decimal::parse("55");
        whole[2].publishedDecimals = 0;
        CompareModel printed;
        printed.show(dataOf(whole, asPublished()));
        QCOMPARE(cell(printed, 0, 2, "published"), text("55"));
        QCOMPARE(cell(model, 0, 2, "audit"), text("published 4.50\u00a0EUR, recomputed 4.10\u00a0EUR"));
        Claim lag = t4();
        lag.formula = "seconds * cents / 100 + 0.5";  // 4.599
        lag.published = {"3", false};
        lag.unit = "%";
        AuditedClaim audited{{}, lag, *audit(lag)};
        QCOMPARE(shortAuditText(audited, Formatter::current()), text("3% → 4.6%"));
        AuditedClaim cost{{}, t4(), *audit(t4())};
        QCOMPARE(shortAuditText(cost, Formatter::current()), text("4.50 → 4.10\u00a0EUR"));
        audited.claim.said = "hardly slower";
        QCOMPARE(shortAuditText(audited, Formatter::current()), text("not consistent"));
        const QModelIndex doubted = model.index(2, 0, model.index(0, 0)), sound = model.index(1, 0, model.index(0, 0));
        QVERIFY(doubted.data(Qt::BackgroundRole).isValid());
        QVERIFY(!sound.data(Qt::BackgroundRole).isValid());
    }

    void theCheapestIsTheMeasure() {
        CompareModel model;
        model.show(dataOf(painter(), asPublished()));
        // 13080 x 1.5444 / (7092 x 0.2232) = 12.76
        QCOMPARE(cell(model, 0, 0, "against"), text("12.8\u00a0×"));
        QCOMPARE(cell(model, 0, 1, "against"), text("1.0\u00a0×"));
        QCOMPARE(model.index(0, 0, model.index(0, 0)).data(CompareModel::ShareRole).toDouble(), 1.0);
        QVERIFY(cell(model, 0, 0, "frontier").contains(text("all others")));
        QVERIFY(model.index(2, 0, model.index(0, 0)).data(CompareModel::FrontierRole).toBool());
    }

    void sortsWithinGroupsAndKeepsRowsWithoutRankLast() {
        std::vector<Entry> entries = painter();
        entries.push_back(published("Nobody", "X", 1, "heavy", 10, "0.0001", "0.01"));
        entries.back().offer.pricePerHour.reset();
        CompareModel model;
        model.show(dataOf(std::move(entries), asPublished()));
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
            model.sort(columnOf("time"), order);
            QCOMPARE(cell(model, 0, 3, "name"), text("Nobody"));
            QVERIFY(!cell(model, 0, 3, "frontier").isEmpty());
        }
        QCOMPARE(cell(model, 0, 0, "name"), text("AWS p2.xlarge"));
    }

    /// The narrow form of a reason says no more than is known, and the same as the full one.
    void aRowWithoutRankSaysWhyInTwoWords() {
        const auto why = [](Entry entry, std::optional<double> target) {
            ComparisonQuery query;
            query.currency = "EUR";
            query.target = target;
            CompareModel model;
            model.show(dataOf({run("other", 9, {0.995}, 512), std::move(entry)}, query));
            for (int group = 0; group < model.rowCount(); ++group)
                for (int row = 0; row < model.rowCount(model.index(group, 0)); ++row)
                    if (const QString brief = cell(model, group, row, "frontier", CompareModel::ShortRole),
                        full = cell(model, group, row, "frontier");
                        full.startsWith(text("not ranked: ")))
                        return brief + text(" | ") + full;
            return QString();
        };
        Entry beyond = published("AWS p2.xlarge", "K80", 1, "heavy", 13080, "1.5444", "5.61");
        beyond.quality = 0.99;
        QCOMPARE(why(beyond, 0.98),
                 text("time unknown | not ranked: the source gives only the final value, which is above the target"));
        Entry without = run("a", 1, {0.9});
        without.quality.reset();
        without.curve = {};
        QCOMPARE(why(without, 0.8), text("no evaluation | not ranked: there is no evaluation result"));
        QVERIFY(why(run("a", 1, {0.7}), 0.8).startsWith(text("target not reached | not ranked: the target was never")));
        Entry unmeasured = published("Cirrascale", "V100", 4, "heavy", 1, "10.27", "1");
        unmeasured.quality = unmeasured.trainingSeconds = std::nullopt;
        unmeasured.publishedCost.reset();
        for (const std::optional<double> target : {std::optional<double>(), std::optional(0.8)})
            QCOMPARE(why(unmeasured, target), text("price only | not ranked: the source gives only a price"));
        Entry going = run("a", 1, {0.7});
        going.state = RunState::Running;
        QVERIFY(why(going, 0.8).startsWith(text("in progress | not ranked: the run is still in progress")));
        Entry broken = run("a", 1, {0.9});
        broken.state = RunState::Interrupted;
        broken.offer.pricePerHour.reset();
        QCOMPARE(why(broken, {}), text("not finished | not ranked: the run did not finish"));
        Entry free = run("a", 1, {0.9});
        free.offer.pricePerHour.reset();
        QCOMPARE(why(free, {}), text("no price | not ranked: the price is not known"));
    }

    void seedsShowMeanSpreadAndCount() {
        ComparisonQuery query;
        query.currency = "EUR";
        query.target = 0.9;
        // Reached at epochs 2 and 4: 0.20 and 0.40 EUR; mean 0.30, sd 0.1414.
        const auto data = dataOf({run("a", 1, {0.8, 0.91, 0.92}), run("b", 2, {0.7, 0.8, 0.85, 0.9})}, query);
        CompareModel model;
        model.show(data);
        QCOMPARE(model.rowCount(model.index(0, 0)), 1);
        QVERIFY(cell(model, 0, 0, "name").contains(QLatin1Char('2')));
        QCOMPARE(cell(model, 0, 0, "cost"), QStringLiteral("0.30\u00a0±\u00a00.14"));
        QCOMPARE(cell(model, 0, 0, "success"), text("2 of 2"));
        QVERIFY(model.csv().contains("0.3,"));
    }

    void namesFollowWhatDiffers() {
        const auto data = dataOf({run("a", 1, {0.9}, 128), run("b", 1, {0.9}, 512)}, ComparisonQuery());
        const ComparisonView view(data, Formatter::current());
        QVERIFY(view.label(0) != view.label(1));
        QVERIFY(view.label(1).contains(text("512")) && view.note(1).contains(text("512")));
    }

    void coloursFollowProvidersAndMarkersMachines() {
        const auto data = dataOf(painter(), asPublished());
        const auto& looks = data->looks;
        QVERIFY(looks[0].slot != looks[1].slot);
        QCOMPARE(looks[2].slot, looks[3].slot);
        QVERIFY(looks[2].filled && !looks[3].filled);
        const auto runs = dataOf({run("a", 1, {0.9}, 128), run("b", 1, {0.9}, 512)}, ComparisonQuery());
        QVERIFY(runs->looks[0].slot != runs->looks[1].slot);
    }

    void chartsSayTheSameAsTheTable() {
        const auto data = dataOf(painter(), asPublished(), {t4()});
        const ComparisonView view(data, Formatter::current());
        const BarSpec costs = costBars(view);
        QCOMPARE(costs.parts.size(), 2);
        QCOMPARE(costs.groups.size(), 3U);
        QVERIFY(std::abs(costs.groups[2].bars[0].value - 4.0993) < 1e-3);
        QCOMPARE(costs.groups[2].bars[0].tick, std::optional(4.50));
        QVERIFY(std::isnan(costs.groups[0].bars[1].value));
        const ChartSpec scatter = costAgainstTime(view);
        QCOMPARE(scatter.points.size(), 4U);
        QVERIFY(scatter.logX && scatter.logY);
        QCOMPARE(scatter.frontiers.size(), 1U);
        QCOMPARE(scatter.frontiers[0].points.size(), 2U);
        QCOMPARE(scatter.frontiers[0].points[0].x, 1003.0 / 3600);  // AWS took more than three hours
    }

    void curvesRunOverEveryAxis() {
        const auto data = dataOf({run("a", 1, {0.8, 0.91}, 128), run("b", 1, {0.7, 0.8}, 512)}, [] {
            ComparisonQuery query;
            query.currency = "EUR";
            return query;
        }());
        const ComparisonView view(data, Formatter::current());
        const auto last = [&](CurveAxis axis) { return qualityCurves(view, axis).series[0].points.back(); };
        QCOMPARE(last(CurveAxis::Epoch).x, 2.0);
        QCOMPARE(last(CurveAxis::Epoch).y, 91.0);
        QCOMPARE(last(CurveAxis::Images).x, 120000.0);
        QVERIFY(std::abs(last(CurveAxis::Active).x - 200.0 / 60) < 1e-9);
        // 200 s at 3.60 EUR/h
        QVERIFY(std::abs(last(CurveAxis::Cost).x - 0.2) < 1e-9);
    }

    void costOfATargetStepsAtEachNewBest() {
        ComparisonQuery query;
        query.currency = "EUR";
        const auto data = dataOf({run("a", 1, {0.8, 0.75, 0.9}, 128), run("b", 1, {0.7, 0.8}, 512)}, query);
        const ChartSpec chart = costOfTargets(ComparisonView(data, Formatter::current()));
        // 80 % is reached at epoch 1 (0.10 EUR); anything above waits for epoch 3 (0.30 EUR); epoch 2 is no
        // improvement.
        const auto& points = chart.series[0].points;
        QCOMPARE(points.size(), 3U);
        QCOMPARE(points[0].x, 80.0);
        QVERIFY(std::abs(points[0].y - 0.1) < 1e-9);
        QCOMPARE(points[1].x, 80.0);
        QVERIFY(std::abs(points[1].y - 0.3) < 1e-9);
        QCOMPARE(points[2].x, 90.0);
    }

    void chartsWithoutDataSayWhy() {
        const auto data = dataOf(painter(), asPublished());
        const ComparisonView view(data, Formatter::current());
        for (const auto chart : {CompareChart::Curves, CompareChart::TargetCost, CompareChart::TargetTime,
                                 CompareChart::SpeedUp, CompareChart::BatchRate, CompareChart::Energy}) {
            const ChartContent content = compareChart(chart, view, CurveAxis::Epoch);
            const QString why = std::visit([](const auto& form) { return form.emptyText; }, content);
            QVERIFY2(!why.isEmpty(), qPrintable(compareChartNames(Sample::Image)[static_cast<int>(chart)]));
        }
    }

    void parametersThatDifferStandAlone() {
        const auto data = dataOf({run("a", 1, {0.9}, 128), run("b", 1, {0.9}, 512)}, ComparisonQuery());
        const ChartTable table = differingParameters(ComparisonView(data, Formatter::current()));
        QCOMPARE(table.rows.size(), 1U);
        QCOMPARE(table.rows[0][1].text, text("128"));
        QCOMPARE(table.rows[0][2].text, text("512"));
    }

    void batchSweepIsALineOverBatch() {
        const auto data = dataOf({run("b", 1, {0.9}, 512), run("a", 1, {0.9}, 128)}, ComparisonQuery());
        const ChartSpec chart = ratesOverBatch(ComparisonView(data, Formatter::current()));
        QCOMPARE(chart.series.size(), 1U);
        QCOMPARE(chart.series[0].points[0].x, 128.0);
        QCOMPARE(chart.series[0].points[1].y, 2400.0);
    }
};

QTEST_MAIN(CompareModelTest)
#include "compare_model_test.moc"
