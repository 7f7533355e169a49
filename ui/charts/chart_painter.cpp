#include "ui/charts/chart_painter.h"

#include <QPaintEngine>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "ui/charts/chart_foot.h"
#include "ui/charts/chart_keys.h"
#include "ui/charts/end_labels.h"
#include "ui/charts/event_lines.h"
#include "ui/charts/frontier_lines.h"
#include "ui/charts/marker.h"
#include "ui/charts/point_labels.h"
#include "ui/charts/span_picture.h"

namespace epochal::ui {

namespace {

struct PainterWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::ChartView)
};

QColor ink(Role role) {
    return Theme::instance().colour(role);
}

}  // namespace

ChartPainter::ChartPainter(QPainter& painter, const ChartFrame& frame, const ChartStyle& style)
    : painter_(painter),
      frame_(frame),
      spec_(*frame.spec),
      style_(style),
      layout_(QRectF(frame.plot.topLeft(), QPointF(frame.size.width() - 2, frame.plot.bottom() - 2)),
              frame.plot.adjusted(0, 0, 0, -2)) {}

void paintChart(QPainter& painter, const ChartSpec& spec, QSizeF size, const ChartStyle& style) {
    ChartFrame frame;
    frame.spec = &spec;
    frame.range = frame.whole = wholeRange(spec);
    frame.counts = countValues(spec, frame.whole);
    frame.layOut(size, style);
    frame.cutLines();
    ChartPainter(painter, frame, style).paintAll();
}

void ChartPainter::paintAll() {
    painter_.save();
    painter_.setRenderHint(QPainter::Antialiasing);
    paintUnder();
    if (!frame_.dense) paintLines();
    paintOver();
    painter_.restore();
}

void ChartPainter::paintOver() {
    if (frame_.empty()) return paintEmpty();
    keepClearOfLines();
    paintFrontiers(painter_, frame_, layout_);
    paintFoot(painter_, frame_, style_);
    paintEventLines(painter_, frame_);
    paintCorner();
    paintLevels();
    paintMarkers();
    nameEventLines(painter_, frame_, style_, layout_);
    nameLevels();
    paintPoints();
    nameFrontiers(painter_, frame_, style_, layout_);
    paintBetter(painter_, frame_, style_, layout_);
    paintLegend();
    paintEndLabels();
    paintNotes();
    paintShadeNotes();
    paintKeys(painter_, spec_, frame_.size.width(), style_);
}

void ChartPainter::keepClearOfLines() {
    for (const double x : frame_.uprights()) layout_.addUpright({x, frame_.plot.top(), x, frame_.plot.bottom()});
    for (const ChartPoint& point : spec_.points) layout_.addLine(frame_.at({point.x, point.y}));
    for (const ChartLine& line : spec_.lines) {
        const double y = frame_.pixel(0, place(line.y, spec_.logY)).y();
        if (!std::isnan(y)) layout_.take(QRectF(frame_.plot.left(), y - 1, frame_.plot.width(), 2));
    }
    for (const ChartStretch& stretch : frame_.lines) {
        if (frame_.dense) {
            keepClearOfDense(stretch);
            continue;
        }
        QPointF last;
        for (qsizetype i = 0; i < stretch.points.size(); ++i) {
            const QPointF at = frame_.pixel(stretch.points[i].x(), stretch.points[i].y());
            // Straight segments block labels along their whole length, not only at their end points.
            const int parts = i == 0 ? 1 : std::clamp(static_cast<int>(QLineF(last, at).length() / 4), 1, 200);
            for (int part = 1; part <= parts; ++part) layout_.addLine(i == 0 ? at : last + (at - last) * part / parts);
            last = at;
        }
    }
}

