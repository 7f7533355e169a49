#pragma once

#include <QAbstractItemDelegate>

namespace epochal::ui {

/// An image of a ThumbnailModel as large as its cell allows, and its class below it, elided if it is too long. Images
/// smaller than the cell are enlarged with their pixels visible.
class ThumbnailDelegate : public QAbstractItemDelegate {
    Q_OBJECT
public:
    using QAbstractItemDelegate::QAbstractItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// The height of a cell in pixels, for its width.
    [[nodiscard]] static int heightFor(int width);
};

}  // namespace epochal::ui
