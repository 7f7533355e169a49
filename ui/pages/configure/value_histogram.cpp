#include "ui/pages/configure/value_histogram.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "ui/charts/scale.h"
#include "ui/format/formatter.h"
#include "ui/theme/accessible_role.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
constexpr int kRowTicks = 3;
constexpr int kEndsHeight = 16;  ///< px, of the labels below
}  // namespace

ValueHistogram::ValueHistogram(QWidget* parent) : QWidget(parent) {
    setAccessibleRole(*this, QAccessible::Chart);
    setObjectName(QStringLiteral("valueHistogram"));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFont(Theme::instance().font(Type::Tick));
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void ValueHistogram::setTable(std::shared_ptr<const TableDescription> table) {
    if (table == table_) return;
    table_ = std::move(table);
    rows_.clear();
    if (table_) {
        const TableColumn& target = table_->targetColumn();
        rows_ = target.histogram;
        for (const CategoryCount& one : target.categories) rows_.push_back(one.rows);
    }
    most_ = rows_.empty() ? 0 : std::ranges::max(rows_);
    current_.reset();
    setAccessibleDescription({});
    update();
}

double ValueHistogram::edge(std::size_t bar) const {
    const TableColumn& target = table_->targetColumn();
    const double share = static_cast<double>(bar) / static_cast<double>(rows_.size());
    return std::lerp(target.minimum.value_or(0), target.maximum.value_or(0), share);
}

QString ValueHistogram::number(double value) const {
    const TableColumn& target = table_->targetColumn();
    const double widest = std::max(std::abs(target.minimum.value_or(0)), std::abs(target.maximum.value_or(0)));
    constexpr int kDigits = 4;
    return Formatter::current().number(value, Numerals::decimalsFor(widest, kDigits));
}

QString ValueHistogram::textOf(std::size_t bar) const {
    const TableColumn& target = table_->targetColumn();
    const QString rows = tr("%n row(s)", "", static_cast<int>(rows_[bar]));
    if (target.kind == ColumnKind::Category)
        //: a class, a number of rows
        return tr("%1: %2").arg(QString::fromStdString(target.categories[bar].text), rows);
    //: a range of values, a number of rows
    return tr("%1 to %2: %3").arg(number(edge(bar)), number(edge(bar + 1)), rows);
}

QRectF ValueHistogram::plot() const {
    const int margin = fontMetrics().horizontalAdvance(Formatter::current().integer(most_)) + 6;
    return {static_cast<double>(margin), 6, static_cast<double>(width() - margin - 2),
            static_cast<double>(height() - 10 - kEndsHeight)};
}

void ValueHistogram::paintEvent(QPaintEvent*) {
    if (most_ == 0) return;
    const Theme& theme = Theme::instance();
    const Formatter& write = Formatter::current();
    QPainter painter(this);
    const QRectF area = plot();
    const auto end = static_cast<double>(most_);
    for (const Tick& tick : ticks(0, end, kRowTicks, false, true)) {
        const int y = qRound(area.bottom() - tick.value / end * area.height());
        painter.setPen(theme.colour(Role::Grid));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(theme.colour(Role::Text2));
        painter.drawText(QRectF(0, y - 8, area.left() - 5, 16), Qt::AlignRight | Qt::AlignVCenter,
                         write.integer(std::llround(tick.value)));
    }
    const auto count = static_cast<double>(rows_.size());
    const int gap = area.width() / count >= 4 ? 1 : 0;
    for (std::size_t bar = 0; bar < rows_.size(); ++bar) {
        const int left = qRound(area.left() + area.width() * static_cast<double>(bar) / count);
        const int right = qRound(area.left() + area.width() * static_cast<double>(bar + 1) / count) - gap;
        const double high = static_cast<double>(rows_[bar]) / end * area.height();
        painter.fillRect(QRectF(left, area.bottom() - high, std::max(1, right - left), high),
                         theme.colour(current_ == bar && hasFocus() ? Role::Accent : Role::BarToCome));
    }
    painter.setPen(theme.colour(Role::Axis));
    painter.drawLine(area.bottomLeft(), area.bottomRight());
    const TableColumn& target = table_->targetColumn();
    const bool numbers = target.kind == ColumnKind::Number;
    const QString first = numbers ? number(edge(0)) : QString::fromStdString(target.categories.front().text);
    const QString last = numbers ? number(edge(rows_.size())) : QString::fromStdString(target.categories.back().text);
    painter.setPen(theme.colour(Role::Text2));
    const int half = static_cast<int>(area.width() / 2) - 4;
    const QRectF below(area.left(), area.bottom() + 2, area.width(), kEndsHeight);
    painter.drawText(below, Qt::AlignLeft | Qt::AlignTop, fontMetrics().elidedText(first, Qt::ElideRight, half));
    painter.drawText(below, Qt::AlignRight | Qt::AlignTop, fontMetrics().elidedText(last, Qt::ElideRight, half));
    if (!hasFocus()) return;
    painter.setPen(QPen(theme.colour(Role::Accent), 2));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

bool ValueHistogram::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const QRectF area = plot();
    if (most_ == 0 || help->pos().x() < area.left() || help->pos().x() >= area.right()) {
        QToolTip::hideText();
        return true;
    }
    const double share = (help->pos().x() - area.left()) / area.width();
    const auto bar = static_cast<std::size_t>(share * static_cast<double>(rows_.size()));
    QToolTip::showText(help->globalPos(), textOf(std::min(bar, rows_.size() - 1)), this);
    return true;
}

void ValueHistogram::moveTo(std::size_t bar) {
    current_ = std::min(bar, rows_.size() - 1);
    setAccessibleDescription(textOf(*current_));
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
    const QRectF area = plot();
    const double share = (static_cast<double>(*current_) + 0.5) / static_cast<double>(rows_.size());
    QToolTip::showText(mapToGlobal(QPointF(area.left() + share * area.width(), area.top()).toPoint()),
                       textOf(*current_), this);
    update();
}

void ValueHistogram::keyPressEvent(QKeyEvent* event) {
    if (rows_.empty()) return QWidget::keyPressEvent(event);
    switch (event->key()) {
        case Qt::Key_Right:
            return moveTo(current_ ? *current_ + 1 : 0);
        case Qt::Key_Left:
            return moveTo(current_.value_or(1) == 0 ? 0 : current_.value_or(1) - 1);
        case Qt::Key_Home:
            return moveTo(0);
        case Qt::Key_End:
            return moveTo(rows_.size() - 1);
        default:
            QWidget::keyPressEvent(event);
    }
}

}  // namespace epochal::ui
