// Parallel coordinates in a real widget: brushes by mouse and keyboard, the order of the axes, lines under the pointer,
// what is drawn and exported.
#include <QFile>
#include <QImage>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>

#include "tests/support/patience.h"
#include "tests/ui/support/text_recorder.h"
#include "ui/charts/chart_export.h"
#include "ui/charts/chart_panel.h"
#include "ui/charts/chart_table_model.h"
#include "ui/charts/coordinates_painter.h"
#include "ui/charts/coordinates_view.h"
#include "ui/format/formatter.h"
#include "ui/theme/theme.h"

using namespace epochal;
using namespace epochal::ui;
using epochal::test::TextRecorder;

namespace {

const double kNaN = std::numeric_limits<double>::quiet_NaN();

/// Rate (logarithmic), augmentation (words), top-1 from 90 to 95; the last line diverged.
CoordinatesSpec sample() {
    CoordinatesSpec spec;
    spec.title = QStringLiteral("Parameters");
    CoordinateAxis rate{QStringLiteral("rate"), QStringLiteral("Learning rate"), QStringLiteral("log"), true};
    CoordinateAxis words{QStringLiteral("words"),
                         QStringLiteral("Augmentation"),
                         {},
                         false,
                         {QStringLiteral("none"), QStringLiteral("flip"), QStringLiteral("both")}};
    CoordinateAxis top{QStringLiteral("top"), QStringLiteral("Top-1"), QStringLiteral("%")};
    top.text = [](double value) { return QString::number(value, 'f', 2); };
    top.missing = QStringLiteral("1 diverged");
    spec.axes = {rate, words, top};
    for (int i = 0; i < 6; ++i)
        spec.lines.push_back(
            {QStringLiteral("c%1").arg(i), {0.01 * std::pow(10, i * 0.4), double(i % 3), 90.0 + i}, i / 5.0});
    spec.lines.push_back({QStringLiteral("lost"), {5, 1, kNaN}, {}});
    spec.rampTitle = QStringLiteral("cost, USD");
    return spec;
}

QStringList inside(const CoordinatesSpec& spec) {
    QStringList names;
    for (const CoordinateLine& line : spec.lines)
        if (spec.isInside(line)) names += line.name;
    return names;
}

}  // namespace

class CoordinatesViewTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        Formatter::setCurrent(QLocale(QLocale::English, QLocale::UnitedStates));
        Theme::instance().setChoice(ThemeChoice::Light);
        panel_ = std::make_unique<ChartPanel>();
        panel_->resize(900, 320);
        panel_->setContent(sample());
        panel_->show();
        QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
    }
    void cleanup() { panel_.reset(); }

    void draggingChoosesARange() {
        QSignalSpy brushed(&view(), &CoordinatesView::brushed);
        drag(2, 92.5, 94.5);
        QVERIFY(brushed.count() > 0);
        const AxisBrush brush = view().spec().brushes.at(QStringLiteral("top"));
        QVERIFY(std::abs(brush.low - 92.5) < 0.1 && std::abs(brush.high - 94.5) < 0.1);
        QCOMPARE(inside(view().spec()), (QStringList{QStringLiteral("c3"), QStringLiteral("c4")}));
        drag(2, 93.5, 92.5);  // from within the range: moves it down by one
        QCOMPARE(inside(view().spec()), (QStringList{QStringLiteral("c2"), QStringLiteral("c3")}));
        drag(2, 93.5, 95.4);  // from its upper edge
        QCOMPARE(inside(view().spec()).size(), 4);
        QTest::mouseClick(&view(), Qt::LeftButton, {}, at(2, 90.5));
        QVERIFY(view().spec().brushes.empty());
        QCOMPARE(inside(view().spec()).size(), 7);
    }

    void aRenewalDoesNotEndADrag() {
        QTest::mousePress(&view(), Qt::LeftButton, {}, at(2, 92.5));
        QTest::mouseMove(&view(), at(2, 93.5));
        CoordinatesSpec renewed = sample();
        renewed.brushes = view().spec().brushes;
        panel_->setContent(renewed);
        QTest::mouseMove(&view(), at(2, 94.5));
        QVERIFY(std::abs(view().spec().brushes.at(QStringLiteral("top")).high - 94.5) < 0.1);
        renewed.axes[0].id = QStringLiteral("momentum");
        renewed.brushes = view().spec().brushes;
        panel_->setContent(renewed);
        QTest::mouseMove(&view(), at(2, 93.5));
        QVERIFY(std::abs(view().spec().brushes.at(QStringLiteral("top")).high - 94.5) < 0.1);
        QTest::mouseRelease(&view(), Qt::LeftButton, {}, at(2, 93.5));
    }

    void wordsAreChosenWhole() {
        drag(1, 0.8, 1.2);
        QCOMPARE(view().spec().brushes.at(QStringLiteral("words")), (AxisBrush{0.5, 1.5}));
        QCOMPARE(inside(view().spec()),
                 (QStringList{QStringLiteral("c1"), QStringLiteral("c4"), QStringLiteral("lost")}));
        QCOMPARE(
            brushText(view().spec().axes[1], view().spec().brushes.at(QStringLiteral("words")), Formatter::current()),
            QStringLiteral("Augmentation: flip"));
    }

    void theLimitsOfARangeCoverNothing() {
        const double half = ChartStyle::screen().height(Type::Tick) / 2;
        for (const AxisBrush brush : {AxisBrush{92, 94}, {93, 95.2}, {89.8, 90}, {95, 95.1}, {92.5, 92.5}}) {
            view().setBrushes({{QStringLiteral("top"), brush}});
            const auto [upper, lower] = brushLabels(view().spec(), view().places(), 2, ChartStyle::screen());
            QVERIFY(upper.bottom() < lower.top());
            QVERIFY(upper.top() > view().places().axes[2].title.bottom());
            QVERIFY(lower.bottom() < view().places().lost - half);  // "1 diverged"
        }
    }

    void brushesOfSeveralAxesHoldTogether() {
        drag(1, 0.8, 1.2);
        drag(2, 93.5, 94.5);
        QCOMPARE(inside(view().spec()), QStringList{QStringLiteral("c4")});
        QVERIFY(view().accessibleDescription().contains(QStringLiteral("1 of 7")));
    }

    void keysMoveTheEdges() {
        view().setFocus();
        QTest::keyClick(&view(), Qt::Key_Right);
        QTest::keyClick(&view(), Qt::Key_Down);  // the upper edge, by a word
        QVERIFY(view().spec().brushes.size() == 1 && view().spec().brushes.contains(view().spec().axes[1].id));
        QCOMPARE(inside(view().spec()).size(), 5);
        QTest::keyClick(&view(), Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(view().spec().brushes.at(QStringLiteral("words")), (AxisBrush{0.5, 1.5}));
        QTest::keyClick(&view(), Qt::Key_Up, Qt::ShiftModifier);  // never past the other edge
        QCOMPARE(view().spec().brushes.at(QStringLiteral("words")), (AxisBrush{0.5, 1.5}));
        QTest::keyClick(&view(), Qt::Key_Escape);
        QVERIFY(view().spec().brushes.empty());
        QTest::keyClick(&view(), Qt::Key_Right);
        const auto press = [&](int times, Qt::KeyboardModifiers with) {
            for (int i = 0; i < times; ++i) QTest::keyClick(&view(), with ? Qt::Key_Up : Qt::Key_Down, with);
        };
        press(12, {});
        press(12, Qt::ShiftModifier);
        const AxisBrush brush = view().spec().brushes.at(QStringLiteral("top"));
        QVERIFY(brush.low > 91 && brush.high < 94 && brush.low < brush.high);
    }

    void axesAreReordered() {
        QSignalSpy ordered(&view(), &CoordinatesView::ordered);
        const auto& places = view().places().axes;
        const QPoint from = places[0].title.center().toPoint(), to(static_cast<int>(places[2].x) + 15, from.y());
        QTest::mousePress(&view(), Qt::LeftButton, {}, from);
        QTest::mouseMove(&view(), to);
        QTest::mouseRelease(&view(), Qt::LeftButton, {}, to);
        QCOMPARE(ordered.count(), 1);
        QCOMPARE(ordered[0][0].toStringList(),
                 (QStringList{QStringLiteral("words"), QStringLiteral("top"), QStringLiteral("rate")}));
        view().setFocus();
        QTest::keyClick(&view(), Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(ordered.count(), 2);
    }

    void theLineUnderThePointerIsDrawnStrongly() {
        QSignalSpy chosen(&view(), &CoordinatesView::chosen);
        const QPainterPath path = view().places().curve(view().spec(), 5);
        QTest::mouseMove(&view(), path.pointAtPercent(0.8).toPoint());
        QTRY_COMPARE(view().spec().current, std::optional<std::size_t>(5));
        QTest::mouseClick(&view(), Qt::LeftButton, {}, path.pointAtPercent(0.8).toPoint());
        QCOMPARE(chosen[0][0].toInt(), 5);
    }

    void equalValuesAreFanned() {
        const CoordinatesLayout& places = view().places();
        const double first = places.at(view().spec(), 0, 1).y(), second = places.at(view().spec(), 3, 1).y();
        QVERIFY(first != second && std::abs(first - second) < 10);      // both "none"
        QCOMPARE(places.at(view().spec(), 0, 2).y(), places.y(2, 90));  // 90 is there once
        QCOMPARE(places.at(view().spec(), 6, 2).y(), places.lost);
    }

    void stepsGoFromValueToValue() {
        CoordinateAxis axis;
        axis.values = {64, 128, 512};
        const CoordinatesLayout::Axis on{0, 50, 530, {}, {}, {}};
        QCOMPARE(steppedOn(axis, on, 530, -1), 320.0);
        QCOMPARE(steppedOn(axis, on, 320, -1), 96.0);
        QCOMPARE(steppedOn(axis, on, 96, -1), 50.0);
        QCOMPARE(steppedOn(axis, on, 50, -1), 50.0);
        QCOMPARE(steppedOn(axis, on, 50, 1), 96.0);
    }

    void exportsAndTableHoldWhatIsInside() {
        drag(2, 92.5, 95.4);
        ChartTableModel model;
        model.setTable(view().table());
        QCOMPARE(model.rowCount(), 3);
        QVERIFY(model.csv().contains(QStringLiteral("c4")) && !model.csv().contains(QStringLiteral("c1")));
        QTemporaryDir folder;
        for (const char* name : {"a.png", "a.svg", "a.csv"}) {
            const QString file = folder.filePath(QLatin1String(name));
            QVERIFY(exportChart(view(), file));
            QVERIFY(QFile(file).size() > 100);
        }
        QFile svg(folder.filePath(QStringLiteral("a.svg")));
        QVERIFY(svg.open(QIODevice::ReadOnly));
        QVERIFY(svg.readAll().contains("Augmentation"));  // text stays text
        panel_->showTable(true);
        QCOMPARE(panel_->findChild<QTableView*>()->model()->rowCount(), 3);
    }

    /// No curve runs through the figures of an axis: "0.65" would be read as 0:65.
    void curvesEndAtTheFiguresOfTheAxes() {
        const ChartStyle style = ChartStyle::screen();
        CoordinatesSpec spec = sample();
        for (int i = 0; i < 40; ++i)
            spec.lines.push_back({{}, {0.01 * std::pow(10, i * 0.05), double(i % 3), 90.0 + i * 0.125}, i / 40.0});
        const CoordinatesLayout layout = layOutCoordinates(spec, {900, 260}, style);
        QImage image(900, 260, QImage::Format_ARGB32_Premultiplied);
        image.fill(Theme::instance().colour(Role::Base));
        TextRecorder recorder(900, 260);
        for (QPaintDevice* device : {static_cast<QPaintDevice*>(&image), static_cast<QPaintDevice*>(&recorder)}) {
            QPainter painter(device);
            paintCoordinates(painter, spec, layout, style);
        }
        int figures = 0;
        for (const TextRecorder::Text& text : recorder.texts()) {
            if (!layout.axes[2].labels.contains(text.words) || text.rect.right() > layout.axes[2].x) continue;
            ++figures;
            const QRect inside = text.rect.adjusted(1, 4, -1, -4).toRect();
            for (int y = inside.top(); y <= inside.bottom(); ++y)
                for (int x = inside.left(); x <= inside.right(); ++x) {
                    const QColor colour = image.pixelColor(x, y);
                    const auto [least, most] = std::minmax({colour.red(), colour.green(), colour.blue()});
                    QVERIFY2(most - least < 40, qPrintable(text.words));  // curves are colored, letters are not
                }
        }
        QVERIFY(figures >= 3);
    }

    void nothingToShowSaysWhy() {
        CoordinatesSpec empty;
        empty.emptyText = QStringLiteral("No run has started");
        panel_->setContent(empty);
        QTest::keyClick(&view(), Qt::Key_Right);
        QTest::mouseClick(&view(), Qt::LeftButton, {}, {100, 100});
        QVERIFY(!panel_->grab().isNull());
    }

private:
    [[nodiscard]] CoordinatesView& view() const { return panel_->coordinates(); }
    [[nodiscard]] QPoint at(std::size_t axis, double value) const {
        const CoordinatesLayout& places = view().places();
        return QPointF(places.axes[axis].x, places.y(axis, placeOn(view().spec().axes[axis], value))).toPoint();
    }
    void drag(std::size_t axis, double from, double to) {
        QTest::mousePress(&view(), Qt::LeftButton, {}, at(axis, from));
        QTest::mouseMove(&view(), (at(axis, from) + at(axis, to)) / 2);
        QTest::mouseMove(&view(), at(axis, to));
        QTest::mouseRelease(&view(), Qt::LeftButton, {}, at(axis, to));
    }
    std::unique_ptr<ChartPanel> panel_;
};

QTEST_MAIN(CoordinatesViewTest)
#include "coordinates_view_test.moc"
