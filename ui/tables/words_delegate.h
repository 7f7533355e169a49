#pragma once

#include "ui/tables/row_delegate.h"

namespace epochal::ui {

/// A sentence, wrapped between words; the row is as high as it needs.
class WordsDelegate : public RowDelegate {
    Q_OBJECT
public:
    using RowDelegate::RowDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// For the width in `option`.
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace epochal::ui