/// A dense line blocks, column by column, all from its lowest to its highest value there.
void ChartPainter::keepClearOfDense(const ChartStretch& stretch) {
    constexpr double kColumn = 4;  // px, less than any label
    double column = 0, high = 0, low = -1;
    const auto block = [&] {
        for (double y = high; y <= low; y += kColumn) layout_.addLine({column, y});
    };
    for (const QPointF& point : stretch.points) {
        const QPointF at = frame_.pixel(point.x(), point.y());
        const double its = std::floor(at.x() / kColumn) * kColumn;
        if (low < high || its != column) {
            block();
            column = its;
            high = low = at.y();
        }
        high = std::min(high, at.y());
        low = std::max(low, at.y());
    }
    block();
}

void ChartPainter::writeClear(const QRectF& rect, int flags, const QString& text, Type type, bool bold) {
    // A line under it stays visible up to the letters.
    if (layout_.hasLine(rect)) style_.writeHalo(painter_, rect, flags, text, type, bold, ink(Role::Base));
    style_.write(painter_, rect, flags, text, type, bold);
}

SeriesStyle ChartPainter::lookOf(std::size_t series) const {
    SeriesStyle style = Theme::instance().series(spec_.series[series].slot);
    if (frame_.isGrey(series)) style.line = style.fill = style.text = ink(Role::Edge);
    return style;
}

void ChartPainter::mark(QPointF at, SeriesStyle style, Marker marker, bool filled, double scale) {
    style.marker = marker;
    painter_.save();
    painter_.translate(at);
    painter_.scale(scale, scale);
    drawMarker(painter_, style, {}, ink(Role::Base), filled);
    painter_.restore();
}

void ChartPainter::paintLines() {
    // On paper, crowded lines are drawn thinner, or their jitter would merge into a solid band.
    constexpr qsizetype kCrowded = 300, kVeryCrowded = 3000;
    qsizetype points = 0;
    for (const ChartStretch& stretch : frame_.lines) points += stretch.points.size();
    const double width = !style_.isPaper() || points <= kCrowded ? 1.8 : points <= kVeryCrowded ? 1.1 : 0.7;
    painter_.save();
    painter_.setClipRect(frame_.plot);
    painter_.setBrush(Qt::NoBrush);
    for (const std::size_t i : frame_.drawOrder()) {
        const ChartStretch& stretch = frame_.lines[i];
        const ChartSeries& series = spec_.series[stretch.series];
        const SeriesStyle style = lookOf(stretch.series);
        const bool pale = stretch.pale && !frame_.isGrey(stretch.series);
        const QColor colour = pale ? Theme::instance().paleLine(series.slot) : style.line;
        QPainterPath path;
        for (const QPointF& point : stretch.points) {
            const QPointF at = frame_.pixel(point.x(), point.y());
            path.elementCount() == 0 ? path.moveTo(at) : path.lineTo(at);
        }
        painter_.setPen(seriesPen(style, colour, strokeOf(series), stretch.pale ? 1.2 : width));
        painter_.drawPath(path);
    }
    painter_.restore();
}

