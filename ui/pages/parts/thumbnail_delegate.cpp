#include "ui/pages/parts/thumbnail_delegate.h"

#include <QListView>
#include <QPainter>

#include "ui/pages/parts/thumbnail.h"
#include "ui/tables/cell_text.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

constexpr int kThumbnailGap = 4;  ///< px on each side
constexpr int kNameLine = 16, kRing = 2;

QRect pictureBox(const QRect& cell) {
    const int width = cell.width() - 2 * kThumbnailGap;
    return {cell.left() + kThumbnailGap, cell.top() + kThumbnailGap, width, width * 3 / 4};
}

}  // namespace

int ThumbnailDelegate::heightFor(int width, int lines) {
    return pictureBox({0, 0, width, 0}).bottom() + 1 + lines * kNameLine + kThumbnailGap;
}

QSize ThumbnailDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    const auto* view = qobject_cast<const QListView*>(option.widget);
    return view ? view->gridSize() : QSize();
}

void ThumbnailDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const Theme& theme = Theme::instance();
    const QRect box = pictureBox(option.rect);
    const auto picture = index.data(ThumbnailRoles::PictureRole).value<QImage>();
    painter->save();
    painter->fillRect(box, theme.colour(picture.isNull() ? Role::Track : Role::Alternate));
    if (!picture.isNull()) {
        const QSize size = picture.size().scaled(box.size(), Qt::KeepAspectRatio).expandedTo({1, 1});
        const bool enlarges = size.width() >= picture.width() * painter->device()->devicePixelRatioF();
        painter->setRenderHint(QPainter::SmoothPixmapTransform, !enlarges);
        painter->drawImage(QRect(box.center() - QPoint((size.width() - 1) / 2, (size.height() - 1) / 2), size),
                           picture);
    } else if (index.data(ThumbnailRoles::FaultyRole).toBool()) {
        const QRect sign(box.center() - QPoint(7, 7), QSize(16, 16));
        theme.icon(QStringLiteral("warning"), Role::Warn).paint(painter, sign);
    }
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    if (view && view->hasFocus() && view->currentIndex() == index) {
        painter->setPen(QPen(theme.colour(Role::Accent), kRing));
        painter->drawRect(box.adjusted(-kRing, -kRing, kRing - 1, kRing - 1));
    }
    painter->setPen(theme.colour(Role::Text));
    const QRect line(box.left(), box.bottom() + 1, box.width(), kNameLine);
    drawCellText(*painter, line, Qt::AlignHCenter | Qt::AlignVCenter, Qt::ElideMiddle, theme.font(Type::Tick),
                 index.data().toString());
    if (const QString note = index.data(ThumbnailRoles::NoteRole).toString(); !note.isEmpty()) {
        painter->setPen(theme.colour(Role::Text2));
        drawCellText(*painter, line.translated(0, kNameLine), Qt::AlignHCenter | Qt::AlignVCenter, Qt::ElideMiddle,
                     theme.font(Type::Tick), note);
    }
    painter->restore();
}

}  // namespace epochal::ui
