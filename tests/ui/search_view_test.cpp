// A campaign as a search, from runs whose figures can be worked out by hand: 1 USD/h, so 3600 s cost 1.00 USD.
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <map>

#include "tests/ui/support/search_samples.h"
#include "ui/format/formatter.h"
#include "ui/theme/theme.h"
#include "ui/view/charts.h"
#include "ui/view/search_view.h"

using namespace epochal;
using namespace epochal::ui;
using test::SearchedRun;

namespace {

const double kNone = std::numeric_limits<double>::quiet_NaN();

CompareDataPtr dataOf(const std::vector<Entry>& entries) {
    return compared(std::make_shared<std::vector<Entry>>(entries), std::make_shared<Audits>(),
                    std::make_shared<PriceBook>(), SearchView::queryOf({}), "2026-11-22");
}

bool near(double found, double expected) {
    if (std::abs(found - expected) < 1e-9) return true;
    qWarning("%.12g, by hand %.12g", found, expected);
    return false;
}

}  // namespace

class SearchViewTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        Formatter::setCurrent(QLocale(QLocale::English, QLocale::UnitedStates));
        Theme::instance().setChoice(ThemeChoice::Light);
    }

    void onlyACampaignThatVariesIsASearch() {
        auto entries = made({{.rate = 0.1}, {.rate = 0.2}});
        QVERIFY(SearchView::isSearch(entries));
        entries[1].spec->campaign = "another";
        QVERIFY(!SearchView::isSearch(entries));
        entries[1] = entries[0];
        entries[1].spec->seed = 2;
        QVERIFY(!SearchView::isSearch(entries));  // only seeds differ
        entries[0].spec.reset();
        QVERIFY(!SearchView::isSearch(entries));
        QVERIFY(!SearchView::isSearch({}));
    }

    void aSweepOfFewValuesIsNoLargeSearch() {
        QVERIFY(!SearchView::isLarge(made({{.batch = 32}, {.batch = 64}, {.batch = 128}})));
        QVERIFY(SearchView::isLarge(made(test::sampleSearch())));
    }

    /// Sixteen configurations that share no setting make no lines: each is a point, marked as in the table.
    void aRandomSearchIsPlottedAsPoints() {
        const CompareDataPtr data =
            compared(std::make_shared<std::vector<Entry>>(made(test::sampleSearch())), std::make_shared<Audits>(),
                     std::make_shared<PriceBook>(), ComparisonQuery(), "2026-11-22");
        const ComparisonView view(data, Formatter::current());
        const Field& batch = *findField("optimizer.global_batch");
        const ChartSpec spec = overField(view, batch, FieldQuantity::Rate);
        QVERIFY(spec.series.empty());
        QVERIFY(spec.points.size() > 12);
        QCOMPARE(spec.points[0].marker, view.look(0).marker);
        // A sweep of one setting stays a line.
        const ComparisonView sweep(dataOf(made({{.batch = 32}, {.batch = 64}, {.batch = 128}})), Formatter::current());
        QCOMPARE(overField(sweep, batch, FieldQuantity::Rate).series.size(), 1U);
    }

    /// Seeds of 0.90 and 0.92: mean 0.91, sd sqrt(2) x 0.01. Costs of 1.00 and 1.20: mean 1.10.
    void seedsAreAveraged() {
        const SearchView view(dataOf(made({{.rate = 0.1, .seed = 1, .top1 = 0.90},
                                           {.rate = 0.1, .seed = 2, .top1 = 0.92, .seconds = 4320},
                                           {.rate = 0.2, .seed = 1, .top1 = 0.80}})),
                              Formatter::current());
        QCOMPARE(view.configurations().size(), 2U);
        QCOMPARE(view.runs().size(), 3U);
        const SearchRow& best = view.configurations()[0];
        QCOMPARE(best.name, QStringLiteral("rate 0.1"));
        QCOMPARE(best.counted, 2U);
        QVERIFY(near(best.quality.mean, 0.91) && near(best.quality.sd, std::sqrt(2.0) * 0.01));
        QVERIFY(best.cost && near(best.cost->mean, 1.10));
        QCOMPARE(view.cell(false, 0, 1), QStringLiteral("0.1"));
        QVERIFY(view.cell(false, 0, 3).startsWith(QStringLiteral("91.00")));
        QCOMPARE(view.runs()[0].name, QStringLiteral("rate 0.1, seed 2"));
        QVERIFY(std::isnan(view.configurations()[1].quality.sd));  // one run has no spread
        QCOMPARE(view.cell(false, 1, 3), QStringLiteral("80.00"));
    }

    /// By cost: 0.5 -> .90, 1 -> .95, 2 -> .94 and 3 -> .96: all but the third are on the frontier.
    void theFrontierIsOfMeans() {
        const SearchView view(dataOf(made({{.rate = 0.1, .top1 = 0.90, .seconds = 1800},
                                           {.rate = 0.2, .top1 = 0.95},
                                           {.rate = 0.3, .top1 = 0.94, .seconds = 7200},
                                           {.rate = 0.4, .top1 = 0.96, .seconds = 10800}})),
                              Formatter::current());
        for (const SearchRow& row : view.configurations())
            QCOMPARE(row.frontier, row.name != QStringLiteral("rate 0.3"));
        const SearchRow& third = view.configurations()[2];
        QCOMPARE(third.name, QStringLiteral("rate 0.3"));
        QCOMPARE(view.configurations()[*third.behind].name, QStringLiteral("rate 0.2"));
        QCOMPARE(view.verdict(third, false), QStringLiteral("rate 0.2: better, cheaper"));
        const ChartSpec scatter = view.scatter(false, [](std::size_t row) { return row != 0; });
        QCOMPARE(scatter.frontiers.size(), 1U);
        QVERIFY(scatter.frontiers[0].rising);
        QCOMPARE(scatter.frontiers[0].points.size(), 3U);
        QVERIFY(near(scatter.frontiers[0].points[0].x, 0.5) && near(scatter.frontiers[0].points[2].y, 96));
        for (const ChartPoint& point : scatter.points) QCOMPARE(point.faint, point.name == QStringLiteral("rate 0.4"));
    }

    /// Means 0.91 and 0.909, sd 0.01 each: far less apart than the seeds.
    void aGapWithinTheNoiseIsNoGap() {
        const SearchView view(dataOf(made({{.rate = 0.1, .seed = 1, .top1 = 0.90},
                                           {.rate = 0.1, .seed = 2, .top1 = 0.92},
                                           {.rate = 0.2, .seed = 1, .top1 = 0.899, .seconds = 7200},
                                           {.rate = 0.2, .seed = 2, .top1 = 0.919, .seconds = 7200}})),
                              Formatter::current());
        QCOMPARE(view.verdict(view.configurations()[1], false), QStringLiteral("rate 0.1: as good, cheaper"));
        QCOMPARE(view.asGoodNote(),
                 QStringLiteral("As good: the means are at most 2 standard errors of their difference apart; between "
                                "seeds, the standard deviation is 1.41 percentage points."));
    }

    /// 1 and 1.0003: the table shows 1.000 for both, so the better one alone is on the frontier.
    void costsThatLookTheSameAreTheSame() {
        const SearchView view(dataOf(made({{.rate = 0.1, .top1 = 0.90},
                                           {.rate = 0.2, .top1 = 0.95, .seconds = 3601},
                                           {.rate = 0.3, .top1 = 0.97, .seconds = 7200}})),
                              Formatter::current());
        const int cost = view.columns(false) - 2;
        const SearchRow &better = view.configurations()[1], &worse = view.configurations()[2];  // by quality
        QCOMPARE(view.cell(false, 1, cost), view.cell(false, 2, cost));
        QVERIFY(better.frontier && !worse.frontier);
        QCOMPARE(view.verdict(worse, false), QStringLiteral("rate 0.2: better"));
    }

    void aTieIsNotBetter() {
        const SearchView view(dataOf(made({{.rate = 0.1, .top1 = 0.90}, {.rate = 0.2, .top1 = 0.90, .seconds = 7200}})),
                              Formatter::current());
        QCOMPARE(view.verdict(view.configurations()[1], false), QStringLiteral("rate 0.1: as good, cheaper"));
        QVERIFY(view.asGoodNote().startsWith(QStringLiteral("As good: the qualities shown are equal.")));
    }

    void divergedRunsAreCountedNotAveraged() {
        const SearchView view(dataOf(made({{.rate = 0.1, .seed = 1, .top1 = 0.90},
                                           {.rate = 0.1, .seed = 2, .top1 = kNone},
                                           {.rate = 0.2, .seed = 1, .top1 = 0.80},
                                           {.rate = 0.9, .seed = 1, .top1 = kNone}})),
                              Formatter::current());
        QCOMPARE(view.diverged(), 2U);
        const SearchRow& half = view.configurations()[0];
        QVERIFY(near(half.quality.mean, 0.90));
        QVERIFY(!half.frontier);  // the mean of what survived flatters it
        QCOMPARE(view.verdict(half, false), QStringLiteral("1 of 2 diverged"));
        QCOMPARE(view.cell(false, 0, 2), QStringLiteral("1 of 2"));
        QCOMPARE(view.verdict(view.configurations()[2], false), QStringLiteral("diverged"));
        const CoordinatesSpec lines = view.coordinates(false);
        QVERIFY(std::isnan(lines.lines[2].values[1]));
        QCOMPARE(lines.axes[1].missing, QStringLiteral("1 diverged"));
        const SearchView::Sample sample = view.sample();
        QCOMPARE(std::ranges::count_if(sample.quality, [](double quality) { return std::isnan(quality); }), 2);
    }

    void theBestHasNoFailedRun() {
        const SearchView view(dataOf(made({{.rate = 0.1, .seed = 1, .top1 = 0.95},
                                           {.rate = 0.1, .seed = 2, .top1 = kNone},
                                           {.rate = 0.2, .top1 = 0.80},
                                           {.rate = 0.3, .top1 = 0.90}})),
                              Formatter::current());
        QCOMPARE(view.best(), std::optional<std::size_t>(3));
        QVERIFY(!SearchView(dataOf(made({{.rate = 0.1, .top1 = kNone}, {.rate = 0.2, .top1 = kNone}})),
                            Formatter::current())
                     .best());
    }

    /// One second more costs 0.0003 USD: nothing at the third digit, so there is no spread to show.
    void aSpreadHasTheDigitsOfItsMean() {
        const SearchView view(
            dataOf(made({{.seed = 1, .top1 = 0.90}, {.seed = 2, .top1 = 0.90, .seconds = 3601}, {.rate = 0.2}})),
            Formatter::current());
        const QString cost = view.cell(false, 0, view.columns(false) - 2);
        QCOMPARE(cost, QStringLiteral("1.000"));
        const SearchView apart(
            dataOf(made({{.seed = 1, .top1 = 0.90}, {.seed = 2, .top1 = 0.90, .seconds = 3610}, {.rate = 0.2}})),
            Formatter::current());
        QCOMPARE(apart.cell(false, 0, apart.columns(false) - 2).replace(QChar::Nbsp, QLatin1Char(' ')),
                 QStringLiteral("1.001 ± 0.002"));
    }

    /// The first run fell from 0.90 to 0.70, below the 0.80 at which the second stayed.
    void theFinalEvaluationCanBeTheMeasure() {
        auto entries = made({{.rate = 0.1, .top1 = 0.90}, {.rate = 0.2, .top1 = 0.80}});
        entries[0].lastQuality = 0.70;
        const SearchView best(dataOf(entries), Formatter::current()),
            last(dataOf(entries), Formatter::current(), {SearchMeasure::Final, {}});
        QCOMPARE(best.configurations()[0].name, QStringLiteral("rate 0.1"));
        QCOMPARE(last.configurations()[0].name, QStringLiteral("rate 0.2"));
        QVERIFY(near(last.configurations()[1].quality.mean, 0.70));
        QVERIFY(last.head(false, last.columns(false) - 3).startsWith(QStringLiteral("Final top-1, %")));
        QCOMPARE(last.coordinates(false).axes[1].title, QStringLiteral("Final top-1"));
    }

    /// Eight times the batch takes eight times as long, and the rate alone decides the accuracy.
    void costAndTimeAreExplainedByWhatChangesThem() {
        std::vector<SearchedRun> runs;
        for (const double rate : {0.05, 0.1, 0.2, 0.3})
            for (const std::int64_t batch : {64, 128, 256, 512})
                runs.push_back({.rate = rate, .batch = batch, .top1 = 0.7 + 0.5 * rate, .seconds = 7.03125 * batch});
        const CompareDataPtr data = dataOf(made(runs));
        const auto explained = [&](SearchMeasure measure) {
            const SearchView view(data, Formatter::current(), {measure, {}});
            return view.importanceBars(SearchView::importance(view.sample())).groups;
        };
        QCOMPARE(explained(SearchMeasure::Best)[0].label, QStringLiteral("Learning rate"));
        const auto cost = explained(SearchMeasure::Cost), time = explained(SearchMeasure::Time);
        QCOMPARE(cost[0].label, QStringLiteral("Global batch size"));
        QVERIFY(cost[0].bars[0].value > 0.5);
        QVERIFY2(
            cost[0].note.startsWith(QStringLiteral("64 to 512: +0.")) && cost[0].note.endsWith(QStringLiteral("USD")),
            qPrintable(cost[0].note));
        QVERIFY2(time[0].note.contains(QStringLiteral("+")) && time[0].note.contains(QStringLiteral("min")),
                 qPrintable(time[0].note));
        const CoordinatesSpec lines =
            SearchView(data, Formatter::current(), {SearchMeasure::Time, {}}).coordinates(true);
        QCOMPARE(lines.axes.size(), 5U);  // two parameters, quality, cost, time
        QCOMPARE(lines.axes.back().unit, QStringLiteral("min"));
        double most = 0, least = 1e9;
        for (const CoordinateLine& line : lines.lines) {
            most = std::max(most, line.values.back());
            least = std::min(least, line.values.back());
        }
        QVERIFY(most > 59 && most < 62 && least > 7 && least < 9);  // 3600 s and 450 s, and what else is active
    }

    void whatDoesNotDifferIsNotOffered() {
        const SearchView view(dataOf(made({{.rate = 0.1, .top1 = 0.90}, {.rate = 0.2, .top1 = 0.80}})),
                              Formatter::current(), {SearchMeasure::Cost, {}});
        QVERIFY(!view.offers(SearchMeasure::Cost) && view.offers(SearchMeasure::Final));
        QCOMPARE(view.explained(), SearchMeasure::Best);
    }

    /// Costs of 0.5, 1 and 2 USD: 1 is a third of the way; of the rates, 0.1 is half of it on a logarithmic axis.
    void anyAxisCanColorTheLines() {
        const CompareDataPtr data = dataOf(made({{.rate = 0.01, .augmentation = "flip-shift", .seconds = 1800},
                                                 {.rate = 0.1, .augmentation = "none", .seconds = 3600},
                                                 {.rate = 1, .augmentation = "flip", .seconds = 7200}}));
        const auto ramps = [&](const QString& axis) {
            const SearchView view(data, Formatter::current(), {SearchMeasure::Best, axis});
            std::map<QString, double> found;
            for (const SearchRow& row : view.configurations()) found[row.name] = view.rampOf(row).value();
            return std::vector<double>{found.at(QStringLiteral("Augmentation Horizontal flip and shift, rate 0.01")),
                                       found.at(QStringLiteral("Augmentation None, rate 0.1")),
                                       found.at(QStringLiteral("Augmentation Horizontal flip, rate 1"))};
        };
        const auto isNear = [](const std::vector<double>& a, const std::vector<double>& b) {
            return std::ranges::equal(a, b, near);
        };
        for (const char* cost : {"", "cost", "gone"}) QVERIFY(isNear(ramps(QLatin1String(cost)), {0, 1.0 / 3, 1}));
        QVERIFY(isNear(ramps(QStringLiteral("optimizer.learning_rate")), {0, 0.5, 1}));
        QVERIFY(isNear(ramps(QStringLiteral("data.augmentation")), {1, 0, 0.5}));  // in the order of the choices
        const SearchView view(data, Formatter::current(), {SearchMeasure::Best, QStringLiteral("data.augmentation")});
        const CoordinatesSpec lines = view.coordinates(false);
        QCOMPARE(lines.rampTitle, QStringLiteral("Augmentation"));
        QCOMPARE(lines.rampFrom, QStringLiteral("None"));
        const CoordinatesSpec rates =
            SearchView(data, Formatter::current(), {SearchMeasure::Best, QStringLiteral("optimizer.learning_rate")})
                .coordinates(true);
        QCOMPARE(rates.rampFrom + QLatin1Char(' ') + rates.rampTo, QStringLiteral("0.01 1"));
        // The time is an axis only where it is explained.
        QCOMPARE(SearchView(data, Formatter::current(), {SearchMeasure::Best, QStringLiteral("time")}).color(),
                 QStringLiteral("cost"));
    }

    void axesSuitTheirValues() {
        const SearchView view(dataOf(made({{.rate = 0.01, .batch = 64, .augmentation = "flip-shift"},
                                           {.rate = 0.5, .batch = 128, .augmentation = "none"},
                                           {.rate = 0.1, .batch = 64, .augmentation = "flip"}})),
                              Formatter::current());
        const auto& all = view.parameters();
        QCOMPARE(all.size(), 3U);
        const auto axisOf = [&](const char* name) -> const CoordinateAxis& {
            return std::ranges::find(all, std::string(name), [](const auto& one) { return one.field->name; })->axis;
        };
        QVERIFY(axisOf("optimizer.learning_rate").logarithmic);
        QVERIFY(!axisOf("optimizer.global_batch").logarithmic);
        QCOMPARE(axisOf("optimizer.global_batch").values, (std::vector<double>{64, 128}));
        // In the order of the field's choices, whatever run comes first.
        QCOMPARE(axisOf("data.augmentation").words.size(), 3);
        QCOMPARE(axisOf("data.augmentation").words.first(), QStringLiteral("None"));
    }

    void aWholeSearchIsExplained() {
        const CompareDataPtr data = dataOf(made(test::sampleSearch()));
        const SearchView view(data, Formatter::current());
        QCOMPARE(view.configurations().size(), 16U);
        // Three settings make a long name: rows have the numbers that the comparison over seeds gives them.
        const CompareDataPtr merged = compared(data->entries, data->audits, data->book, {}, data->today);
        const ComparisonView rows(merged, Formatter::current());
        for (const SearchRow& row : view.configurations()) {
            QVERIFY2(row.name.size() == 3 && row.name.startsWith(QLatin1Char('c')), qPrintable(row.name));
            std::size_t at = 0;
            while (at < merged->comparison.rows.size() && rows.label(at) != row.name) ++at;
            QVERIFY(at < merged->comparison.rows.size());
            QCOMPARE(rows.row(at).entries, row.entries);
        }
        const Importance found = SearchView::importance(view.sample());
        QCOMPARE(found.runs, 46U);
        QCOMPARE(found.leftOut, 2U);
        const BarSpec bars = view.importanceBars(found);
        QCOMPARE(bars.groups.size(), 4U);  // three parameters and the seed
        for (std::size_t i = 1; i < 3; ++i) QVERIFY(bars.groups[i].bars[0].value <= bars.groups[i - 1].bars[0].value);
        QCOMPARE(bars.groups.back().label, QStringLiteral("Seed"));
        for (const BarGroup& group : bars.groups) QVERIFY(!group.note.isEmpty() && group.bars[0].interval);
        QVERIFY(view.importanceNote(found).contains(QStringLiteral("46")));
    }

    void fewRunsSayWhy() {
        const SearchView view(dataOf(made({{.rate = 0.1}, {.rate = 0.2}})), Formatter::current());
        const BarSpec bars = view.importanceBars(SearchView::importance(view.sample()));
        QVERIFY(bars.groups.empty());
        QCOMPARE(bars.emptyText, QStringLiteral("Too few runs to say: 2; at least 12 are needed."));
    }

private:
    std::vector<Entry> made(const std::vector<SearchedRun>& runs) {
        folder_ = std::make_unique<QTemporaryDir>();
        auto entries = test::entriesOf(folder_->path().toStdString(), test::searched(runs));
        return entries ? *entries : std::vector<Entry>();
    }
    std::unique_ptr<QTemporaryDir> folder_;
};

QTEST_MAIN(SearchViewTest)
#include "search_view_test.moc"