void ChartPainter::paintMarkers() {
    const QRectF plot = frame_.plot;
    painter_.save();
    painter_.setClipRect(plot.adjusted(-5, -5, 5, 5));
    for (std::size_t i = 0; i < spec_.series.size(); ++i) {
        const ChartSeries& series = spec_.series[i];
        const Marker marker = series.marker.value_or(Theme::instance().series(series.slot).marker);
        const auto draw = [&](const CurvePoint& point, bool filled) {
            if (!hasPlace(spec_, point)) return;
            const QPointF at = frame_.at(point);
            if (plot.adjusted(-1, -1, 1, 1).contains(at)) mark(at, lookOf(i), marker, filled);
        };
        if (series.ring && hasPlace(spec_, *series.ring)) {
            constexpr double kRing = 6.5;
            painter_.setPen(QPen(lookOf(i).line, 1.4));
            painter_.setBrush(ink(Role::Base));
            painter_.drawEllipse(frame_.at(*series.ring), kRing, kRing);
        }
        const auto every = static_cast<std::size_t>(series.markerEvery);
        if (every > 0) {
            const std::vector<CurvePoint>& points = frame_.shown(i);
            for (std::size_t at = every - 1; at < points.size(); at += every)
                draw(points[at],
                     series.filled && std::ranges::find(series.hollow, points[at].x) == series.hollow.end());
        }
        if (series.dot) draw(*series.dot, true);
    }
    painter_.restore();
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(ink(Role::Axis));
    for (const double mark : spec_.marks) {
        const double x = frame_.pixel(place(mark, spec_.logX), 0).x();
        if (std::isnan(x) || x < plot.left() || x > plot.right()) continue;
        const bool best = spec_.bestMark && *spec_.bestMark == mark;
        const double half = best ? 5 : 3.5;
        painter_.setBrush(best ? Theme::instance().series(0).line : ink(Role::Axis));
        painter_.drawPolygon(
            QPolygonF({{x, plot.bottom() - (best ? 9 : 6)}, {x - half, plot.bottom()}, {x + half, plot.bottom()}}));
    }
}

void ChartPainter::paintEndLabels() {
    const double noteHeight = style_.height(Type::Tick), lineHeight = style_.height(Type::Secondary);
    int unnamed = 0;  // no room for the label; the cursor and the legend name them
    for (const EndLabel& label : placedEndLabels(frame_, style_, layout_)) {
        if (!label.rect) {
            ++unnamed;
            continue;
        }
        const ChartSeries& series = spec_.series[label.series];
        const QRectF& rect = *label.rect;
        if (label.leader) {
            painter_.setPen(QPen(ink(Role::Text2), 0.8));
            painter_.drawLine(*label.leader);
        }
        painter_.setPen(Theme::instance().series(series.slot).text);
        writeClear(QRectF(rect.topLeft(), QSizeF(rect.width(), lineHeight)), Qt::AlignLeft | Qt::AlignVCenter,
                   label.name, Type::Secondary, series.strong);
        painter_.setPen(ink(Role::Text2));
        writeClear(QRectF(rect.left(), rect.top() + lineHeight, rect.width(), noteHeight),
                   Qt::AlignLeft | Qt::AlignVCenter, label.note, Type::Tick);
    }
    if (unnamed == 0) return;
    const QString more = PainterWords::tr("and %n more", "", unnamed);
    QRectF rect(0, frame_.plot.top(), style_.width(Type::Tick, more) + 2, noteHeight);
    rect.moveRight(frame_.plot.right() - 2);
    painter_.setPen(ink(Role::Text2));
    if (const auto place = layout_.putFree(rect, true))
        writeClear(*place, Qt::AlignRight | Qt::AlignVCenter, more, Type::Tick);
}

void ChartPainter::paintLegend() {
    if (!frame_.legend) return;
    const QRectF plot = frame_.plot;
    double wide = 0;
    const double row = style_.height(Type::Secondary) + 2;
    // As many as fit in the plot; of two hundred runs the first few, and the number of the others.
    const auto all = spec_.series.size();
    const auto most = static_cast<std::size_t>(std::max(2.0, (plot.height() - 26) / row));
    const std::size_t named = all <= most ? all : most - 1;
    const QString more = named < all ? PainterWords::tr("and %n more", "", static_cast<int>(all - named)) : QString();
    for (std::size_t i = 0; i < named; ++i) wide = std::max(wide, style_.width(Type::Secondary, spec_.series[i].name));
    wide = std::min(std::max(wide, style_.width(Type::Secondary, more)), std::max(60.0, plot.width() - 80));
    const QRectF box = layout_.put(QRectF(plot.left() + 8, plot.top() + 8, wide + 58,
                                          row * static_cast<double>(named + (more.isEmpty() ? 0 : 1)) + 10),
                                   true);
    painter_.setPen(QPen(ink(Role::Line), 1));
    painter_.setBrush(ink(Role::Base));
    painter_.drawRect(box);
    double y = box.top() + 5 + row / 2;
    for (std::size_t i = 0; i < named; ++i) {
        const ChartSeries& series = spec_.series[i];
        const SeriesStyle style = Theme::instance().series(series.slot);
        painter_.setPen(seriesPen(style, style.line, strokeOf(series)));
        painter_.drawLine(QPointF(box.left() + 8, y), QPointF(box.left() + 40, y));
        mark({box.left() + 24, y}, style, series.marker.value_or(style.marker), series.filled);
        painter_.setPen(ink(Role::Text));
        style_.write(painter_, QRectF(box.left() + 48, y - row / 2, wide + 2, row), Qt::AlignLeft | Qt::AlignVCenter,
                     style_.elided(Type::Secondary, series.name, wide + 2, Qt::ElideMiddle), Type::Secondary);
        y += row;
    }
    painter_.setPen(ink(Role::Text2));
    style_.write(painter_, QRectF(box.left() + 48, y - row / 2, wide + 2, row), Qt::AlignLeft | Qt::AlignVCenter, more,
                 Type::Secondary);
}

