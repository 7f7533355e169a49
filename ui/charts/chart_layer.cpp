#include "ui/charts/chart_layer.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "ui/charts/chart_view.h"
#include "ui/charts/label_layout.h"
#include "ui/charts/marker.h"
#include "ui/format/formatter.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

QColor colour(Role role) {
    return Theme::instance().colour(role);
}

QFont secondary(bool bold = false) {
    QFont font = Theme::instance().font(Type::Secondary);
    font.setBold(bold);
    return font;
}

double width(const QFont& font, const QString& text) {
    return QFontMetricsF(font).horizontalAdvance(text);
}

/// Bold text, then regular text, from the left edge of `rect`.
void drawPair(QPainter& painter, const QRectF& rect, const QString& strong, const QString& text, const QColor& ink) {
    painter.setPen(ink);
    painter.setFont(secondary(true));
    painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter, strong);
    const double gap = strong.isEmpty() ? 0 : width(secondary(true), strong) + width(secondary(), QStringLiteral(" "));
    painter.setFont(secondary());
    painter.drawText(rect.adjusted(gap, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, text);
}

double pairWidth(const QString& strong, const QString& text) {
    const double gap = strong.isEmpty() || text.isEmpty() ? 0 : width(secondary(), QStringLiteral(" "));
    return width(secondary(true), strong) + gap + width(secondary(), text) + 1;
}

}  // namespace

ChartLayer::ChartLayer(ChartView& view, Where where, QGraphicsItem* chart)
    : QGraphicsItem(chart), view_(view), where_(where) {
    setZValue(where == Where::Under ? -1 : 1000);
    setAcceptedMouseButtons(Qt::NoButton);
}

QRectF ChartLayer::boundingRect() const {
    return {QPointF(), view_.chart()->size()};
}

void ChartLayer::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    where_ == Where::Under ? paintUnder(*painter) : paintOver(*painter);
}

void ChartLayer::paintOver(QPainter& painter) const {
    if (view_.empty()) return paintEmpty(painter);
    LabelLayout layout(
        QRectF(view_.plot_.topLeft(), QPointF(view_.chart()->size().width() - 2, view_.plot_.bottom() - 2)));
    for (const ChartView::Stretch& stretch : view_.drawn_) {
        if (view_.dense_) break;
        QPointF last;
        for (qsizetype i = 0; i < stretch.points.size(); ++i) {
            const QPointF at = view_.pixel(stretch.points[i].x(), stretch.points[i].y());
            // Long straight segments block labels along their whole length, not only at their end points.
            const int parts = i == 0 ? 1 : std::clamp(static_cast<int>(QLineF(last, at).length() / 12), 1, 40);
            for (int part = 1; part <= parts; ++part) layout.addLine(i == 0 ? at : last + (at - last) * part / parts);
            last = at;
        }
    }
    paintCorner(painter, layout);
    paintMarkers(painter);
    paintLines(painter, layout);
    paintFrontiers(painter, layout);
    paintPoints(painter, layout);
    paintBetter(painter, layout);
    paintLegend(painter, layout);
    paintEndLabels(painter, layout);
    paintNotes(painter, layout);
    if (!view_.printing_ && !std::isnan(view_.cursor_)) paintCrosshair(painter, layout);
}

void ChartLayer::paintLines(QPainter& painter, LabelLayout& layout) const {
    const QRectF plot = view_.plot_;
    const QFontMetricsF metrics(secondary());
    for (const ChartLine& line : view_.spec_.lines) {
        const double y = view_.pixel(0, place(line.y, view_.spec_.logY)).y();
        if (std::isnan(y) || y < plot.top() || y > plot.bottom()) continue;
        const SeriesStyle style = Theme::instance().series(line.slot);
        QPen pen(style.line, 1.2);
        pen.setDashPattern({7 / 1.2, 4 / 1.2});
        painter.setPen(pen);
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        layout.take(QRectF(plot.left(), y - 1, plot.width(), 2));
        const double wide = pairWidth(line.strong, line.label);
        QRectF rect(0, y - metrics.height() - 2, wide, metrics.height());
        line.labelLeft ? rect.moveLeft(plot.left() + 6) : rect.moveRight(plot.right() - 2);
        rect = layout.put(rect, true);
        drawPair(painter, rect, line.strong, line.label, style.text);
    }
}

