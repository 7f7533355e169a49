#include "ui/pages/parts/mini_chart.h"

#include <algorithm>
#include <cmath>

#include <QPainter>
#include <QPainterPath>

#include "ui/charts/chart_painter.h"
#include "ui/charts/marker.h"
#include "ui/charts/scale.h"
#include "ui/format/formatter.h"
#include "ui/theme/accessible_role.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

constexpr int kNameIndent = 24, kNameHeight = 15;
constexpr double kParts = 4;  ///< of an axis, at most

}  // namespace

MiniChart::MiniChart(QWidget* parent) : QWidget(parent) {
    setAccessibleRole(*this, QAccessible::Chart);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFont(Theme::instance().font(Type::Tick));
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void MiniChart::setLine(QVector<QPointF> points, int decimals, bool fromZero) {
    setLines({{std::move(points), {}}}, decimals, fromZero);
}

void MiniChart::setLines(QVector<Line> lines, int decimals, bool fromZero) {
    lines_ = std::move(lines);
    decimals_ = decimals;
    fromZero_ = fromZero;
    update();
}

void MiniChart::setLevel(std::optional<double> level) {
    level_ = level;
    update();
}

void MiniChart::setMark(std::optional<QPointF> mark) {
    mark_ = mark;
    update();
}

void MiniChart::setEmptyText(const QString& text) {
    empty_ = text;
    update();
}

QString MiniChart::startNote() const {
    const QRectF values = range();
    return values.isValid() && values.top() != 0 ? axisStart(values.top(), values.height(), Formatter::current())
                                                 : QString();
}

QRectF MiniChart::range() const {
    double low = INFINITY, high = -INFINITY, left = INFINITY, right = -INFINITY;
    for (const Line& line : lines_)
        for (const QPointF& point : line.points) {
            if (!std::isfinite(point.y())) continue;
            low = std::min(low, point.y());
            high = std::max(high, point.y());
            left = std::min(left, point.x());
            right = std::max(right, point.x());
        }
    if (!std::isfinite(low)) return {};
    if (level_) low = std::min(low, *level_), high = std::max(high, *level_);
    if (fromZero_) low = std::min(low, 0.0);
    if (high - low < 1e-9) low -= 0.5, high += 0.5;
    const double step = roundedUp((high - low) / kParts);
    low = std::floor(low / step + 1e-9) * step;
    high = std::ceil(high / step - 1e-9) * step;
    if (right <= left) right = left + 1;
    return {left, low, right - left, high - low};
}

void MiniChart::drawTicks(QPainter& painter, const QRectF& plot, const QRectF& values) const {
    const Theme& theme = Theme::instance();
    const Formatter& write = Formatter::current();
    const auto heightOf = [&](double value) {
        return plot.bottom() - (value - values.top()) / values.height() * plot.height();
    };
    const std::vector<Tick> marks = valueTicks(values.top(), values.bottom(), plot.height(), false);
    const int decimals = std::min(decimals_, tickDecimals(marks));
    for (const Tick& tick : marks) {
        const double y = heightOf(tick.value);
        painter.setPen(theme.colour(Role::Grid));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        painter.setPen(theme.colour(Role::Text2));
        if (!level_ || std::abs(y - heightOf(*level_)) >= fontMetrics().height())
            painter.drawText(QRectF(0, y - 8, plot.left() - 5, 16), Qt::AlignRight | Qt::AlignVCenter,
                             write.number(tick.value, decimals));
    }
    painter.setPen(theme.colour(Role::Axis));
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
    painter.setPen(theme.colour(Role::Text2));
    const double across = std::max(1.0, roundedUp(values.width() / kParts));
    for (double x = std::ceil(values.left() / across) * across; x <= values.right() + 1e-9; x += across) {
        const double at = plot.left() + (x - values.left()) / values.width() * plot.width();
        painter.drawText(QRectF(at - 30, plot.bottom() + 2, 60, 15), Qt::AlignCenter, write.integer(std::llround(x)));
    }
}

void MiniChart::drawNames(QPainter& painter, const QRectF& plot) const {
    const Theme& theme = Theme::instance();
    double y = plot.top() + 2;
    for (qsizetype i = 0; i < lines_.size(); ++i) {
        if (lines_[i].name.isEmpty()) continue;
        const SeriesStyle look = theme.series(static_cast<int>(i));
        drawMarker(painter, look, {plot.right() + 14, y + 6}, theme.colour(Role::Base), false);
        painter.setPen(look.text);
        painter.drawText(QPointF(plot.right() + kNameIndent, y + 10), lines_[i].name);
        y += kNameHeight;
    }
}

void MiniChart::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::instance();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF values = range();
    if (!values.isValid()) {
        painter.setPen(theme.colour(Role::Text2));
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap, empty_);
        return;
    }
    const Formatter& write = Formatter::current();
    double widest = 0;
    for (const double end : {values.top(), values.bottom()})
        widest = std::max<double>(widest, fontMetrics().horizontalAdvance(write.number(end, std::max(decimals_, 1))));
    if (level_) widest = std::max<double>(widest, fontMetrics().horizontalAdvance(write.exact(*level_)));
    double names = 0;
    for (const Line& line : lines_)
        if (!line.name.isEmpty())
            names = std::max(names, fontMetrics().horizontalAdvance(line.name) + kNameIndent + 4.0);
    const QRectF plot(widest + 8, 8, width() - widest - 20 - names, height() - 28);
    drawTicks(painter, plot, values);
    const auto place = [&](const QPointF& p) {
        return QPointF(plot.left() + (p.x() - values.left()) / values.width() * plot.width(),
                       plot.bottom() - (p.y() - values.top()) / values.height() * plot.height());
    };
    const SeriesStyle style = theme.series(0);
    if (level_) {
        const QPointF left = place({values.left(), *level_});
        QPen pen(theme.colour(Role::Text), 1.2);
        pen.setDashPattern({7 / 1.2, 4 / 1.2});
        painter.setPen(pen);
        painter.drawLine(left, QPointF(plot.right(), left.y()));
        painter.drawText(QRectF(0, left.y() - 8, plot.left() - 5, 16), Qt::AlignRight | Qt::AlignVCenter,
                         write.exact(*level_));
    }
    for (qsizetype i = 0; i < lines_.size(); ++i) {
        QPainterPath path;
        bool broken = true;
        for (const QPointF& point : lines_[i].points) {
            if (!std::isfinite(point.y())) {
                broken = true;
                continue;
            }
            if (broken)
                path.moveTo(place(point));
            else
                path.lineTo(place(point));
            broken = false;
        }
        const SeriesStyle look = theme.series(static_cast<int>(i));
        painter.setPen(seriesPen(look, look.line, lines_.size() > 1 ? Stroke::Dashed : Stroke::Solid));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(path);
    }
    drawNames(painter, plot);
    if (mark_) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(style.line);
        painter.drawEllipse(place(*mark_), 3.5, 3.5);
    }
}

}  // namespace epochal::ui
