#include "ui/charts/coordinates_painter.h"

#include <QCoreApplication>
#include <QLinearGradient>
#include <algorithm>
#include <cmath>

namespace epochal::ui {

namespace {

struct CoordinatesWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::CoordinatesView)
};

QColor coordinateInk(Role role) {
    return Theme::instance().colour(role);
}

void paintRamp(QPainter& painter, const CoordinatesSpec& spec, const CoordinatesLayout& layout,
               const ChartStyle& style) {
    const QRectF& bar = layout.ramp;
    if (bar.isEmpty()) return;
    QLinearGradient ramp(bar.topLeft(), bar.topRight());
    for (const double share : {0.0, 0.5, 1.0}) ramp.setColorAt(share, Theme::instance().ramp(share));
    painter.fillRect(bar, ramp);
    painter.setPen(coordinateInk(Role::Text2));
    const double high = style.height(Type::Tick), y = bar.center().y() - high / 2;
    style.write(painter, QRectF(bar.right() + 6, y, style.width(Type::Tick, spec.rampTo) + 2, high),
                Qt::AlignLeft | Qt::AlignVCenter, spec.rampTo, Type::Tick);
    const QString before = style.elided(Type::Tick, QStringLiteral("%1  %2").arg(spec.rampTitle, spec.rampFrom),
                                        bar.left() - 12, Qt::ElideMiddle);
    const double wide = style.width(Type::Tick, before) + 2;
    style.write(painter, QRectF(bar.left() - 6 - wide, y, wide, high), Qt::AlignRight | Qt::AlignVCenter, before,
                Type::Tick);
}

void paintCoordinateLines(QPainter& painter, const CoordinatesSpec& spec, const CoordinatesLayout& layout) {
    constexpr std::size_t kMany = 60;
    const double width = spec.lines.size() > kMany ? 1.1 : 1.6;
    painter.setBrush(Qt::NoBrush);
    const auto draw = [&](std::size_t line, const QColor& colour, double wide) {
        QPen pen(colour, wide);
        pen.setCapStyle(Qt::RoundCap);
        painter.setPen(pen);
        painter.drawPath(layout.curve(spec, line));
        pen.setDashPattern({4 / wide, 3 / wide});
        painter.setPen(pen);
        painter.drawPath(layout.lostEnd(spec, line));
    };
    const auto colourOf = [&](const CoordinateLine& line) {
        return line.ramp ? Theme::instance().ramp(*line.ramp) : coordinateInk(Role::Text2);
    };
    for (std::size_t i = 0; i < spec.lines.size(); ++i)
        if (!spec.isInside(spec.lines[i])) draw(i, coordinateInk(Role::Line), 1.1);
    for (std::size_t i = 0; i < spec.lines.size(); ++i)
        if (spec.isInside(spec.lines[i])) draw(i, colourOf(spec.lines[i]), width);
    if (!spec.current || *spec.current >= spec.lines.size()) return;
    const std::size_t current = *spec.current;
    draw(current, coordinateInk(Role::Base), 6);
    draw(current, colourOf(spec.lines[current]), 3);
}

void paintCoordinateAxis(QPainter& painter, const CoordinatesSpec& spec, const CoordinatesLayout& layout, std::size_t i,
                         const ChartStyle& style) {
    const CoordinateAxis& of = spec.axes[i];
    const CoordinatesLayout::Axis& axis = layout.axes[i];
    const double small = style.height(Type::Tick), head = style.height(Type::Secondary);
    painter.setPen(coordinateInk(Role::Text));
    const QRectF name(axis.title.left(), axis.title.top(), axis.title.width(), layout.titleLines * head);
    const int lines = of.title.contains(QLatin1Char(' ')) ? layout.titleLines : 1;  // a single word cannot wrap
    const QString title = style.elided(Type::Secondary, of.title, axis.title.width() * 0.94 * lines);
    style.write(painter, name, Qt::AlignHCenter | Qt::AlignBottom | Qt::TextWordWrap, title, Type::Secondary, true);
    painter.setPen(coordinateInk(Role::Text2));
    style.write(painter, QRectF(name.left(), name.bottom(), name.width(), small), Qt::AlignCenter,
                style.elided(Type::Tick, of.unit, axis.title.width()), Type::Tick);
    painter.setPen(QPen(coordinateInk(Role::Axis), 1.2));
    painter.drawLine(QPointF(axis.x, layout.top), QPointF(axis.x, layout.bottom));
    const double room = (i > 0 ? axis.x - layout.axes[i - 1].x : axis.x) - 12;
    for (std::size_t k = 0; k < axis.ticks.size(); ++k) {
        const double y = layout.y(i, axis.ticks[k].at);
        painter.setPen(QPen(coordinateInk(Role::Axis), 1));
        painter.drawLine(QPointF(axis.x - 3, y), QPointF(axis.x, y));
        const QString text = style.elided(Type::Tick, axis.labels[static_cast<qsizetype>(k)], room);
        const double wide = style.width(Type::Tick, text) + 2;
        const QRectF rect(axis.x - 6 - wide, y - small / 2, wide, small);
        // A curve that runs on between two digits would be read as a sign between them.
        painter.fillRect(rect.adjusted(-1, 2, 1, -2), coordinateInk(Role::Base));
        painter.setPen(coordinateInk(Role::Text));
        style.write(painter, rect, Qt::AlignRight | Qt::AlignVCenter, text, Type::Tick);
    }
    if (of.missing.isEmpty()) return;
    const double wide = style.width(Type::Tick, of.missing) + 2;
    QRectF rect(axis.x + 6, layout.lost - small / 2, wide, small);
    if (rect.right() > layout.size.width() - 4) rect.moveRight(axis.x - 6);
    painter.setPen(coordinateInk(Role::Warn));
    style.write(painter, rect, Qt::AlignLeft | Qt::AlignVCenter, of.missing, Type::Tick);
}

