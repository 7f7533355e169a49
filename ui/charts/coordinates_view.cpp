#include "ui/charts/coordinates_view.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "ui/charts/coordinates_painter.h"
#include "ui/theme/accessible_role.h"

namespace epochal::ui {

namespace {
constexpr double kAxisReach = 11, kHandleReach = 5, kLineReach = 6, kDragLeast = 4;  // pixels
}  // namespace

CoordinatesView::CoordinatesView(QWidget* parent) : QWidget(parent) {
    setAccessibleRole(*this, QAccessible::Chart);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    connect(&Theme::instance(), &Theme::changed, this, &CoordinatesView::layOut);
}

void CoordinatesView::setSpec(CoordinatesSpec spec) {
    const auto same = [](const CoordinateAxis& a, const CoordinateAxis& b) {
        return a.id == b.id && a.words == b.words;
    };
    if (!std::ranges::equal(spec_.axes, spec.axes, same)) drag_ = Drag::None;
    spec_ = std::move(spec);
    axis_ = std::min(axis_, spec_.axes.empty() ? 0 : spec_.axes.size() - 1);
    kept_ = spec_.current;
    hovered_.reset();
    setAccessibleName(spec_.title);
    setAccessibleDescription(spec_.summary);
    layOut();
}

void CoordinatesView::setBrushes(AxisBrushes brushes) {
    if (spec_.brushes == brushes) return;
    spec_.brushes = std::move(brushes);
    update();
}

void CoordinatesView::setCurrent(std::optional<std::size_t> line) {
    kept_ = line;
    spec_.current = hovered_ ? hovered_ : kept_;
    update();
}

void CoordinatesView::layOut() {
    layout_ = layOutCoordinates(spec_, size(), ChartStyle::screen());
    update();
}

void CoordinatesView::renderTo(QPainter& painter, const QRectF& target) {
    Theme::instance().setPrinting(true);
    painter.save();
    painter.translate(target.topLeft());
    const double scale = std::min(target.width() / layout_.size.width(), target.height() / layout_.size.height());
    painter.scale(scale, scale);
    paintCoordinates(painter, spec_, layout_, ChartStyle::screen());
    painter.restore();
    Theme::instance().setPrinting(false);
}

void CoordinatesView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme& theme = Theme::instance();
    painter.fillRect(rect(), theme.colour(Role::Base));
    paintCoordinates(painter, spec_, layout_, ChartStyle::screen());
    painter.setPen(QPen(theme.colour(Role::Accent), 2));
    painter.setBrush(Qt::NoBrush);
    if (drag_ == Drag::Title && moved_) painter.drawLine(QPointF(to_.x(), layout_.top), {to_.x(), layout_.bottom});
    if (!hasFocus()) return;
    if (axis_ < layout_.axes.size()) painter.drawRect(layout_.axes[axis_].title.adjusted(-3, 0, 3, 2));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

void CoordinatesView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layOut();
}

std::optional<std::size_t> CoordinatesView::axisAt(double x) const {
    for (std::size_t i = 0; i < layout_.axes.size(); ++i)
        if (std::abs(layout_.axes[i].x - x) <= kAxisReach) return i;
    return {};
}

std::optional<std::size_t> CoordinatesView::lineAt(QPointF at) const {
    const auto& axes = layout_.axes;
    std::size_t right = 1;
    while (right < axes.size() && axes[right].x < at.x()) ++right;
    if (right >= axes.size() || at.x() < axes.front().x) return {};
    const std::size_t left = right - 1;
    const double wide = axes[right].x - axes[left].x, part = (at.x() - axes[left].x) / wide;
    // All curves between two axes have the same x(t) = 1.5 t (1 - t) + t^3, which rises; y(t) = 3 t^2 - 2 t^3.
    double low = 0, high = 1;
    for (int i = 0; i < 30; ++i) {
        const double middle = (low + high) / 2;
        (1.5 * middle * (1 - middle) + middle * middle * middle < part ? low : high) = middle;
    }
    const double t = low, rise = t * t * (3 - 2 * t), steep = 6 * t * (1 - t) / ((1.5 - 3 * t + 3 * t * t) * wide);
    std::optional<std::size_t> nearest;
    double least = kLineReach;
    bool inside = false;  // a line within the brushes lies above the others
    for (std::size_t i = 0; i < spec_.lines.size(); ++i) {
        const double from = layout_.at(spec_, i, left).y(), to = layout_.at(spec_, i, right).y();
        if (from == layout_.lost) continue;
        const double off = std::abs(from + (to - from) * rise - at.y()) / std::hypot(1, (to - from) * steep);
        const bool isInside = spec_.isInside(spec_.lines[i]);
        if (off > kLineReach || (inside && !isInside) || (inside == isInside && off >= least)) continue;
        nearest = i;
        least = off;
        inside = isInside;
    }
    return nearest;
}

