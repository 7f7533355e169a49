#include "ui/pages/configure/class_histogram.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <numeric>

#include "ui/charts/scale.h"
#include "ui/format/formatter.h"
#include "ui/theme/accessible_role.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
constexpr int kClassTicks = 3;
constexpr double kGapped = 3;  ///< px a class needs to be a bar of its own with a gap
}  // namespace

ClassHistogram::ClassHistogram(QWidget* parent) : QWidget(parent) {
    setAccessibleRole(*this, QAccessible::Chart);
    setObjectName(QStringLiteral("classHistogram"));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFont(Theme::instance().font(Type::Tick));
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void ClassHistogram::setContents(std::shared_ptr<const FolderContents> contents) {
    if (contents == contents_) return;
    contents_ = std::move(contents);
    order_.resize(contents_ ? contents_->counts.size() : 0);
    std::iota(order_.begin(), order_.end(), 0);
    std::ranges::stable_sort(order_, std::greater(),
                             [this](std::size_t label) { return contents_->counts[label].all(); });
    current_.reset();
    setAccessibleDescription({});
    update();
}

std::int64_t ClassHistogram::largest() const {
    return order_.empty() ? 0 : contents_->counts[order_.front()].all();
}

std::int64_t ClassHistogram::smallest() const {
    return order_.empty() ? 0 : contents_->counts[order_.back()].all();
}

QString ClassHistogram::textOf(std::size_t place) const {
    const std::size_t label = order_[place];
    const FolderContents::Count& count = contents_->counts[label];
    const Formatter& write = Formatter::current();
    //: name of a class of images, and how many of them are for what
    return tr("%1: %2 for training, %3 for validation")
        .arg(QString::fromStdString(contents_->files.classes[label]), write.integer(count.training),
             write.integer(count.validation));
}

QRectF ClassHistogram::plot() const {
    const int margin = fontMetrics().horizontalAdvance(Formatter::current().integer(largest())) + 6;
    return {static_cast<double>(margin), 6, static_cast<double>(width() - margin - 2),
            static_cast<double>(height() - 14)};
}

double ClassHistogram::axisEnd() const {
    return std::max(1.0, static_cast<double>(largest()));
}

std::optional<std::size_t> ClassHistogram::placeAt(const QPoint& at) const {
    const QRectF area = plot();
    if (order_.empty() || at.x() < area.left() || at.x() >= area.right()) return std::nullopt;
    const double share = (at.x() - area.left()) / area.width();
    return std::min(order_.size() - 1, static_cast<std::size_t>(share * static_cast<double>(order_.size())));
}

void ClassHistogram::paintEvent(QPaintEvent*) {
    if (order_.empty()) return;
    const Theme& theme = Theme::instance();
    const Formatter& write = Formatter::current();
    QPainter painter(this);
    const QRectF area = plot();
    const double end = axisEnd();
    for (const Tick& tick : ticks(0, end, kClassTicks, false, true)) {
        const int y = qRound(area.bottom() - tick.value / end * area.height());
        painter.setPen(theme.colour(Role::Grid));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(theme.colour(Role::Text2));
        painter.drawText(QRectF(0, y - 8, area.left() - 5, 16), Qt::AlignRight | Qt::AlignVCenter,
                         write.integer(std::llround(tick.value)));
    }
    const double wide = area.width() / static_cast<double>(order_.size());
    const int columns = wide >= 1 ? static_cast<int>(order_.size()) : static_cast<int>(area.width());
    const int gap = wide >= 3 * kGapped ? 2 : wide >= kGapped ? 1 : 0;
    const QColor training = theme.colour(Role::BarToCome), validation = theme.colour(Role::Bar);
    for (int column = 0; column < columns; ++column) {
        const auto place = static_cast<std::size_t>(column) * order_.size() / static_cast<std::size_t>(columns);
        const FolderContents::Count& count = contents_->counts[order_[place]];
        const int left = qRound(area.left() + area.width() * column / columns);
        const int right = qRound(area.left() + area.width() * (column + 1) / columns) - gap;
        const double top = area.bottom() - static_cast<double>(count.all()) / end * area.height();
        const double middle = area.bottom() - static_cast<double>(count.validation) / end * area.height();
        painter.fillRect(QRectF(left, top, right - left, middle - top), training);
        painter.fillRect(QRectF(left, middle, right - left, area.bottom() - middle), validation);
    }
    painter.setPen(theme.colour(Role::Axis));
    painter.drawLine(area.bottomLeft(), area.bottomRight());
    if (hasFocus()) {
        const double at = static_cast<double>(current_.value_or(0)) + 0.5;
        const QPen pen(theme.colour(Role::Accent), 2);
        painter.setPen(pen);
        if (current_)
            painter.drawLine(QPointF(area.left() + at * wide, area.top()),
                             QPointF(area.left() + at * wide, area.bottom()));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

bool ClassHistogram::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const auto place = placeAt(help->pos()))
            QToolTip::showText(help->globalPos(), textOf(*place), this);
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

void ClassHistogram::moveTo(std::size_t place) {
    current_ = std::min(place, order_.size() - 1);
    const double share = (static_cast<double>(*current_) + 0.5) / static_cast<double>(order_.size());
    const QPointF at(plot().left() + share * plot().width(), plot().top());
    setAccessibleDescription(textOf(*current_));
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
    QToolTip::showText(mapToGlobal(at.toPoint()), textOf(*current_), this);
    update();
}

void ClassHistogram::keyPressEvent(QKeyEvent* event) {
    if (order_.empty()) return QWidget::keyPressEvent(event);
    switch (event->key()) {
        case Qt::Key_Right:
            return moveTo(current_ ? *current_ + 1 : 0);
        case Qt::Key_Left:
            return moveTo(current_.value_or(1) == 0 ? 0 : current_.value_or(1) - 1);
        case Qt::Key_Home:
            return moveTo(0);
        case Qt::Key_End:
            return moveTo(order_.size() - 1);
        default:
            QWidget::keyPressEvent(event);
    }
}

}  // namespace epochal::ui
