#pragma once

#include "ui/tables/row_delegate.h"

namespace epochal::ui {

/// An offer with its radio button: its name, and below, smaller, which price of which date. One line each: a long name
/// is elided in the middle, the line below at its end; the tool tip has both.
class OfferDelegate : public RowDelegate {
    Q_OBJECT
public:
    using RowDelegate::RowDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace epochal::ui
