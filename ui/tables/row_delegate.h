#pragma once

#include <QStyledItemDelegate>

namespace epochal::ui {

/// A cell as the style draws it, with a line below it: rows are parted, columns are not. The current row of a focused
/// table has an accent bar at its left. An icon stands 8 px from the edge, its text 6 px behind it.
class RowDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
    /// Ground, selection and line, without the cell's text.
    static void paintGround(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index);
};

}  // namespace epochal::ui
