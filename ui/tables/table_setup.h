#pragma once

#include <QString>

class QHeaderView;
class QTableView;

namespace epochal::ui {

/// What a table header needs besides its text: the style sheet's padding, which Qt 6.4 subtracts from the text twice.
constexpr int kHeadPadding = 2 * 7 + 2 * 7 + 4;

/// The look that all tables share: 26 px rows, no vertical header, whole rows selected, lines between rows only, header
/// in secondary type.
void setUpTable(QTableView& table);
/// A header of two lines: title and unit or, if that is narrower, the title broken in two with the unit after it.
[[nodiscard]] QString headLines(const QString& title, const QString& unit);
/// Width of the widest line of a column's header.
[[nodiscard]] int headTextWidth(const QHeaderView& head, int column);
/// Width that a column needs for its header alone, of one line or two.
[[nodiscard]] int headWidth(const QTableView& table, int column);
/// Width that a column needs for its header and the widest of its first 200 values.
[[nodiscard]] int wantedWidth(const QTableView& table, int column);
/// Widens the first `columns` columns to the width they need; never narrows one, so that a table does not jump while
/// somebody watches it.
void growColumns(QTableView& table, int columns);

}  // namespace epochal::ui
