// The steps of compare(), in the order it takes them. Not for others.
#pragma once

#include <set>

#include "core/analysis/comparison.h"

namespace epochal::comparing {

/// What is asked, of what, with which prices.
struct Question {
    std::span<const Entry> entries;
    const ComparisonQuery& query;
    const PriceBook& book;
    std::string today;
    bool withoutTax = false;  ///< prices with tax and without meet: where the rate is known, tax is taken out
};

/// One row an entry; of runs that differ in their seed alone, one row.
[[nodiscard]] std::vector<std::vector<std::size_t>> seedRows(const Question& ask);

/// The offer an entry is priced by, or why there is none.
struct Pricing {
    Offer offer;
    bool whatIf = false;
    Message why;
    std::vector<Message> assumptions = {};  ///< what a cost by it takes for granted
    bool taxTakenOut = false;
};
[[nodiscard]] Pricing pricingOf(const Entry& entry, const Question& ask);

/// Whether the entries' prices are quoted with tax and without it.
[[nodiscard]] bool mixesTax(const Question& ask);

/// How far an entry got: whole, or to the target.
struct Outcome {
    bool reached = false;
    std::optional<AxisPosition> at;  ///< nothing: its end
    Message why;                     ///< of what was not reached
};
[[nodiscard]] Outcome outcomeOf(const Entry& entry, const std::optional<double>& target);

/// Seconds to `at` or to the end by a clock; nothing when the row does not say.
[[nodiscard]] std::optional<double> secondsOf(const Entry& entry, ClockKind clock, const Offer& priced,
                                              const std::optional<AxisPosition>& at);

/// A row's figures by themselves; what it needed of rates is added to `rates`.
[[nodiscard]] ComparedRow rowOf(std::vector<std::size_t> entries, const Question& ask, std::vector<Rate>& rates);

/// Groups, in the order their first rows come.
[[nodiscard]] std::vector<ComparisonGroup> groupsOf(const std::vector<ComparedRow>& rows, const Question& ask);

/// Warnings, and rows that stand in one group but must not be ranked against each other.
void refuse(Comparison& comparison, const Question& ask);

/// Cheapest, fastest, frontier, within each group.
void rank(Comparison& comparison);

/// Speed-up and efficiency against the same work on fewer devices.
void scale(Comparison& comparison, const Question& ask);

}  // namespace epochal::comparing
