// User interaction with a chart, and that what is drawn is what was measured: positions are computed from the plot's
// area and range, pixels from the values.
#include <QApplication>
#include <QComboBox>
#include <QFileDialog>
#include <QImage>
#include <QLineEdit>
#include <QMouseEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <QtCharts/QChart>
#include <cmath>
#include <map>

#include "tests/support/patience.h"
#include "tests/ui/support/documents.h"
#include "ui/charts/bar_view.h"
#include "ui/charts/chart_export.h"
#include "ui/charts/chart_panel.h"
#include "ui/charts/chart_view.h"
#include "ui/format/formatter.h"
#include "ui/theme/theme.h"

using namespace epochal;
using namespace epochal::ui;

namespace {

const double kNaN = std::numeric_limits<double>::quiet_NaN();

ChartSeries line(const char* name, std::vector<CurvePoint> points, int slot = 0) {
    ChartSeries series;
    series.name = QString::fromLatin1(name);
    series.slot = slot;
    series.points = std::move(points);
    return series;
}

/// Unevenly spaced x: 1, 2, 4, 8 ... 1024 and 3, 6, 9 ... 99.
ChartSpec uneven() {
    ChartSpec spec;
    spec.title = QStringLiteral("Uneven");
    spec.xTitle = QStringLiteral("step");
    std::vector<CurvePoint> powers, threes;
    for (double x = 1; x <= 128; x *= 2) powers.push_back({x, 10 + std::log2(x)});
    for (double x = 3; x <= 99; x += 3) threes.push_back({x, 20 - x / 10});
    spec.series = {line("powers", powers), line("threes", threes, 1)};
    return spec;
}

}  // namespace

class ChartViewTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        Formatter::setCurrent(QLocale(QLocale::English, QLocale::UnitedStates));
        Theme::instance().setChoice(ThemeChoice::Light);
        panel_ = std::make_unique<ChartPanel>();
        panel_->resize(760, 460);
        panel_->setSpec(uneven());
        panel_->show();
        QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
    }
    /// Closed first: a window that is destroyed takes the focus from its chart when it is no panel any more. In the
    /// program, a panel is never a window.
    void cleanup() {
        panel_->close();
        panel_.reset();
    }

    void theCrosshairTakesTheNearestValueUnderEveryPixel() {
        std::vector<double> all;
        for (const ChartSeries& series : uneven().series)
            for (const CurvePoint& point : series.points) all.push_back(point.x);
        QSet<double> seen;
        QSignalSpy moved(&view(), &ChartView::cursorMoved);
        for (double pixel = plot().left(); pixel <= plot().right(); pixel += 3) {
            hover({pixel, plot().center().y()});
            QVERIFY(!moved.isEmpty());
            const double x = xAt(pixel), found = moved.last().first().toDouble();
            double least = std::numeric_limits<double>::infinity();
            for (const double one : all) least = std::min(least, std::abs(one - x));
            QVERIFY2(std::abs(std::abs(found - x) - least) < 1e-9, qPrintable(QString::number(x)));
            seen.insert(found);
        }
        QVERIFY(seen.size() > 30);
        // At x = 96 only the second line has a value: 20 - 9.6.
        hover({pixelOf(96), plot().center().y()});
        QCOMPARE(view().cursorText().size(), 2);
        QCOMPARE(view().cursorText()[1], QStringLiteral("threes\t10.40"));
        hover({plot().left() - 30, plot().center().y()});
        QVERIFY(std::isnan(moved.last().first().toDouble()));
    }

    void theWheelKeepsTheValueUnderThePointer_data() {
        QTest::addColumn<bool>("logarithmic");
        QTest::addColumn<double>("place");
        for (const bool logarithmic : {false, true})
            for (const double place : {0.25, 0.5, 0.8})
                QTest::addRow("%s %g", logarithmic ? "log" : "linear", place) << logarithmic << place;
    }
    void theWheelKeepsTheValueUnderThePointer() {
        QFETCH(bool, logarithmic);
        QFETCH(double, place);
        ChartSpec spec = uneven();
        spec.logX = spec.logY = logarithmic;
        panel_->setSpec(spec);
        const QPointF at(plot().left() + place * plot().width(), plot().top() + place * plot().height());
        double width = view().range().right - view().range().left;
        for (int notch = 0; notch < 5; ++notch) {
            const double x = xAt(at.x()), y = yAt(at.y());
            wheel(at, 120);
            // Even though labels of a different width move the plot itself.
            QVERIFY2(std::abs(pixelOf(x) - at.x()) < 0.01, qPrintable(QString::number(pixelOf(x) - at.x())));
            QVERIFY(std::abs(pixelOfY(y) - at.y()) < 0.01);
            const double now = view().range().right - view().range().left;
            QVERIFY(std::abs(now / width - std::exp(-0.2)) < 0.02);  // each wheel notch zooms by e^0.2
            width = now;
        }
        for (int notch = 0; notch < 20; ++notch) wheel(at, -120);
        view().fit();
        const ChartRange whole = view().range();
        wheel(at, -120);
        QCOMPARE(view().range().left, whole.left);  // zooming out stops at the data
        QCOMPARE(view().range().right, whole.right);
    }

    /// The first fit shows what a run in progress has done, and follows it; the next one also what is to come.
    void fittingShowsTheDataThenTheWholeRun() {
        ChartSpec spec = uneven();
        const auto upTo = [&](double reached) {
            spec.xTo = 1000;
            spec.reached = reached;
            panel_->setSpec(spec);
            return view().range().right;
        };
        QCOMPARE(upTo(100), 1000.0);
        QTest::keyClick(&view(), Qt::Key_0);
        QVERIFY(view().isFitted() && view().range().right >= 100 && view().range().right < 110);
        const double later = upTo(200);
        QVERIFY(later >= 200 && later < 220);
        QTest::keyClick(&view(), Qt::Key_0);
        QCOMPARE(view().range().right, 1000.0);
        view().zoom(0.5);
        QTest::keyClick(&view(), Qt::Key_0);
        QVERIFY(view().range().right < 220);
        view().fit();
        QCOMPARE(view().range().right, 1000.0);
    }

    /// In a scrolling page, the wheel scrolls the page until the chart has the focus.
    void theWheelOverAChartScrollsThePage() {
        QScrollArea area;
        auto* content = new QWidget;
        auto* column = new QVBoxLayout(content);
        auto* chart = new ChartView;
        chart->setFixedHeight(300);
        auto* field = new QLineEdit;
        column->addWidget(chart);
        column->addWidget(field);
        column->addSpacing(2000);
        area.setWidget(content);
        area.setWidgetResizable(true);
        area.resize(500, 400);
        area.show();
        QVERIFY(QTest::qWaitForWindowActive(&area));
        ChartSpec spec = uneven();
        spec.yFromZero = true;
        chart->setSpec(spec);
        field->setFocus();
        const ChartRange whole = chart->range();
        const auto turn = [&](int delta) {
            const QPointF at(chart->width() / 2.0, chart->height() / 2.0);
            QWheelEvent event(at, chart->viewport()->mapToGlobal(at), {}, {0, delta}, Qt::NoButton, Qt::NoModifier,
                              Qt::NoScrollPhase, false);
            QSpontaneKeyEvent::setSpontaneous(
                &event);  // spontaneous, like an event from the window system, so that it propagates if ignored
            qApp->notify(chart->viewport(), &event);
        };
        for (int i = 0; i < 3; ++i) turn(-120);
        QVERIFY(area.verticalScrollBar()->value() > 0);
        QCOMPARE(chart->range(), whole);
        area.verticalScrollBar()->setValue(0);
        chart->setFocus();
        turn(120);
        QCOMPARE(area.verticalScrollBar()->value(), 0);
        QVERIFY(chart->range().right - chart->range().left < whole.right - whole.left);
        // Zooming out past the whole stops at zero and at the data.
        for (int i = 0; i < 30; ++i) turn(-120);
        QCOMPARE(chart->range(), whole);
        QCOMPARE(chart->range().bottom, 0.0);
    }

    void draggingKeepsTheValueUnderThePointer() {
        view().zoom(0.4);
        const QPointF from(plot().center()), to = from + QPointF(-60, 25);
        const double x = xAt(from.x()), y = yAt(from.y());
        mouse(QEvent::MouseButtonPress, from, Qt::LeftButton);
        mouse(QEvent::MouseMove, (from + to) / 2, Qt::LeftButton);
        mouse(QEvent::MouseMove, to, Qt::LeftButton);
        mouse(QEvent::MouseButtonRelease, to, Qt::NoButton);
        QVERIFY2(std::abs(pixelOf(x) - to.x()) < 1, qPrintable(QString::number(pixelOf(x) - to.x())));
        QVERIFY(std::abs(pixelOfY(y) - to.y()) < 1);
        const ChartRange panned = view().range();
        hover(from);  // no button pressed: no panning
        QCOMPARE(view().range(), panned);
        QTest::mouseDClick(view().viewport(), Qt::LeftButton, {}, plot().center().toPoint());
        QVERIFY(view().isFitted());
    }

    void linesBreakAtGapsAndNowhereElse() {
        ChartSpec spec;
        spec.series = {line("a", {{0, 1}, {1, 2}, {2, kNaN}, {3, 4}, {4, 5}, {5, kNaN}, {6, kNaN}, {7, 1}, {8, 2}})};
        panel_->setSpec(spec);
        std::vector<QList<QPointF>> stretches = drawn();
        QCOMPARE(stretches.size(), 3U);
        QCOMPARE(stretches[0], (QList<QPointF>{{0, 1}, {1, 2}}));
        QCOMPARE(stretches[1], (QList<QPointF>{{3, 4}, {4, 5}}));
        QCOMPARE(stretches[2], (QList<QPointF>{{7, 1}, {8, 2}}));
        // Nothing in the line's color between 1 and 3.
        const QImage image = view().viewport()->grab().toImage();
        const QColor ink = Theme::instance().series(0).line;
        const auto inked = [&](double from, double to) {
            int count = 0;
            for (int x = static_cast<int>(pixelOf(from)) + 3; x < static_cast<int>(pixelOf(to)) - 3; ++x)
                for (int y = static_cast<int>(plot().top()); y < static_cast<int>(plot().bottom()); ++y)
                    count += image.pixelColor(x, y) == ink ? 1 : 0;
            return count;
        };
        QCOMPARE(inked(1, 3), 0);
        QVERIFY(inked(3, 4) > 10);
    }

    /// A diverged value has no position: it is a gap, and everything after it is found as before.
    void whatIsNoNumberIsAGap() {
        const double infinity = std::numeric_limits<double>::infinity();
        ChartSpec spec;
        std::vector<CurvePoint> points;
        for (int x = 1; x <= 20; ++x) points.push_back({x * 1.0, x * 2.0});
        points[4].x = kNaN;
        points[9].x = infinity;
        points[14].y = -infinity;
        spec.series = {line("loss", points)};
        panel_->setSpec(spec);
        QCOMPARE(drawn().size(), std::size_t{4});
        for (const double x : {1.0, 9.0, 14.0, 20.0}) {
            view().setCursorAt(x);
            QVERIFY2(view().cursorText().join(QLatin1Char(' ')).contains(QString::number(2 * x)),
                     qPrintable(view().cursorText().join(QLatin1Char('|'))));
        }
    }

    void everyPixelColumnKeepsItsExtremes_data() {
        QTest::addColumn<bool>("zoomed");
        QTest::newRow("whole") << false;
        QTest::newRow("zoomed") << true;
    }
    void everyPixelColumnKeepsItsExtremes() {
        QFETCH(bool, zoomed);
        ChartSpec spec;
        std::vector<CurvePoint> points;
        std::uint32_t state = 7;
        for (int i = 0; i < 60'000; ++i) {
            state = state * 1664525U + 1013904223U;
            points.push_back({double(i), 50 + (state >> 20) / 100.0});
        }
        points[31'234].y = 99;
        points[31'777].y = 1;
        spec.series = {line("noise", points)};
        panel_->setSpec(spec);
        if (zoomed)
            for (int i = 0; i < 3; ++i) wheel(QPointF(pixelOf(31'500), plot().center().y()), 240);
        struct Extremes {
            double low = std::numeric_limits<double>::infinity(), high = -low;
            bool operator==(const Extremes&) const = default;
        };
        const auto columns = static_cast<int>(plot().width());
        const ChartRange range = view().range();
        const auto column = [&](double x) {
            return static_cast<int>((x - range.left) / (range.right - range.left) * columns);
        };
        std::map<int, Extremes> measured, shown;
        const auto add = [&](std::map<int, Extremes>& to, double x, double y) {
            if (x < range.left || x > range.right) return;
            Extremes& one = to[std::min(column(x), columns - 1)];
            one.low = std::min(one.low, y);
            one.high = std::max(one.high, y);
        };
        for (const CurvePoint& point : points) add(measured, point.x, point.y);
        qsizetype count = 0;
        for (const QList<QPointF>& stretch : drawn())
            for (const QPointF& point : stretch) {
                add(shown, point.x(), point.y());
                ++count;
            }
        QVERIFY(count > columns && count <= 4 * columns + 2);
        QVERIFY(measured == shown);
    }

    void logarithmicAxesSayWhatTheyLeaveOut() {
        ChartSpec spec = uneven();
        spec.series[0].points[2].y = 0;
        spec.series[0].points[3].y = -4;
        spec.series[1].points[0].x = 0;
        spec.logX = spec.logY = true;
        panel_->setSpec(spec);
        const QStringList texts = exported();
        QVERIFY2(texts.join(QLatin1Char('|')).contains(QStringLiteral("3 value(s) of 0 or less not shown")),
                 qPrintable(texts.join(QLatin1Char('|'))));
        for (const QList<QPointF>& stretch : drawn())
            for (const QPointF& point : stretch) QVERIFY(std::isfinite(point.x()) && std::isfinite(point.y()));
        // The table still has the exact values.
        QCOMPARE(view().table().rows.front()[0].value, 0.0);
        spec = uneven();
        panel_->setSpec(spec);
        QVERIFY(!exported().join(QLatin1Char('|')).contains(QStringLiteral("not shown")));
    }

    /// TensorBoard's average without its bias, w = 0.6 over 1, 2, 3: 1; (0.24 + 0.8) / 0.64; (0.624 + 1.2) / 0.784.
    void smoothingIsADebiasedAverageAndLeavesTheValues() {
        ChartSpec spec;
        spec.series = {line("a", {{1, 1}, {2, 2}, {3, 3}})};
        panel_->setSpec(spec);
        view().setSmoothing(0.6);
        const std::vector<QList<QPointF>> stretches = drawn();
        QCOMPARE(stretches.size(), 2U);  // the pale values, and the average
        QCOMPARE(stretches[0], (QList<QPointF>{{1, 1}, {2, 2}, {3, 3}}));
        QVERIFY(std::abs(stretches[1][0].y() - 1) < 1e-12);
        QVERIFY(std::abs(stretches[1][1].y() - 1.04 / 0.64) < 1e-12);
        QVERIFY(std::abs(stretches[1][2].y() - 1.824 / 0.784) < 1e-12);
        QCOMPARE(view().table().rows[2][1].value, 3.0);
        view().setSmoothing(0);
        QCOMPARE(drawn().size(), 1U);
    }

    void theLegendNamesEverySeries() {
        QVERIFY(!exported().contains(QStringLiteral("powers")));
        QTest::keyClick(&view(), Qt::Key_L);
        const QStringList texts = exported();
        QVERIFY(texts.contains(QStringLiteral("powers")) && texts.contains(QStringLiteral("threes")));
        QTest::keyClick(&view(), Qt::Key_L);
        QVERIFY(!view().legendVisible());
    }

    void filesHoldWhatTheChartHolds() {
        ChartSpec spec = uneven();
        spec.lines.push_back({12, {}, QStringLiteral("target 12"), 6, false});
        spec.series[0].endLabel = QStringLiteral("powers of two");
        panel_->setSpec(spec);
        QTemporaryDir folder;
        const QString csv = folder.filePath(QStringLiteral("a.csv")), png = folder.filePath(QStringLiteral("a.png"));
        QVERIFY(exportChart(view(), csv));
        const QList<QStringList> rows = test::csvRows(test::contentOf(csv));
        QCOMPARE(rows[0], (QStringList{QStringLiteral("step"), QStringLiteral("powers"), QStringLiteral("threes")}));
        std::map<double, QStringList> byX;
        for (qsizetype i = 1; i < rows.size(); ++i) byX[rows[i][0].toDouble()] = rows[i];
        QCOMPARE(byX.size(), 41U);  // 8 powers of two and 33 multiples of three have no x in common
        for (std::size_t of = 0; of < 2; ++of)
            for (const CurvePoint& point : spec.series[of].points)
                QVERIFY(std::abs(byX.at(point.x)[static_cast<qsizetype>(of) + 1].toDouble() - point.y) < 1e-9);
        QVERIFY(exportChart(view(), png));
        const QImage image(png);
        QCOMPARE(image.size(), (view().canvasSize() + QSizeF(0, 32)).toSize() * 2);  // title above, at scale 2
        const QStringList texts = exported();
        for (const char* word : {"Uneven", "step", "target 12", "powers of two"})
            QVERIFY2(texts.contains(QLatin1String(word)), word);
    }

    void theDialogExportsWhereAsked() {
        QTemporaryDir folder;
        QTest::keyClick(&view(), Qt::Key_E);
        auto* dialog = panel_->findChild<QFileDialog*>();
        QVERIFY(dialog);
        Q_EMIT dialog->fileSelected(folder.filePath(QStringLiteral("out.csv")));
        QVERIFY(test::csvRows(test::contentOf(folder.filePath(QStringLiteral("out.csv")))).size() == 42);
        QSignalSpy failed(panel_.get(), &ChartPanel::failed);
        Q_EMIT dialog->fileSelected(folder.filePath(QStringLiteral("no/such/folder/out.csv")));
        QCOMPARE(failed.count(), 1);
        dialog->reject();
    }

    void barsAreExportedWithTheirWords() {
        BarSpec bars;
        bars.title = QStringLiteral("Cost");
        bars.valueTitle = QStringLiteral("EUR");
        bars.groups = {{QStringLiteral("Google"), QStringLiteral("1 x T4"), 0, {{4.10, QStringLiteral("4.10")}}},
                       {QStringLiteral("AWS"), QStringLiteral("1 x K80"), 1, {{kNaN, QStringLiteral("no price")}}}};
        BarView view;
        view.resize(420, 240);
        view.setSpec(bars);
        QTemporaryDir folder;
        const QString svg = folder.filePath(QStringLiteral("b.svg"));
        QVERIFY(exportChart(view, svg));
        const QStringList texts = test::svgTexts(test::contentOf(svg));
        for (const char* word : {"Cost", "EUR", "Google", "1 x T4", "4.10", "no price"})
            QVERIFY2(texts.join(QLatin1Char('|')).contains(QLatin1String(word)),
                     qPrintable(texts.join(QLatin1Char('|'))));
    }

    void remarksThatDoNotFitOnOneLineTakeOneEach() {
        ChartSpec spec = uneven();
        spec.marks = {64};
        spec.marksLabel = QStringLiteral("checkpoints of the run that is compared");
        panel_->setSpec(spec);
        const auto remark = [this] { return exported().filter(QStringLiteral("axis starts at")).value(0); };
        QVERIFY2(remark().contains(QStringLiteral("compared · axis")), qPrintable(remark()));
        panel_->resize(300, 300);
        QTRY_VERIFY(view().width() < 320);
        QVERIFY2(remark().startsWith(QStringLiteral("axis starts at")), qPrintable(remark()));
        QCOMPARE(exported().filter(QStringLiteral("checkpoints")).size(), 1);
    }

    void theStartOfTheAxisIsWrittenAsItsTicks() {
        ChartSpec spec;
        spec.series = {line("few", {{0, 0.31}, {1, 0.44}})};
        panel_->setSpec(spec);
        const QStringList texts = exported();
        const QString start = texts.filter(QStringLiteral("axis starts at")).value(0).section(QLatin1Char(' '), -1);
        QVERIFY2(start.size() > 3 && texts.contains(start), qPrintable(texts.join(QLatin1Char('|'))));
    }

    void choicesAreToldByIndex() {
        panel_->setAxes({QStringLiteral("Epoch"), QStringLiteral("Step"), QStringLiteral("Cost")});
        QSignalSpy axis(panel_.get(), &ChartPanel::axisChanged);
        for (QComboBox* box : panel_->findChildren<QComboBox*>())
            if (box->findText(QStringLiteral("Cost")) >= 0) QTest::keyClick(box, Qt::Key_End);
        QCOMPARE(axis.count(), 1);
        QCOMPARE(axis[0][0].toInt(), 2);
        panel_->setAxes({QStringLiteral("Época"), QStringLiteral("Paso"), QStringLiteral("Dinero")});
        QCOMPARE(panel_->axis(), 2);  // the choice survives a change of language
    }

private:
    ChartView& view() const { return panel_->view(); }
    QRectF plot() const { return view().chart()->plotArea(); }
    double xAt(double pixel) const {
        const ChartRange& range = view().range();
        return range.left + (pixel - plot().left()) / plot().width() * (range.right - range.left);
    }
    double yAt(double pixel) const {
        const ChartRange& range = view().range();
        return range.bottom + (plot().bottom() - pixel) / plot().height() * (range.top - range.bottom);
    }
    double pixelOf(double x) const {
        const ChartRange& range = view().range();
        return plot().left() + (x - range.left) / (range.right - range.left) * plot().width();
    }
    double pixelOfY(double y) const {
        const ChartRange& range = view().range();
        return plot().bottom() - (y - range.bottom) / (range.top - range.bottom) * plot().height();
    }
    void mouse(QEvent::Type type, QPointF at, Qt::MouseButtons held) {
        const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
        QMouseEvent event(type, at, view().viewport()->mapToGlobal(at), button, held, Qt::NoModifier);
        QApplication::sendEvent(view().viewport(), &event);
    }
    void hover(QPointF at) { mouse(QEvent::MouseMove, at, Qt::NoButton); }
    void wheel(QPointF at, int delta) {
        QWheelEvent event(at, view().viewport()->mapToGlobal(at), {}, {0, delta}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(view().viewport(), &event);
    }
    /// Points as drawn by Qt Charts, one list for each unbroken stretch.
    std::vector<QList<QPointF>> drawn() const {
        std::vector<QList<QPointF>> out;
        for (QAbstractSeries* series : view().chart()->series())
            if (const auto* one = qobject_cast<QLineSeries*>(series); one && one->isVisible())
                out.push_back(one->points());
        return out;
    }
    /// The texts in an exported drawing.
    QStringList exported() {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("chart.svg"));
        if (!exportChart(view(), file)) return {};
        return test::svgTexts(test::contentOf(file));
    }

    std::unique_ptr<ChartPanel> panel_;
};

QTEST_MAIN(ChartViewTest)
#include "chart_view_test.moc"
