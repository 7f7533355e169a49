#include "ui/charts/chart_view.h"

#include <QAbstractScrollArea>
#include <QAccessible>
#include <QKeyEvent>
#include <QLineF>
#include <algorithm>
#include <cmath>

#include "core/analysis/smoothing.h"
#include "ui/charts/chart_layer.h"
#include "ui/charts/chart_painter.h"
#include "ui/charts/chart_style.h"
#include "ui/charts/each_series.h"
#include "ui/charts/marker.h"
#include "ui/theme/accessible_role.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

constexpr double kNoCursor = std::numeric_limits<double>::quiet_NaN();
constexpr qsizetype kBoxRows = 14;
constexpr double kWheelStep = 1.0 / 600;  ///< a notch of 120 zooms by e^0.2

}  // namespace

ChartView::ChartView(QWidget* parent) : QChartView(new QChart, parent) {
    setAccessibleRole(*this, QAccessible::Chart);
    frame_.spec = &spec_;
    frame_.smooth = &smooth_;
    setRenderHint(QPainter::Antialiasing);
    setRubberBand(QChartView::NoRubberBand);
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setViewportUpdateMode(QGraphicsView::FullViewportUpdate);
    setMinimumSize(240, 120);

    QChart* chart = this->chart();
    chart->setBackgroundVisible(false);
    chart->setPlotAreaBackgroundVisible(false);
    chart->setMargins({});
    chart->legend()->hide();
    xAxis_ = new QValueAxis(chart);
    yAxis_ = new QValueAxis(chart);
    chart->addAxis(xAxis_, Qt::AlignBottom);
    chart->addAxis(yAxis_, Qt::AlignLeft);
    xAxis_->setVisible(false);
    yAxis_->setVisible(false);
    under_ = new ChartLayer(*this, ChartLayer::Where::Under, chart);
    over_ = new ChartLayer(*this, ChartLayer::Where::Over, chart);
    connect(&Theme::instance(), &Theme::changed, this, &ChartView::restyle);
    restyle();
}

void ChartView::setSpec(ChartSpec spec) {
    spec_ = std::move(spec);
    if (frame_.highlighted >= spec_.series.size()) frame_.highlighted.reset();
    // From here on values are looked up by x, so every x must be finite.
    eachSeries(spec_.series, [this](std::size_t i) { breakWhereUnplaced(spec_.series[i].points); });
    if (spec_.foot)
        for (ChartSeries& series : spec_.foot->series) breakWhereUnplaced(series.points);
    stops_.clear();
    frame_.whole = wholeRange(spec_);
    frame_.counts = countValues(spec_, frame_.whole);
    reach_ = frame_.whole;
    if (!empty()) reach_.bottom = std::min(reach_.bottom, place(frame_.counts.lowest, spec_.logY));
    if (empty()) cursor_ = kNoCursor;
    frame_.range = frame_.fitted ? fittedRange() : clamped(frame_.range, reach_);
    setAccessibleName(spec_.title);
    setAccessibleDescription(spec_.summary);
    setSmoothing(smoothing_);
}

void ChartView::setSmoothing(double weight) {
    smoothing_ = weight;
    smooth_.clear();
    for (std::size_t of = 0; weight > 0 && of < spec_.series.size(); ++of) {
        std::vector<CurvePoint> points = spec_.series[of].points;
        std::vector<double> values;
        values.reserve(points.size());
        for (const CurvePoint& point : points) values.push_back(point.y);
        values = smoothed(values, weight);
        for (std::size_t i = 0; i < points.size(); ++i) points[i].y = values[i];
        smooth_.push_back(std::move(points));
    }
    layOut();
}

const std::vector<double>& ChartView::stops() const {
    if (!stops_.empty()) return stops_;
    for (const ChartSeries& series : spec_.series)
        for (const CurvePoint& point : series.points)
            if (hasPlace(spec_, point)) stops_.push_back(point.x);
    for (const ChartPoint& point : spec_.points)
        if (hasPlace(spec_, {point.x, point.y})) stops_.push_back(point.x);
    std::sort(stops_.begin(), stops_.end());
    stops_.erase(std::unique(stops_.begin(), stops_.end()), stops_.end());
    return stops_;
}