void ChartLayer::paintMarkers(QPainter& painter) const {
    const ChartSpec& spec = view_.spec_;
    const QRectF plot = view_.plot_;
    painter.save();
    painter.setClipRect(plot.adjusted(-5, -5, 5, 5));
    for (std::size_t i = 0; i < spec.series.size(); ++i) {
        const ChartSeries& series = spec.series[i];
        SeriesStyle style = Theme::instance().series(series.slot);
        if (series.marker) style.marker = *series.marker;
        const auto draw = [&](const CurvePoint& point, bool filled) {
            const double x = place(point.x, spec.logX), y = place(point.y, spec.logY);
            if (std::isnan(x) || std::isnan(y)) return;
            const QPointF at = view_.pixel(x, y);
            if (plot.adjusted(-1, -1, 1, 1).contains(at)) drawMarker(painter, style, at, colour(Role::Base), filled);
        };
        const auto every = static_cast<std::size_t>(series.markerEvery);
        if (every > 0) {
            const std::vector<CurvePoint>& points = view_.shown(i);
            for (std::size_t at = every - 1; at < points.size(); at += every) draw(points[at], series.filled);
        }
        if (series.dot) draw(*series.dot, true);
    }
    painter.restore();
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour(Role::Axis));
    for (const double mark : view_.spec_.marks) {
        const double x = view_.pixel(place(mark, spec.logX), 0).x();
        if (std::isnan(x) || x < plot.left() || x > plot.right()) continue;
        painter.drawPolygon(QPolygonF({{x, plot.bottom() - 6}, {x - 3.5, plot.bottom()}, {x + 3.5, plot.bottom()}}));
    }
}

void ChartLayer::paintEndLabels(QPainter& painter, LabelLayout& layout) const {
    const ChartSpec& spec = view_.spec_;
    const QFont small = Theme::instance().font(Type::Tick);
    const double noteHeight = QFontMetricsF(small).height();
    int unnamed = 0;  // no room for the label; the cursor and the legend name them
    for (std::size_t i = 0; i < spec.series.size(); ++i) {
        const ChartSeries& series = spec.series[i];
        if (series.endLabel.isEmpty()) continue;
        const std::vector<CurvePoint>& points = view_.shown(i);
        const auto last = std::find_if(points.rbegin(), points.rend(), [&](const CurvePoint& point) {
            const double x = place(point.x, spec.logX), y = place(point.y, spec.logY);
            return !std::isnan(y) && x >= view_.range_.left && x <= view_.range_.right;
        });
        if (last == points.rend()) continue;
        const QPointF end = view_.pixel(place(last->x, spec.logX), place(last->y, spec.logY));
        const QFont font = secondary(series.strong);
        const double lineHeight = QFontMetricsF(font).height();
        const double wide = std::max(width(font, series.endLabel), width(small, series.endNote)) + 2;
        const auto rect = layout.putFree(QRectF(end.x() + 8, end.y() - lineHeight / 2, wide,
                                                lineHeight + (series.endNote.isEmpty() ? 0 : noteHeight)),
                                         end.x() + 8 + wide > view_.plot_.right());
        if (!rect) {
            ++unnamed;
            continue;
        }
        painter.setFont(font);
        painter.setPen(Theme::instance().series(series.slot).text);
        painter.drawText(QRectF(rect->topLeft(), QSizeF(wide, lineHeight)), Qt::AlignLeft | Qt::AlignVCenter,
                         series.endLabel);
        painter.setFont(small);
        painter.setPen(colour(Role::Text2));
        painter.drawText(QRectF(rect->left(), rect->top() + lineHeight, wide, noteHeight),
                         Qt::AlignLeft | Qt::AlignVCenter, series.endNote);
    }
    if (unnamed == 0) return;
    const QString more = ChartView::tr("and %n more", "", unnamed);
    QRectF rect(0, view_.plot_.top(), width(small, more) + 2, noteHeight);
    rect.moveRight(view_.plot_.right() - 2);
    if (const auto place = layout.putFree(rect, true))
        painter.drawText(*place, Qt::AlignRight | Qt::AlignVCenter, more);
}

