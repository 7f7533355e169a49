#include "ui/pages/configure/estimate_delegate.h"

#include <QPainter>

#include "ui/pages/configure/offers_model.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
constexpr int kEdge = 5, kLeastRange = 64;

bool isReason(const QModelIndex& index) {
    return index.column() > OffersModel::Memory && !index.data(OffersModel::RankedRole).toBool();
}

/// The text in two lines at most; what does not fit is elided. The tool tip and the breakdown have the whole of it.
QStringList twoLines(const QString& text, const QFontMetrics& metrics, int width) {
    const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    QString first;
    qsizetype used = 0;
    for (; used < words.size(); ++used) {
        const QString longer = used == 0 ? words[used] : first + QLatin1Char(' ') + words[used];
        if (used > 0 && metrics.horizontalAdvance(longer) > width) break;
        first = longer;
    }
    QStringList lines{metrics.elidedText(first, Qt::ElideRight, width)};
    if (used < words.size()) lines += metrics.elidedText(words.mid(used).join(QLatin1Char(' ')), Qt::ElideRight, width);
    return lines;
}
}  // namespace

QSize EstimateDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const Theme& theme = Theme::instance();
    const QFontMetrics small(theme.font(Type::Tick));
    if (isReason(index)) return {option.rect.width(), 2 * small.height()};
    if (index.column() == OffersModel::CostRange) return {kLeastRange + 2 * kEdge, Theme::kRow};
    const QFontMetrics figures(theme.font(index.column() == OffersModel::Cost ? Type::BodyBold : Type::Body));
    const int widest = qMax(figures.horizontalAdvance(index.data().toString()),
                            small.horizontalAdvance(index.data(OffersModel::DetailRole).toString()));
    return {widest + 2 * kEdge, figures.height() + small.height()};
}

void EstimateDelegate::paintRange(QPainter* painter, const QRect& box, const QVariantList& range,
                                  const std::vector<double>& lines, bool chosen) {
    const Theme& theme = Theme::instance();
    painter->setPen(theme.colour(Role::Grid));
    for (const double share : lines) {
        const int x = box.left() + static_cast<int>(box.width() * share);
        painter->drawLine(x, box.top(), x, box.bottom());
    }
    const double low = range[0].toDouble(), mid = range[1].toDouble(), high = range[2].toDouble();
    const auto at = [&](double share) { return box.left() + box.width() * qBound(0.0, share, 1.0); };
    const int middle = box.center().y();
    painter->fillRect(QRectF(at(low), middle - 4, qMax(at(high) - at(low), 3.0), 9),
                      theme.colour(chosen ? Role::BarToCome : Role::Track));
    const QColor ink = theme.colour(chosen ? Role::Accent : Role::Text);
    if (mid <= 1) {
        painter->fillRect(QRectF(at(mid) - 1, middle - 7, 2, 15), ink);
        return;
    }
    // Beyond the scale: an arrow at its end.
    painter->setPen(QPen(ink, 1.5));
    painter->drawLine(QPointF(box.right() - 4, middle - 4), QPointF(box.right(), middle));
    painter->drawLine(QPointF(box.right() - 4, middle + 4), QPointF(box.right(), middle));
}

void EstimateDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    paintGround(painter, option, index);
    const Theme& theme = Theme::instance();
    const QRect box = option.rect.adjusted(kEdge, 2, -kEdge, -2);
    const bool ranked = index.data(OffersModel::RankedRole).toBool();
    const bool chosen = index.data(OffersModel::ChosenRole).toBool();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (isReason(index)) {
        painter->setFont(theme.font(Type::Tick));
        painter->setPen(theme.colour(Role::Text2));
        const QFontMetrics small = painter->fontMetrics();
        const QStringList lines = twoLines(index.data(OffersModel::ReasonRole).toString(), small, box.width());
        QRect line(box.left(), 0, box.width(), small.height());
        line.moveTop(box.top() + (box.height() - static_cast<int>(lines.size()) * line.height()) / 2);
        for (const QString& text : lines) {
            painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter, text);
            line.translate(0, line.height());
        }
    } else if (index.column() == OffersModel::CostRange) {
        const QVariantList range = index.data(OffersModel::RangeRole).toList();
        const auto* offers = qobject_cast<const OffersModel*>(index.model());
        if (range.size() == 3 && offers)
            paintRange(painter, box.adjusted(0, -2, 0, 1), range, offers->costScale().lines(), chosen);
    } else {
        const QString first = index.data().toString(), second = index.data(OffersModel::DetailRole).toString();
        const QVariant fits = index.column() == OffersModel::Memory ? index.data(OffersModel::FitsRole) : QVariant();
        const bool figure = index.column() == OffersModel::Cost;
        painter->setFont(theme.font(figure ? Type::BodyBold : Type::Body));
        const int upper = painter->fontMetrics().height();
        const int lower = second.isEmpty() ? 0 : QFontMetrics(theme.font(Type::Tick)).height();
        const int top = box.top() + (box.height() - upper - lower) / 2;
        if (fits.isValid()) {
            const QIcon icon = fits.toBool() ? theme.icon(QStringLiteral("check"), Role::Ok)
                                             : theme.icon(QStringLiteral("close"), Role::Error);
            icon.paint(painter, QRect(box.right() - 14, top + (upper - 14) / 2, 14, 14));
        } else {
            painter->setPen(theme.colour(ranked ? Role::Text : Role::Text2));
            painter->drawText(QRect(box.left(), top, box.width(), upper), Qt::AlignRight | Qt::AlignVCenter, first);
        }
        painter->setFont(theme.font(Type::Tick));
        painter->setPen(theme.colour(Role::Text2));
        painter->drawText(QRect(box.left(), top + upper, box.width(), lower), Qt::AlignRight | Qt::AlignVCenter,
                          second);
    }
    painter->restore();
}

}  // namespace epochal::ui
