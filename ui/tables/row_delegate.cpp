#include "ui/tables/row_delegate.h"

#include <QAbstractItemView>
#include <QPainter>

#include "ui/theme/theme.h"

namespace epochal::ui {

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
    QStyledItemDelegate::paint(painter, option, index);
    const Theme& theme = Theme::instance();
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), theme.colour(Role::Line));
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const bool current = view && view->hasFocus() && view->currentIndex().row() == index.row();
    if (current && option.rect.left() <= 0) {
        painter->fillRect(QRect(option.rect.left(), option.rect.top(), 3, option.rect.height()), theme.colour(Role::Accent));
    }
}

void RowDelegate::paintGround(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) {
    const Theme& theme = Theme::instance();
    if (option.state & QStyle::State_Selected) {
        painter->fillRect(option.rect, theme.colour(Role::Tint));
    } else if (const QVariant ground = index.data(Qt::BackgroundRole); ground.canConvert<QBrush>()) {
        painter->fillRect(option.rect, ground.value<QBrush>());
    }
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), theme.colour(Role::Line));
}

}  // namespace epochal::ui