void ChartPainter::paintEmpty() {
    painter_.setPen(ink(Role::Text2));
    style_.write(painter_, QRectF(QPointF(), frame_.size).adjusted(24, 0, -24, 0), Qt::AlignCenter | Qt::TextWordWrap,
                 spec_.emptyText, Type::Body);
}

// Under the lines: shades, grid, bands and tick labels.

void ChartPainter::paintUnder() {
    if (frame_.empty()) return;
    paintShades();
    paintGrid();
    paintBands();
    if (frame_.dense) paintDense();
    paintTicks();
}

void ChartPainter::paintShades() {
    const QRectF plot = frame_.plot;
    if (const double limit = spec_.beyond ? frame_.pixel(0, place(*spec_.beyond, spec_.logY)).y() : plot.top();
        limit > plot.top())
        painter_.fillRect(QRectF(plot.topLeft(), QPointF(plot.right(), std::min(limit, plot.bottom()))),
                          ink(Role::Alternate));
    for (const ChartShade& shade : spec_.shades) {
        const double left = std::clamp(frame_.pixel(place(shade.from, spec_.logX), 0).x(), plot.left(), plot.right());
        const double right = std::clamp(frame_.pixel(place(shade.to, spec_.logX), 0).x(), plot.left(), plot.right());
        if (!(right > left)) continue;
        painter_.fillRect(QRectF(QPointF(left, plot.top()), QPointF(right, plot.bottom())), ink(Role::Alternate));
    }
}

void ChartPainter::paintGrid() {
    const QRectF plot = frame_.plot;
    painter_.setRenderHint(QPainter::Antialiasing, false);
    painter_.setPen(QPen(ink(Role::Grid), 1));
    for (const Tick& tick : frame_.xTicks) {
        const double x = frame_.pixel(tick.at, 0).x();
        painter_.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
    }
    for (const Tick& tick : frame_.yTicks) {
        const double y = frame_.pixel(0, tick.at).y();
        painter_.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
    }
    painter_.setPen(QPen(ink(Role::Axis), 1, Qt::DotLine));
    for (const ChartShade& shade : spec_.shades) {
        const double x = frame_.pixel(place(shade.from, spec_.logX), 0).x();
        if (shade.ends && x > plot.left() && x < plot.right())
            painter_.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
    }
    painter_.setRenderHint(QPainter::Antialiasing);
}

