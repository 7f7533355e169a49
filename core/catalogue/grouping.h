#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/catalogue/run_rows.h"

namespace epochal {

/// What runs are grouped by. Seeds: runs whose configuration, price and hardware differ only in the seed.
enum class GroupBy { None, Seeds, Model, Data, Provider, Devices, Campaign };
[[nodiscard]] const char* name(GroupBy by);  ///< "seeds", as in settings
[[nodiscard]] std::optional<GroupBy> groupByFromName(std::string_view name);

/// A row's figure in a column; nothing for text columns and unknown figures. Fractions are 0..1, times s, energy J.
[[nodiscard]] std::optional<double> figureOf(const RunRow& row, RunColumn column);

/// Over the runs that have the figure. sd is the sample standard deviation (n - 1), 0 for n < 2.
struct Average {
    std::size_t n = 0;
    double mean = 0, sd = 0;
};

/// A group of runs.
struct RunGroup {
    std::string key;                ///< what they share: a stored value, or for seeds the first run's name
    std::vector<std::size_t> rows;  ///< indices into the rows given, in their order
    /// One per RunColumn; n is 0 for text columns, for money in several currencies, for accuracies of several tasks or
    /// data sets, and for cost and time to target if tasks, data sets or targets differ.
    std::vector<Average> averages;
    std::uint64_t shared = 0;  ///< bit of a RunColumn: its text is the same in all rows
    std::string currency;      ///< empty if they differ
    bool mixedTasks = false, mixedTargets = false;
};

/// Groups in the order of the sorted column: by their mean if it holds figures (groups without one last), otherwise in
/// the order of their first rows. Empty for GroupBy::None.
[[nodiscard]] std::vector<RunGroup> groupRuns(const RunRows& rows, GroupBy by, RunColumn sort, bool descending);

}  // namespace epochal
