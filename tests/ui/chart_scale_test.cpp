#include <QImage>
#include <QPainter>
#include <QSemaphore>
#include <QTest>
#include <QThreadPool>
#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <future>
#include <random>

#include "core/base/parallel.h"
#include "ui/charts/chart_frame.h"
#include "ui/charts/end_labels.h"
#include "ui/charts/event_lines.h"
#include "ui/charts/label_layout.h"
#include "ui/charts/scale.h"
#include "ui/theme/theme.h"

#include "tests/support/patience.h"

using namespace epochal;
using namespace epochal::ui;

namespace {

std::vector<double> values(const std::vector<Tick>& ticks) {
    std::vector<double> out;
    for (const Tick& tick : ticks) out.push_back(tick.value);
    return out;
}

ChartSpec chartOf(std::vector<CurvePoint> points) {
    ChartSpec spec;
    spec.series.push_back({QStringLiteral("a"), 0, false, std::move(points), {}, 0, {}, {}, {}, false});
    return spec;
}

}  // namespace

class ChartScaleTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void ticksAreRound() {
        QCOMPARE(values(ticks(82, 97, 8, false)), (std::vector<double>{82, 84, 86, 88, 90, 92, 94, 96}));
        QCOMPARE(values(ticks(0, 200, 10, false)),
                 (std::vector<double>{0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200}));
        QCOMPARE(values(ticks(2500, 6000, 7, false)),
                 (std::vector<double>{2500, 3000, 3500, 4000, 4500, 5000, 5500, 6000}));
        QCOMPARE(values(ticks(0, 5, 10, false, true)), (std::vector<double>{0, 1, 2, 3, 4, 5}));
        // A run stopped within its first epoch; a single epoch.
        QCOMPARE(values(ticks(0, 0.5, 2, false, true)), (std::vector<double>{0, 0.2, 0.4}));
        QCOMPARE(values(ticks(0.5, 1.5, 5, false, true)), (std::vector<double>{1}));
        QVERIFY(ticks(1, 1, 5, false).empty());
        QVERIFY(ticks(0, std::nan(""), 5, false).empty());
    }

    void roundsUpToOneTwoOrFive() {
        const std::pair<double, double> cases[] = {{1, 1}, {1.1, 2}, {2.1, 5}, {5.1, 10}, {0.03, 0.05}, {730, 1000}};
        for (const auto& [value, expected] : cases)
            QVERIFY2(std::abs(roundedUp(value) - expected) < 1e-9 * expected, qPrintable(QString::number(value)));
        QCOMPARE(roundedUp(0.1 + 0.2 - 0.1), 0.2);  // above 0.2 by rounding alone
    }

    /// Few measured values have ticks of their own, unless they are no counts or the axis goes on.
    void fewValuesMakeTheTicks_data() {
        QTest::addColumn<QList<double>>("measured");
        QTest::addColumn<double>("end");
        QTest::addColumn<QList<double>>("expected");
        const QList<double> batches{16, 48, 80};
        QTest::newRow("batch sizes") << batches << 80.0 << batches;
        QTest::newRow("steps of the first epoch of three")
            << QList<double>{0.0625, 0.125, 0.1875, 0.25} << 3.0 << QList<double>{0, 1, 2, 3};
        QTest::newRow("two late epochs") << QList<double>{64, 84} << 84.0
                                         << QList<double>{0, 10, 20, 30, 40, 50, 60, 70, 80};
        QTest::newRow("two epochs of five") << QList<double>{1, 2} << 5.0 << QList<double>{0, 1, 2, 3, 4, 5};
    }
    void fewValuesMakeTheTicks() {
        QFETCH(QList<double>, measured);
        QFETCH(double, end);
        QFETCH(QList<double>, expected);
        std::vector<CurvePoint> points;
        for (const double x : measured) points.push_back({x, 50});
        ChartSpec spec = chartOf(std::move(points));
        spec.wholeX = true;
        spec.xFrom = 0;
        spec.xTo = end;
        Theme::instance().setChoice(ThemeChoice::Light);
        ChartFrame frame;
        frame.spec = &spec;
        frame.whole = frame.range = wholeRange(spec);
        frame.layOut({500, 300}, ChartStyle::screen());
        QCOMPARE(values(frame.xTicks), std::vector<double>(expected.begin(), expected.end()));
    }

    /// Of numbers of devices that have no room for all, doubled ones remain, evenly apart; a fit goes on in doubled
    /// ones.
    void deviceCountsStayEvenlyApart() {
        // 3 devices were measured by somebody else.
        ChartSpec spec = chartOf({{1, 1}, {2, 1.9}, {4, 3.6}, {8, 6.5}});
        spec.series.push_back(spec.series.front());
        spec.series[1].points = {{3, 2.8}};
        spec.logX = spec.wholeX = true;
        Theme::instance().setChoice(ThemeChoice::Light);
        const auto ticksAt = [&spec](double width) {
            ChartFrame frame;
            frame.spec = &spec;
            frame.whole = frame.range = wholeRange(spec);
            frame.layOut({width, 300}, ChartStyle::screen());
            return values(frame.xTicks);
        };
        QCOMPARE(ticksAt(600), (std::vector<double>{1, 2, 3, 4, 8}));
        QCOMPARE(ticksAt(250), (std::vector<double>{1, 2, 4, 8}));
        for (double width = 100; width < 600; width += 10) {
            const std::vector<double> shown = ticksAt(width);
            const bool isEven = shown == std::vector<double>{1, 2, 3, 4, 8} ||
                                shown == std::vector<double>{1, 2, 4, 8} || shown == std::vector<double>{1, 4} ||
                                shown == std::vector<double>{1, 8};
            QVERIFY2(isEven, qPrintable(QString::number(width)));
        }
        ChartSeries fit = spec.series.front();
        fit.dotted = true;
        fit.points.clear();
        for (double devices = 1; devices < 64; devices *= 1.09) fit.points.push_back({devices, devices});
        fit.points.push_back({64, 40});
        spec.series[1] = fit;
        spec.series.push_back(fit);
        spec.series[2].dotted = false;  // the ideal, to the last size modeled
        spec.series[2].points = {{1, 1}, {64, 64}};
        QCOMPARE(ticksAt(600), (std::vector<double>{1, 2, 4, 8, 16, 32, 64}));
    }

    void logarithmicTicksAreDecades() {
        QCOMPARE(values(ticks(0, 4, 5, true)), (std::vector<double>{1, 10, 100, 1000, 10000}));
        const auto near = values(ticks(0, 1, 5, true));
        QCOMPARE(near.size(), std::size_t(4));
        QVERIFY(std::abs(near[1] - 2) < 1e-9 && std::abs(near[2] - 5) < 1e-9);
    }

    /// Whatever the values and however low the chart, its axis has enough ticks to be read and none too many.
    void aValueAxisHasThreeToSevenTicks() {
        std::vector<std::pair<double, double>> ranges{{63.2, 85.1}, {0, 1},  {99.1, 99.4}, {0, 14},      {5.01, 19.01},
                                                      {0.1, 14.9},  {-3, 3}, {4200, 6000}, {1e-6, 3e-6}, {0, 1e9}};
        for (int i = 0; i < 400; ++i) ranges.emplace_back(0.37 * i, 0.37 * i + std::pow(1.05, i - 200));
        for (const double height : {20.0, 60.0, 90.0, 150.0, 400.0, 1500.0})
            for (const auto& [from, to] : ranges) {
                const std::vector<double> marks = values(valueTicks(from, to, height, false));
                const QString which = QStringLiteral("%1 to %2 on %3 px").arg(from).arg(to).arg(height);
                QVERIFY2(marks.size() >= 3 && marks.size() <= 7, qPrintable(which));
                const double step = marks[1] - marks[0],
                             lead = step / std::pow(10, std::floor(std::log10(step) + 1e-6));
                QVERIFY2(std::abs(lead - 1) < 1e-5 || std::abs(lead - 2) < 1e-5 || std::abs(lead - 5) < 1e-5,
                         qPrintable(which));
                for (const double mark : marks) {
                    QVERIFY2(mark >= from - 1e-6 * step && mark <= to + 1e-6 * step, qPrintable(which));
                    QVERIFY2(std::abs(mark / step - std::round(mark / step)) < 1e-3, qPrintable(which));
                }
            }
        QCOMPARE(values(valueTicks(63.2, 85.1, 90, false)), (std::vector<double>{65, 70, 75, 80, 85}));
        QCOMPARE(values(valueTicks(0, 9, 400, true)).size(), std::size_t(5));  // every second of ten decades
        std::vector<double> rounded = values(valueTicks(std::log10(1.01), std::log10(999), 400, true));
        for (double& mark : rounded) mark = std::round(mark);
        QCOMPARE(rounded, (std::vector<double>{5, 10, 50, 100, 500}));
        for (const double low : {0.0012, 0.9, 1.2, 7.0, 99.0})
            for (const double times : {1.5, 4.0, 30.0, 500.0, 990.0, 2000.0, 3e5}) {
                const auto marks = valueTicks(std::log10(low), std::log10(low * times), 300, true);
                QVERIFY2(marks.size() >= 3 && marks.size() <= 7,
                         qPrintable(QStringLiteral("%1 times %2: %3").arg(low).arg(times).arg(marks.size())));
            }
    }

    void decimalsTellTicksApart() {
        QCOMPARE(tickDecimals(ticks(0, 200, 10, false)), 0);
        QCOMPARE(tickDecimals(ticks(0, 1, 10, false)), 1);
        QCOMPARE(tickDecimals(ticks(0.5, 0.6, 5, false)), 2);
    }

    /// An axis of 6 from 89.5 does not start at 90, nor one of 1 from 0.25 at 0.3.
    void decimalsTellWhereAnAxisStarts() {
        QCOMPARE(decimalsWithin(89.5, 6), 1);
        QCOMPARE(decimalsWithin(0.25, 1), 2);
        QCOMPARE(decimalsWithin(50, 45), 0);
        QCOMPARE(decimalsWithin(-40, 100), 0);
        QCOMPARE(decimalsWithin(12.3456, 1000), 0);
    }

    void placesSkipWhatLogarithmsCannotShow() {
        QVERIFY(std::isnan(place(0, true)));
        QVERIFY(std::isnan(place(-3, true)));
        QCOMPARE(place(1000, true), 3.0);
        QCOMPARE(place(-3, false), -3.0);
        QVERIFY(std::isnan(place(std::numeric_limits<double>::infinity(), false)));
    }

    void wholeRangeHoldsEverything() {
        ChartSpec spec = chartOf({{1, 84.2}, {2, std::nan("")}, {128, 92.9}});
        spec.lines.push_back({93.5, {}, {}, 6, false});
        spec.xFrom = 0;
        spec.xTo = 200;
        const ChartRange range = wholeRange(spec);
        QCOMPARE(range.left, 0.0);
        QCOMPARE(range.right, 200.0);
        QVERIFY(range.bottom > 0 && range.bottom <= 84.2);
        QVERIFY(range.top >= 93.5);
    }

    void lowValuesPullTheAxisToZero() {
        QCOMPARE(wholeRange(chartOf({{0, 1}, {1, 10}})).bottom, 0.0);
        ChartSpec bars = chartOf({{0, 9}, {1, 10}});
        QVERIFY(wholeRange(bars).bottom > 0);
        bars.yFromZero = true;
        QCOMPARE(wholeRange(bars).bottom, 0.0);
    }

    void aFlatOrEmptyChartHasARange() {
        const ChartRange flat = wholeRange(chartOf({{3, 50}}));
        QVERIFY(flat.right > flat.left && flat.top > flat.bottom);
        QVERIFY(flat.bottom < 50 && flat.top > 50);
        const ChartRange none = wholeRange(ChartSpec());
        QVERIFY(none.right > none.left && none.top > none.bottom);
    }

    void theLeastSpanKeepsNoiseSmall() {
        ChartSpec spec = chartOf({{0, 99}, {1, 101}});
        spec.leastSpan = 0.3;
        const ChartRange range = wholeRange(spec);
        QVERIFY(range.top - range.bottom >= 0.3 * 101);
    }

    /// From 20 to 96, in percent: neither the room around the values nor round limits lead beyond 100.
    void noAxisGoesBeyondWhatIsPossible() {
        ChartSpec spec = chartOf({{0, 20}, {1, 96}});
        QVERIFY(wholeRange(spec).top > 100);
        spec.yAtMost = 100;
        QCOMPARE(wholeRange(spec).top, 100.0);
        spec.lines.push_back({103, {}, {}});
        QVERIFY(wholeRange(spec).top > 103);
    }

    void outliersBelowMayFallOffTheAxis() {
        std::vector<CurvePoint> points{{0, 10}};
        for (int i = 1; i < 100; ++i) points.push_back({double(i), 90 + i * 0.05});
        ChartSpec spec = chartOf(points);
        spec.robustLow = true;
        QVERIFY(wholeRange(spec).bottom > 80);
    }

    /// Enough points to trigger parallel work; the second percentile is found by sorting them.
    void outliersOfManyLinesAreTheLowestOfAll() {
        std::mt19937 random(7);
        std::normal_distribution<double> noise(70, 5);
        ChartSpec robust, rest;
        std::vector<double> values;
        for (int line = 0; line < 150; ++line) {
            ChartSeries& series = robust.series.emplace_back();
            for (int i = 0; i < 1000; ++i) series.points.push_back({double(i), values.emplace_back(noise(random))});
            series.points.push_back({500, std::nan("")});
        }
        robust.series.emplace_back();  // a line without points
        std::sort(values.begin(), values.end());
        const double least = values[values.size() / 50];
        for (ChartSeries series : robust.series) {
            for (CurvePoint& point : series.points) point.y = std::max(point.y, least);
            rest.series.push_back(series);
        }
        robust.robustLow = true;
        QCOMPARE(wholeRange(robust), wholeRange(rest));
        QVERIFY(wholeRange(rest).bottom > values.front());
    }

    /// Ranks counted in bins against a sorted list, with values that are equal and values without a place.
    void aValueOfARankIsThatOfASortedList() {
        std::mt19937 random(5);
        std::exponential_distribution<double> skewed(3);
        ChartSpec spec;
        std::vector<double> values;
        for (int line = 0; line < 30; ++line) {
            ChartSeries& series = spec.series.emplace_back();
            for (int i = 0; i < 300; ++i)
                series.points.push_back({double(i), values.emplace_back(std::round(skewed(random) * 1000) / 1000)});
            series.points.push_back({300, std::numeric_limits<double>::infinity()});
        }
        std::sort(values.begin(), values.end());
        const Extent all = extentOf(spec);
        QCOMPARE(all.values, values.size());
        QCOMPARE(all.low, values.front());
        QCOMPARE(all.high, values.back());
        for (std::size_t rank = 0; rank < values.size(); rank += 97)
            QCOMPARE(valueAt(spec, all.low, all.high, rank), values[rank]);
        QCOMPARE(valueAt(spec, all.low, all.high, values.size() - 1), values.back());
    }

    /// Drawing must not wait while every thread of Qt's pool waits for a disk.
    void drawingDoesNotWaitForThePool() {
        QThreadPool& pool = *QThreadPool::globalInstance();
        QSemaphore disk;
        for (int i = 0; i < pool.maxThreadCount(); ++i) pool.start([&] { disk.acquire(); });
        std::array<std::atomic<int>, 50> calls{};
        auto done =
            std::async(std::launch::async, [&] { inParallel(calls.size(), [&](std::size_t i) { ++calls[i]; }); });
        const bool inTime = done.wait_for(std::chrono::milliseconds(test::kPatience)) == std::future_status::ready;
        disk.release(pool.maxThreadCount());
        done.wait();
        QVERIFY(pool.waitForDone());
        QVERIFY(inTime);
        for (const auto& count : calls) QCOMPARE(count.load(), 1);
    }

    void zoomKeepsThePointUnderTheCursor() {
        const ChartRange range{0, 100, 0, 10};
        const ChartRange near = zoomed(range, 25, 5, 0.5, 1);
        QCOMPARE(near, (ChartRange{12.5, 62.5, 0, 10}));
        QCOMPARE((25 - near.left) / (near.right - near.left), 0.25);
    }

    void rangesStayWithinTheData() {
        const ChartRange whole{0, 100, 0, 10};
        const ChartRange left = clamped({-50, 0, 0, 10}, whole);
        QCOMPARE(left.left, 0.0);
        QCOMPARE(left.right, 50.0);
        QCOMPARE(clamped({-500, 500, -500, 500}, whole), whole);
        // Vertically, the range may leave the data but not what is possible: no price is below zero.
        QCOMPARE(clamped({0, 100, -3, 4}, whole), (ChartRange{0, 100, 0, 7}));
        QCOMPARE(clamped({0, 100, 8, 14}, whole), (ChartRange{0, 100, 4, 10}));
    }

    void labelsNeverOverlap() {
        LabelLayout layout(QRectF(0, 0, 200, 100));
        std::vector<QRectF> placed;
        for (int i = 0; i < 4; ++i) placed.push_back(layout.put(QRectF(10, 40, 60, 16), false));
        for (std::size_t a = 0; a < placed.size(); ++a) {
            QVERIFY(QRectF(0, 0, 200, 100).contains(placed[a]));
            for (std::size_t b = a + 1; b < placed.size(); ++b) QVERIFY(!placed[a].intersects(placed[b]));
        }
        QCOMPARE(placed.front(), QRectF(10, 40, 60, 16));
    }

    /// 100 pixels hold six lines of 16: the seventh label is left out instead of being printed over another.
    void labelsWithoutRoomAreLeftOut() {
        LabelLayout layout(QRectF(0, 0, 200, 100));
        for (int i = 0; i < 6; ++i) QVERIFY(layout.putFree(QRectF(10, 16 * i, 60, 16), true));
        QVERIFY(!layout.putFree(QRectF(10, 40, 60, 16), true));
        QVERIFY(layout.putFree(QRectF(100, 40, 60, 16), true));
    }

    /// Of two lines that end close together, the upper one's label is above, whichever is placed first and whatever is
    /// in the way below them.
    void labelsHaveTheOrderOfTheirLines() {
        for (const bool blocked : {false, true}) {
            LabelLayout layout(QRectF(0, 0, 200, 100));
            const QRectF note(20, 84, 60, 16);
            if (blocked) layout.take(note);
            const auto placed = layout.putInOrder({{10, 76, 60, 16}, {10, 80, 60, 30}}, 60);
            QVERIFY(placed && placed->size() == 2);
            const QRectF upper = placed->front(), lower = placed->back();
            QVERIFY(QRectF(0, 0, 200, 100).contains(upper) && QRectF(0, 0, 200, 100).contains(lower));
            QVERIFY(upper.bottom() <= lower.top());
            QVERIFY(!blocked || (!upper.intersects(note) && !lower.intersects(note)));
            QCOMPARE(lower.top(), upper.bottom());  // both as near as they can be
            QCOMPARE(lower.bottom(), blocked ? 84.0 : 100.0);
        }
        // Labels with room of their own stay where they are wanted.
        LabelLayout roomy(QRectF(0, 0, 200, 100));
        const std::vector<QRectF> wanted{{10, 10, 60, 16}, {10, 60, 60, 16}};
        QCOMPARE(*roomy.putInOrder(wanted, 60), wanted);
        // Too many: none is placed.
        LabelLayout low(QRectF(0, 0, 200, 40));
        QVERIFY(!low.putInOrder({{0, 0, 60, 16}, {0, 2, 60, 16}, {0, 4, 60, 16}}, 40));
        QCOMPARE(low.crowd(QRectF(0, 0, 200, 40)), 0);
    }

    /// A note keeps clear of curves and of the lines of events, moving along rather than up or down; it is left out of
    /// the search where there is no such place.
    void notesKeepClearOfEventLines() {
        LabelLayout layout(QRectF(0, 0, 200, 100));
        layout.addUpright({50, 0, 50, 100});
        const QRectF wanted(20, 40, 60, 16);
        const auto near = layout.putNear(wanted, {100, 100});
        QVERIFY(near);
        QVERIFY(near->left() > 50);
        QCOMPARE(near->top(), 40.0);
        const auto above = layout.putNear(*near, {0, 100});  // that place is taken now
        QVERIFY(above && !above->intersects(*near));
        QCOMPARE(above->left(), near->left());
        for (double x = 0; x <= 200; x += 10)
            for (double y = 0; y <= 100; y += 10) layout.addLine({x, y});
        QVERIFY(!layout.putNear(wanted, {200, 100}));
    }

    /// Beside the name of an event, no other note reads on from it.
    void otherNotesKeepApartFromEvents() {
        ChartSpec spec = chartOf({{0, 1}, {10, 2}});
        spec.events.push_back({5, QStringLiteral("resumed"), QStringLiteral("step 40")});
        Theme::instance().setChoice(ThemeChoice::Light);
        ChartFrame frame;
        frame.spec = &spec;
        frame.whole = frame.range = {0, 10, 0, 4};
        const ChartStyle style = ChartStyle::screen();
        frame.layOut({500, 200}, style);
        QImage image(500, 200, QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&image);
        LabelLayout layout(frame.plot);
        nameEventLines(painter, frame, style, layout);
        const double wide = std::max(style.width(Type::Secondary, spec.events[0].strong, true),
                                     style.width(Type::Tick, spec.events[0].text));
        const QRectF beside(frame.uprights().front() + 5 + wide + 8, frame.plot.top() + 1, 40, 12);
        QVERIFY(!layout.takeIfFree(beside));
        QVERIFY(layout.takeIfFree(beside.translated(12, 0)));
    }

    /// The label of a line slides along it past an event's line; if every place crosses one, it may.
    void labelsSlideAlongTheirLines() {
        LabelLayout layout(QRectF(0, 0, 200, 100));
        layout.addUpright({150, 0, 150, 100});
        const auto left = layout.slide({130, 10, 60, 16}, -12);
        QVERIFY(left && left->right() < 150);
        QCOMPARE(left->top(), 10.0);
        // No place on the line or elsewhere is clear of them.
        for (double x = 5; x < 200; x += 40) layout.addUpright({x, 0, x, 100});
        QVERIFY(!layout.slide({130, 70, 60, 16}, -12));
        QCOMPARE(layout.putAlong({130, 70, 60, 16}, -12).value_or(QRectF()), QRectF(130, 70, 60, 16));
    }

    /// Between two points, a label is joined to its own, however near it is.
    void doubtfulLabelsHaveLeaders() {
        LabelLayout layout(QRectF(0, 0, 200, 100));
        const QPointF own(100, 50), other(112, 50);
        layout.addPoint(own);
        const QRectF label(80, 62, 40, 12);
        QVERIFY(!layout.leaderAmong(label, own));
        layout.addPoint(other);
        const auto line = layout.leaderAmong(label, own);
        QVERIFY(line);
        QVERIFY(line->p2().y() > own.y() && std::abs(line->p2().x() - own.x()) < 1);
    }

    /// The loss of a run in progress: validation ends below training, and so do their labels, although a note lies
    /// where the lower one would go.
    void endLabelsHaveTheOrderOfTheEnds() {
        ChartSpec spec = chartOf({{0, 2}, {4, 0.55}});
        spec.series.push_back(spec.series.front());
        spec.series[0].endLabel = QStringLiteral("train 0.55");
        spec.series[1].points = {{0, 1.9}, {4, 0.42}};
        spec.series[1].endLabel = QStringLiteral("validation 0.42");
        spec.series[1].endNote = QStringLiteral("best 0.42, epoch 9");
        ChartFrame frame;
        frame.spec = &spec;
        frame.whole = frame.range = {0, 9, 0, 2.2};
        const ChartStyle style = ChartStyle::screen();
        frame.layOut({372, 180}, style);
        LabelLayout layout(QRectF(frame.plot.topLeft(), frame.plot.bottomRight() - QPointF(0, 2)));
        const QPointF end = frame.at({4, 0.42});
        layout.take(QRectF(end.x() + 20, end.y() - 4, 200, 40));
        const std::vector<EndLabel> labels = placedEndLabels(frame, style, layout);
        QCOMPARE(labels.size(), std::size_t{2});
        QVERIFY(labels[0].rect && labels[1].rect);
        QVERIFY(labels[0].rect->bottom() <= labels[1].rect->top());
        QCOMPARE(labels[1].note, spec.series[1].endNote);
    }

    /// Two lines that end at one point are named in the order in which they come to it, however low the chart.
    void endLabelsOfOneEndHaveTheOrderBeforeIt() {
        ChartSpec spec = chartOf({{0, 20}, {2, 60}, {3, 100}, {4, 100}});
        spec.series.push_back(spec.series.front());
        spec.series[1].points = {{0, 40}, {1.5, 90}, {3, 100}, {4, 100}};
        spec.series[0].endLabel = QStringLiteral("lower 100.00");
        spec.series[1].endLabel = QStringLiteral("upper 100.00");
        for (const bool swapped : {false, true}) {
            if (swapped) std::swap(spec.series[0], spec.series[1]);
            for (const double high : {90.0, 110.0, 300.0}) {
                ChartFrame frame;
                frame.spec = &spec;
                frame.whole = frame.range = {0, 4, 0, 100};
                const ChartStyle style = ChartStyle::screen();
                frame.layOut({400, high}, style);
                LabelLayout layout(QRectF(frame.plot.topLeft(), QPointF(398, frame.plot.bottom() - 2)));
                const std::vector<EndLabel> labels = placedEndLabels(frame, style, layout);
                QCOMPARE(labels.size(), std::size_t{2});
                const EndLabel &upper = labels[swapped ? 0 : 1], &lower = labels[swapped ? 1 : 0];
                QVERIFY(upper.rect && lower.rect);
                QVERIFY2(upper.rect->bottom() <= lower.rect->top(), qPrintable(QString::number(high)));
            }
        }
    }

    /// Where labels are placed one by one because something lies between them, none comes above the one before it.
    void endLabelsPlacedOneByOneKeepTheirOrder() {
        ChartSpec spec = chartOf({{0, 90}, {4, 52}});
        spec.series.push_back(spec.series.front());
        spec.series[1].points = {{0, 10}, {4, 48}};
        spec.series[0].endLabel = QStringLiteral("upper");
        spec.series[1].endLabel = QStringLiteral("lower");
        ChartFrame frame;
        frame.spec = &spec;
        frame.whole = frame.range = {0, 9, 0, 100};
        const ChartStyle style = ChartStyle::screen();
        frame.layOut({500, 260}, style);
        const double line = style.height(Type::Secondary);
        const QPointF end = frame.at({4, 50});
        for (const double off : {-0.7, 0.0, 0.7}) {
            LabelLayout layout(QRectF(frame.plot.topLeft(), frame.plot.bottomRight() - QPointF(0, 2)));
            // Between these there is room for one label at a time.
            for (double y = frame.plot.top(); y < frame.plot.bottom(); y += 2.5 * line)
                layout.take(QRectF(end.x(), y + off * line, 400, line));
            const std::vector<EndLabel> labels = placedEndLabels(frame, style, layout);
            QVERIFY(labels[0].rect || labels[1].rect);
            if (labels[0].rect && labels[1].rect) QVERIFY(labels[0].rect->bottom() <= labels[1].rect->top());
        }
    }

    /// The data of a run in progress go on after its last evaluation: where they end, a line would run through the
    /// first letters of the label.
    void endLabelsKeepClearOfWhereTheDataEnd() {
        ChartSpec spec = chartOf({{0, 60}, {9, 85}});
        spec.series[0].endLabel = QStringLiteral("validation 84.98");
        ChartFrame frame;
        frame.spec = &spec;
        frame.whole = frame.range = {0, 20, 0, 100};
        const ChartStyle style = ChartStyle::screen();
        frame.layOut({420, 180}, style);
        const auto labelOf = [&] {
            LabelLayout layout(QRectF(frame.plot.topLeft(), frame.plot.bottomRight() - QPointF(0, 2)));
            return *placedEndLabels(frame, style, layout).front().rect;
        };
        const double end = frame.at({9, 85}).x(), perPixel = 20 / frame.plot.width();
        QCOMPARE(labelOf().left(), end + 8);
        spec.shades.push_back({9 + 9 * perPixel, 20, {}, true});
        QCOMPARE(frame.uprights().size(), std::size_t{1});
        QVERIFY(std::abs(frame.uprights().front() - (end + 9)) < 1e-9);
        QVERIFY(labelOf().left() >= end + 9 + 4);
        // Far from the end of its line, a label would not seem to belong to it.
        spec.shades.front().from = 9 + 40 * perPixel;
        QCOMPARE(labelOf().left(), end + 8);
        spec.events.push_back({9 + 6 * perPixel, QStringLiteral("resumed"), {}});
        QVERIFY(labelOf().left() >= end + 6 + 4);
    }

    /// Labels that only move up and down may stand on an upright, and then end it at their letters.
    void uprightsRunThroughWhatIsWrittenOverThem() {
        LabelLayout layout(QRectF(0, 0, 200, 100));
        layout.addUpright({80, 20, 80, 100});
        QVERIFY(layout.hasLine(QRectF(50, 44, 60, 12)));
        QVERIFY(!layout.hasLine(QRectF(90, 44, 60, 12)));
        QVERIFY(!layout.hasLine(QRectF(50, 4, 60, 12)));
        QCOMPARE(layout.put(QRectF(50, 44, 60, 12), true), QRectF(50, 44, 60, 12));
    }

    /// Between two points, a label would name both.
    void aLabelIsNearerToItsOwnPointThanToOthers() {
        LabelLayout layout(QRectF(0, 0, 300, 100));
        const QPointF own(200, 50), other(100, 50);
        for (const QPointF& point : {own, other}) {
            layout.addPoint(point);
            layout.take(QRectF(point - QPointF(6, 6), QSizeF(12, 12)));
        }
        layout.take(QRectF(207, 42, 93, 16));  // no room on the right
        const auto label = layout.putAround(own, {84, 16});
        QVERIFY(label);
        QVERIFY(label->top() > 50 || label->bottom() < 50);
    }

    void labelsKeepClearOfLines() {
        LabelLayout layout(QRectF(0, 0, 200, 100));
        for (int x = 0; x < 200; x += 4) layout.addLine(QPointF(x, 50));
        const QRectF rect = layout.put(QRectF(50, 44, 60, 12), true);
        QVERIFY(rect.bottom() < 50 || rect.top() > 50);
        QVERIFY(layout.crowd(QRectF(0, 45, 200, 10)) > 0);
    }
};

QTEST_MAIN(ChartScaleTest)
#include "chart_scale_test.moc"
