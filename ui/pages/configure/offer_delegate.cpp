#include "ui/pages/configure/offer_delegate.h"

#include <QPainter>

#include "ui/pages/configure/offers_model.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
constexpr int kLeft = 34, kRight = 4;
}

QSize OfferDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const {
    const Theme& theme = Theme::instance();
    const QFontMetrics name(theme.font(Type::Body)), detail(theme.font(Type::Tick));
    const int widest = qMax(name.horizontalAdvance(index.data().toString()),
                            detail.horizontalAdvance(index.data(OffersModel::DetailRole).toString()));
    return {kLeft + widest + kRight, name.height() + detail.height()};
}

void OfferDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    paintGround(painter, option, index);
    const Theme& theme = Theme::instance();
    const bool chosen = index.data(OffersModel::ChosenRole).toBool(),
               ranked = index.data(OffersModel::RankedRole).toBool();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF box(option.rect.left() + 11, option.rect.center().y() - 6.5, 14, 14);
    painter->setPen(QPen(theme.colour(chosen ? Role::Accent : Role::Field), chosen ? 1.6 : 1));
    painter->setBrush(theme.colour(Role::Base));
    painter->drawEllipse(box);
    if (chosen) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme.colour(Role::Accent));
        painter->drawEllipse(box.adjusted(3.5, 3.5, -3.5, -3.5));
    }
    const QString name = index.data().toString();
    const QFontMetrics upper(theme.font(Type::Body)), lower(theme.font(Type::Tick));
    const QRect words = option.rect.adjusted(kLeft, 0, -kRight, 0);
    QString detail = index.data(OffersModel::DetailRole).toString();
    if (lower.horizontalAdvance(detail) > words.width()) detail = index.data(OffersModel::BriefRole).toString();
    const int top = words.top() + (words.height() - upper.height() - lower.height()) / 2;
    painter->setFont(theme.font(Type::Body));
    painter->setPen(theme.colour(ranked ? Role::Text : Role::Text2));
    painter->drawText(QRect(words.left(), top, words.width(), upper.height()), Qt::AlignLeft | Qt::AlignVCenter,
                      upper.elidedText(name, Qt::ElideMiddle, words.width()));
    painter->setFont(theme.font(Type::Tick));
    painter->setPen(theme.colour(index.data(OffersModel::WarningRole).toBool() ? Role::Warn : Role::Text2));
    painter->drawText(QRect(words.left(), top + upper.height(), words.width(), lower.height()),
                      Qt::AlignLeft | Qt::AlignVCenter, lower.elidedText(detail, Qt::ElideRight, words.width()));
    painter->restore();
}

}  // namespace epochal::ui