void ChartLayer::paintNotes(QPainter& painter, LabelLayout& layout) const {
    const QFontMetricsF metrics(secondary()), small(Theme::instance().font(Type::Tick));
    const QRectF plot = view_.plot_;
    for (const ChartNote& note : view_.spec_.notes) {
        const QPointF at = view_.pixel(place(note.x, view_.spec_.logX), place(note.y, view_.spec_.logY));
        if (!plot.contains(at)) continue;
        const double wide = pairWidth(note.strong, note.text);
        const QRectF rect = layout.put(QRectF(at.x(), at.y() - metrics.height() - 6, wide, metrics.height()), true);
        const QColor ink = note.slot < 0 ? colour(Role::Text2) : Theme::instance().series(note.slot).text;
        drawPair(painter, rect, note.strong, note.text, ink);
    }
    painter.setFont(Theme::instance().font(Type::Tick));
    painter.setPen(colour(Role::Text2));
    for (const ChartShade& shade : view_.spec_.shades) {
        const double x = view_.pixel(place(shade.from, view_.spec_.logX), 0).x();
        if (shade.label.isEmpty() || x < plot.left() - 1 || x > plot.right()) continue;
        const QRectF wanted(x + 6, plot.bottom() - small.height() - 8, small.horizontalAdvance(shade.label) + 2,
                            small.height());
        painter.drawText(layout.put(wanted, true), Qt::AlignLeft | Qt::AlignVCenter, shade.label);
    }
}

void ChartLayer::paintCorner(QPainter& painter, LabelLayout& layout) const {
    const ChartSpec& spec = view_.spec_;
    const Formatter& format = Formatter::current();
    QStringList parts;
    if (!spec.marks.empty() && !spec.marksLabel.isEmpty())
        parts += QChar(0x25B2) + QStringLiteral(" ") + spec.marksLabel;
    if (view_.below_ > 0 && view_.fitted_) parts += ChartView::tr("%n value(s) below", "", view_.below_);
    if (view_.notPlaced_ > 0) parts += ChartView::tr("%n value(s) of 0 or less not shown", "", view_.notPlaced_);
    if (!spec.logY && view_.range_.bottom != 0) {
        const double start = view_.range_.bottom;
        parts += ChartView::tr("axis starts at %1")
                     .arg(format.number(start,
                                        std::abs(start - std::round(start)) < 1e-9 ? 0 : tickDecimals(view_.yTicks_)));
    }
    if (parts.isEmpty()) return;
    const QString text = parts.join(QStringLiteral(" · "));
    const QFont font = Theme::instance().font(Type::Tick);
    const QFontMetricsF metrics(font);
    QRectF rect(0, view_.plot_.bottom() - metrics.height() - 5, metrics.horizontalAdvance(text) + 2, metrics.height());
    rect.moveRight(view_.plot_.right() - 2);
    rect = layout.put(rect, true);
    painter.setFont(font);
    painter.setPen(colour(Role::Text2));
    painter.drawText(rect, Qt::AlignRight | Qt::AlignVCenter, text);
}

void ChartLayer::paintLegend(QPainter& painter, LabelLayout& layout) const {
    if (!view_.legend_) return;
    const QFontMetricsF metrics(secondary());
    double wide = 0;
    const double row = metrics.height() + 2;
    // As many as fit in the plot; of two hundred runs the first few, and the number of the others.
    const auto all = view_.spec_.series.size();
    const auto most = static_cast<std::size_t>(std::max(2.0, (view_.plot_.height() - 26) / row));
    const std::size_t named = all <= most ? all : most - 1;
    const QString more = named < all ? ChartView::tr("and %n more", "", static_cast<int>(all - named)) : QString();
    for (std::size_t i = 0; i < named; ++i) wide = std::max(wide, width(secondary(), view_.spec_.series[i].name));
    wide = std::min(std::max(wide, width(secondary(), more)), std::max(60.0, view_.plot_.width() - 80));
    const QRectF box = layout.put(QRectF(view_.plot_.left() + 8, view_.plot_.top() + 8, wide + 58,
                                         row * static_cast<double>(named + (more.isEmpty() ? 0 : 1)) + 10),
                                  true);
    painter.setPen(QPen(colour(Role::Line), 1));
    painter.setBrush(colour(Role::Base));
    painter.drawRect(box);
    double y = box.top() + 5 + row / 2;
    for (std::size_t i = 0; i < named; ++i) {
        const ChartSeries& series = view_.spec_.series[i];
        const SeriesStyle style = Theme::instance().series(series.slot);
        painter.setPen(seriesPen(style, style.line, series.dashed));
        painter.drawLine(QPointF(box.left() + 8, y), QPointF(box.left() + 40, y));
        drawMarker(painter, style, {box.left() + 24, y}, colour(Role::Base), false);
        painter.setFont(secondary());
        painter.setPen(colour(Role::Text));
        painter.drawText(QRectF(box.left() + 48, y - row / 2, wide + 2, row), Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(series.name, Qt::ElideMiddle, wide + 2));
        y += row;
    }
    painter.setPen(colour(Role::Text2));
    painter.drawText(QRectF(box.left() + 48, y - row / 2, wide + 2, row), Qt::AlignLeft | Qt::AlignVCenter, more);
}

