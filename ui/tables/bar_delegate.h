#pragma once

#include "ui/tables/row_delegate.h"

namespace epochal::ui {

/// A share (0..1, a double under kShareRole) as a short bar with the cell's text on its right; the text alone without a
/// share.
class BarDelegate : public RowDelegate {
    Q_OBJECT
public:
    static constexpr int kShareRole = Qt::UserRole + 3;
    using RowDelegate::RowDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace epochal::ui
