#include "ui/tables/bar_delegate.h"

#include <QPainter>

#include "ui/tables/cell_text.h"
#include "ui/theme/share_bar.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
constexpr int kBar = 40;
}

void BarDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    paintGround(painter, option, index);
    const Theme& theme = Theme::instance();
    const QRect box = option.rect.adjusted(8, 0, -8, 0);
    const QString text = index.data(Qt::DisplayRole).toString();
    painter->setPen(theme.colour(Role::Text2));
    drawCellText(*painter, box, Qt::AlignRight | Qt::AlignVCenter, Qt::ElideRight, option.font, text);
    const QVariant share = index.data(kShareRole);
    if (!share.isValid()) return;
    const int right = box.right() - option.fontMetrics.horizontalAdvance(QStringLiteral("100 %")) - 10;
    const QRect track(right - kBar, box.center().y() - 2, kBar, 5);
    drawTrack(*painter, track);
    drawShare(*painter, track, share.toDouble());
}

QSize BarDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QString text = index.data(Qt::DisplayRole).toString();
    const int alone = option.fontMetrics.horizontalAdvance(text);
    const int barred = kBar + 10 + option.fontMetrics.horizontalAdvance(QStringLiteral("100 %"));
    return {qMax(alone, index.data(kShareRole).isValid() ? barred : 0) + 18, Theme::kRow};
}

}  // namespace epochal::ui
