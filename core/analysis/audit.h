#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/base/message.h"
#include "core/base/result.h"

namespace epochal {

/// A closed interval; arithmetic rounds outwards.
struct Interval {
    double low = 0, high = 0;
    [[nodiscard]] bool contains(double value) const { return low <= value && value <= high; }
};

/// A figure as it was printed: "8.4" stands for [8.35, 8.45], "13080" for [13079.5, 13080.5]; `exact` for a count.
struct PrintedFigure {
    std::string text;
    bool exact = false;
    [[nodiscard]] Result<double> value() const;
    [[nodiscard]] Result<Interval> interval() const;
};

/// A derived figure somebody published, with the formula and the inputs it is said to come from.
struct Claim {
    std::string id, row;  ///< row: id of the entry it stands in, may be empty
    Message what;         ///< "cost of one training, EUR"
    std::string formula;  ///< + - * / ( ) over input names and numbers: "seconds * cents / 100"
    std::map<std::string, PrintedFigure> inputs;
    PrintedFigure published;
    bool bound = false;  ///< published as "under": the computed value must not be above it
};

enum class Follows { Yes, WithinRounding, No, CannotTell };
[[nodiscard]] const char* name(Follows follows);

struct AuditResult {
    Follows follows = Follows::CannotTell;
    double computed = 0;  ///< from the inputs as printed
    Interval range;       ///< from the intervals of the inputs
    Message words;        ///< "follows", "published 4.50, recomputed 4.10"
};

/// Yes: the computed value rounds to the published one. WithinRounding: some value of the inputs' intervals does. No:
/// none does. CannotTell: division by an interval that holds zero. Error: the formula or a figure cannot be read.
[[nodiscard]] Result<AuditResult> audit(const Claim& claim);

}  // namespace epochal
