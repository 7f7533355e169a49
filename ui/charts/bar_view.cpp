#include "ui/charts/bar_view.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <algorithm>

#include "core/base/json.h"
#include "ui/charts/bar_painter.h"
#include "ui/theme/accessible_role.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

BarView::BarView(QWidget* parent) : QAbstractScrollArea(parent) {
    setAccessibleRole(*this, QAccessible::Chart);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMinimumSize(240, 120);
    connect(&Theme::instance(), &Theme::changed, this, &BarView::layOut);
}

void BarView::setSpec(BarSpec spec) {
    spec_ = std::move(spec);
    current_.reset();
    setAccessibleName(spec_.title);
    // Without a summary, the first bars speak for the rest.
    constexpr qsizetype kSpoken = 12;
    QStringList bars;
    for (std::size_t group = 0; group < spec_.groups.size(); ++group)
        for (std::size_t bar = 0; bar < spec_.groups[group].bars.size() && bars.size() < kSpoken; ++bar)
            bars += textOf({group, bar});
    const QString said = bars.isEmpty() ? spec_.emptyText : bars.join(QStringLiteral("; "));
    setAccessibleDescription(spec_.summary.isEmpty() ? said : spec_.summary);
    layOut();
}

void BarView::layOut() {
    layout_ = layOutBars(spec_, viewport()->size(), ChartStyle::screen());
    const int hidden = static_cast<int>(layout_.size.height()) - viewport()->height();
    verticalScrollBar()->setRange(0, std::max(0, hidden));
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(Theme::kRow);
    viewport()->update();
}

int BarView::seenHeight() const {
    if (verticalScrollBar()->maximum() == 0) return viewport()->height();
    return viewport()->height() - static_cast<int>(layout_.axisHeight);
}

void BarView::renderTo(QPainter& painter, const QRectF& target) {
    Theme::instance().setPrinting(true);
    painter.save();
    painter.translate(target.topLeft());
    const double scale = std::min(target.width() / layout_.size.width(), target.height() / layout_.size.height());
    painter.scale(scale, scale);
    paintBars(painter, spec_, layout_, ChartStyle::screen());
    painter.restore();
    Theme::instance().setPrinting(false);
}

void BarView::paintEvent(QPaintEvent*) {
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), Theme::instance().colour(Role::Base));
    const bool scrolls = verticalScrollBar()->maximum() > 0;
    if (scrolls) {
        painter.save();
        painter.translate(0, seenHeight() - layout_.plot.bottom());
        paintBarAxis(painter, spec_, layout_, ChartStyle::screen());
        painter.restore();
        painter.setClipRect(0, 0, viewport()->width(), seenHeight());
    }
    painter.translate(0, -verticalScrollBar()->value());
    paintBars(painter, spec_, layout_, ChartStyle::screen());
    if (!hasFocus()) return;
    painter.setPen(QPen(Theme::instance().colour(Role::Accent), 2));
    painter.setBrush(Qt::NoBrush);
    if (current_) painter.drawRect(layout_.bars[current_->group][current_->bar].adjusted(-2, -2, 2, 2));
    painter.resetTransform();
    painter.setClipping(false);
    painter.drawRect(viewport()->rect().adjusted(1, 1, -1, -1));
}

void BarView::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    layOut();
}

QString BarView::textOf(Place place) const {
    const BarGroup& group = spec_.groups[place.group];
    const Bar& bar = group.bars[place.bar];
    QStringList name{group.label};
    if (!group.note.isEmpty()) name += group.note;
    if (static_cast<qsizetype>(place.bar) < spec_.parts.size()) name += spec_.parts[static_cast<int>(place.bar)];
    QString text = tr("%1: %2", "a bar and its figure").arg(name.join(QStringLiteral(", ")), bar.text);
    if (!bar.tickText.isEmpty()) text += QStringLiteral(" (%1)").arg(bar.tickText);
    return text;
}

QString BarView::currentText() const {
    return current_ ? textOf(*current_) : QString();
}

void BarView::move(int steps) {
    std::vector<Place> all;
    for (std::size_t group = 0; group < spec_.groups.size(); ++group)
        for (std::size_t bar = 0; bar < spec_.groups[group].bars.size(); ++bar) all.push_back({group, bar});
    if (all.empty()) return;
    std::ptrdiff_t at = steps > 0 ? 0 : std::ssize(all) - 1;
    if (current_) {
        const auto same = [this](const Place& place) {
            return place.group == current_->group && place.bar == current_->bar;
        };
        at = std::find_if(all.begin(), all.end(), same) - all.begin() + steps;
    }
    current_ = all[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(at, 0, std::ssize(all) - 1))];
    const QRectF rect = layout_.bars[current_->group][current_->bar];
    const int top = verticalScrollBar()->value(), room = seenHeight();
    if (rect.top() - 20 < top) verticalScrollBar()->setValue(static_cast<int>(rect.top()) - 20);
    if (rect.bottom() + 10 > top + room) verticalScrollBar()->setValue(static_cast<int>(rect.bottom()) + 10 - room);
    setAccessibleDescription(currentText());
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
    viewport()->update();
}

void BarView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Down:
        case Qt::Key_Right:
            return move(1);
        case Qt::Key_Up:
        case Qt::Key_Left:
            return move(-1);
        default:
            event->ignore();  // first the panel handles it, then the page
    }
}

bool BarView::viewportEvent(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QAbstractScrollArea::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const QPointF at = QPointF(help->pos()) + QPointF(0, verticalScrollBar()->value());
    QString text;
    for (std::size_t group = 0; group < layout_.bars.size(); ++group)
        for (std::size_t bar = 0; bar < layout_.bars[group].size(); ++bar) {
            const QRectF rect = layout_.bars[group][bar];
            const bool beside = spec_.isStacked() && (at.x() < rect.left() || at.x() > rect.right());
            if (help->pos().y() < seenHeight() && at.y() >= rect.top() && at.y() <= rect.bottom() && !beside)
                text = textOf({group, bar});
        }
    QToolTip::showText(help->globalPos(), text, viewport());
    return true;
}

void BarView::changeEvent(QEvent* event) {
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) layOut();
}

void BarView::focusInEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void BarView::focusOutEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

}  // namespace epochal::ui
