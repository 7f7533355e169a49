#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace epochal {

/// Where a network's pieces are cut into stages, whose number is the result's: the first piece of each.
using Cuts = std::vector<std::size_t>;
/// The piece after the stage's last, of `pieces` in total.
[[nodiscard]] std::size_t endOf(const Cuts& cuts, std::size_t stage, std::size_t pieces);

/// Cuts pieces that take so long into `stages` runs of at least one piece, of which the longest is as short as can be:
/// a pipeline is as slow as its slowest stage. Only stages that `fits` accepts are used, unless there is no other way.
/// Of several ways the one with the earliest cuts. `stages` is between 1 and the number of pieces.
[[nodiscard]] Cuts cutEvenly(
    std::span<const double> costs, std::size_t stages,
    const std::function<bool(std::size_t stage, std::size_t begin, std::size_t end)>& fits = {});

/// What a stage does next.
struct Turn {
    bool forward = true;
    std::int64_t part = 0;
    bool operator==(const Turn&) const = default;
};
/// One forward, one backward (Narayanan et al., PipeDream-Flush in arXiv 2006.09503, section 2.2): a stage begins with
/// as many forward passes as there are stages after it, then alternates. So of `parts` parts it keeps at most
/// inFlight() at a time, and each pass takes the parts in their order.
[[nodiscard]] std::vector<Turn> turnsOf(std::int64_t stage, std::int64_t stages, std::int64_t parts);
/// Parts whose forward pass a stage has done and whose backward pass it has not, at most.
[[nodiscard]] std::int64_t inFlight(std::int64_t stage, std::int64_t stages, std::int64_t parts);

}  // namespace epochal
