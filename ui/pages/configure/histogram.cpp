#include "ui/pages/configure/histogram.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "core/base/json.h"
#include "ui/charts/scale.h"
#include "ui/format/formatter.h"
#include "ui/theme/accessible_role.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
constexpr int kCountTicks = 3;
}  // namespace

Histogram::Histogram(const QString& name, int below, QWidget* parent) : QWidget(parent), below_(below) {
    setAccessibleRole(*this, QAccessible::Chart);
    setObjectName(name);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFont(Theme::instance().font(Type::Tick));
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void Histogram::begin() {
    current_.reset();
    setAccessibleDescription({});
    update();
}

QRectF Histogram::plot() const {
    const int margin = fontMetrics().horizontalAdvance(Formatter::current().integer(most())) + 6;
    return {static_cast<double>(margin), 6, static_cast<double>(width() - margin - 2),
            static_cast<double>(height() - below_)};
}

void Histogram::paintEvent(QPaintEvent*) {
    if (barCount() == 0) return;
    const Theme& theme = Theme::instance();
    QPainter painter(this);
    const QRectF area = plot();
    const double end = std::max(1.0, static_cast<double>(most()));
    for (const Tick& tick : ticks(0, end, kCountTicks, false, true)) {
        const int y = qRound(area.bottom() - tick.value / end * area.height());
        painter.setPen(theme.colour(Role::Grid));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(theme.colour(Role::Text2));
        painter.drawText(QRectF(0, y - 8, area.left() - 5, 16), Qt::AlignRight | Qt::AlignVCenter,
                         Formatter::current().integer(std::llround(tick.value)));
    }
    drawBars(painter, area, end);
    painter.setPen(theme.colour(Role::Axis));
    painter.drawLine(area.bottomLeft(), area.bottomRight());
    if (!hasFocus()) return;
    painter.setPen(QPen(theme.colour(Role::Accent), 2));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

bool Histogram::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const QRectF area = plot();
    if (barCount() == 0 || help->pos().x() < area.left() || help->pos().x() >= area.right()) {
        QToolTip::hideText();
        return true;
    }
    const double share = (help->pos().x() - area.left()) / area.width();
    const auto bar = static_cast<std::size_t>(share * static_cast<double>(barCount()));
    QToolTip::showText(help->globalPos(), textOf(std::min(bar, barCount() - 1)), this);
    return true;
}

void Histogram::moveTo(std::size_t bar) {
    current_ = std::min(bar, barCount() - 1);
    setAccessibleDescription(textOf(*current_));
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
    const QRectF area = plot();
    const double share = (static_cast<double>(*current_) + 0.5) / static_cast<double>(barCount());
    QToolTip::showText(mapToGlobal(QPointF(area.left() + share * area.width(), area.top()).toPoint()),
                       textOf(*current_), this);
    update();
}

void Histogram::keyPressEvent(QKeyEvent* event) {
    if (barCount() == 0) return QWidget::keyPressEvent(event);
    switch (event->key()) {
        case Qt::Key_Right:
            return moveTo(current_ ? *current_ + 1 : 0);
        case Qt::Key_Left:
            return moveTo(current_.value_or(1) == 0 ? 0 : current_.value_or(1) - 1);
        case Qt::Key_Home:
            return moveTo(0);
        case Qt::Key_End:
            return moveTo(barCount() - 1);
        default:
            QWidget::keyPressEvent(event);
    }
}

}  // namespace epochal::ui
