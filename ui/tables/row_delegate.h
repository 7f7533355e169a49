#pragma once

#include <QStyledItemDelegate>

#include "ui/tables/column_texts.h"

namespace epochal::ui {

/// A cell on the style's background, with a line below it: rows are separated, columns are not. The current row of a
/// focused table has an accent bar on its left. An icon is 8 px from the edge (5 px in a table with the property
/// `wide`), its text 6 px after it. In a view that wraps words, a text too wide for one line takes two where there is
/// height for them. In a column of names, one too wide is elided so that it differs from the others of its column; in
/// one of sentences, at its end.
class RowDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
    /// How many of its first characters a cell shares with another of its column.
    [[nodiscard]] qsizetype sharedStart(const QModelIndex& index) const { return texts_.sharedStart(index); }
    /// Paints the background, selection and line, without the cell's text.
    static void paintGround(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index);

private:
    mutable ColumnTexts texts_;  ///< a cache
};

}  // namespace epochal::ui
