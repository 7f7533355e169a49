#include "ui/pages/configure/offer_delegate.h"

#include <QPainter>

#include "ui/pages/configure/offers_model.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

void OfferDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    paintGround(painter, option, index);
    const Theme& theme = Theme::instance();
    const bool chosen = index.data(OffersModel::ChosenRole).toBool(),
               ranked = index.data(OffersModel::RankedRole).toBool();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF box(option.rect.left() + 12, option.rect.center().y() - 6.5, 14, 14);
    painter->setPen(QPen(theme.colour(chosen ? Role::Accent : Role::Field), chosen ? 1.6 : 1));
    painter->setBrush(theme.colour(Role::Base));
    painter->drawEllipse(box);
    if (chosen) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme.colour(Role::Accent));
        painter->drawEllipse(box.adjusted(3.5, 3.5, -3.5, -3.5));
    }
    const QRect words = option.rect.adjusted(36, 3, -6, -3);
    const QRect first(words.left(), words.top(), words.width(), words.height() / 2 + 1);
    const QRect second(words.left(), first.bottom(), words.width(), words.height() - first.height());
    painter->setFont(theme.font(Type::Body));
    painter->setPen(theme.colour(ranked ? Role::Text : Role::Text2));
    painter->drawText(first, Qt::AlignLeft | Qt::AlignVCenter,
                      painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, first.width()));
    painter->setFont(theme.font(Type::Tick));
    painter->setPen(theme.colour(index.data(OffersModel::WarningRole).toBool() ? Role::Warn : Role::Text2));
    painter->drawText(second, Qt::AlignLeft | Qt::AlignVCenter,
                      painter->fontMetrics().elidedText(index.data(OffersModel::DetailRole).toString(), Qt::ElideRight,
                                                        second.width()));
    painter->restore();
}

}  // namespace epochal::ui
