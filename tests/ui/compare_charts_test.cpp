// The Compare page's charts: their figures worked out by hand, and their tables compared with what is drawn.
#include <QApplication>
#include <QClipboard>
#include <QSet>
#include <QTableView>
#include <QTest>
#include <algorithm>
#include <cmath>

#include "tests/ui/support/compare_fixture.h"
#include "ui/charts/bar_view.h"
#include "ui/charts/chart_panel.h"
#include "ui/charts/chart_view.h"
#include "ui/pages/compare/compare_model.h"
#include "ui/pages/compare/compare_views.h"

using namespace epochal;
using namespace epochal::ui;

class CompareChartsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QVERIFY(its_.fill()); }
    void init() { QVERIFY(its_.openPage()); }
    void cleanup() { its_.closePage(); }
    void cleanupTestCase() { its_.end(); }

    /// Energy: 100 W for 300 s and 200 W for 210 s, on average 36 kJ = 0.01 kWh.
    void chartsHoldTheSameFigures() {
        const auto bars = [&](CompareChart chart) {
            its_.views()->choose(0, chart);
            QHash<QString, double> values;
            for (const BarGroup& group : its_.page().findChild<BarView*>()->spec().groups)
                values.insert(group.label, group.bars.front().value);
            return values;
        };
        QVERIFY(test::same(bars(CompareChart::Cost).value(QStringLiteral("beta")), 0.48));
        QVERIFY(test::same(bars(CompareChart::Worth).value(QStringLiteral("beta")), 31.25));
        QVERIFY(test::same(bars(CompareChart::Time).value(QStringLiteral("short")), 200 / 60.0));
        QCOMPARE(bars(CompareChart::Energy).size(), 1);
        QVERIFY(test::same(bars(CompareChart::Energy).value(QStringLiteral("acme")), 0.01));
        its_.views()->choose(0, CompareChart::SpeedUp);
        const ChartSpec& speed = its_.views()->panel(0).view().spec();
        QCOMPARE(speed.series.size(), 3U);  // by time, by images/s, ideal
        QVERIFY(test::same(speed.series[0].points.back().y, 255.0 / 180));
        QVERIFY(test::same(speed.series[1].points.back().y, 225.0 / 120));
        QVERIFY(test::same(speed.series[2].points.back().y, 2));
        its_.views()->choose(0, CompareChart::BatchRate);
        const ChartSpec& batch = its_.views()->panel(0).view().spec();
        bool found = false;
        for (const ChartSeries& series : batch.series)
            found = found || (series.points.size() == 2 && test::same(series.points[0].x, 128) &&
                              test::same(series.points[0].y, 120) && test::same(series.points[1].x, 512) &&
                              test::same(series.points[1].y, 100));
        QVERIFY(found);
    }

    /// Whatever the chart, what it copies is what it draws, value by value.
    void everyChartsTableIsItsSeries() {
        its_.typeTarget(70);
        ChartPanel& panel = its_.views()->panel(0);
        for (int chart = 0; chart < kCompareCharts; ++chart) {
            its_.views()->choose(0, static_cast<CompareChart>(chart));
            panel.copy();
            QList<QStringList> copied;
            for (const QString& line : QApplication::clipboard()->text().split(QLatin1Char('\n'), Qt::SkipEmptyParts))
                copied += line.split(QLatin1Char('\t'));
            const ChartContent content =
                compareChart(static_cast<CompareChart>(chart), *its_.model()->view(), CurveAxis::Epoch);
            const QByteArray name = compareChartNames(Sample::Image)[chart].toUtf8();
            if (const auto* lines = std::get_if<ChartSpec>(&content)) checkLines(*lines, copied, name);
            if (const auto* bars = std::get_if<BarSpec>(&content)) checkBars(*bars, copied, name);
        }
    }

    /// After one, two, three epochs of the first seed: with preparation, 160, 260, 360 s are billed by the minute as
    /// 180, 300, 360 s at 0.1 cent.
    void curvesRunOverWhatWasSpent() {
        its_.views()->choose(0, CompareChart::Curves);
        ChartPanel& panel = its_.views()->panel(0);
        const auto xs = [&](CurveAxis axis) {
            panel.setAxis(static_cast<int>(axis));
            std::vector<double> all;
            for (const ChartSeries& series : panel.view().spec().series)
                if (series.name.contains(QStringLiteral("seed 1")))
                    for (const CurvePoint& point : series.points) all.push_back(point.x);
            return all;
        };
        const auto are = [](const std::vector<double>& found, const std::vector<double>& expected) {
            return std::equal(found.begin(), found.end(), expected.begin(), expected.end(), test::same);
        };
        QVERIFY(are(xs(CurveAxis::Epoch), {1, 2, 3}));
        QVERIFY(are(xs(CurveAxis::Step), {71, 142, 213}));  // 9000 images in batches of 128
        QVERIFY(are(xs(CurveAxis::Images), {9000, 18000, 27000}));
        QVERIFY(are(xs(CurveAxis::Training), {1.5, 3, 4.5}));  // min
        QVERIFY(are(xs(CurveAxis::Active), {100 / 60.0, 200 / 60.0, 5}));
        QVERIFY(are(xs(CurveAxis::Billed), {160 / 60.0, 260 / 60.0, 6}));
        QVERIFY(are(xs(CurveAxis::Cost), {0.18, 0.30, 0.36}));
    }

    /// 70 % costs what had been spent when it was reached; only a higher target waits for the next evaluation.
    void theTableOfTargetsSaysWhatReachingThemCost() {
        its_.views()->choose(0, CompareChart::TargetCost);
        const ChartTable table = its_.views()->panel(0).view().table();
        const auto column = [&](const char* seed) {
            for (qsizetype i = 1; i < table.heads.size(); ++i)
                if (table.heads[i].contains(QLatin1String(seed))) return static_cast<std::size_t>(i);
            return std::size_t{0};
        };
        const std::size_t first = column("seed 1");
        QVERIFY(first > 0);
        QList<QPair<double, double>> costs;
        for (const auto& row : table.rows)
            if (std::isfinite(row[first].value)) costs.append({row[0].value, row[first].value});
        QCOMPARE(costs.size(), 3);
        const double targets[] = {50, 70, 80}, paid[] = {0.18, 0.30, 0.36};
        for (int i = 0; i < 3; ++i)
            QVERIFY(test::same(costs[i].first, targets[i]) && test::same(costs[i].second, paid[i]));
    }

    void onlyWhatDiffersIsListed() {
        its_.views()->choose(0, CompareChart::Parameters);
        const QAbstractItemModel& shown = *its_.views()->panel(0).findChild<QTableView*>()->model();
        QHash<QString, QStringList> lines;
        for (int row = 0; row < shown.rowCount(); ++row)
            for (int column = 1; column < shown.columnCount(); ++column)
                lines[shown.index(row, 0).data().toString().section(QLatin1Char(','), 0, 0)] +=
                    shown.index(row, column).data().toString();
        QVERIFY2(lines.size() == 3 && lines.contains(QStringLiteral("Random seed")),
                 qPrintable(QStringList(lines.keys()).join(QLatin1Char('|'))));
        QCOMPARE(lines.value(QStringLiteral("Random seed")),
                 (QStringList{QStringLiteral("1; 2"), QStringLiteral("1"), QStringLiteral("1")}));
        QCOMPARE(lines.value(QStringLiteral("Global batch size")),
                 (QStringList{QStringLiteral("128"), QStringLiteral("128"), QStringLiteral("512")}));
    }