CoordinatesView::Drag CoordinatesView::dragAt(std::size_t axis, double y) const {
    const auto brush = spec_.brushes.find(spec_.axes[axis].id);
    if (brush == spec_.brushes.end()) return Drag::Range;
    const auto pixel = [&](double value) {
        const double position = placeOn(spec_.axes[axis], value);
        return layout_.y(axis, std::clamp(position, layout_.axes[axis].low, layout_.axes[axis].high));
    };
    const double high = pixel(brush->second.high), low = pixel(brush->second.low);
    if (std::abs(y - high) <= kHandleReach) return Drag::High;
    if (std::abs(y - low) <= kHandleReach) return Drag::Low;
    return y > high && y < low ? Drag::Whole : Drag::Range;
}

/// Sets the range of an axis, given as positions in any order; the whole axis means none.
void CoordinatesView::put(std::size_t axis, double from, double to) {
    const CoordinateAxis& of = spec_.axes[axis];
    const CoordinatesLayout::Axis& on = layout_.axes[axis];
    if (from > to) std::swap(from, to);
    AxisBrush brush{valueOn(of, from), valueOn(of, to)};
    if (!of.words.isEmpty()) brush = {std::floor(from + 0.5) - 0.5, std::ceil(to - 0.5) + 0.5};
    if (from <= on.low && to >= on.high)
        spec_.brushes.erase(of.id);
    else
        spec_.brushes[of.id] = brush;
    say();
}

void CoordinatesView::clear(std::size_t axis) {
    if (spec_.brushes.erase(spec_.axes[axis].id) > 0) say();
}

void CoordinatesView::say() {
    const auto inside =
        std::ranges::count_if(spec_.lines, [&](const CoordinateLine& line) { return spec_.isInside(line); });
    QStringList words;
    for (const CoordinateAxis& axis : spec_.axes)
        if (const auto brush = spec_.brushes.find(axis.id); brush != spec_.brushes.end())
            words += brushText(axis, brush->second, ChartStyle::screen().format());
    words += tr("%n of %1 line(s) in range", "", static_cast<int>(inside)).arg(spec_.lines.size());
    setAccessibleDescription(words.join(QStringLiteral("; ")));
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
    update();
    Q_EMIT brushed(spec_.brushes);
}

void CoordinatesView::moveEdge(bool upper, int steps) {
    const CoordinateAxis& of = spec_.axes[axis_];
    const CoordinatesLayout::Axis& on = layout_.axes[axis_];
    const auto brush = spec_.brushes.find(of.id);
    double low = on.low, high = on.high;
    if (brush != spec_.brushes.end())
        low = std::max(low, placeOn(of, brush->second.low)), high = std::min(high, placeOn(of, brush->second.high));
    double& edge = upper ? high : low;
    const double moved = steppedOn(of, on, edge, steps);
    if (upper ? moved > low : moved < high) edge = moved;
    if (!of.words.isEmpty() && low <= -0.4 && high >= static_cast<double>(of.words.size()) - 0.6) return clear(axis_);
    put(axis_, low, high);
}

void CoordinatesView::moveAxis(std::size_t from, std::size_t to) {
    if (from == to) return;
    QStringList ids;
    for (const CoordinateAxis& axis : spec_.axes) ids += axis.id;
    ids.move(static_cast<qsizetype>(from), static_cast<qsizetype>(to));
    axis_ = to;
    Q_EMIT ordered(ids);
}

void CoordinatesView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || layout_.axes.empty()) return QWidget::mousePressEvent(event);
    from_ = to_ = event->position();
    moved_ = false;
    for (std::size_t i = 0; i < layout_.axes.size(); ++i)
        if (layout_.axes[i].title.contains(from_)) {
            axis_ = i;
            drag_ = Drag::Title;
            return update();
        }
    const auto axis = axisAt(from_.x());
    if (!axis || from_.y() > layout_.bottom + kHandleReach) return;
    axis_ = *axis;
    drag_ = dragAt(axis_, from_.y());
    if (const auto brush = spec_.brushes.find(spec_.axes[axis_].id); brush != spec_.brushes.end())
        before_ = {placeOn(spec_.axes[axis_], brush->second.low), placeOn(spec_.axes[axis_], brush->second.high)};
    update();
}