void ChartLayer::paintCrosshair(QPainter& painter, const LabelLayout& layout) const {
    const ChartSpec& spec = view_.spec_;
    const QRectF plot = view_.plot_;
    const double x = view_.pixel(place(view_.cursor_, spec.logX), 0).x();
    if (x < plot.left() - 1 || x > plot.right() + 1) return;
    painter.setPen(QPen(colour(Role::Text2), 1));
    painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));

    QHash<QString, QColor> inks;
    for (const ChartSeries& series : spec.series) {
        const SeriesStyle style = Theme::instance().series(series.slot);
        inks.insert(series.name, style.text);
        const auto at = std::lower_bound(series.points.begin(), series.points.end(), view_.cursor_,
                                         [](const CurvePoint& point, double value) { return point.x < value; });
        if (at == series.points.end() || at->x != view_.cursor_ || !std::isfinite(at->y)) continue;
        const QPointF dot = view_.pixel(place(at->x, spec.logX), place(at->y, spec.logY));
        if (plot.contains(dot)) drawMarker(painter, style, dot, colour(Role::Base), true);
    }

    const QStringList rows = view_.cursorText();
    const QFontMetricsF metrics(secondary(true));
    double names = 0, values = 0;
    for (const QString& row : rows) {
        names = std::max(names, metrics.horizontalAdvance(row.section(QLatin1Char('\t'), 0, 0)));
        values = std::max(values, metrics.horizontalAdvance(row.section(QLatin1Char('\t'), 1)));
    }
    const double line = metrics.height();
    const QSizeF size(names + values + 44, line * static_cast<double>(rows.size()) + 12);
    QRectF box;
    int least = std::numeric_limits<int>::max();
    for (const double left : {x - 8 - size.width(), x + 8}) {
        if (left < 2 || left + size.width() > view_.chart()->size().width() - 2) continue;
        for (int step = 0; step <= 4; ++step) {
            const double top = plot.top() + 4 + (plot.height() - 8 - size.height()) * (4 - step) / 4;
            const QRectF candidate(QPointF(left, std::max(0.0, top)), size);
            const int crowd = layout.crowd(candidate);
            if (crowd < least) {
                least = crowd;
                box = candidate;
            }
        }
    }
    if (box.isNull()) box = QRectF(QPointF(std::max(2.0, x - size.width() / 2), plot.top()), size);
    painter.setPen(QPen(colour(Role::Axis), 1));
    painter.setBrush(colour(Role::Base));
    painter.drawRect(box);
    double y = box.top() + 6;
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const QString name = rows[i].section(QLatin1Char('\t'), 0, 0), value = rows[i].section(QLatin1Char('\t'), 1);
        const QRectF rect(box.left() + 10, y, box.width() - 20, line);
        painter.setFont(secondary(i == 0));
        painter.setPen(i == 0 ? colour(Role::Text) : inks.value(name, colour(Role::Text)));
        painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter, name);
        painter.setFont(secondary());
        painter.setPen(colour(Role::Text));
        painter.drawText(rect, Qt::AlignRight | Qt::AlignVCenter, value);
        y += line;
    }
}

void ChartLayer::paintEmpty(QPainter& painter) const {
    painter.setFont(Theme::instance().font(Type::Body));
    painter.setPen(colour(Role::Text2));
    painter.drawText(boundingRect().adjusted(24, 0, -24, 0), Qt::AlignCenter | Qt::TextWordWrap, view_.spec_.emptyText);
}

}  // namespace epochal::ui
