// The steps of compare(). Internal to core/analysis.
#pragma once

#include <set>

#include "core/analysis/comparison.h"

namespace epochal::comparing {

/// The query, the entries and the prices.
struct Question {
    std::span<const Entry> entries;
    const ComparisonQuery& query;
    const PriceBook& book;
    std::string today;
    bool withoutTax = false;  ///< prices with and without tax are mixed: tax is deducted where its rate is known
};

/// One row per entry; runs that differ only in their seed share a row.
[[nodiscard]] std::vector<std::vector<std::size_t>> seedRows(const Question& ask);

/// Why a row has no rank: in a sentence, and in two or three words.
struct Reason {
    Message whole, brief;
    [[nodiscard]] bool empty() const { return whole.empty(); }
};

/// "not ranked": for what cannot be said in so few words.
[[nodiscard]] Message unranked();
/// "no price".
[[nodiscard]] Message unpriced();

/// The offer an entry is priced by, or why there is none.
struct Pricing {
    Offer offer;
    bool whatIf = false;
    Reason why;
    std::vector<Message> assumptions = {};  ///< what a cost based on it assumes
    bool taxTakenOut = false;
};
[[nodiscard]] Pricing pricingOf(const Entry& entry, const Question& ask);

/// Whether some prices of the entries are quoted with tax and others without.
[[nodiscard]] bool mixesTax(const Question& ask);

/// Whether an entry finished or, with a target, reached it, and where.
struct EntryOutcome {
    bool reached = false;
    std::optional<AxisPosition> at;  ///< nothing: its end
    Reason why;                      ///< why it was not reached
};
[[nodiscard]] EntryOutcome outcomeOf(const Entry& entry, const std::optional<double>& target);

/// Seconds to `at` or to the end by a clock; nothing when not known.
[[nodiscard]] std::optional<double> secondsOf(const Entry& entry, ClockKind clock, const Offer& priced,
                                              const std::optional<AxisPosition>& at);

/// The size whose figures are a session's: the fastest, of inference that keeps the limit of latency. Of a published
/// row that gives nothing but a rate, that. Nothing for a run that trained, and where no size keeps the limit.
[[nodiscard]] std::optional<SizeRate> chosenSize(const Entry& entry, const ComparisonQuery& query);
/// Whether a row is compared by its rate alone.
[[nodiscard]] bool isOfRate(const Entry& entry);

/// The runs that a row's figures are of, as indices of entries.
[[nodiscard]] const std::vector<std::size_t>& measuredRuns(const ComparedRow& row);
/// The figures of one row, independent of the others; exchange rates that it uses are added to `rates`.
[[nodiscard]] ComparedRow rowOf(std::vector<std::size_t> entries, const Question& ask, std::vector<Rate>& rates);

/// Groups, in the order of their first rows.
[[nodiscard]] std::vector<ComparisonGroup> groupsOf(const std::vector<ComparedRow>& rows, const Question& ask);

/// Adds the warnings, and marks the rows of a group that must not be ranked against each other.
void refuse(Comparison& comparison, const Question& ask);

/// Cheapest, fastest and frontier within each group.
void rank(Comparison& comparison);

/// Speed-up and efficiency relative to the same workload on fewer devices.
void scale(Comparison& comparison, const Question& ask);

}  // namespace epochal::comparing
