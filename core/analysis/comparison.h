#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/analysis/entry.h"
#include "core/analysis/row_names.h"
#include "core/economics/price_book.h"
#include "core/economics/rates.h"
#include "core/spec/fields.h"

namespace epochal {

enum class Grouping { None, Model, Provider, Accelerator, Devices, Batch, Study };

/// A query over a set of entries. A plain value, so that a report can repeat it.
struct ComparisonQuery {
    std::optional<double> target;         ///< of the rows' measure, fractions 0..1; none: whole runs are compared
    ClockKind clock = ClockKind::Active;  ///< for time; money always follows the bill
    std::optional<PriceKind> kind;        ///< none: the frozen price. Another kind is a what-if on the same instance.
    std::optional<std::string> offer;     ///< what-if: every row priced by this offer of the price book
    std::string currency;                 ///< empty: as quoted, and no ranking across currencies
    Grouping grouping = Grouping::Model;
    bool overSeeds = true;  ///< runs that differ only in their seed become one row
    /// Of the 95th percentile, s: an inference row's figures are those of the fastest batch size that keeps it; a row
    /// of which none does has no figures. Nothing: the limit of each run's spec.
    std::optional<double> latencyLimit;
};

/// One row: one entry, or several runs that differ only in their seed. Indexes refer to the entries given. A row has
/// one cost and one time, which everything that shows it uses: ranking, findings, frontier, page and report have no
/// others.
struct ComparedRow {
    std::vector<std::size_t> entries;  ///< one, or one per seed
    RowName name;
    std::vector<std::size_t> counted;  ///< those that count toward its quality: without runs that failed
    Offer priced;                      ///< the offer that `cost` is based on
    bool whatIf = false;               ///< priced by another offer, or on hardware that it did not run on
    bool otherHardware = false;        ///< `priced` is for other hardware than it was measured on
    std::optional<Money> price;        ///< per hour, in the query's currency
    /// With a target, the expected cost and time of one run that reaches it: the sum over all runs of the row, failed
    /// ones with all they spent, / runs that reached it. That is mean / success rate, the expected running time of
    /// Auger and Hansen (CEC 2005). Without a target, the means over the runs that finished.
    std::optional<Money> cost;
    std::optional<double> seconds;  ///< by the query's clock
    /// Sample standard deviations over the seeds; nothing for one run, or where some runs failed.
    std::optional<double> costSpread, secondsSpread;
    std::optional<double> quality;  ///< best; mean over the seeds counted
    std::optional<double> imagesPerSecond, imagesPerSecondPerPrice;
    /// Rows of a session that does not train have neither cost nor time: how long they were measured says nothing. What
    /// they are compared by: images/s, images/s per price, the price of a million samples, and latency.
    bool session = false;
    /// A target applies to it: it trains, and a published row says how well.
    bool targeted = true;
    std::optional<Money> perMillion;        ///< of samples at that rate, at `price`; of any row with both
    std::optional<double> latency;          ///< inference: 95th percentile at that batch size, s; mean over the runs
    std::optional<std::int64_t> batch;      ///< whose figures these are, where the runs of the row agree
    std::size_t n = 1, reached = 0;         ///< runs, and those that reached the target
    Spread qualities;                       ///< over the seeds counted
    std::optional<double> againstCheapest;  ///< cost / lowest cost in its group; of a session, of `perMillion`
    std::optional<double> againstFastest;   ///< time / shortest time; of a session, highest rate / rate
    /// Nothing in its group is both cheaper and faster; of a session, by `perMillion` and latency or rate.
    bool frontier = false;
    std::vector<std::size_t> dominatedBy;  ///< rows of its group that are cheaper and faster, or equal in one
    std::vector<std::size_t> beatenBy;     ///< those of them that are both cheaper and faster
    /// Without a target, its time, cost and quality are those of the runs that finished, while others failed: it is
    /// neither ranked nor the best in anything.
    bool hidesFailures = false;
    Message notRanked;                     ///< why it has no rank; empty = ranked
    Message notRankedBriefly;              ///< the same in two or three words, for a narrow column
    std::vector<Message> assumptions;      ///< what its cost assumes
    std::optional<std::size_t> baseline;   ///< row with the same workload on the fewest devices
    std::optional<double> speedUp;         ///< time of the baseline / time; without times, rate / rate of the baseline
    std::optional<double> efficiency;      ///< R(N) / (N x R(1)) relative to the baseline
    std::optional<double> timeEfficiency;  ///< speedUp / (devices / devices of the baseline)
};

struct ComparisonGroup {
    std::string title;  ///< names only: "resnet8", "AWS", or the heading in the study
    std::vector<std::size_t> rows;
    bool mixed = false;  ///< its rows must not be ranked against each other; the warnings say why
};

/// A statement derived from the figures: heading and text.
struct Finding {
    Message heading, text;
};

struct Comparison {
    std::vector<ComparedRow> rows;
    std::vector<ComparisonGroup> groups;
    std::vector<Message> warnings;  ///< different data, targets, clocks, currencies; old and inexact prices
    bool ranked = true;             ///< false: the warnings say why nothing is ranked
    std::vector<Finding> findings;
    std::vector<const Field*> differing;  ///< settings in which the runs differ, in table order
    std::vector<Rate> rates;              ///< used for conversion, to be shown
};

/// Pure: no disk, no clock but `today` (ISO date, for the age of prices).
[[nodiscard]] Comparison compare(std::span<const Entry> entries, const ComparisonQuery& query, const PriceBook& book,
                                 const std::string& today);

/// Whether any of the entries can be priced by this kind: it was, or the price book or another entry has such a price
/// for its machine.
[[nodiscard]] bool hasPriceOf(PriceKind kind, std::span<const Entry> entries, const PriceBook& book);

/// Whether two times are equal: the last digits of a sum of seconds depend on the order of addition.
[[nodiscard]] bool isSameTime(double a, double b);

/// Whether a row has a rank: a cost, a time and no reason against it.
[[nodiscard]] bool isRanked(const ComparedRow& row);

/// Whether a row may be the cheapest, the fastest or the best of its group, wherever that is said: it hides no failed
/// run, and the group's rows may be compared.
[[nodiscard]] bool mayLead(const ComparedRow& row, const ComparisonGroup& group);

/// The ranked rows of a group with the lowest cost and, among these, the shortest time; several if they tie in both.
/// Empty if no row is ranked.
[[nodiscard]] std::vector<std::size_t> cheapestOf(const Comparison& comparison, const ComparisonGroup& group);

/// The rows of a group that mayLead() with the shortest time and, among these, the lowest cost; several if they tie in
/// both. Rows without a price count. Empty if no row has a time.
[[nodiscard]] std::vector<std::size_t> fastestOf(const Comparison& comparison, const ComparisonGroup& group);

/// The rows of a group that mayLead() with the highest value of a figure; several if they tie. Empty if no row has it.
[[nodiscard]] std::vector<std::size_t> highestOf(const Comparison& comparison, const ComparisonGroup& group,
                                                 std::optional<double> ComparedRow::*figure);

/// The rows of a group that mayLead() with the lowest price of a million samples; several if they tie.
[[nodiscard]] std::vector<std::size_t> cheapestSamplesOf(const Comparison& comparison, const ComparisonGroup& group);

/// The same with the best quality, by the measure of its rows.
[[nodiscard]] std::vector<std::size_t> bestQualityOf(const Comparison& comparison, const ComparisonGroup& group,
                                                     std::span<const Entry> entries);

/// Mean energy of a row's runs in J; nothing unless each of them was measured.
[[nodiscard]] std::optional<double> meanEnergy(const ComparedRow& row, std::span<const Entry> entries);

/// Digits after the point needed for all costs of a comparison, published ones included: 2, more where the lowest is
/// below 0.05. All output of these costs uses this number.
[[nodiscard]] int costDecimals(const Comparison& comparison, std::span<const Entry> entries);

/// Position at the first evaluation that reaches `target` (a fraction 0..1, unless the measure is none); nothing if it
/// is never reached or there is no curve.
[[nodiscard]] std::optional<AxisPosition> timeToTarget(const Entry& entry, double target);

/// Seconds that an offer bills for this run, up to `at` or whole, by bill(). An owned or leased machine bills active
/// time, a rented one wall time, and each stretch of a run that was stopped and resumed is a separate rental. Time that
/// your own machine was idle is not billed on a rented one. Nothing when no time is known.
[[nodiscard]] std::optional<double> billedOn(const Entry& entry, const Offer& offer,
                                             const std::optional<AxisPosition>& at = {});

/// What this run costs on an offer, up to `at` or whole: its price for billedOn(). Nothing when the time or the price
/// is not known.
[[nodiscard]] std::optional<Money> costOn(const Entry& entry, const Offer& offer,
                                          const std::optional<AxisPosition>& at = {});

}  // namespace epochal
