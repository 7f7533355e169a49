#include "ui/tables/sparkline_delegate.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <vector>

#include "ui/theme/theme.h"

namespace epochal::ui {

void SparklineDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const auto curve = index.data(kCurveRole).value<std::vector<float>>();
    std::vector<float> finite;
    std::copy_if(curve.begin(), curve.end(), std::back_inserter(finite),
                 [](float value) { return std::isfinite(value); });
    if (finite.empty()) return RowDelegate::paint(painter, option, index);
    paintGround(painter, option, index);

    const auto ends = std::minmax_element(finite.begin(), finite.end());
    const double low = *ends.first, high = *ends.second;
    const double span = high > low ? high - low : 1;
    const QRectF box = QRectF(option.rect).adjusted(8, 6, -10, -7);
    const auto place = [&](std::size_t i) {
        const double x = curve.size() > 1 ? static_cast<double>(i) / static_cast<double>(curve.size() - 1) : 1;
        return QPointF(box.left() + x * box.width(), box.bottom() - (curve[i] - low) / span * box.height());
    };
    QPainterPath path;
    bool joined = false;
    const bool falling = index.data(kFallingRole).toBool();
    std::size_t best = 0;
    float bestValue = falling ? std::numeric_limits<float>::infinity() : -std::numeric_limits<float>::infinity();
    for (std::size_t i = 0; i < curve.size(); ++i) {
        if (!std::isfinite(curve[i])) {
            joined = false;
            continue;
        }
        joined ? path.lineTo(place(i)) : path.moveTo(place(i));
        joined = true;
        if (falling ? curve[i] < bestValue : curve[i] > bestValue) {
            bestValue = curve[i];
            best = i;
        }
    }
    const Theme& theme = Theme::instance();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(theme.colour(Role::Line), 1));
    painter->drawLine(box.bottomLeft() + QPointF(0, 1.5), box.bottomRight() + QPointF(0, 1.5));
    // Qt draws a pen of one device pixel without stroking its outline, which would take a fifth of a frame.
    painter->setPen(QPen(theme.colour(Role::Text2), painter->device()->devicePixelRatioF() > 1 ? 1.2 : 1));
    painter->drawPath(path);
    painter->setPen(Qt::NoPen);
    painter->setBrush(theme.colour(Role::Text));
    painter->drawEllipse(place(best), 2.2, 2.2);
    painter->restore();
}

QSize SparklineDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    return RowDelegate::sizeHint(option, index).expandedTo(QSize(84, Theme::kRow));
}

}  // namespace epochal::ui