void ChartView::setRange(const ChartRange& range, bool fitted) {
    const bool was = frame_.fitted;
    frame_.range = clamped(range, reach_);
    frame_.fitted = fitted;
    layOut();
    if (was != fitted) Q_EMIT fittedChanged(fitted);
}

ChartRange ChartView::fittedRange() const {
    constexpr double kRoom = 0.03;
    ChartRange range = frame_.whole;
    const double reached = toData_ && spec_.reached ? place(*spec_.reached, spec_.logX) : range.right;
    if (reached > range.left) range.right = std::min(range.right, reached + kRoom * (reached - range.left));
    return range;
}

void ChartView::fit() {
    toData_ = false;
    setRange(fittedRange(), true);
}

void ChartView::fitData() {
    toData_ = !(frame_.fitted && toData_);
    setRange(fittedRange(), true);
}

void ChartView::setLegendVisible(bool visible) {
    frame_.legend = visible;
    over_->update();
}

void ChartView::setListed(bool listed) {
    if (frame_.listed == listed) return;
    frame_.listed = listed;
    layOut();
}

void ChartView::highlight(std::optional<std::size_t> series) {
    if (series && *series >= spec_.series.size()) series.reset();
    if (frame_.highlighted == series) return;
    frame_.highlighted = series;
    stroke();
    Q_EMIT highlighted(series ? static_cast<int>(*series) : -1);
}

std::optional<std::size_t> ChartView::seriesAt(QPointF at) const {
    constexpr double kReach = 7;  // pixels
    std::optional<std::size_t> nearest;
    double least = kReach;
    for (const ChartStretch& stretch : frame_.lines) {
        const auto& points = stretch.points;
        // Only the segments that the pointer's columns touch; points are sorted by x.
        const double left = xAtPixel(at.x() - kReach), right = xAtPixel(at.x() + kReach);
        auto from = std::lower_bound(points.begin(), points.end(), left,
                                     [](const QPointF& point, double x) { return point.x() < x; });
        if (from != points.begin()) --from;
        for (auto to = std::next(from); from != points.end() && to != points.end() && from->x() <= right; from = to++) {
            const QPointF a = frame_.pixel(from->x(), from->y()), b = frame_.pixel(to->x(), to->y()), along = b - a;
            const double length = QPointF::dotProduct(along, along);
            const double part = length > 0 ? std::clamp(QPointF::dotProduct(at - a, along) / length, 0.0, 1.0) : 0;
            const double distance = QLineF(at, a + part * along).length();
            if (distance < least) least = distance, nearest = stretch.series;
        }
    }
    return nearest;
}

void ChartView::setCursorAt(double x) {
    if (std::isnan(x) || empty()) {
        cursor_ = kNoCursor;
    } else {
        const std::vector<double>& all = stops();
        const auto after = std::lower_bound(all.begin(), all.end(), x);
        const bool previous = after == all.end() || (after != all.begin() && x - *std::prev(after) < *after - x);
        cursor_ = previous ? *std::prev(after) : *after;
    }
    over_->update();
}

QStringList ChartView::cursorText() const {
    QStringList rows;
    if (std::isnan(cursor_)) return rows;
    const auto pair = [](const QString& name, const QString& value) {
        return QStringLiteral("%1\t%2").arg(name, value);
    };
    ChartCursorText text;
    if (spec_.describe) text = spec_.describe(cursor_);
    if (text.head.isEmpty() && spec_.xText) text.head = spec_.xText(cursor_);
    rows += pair(text.head, text.headRight);
    const auto add = [&](const ChartSeries& series, const std::function<QString(double)>& written) {
        const auto at = std::lower_bound(series.points.begin(), series.points.end(), cursor_,
                                         [](const CurvePoint& point, double x) { return point.x < x; });
        if (at == series.points.end() || at->x != cursor_ || !std::isfinite(at->y)) return;
        rows += pair(series.name, written ? written(at->y) : ChartStyle::screen().format().significant(at->y, 4));
    };
    for (const ChartSeries& series : spec_.series) add(series, spec_.yText);
    if (spec_.foot)
        for (const ChartSeries& series : spec_.foot->series)
            if (!series.faint) add(series, spec_.foot->yText);
    for (const ChartPoint& point : spec_.points)
        if (point.x == cursor_) rows += pair(point.name, spec_.yText ? spec_.yText(point.y) : QString());
    for (const auto& [name, value] : text.rows) rows += pair(name, value);
    if (rows.size() > kBoxRows) {
        const auto more = static_cast<int>(rows.size() - kBoxRows + 1);
        rows.resize(kBoxRows - 1);
        rows += pair(tr("and %n more", "", more), QString());
    }
    return rows;
}

