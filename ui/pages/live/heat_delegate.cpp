#include "ui/pages/live/heat_delegate.h"

#include <QAbstractItemView>
#include <QFontMetrics>
#include <QPainter>

#include "ui/pages/live/confusion_model.h"
#include "ui/tables/cell_text.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

constexpr double kLeastHeat = 0.14, kMostHeat = 0.55;  ///< of the color over the background: text stays readable
constexpr double kDeciding = 0.75;                     ///< of the largest mistake: in bold
constexpr int kFrame = 2;

/// Solid: `share` of one color over another.
QColor over(const QColor& colour, const QColor& ground, double share) {
    const auto mixed = [share](int a, int b) { return qRound(a * share + b * (1 - share)); };
    return {mixed(colour.red(), ground.red()), mixed(colour.green(), ground.green()),
            mixed(colour.blue(), ground.blue())};
}

}  // namespace

void HeatDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const Theme& theme = Theme::instance();
    const QString text = index.data().toString();
    const QVariant count = index.data(ConfusionModel::CountRole);
    painter->save();
    if (!count.isValid()) {
        painter->setPen(theme.colour(index.column() == 0 ? Role::Text : Role::Text2));
        const auto alignment = static_cast<Qt::Alignment>(index.data(Qt::TextAlignmentRole).toInt());
        drawCellText(*painter, option.rect.adjusted(8, 0, 0, 0), alignment, Qt::ElideRight, option.font, text);
        painter->restore();
        return;
    }
    const QRect box = option.rect.adjusted(0, 0, -1, -1);
    const bool diagonal = index.data(ConfusionModel::DiagonalRole).toBool();
    const double heat = index.data(diagonal ? ConfusionModel::ShareRole : ConfusionModel::HeatRole).toDouble();
    const QColor ground = theme.colour(Role::Base);
    const bool some = count.toLongLong() > 0;
    painter->fillRect(box, some
                               ? over(theme.series(diagonal ? 0 : 1).fill, ground,
                                      diagonal ? kLeastHeat + 0.1 * heat : kLeastHeat + (kMostHeat - kLeastHeat) * heat)
                               : theme.colour(Role::Alternate));
    if (some) {
        painter->setPen(theme.colour(Role::Text));
        QFont font = theme.font(Type::Secondary);
        font.setBold(!diagonal && heat > kDeciding);
        drawCellText(*painter, box, Qt::AlignCenter, Qt::ElideNone, font, text);
    }
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const bool current = view && view->hasFocus() && view->currentIndex() == index;
    if (current || index.data(ConfusionModel::ChosenRole).toBool()) {
        painter->setPen(QPen(theme.colour(Role::Accent), kFrame));
        painter->drawRect(box.adjusted(1, 1, -1, -1));
    }
    painter->restore();
}

QSize HeatDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const {
    const QFontMetrics metrics(Theme::instance().font(Type::Secondary));
    const int left = index.data(ConfusionModel::CountRole).isValid() ? 1 : 8;
    return {metrics.horizontalAdvance(index.data().toString()) + left, metrics.height() + 2};
}

}  // namespace epochal::ui
