#pragma once

#include "core/economics/decimal.h"
#include "ui/report/report.h"

namespace epochal::ui {

/// A figure for machines: decimal point, at most twelve significant digits, an exponent only for very large and very
/// small values; empty when not finite.
[[nodiscard]] QString plain(double value);
[[nodiscard]] QString plain(const Decimal& value);

[[nodiscard]] Report::Cell cell(const QString& text, double raw);
[[nodiscard]] Report::Cell cell(const QString& text, const Decimal& raw);
[[nodiscard]] Report::Cell words(const QString& text);
/// A missing figure.
[[nodiscard]] Report::Cell dash();

/// Removes the columns in which every row has only a dash, except the first.
void dropEmptyColumns(Report::Table& table);

[[nodiscard]] inline QString fromStd(const std::string& text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

}  // namespace epochal::ui
