#pragma once

#include <QAbstractItemDelegate>

namespace epochal::ui {

/// A picture with its line below it, and a second line in secondary text if it has one (ThumbnailRoles). The picture is
/// as large as its cell allows, enlarged with its pixels visible if it is smaller; lines that are too long are elided.
class ThumbnailDelegate : public QAbstractItemDelegate {
    Q_OBJECT
public:
    using QAbstractItemDelegate::QAbstractItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// The height of a cell in pixels, for its width and that many lines.
    [[nodiscard]] static int heightFor(int width, int lines = 1);
};

}  // namespace epochal::ui
