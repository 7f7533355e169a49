#pragma once

class QTableView;

namespace epochal::ui {

/// What a table head needs besides its text: the style sheet's padding, which Qt 6.4 takes off the text twice.
constexpr int kHeadPadding = 2 * 7 + 2 * 7 + 4;

/// The look every table shares: 26 px rows, no vertical heads, whole rows selected, lines between rows only, heads in
/// secondary type.
void setUpTable(QTableView& table);
/// What a column needs for its head alone, of one line or of two.
[[nodiscard]] int headWidth(const QTableView& table, int column);
/// What a column needs for its head and the widest of its first 200 values.
[[nodiscard]] int wantedWidth(const QTableView& table, int column);
/// Widens the first `columns` columns to what they need; never narrows one, so that
/// a table fed while it is looked at does not jump.
void growColumns(QTableView& table, int columns);

}  // namespace epochal::ui
