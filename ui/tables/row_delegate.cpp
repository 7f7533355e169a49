#include "ui/tables/row_delegate.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPainter>

#include "ui/tables/cell_text.h"
#include "ui/tables/column_fit.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
constexpr int kIcon = 16, kBehind = 6;
}

QSize RowDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.setHeight(Theme::kRow);
    return size + QSize(2, 0);
}

void RowDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    option->state &= ~QStyle::State_HasFocus;
    // The selection is a pale tint, on which a state's color keeps its contrast.
    if (const QVariant ink = index.data(Qt::ForegroundRole); ink.canConvert<QBrush>()) {
        option->palette.setColor(QPalette::HighlightedText, ink.value<QBrush>().color());
    } else {
        option->palette.setColor(QPalette::HighlightedText, Theme::instance().colour(Role::Text));
    }
    option->palette.setColor(QPalette::Highlight, Theme::instance().colour(Role::Tint));
}

void RowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const Theme& theme = Theme::instance();
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const QStyle* style = cell.widget ? cell.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &cell, painter, cell.widget);
    // Icon and text are drawn here, not by the style: the style would keep the cell's margin on both sides of the icon,
    // and it lays out every text several times, which took most of a frame's 13 ms on the runs page.
    const int edge = style->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, cell.widget) + 1;
    QRect room = cell.rect.adjusted(edge, 0, -edge, 0);
    if (cell.features & QStyleOptionViewItem::HasDecoration) {
        const QRect box(room.left(), cell.rect.center().y() - kIcon / 2 + 1, kIcon, kIcon);
        const bool enabled = cell.state & QStyle::State_Enabled;
        cell.icon.paint(painter, box, Qt::AlignCenter, enabled ? QIcon::Normal : QIcon::Disabled);
        room.setLeft(room.left() + kIcon + kBehind);
    }
    const auto ink = cell.state & QStyle::State_Selected ? QPalette::HighlightedText : QPalette::Text;
    const auto group = cell.state & QStyle::State_Enabled ? QPalette::Normal : QPalette::Disabled;
    painter->setPen(cell.palette.color(group, ink));
    const bool wraps = cell.features & QStyleOptionViewItem::WrapText;
    const bool two = wraps && room.height() >= 2 * cell.fontMetrics.lineSpacing();
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    if (view && isSentenceColumn(*view, index.column())) cell.textElideMode = Qt::ElideRight;
    if (view && !two && cell.textElideMode == Qt::ElideMiddle && isNameColumn(*view, index.column()) &&
        cellTextWidth(cell.font, cell.text) > room.width()) {
        cell.text = elidedName(cell.text, sharedStart(index), cell.fontMetrics, room.width());
        cell.textElideMode = Qt::ElideNone;  // glyphs may be a fraction wider than their metrics
    }
    (two ? drawCellLines : drawCellText)(*painter, room, cell.displayAlignment, cell.textElideMode, cell.font,
                                         cell.text);
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                      theme.colour(Role::Line));
    const bool current = view && view->hasFocus() && view->currentIndex().row() == index.row();
    if (current && option.rect.left() <= 0) {
        painter->fillRect(QRect(option.rect.left(), option.rect.top(), 3, option.rect.height()),
                          theme.colour(Role::Accent));
    }
}

void RowDelegate::paintGround(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) {
    const Theme& theme = Theme::instance();
    if (option.state & QStyle::State_Selected) {
        painter->fillRect(option.rect, theme.colour(Role::Tint));
    } else if (const QVariant ground = index.data(Qt::BackgroundRole); ground.canConvert<QBrush>()) {
        painter->fillRect(option.rect, ground.value<QBrush>());
    }
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                      theme.colour(Role::Line));
}

}  // namespace epochal::ui
