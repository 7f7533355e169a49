#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "core/analysis/interval.h"
#include "core/base/result.h"

namespace epochal {

/// A formula's value, from the values of the inputs and from their intervals.
struct FormulaValue {
    double value = 0;
    Interval range;
    bool dividesByZero = false;  ///< an interval that contains zero is a divisor
};

/// Evaluates + - * / and parentheses over names (letters, digits, underscores) and numbers, which are exact. Use each
/// name once: an interval that occurs twice widens the range. ErrorKind::Damaged with the place of what cannot be
/// parsed, or of a name that `lookUp` does not know; at most 1000 characters and 100 levels.
[[nodiscard]] Result<FormulaValue> evaluate(
    std::string_view formula, const std::function<std::optional<FormulaValue>(const std::string&)>& lookUp);

}  // namespace epochal
