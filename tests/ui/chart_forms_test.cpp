#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QMimeData>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>

#include "ui/charts/bar_view.h"
#include "ui/charts/chart_export.h"
#include "ui/charts/chart_panel.h"
#include "ui/charts/chart_view.h"
#include "ui/charts/label_layout.h"
#include "ui/charts/scale.h"
#include "ui/pages/parts/mini_chart.h"
#include "ui/pages/runs/first_start_charts.h"
#include "ui/theme/theme.h"

using namespace epochal;
using namespace epochal::ui;

namespace {

QString text(const char* words) {
    return QString::fromUtf8(words);
}

/// The heavy and light runs of a published comparison: cost in EUR, and the published value of the last one.
BarSpec costs() {
    BarSpec spec;
    spec.title = text("Cost of one training, EUR");
    spec.valueTitle = text("EUR");
    spec.tickTitle = text("published, EUR");
    spec.parts = {text("Heavy: ResNet-101"), text("Light: ResNet-34")};
    const auto bar = [](double value, const char* words) { return Bar{value, text(words), true, 0, {}, {}}; };
    spec.groups = {
        {text("HOSTKEY VDS"), text("1 × GTX 1080 Ti"), 0, {bar(0.47, "0.47"), bar(0.09, "0.09")}},
        {text("HOSTKEY dedicated"), text("1 × GTX 1080 Ti"), 0, {bar(0.44, "0.44"), bar(0.07, "0.07")}},
        {text("HOSTKEY dedicated"), text("3 × GTX 1080 Ti"), 0, {bar(0.49, "0.49"), bar(NAN, "not measured")}},
        {text("AWS p2.xlarge"), text("1 × K80"), 1, {bar(5.61, "5.61"), bar(2.14, "2.14")}},
        {text("Google"), text("1 × T4"), 2, {bar(4.10, "4.10"), bar(2.00, "2.00")}},
    };
    spec.groups[4].bars[0].tick = 4.50;
    spec.groups[4].bars[0].tickText = text("published 4.50");
    return spec;
}

ChartSpec scatter() {
    ChartSpec spec;
    spec.title = text("Cost against time");
    spec.xTitle = text("training time, s, log scale");
    spec.yTitle = text("cost, EUR");
    spec.logX = spec.logY = true;
    spec.better = text("cheaper\nand faster");
    const auto point = [&](const char* name, double x, double y, int slot, Marker marker, bool filled) {
        spec.points.push_back({text(name), text(name), x, y, slot, marker, filled});
    };
    point("HOSTKEY VDS", 7581, 0.47, 0, Marker::Circle, true);
    point("HOSTKEY dedicated", 7092, 0.44, 0, Marker::Square, true);
    point("3 × GTX 1080 Ti", 2430, 0.49, 0, Marker::Triangle, true);
    point("AWS p2.xlarge", 13080, 5.61, 1, Marker::Diamond, true);
    point("Google T4", 1003, 4.10, 2, Marker::TriangleDown, true);
    point("VDS", 1445, 0.09, 0, Marker::Circle, false);
    point("dedicated", 1157, 0.07, 0, Marker::Square, false);
    point("AWS p2", 3930, 2.14, 1, Marker::Diamond, false);
    point("Google T4", 872, 2.00, 2, Marker::TriangleDown, false);
    spec.frontiers = {{{{1003, 4.10}, {2430, 0.49}, {7092, 0.44}}, text("frontier, heavy"), false},
                      {{{872, 2.00}, {1157, 0.07}}, text("frontier, light"), true}};
    return spec;
}

void keepPicture(QWidget& widget, const char* name) {
    const QString folder = qEnvironmentVariable("EPOCHAL_PICTURES");
    QCoreApplication::processEvents();
    if (!folder.isEmpty()) widget.grab().save(QStringLiteral("%1/%2.png").arg(folder, QLatin1String(name)));
}

}  // namespace

class ChartFormsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        Theme::instance().setChoice(ThemeChoice::Light);
        panel_ = std::make_unique<ChartPanel>();
        panel_->setSmoothingOffered(false);
        panel_->resize(480, 400);
        panel_->show();
        QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
    }

    /// Where notes are below the bars, a narrow chart breaks them and its labels, and cuts nothing.
    void narrowChartsBreakNotesBelowTheBars() {
        BarSpec spec;
        spec.notesBelow = true;
        const QString label = text("Global batch size"),
                      note = text("from none to crop and flip: +1.5 points of top-1");
        spec.groups = {{label, note, 0, {{0.5, text("0.50"), true, 0, {}, {}}}},
                       {text("Rate"), text("best near 0.1"), 0, {{0.2, text("0.20"), true, 0, {}, {}}}}};
        const BarLayout wide = layOutBars(spec, {600, 200}, ChartStyle::screen()),
                        narrow = layOutBars(spec, {210, 200}, ChartStyle::screen());
        QCOMPARE(wide.below[0].notes, QStringList(note));
        QCOMPARE(wide.labels[0].lines, QStringList(label));
        QCOMPARE(narrow.below[0].notes.size(), 2);
        QCOMPARE(narrow.below[0].notes.join(QLatin1Char(' ')), note);
        QCOMPARE(narrow.labels[0].lines.join(QLatin1Char(' ')), label);
        QCOMPARE(narrow.below[1].notes.size(), 1);
        // The second group begins below the notes of the first.
        QVERIFY(narrow.labels[1].rect.top() >= narrow.below[0].rect.bottom());
        QVERIFY(narrow.below[0].rect.height() > narrow.below[1].rect.height());
    }

    /// A note starts at the axis as long as two lines hold it, so that the axis does not run through it.
    void notesBelowTheBarsStartAtTheAxis() {
        BarSpec spec;
        spec.notesBelow = true;
        spec.groups = {
            {text("Global batch size"), text("64 to 1,024: -1.1 points"), 0, {{0.2, text("0.20"), true, 0, {}, {}}}}};
        for (const double width : {600.0, 260.0}) {
            const BarLayout layout = layOutBars(spec, {width, 200}, ChartStyle::screen());
            QVERIFY(layout.below[0].rect.left() >= layout.plot.left());
            QVERIFY(layout.below[0].rect.right() <= width);
        }
    }

    /// Groups with notes below them come closer together before the last note falls out of view.
    void notesBelowTheBarsComeCloserBeforeTheyScroll() {
        const ChartStyle style = ChartStyle::screen();
        BarSpec spec;
        spec.notesBelow = true;
        for (const char* label : {"Augmentation", "Learning rate", "Global batch size", "Seed"})
            spec.groups.push_back(
                {text(label), text("sd 0.15 points between seeds"), 0, {{0.2, text("0.20"), true, 0, {}, {}}}});
        const BarLayout roomy = layOutBars(spec, {364, 600}, style);
        double rows = 0;
        for (std::size_t i = 0; i < spec.groups.size(); ++i)
            rows += roomy.below[i].rect.bottom() - roomy.labels[i].rect.top();
        const double low = std::ceil(roomy.plot.top() + rows + 3 * 4 + roomy.axisHeight);
        const BarLayout close = layOutBars(spec, {364, low}, style);
        QCOMPARE(close.size.height(), low);
        for (std::size_t i = 0; i < spec.groups.size(); ++i) {
            const double end = i + 1 < spec.groups.size() ? close.labels[i + 1].rect.top() : close.plot.bottom();
            QVERIFY(close.below[i].rect.bottom() < end);
            QVERIFY(close.below[i].rect.height() >= style.height(Type::Tick));
        }
    }

    /// Two machines of one name: where the chart scrolls in any case, their names are whole.
    void namesAreWholeWhereAChartScrollsAnyway() {
        BarSpec spec = costs();
        const BarLayout low = layOutBars(spec, {316, 110}, ChartStyle::screen());
        QVERIFY(low.size.height() > 110);
        for (std::size_t i = 0; i < spec.groups.size(); ++i)
            QCOMPARE(low.labels[i].lines.join(QLatin1Char(' ')), spec.groups[i].label);
        // Where packing closely saves scrolling, it stays.
        const BarLayout close = layOutBars(spec, {480, 235}, ChartStyle::screen());
        QVERIFY(close.tight);
        QCOMPARE(close.size.height(), 235.0);
    }

    /// In a chart too low for its bars, these scroll over an axis that stays in view.
    void theAxisStaysWhereBarsScroll() {
        Theme::instance().setChoice(ThemeChoice::Light);
        BarView view;
        view.setSpec(costs());
        view.resize(480, 150);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QScrollBar* bar = view.verticalScrollBar();
        QVERIFY(bar->maximum() > 0);
        const int axis =
            static_cast<int>(layOutBars(costs(), view.viewport()->size(), ChartStyle::screen()).axisHeight);
        const auto shown = [&view](const QRect& part) { return view.viewport()->grab(part).toImage(); };
        const QRect below(0, view.viewport()->height() - axis + 1, view.viewport()->width(), axis - 1);
        const QRect above(0, 0, view.viewport()->width(), below.top() - 1);
        bar->setValue(bar->maximum());
        const QImage atEnd = shown(below), lastBars = shown(above);
        bar->setValue(0);
        QVERIFY(shown(above) != lastBars);
        QVERIFY(shown(below) == atEnd);
        QImage empty = atEnd;
        empty.fill(atEnd.pixelColor(0, 0));
        QVERIFY(atEnd != empty);
    }

    void barsStartAtNothingAndAreAsLongAsTheirValues() {
        const BarLayout layout = layOutBars(costs(), {480, 360}, ChartStyle::screen());
        const QRectF longest = layout.bars[3][0], other = layout.bars[4][1];
        for (const auto& group : layout.bars)
            for (const QRectF& bar : group) QCOMPARE(bar.left(), layout.plot.left());
        QVERIFY(std::abs(other.width() / longest.width() - 2.00 / 5.61) < 1e-9);
        QCOMPARE(layout.bars[2][1].width(), 0.0);
        QVERIFY(longest.right() <= layout.plot.right() + 1e-9);
        QCOMPARE(layout.ticks.front().at, 0.0);
        QCOMPARE(layout.size, QSizeF(480, 360));
    }

    void barsNeverCoverEachOther() {
        for (const double height : {360.0, 120.0}) {
            const BarLayout layout = layOutBars(costs(), {480, height}, ChartStyle::screen());
            double bottom = 0;
            for (const auto& group : layout.bars)
                for (const QRectF& bar : group) {
                    QVERIFY(bar.top() >= bottom);
                    bottom = bar.bottom();
                }
            QVERIFY(layout.size.height() >= bottom);
            QVERIFY(layout.size.height() >= height);
        }
    }

    void spreadsAndPublishedFiguresStayInThePlot() {
        BarSpec spec = costs();
        spec.groups[0].bars[0].spread = 3;
        spec.groups[1].bars[0].tick = 9;
        const BarLayout layout = layOutBars(spec, {480, 360}, ChartStyle::screen());
        QCOMPARE(layout.most, 9.0);
        QVERIFY(layout.bars[3][0].width() < layout.plot.width() * 5.62 / 9);
    }

    void aSpreadThatIsNoNumberHasNoLength() {
        BarSpec spec = costs();
        const double most = layOutBars(spec, {480, 360}, ChartStyle::screen()).most;
        spec.groups.front().bars.front().spread = std::numeric_limits<double>::quiet_NaN();
        spec.groups.back().bars.front().spread = std::numeric_limits<double>::infinity();
        const BarLayout layout = layOutBars(spec, {480, 360}, ChartStyle::screen());
        QVERIFY(std::isfinite(layout.most) && layout.most <= most);
        for (const auto& group : layout.bars)
            for (const QRectF& bar : group) QVERIFY(std::isfinite(bar.width()));
    }

    void barsAreATableToo() {
        const ChartTable table = tableOf(costs());
        QCOMPARE(table.heads.size(), 5);
        QCOMPARE(table.heads[3], text("published, EUR"));
        QCOMPARE(table.rows.size(), 5U);
        QCOMPARE(table.rows[4][2].value, 4.10);
        QCOMPARE(table.rows[4][3].value, 4.50);
        QCOMPARE(table.rows[2][4].text, text("not measured"));
        QVERIFY(std::isnan(table.rows[0][3].value));
    }

    void keysSayEachBar() {
        panel_->setContent(costs());
        auto* view = panel_->findChild<BarView*>();
        view->setFocus();
        QTest::keyClick(view, Qt::Key_Down);
        QCOMPARE(view->currentText(), text("HOSTKEY VDS, 1 × GTX 1080 Ti, Heavy: ResNet-101: 0.47"));
        QTest::keyClick(view, Qt::Key_Up);
        QCOMPARE(view->currentText(), view->accessibleDescription());
        for (int i = 0; i < 20; ++i) QTest::keyClick(view, Qt::Key_Down);
        QVERIFY(view->currentText().startsWith(text("Google, 1 × T4, Light")));
        keepPicture(*panel_, "bars");
    }

    void onePanelShowsEveryForm() {
        panel_->setContent(costs());
        auto* bars = panel_->findChild<BarView*>();
        QVERIFY(bars->isVisible());
        panel_->setContent(scatter());
        QVERIFY(!bars->isVisible() && panel_->view().isVisible());
        ChartTable table{text("Prices"), {text("provider"), text("EUR/h")}, {{{text("AWS")}, {{}, 1.5}}}, 1, {}};
        panel_->setContent(table);
        auto* view = panel_->findChild<QTableView*>();
        QVERIFY(view->isVisible());
        QAbstractItemModelTester tester(view->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(view->model()->index(0, 1).data().toString(), text("1.5"));
        panel_->copy();
        QCOMPARE(QApplication::clipboard()->text(), text("provider\tEUR/h\nAWS\t1.5\n"));
        panel_->setContent(costs());
        QVERIFY(bars->isVisible());
        panel_->copy();
        QVERIFY(QApplication::clipboard()->mimeData()->hasImage());
    }

    void everyFormIsExported() {
        QTemporaryDir folder;
        BarView bars;
        bars.resize(480, 360);
        bars.setSpec(costs());
        for (const char* ending : {"png", "svg", "csv"}) {
            const QString file = folder.filePath(QStringLiteral("bars.") + QLatin1String(ending));
            QVERIFY(exportChart(bars, file));
            QVERIFY(QFile(file).size() > 200);
        }
        QFile svg(folder.filePath(text("bars.svg")));
        QVERIFY(svg.open(QIODevice::ReadOnly));
        QVERIFY(!svg.readAll().contains("<image"));
        const ChartTable table{{}, {text("name")}, {{{text("=1+1")}}}, 1, {}};
        QVERIFY(exportTable(table, folder.filePath(text("table.csv"))));
        QFile csv(folder.filePath(text("table.csv")));
        QVERIFY(csv.open(QIODevice::ReadOnly));
        QCOMPARE(csv.readAll(), QByteArray("name\r\n'=1+1\r\n"));
    }

    void logarithmicAxesLeaveOutWhatHasNoLogarithm() {
        ChartSpec spec = scatter();
        spec.points[0].y = 0;
        spec.points[1].x = -5;
        panel_->setContent(spec);
        panel_->view().setCursorAt(0);
        const QStringList nearest = panel_->view().cursorText();
        panel_->view().setCursorAt(872);
        QVERIFY(!nearest.isEmpty());
        QCOMPARE(nearest, panel_->view().cursorText());
        QVERIFY(panel_->view().range().left > 2 && panel_->view().range().left < std::log10(872));
    }

    void theCursorTakesTheNearestPointOfAScatter() {
        panel_->resize(700, 500);
        panel_->setContent(scatter());
        ChartView& view = panel_->view();
        QSignalSpy moved(&view, &ChartView::cursorMoved);
        view.setFocus();
        QTest::keyClick(&view, Qt::Key_Home);
        QCOMPARE(moved.last().first().toDouble(), 872.0);
        QTest::keyClick(&view, Qt::Key_Right);
        QCOMPARE(moved.last().first().toDouble(), 1003.0);
        QVERIFY(view.cursorText().join(QLatin1Char('\n')).contains(text("Google T4")));
        QTest::keyClick(&view, Qt::Key_Escape);
        keepPicture(*panel_, "scatter");
        Theme::instance().setChoice(ThemeChoice::Dark);
        keepPicture(*panel_, "scatter-dark");
        panel_->setContent(costs());
        keepPicture(*panel_, "bars-dark");
    }

    void labelsStandBesideTheirPointsAndNeverOnEachOther() {
        LabelLayout layout(QRectF(0, 0, 200, 100));
        std::vector<QRectF> placed;
        for (int i = 0; i < 6; ++i) {
            const auto rect = layout.putAround({100, 50.0 + i}, {40, 12});
            if (!rect) continue;
            for (const QRectF& other : placed) QVERIFY(!rect->intersects(other));
            QVERIFY(QRectF(0, 0, 200, 100).contains(*rect));
            placed.push_back(*rect);
        }
        QVERIFY(placed.size() >= 4U);
        QVERIFY(!layout.putAround({100, 50}, {300, 12}));
        // A label beside its point needs no leader line; one 30 px above it has one, from the label's edge to the
        // marker's.
        QVERIFY(!LabelLayout::leader({109, 44, 40, 12}, {100, 50}));
        const auto line = LabelLayout::leader({80, 8, 40, 12}, {100, 50});
        QVERIFY(line);
        QCOMPARE(*line, QLineF(100, 20, 100, 44));
    }

    void twoHundredRunsAreDrawnWithTheirExtremes() {
        ChartSpec spec;
        spec.title = text("Accuracy");
        for (int run = 0; run < 200; ++run) {
            ChartSeries series;
            series.name = QString::number(run);
            series.slot = run;
            for (int i = 0; i < 2000; ++i)
                series.points.push_back({double(i), 50 + run * 0.1 + ((i * 7919 + run * 31) % 97) * 0.05});
            spec.series.push_back(std::move(series));
        }
        spec.series[7].points[1234].y = 99;
        panel_->resize(700, 500);
        panel_->setContent(spec);
        const QImage image = panel_->view().grab().toImage();
        keepPicture(*panel_, "overlay");
        // One run's lone peak rises above all the others: its color appears in the upper quarter.
        const QColor colour = Theme::instance().series(7).line;
        int found = 0;
        for (int y = 14; y < image.height() / 3; ++y)
            for (int x = 0; x < image.width(); ++x) found += image.pixelColor(x, y) == colour ? 1 : 0;
        QVERIFY(found > 10);
        panel_->view().setCursorAt(1000);
        QVERIFY(panel_->view().cursorText().size() < 20);
    }

    /// A chart without a cursor is a chart as any other: the painter of all draws what its spec says.
    void aMiniChartIsAChart() {
        MiniChart chart;
        chart.resize(220, 130);
        chart.setLines({{{{1, 81}, {2, 85}, {3, 92}}, text("validation")}, {{{1, 81.5}, {2, 90}}, text("training")}},
                       false);
        chart.setLevel(91);
        chart.setMark(QPointF(3, 92));
        const ChartSpec& spec = chart.spec();
        QCOMPARE(spec.series.size(), std::size_t{2});
        QCOMPARE(spec.series[0].endLabel, text("validation"));
        QCOMPARE(spec.series[1].endLabel, text("training"));
        QVERIFY(spec.series[0].slot == 0 && spec.series[1].slot == 1);
        QCOMPARE(spec.series[0].points.size(), std::size_t{3});
        QCOMPARE(spec.series[0].dot->x, 3.0);
        QCOMPARE(spec.lines.size(), std::size_t{1});
        QCOMPARE(spec.lines[0].y, 91.0);
        QCOMPARE(chart.startNote(), text("axis starts at 80"));
        QVERIFY(spec.captioned);  // or it would be said twice
        const auto has = [&](int slot) {
            const QImage image = chart.grab().toImage();
            const QColor colour = Theme::instance().series(slot).line;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (image.pixelColor(x, y) == colour) return true;
            return false;
        };
        QVERIFY(has(0));
        chart.setLines({}, true);
        chart.setMark({});
        QVERIFY(!has(0));
        QVERIFY(chart.startNote().isEmpty());
    }

    void whatAFirstRunIsExpectedToReachIsAChart() {
        const ExpectedCurve curve;
        const ChartSpec& spec = curve.spec();
        QCOMPARE(spec.series.size(), std::size_t{1});
        QVERIFY(spec.series[0].dashed);
        QCOMPARE(spec.series[0].points.back().y, 100 * ExpectedCurve::lastTop1());
        const ChartRange range = wholeRange(spec);
        QCOMPARE(range.left, 0.0);
        QVERIFY(range.bottom > 0 && range.bottom < spec.series[0].points.front().y && range.top <= 100);
    }

private:
    std::unique_ptr<ChartPanel> panel_;
};

QTEST_MAIN(ChartFormsTest)
#include "chart_forms_test.moc"
