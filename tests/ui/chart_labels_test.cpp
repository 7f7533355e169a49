// Where the words of a chart stand: beside what they name, and nowhere else.
#include <QImage>
#include <QLineF>
#include <QPainter>
#include <QTest>
#include <algorithm>
#include <cmath>

#include "ui/charts/chart_frame.h"
#include "ui/charts/chart_painter.h"
#include "ui/charts/end_labels.h"
#include "ui/charts/label_layout.h"
#include "ui/charts/scale.h"
#include "ui/theme/theme.h"

#include "tests/ui/support/text_recorder.h"

using namespace epochal;
using namespace epochal::ui;
using epochal::test::TextRecorder;

namespace {

ChartSeries lineTo(std::vector<CurvePoint> points, const char* label) {
    ChartSeries series;
    series.points = std::move(points);
    series.name = series.endLabel = QString::fromUtf8(label);
    return series;
}

/// Speed-ups over devices: the measured strong line ends without a label, because its model goes on.
ChartSpec speedUpsWithModel() {
    ChartSpec spec;
    spec.series = {lineTo({{1, 1}, {2, 2}, {4, 3.7}, {8, 7.06}}, "weak 7.06"),
                   lineTo({{1, 1}, {2, 1.8}, {4, 2.96}, {8, 4.01}}, ""),
                   lineTo({{1, 1}, {4, 2.9}, {8, 4}, {16, 5}, {64, 6.6}}, "strong 6.6"),
                   lineTo({{1, 1}, {64, 64}}, "ideal")};
    spec.logX = spec.logY = true;
    spec.shades.push_back({8, 64, QStringLiteral("modeled, 95% interval"), true});
    return spec;
}

ChartFrame framed(const ChartSpec& spec, QSizeF size, const ChartStyle& style) {
    ChartFrame frame;
    frame.spec = &spec;
    frame.range = frame.whole = wholeRange(spec);
    frame.counts = countValues(spec, frame.whole);
    frame.layOut(size, style);
    frame.cutLines();
    return frame;
}

/// The texts that a chart writes.
QList<TextRecorder::Text> written(const ChartFrame& frame, const ChartStyle& style) {
    TextRecorder screen(1000, 1000);
    QPainter painter(&screen);
    ChartPainter(painter, frame, style).paintAll();
    painter.end();
    return screen.texts();
}

/// The lines of a text that may be broken.
QList<TextRecorder::Text> linesOf(const QString& text, const QList<TextRecorder::Text>& all) {
    QList<TextRecorder::Text> lines;
    for (const TextRecorder::Text& one : all)
        if (one.words.trimmed().size() > 3 && text.contains(one.words.trimmed())) lines << one;  // not a tick's "5"
    return lines;
}

/// From a label to a point.
double apart(const QRectF& label, QPointF point) {
    const QPointF nearest(std::clamp(point.x(), label.left(), label.right()),
                          std::clamp(point.y(), label.top(), label.bottom()));
    return QLineF(nearest, point).length();
}

}  // namespace

class ChartLabelsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { Theme::instance().setChoice(ThemeChoice::Light); }

    /// A label stands nearest to the end of its own line, or a leader joins them; whether or not the others have one.
    void endLabelsNameTheirOwnLines() {
        const ChartSpec spec = speedUpsWithModel();
        const ChartStyle style = ChartStyle::screen();
        for (const QSizeF& size : {QSizeF(448, 150), QSizeF(345, 150), QSizeF(448, 250), QSizeF(700, 400)}) {
            const ChartFrame frame = framed(spec, size, style);
            LabelLayout layout(QRectF(frame.plot.topLeft(), QPointF(size.width() - 2, frame.plot.bottom() - 2)),
                               frame.plot.adjusted(0, 0, 0, -2));
            for (const ChartStretch& line : frame.lines)
                for (qsizetype i = 1; i < line.points.size(); ++i)
                    for (int part = 0; part <= 50; ++part) {
                        const QPointF from = frame.pixel(line.points[i - 1].x(), line.points[i - 1].y());
                        const QPointF to = frame.pixel(line.points[i].x(), line.points[i].y());
                        layout.addLine(from + (to - from) * part / 50);
                    }
            const std::vector<EndLabel> labels = placedEndLabels(frame, style, layout);
            const auto weak = std::ranges::find(labels, QStringLiteral("weak 7.06"), &EndLabel::name);
            QVERIFY(weak != labels.end());
            QVERIFY2(weak->rect, qPrintable(QString::number(size.width())));
            const QPointF own = frame.at({8, 7.06}), other = frame.at({8, 4.01});
            QCOMPARE(weak->end, own);
            if (!weak->leader) QVERIFY(apart(*weak->rect, own) < apart(*weak->rect, other));
            if (weak->leader) QVERIFY(QLineF(weak->leader->p2(), own).length() < 7);
        }
    }

    /// What is said of a part of the plot stands in that part, in two lines where one is too long.
    void notesOfAShadeStandInIt() {
        const ChartSpec spec = speedUpsWithModel();
        const ChartStyle style = ChartStyle::screen();
        for (const QSizeF& size : {QSizeF(448, 150), QSizeF(345, 190), QSizeF(700, 400)}) {
            const ChartFrame frame = framed(spec, size, style);
            const auto lines = linesOf(spec.shades[0].label, written(frame, style));
            QVERIFY2(!lines.isEmpty(), qPrintable(QString::number(size.width())));
            for (const TextRecorder::Text& line : lines) {
                QVERIFY2(line.rect.left() > frame.at({8, 1}).x(), qPrintable(line.words));
                QVERIFY2(line.rect.right() < frame.at({64, 1}).x(), qPrintable(line.words));
            }
        }
    }

    /// A line from top to bottom runs through no note: one that is too long for its side is broken.
    void notesStandOnOneSideOfAnEvent() {
        ChartSpec spec;
        spec.series = {lineTo({{0.05, 6300}, {1, 6200}, {2, 6400}, {3, 6150}, {5, 6300}}, "")};
        spec.yFrom = 5200;
        spec.shades.push_back({0, 0.05, QStringLiteral("start-up and warm-up excluded from the mean"), false});
        spec.events.push_back({1.95, QStringLiteral("resumed"), QStringLiteral("epoch 4, step 1,872")});
        spec.xFrom = 0;
        const ChartStyle style = ChartStyle::screen();
        for (const double width : {340.0, 360.0, 390.0}) {
            const ChartFrame frame = framed(spec, {width, 200}, style);
            const auto lines = linesOf(spec.shades[0].label, written(frame, style));
            QVERIFY2(!lines.isEmpty(), qPrintable(QString::number(width)));
            const double event = frame.uprights().front();
            for (const TextRecorder::Text& line : lines)
                QVERIFY2(line.rect.right() < event || (width < 390 && line.rect.left() > event),
                         qPrintable(line.words));
        }
    }

    /// Machines whose names differ in a number alone are told apart by their labels, which are whole where there is
    /// room.
    void pointLabelsTellNamesApart() {
        const QString one = QString::fromUtf8("HOSTKEY dedicated · 1 × GTX 1080 Ti");
        const QString three = QString::fromUtf8("HOSTKEY dedicated · 3 × GTX 1080 Ti");
        ChartSpec spec;
        spec.points = {{one, one, 7092, 0.44}, {three, three, 2430, 0.49}};
        spec.xFrom = 0, spec.xTo = 10'000;
        const ChartStyle style = ChartStyle::screen();
        QString all;
        for (const TextRecorder::Text& text : written(framed(spec, {900, 400}, style), style)) all += text.words;
        QVERIFY2(all.contains(one) && all.contains(three), qPrintable(all));
        const qsizetype shared = one.indexOf(QLatin1Char('1'));
        for (const double width : {250.0, 300.0, 420.0}) {
            QVERIFY(style.name(one, width, shared) != one);
            QVERIFY(style.name(one, width, shared) != style.name(three, width, shared));
        }
    }

    /// Three points close together near the edge of the plot, with a frontier through them: each has its label.
    void crowdedPointsHaveTheirLabels() {
        ChartSpec spec;
        for (const auto& [name, x, y] : {std::tuple("c01", 20.4, 0.34), {"c03", 20.9, 0.35}, {"c05", 19.9, 0.335}})
            spec.points.push_back({QString::fromLatin1(name), QString::fromLatin1(name), x, y});
        spec.frontiers = {{{{20.4, 0.34}}, {}}};
        spec.xFrom = 18, spec.xTo = 42;
        spec.yFrom = 0.3;
        spec.points.push_back({{}, {}, 40, 0.65});
        const ChartStyle style = ChartStyle::screen();
        for (const QSizeF& size : {QSizeF(464, 130), QSizeF(464, 200), QSizeF(900, 400)}) {
            const auto texts = written(framed(spec, size, style), style);
            for (const char* name : {"c01", "c03", "c05"})
                QVERIFY2(std::ranges::any_of(texts, [&](const auto& one) { return one.words == QLatin1String(name); }),
                         name);
        }
    }

    /// Between two points, a label has a leader to its own, though that is nearer.
    void labelsBetweenPointsHaveLeaders() {
        LabelLayout layout(QRectF(0, 0, 400, 100));
        const QPointF own(300, 40), other(61, 36);
        const QRectF label(80, 48, 209, 16);
        layout.addPoint(own);
        QVERIFY(!layout.leaderAmong(label, own));
        layout.addPoint(other);
        QVERIFY(layout.leaderAmong(label, own));
    }

    /// What the markers mean is always said, above the plot, where no key touches a label or can be taken for a point.
    void keysStandAboveThePlot() {
        ChartSpec spec;
        spec.points = {{{}, {}, 0.34, 90}, {{}, {}, 0.65, 95}};
        spec.nameY = true;
        spec.yTitle = QStringLiteral("top-1, %");
        const QStringList keys{QStringLiteral("some diverged or failed"), QStringLiteral("single run")};
        for (const QString& key : keys) spec.keys.push_back({Marker::Circle, 6, false, key, false});
        const ChartStyle style = ChartStyle::screen();
        for (const double width : {500.0, 290.0, 240.0, 180.0}) {
            const ChartFrame frame = framed(spec, {width, 190}, style);
            QList<QRectF> above;
            for (const TextRecorder::Text& text : written(frame, style))
                if (keys.contains(text.words) || text.words == spec.yTitle) above << text.rect;
            QCOMPARE(above.size(), 3);
            for (qsizetype i = 0; i < above.size(); ++i) {
                QVERIFY2(above[i].bottom() <= frame.plot.top(), qPrintable(QString::number(width)));
                QVERIFY(above[i].left() >= 0 && above[i].right() <= width);
                for (qsizetype k = 0; k < i; ++k) QVERIFY(!above[i].adjusted(1, 1, -1, -1).intersects(above[k]));
            }
        }
    }

    /// Lines that end near the right edge are named beside it, one below the other, as many as the chart is high.
    void labelsBesideThePlotFillItsHeight() {
        ChartSpec spec;
        spec.series = {lineTo({{64, 75.7}, {86, 76.4}}, "Cloud TPU"), lineTo({{84, 75.7}}, "AWS p3"),
                       lineTo({{84, 75.7}}, "AWS p3, reserved")};
        for (ChartSeries& series : spec.series) series.markerEvery = 1;
        spec.lines.push_back({75.7, {}, QStringLiteral("target"), 6, true});
        spec.xFrom = 0;
        spec.yFrom = 74;
        spec.nameY = true;
        spec.xTitle = QStringLiteral("epoch");
        const ChartStyle style = ChartStyle::screen();
        const double low = 24 + 3 * style.height(Type::Secondary) + 4 + 2 * style.height(Type::Tick) + 12;
        for (const double high : {low, low + 4, low + 10, low + 60}) {
            const ChartFrame frame = framed(spec, {378, high}, style);
            QList<double> lefts;
            for (const TextRecorder::Text& one : written(frame, style))
                for (const ChartSeries& series : spec.series)
                    if (one.words == series.endLabel) lefts << std::round(one.rect.left());
            QCOMPARE(lefts.size(), 3);
            QCOMPARE(lefts, QList<double>(3, lefts.front()));
        }
    }

    /// A target's line does not strike through the markers on it.
    void markersLieOnTargets() {
        ChartSpec spec;
        spec.series = {lineTo({}, "")};
        for (int i = 1; i < 20; ++i) spec.series[0].points.push_back({static_cast<double>(i), 75.7});
        spec.series[0].markerEvery = 1;
        spec.series[0].filled = true;
        spec.lines.push_back({75.7, {}, {}});
        const ChartStyle style = ChartStyle::screen();
        const ChartFrame frame = framed(spec, {500, 160}, style);
        QImage image(500, 160, QImage::Format_ARGB32_Premultiplied);
        image.fill(Theme::instance().colour(Role::Base));
        QPainter painter(&image);
        ChartPainter(painter, frame, style).paintAll();
        painter.end();
        const auto colourAt = [&](int i) { return image.pixelColor(frame.at({i * 1.0, 75.7}).toPoint()); };
        for (int i = 2; i < 20; ++i) QCOMPARE(colourAt(i), colourAt(1));
    }

    /// What the corner says stands at the foot of the plot: on two lines rather than on one above the curves.
    void theCornerStaysAtTheFoot() {
        ChartSpec spec;
        spec.series = {lineTo({{0, 42}, {1, 67}, {2, 82}, {3, 88}, {4, 91}, {5, 92.5}}, "")};
        spec.marks = {1, 2, 3, 4, 5};
        spec.marksLabel = QStringLiteral("checkpoint");
        spec.yFrom = 40;
        const ChartStyle style = ChartStyle::screen();
        const QString one = QString(3, QChar::Nbsp) + QString::fromUtf8("checkpoint · axis starts at 40");
        const double wide = style.width(Type::Tick, one);
        for (const double more : {40.0, 50.0, 60.0, 80.0, 200.0}) {
            const ChartFrame frame = framed(spec, {wide + more, 340}, style);
            bool said = false;
            for (const TextRecorder::Text& text : written(frame, style)) {
                if (!text.words.contains(QLatin1String("axis starts"))) continue;
                said = true;
                QVERIFY2(text.rect.top() > frame.plot.center().y(), qPrintable(QString::number(more)));
            }
            QVERIFY(said);
        }
    }

    /// A reference that is too long for the chart loses what it says in parentheses, not half of that.
    void levelsLoseParenthesesWhole() {
        ChartSpec spec;
        spec.series = {lineTo({{0, 8100}, {100, 8200}}, "")};
        spec.lines.push_back({9442, QStringLiteral("9,442"),
                              QStringLiteral("run 9: AMD EPYC 9354, 0.3675 USD/h (2026-11-02)"), 2, true});
        const ChartStyle style = ChartStyle::screen();
        for (const double width : {260.0, 300.0, 340.0, 360.0, 380.0, 400.0, 420.0, 600.0}) {
            QString said;
            for (const TextRecorder::Text& text : written(framed(spec, {width, 200}, style), style)) said += text.words;
            const bool whole = said.contains(QLatin1String("(2026-11-02)"));
            QVERIFY2(whole || !said.contains(QLatin1Char('(')), qPrintable(said));
            if (width == 600) QVERIFY(whole);
        }
    }
};

QTEST_MAIN(ChartLabelsTest)
#include "chart_labels_test.moc"
