#include "ui/tables/words_delegate.h"

#include <QIcon>
#include <QPainter>

#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
constexpr int kWordsEdge = Theme::kGrid, kWordsIcon = 16 + 6, kAbove = 4;

QRect wordsRoom(const QRect& cell, const QModelIndex& index) {
    const bool icon = index.data(Qt::DecorationRole).isValid();
    return cell.adjusted(kWordsEdge + (icon ? kWordsIcon : 0), kAbove, -kWordsEdge, -kAbove);
}
}  // namespace

void WordsDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    paintGround(painter, option, index);
    const QRect room = wordsRoom(option.rect, index);
    const QIcon icon = index.data(Qt::DecorationRole).value<QIcon>();
    const int line = QFontMetrics(option.font).height();
    constexpr int kFlags = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap;  // as the cells of one line beside it
    painter->setFont(option.font);
    const int top = painter->boundingRect(room, kFlags, index.data().toString()).top();
    if (!icon.isNull()) icon.paint(painter, option.rect.left() + kWordsEdge, top + (line - 16) / 2, 16, 16);
    painter->setPen(Theme::instance().colour(Role::Text));
    painter->drawText(room, kFlags, index.data().toString());
}

QSize WordsDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QRect room = wordsRoom(QRect(0, 0, option.rect.width(), 2000), index);
    const int high =
        QFontMetrics(option.font)
            .boundingRect(QRect(0, 0, qMax(1, room.width()), 2000), Qt::TextWordWrap, index.data().toString())
            .height();
    return {option.rect.width(), qMax(Theme::kRow, high + 2 * kAbove)};
}

}  // namespace epochal::ui
