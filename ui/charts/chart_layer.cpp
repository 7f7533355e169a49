#include "ui/charts/chart_layer.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/charts/chart_painter.h"
#include "ui/charts/chart_view.h"
#include "ui/charts/marker.h"

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
    const ChartStyle style = ChartStyle::screen();
    ChartPainter all(*painter, view_.frame_, style);
    if (where_ == Where::Under) return all.paintUnder();
    all.paintOver();
    if (!view_.empty() && !std::isnan(view_.cursor_)) paintCrosshair(*painter, all.layout());
}

void ChartLayer::paintCrosshair(QPainter& painter, const LabelLayout& layout) const {
    const ChartSpec& spec = view_.spec_;
    const QRectF plot = view_.frame_.plot;
    const double x = view_.frame_.pixel(place(view_.cursor_, spec.logX), 0).x();
    if (x < plot.left() - 1 || x > plot.right() + 1) return;
    painter.setPen(QPen(colour(Role::Text2), 1));
    painter.drawLine(QPointF(x, plot.top()), QPointF(x, view_.frame_.bottom()));

    QHash<QString, QColor> inks;
    for (const ChartSeries& series : spec.series) {
        const SeriesStyle style = Theme::instance().series(series.slot);
        inks.insert(series.name, style.text);
        const auto at = std::lower_bound(series.points.begin(), series.points.end(), view_.cursor_,
                                         [](const CurvePoint& point, double value) { return point.x < value; });
        if (at == series.points.end() || at->x != view_.cursor_ || !std::isfinite(at->y)) continue;
        const QPointF dot = view_.frame_.pixel(place(at->x, spec.logX), place(at->y, spec.logY));
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

}  // namespace epochal::ui
