#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/catalogue/run_rows.h"

namespace epochal {

/// What runs are grouped by. Seeds: runs whose configuration, price and hardware differ only in the seed.
enum class GroupBy { None, Seeds, Model, Data, Provider, Devices, Campaign, Session };
[[nodiscard]] const char* name(GroupBy by);  ///< "seeds", as in settings
[[nodiscard]] std::optional<GroupBy> groupByFromName(std::string_view name);

/// A row's figure in a column; nothing for text columns and unknown figures. Fractions are 0..1, times s, energy J.
[[nodiscard]] std::optional<double> figureOf(const RunRow& row, RunColumn column);

/// Over the runs that have the figure. sd is the sample standard deviation (n - 1), 0 for n < 2.
struct Average {
    std::size_t n = 0;
    double mean = 0, sd = 0;
};

/// A group of runs. Grouped by seeds, a run with no other seed is not a group: it has only `key` and `rows`.
struct RunGroup {
    std::string key;                ///< what they share: a stored value, or for seeds the first run's name
    std::vector<std::size_t> rows;  ///< indices into the rows given, in their order
    /// One per RunColumn; n is 0 for text columns, and for every figure of a group of several settings: only runs that
    /// differ in their seed repeat one measurement. Also 0 for money in several currencies, for accuracies of several
    /// tasks or data sets, and for cost and time to target if tasks, data sets or targets differ.
    std::vector<Average> averages;
    /// One per RunColumn: what adds up (cost, active and billed time, energy) over the runs that have it; nothing for
    /// other columns, for money in several currencies, and if no run has it.
    std::vector<std::optional<double>> sums;
    std::vector<std::size_t> states;         ///< runs per standing, parallel to standings()
    std::size_t settings = 0, dataSets = 0;  ///< how many differ among the runs; repetitions of a setting count once
    std::uint64_t shared = 0;                ///< bit of a RunColumn: its text is the same in all rows
    std::string currency;                    ///< empty if they differ
    SharedText measure;                      ///< of the first
    bool mixedTasks = false, mixedTargets = false;
    /// Runs whose cost is a what-if. Unless all costs are, these are in no sum and mean of money.
    std::size_t whatIfs = 0;
    bool onlyWhatIfs = false;
};

/// Those rows as one group, without a key; at least one.
[[nodiscard]] RunGroup groupOf(const RunRows& rows, std::vector<std::size_t> chosen);

/// Groups in the order of the sorted column: by their sum if it adds up and the groups are not seeds, by their mean if
/// it holds other figures (groups without one last), otherwise in the order of their first rows. Empty for
/// GroupBy::None.
[[nodiscard]] std::vector<RunGroup> groupRuns(const RunRows& rows, GroupBy by, RunColumn sort, bool descending);

}  // namespace epochal
