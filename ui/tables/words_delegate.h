#pragma once

#include "ui/tables/row_delegate.h"

namespace epochal::ui {

/// A sentence, wrapped at its words: its row is as high as it needs.
class WordsDelegate : public RowDelegate {
    Q_OBJECT
public:
    using RowDelegate::RowDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// Of the width that `option` has.
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace epochal::ui
