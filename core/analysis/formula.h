#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "core/analysis/interval.h"
#include "core/base/result.h"

namespace epochal {

/// A formula's value: of the inputs as they are, and of their intervals.
struct FormulaValue {
    double value = 0;
    Interval range;
    bool dividesByZero = false;  ///< somewhere an interval holding zero is divided by
};

/// Evaluates + - * / and parentheses over names (letters, digits, underscores) and numbers, which are exact. Each name
/// stands once in a good formula: an interval that comes twice widens the range. ErrorKind::Damaged with the place of
/// what was not understood, or of a name that `lookUp` does not know; at most 1000 characters and 100 levels.
[[nodiscard]] Result<FormulaValue> evaluate(
    std::string_view formula, const std::function<std::optional<FormulaValue>(const std::string&)>& lookUp);

}  // namespace epochal