private:
    static double valueOf(const QStringList& row, qsizetype column) {
        bool is = false;
        const double value = row.value(column).toDouble(&is);
        return is ? value : std::numeric_limits<double>::quiet_NaN();
    }
    /// What is copied has ordinary spaces, and no joiners.
    static QString typed(QString text) { return text.replace(QChar(0x00A0), QLatin1Char(' ')).remove(QChar(0x2060)); }
    static void checkLines(const ChartSpec& lines, const QList<QStringList>& copied, const QByteArray& name) {
        // Only one batch size reached the target, so a line over batch sizes has nothing to connect; the chart says
        // why.
        const bool empty = lines.series.empty() && lines.points.empty();
        QVERIFY2(empty == (name == "Time by batch size"), name);
        if (empty) QVERIFY2(!lines.emptyText.isEmpty(), name);
        QSet<double> xs;
        for (std::size_t i = 0; i < lines.series.size(); ++i) {
            QVERIFY2(copied[0].value(static_cast<qsizetype>(i) + 1) == typed(lines.series[i].name), name);
            double before = std::numeric_limits<double>::quiet_NaN();
            for (const CurvePoint& point : lines.series[i].points) {
                xs.insert(point.x);
                if (point.x == before) continue;  // at a step, the first point counts
                before = point.x;
                const auto row = std::find_if(copied.begin() + 1, copied.end(), [&](const QStringList& one) {
                    return test::same(valueOf(one, 0), point.x);
                });
                QVERIFY2(row != copied.end() && test::same(valueOf(*row, static_cast<qsizetype>(i) + 1), point.y),
                         name);
            }
        }
        QVERIFY2(copied.size() == 1 + static_cast<qsizetype>(xs.size() + lines.points.size()), name);
        for (std::size_t i = 0; i < lines.points.size(); ++i) {
            const QStringList& row = copied[static_cast<qsizetype>(i) + 1];
            QVERIFY2(row[0] == typed(lines.points[i].name) && test::same(valueOf(row, 1), lines.points[i].x) &&
                         test::same(valueOf(row, 2), lines.points[i].y),
                     name);
        }
    }
    static void checkBars(const BarSpec& bars, const QList<QStringList>& copied, const QByteArray& name) {
        QVERIFY2(!bars.groups.empty(), name);
        QVERIFY2(copied.size() == 1 + static_cast<qsizetype>(bars.groups.size()), name);
        for (std::size_t i = 0; i < bars.groups.size(); ++i) {
            const QStringList& row = copied[static_cast<qsizetype>(i) + 1];
            QVERIFY2(row[0] == typed(bars.groups[i].label) && row[1] == typed(bars.groups[i].note), name);
            const double drawn = bars.groups[i].bars.front().value;
            QVERIFY2(test::same(valueOf(row, 2), drawn), name);
        }
    }

    test::CompareFixture its_;
};

QTEST_MAIN(CompareChartsTest)
#include "compare_charts_test.moc"
