#pragma once

#include <QString>

namespace epochal::ui {

/// The head of a column in one line, "Latency p95, ms", or in two. The unit may be empty.
[[nodiscard]] QString headInOneLine(const QString& title, const QString& unit);
[[nodiscard]] QString headInTwoLines(const QString& title, const QString& unit);

}  // namespace epochal::ui
