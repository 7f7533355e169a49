#include "ui/charts/chart_view.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <span>

#include "core/analysis/smoothing.h"
#include "ui/charts/chart_layer.h"
#include "ui/charts/marker.h"
#include "ui/charts/parallel.h"
#include "ui/format/formatter.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr std::size_t kDense = 20'000;  ///< points; Qt Charts needs about 2 us for each
constexpr qsizetype kBoxRows = 14;
}  // namespace

ChartView::ChartView(QWidget* parent) : QChartView(new QChart, parent) {
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
    // From here on values are looked up by x, so every x must be finite.
    for (ChartSeries& series : spec_.series) breakWhereUnplaced(series.points);
    stops_.clear();
    placed_ = 0;
    notPlaced_ = below_ = 0;
    whole_ = wholeRange(spec_);
    const double floor = spec_.logY ? std::pow(10.0, whole_.bottom) : whole_.bottom;
    struct Count {
        std::size_t placed = 0;
        int notPlaced = 0, below = 0;
        double lowest = std::numeric_limits<double>::infinity();
    };
    const auto count = [&](Count& sum, const CurvePoint& point) {
        if (!std::isfinite(point.x) || !std::isfinite(point.y)) return;
        if (!isShown(point)) {
            ++sum.notPlaced;
            return;
        }
        ++sum.placed;
        sum.lowest = std::min(sum.lowest, point.y);
        sum.below += point.y < floor ? 1 : 0;
    };
    std::vector<Count> counts(spec_.series.size() + 1);
    eachSeries(spec_.series, [&](std::size_t i) {
        Count sum;
        for (const CurvePoint& point : spec_.series[i].points) count(sum, point);
        counts[i] = sum;
    });
    for (const ChartPoint& point : spec_.points) count(counts.back(), {point.x, point.y});
    reach_ = whole_;
    for (const Count& sum : counts) {
        if (sum.placed > 0) reach_.bottom = std::min(reach_.bottom, place(sum.lowest, spec_.logY));
        placed_ += sum.placed;
        notPlaced_ += sum.notPlaced;
        below_ += sum.below;
    }
    if (empty()) cursor_ = kNaN;
    range_ = fitted_ ? whole_ : clamped(range_, reach_);
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

bool ChartView::isShown(const CurvePoint& point) const {
    return std::isfinite(point.x) && std::isfinite(point.y) && (!spec_.logX || point.x > 0) &&
           (!spec_.logY || point.y > 0);
}

const std::vector<double>& ChartView::stops() const {
    if (!stops_.empty()) return stops_;
    for (const ChartSeries& series : spec_.series)
        for (const CurvePoint& point : series.points)
            if (isShown(point)) stops_.push_back(point.x);
    for (const ChartPoint& point : spec_.points)
        if (isShown({point.x, point.y})) stops_.push_back(point.x);
    std::sort(stops_.begin(), stops_.end());
    stops_.erase(std::unique(stops_.begin(), stops_.end()), stops_.end());
    return stops_;
}

void ChartView::setRange(const ChartRange& range, bool fitted) {
    const bool was = fitted_;
    range_ = clamped(range, reach_);
    fitted_ = fitted;
    layOut();
    if (was != fitted) Q_EMIT fittedChanged(fitted);
}

void ChartView::fit() {
    setRange(whole_, true);
}

void ChartView::setLegendVisible(bool visible) {
    legend_ = visible;
    over_->update();
}

void ChartView::setCursorAt(double x) {
    if (std::isnan(x) || empty()) {
        cursor_ = kNaN;
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
    for (const ChartSeries& series : spec_.series) {
        const auto at = std::lower_bound(series.points.begin(), series.points.end(), cursor_,
                                         [](const CurvePoint& point, double x) { return point.x < x; });
        if (at == series.points.end() || at->x != cursor_ || !std::isfinite(at->y)) continue;
        rows += pair(series.name, spec_.yText ? spec_.yText(at->y) : Formatter::current().significant(at->y, 4));
    }
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

QPointF ChartView::pixel(double x, double y) const {
    return {plot_.left() + (x - range_.left) / (range_.right - range_.left) * plot_.width(),
            plot_.bottom() - (y - range_.bottom) / (range_.top - range_.bottom) * plot_.height()};
}

double ChartView::xAtPixel(double pixel) const {
    return range_.left + (pixel - plot_.left()) / plot_.width() * (range_.right - range_.left);
}

double ChartView::yAtPixel(double pixel) const {
    return range_.bottom + (plot_.bottom() - pixel) / plot_.height() * (range_.top - range_.bottom);
}

QString ChartView::yTickText(const Tick& tick, int decimals) const {
    const Formatter& format = Formatter::current();
    return spec_.logY ? format.exact(tick.value) : format.number(tick.value, decimals);
}

QString ChartView::xTickText(const Tick& tick, int decimals) const {
    const Formatter& format = Formatter::current();
    return spec_.logX ? format.exact(tick.value) : format.number(tick.value, decimals);
}

void ChartView::layOut() {
    const QFontMetricsF small(Theme::instance().font(Type::Tick)), body(Theme::instance().font(Type::Secondary));
    const QSizeF size = chart()->size();
    const double bottomRoom = small.height() + 8 + (spec_.xTitle.isEmpty() ? 0 : small.height() + 4);
    const double top = spec_.nameY ? 24 : 14;
    const double height = std::max(20.0, size.height() - top - bottomRoom);
    yTicks_ = ticks(range_.bottom, range_.top, std::clamp(static_cast<int>(height / 45), 2, 9), spec_.logY);
    double left = 20;
    const int decimals = tickDecimals(yTicks_);
    for (const Tick& tick : yTicks_) left = std::max(left, small.horizontalAdvance(yTickText(tick, decimals)));
    left += 16;

    // Labels go to the right of their lines' ends. Where the lines end too near the edge, the plot makes room for them.
    double right = 14, widest = 0, lastX = -std::numeric_limits<double>::infinity();
    for (const ChartSeries& series : spec_.series) {
        if (series.endLabel.isEmpty() || series.points.empty()) continue;
        QFont bold = Theme::instance().font(Type::Secondary);
        bold.setBold(series.strong);
        widest = std::max(
            {widest, QFontMetricsF(bold).horizontalAdvance(series.endLabel), small.horizontalAdvance(series.endNote)});
        lastX = std::max(lastX, place(series.points.back().x, spec_.logX));
    }
    if (widest > 0) {
        const double share = std::clamp((whole_.right - lastX) / (whole_.right - whole_.left), 0.0, 1.0);
        if (share * (size.width() - left - right) < widest + 12) right = widest + 18;
    }
    plot_ = QRectF(left, top, std::max(40.0, size.width() - left - right), height);
    xTicks_ = ticks(range_.left, range_.right, std::clamp(static_cast<int>(plot_.width() / 62), 2, 10), spec_.logX,
                    spec_.wholeX);
    chart()->setPlotArea(plot_);
    draw();
}

std::vector<ChartView::Stretch> ChartView::stretches() const {
    const int columns = static_cast<int>(plot_.width());
    const auto cut = [&](std::size_t series, bool pale, const std::vector<CurvePoint>& points) {
        std::vector<Stretch> out;
        std::vector<CurvePoint> moved;
        std::span<const CurvePoint> placed = points;
        const auto has = [](const CurvePoint& point) { return std::isfinite(point.x); };
        // Avoids copying long curves that need no conversion.
        if (spec_.logX || spec_.logY || !std::all_of(points.begin(), points.end(), has)) {
            moved.reserve(points.size());
            for (const CurvePoint& point : points) {
                const double x = place(point.x, spec_.logX);
                if (!std::isnan(x)) moved.push_back({x, place(point.y, spec_.logY)});
            }
            placed = moved;
        }
        Stretch stretch{static_cast<int>(series), pale, {}};
        const auto close = [&] {
            if (!stretch.points.isEmpty()) out.push_back(stretch);
            stretch.points.clear();
        };
        for (const CurvePoint& point : decimate(placed, range_.left, range_.right, columns)) {
            if (std::isfinite(point.y)) {
                stretch.points.append({point.x, point.y});
            } else {
                close();
            }
        }
        close();
        return out;
    };
    const std::size_t count = spec_.series.size();
    std::vector<std::vector<Stretch>> parts(2 * count);
    eachSeries(spec_.series, [&](std::size_t i) {
        if (smoothing_ > 0) parts[i] = cut(i, true, spec_.series[i].points);
        parts[count + i] = cut(i, false, shown(i));
    });
    std::vector<Stretch> out;
    for (std::vector<Stretch>& part : parts) std::ranges::move(part, std::back_inserter(out));
    return out;
}

void ChartView::draw() {
    drawn_ = stretches();
    std::size_t points = 0;
    for (const Stretch& stretch : drawn_) points += static_cast<std::size_t>(stretch.points.size());
    dense_ = points > kDense;
    const std::vector<Stretch> none;
    const std::vector<Stretch>& all = dense_ ? none : drawn_;
    while (lines_.size() < std::ssize(all)) {
        auto* line = new QLineSeries(chart());
        chart()->addSeries(line);
        line->attachAxis(xAxis_);
        line->attachAxis(yAxis_);
        lines_.append(line);
    }
    xAxis_->setRange(range_.left, range_.right);
    yAxis_->setRange(range_.bottom, range_.top);
    for (qsizetype i = 0; i < lines_.size(); ++i) {
        const bool used = i < std::ssize(all);
        lines_[i]->setVisible(used);
        if (!used) {
            lines_[i]->replace(QList<QPointF>());
            continue;
        }
        const Stretch& stretch = all[static_cast<std::size_t>(i)];
        const ChartSeries& series = spec_.series[static_cast<std::size_t>(stretch.series)];
        const SeriesStyle style = Theme::instance().series(series.slot);
        const QColor colour = stretch.pale ? Theme::instance().band(series.slot) : style.line;
        lines_[i]->setPen(seriesPen(style, colour, series.dashed, stretch.pale ? 1.2 : 1.8));
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
    printing_ = true;
    Theme::instance().setPrinting(true);
    restyle();
    scene()->render(&painter, target, QRectF(QPointF(), chart()->size()), Qt::KeepAspectRatio);
    Theme::instance().setPrinting(false);
    printing_ = false;
    restyle();
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
    if (!hasFocus() || printing_) return;
    painter->setPen(QPen(Theme::instance().colour(Role::Accent), 2));
    painter->drawRect(QRectF(QPointF(), chart()->size()).adjusted(1, 1, -1, -1));
}

}  // namespace epochal::ui
