#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/analysis/interval.h"
#include "core/base/message.h"
#include "core/base/result.h"

namespace epochal {

struct Entry;

/// A figure as it was printed: "8.4" stands for [8.35, 8.45], "13080" for [13079.5, 13080.5], "34..37" for what it
/// says; `exact` for a count. "~5000" was printed as "about": a unit of its last digit that is not zero is open.
struct PrintedFigure {
    std::string text;
    bool exact = false;
    [[nodiscard]] Result<double> value() const;
    [[nodiscard]] Result<Interval> interval() const;
    [[nodiscard]] int decimals() const;  ///< digits after the point, of a range the more; 0 for what is no figure
};

/// A figure that somebody printed, with the formula and the inputs it is said to come from.
struct Claim {
    std::string id, row;  ///< row: id of the entry it stands in, may be empty
    Message what;         ///< "cost of one training, EUR"
    std::string formula;  ///< + - * / ( ) over input names and numbers: "seconds * cents / 100"
    std::map<std::string, PrintedFigure> inputs;
    PrintedFigure published;
    bool bound = false;  ///< published as "under": the computed value must not be above it
    std::string said;    ///< published in words, "near linear"; `published` is then the figure they stand for
};

/// A figure that nobody printed: derived here from printed ones, so that there is nothing to audit.
struct DerivedFigure {
    std::string id, row;  ///< as of a claim
    Message what;
    std::string formula;
    std::map<std::string, PrintedFigure> inputs;
    int decimals = 0;  ///< to be written with
};

/// Error: the formula or a figure cannot be read, or it divides by what may be zero.
[[nodiscard]] Result<double> valueOf(const DerivedFigure& figure);

enum class Follows { Yes, WithinRounding, No, CannotTell };
[[nodiscard]] const char* name(Follows follows);

struct AuditResult {
    Follows follows = Follows::CannotTell;
    double computed = 0;     ///< from the inputs as printed
    Interval range;          ///< from the intervals of the inputs
    std::string recomputed;  ///< `computed` to as many digits as were published, "4.10"; two at the least where it does
                             ///< not follow
    Message words;           ///< "follows", "published 4.50, recomputed 4.10"
};

/// Yes: the computed value rounds to the published one. WithinRounding: some value of the inputs' intervals does. No:
/// none does. CannotTell: division by an interval that holds zero. Error: the formula or a figure cannot be read.
[[nodiscard]] Result<AuditResult> audit(const Claim& claim);

/// The derived figures that entries carry, as claims to be recomputed by another road than the one that made them: of
/// runs what they cost, what they cost to `target`, images/s for the price and the terms behind an hourly price; of
/// rows from elsewhere the cost they were published with, which where a target is asked for and on the curve is the
/// cost to it. Of whatever has a curve, that the time to `target` is no longer than the whole, by each clock it knows.
[[nodiscard]] std::vector<Claim> claimsOf(std::span<const Entry> entries, std::optional<double> target = {});

}  // namespace epochal
