#include "ui/pages/compare/compare_delegates.h"

#include <QPainter>
#include <algorithm>

#include "ui/charts/marker.h"
#include "ui/pages/compare/compare_model.h"
#include "ui/tables/cell_text.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

constexpr int kEdge = 8, kMarker = 20, kBar = 50, kBadgeIcon = 20;
constexpr int kWordEdges = 2 * kEdge + 4, kTick = 22;  // px that the style reserves beside text, and for the icon

bool doubted(const QModelIndex& index) {
    const QVariant follows = index.data(CompareModel::FollowsRole);
    return follows.isValid() && follows.toInt() == static_cast<int>(Follows::No);
}

QColor inkOf(const QModelIndex& index) {
    const QVariant ink = index.data(Qt::ForegroundRole);
    return ink.canConvert<QBrush>() ? ink.value<QBrush>().color() : Theme::instance().colour(Role::Text);
}

int widthIn(Type type, const QString& text) {
    return QFontMetrics(Theme::instance().font(type)).horizontalAdvance(text);
}

}  // namespace

void NameDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    paintGround(painter, option, index);
    const Theme& theme = Theme::instance();
    QRect box = option.rect.adjusted(kEdge, 0, -4, 0);
    const QString text = index.data(Qt::DisplayRole).toString();
    const QVariant look = index.data(CompareModel::LookRole);
    painter->save();
    if (!look.isValid()) {
        painter->setFont(theme.font(Type::BodyBold));
        painter->setPen(theme.colour(Role::Text));
        painter->drawText(box, Qt::AlignLeft | Qt::AlignVCenter, text);
        painter->setFont(theme.font(Type::Secondary));
        painter->setPen(theme.colour(Role::Text2));
        painter->drawText(box.adjusted(widthIn(Type::BodyBold, text) + 8, 0, 600, 0), Qt::AlignLeft | Qt::AlignVCenter,
                          index.data(CompareModel::NoteRole).toString());
    } else {
        const auto drawn = look.value<RowLook>();
        SeriesStyle style = theme.series(drawn.slot);
        style.marker = drawn.marker;
        painter->setRenderHint(QPainter::Antialiasing);
        painter->translate(box.left() + 6, option.rect.top() + option.rect.height() / 2.0);
        painter->scale(1.3, 1.3);
        drawMarker(*painter, style, {}, theme.colour(Role::Base), drawn.filled);
        painter->restore();
        painter->save();
        box.setLeft(box.left() + kMarker);
        painter->setFont(option.font);
        painter->setPen(inkOf(index));
        painter->drawText(box, Qt::AlignLeft | Qt::AlignVCenter,
                          elidedName(text, sharedStart(index), option.fontMetrics, box.width()));
    }
    painter->restore();
}

QSize NameDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QString text = index.data(Qt::DisplayRole).toString();
    const bool group = !index.data(CompareModel::LookRole).isValid();
    return {(group ? 0 : option.fontMetrics.horizontalAdvance(text) + kMarker) + 2 * kEdge, Theme::kRow};
}

void AgainstDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    paintGround(painter, option, index);
    const QVariant share = index.data(CompareModel::ShareRole);
    if (!share.isValid()) return;
    const Theme& theme = Theme::instance();
    const int figure = option.fontMetrics.horizontalAdvance(QStringLiteral("888.8 ×"));
    const QRect box = option.rect.adjusted(kEdge, 0, -kEdge, 0);
    painter->setFont(option.font);
    painter->setPen(theme.colour(Role::Text));
    painter->drawText(QRect(box.left(), box.top(), figure, box.height()), Qt::AlignRight | Qt::AlignVCenter,
                      index.data(Qt::DisplayRole).toString());
    const int room = std::max(kBar, box.width() - figure - 8);
    const double wide = std::max(1.5, room * share.toDouble());
    const auto look = index.data(CompareModel::LookRole).value<RowLook>();
    painter->fillRect(QRectF(box.left() + figure + 8, box.center().y() - 3, wide, 8), theme.series(look.slot).fill);
}

QSize AgainstDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    return {option.fontMetrics.horizontalAdvance(QStringLiteral("888.8 ×")) + 8 + kBar + 2 * kEdge, Theme::kRow};
}

QSize ShortDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const int whole = widthOf(index, false);
    const bool fewer = option.rect.width() > 0 && whole > option.rect.width() &&
                       !index.data(CompareModel::ShortRole).toString().isEmpty();
    return {fewer ? widthOf(index, true) : whole, Theme::kRow};
}

QString ShortDelegate::textIn(int width, const QModelIndex& index) const {
    const QString fewer = index.data(CompareModel::ShortRole).toString();
    return fewer.isEmpty() || widthOf(index, false) <= width ? index.data().toString() : fewer;
}

void ShortDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    RowDelegate::initStyleOption(option, index);
    option->text = textIn(option->rect.width(), index);
}

void AuditDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    if (!doubted(index)) return RowDelegate::paint(painter, option, index);
    const QString text = textIn(option.rect.width(), index);
    paintGround(painter, option, index);
    const Theme& theme = Theme::instance();
    const QFont font = theme.font(Type::Secondary);
    const int wide = QFontMetrics(font).horizontalAdvance(text) + kBadgeIcon + 12;
    const QRectF badge(option.rect.left() + kEdge - 1.5, option.rect.top() + 3.5,
                       std::min(wide, option.rect.width() - kEdge - 2), option.rect.height() - 8);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(theme.colour(Role::Warn), 1));
    painter->setBrush(theme.colour(Role::WarnBack));
    painter->drawRoundedRect(badge, Theme::kRadius, Theme::kRadius);
    theme.icon(QStringLiteral("warning"), Role::Warn)
        .paint(painter, QRect(static_cast<int>(badge.left()) + 5, option.rect.center().y() - 6, 14, 14));
    painter->setFont(font);
    painter->setPen(theme.colour(Role::Warn));
    painter->drawText(badge.adjusted(kBadgeIcon + 4, 0, -2, 0), Qt::AlignLeft | Qt::AlignVCenter, text);
    painter->restore();
}

int AuditDelegate::widthOf(const QModelIndex& index, bool fewer) const {
    const QString text = index.data(fewer ? int(CompareModel::ShortRole) : int(Qt::DisplayRole)).toString();
    if (text.isEmpty()) return 0;
    return doubted(index) ? widthIn(Type::Secondary, text) + kBadgeIcon + 14 + kEdge
                          : widthIn(Type::Body, text) + kWordEdges;
}

int FrontierDelegate::widthOf(const QModelIndex& index, bool fewer) const {
    const QString text = index.data(fewer ? int(CompareModel::ShortRole) : int(Qt::DisplayRole)).toString();
    if (text.isEmpty()) return 0;
    return widthIn(Type::Body, text) + kWordEdges + (index.data(CompareModel::FrontierRole).toBool() ? kTick : 0);
}

void FrontierDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    ShortDelegate::initStyleOption(option, index);
    if (!index.data(CompareModel::FrontierRole).toBool()) return;
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->icon = Theme::instance().icon(QStringLiteral("check"), Role::Ok);
    option->decorationSize = QSize(16, 16);
}

}  // namespace epochal::ui
