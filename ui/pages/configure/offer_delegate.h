#pragma once

#include "ui/tables/row_delegate.h"

namespace epochal::ui {

/// An offer in two lines with its radio button: what it is, and below, smaller, what kind of price of which day.
class OfferDelegate : public RowDelegate {
    Q_OBJECT
public:
    using RowDelegate::RowDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace epochal::ui
