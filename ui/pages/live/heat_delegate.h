#pragma once

#include <QStyledItemDelegate>

namespace epochal::ui {

/// A cell of a ConfusionModel: blue on the diagonal, orange for mistakes, the more the stronger, with the count in it;
/// the chosen pair has a frame. Cells beside the matrix are plain text.
class HeatDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace epochal::ui