void ChartPainter::paintBands() {
    painter_.save();
    painter_.setClipRect(frame_.plot);
    painter_.setPen(Qt::NoPen);
    for (const ChartSeries& series : spec_.series) {
        painter_.setBrush(Theme::instance().band(series.slot));
        QPolygonF upper, lower;
        const auto flush = [&] {
            std::reverse(lower.begin(), lower.end());
            if (upper.size() > 1) painter_.drawPolygon(upper + lower);
            upper.clear();
            lower.clear();
        };
        const auto stride = std::max<std::size_t>(
            1, series.band.size() / std::max<std::size_t>(1, static_cast<std::size_t>(frame_.plot.width())));
        for (std::size_t i = 0; i < series.band.size(); ++i) {
            const ChartBandPoint& point = series.band[i];
            const double x = place(point.x, spec_.logX), low = place(point.low, spec_.logY),
                         high = place(point.high, spec_.logY);
            if (std::isnan(x) || std::isnan(low) || std::isnan(high)) {
                flush();
            } else if (i % stride == 0 || i + 1 == series.band.size()) {
                upper.append(frame_.pixel(x, high));
                lower.append(frame_.pixel(x, low));
            }
        }
        flush();
    }
    painter_.restore();
}

void ChartPainter::paintTicks() {
    const QRectF plot = frame_.plot;
    painter_.setRenderHint(QPainter::Antialiasing, false);
    painter_.setPen(QPen(ink(Role::Axis), 1));
    painter_.drawLine(plot.bottomLeft(), plot.bottomRight());
    for (const Tick& tick : frame_.xTicks) {
        const double x = frame_.pixel(tick.at, 0).x();
        painter_.drawLine(QPointF(x, frame_.bottom()), QPointF(x, frame_.bottom() + 4));
    }
    painter_.setRenderHint(QPainter::Antialiasing);
    const double high = style_.height(Type::Tick);
    painter_.setPen(ink(Role::Text2));
    double taken = -1e9;
    for (const Tick& tick : frame_.xTicks) {
        const QString text = frame_.xTickText(tick, style_.format());
        const double half = style_.width(Type::Tick, text) / 2;
        const double x = std::min(frame_.pixel(tick.at, 0).x(), frame_.size.width() - 2 - half);
        if (x - half < taken) continue;
        taken = x + half + 6;
        style_.write(painter_, QRectF(x - half - 1, frame_.bottom() + 5, 2 * half + 2, high), Qt::AlignCenter, text,
                     Type::Tick);
    }
    double written = std::numeric_limits<double>::infinity();
    for (const Tick& tick : frame_.yTicks) {
        const double y = frame_.pixel(0, tick.at).y();
        if (written - y < high) continue;
        written = y;
        style_.write(painter_, QRectF(0, y - high / 2, plot.left() - 6, high), Qt::AlignRight | Qt::AlignVCenter,
                     frame_.yTickText(tick, style_.format()), Type::Tick);
    }
    if (spec_.nameY)
        style_.write(painter_, QRectF(4, 2, frame_.size.width() - 8, high), Qt::AlignLeft | Qt::AlignVCenter,
                     spec_.yTitle, Type::Tick);
    QRectF title(plot.left(), frame_.bottom() + 7 + high, plot.width(), high);
    if (const double wide = style_.width(Type::Tick, spec_.xTitle) + 2; wide > plot.width()) {
        title.setWidth(wide);
        title.moveLeft(std::max(0.0, std::min(plot.center().x() - wide / 2, frame_.size.width() - wide)));
    }
    style_.write(painter_, title, Qt::AlignCenter, spec_.xTitle, Type::Tick);
}

// Lines too dense for Qt Charts: column by column on a screen or an image, else as one-pixel polylines.

