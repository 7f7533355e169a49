#pragma once

class QTableView;

namespace epochal::ui {

/// The look every table shares: 26 px rows, no vertical heads, whole rows selected, lines between rows only, heads in
/// secondary type.
void setUpTable(QTableView& table);
/// Widens each column to its head and to the widest of its first `rows` values; the last one takes what is left.
void fitColumns(QTableView& table, int rows = 100);

}  // namespace epochal::ui