void CoordinatesView::mouseMoveEvent(QMouseEvent* event) {
    to_ = event->position();
    if (drag_ == Drag::None) return hover(to_);
    moved_ |= (to_ - from_).manhattanLength() >= kDragLeast;
    if (!moved_) return;
    if (drag_ == Drag::Title) return update();
    const double here = layout_.positionAt(axis_, to_.y()), there = layout_.positionAt(axis_, from_.y());
    const CoordinatesLayout::Axis& on = layout_.axes[axis_];
    if (drag_ == Drag::Range) return put(axis_, there, here);
    if (drag_ == Drag::Low) return put(axis_, here, before_.high);
    if (drag_ == Drag::High) return put(axis_, before_.low, here);
    const double length = before_.high - before_.low;
    const double low = std::clamp(before_.low + here - there, on.low, std::max(on.low, on.high - length));
    put(axis_, low, low + length);
}

void CoordinatesView::mouseReleaseEvent(QMouseEvent* event) {
    const Drag drag = std::exchange(drag_, Drag::None);
    to_ = event->position();
    if (drag == Drag::Title && moved_) {
        std::size_t to = 0;
        for (std::size_t i = 0; i < layout_.axes.size(); ++i)
            if (i != axis_ && layout_.axes[i].x < to_.x()) ++to;
        return moveAxis(axis_, to);
    }
    if (drag == Drag::Range && !moved_) return clear(axis_);
    if (drag == Drag::None && event->button() == Qt::LeftButton)
        if (const auto line = lineAt(to_)) Q_EMIT chosen(static_cast<int>(*line));
    update();
}

void CoordinatesView::hover(QPointF at) {
    const auto axis = axisAt(at.x());
    const bool onAxis = axis && at.y() >= layout_.top - kHandleReach && at.y() <= layout_.bottom + kHandleReach;
    const bool onTitle = std::ranges::any_of(layout_.axes, [&](const auto& one) { return one.title.contains(at); });
    if (onTitle)
        setCursor(Qt::SizeHorCursor);
    else if (onAxis)
        setCursor(dragAt(*axis, at.y()) == Drag::Whole ? Qt::SizeAllCursor : Qt::SizeVerCursor);
    else
        unsetCursor();
    const auto line = onAxis ? std::nullopt : lineAt(at);
    if (line == hovered_) return;
    hovered_ = line;
    spec_.current = hovered_ ? hovered_ : kept_;
    update();
}

void CoordinatesView::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    hover({-1000, -1000});
}

QString CoordinatesView::lineText(std::size_t line) const {
    QStringList rows{spec_.lines[line].name};
    for (std::size_t i = 0; i < spec_.axes.size(); ++i) {
        const CoordinateAxis& axis = spec_.axes[i];
        const double value = spec_.lines[line].values[i];
        QString text = Formatter::dash();
        if (std::isfinite(value)) {
            const auto word = static_cast<qsizetype>(value);
            text = !axis.words.isEmpty() ? axis.words.value(word)
                   : axis.text           ? axis.text(value)
                                         : ChartStyle::screen().format().exact(value);
        }
        rows += QStringLiteral("%1: %2").arg(axis.title, text);
    }
    return rows.join(QLatin1Char('\n'));
}

bool CoordinatesView::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QString text = hovered_ ? lineText(*hovered_) : QString();
        for (std::size_t i = 0; i < layout_.axes.size(); ++i)
            if (layout_.axes[i].title.contains(help->pos()))
                text = tr("%1. Drag along the axis to choose a range; drag the title to move the axis.")
                           .arg(spec_.axes[i].title);
        QToolTip::showText(help->globalPos(), text, this);
        return true;
    }
    return QWidget::event(event);
}

void CoordinatesView::keyPressEvent(QKeyEvent* event) {
    if (layout_.axes.empty()) return event->ignore();
    const bool control = event->modifiers() & Qt::ControlModifier, shift = event->modifiers() & Qt::ShiftModifier;
    const std::size_t last = spec_.axes.size() - 1;
    switch (event->key()) {
        case Qt::Key_Left:
        case Qt::Key_Right: {
            const bool right = event->key() == Qt::Key_Right;
            const std::size_t to = right ? std::min(axis_ + 1, last) : axis_ - (axis_ > 0 ? 1 : 0);
            if (control) return moveAxis(axis_, to);
            axis_ = to;
            return update();
        }
        case Qt::Key_Up:
            return moveEdge(!shift, 1);
        case Qt::Key_Down:
            return moveEdge(!shift, -1);
        case Qt::Key_Escape:
            if (spec_.brushes.empty()) return event->ignore();
            if (spec_.brushes.contains(spec_.axes[axis_].id)) return clear(axis_);
            spec_.brushes.clear();
            return say();
        default:
            event->ignore();  // first the panel handles it, then the page
    }
}

void CoordinatesView::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

void CoordinatesView::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

}  // namespace epochal::ui
