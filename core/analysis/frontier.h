#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace epochal {

/// Cost and time of one row, in units that all rows share.
struct CostTime {
    double cost = 0, seconds = 0;
};

/// For each point, the points that are no more expensive and no slower, and better in one of the two; empty = on the
/// Pareto frontier. Equal points do not dominate each other.
[[nodiscard]] std::vector<std::vector<std::size_t>> dominators(std::span<const CostTime> points);

}  // namespace epochal
