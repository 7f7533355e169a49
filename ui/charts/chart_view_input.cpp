// Keyboard, wheel and pointer input of a chart.
#include <QAbstractScrollArea>
#include <QAccessible>
#include <QKeyEvent>
#include <algorithm>
#include <cmath>

#include "ui/charts/chart_view.h"

namespace epochal::ui {

namespace {
constexpr double kNoCursor = std::numeric_limits<double>::quiet_NaN();
constexpr double kWheelStep = 1.0 / 600;  ///< a notch of 120 zooms by e^0.2
}  // namespace

void ChartView::zoom(double factor) {
    if (empty()) return;
    const double x = std::isnan(cursor_) ? (frame_.range.left + frame_.range.right) / 2 : place(cursor_, spec_.logX);
    setRange(zoomed(frame_.range, x, (frame_.range.bottom + frame_.range.top) / 2, factor, factor), false);
}

void ChartView::userCursor(double x) {
    const double before = cursor_;
    setCursorAt(x);
    if (before == cursor_ || (std::isnan(before) && std::isnan(cursor_))) return;
    setAccessibleDescription(std::isnan(cursor_) ? spec_.summary : cursorText().join(QStringLiteral("; ")));
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
    Q_EMIT cursorMoved(cursor_);
}

void ChartView::moveCursor(int steps) {
    if (empty()) return;
    const std::vector<double>& all = stops();
    auto at = std::ssize(all) - 1;
    if (!std::isnan(cursor_)) at = std::lower_bound(all.begin(), all.end(), cursor_) - all.begin() + steps;
    userCursor(all[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(at, 0, std::ssize(all) - 1))]);
}

void ChartView::mouseMoveEvent(QMouseEvent* event) {
    const QPointF at = event->position();
    if (dragging_ && (event->buttons() & Qt::LeftButton)) {
        const double dx = (dragFrom_.x() - at.x()) / frame_.plot.width() * (dragRange_.right - dragRange_.left);
        const double dy = (at.y() - dragFrom_.y()) / frame_.plot.height() * (dragRange_.top - dragRange_.bottom);
        if ((dragFrom_ - at).manhattanLength() < 4 && viewport()->cursor().shape() != Qt::ClosedHandCursor) return;
        viewport()->setCursor(Qt::ClosedHandCursor);
        setRange({dragRange_.left + dx, dragRange_.right + dx, dragRange_.bottom + dy, dragRange_.top + dy}, false);
        return;
    }
    const bool inside = frame_.plot.adjusted(-4, -4, 4, 4).contains(at);
    if (frame_.listed) highlight(inside ? seriesAt(at) : std::nullopt);
    if (const ChartPoint* point = inside ? nearestPoint(at) : nullptr) return userCursor(point->x);
    const double x = xAtPixel(at.x());
    userCursor(inside ? (spec_.logX ? std::pow(10.0, x) : x) : kNoCursor);
}

const ChartPoint* ChartView::nearestPoint(QPointF at) const {
    const ChartPoint* nearest = nullptr;
    double least = std::numeric_limits<double>::infinity();
    for (const ChartPoint& point : spec_.points) {
        if (!hasPlace(spec_, {point.x, point.y})) continue;
        const QPointF off = frame_.at({point.x, point.y}) - at;
        const double distance = QPointF::dotProduct(off, off);
        if (distance < least) nearest = &point;
        least = std::min(least, distance);
    }
    return nearest;
}

void ChartView::mousePressEvent(QMouseEvent* event) {
    // Not passed on: Qt Charts 6.4 can crash on a press over no item (QTBUG-118669).
    if (event->button() != Qt::LeftButton || empty()) return;
    setFocus(Qt::MouseFocusReason);
    dragging_ = true;
    dragFrom_ = event->position();
    dragRange_ = frame_.range;
}

void ChartView::mouseReleaseEvent(QMouseEvent*) {
    dragging_ = false;
    viewport()->unsetCursor();
}

void ChartView::mouseDoubleClickEvent(QMouseEvent*) {
    fit();
}

/// In a scrolling page the wheel scrolls the page until the chart has the focus.
bool ChartView::leavesWheelToPage() const {
    if (hasFocus()) return false;
    for (const QWidget* above = parentWidget(); above; above = above->parentWidget())
        if (qobject_cast<const QAbstractScrollArea*>(above)) return true;
    return false;
}

void ChartView::wheelEvent(QWheelEvent* event) {
    if (leavesWheelToPage() && !(event->modifiers() & Qt::ControlModifier)) return event->ignore();
    event->accept();
    if (empty()) return;
    const QPoint delta = event->angleDelta();
    const double factor = std::exp(-(delta.y() != 0 ? delta.y() : delta.x()) * kWheelStep);
    const bool onlyX = event->modifiers() & Qt::ShiftModifier, onlyY = event->modifiers() & Qt::ControlModifier;
    const QPointF at = event->position();
    const double x = xAtPixel(at.x()), y = yAtPixel(at.y());
    const QRectF before = frame_.plot;
    setRange(zoomed(frame_.range, x, y, onlyY ? 1 : factor, onlyX ? 1 : factor), false);
    if (frame_.plot == before) return;
    // Labels of another width have moved the plot: restores what was under the pointer.
    const double dx = x - xAtPixel(at.x()), dy = y - yAtPixel(at.y());
    setRange({frame_.range.left + dx, frame_.range.right + dx, frame_.range.bottom + dy, frame_.range.top + dy}, false);
}

void ChartView::leaveEvent(QEvent* event) {
    QChartView::leaveEvent(event);
    if (frame_.listed) highlight({});
    if (!hasFocus()) userCursor(kNoCursor);
}

void ChartView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Left:
            moveCursor(event->modifiers() & Qt::ShiftModifier ? -10 : -1);
            break;
        case Qt::Key_Right:
            moveCursor(event->modifiers() & Qt::ShiftModifier ? 10 : 1);
            break;
        case Qt::Key_Home:
            if (!empty()) userCursor(stops().front());
            break;
        case Qt::Key_Plus:
        case Qt::Key_Equal:
            zoom(0.8);
            break;
        case Qt::Key_Minus:
            zoom(1.25);
            break;
        case Qt::Key_0:
            fit();
            break;
        case Qt::Key_L:
            setLegendVisible(!frame_.legend);
            break;
        case Qt::Key_Escape:
            userCursor(kNoCursor);
            break;
        default:
            event->ignore();  // first the panel handles it, then the page
    }
}

void ChartView::focusInEvent(QFocusEvent* event) {
    QChartView::focusInEvent(event);
    viewport()->update();
}

void ChartView::focusOutEvent(QFocusEvent* event) {
    QChartView::focusOutEvent(event);
    userCursor(kNoCursor);
    viewport()->update();
}

}  // namespace epochal::ui
