#pragma once

#include <QStyledItemDelegate>

namespace epochal::ui {

/// A cell on the style's background, with a line below it: rows are separated, columns are not. The current row of a
/// focused table has an accent bar on its left. An icon is 8 px from the edge (5 px in a table with the property
/// `wide`), its text 6 px after it. In a view that wraps words, a text too wide for one line takes two where there is
/// height for them.
class RowDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
    /// Paints the background, selection and line, without the cell's text.
    static void paintGround(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index);
};

}  // namespace epochal::ui
