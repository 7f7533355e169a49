#include "ui/pages/configure/offer_delegate.h"

#include <QPainter>

#include "ui/pages/configure/offers_model.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
constexpr int kLeft = 34, kRight = 4, kTop = 3, kLeast = 40;

QRect detailIn(int width, const QString& text) {
    const QFontMetrics metrics(Theme::instance().font(Type::Tick));
    return metrics.boundingRect(QRect(0, 0, width - kLeft - kRight, 1000), Qt::TextWordWrap, text);
}
}  // namespace

int OfferDelegate::heightFor(const QModelIndex& index, int width) {
    const int first = QFontMetrics(Theme::instance().font(Type::Body)).height();
    const int second = detailIn(width, index.data(OffersModel::DetailRole).toString()).height();
    return qMax(kLeast, first + second + 2 * kTop);
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
    const QString name = index.data().toString(), detail = index.data(OffersModel::DetailRole).toString();
    const int first = QFontMetrics(theme.font(Type::Body)).height();
    const int second = detailIn(option.rect.width(), detail).height();
    QRect words = option.rect.adjusted(kLeft, 0, -kRight, 0);
    words.setTop(option.rect.top() + (option.rect.height() - first - second) / 2);
    painter->setFont(theme.font(Type::Body));
    painter->setPen(theme.colour(ranked ? Role::Text : Role::Text2));
    painter->drawText(QRect(words.left(), words.top(), words.width(), first), Qt::AlignLeft | Qt::AlignVCenter,
                      painter->fontMetrics().elidedText(name, Qt::ElideRight, words.width()));
    painter->setFont(theme.font(Type::Tick));
    painter->setPen(theme.colour(index.data(OffersModel::WarningRole).toBool() ? Role::Warn : Role::Text2));
    painter->drawText(QRect(words.left(), words.top() + first, words.width(), second), Qt::TextWordWrap, detail);
    painter->restore();
}

}  // namespace epochal::ui
