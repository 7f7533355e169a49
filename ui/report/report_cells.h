#pragma once

#include "core/economics/decimal.h"
#include "ui/report/report.h"

namespace epochal::ui {

/// A figure for machines: a point, twelve significant digits at most, an exponent for the very large and very small
/// alone; empty when it is not finite.
[[nodiscard]] QString plain(double value);
[[nodiscard]] QString plain(const Decimal& value);

[[nodiscard]] Report::Cell cell(const QString& text, double raw);
[[nodiscard]] Report::Cell cell(const QString& text, const Decimal& raw);
[[nodiscard]] Report::Cell words(const QString& text);
/// A figure that is not there.
[[nodiscard]] Report::Cell dash();

/// Removes the columns in which no row has anything but a dash, the first one excepted.
void dropEmptyColumns(Report::Table& table);

[[nodiscard]] inline QString fromStd(const std::string& text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

}  // namespace epochal::ui
