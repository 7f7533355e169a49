#pragma once

#include "core/analysis/figures.h"
#include "ui/charts/chart_spec.h"
#include "ui/format/formatter.h"

namespace epochal::ui {

/// Of more ranks, all but the one that the others wait for are gray.
inline constexpr std::size_t kColoredRanks = 4;
/// Of more ranks, no lines are drawn: they could not be told apart, and are built again at every update.
inline constexpr std::size_t kMostRankLines = 32;

/// The own work of each rank over active time, ms a step. `slowest`: the number of the rank that the others wait for,
/// which is drawn above them.
[[nodiscard]] ChartSpec rankTimes(const Figures& figures, std::optional<std::int64_t> slowest, const Formatter& format);

}  // namespace epochal::ui
