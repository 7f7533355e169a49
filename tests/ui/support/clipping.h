#pragma once

#include <QStringList>
#include <QWidget>

namespace epochal::test {

/// Text under `root` that does not fit: labels, buttons, combo boxes, table headers and cells narrower or lower than
/// their text needs, columns beyond the edge of their table, and widgets that extend beyond their parent or beyond the
/// edge of a view that cannot scroll there. Labels with the user's own text (objectName ends in "User", or the whole
/// text is in the tool tip) may be elided, and so may names in tables that have a tool tip.
[[nodiscard]] QStringList clippedTexts(const QWidget& root);

/// What of this stays, however long the event loop runs: a busy machine lays out late, in several passes. The first two
/// faults of a program are given the longest; those after them have failed the test anyway.
[[nodiscard]] QStringList lastingClips(const QWidget& root);

}  // namespace epochal::test