double ChartView::xAtPixel(double pixel) const {
    return frame_.range.left +
           (pixel - frame_.plot.left()) / frame_.plot.width() * (frame_.range.right - frame_.range.left);
}

double ChartView::yAtPixel(double pixel) const {
    return frame_.range.bottom +
           (frame_.plot.bottom() - pixel) / frame_.plot.height() * (frame_.range.top - frame_.range.bottom);
}

void ChartView::layOut() {
    frame_.layOut(chart()->size(), ChartStyle::screen());
    chart()->setPlotArea(frame_.plot);
    draw();
}

void ChartView::draw() {
    frame_.cutLines();
    stroke();
}

void ChartView::stroke() {
    const std::vector<ChartStretch> none;
    const std::vector<ChartStretch>& all = frame_.dense ? none : frame_.lines;
    const std::vector<std::size_t> order = frame_.drawOrder();
    while (lines_.size() < std::ssize(all)) {
        auto* line = new QLineSeries(chart());
        chart()->addSeries(line);
        line->attachAxis(xAxis_);
        line->attachAxis(yAxis_);
        lines_.append(line);
    }
    xAxis_->setRange(frame_.range.left, frame_.range.right);
    yAxis_->setRange(frame_.range.bottom, frame_.range.top);
    for (qsizetype i = 0; i < lines_.size(); ++i) {
        const bool used = i < std::ssize(all);
        lines_[i]->setVisible(used);
        if (!used) {
            lines_[i]->replace(QList<QPointF>());
            continue;
        }
        const ChartStretch& stretch = all[order[static_cast<std::size_t>(i)]];
        const ChartSeries& series = spec_.series[stretch.series];
        const SeriesStyle style = Theme::instance().series(series.slot);
        const QColor colour = frame_.isGrey(stretch.series) ? Theme::instance().colour(Role::Edge)
                              : stretch.pale                ? Theme::instance().paleLine(series.slot)
                                                            : style.line;
        lines_[i]->setPen(seriesPen(style, colour, strokeOf(series), stretch.pale ? 1.2 : 1.8));
        lines_[i]->replace(stretch.points);
    }
    under_->moved();
    over_->moved();
}

void ChartView::restyle() {
    setBackgroundBrush(Theme::instance().colour(Role::Base));
    layOut();
}

QSizeF ChartView::canvasSize() const {
    return chart()->size();
}

void ChartView::renderTo(QPainter& painter, const QRectF& target) {
    const QSizeF size = canvasSize();
    const double scale = std::min(target.width() / size.width(), target.height() / size.height());
    Theme::instance().setPrinting(true);
    painter.save();
    painter.translate(target.topLeft());
    painter.scale(scale, scale);
    ChartPainter(painter, frame_, ChartStyle::screen()).paintAll();
    painter.restore();
    Theme::instance().setPrinting(false);
}

void ChartView::resizeEvent(QResizeEvent* event) {
    QChartView::resizeEvent(event);
    layOut();
}

void ChartView::changeEvent(QEvent* event) {
    QChartView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && under_) layOut();
}

void ChartView::drawForeground(QPainter* painter, const QRectF&) {
    if (!hasFocus()) return;
    painter->setPen(QPen(Theme::instance().colour(Role::Accent), 2));
    painter->drawRect(QRectF(QPointF(), chart()->size()).adjusted(1, 1, -1, -1));
}

// Keyboard, wheel and pointer.

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
    const bool inside = frame_.plot.united(frame_.foot).adjusted(-4, -4, 4, 4).contains(at);
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
    fitData();
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
            fitData();
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
