// A scaling experiment in words, charts and cells; figures are worked out beside them.
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <cmath>

#include "tests/ui/support/scaling_samples.h"
#include "ui/charts/bar_layout.h"
#include "ui/charts/chart_table.h"
#include "ui/format/formatter.h"
#include "ui/theme/theme.h"
#include "ui/view/scaling_view.h"

using namespace epochal;
using namespace epochal::ui;

namespace {

const ChartSeries* seriesCalled(const ChartSpec& spec, const char* part) {
    const auto found = std::ranges::find_if(
        spec.series, [&](const ChartSeries& one) { return one.name.contains(QLatin1String(part)); });
    return found == spec.series.end() ? nullptr : &*found;
}

bool isNear(double found, double expected, double within = 1e-9) {
    if (std::abs(found - expected) <= within) return true;
    qWarning("%.12g, by hand %.12g", found, expected);
    return false;
}

}  // namespace

class ScalingViewTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        Formatter::setCurrent(QLocale(QLocale::English, QLocale::UnitedStates));
        Theme::instance().setChoice(ThemeChoice::Light);
    }

    void tableHasASizeARow() {
        const ScalingView view = made(test::sampleScaling());
        QCOMPARE(view.heads().size(), 10);
        QCOMPARE(view.rows().size(), std::size_t(3));  // weak, strong, published
        const ScalingRow& weak = view.rows()[0];
        QVERIFY(weak.name.startsWith(QStringLiteral("Weak, batch 128")));
        QCOMPARE(weak.rows.size(), std::size_t(4 + 3));  // modelled: 16, 32, 64
        // 9000 / 90 and 9000 / 90.36: 99.80 +- 0.20 (half their difference).
        QVERIFY2(weak.rows[0].cells[0].startsWith(QStringLiteral("99.8")), qPrintable(weak.rows[0].cells[0]));
        QCOMPARE(weak.rows[0].cells[1], QStringLiteral("1.00"));
        // Seeds merged: (9000 / 12.8 + 9000 / 12.749) / 2 / 99.80.
        const double eight = (9000 / 12.8 + 9000 / (12.8 / 1.004)) / 2, one = (9000 / 90.0 + 9000 / 90.36) / 2;
        QVERIFY(isNear(weak.rows[3].figures[1], eight / one));
        QVERIFY(isNear(weak.rows[3].figures[2], eight / one / 8 * 100));
        QCOMPARE(weak.rows[3].cells[4], QStringLiteral("7.0"));
        QCOMPARE(weak.rows[3].cells[5], QStringLiteral("6"));
        // Modelled rows have an interval, no time and a reason.
        const ScalingRow& modelled = weak.rows[4];
        QVERIFY(modelled.form == ScalingRow::Form::Modelled);
        for (const int column : {0, 1, 2}) {
            // Each is an interval around what machines are given, of the kind that its column has.
            const QStringList limits = modelled.cells[column].split(QStringLiteral(" to "));
            QCOMPARE(limits.size(), 2);
            const QLocale english(QLocale::English);
            const double half = column == 1 ? 0.05 : 0.5;  // of the last digit shown
            QVERIFY(english.toDouble(limits[0]) <= modelled.figures[static_cast<std::size_t>(column)] + half);
            QVERIFY(english.toDouble(limits[1]) >= modelled.figures[static_cast<std::size_t>(column)] - half);
        }
        QVERIFY(modelled.reason.contains(QStringLiteral("16 device")) &&
                modelled.reason.contains(QStringLiteral("batch 2,048")));
        QCOMPARE(modelled.cells[6], QString(QChar(0x2013)));
        QVERIFY(!modelled.entry && weak.rows[0].entry);
        // Strong: 8 devices take 4 x 23.5 s against 4 x 91 s.
        const ScalingRow& strong = view.rows()[1];
        QVERIFY(isNear(strong.rows[3].figures[3], 364.0 / 94 / 8 * 100, 0.2));
        for (const ScalingRow& row : view.rows()[2].rows) {
            QVERIFY(row.form == ScalingRow::Form::Published);
            QVERIFY(row.look.marker == Marker::Diamond && !row.look.filled);
            // Times of whole runs are not times to one's own target.
            QCOMPARE(row.cells[6], QString(QChar(0x2013)));
            QVERIFY(std::isnan(row.figures[6]));
        }
        const ScalingView whole = made(test::sampleScaling(), {}, std::nullopt);
        QVERIFY(std::ranges::any_of(whole.rows()[2].rows,
                                    [](const ScalingRow& row) { return row.cells[6] != QString(QChar(0x2013)); }));
        QVERIFY(view.measuredWords().startsWith(QStringLiteral("11 run")));
        QCOMPARE(view.modelledWords(), QStringLiteral("16 to 64 devices modeled"));
    }

    /// A share of 0 beside a falling efficiency is explained where it stands.
    void headingsSayHowTheirFiguresAreObtained() {
        const ScalingView view = made(test::sampleScaling());
        for (int column = 0; column < view.heads().size(); ++column) {
            const QString note = view.headNote(column);
            QCOMPARE(note.contains(QStringLiteral("0 where compute hides all of it")),
                     view.heads()[column].startsWith(QStringLiteral("Communication")));
            const bool isRelative = view.heads()[column].contains(QStringLiteral("Efficiency")) ||
                                    view.heads()[column] == QStringLiteral("Speed-up");
            QCOMPARE(note.startsWith(QStringLiteral("Speed-up: rate, or time")), isRelative);
        }
    }

    void speedUpGoesOnAsModelled() {
        const ScalingView view = made(test::sampleScaling());
        const ChartSpec spec = view.speedUps();
        QVERIFY(spec.logX && spec.logY);
        QCOMPARE(spec.shades.size(), std::size_t(1));
        QVERIFY(spec.shades[0].from == 8 && spec.shades[0].to == 64 && spec.shades[0].ends);
        const ChartSeries* fit = seriesCalled(spec, "Amdahl");
        QVERIFY(fit && fit->dotted && fit->points.back().x == 64);
        for (const ChartBandPoint& point : fit->band) QVERIFY(point.low <= point.high);
        const auto& law = view.analysis().series[0].amdahl;
        QVERIFY(isNear(fit->points.back().y, law->speedUp(64).value));
        const ChartSeries* ideal = seriesCalled(spec, "ideal");
        QVERIFY(ideal && ideal->points.back().y == 64);
        // Published points stand alone: no two of them are neighbors.
        const ChartSeries* published = seriesCalled(spec, "Many GPUs");
        QVERIFY(published && published->marker == Marker::Diamond);
        for (std::size_t i = 1; i < published->points.size(); ++i)
            QVERIFY(std::isnan(published->points[i].y) || std::isnan(published->points[i - 1].y));
        QVERIFY(!tableOf(spec).rows.empty());
    }

    /// Without their color, as on paper, weak and strong series differ in stroke and marker, and the table's samples
    /// are those of the chart.
    void weakAndStrongDifferWithoutColor() {
        const ScalingView view = made(test::sampleScaling());
        const ChartSpec spec = view.speedUps();
        const auto measured = [&](const char* kind) {
            return std::ranges::find_if(spec.series, [kind](const ChartSeries& one) {
                return one.name.contains(QLatin1String(kind)) && !one.dotted;
            });
        };
        const auto weak = measured("weak"), strong = measured("strong");
        QVERIFY(weak != spec.series.end() && strong != spec.series.end());
        QVERIFY(!weak->dashed && strong->dashed);
        QVERIFY(weak->filled && !strong->filled);
        for (const auto& [line, row] : {std::pair(weak, 0), std::pair(strong, 1)}) {
            const RowLook& look = view.rows()[static_cast<std::size_t>(row)].rows[0].look;
            QVERIFY(look.slot == line->slot && look.marker == line->marker && look.filled == line->filled);
            QCOMPARE(look.dashed, std::optional(line->dashed));
        }
        // What is modeled looks in the table as in the chart, and like neither of them.
        const ChartSeries* fit = seriesCalled(spec, "Amdahl");
        QVERIFY(fit && fit->dotted && fit->markerEvery == 0 && !fit->dot);
        const RowLook& modelled = view.rows()[0].rows.back().look;
        QVERIFY(view.rows()[0].rows.back().form == ScalingRow::Form::Modelled);
        QVERIFY(modelled.slot == fit->slot && fit->marker == Marker::None && modelled.marker == Marker::None);
        for (const int row : {0, 1}) {
            const RowLook& measuredLook = view.rows()[static_cast<std::size_t>(row)].rows[0].look;
            QVERIFY(markOf(modelled).toImage() != markOf(measuredLook).toImage());
        }
    }

    /// Strong from two devices on, weak from one: both are against one device, and so is what is modelled and
    /// published.
    void seriesThatStartAtMoreDevicesAreLifted() {
        const ScalingView view =
            made({{1, 64, 1, 90}, {2, 128, 1, 46}, {4, 256, 1, 24}, {4, 128, 1, 30}, {8, 128, 1, 22}},
                 {ScalingKind::Strong});
        QCOMPARE(view.analysis().series.size(), std::size_t(2));
        const ScalingSeries& strong = view.analysis().series[1];
        QCOMPARE(strong.fewest().devices, std::int64_t(2));
        const ChartSpec spec = view.speedUps();
        const ChartSeries *line = seriesCalled(spec, "strong"), *fit = seriesCalled(spec, "Amdahl");
        QVERIFY(line && fit);  // the curve comes before the line that it belongs to
        QVERIFY(fit->points.front().x == 2 && isNear(fit->points.front().y, 2));
        QVERIFY(isNear(fit->points.back().y, 2 * strong.amdahl->speedUp(64, 2).value));
        QVERIFY(isNear(fit->band.back().high, 2 * strong.amdahl->speedUp(64, 2).high));
        const auto measured = std::ranges::find_if(spec.series, [](const ChartSeries& one) {
            return one.name.contains(QLatin1String("strong")) && !one.dotted;
        });
        QVERIFY(measured != spec.series.end());
        QVERIFY(isNear(measured->points.front().y, 2) && isNear(measured->points.back().y, 2 * 46.0 / 22));
        QCOMPARE(seriesCalled(spec, "ideal")->points.front().x, 1.0);
        QVERIFY(seriesCalled(spec, "Many GPUs"));
        // Without a run on one device there is nothing to set published speed-ups beside.
        const ScalingView many = made({{2, 256, 1, 46}, {4, 512, 1, 24}, {8, 1024, 1, 13}});
        QVERIFY(isNear(many.speedUps().series.front().points.front().y, 1));
        QVERIFY(seriesCalled(view.speedUps(), "ideal") && !seriesCalled(many.speedUps(), "Many GPUs"));
    }

    void efficiencyIsOfOneKind() {
        const ScalingView weak = made(test::sampleScaling());
        const ChartSpec spec = weak.efficiencies();
        const ChartSeries *rate = seriesCalled(spec, "by images/s"), *time = seriesCalled(spec, "by time");
        QVERIFY(rate && time && !rate->dashed && time->dashed);
        // 4 epochs of 90 + 1 s against 6 of 12.8 + 1 s, seeds averaged.
        const double one = (4 * 91 + 4 * (90 * 1.004 + 1)) / 2, eight = (6 * 13.8 + 6 * (12.8 / 1.004 + 1)) / 2;
        QVERIFY(isNear(time->points.back().y, one / eight / 8 * 100, 1e-6));
        const ScalingView strong = made(test::sampleScaling(), {ScalingKind::Strong});
        QVERIFY(isNear(seriesCalled(strong.efficiencies(), "by images/s")->points.back().y,
                       9000 / 22.5 / ((9000 / 90.0 + 9000 / 90.36) / 2) / 8 * 100));
    }

    void stepsAreStacked() {
        const BarSpec spec = made(test::sampleScaling()).stepTimes();
        QVERIFY(spec.isStacked() && spec.layers.size() == 3);
        QCOMPARE(spec.groups.size(), std::size_t(4));
        const double step = 1024 / ((9000 / 12.8 + 9000 / (12.8 / 1.004)) / 2) * 1000;
        const std::vector<Bar>& bars = spec.groups[3].bars;
        QVERIFY(isNear(bars[0].value, 0.02 * step) && isNear(bars[1].value, 0.91 * step));
        QVERIFY(isNear(bars[2].value, 0.07 * step));
        QVERIFY(!bars[0].text.isEmpty() && !spec.groups[3].whole.isEmpty());
        const BarLayout layout = layOutBars(spec, {400, 300}, ChartStyle::screen());
        for (const auto& rects : layout.bars) {
            QVERIFY(isNear(rects[0].right(), rects[1].left(), 1e-6) && isNear(rects[1].right(), rects[2].left(), 1e-6));
            QCOMPARE(rects[0].top(), rects[2].top());
            QVERIFY(rects[2].right() <= layout.plot.right() + 0.5);
        }
        for (const QRectF& key : layout.legend) QVERIFY(!key.isEmpty());
        // What no step waits for has no key.
        const BarLayout alone =
            layOutBars(made({{1, 128, 1, 90}, {2, 256, 1, 48}}).stepTimes(), {400, 300}, ChartStyle::screen());
        QCOMPARE(alone.legend.size(), std::size_t(3));
        QVERIFY(!alone.legend[0].isEmpty() && !alone.legend[1].isEmpty() && alone.legend[2].isEmpty());
    }

    void twoSizesHaveNoFit() {
        const ScalingView view = made({{1, 128, 1, 90}, {2, 256, 1, 48}});
        QVERIFY(view.modelledWords().isEmpty() && view.speedUps().shades.empty());
        QVERIFY(!seriesCalled(view.speedUps(), "Amdahl"));
        QCOMPARE(view.rows()[0].rows.size(), std::size_t(2));
        QVERIFY(view.rows()[0].reason.contains(QStringLiteral("three sizes")));
        bool said = false;
        for (const Fact& one : view.findings()) said |= one.value.contains(QStringLiteral("three sizes"));
        QVERIFY(said);
    }

    void withoutATargetReachedTimesAreDashes() {
        const ScalingView view = made(test::sampleScaling(), {}, 0.95);
        const ScalingRow& row = view.rows()[0].rows[1];
        for (const int column : {3, 5, 6, 8}) QCOMPARE(row.cells[column], QString(QChar(0x2013)));
        QVERIFY(row.reason.contains(QStringLiteral("target")));
        QVERIFY(!seriesCalled(view.efficiencies(), "time"));
    }

    void oneSizeSaysWhatIsMissing() {
        const ScalingView view = made({{1, 128, 1, 90}});
        QVERIFY(view.rows().empty());
        QCOMPARE(view.speedUps().emptyText, QStringLiteral("Scaling needs two sizes"));
    }

    void lawsDiffer() {
        const ScalingView amdahl = made(test::sampleScaling(), {ScalingKind::Strong});
        const ScalingView universal = made(test::sampleScaling(), {ScalingKind::Strong, ScalingLaw::Universal});
        QVERIFY(seriesCalled(amdahl.speedUps(), "Amdahl") && !seriesCalled(amdahl.speedUps(), "Universal"));
        QVERIFY(seriesCalled(universal.speedUps(), "Universal"));
    }

private:
    ScalingView made(const std::vector<test::ScaledRun>& runs, ScalingChoice choice = {},
                     std::optional<double> target = 0.9) {
        const QTemporaryDir folder;
        auto entries = test::scaledEntries(Path(folder.path().toStdString()), runs);
        if (!entries) qFatal("%s", english(entries.error()).c_str());
        ComparisonQuery query;
        query.target = target;
        const auto studies = shippedStudies();
        auto data = compared(std::make_shared<std::vector<Entry>>(std::move(*entries)), std::make_shared<Audits>(),
                             std::make_shared<PriceBook>(), ScalingView::queryOf(query), "2026-11-22");
        return ScalingView(std::move(data),
                           std::make_shared<const std::vector<ScalingReference>>(scalingReferences(*studies)),
                           Formatter::current(), choice);
    }
};

QTEST_MAIN(ScalingViewTest)
#include "scaling_view_test.moc"
