#pragma once

#include "ui/tables/row_delegate.h"

namespace epochal::ui {

/// The figures of an offer: memory with a check mark or a cross, time, the cost range drawn on a common scale, the cost
/// with its range below. A row without a rank has its reason instead, across the columns after memory, in two lines at
/// most.
class EstimateDelegate : public RowDelegate {
    Q_OBJECT
public:
    using RowDelegate::RowDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// A reason has the cell's width.
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    static void paintRange(QPainter* painter, const QRect& box, const QVariantList& range,
                           const std::vector<double>& lines, bool chosen);
};

}  // namespace epochal::ui
