#include "ui/tables/row_delegate.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPainter>

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
    // Selection is a pale tint, on which a state's colour keeps its contrast.
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
    QStyle* style = cell.widget ? cell.widget->style() : QApplication::style();
    if (!cell.icon.isNull()) {
        // The style would keep the cell's whole margin on both sides of the icon.
        style->drawPrimitive(QStyle::PE_PanelItemViewItem, &cell, painter, cell.widget);
        const int edge = style->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, cell.widget) + 1;
        const QRect box(cell.rect.left() + edge, cell.rect.center().y() - kIcon / 2 + 1, kIcon, kIcon);
        cell.icon.paint(painter, box, Qt::AlignCenter,
                        cell.state & QStyle::State_Enabled ? QIcon::Normal : QIcon::Disabled);
        cell.icon = QIcon();
        cell.features &= ~QStyleOptionViewItem::HasDecoration;
        cell.rect.setLeft(cell.rect.left() + kIcon + kBehind);
    }
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                      theme.colour(Role::Line));
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
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
