#pragma once

#include <QStringList>
#include <QWidget>

namespace epochal::test {

/// Texts under `root` that do not fit: labels, buttons, combo boxes, table heads and cells of tables that are narrower
/// or lower than their text asks for, columns beyond the edge of their table, and what sticks out of its parent. Labels
/// of the user's own text (objectName ends in "User", or the whole text in the tool tip) may be elided, and so may the
/// names in tables, with a tool tip.
[[nodiscard]] QStringList clippedTexts(const QWidget& root);

}  // namespace epochal::test