/// The pixel of a brush's edge, limited to the axis.
double edgeOnAxis(const CoordinatesSpec& spec, const CoordinatesLayout& layout, std::size_t i, double value) {
    const CoordinatesLayout::Axis& axis = layout.axes[i];
    return layout.y(i, std::clamp(placeOn(spec.axes[i], value), axis.low, axis.high));
}

void paintBrush(QPainter& painter, const CoordinatesSpec& spec, const CoordinatesLayout& layout, std::size_t i,
                const ChartStyle& style) {
    const auto brush = spec.brushes.find(spec.axes[i].id);
    if (brush == spec.brushes.end()) return;
    const CoordinateAxis& of = spec.axes[i];
    const double x = layout.axes[i].x, high = edgeOnAxis(spec, layout, i, brush->second.high),
                 low = edgeOnAxis(spec, layout, i, brush->second.low);
    painter.setPen(QPen(coordinateInk(Role::Accent), 1));
    QColor tint = coordinateInk(Role::Tint);
    tint.setAlpha(150);
    painter.setBrush(tint);
    painter.drawRect(QRectF(x - 5, high, 10, low - high));
    painter.setBrush(coordinateInk(Role::Base));
    for (const double y : {high, low}) painter.drawRect(QRectF(x - 8, y - 2.5, 16, 5));
    if (!of.words.isEmpty()) return;
    const auto [upper, lower] = brushLabels(spec, layout, i, style);
    for (const auto& [value, box] : {std::pair(brush->second.high, upper), {brush->second.low, lower}}) {
        painter.setPen(QPen(coordinateInk(Role::Accent), 1));
        painter.setBrush(coordinateInk(Role::Tint));
        painter.drawRoundedRect(box, 2, 2);
        style.write(painter, box, Qt::AlignCenter, edgeText(of, value, style.format()), Type::Tick);
    }
}

}  // namespace

QString edgeText(const CoordinateAxis& axis, double value, const Formatter& format) {
    if (axis.values.empty() && axis.text) return axis.text(value);
    return format.significant(value, 3);
}

std::array<QRectF, 2> brushLabels(const CoordinatesSpec& spec, const CoordinatesLayout& layout, std::size_t i,
                                  const ChartStyle& style) {
    const CoordinateAxis& of = spec.axes[i];
    const AxisBrush& brush = spec.brushes.at(of.id);
    const double x = layout.axes[i].x, small = style.height(Type::Tick);
    const auto beside = [&](double value, double top) {
        QRectF box(x + 12, top, style.width(Type::Tick, edgeText(of, value, style.format())) + 10, small);
        if (box.right() > layout.size.width() - 2) box.moveRight(x - 12);
        return box;
    };
    QRectF upper = beside(brush.high, edgeOnAxis(spec, layout, i, brush.high) - small + 2);
    QRectF lower = beside(brush.low, edgeOnAxis(spec, layout, i, brush.low) - 2);
    const double top = layout.axes[i].title.bottom() + 3, bottom = layout.bottom + 4;
    upper.moveTop(std::max(upper.top(), top));
    lower.moveBottom(std::min(lower.bottom(), bottom));
    if (const double over = upper.bottom() + 1 - lower.top(); over > 0) {
        const double down = std::min(over, bottom - lower.bottom());
        lower.translate(0, down);
        upper.translate(0, down - over);
    }
    return {upper, lower};
}

QString brushText(const CoordinateAxis& axis, const AxisBrush& brush, const Formatter& format) {
    if (axis.words.isEmpty() && axis.values.empty())
        //: %1: an axis, %2, %3: the limits of the range chosen on it
        return CoordinatesWords::tr("%1 %2 to %3")
            .arg(axis.title, edgeText(axis, brush.low, format), edgeText(axis, brush.high, format));
    QStringList inside;
    for (qsizetype i = 0; i < axis.words.size(); ++i)
        if (brush.has(static_cast<double>(i))) inside += axis.words[i];
    for (const double value : axis.values)
        if (brush.has(value)) inside += axis.text ? axis.text(value) : format.exact(value);
    const QString all = inside.isEmpty() ? Formatter::dash() : inside.join(QStringLiteral(", "));
    return QStringLiteral("%1: %2").arg(axis.title, all);
}

void paintCoordinates(QPainter& painter, const CoordinatesSpec& spec, const CoordinatesLayout& layout,
                      const ChartStyle& style) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (layout.axes.empty()) {
        painter.setPen(coordinateInk(Role::Text2));
        style.write(painter, QRectF(QPointF(), layout.size).adjusted(24, 0, -24, 0), Qt::AlignCenter | Qt::TextWordWrap,
                    spec.emptyText, Type::Body);
    } else {
        paintRamp(painter, spec, layout, style);
        paintCoordinateLines(painter, spec, layout);
        for (std::size_t i = 0; i < spec.axes.size(); ++i) paintCoordinateAxis(painter, spec, layout, i, style);
        for (std::size_t i = 0; i < spec.axes.size(); ++i) paintBrush(painter, spec, layout, i, style);
    }
    painter.restore();
}

}  // namespace epochal::ui
