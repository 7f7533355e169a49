#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/catalogue/run_rows.h"

namespace epochal {

/// What runs are put together by. Seeds: runs whose configuration, price and hardware differ in the seed alone.
enum class GroupBy { None, Seeds, Model, Data, Provider, Devices, Campaign };
[[nodiscard]] const char* name(GroupBy by);  ///< "seeds", as in settings
[[nodiscard]] std::optional<GroupBy> groupByFromName(std::string_view name);

/// A row's figure in a column; nothing for columns of words and where it is not known. Fractions 0..1, s, J.
[[nodiscard]] std::optional<double> figureOf(const RunRow& row, RunColumn column);

/// Over the runs that have the figure. sd is the sample standard deviation (n - 1), 0 for n < 2.
struct Average {
    std::size_t n = 0;
    double mean = 0, sd = 0;
};

constexpr std::size_t kRunColumns = static_cast<std::size_t>(RunColumn::Energy) + 1;

/// Runs that stand together.
struct RunGroup {
    std::string key;                ///< what they share: a stored value, or for seeds the name of the first
    std::vector<std::size_t> rows;  ///< indices into the rows given, in their order
    /// One a RunColumn; n is 0 for words, for money in several currencies, for accuracies on several data sets, and for
    /// what several targets took.
    std::vector<Average> averages;
    std::uint64_t shared = 0;  ///< bit of a RunColumn: its words are the same in all rows
    std::string currency;      ///< empty where they differ
    bool mixedTasks = false, mixedTargets = false;
};

/// Groups in the order of the sorted column: by their mean where it holds figures (groups without one last), else in
/// the order of their first rows. Empty for GroupBy::None.
[[nodiscard]] std::vector<RunGroup> groupRuns(const RunRows& rows, GroupBy by, RunColumn sort, bool descending);

}  // namespace epochal
