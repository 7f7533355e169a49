#pragma once

#include "ui/tables/row_delegate.h"

namespace epochal::ui {

/// A run's curve as a line scaled to its range, with a dot at the best value: the highest, or the lowest if the item
/// says so under kFallingRole. The curve is a std::vector<float> under kCurveRole; a NaN breaks the line. Without a
/// curve, the cell's text is drawn.
class SparklineDelegate : public RowDelegate {
    Q_OBJECT
public:
    static constexpr int kCurveRole = Qt::UserRole + 1, kFallingRole = Qt::UserRole + 6;
    using RowDelegate::RowDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace epochal::ui
