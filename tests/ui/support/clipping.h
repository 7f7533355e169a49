#pragma once

#include <QStringList>
#include <QWidget>

namespace epochal::test {

/// Texts under `root` that do not fit: labels, buttons, combo boxes and table heads that are narrower or lower than
/// their text asks for, and those that stick out of their parent. Labels of the user's own text (objectName ends in
/// "User", or the whole text in the tool tip) may be elided.
[[nodiscard]] QStringList clippedTexts(const QWidget& root);

}  // namespace epochal::test