void ChartPainter::paintDense() {
    const auto inkOf = [&](const ChartStretch& stretch) {
        const int slot = spec_.series[stretch.series].slot;
        if (frame_.isGrey(stretch.series)) return lookOf(stretch.series).line;
        return stretch.pale ? Theme::instance().paleLine(slot) : Theme::instance().series(slot).line;
    };
    const QTransform& device = painter_.deviceTransform();
    const bool pixels = painter_.paintEngine()->type() == QPaintEngine::Raster && device.type() <= QTransform::TxScale;
    painter_.save();
    if (pixels) {
        // One more row and column, for values exactly on the edge.
        const QRect area = device.mapRect(frame_.plot).toAlignedRect().adjusted(0, 0, 1, 1);
        QImage picture(area.size(), QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::transparent);
        const QPointF zero = device.map(frame_.pixel(0, 0)) - area.topLeft();
        const QPointF one = device.map(frame_.pixel(1, 1)) - area.topLeft();
        std::vector<InkedLine> lines;
        lines.reserve(frame_.lines.size());
        for (const std::size_t i : frame_.drawOrder()) {
            const ChartStretch& stretch = frame_.lines[i];
            lines.push_back(
                {{stretch.points.data(), static_cast<std::size_t>(stretch.points.size())}, inkOf(stretch).rgb()});
        }
        drawSpans(picture, lines, {one.x() - zero.x(), zero.x(), one.y() - zero.y(), zero.y()});
        painter_.drawImage(device.inverted().mapRect(QRectF(area)), picture);
    } else {
        painter_.setClipRect(frame_.plot);
        painter_.setRenderHint(QPainter::Antialiasing, false);
        for (const std::size_t i : frame_.drawOrder()) {
            const ChartStretch& stretch = frame_.lines[i];
            QPen pen(inkOf(stretch), 1);
            pen.setCosmetic(true);
            painter_.setPen(pen);
            QPolygonF line;
            line.reserve(stretch.points.size());
            for (const QPointF& point : stretch.points) line.append(frame_.pixel(point.x(), point.y()));
            painter_.drawPolyline(line);
        }
    }
    painter_.restore();
}

// What a scatter plot has besides lines: points with their names.

void ChartPainter::paintPoints() {
    const QRectF plot = frame_.plot.adjusted(-1, -1, 1, 1);
    constexpr double kPoint = 1.3, kSmall = 0.6;  // a point that stands alone is larger than a line's marker
    // What is not selected lies underneath, and samples under their means.
    for (const auto& [faint, small] : {std::pair(true, true), {true, false}, {false, true}, {false, false}})
        for (const ChartPoint& point : spec_.points) {
            const QPointF at = frame_.at({point.x, point.y});
            if (point.faint != faint || point.small != small || !plot.contains(at)) continue;
            SeriesStyle style = Theme::instance().series(point.slot);
            if (point.ramp) style.line = style.fill = Theme::instance().ramp(*point.ramp);
            if (point.faint) style.line = style.fill = ink(Role::Edge);
            paintSpread(point, style.line);
            mark(at, style, point.marker, point.filled, point.small ? kSmall : kPoint);
            const double half = point.small ? 3 : 6;
            layout_.take(QRectF(at - QPointF(half, half), QSizeF(2 * half, 2 * half)));
            if (!point.small) layout_.addPoint(at);
        }
    for (const PointLabel& label : placedPointLabels(frame_, style_, layout_)) {
        painter_.setPen(ink(Role::Text));
        style_.write(painter_, label.rect, Qt::AlignLeft | Qt::AlignVCenter, label.name, Type::Secondary);
        if (!label.leader) continue;
        painter_.setPen(QPen(ink(Role::Text2), 0.8));
        painter_.drawLine(*label.leader);
    }
}

void ChartPainter::paintSpread(const ChartPoint& point, const QColor& colour) {
    if (!(point.spread > 0) || !std::isfinite(point.spread)) return;
    const QPointF high = frame_.at({point.x, point.y + point.spread});
    QPointF low = frame_.at({point.x, point.y - point.spread});
    if (std::isnan(low.y())) low = {high.x(), frame_.plot.bottom()};  // not above zero on a logarithmic axis
    painter_.save();
    painter_.setClipRect(frame_.plot);
    painter_.setPen(QPen(colour, 1.2));
    painter_.drawLine(low, high);
    painter_.restore();
}

}  // namespace epochal::ui
