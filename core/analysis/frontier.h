#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace epochal {

/// What one row costs and takes, in units that all rows share.
struct CostTime {
    double cost = 0, seconds = 0;
};

/// Of each point, the points that are no dearer and no slower and better in one of the two; empty = on the Pareto
/// frontier. Equal points do not dominate each other.
[[nodiscard]] std::vector<std::vector<std::size_t>> dominators(std::span<const CostTime> points);

}  // namespace epochal
