#include "ui/pages/configure/offer_delegate.h"

#include <QPainter>

#include "ui/pages/configure/offers_model.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
constexpr int kLeft = 34, kRight = 4, kTop = 3, kLeast = 40;

int roomIn(int width) {
    return qMax(width - kLeft - kRight, 1);
}

/// At spaces; within words only where one alone is wider than the column. Qt breaks anywhere once it may.
int wrapOf(const QString& text, const QFontMetrics& metrics, int room) {
    for (const QString& word : text.split(QLatin1Char(' ')))
        if (metrics.horizontalAdvance(word) > room) return Qt::AlignLeft | Qt::TextWrapAnywhere;
    return Qt::AlignLeft | Qt::TextWordWrap;
}

int heightOf(const QString& text, Type type, int width) {
    const QFontMetrics metrics(Theme::instance().font(type));
    const int room = roomIn(width);
    return metrics.boundingRect(QRect(0, 0, room, 1000), wrapOf(text, metrics, room), text).height();
}
}  // namespace

int OfferDelegate::heightFor(const QModelIndex& index, int width) {
    const int first = heightOf(index.data().toString(), Type::Body, width);
    const int second = heightOf(index.data(OffersModel::DetailRole).toString(), Type::Tick, width);
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
    const int first = heightOf(name, Type::Body, option.rect.width());
    const int second = heightOf(detail, Type::Tick, option.rect.width());
    QRect words = option.rect.adjusted(kLeft, 0, -kRight, 0);
    words.setTop(option.rect.top() + (option.rect.height() - first - second) / 2);
    painter->setFont(theme.font(Type::Body));
    painter->setPen(theme.colour(ranked ? Role::Text : Role::Text2));
    painter->drawText(QRect(words.left(), words.top(), words.width(), first),
                      wrapOf(name, painter->fontMetrics(), words.width()), name);
    painter->setFont(theme.font(Type::Tick));
    painter->setPen(theme.colour(index.data(OffersModel::WarningRole).toBool() ? Role::Warn : Role::Text2));
    painter->drawText(QRect(words.left(), words.top() + first, words.width(), second),
                      wrapOf(detail, painter->fontMetrics(), words.width()), detail);
    painter->restore();
}

}  // namespace epochal::ui
