#pragma once

#include "ui/tables/row_delegate.h"

namespace epochal::ui {

/// The figures of an offer: memory with a tick or a cross, time, the range of the cost drawn on one scale, the cost
/// with its range below. A row without a rank has its reason there instead, over all these columns.
class EstimateDelegate : public RowDelegate {
    Q_OBJECT
public:
    using RowDelegate::RowDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// A reason's width is the cell's: it wraps, and its height follows.
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    static void paintRange(QPainter* painter, const QRect& box, const QVariantList& range,
                           const std::vector<double>& lines, bool chosen);
};

}  // namespace epochal::ui
