#pragma once

#include "ui/tables/row_delegate.h"

namespace epochal::ui {

/// An offer with its radio button: what it is, and below, smaller, what price of which day; that line wraps where it
/// does not fit.
class OfferDelegate : public RowDelegate {
    Q_OBJECT
public:
    using RowDelegate::RowDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// Height of a row whose offer has a column `width` wide.
    [[nodiscard]] static int heightFor(const QModelIndex& index, int width);
};

}  // namespace epochal::ui
