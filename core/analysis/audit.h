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

/// A figure as printed: "8.4" represents [8.35, 8.45], "13080" [13079.5, 13080.5], "34..37" that range; `exact` for a
/// count. "~5000" means "about": one unit of its last nonzero digit wide, [4500, 5500].
struct PrintedFigure {
    std::string text;
    bool exact = false;
    [[nodiscard]] Result<double> value() const;
    [[nodiscard]] Result<Interval> interval() const;
    [[nodiscard]] int decimals() const;  ///< digits after the point, of a range the larger number; 0 if unreadable
};

/// A published figure, with the formula and the inputs it is said to come from.
struct Claim {
    std::string id, row;  ///< row: id of the entry it belongs to, may be empty
    Message what;         ///< "cost of one training, EUR"
    std::string unit;     ///< of the figure: "%", "×" or a currency; empty where only `what` names it
    std::string formula;  ///< + - * / ( ) over input names and numbers: "seconds * cents / 100"
    std::map<std::string, PrintedFigure> inputs;
    PrintedFigure published;
    bool bound = false;  ///< published as "under": the computed value must not exceed it
    std::string said;    ///< published in words, "near linear"; `published` is then the figure they represent
};

/// An unpublished figure, derived here from published ones: there is nothing to audit.
struct DerivedFigure {
    std::string id, row;  ///< as in a claim
    Message what;
    std::string formula;
    std::map<std::string, PrintedFigure> inputs;
    int decimals = 0;  ///< digits after the point to show
};

/// Error: the formula or a figure cannot be read, the divisor may be zero, or the result is not finite.
[[nodiscard]] Result<double> valueOf(const DerivedFigure& figure);

enum class Follows { Yes, WithinRounding, No, CannotTell };

struct AuditResult {
    Follows follows = Follows::CannotTell;
    double computed = 0;  ///< from the inputs as printed
    Interval range;       ///< from the intervals of the inputs
    /// `computed` with as many decimals as were published, "4.10". At least two significant digits for a bound, a
    /// figure in words and a value that does not follow; unless it follows, up to 9 more until it differs from the
    /// published figure.
    std::string recomputed;
    Message words;  ///< "consistent", "published 4.50, recomputed 4.10"
};

/// Yes: the computed value rounds to the published one. WithinRounding: some value within the intervals of the inputs
/// does. No: none does. CannotTell: division by an interval that contains zero, or a result that is not finite. Error:
/// the formula or a figure cannot be read.
[[nodiscard]] Result<AuditResult> audit(const Claim& claim);

/// The derived figures of entries, as claims to be recomputed by a different route than the one that produced them. For
/// runs: the cost, the cost to `target`, images/s for the price and the terms behind an hourly price. For published
/// rows: the published cost which, where a target is given and on the curve, is the cost to reach it. For anything with
/// a curve: that the time to `target` is no longer than the whole, by each clock it has.
[[nodiscard]] std::vector<Claim> claimsOf(std::span<const Entry> entries, std::optional<double> target = {});

}  // namespace epochal
