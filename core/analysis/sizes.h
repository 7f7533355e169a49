#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "core/analysis/figures.h"

namespace epochal {

// Questions about the sizes that a session measured: batch sizes, or numbers of loader threads. A size that is still
// being measured has no answers yet.

/// Of the times of a batch, from its request to its result.
enum class Percentile { P50, P95, P99 };
/// The one that a spec's limit of latency is for.
inline constexpr Percentile kLimited = Percentile::P95;

/// Whether the run measures sizes one after another instead of training.
[[nodiscard]] bool measuresSizes(const RunSpec& spec);
/// The limit of latency, ms; 0 = none.
[[nodiscard]] double limitOf(const RunSpec& spec);

/// In s; nothing for a size that was not measured.
[[nodiscard]] std::optional<double> latencyOf(const SizePoint& point, Percentile which);
/// Whether it was measured, and keeps a limit of latency in ms; 0 = no limit.
[[nodiscard]] bool keepsLimit(const SizePoint& point, Percentile which, double limit);
/// The size whose figures stand for the session: the fastest of those that keep the limit. Of equally fast ones, the
/// first.
[[nodiscard]] std::optional<std::size_t> fastestSize(std::span<const SizePoint> sizes, Percentile which, double limit);
/// The smallest that keeps the limit and is within 5% of the fastest that does.
[[nodiscard]] std::optional<std::size_t> smallestSize(const RunSpec& spec, std::span<const SizePoint> sizes,
                                                      Percentile which, double limit);

/// The sizes that a spec lists; empty where the session finds out how far it gets.
[[nodiscard]] std::span<const std::int64_t> listedSizes(const RunSpec& spec);
/// The size that a session in progress measures now, as far as its log tells.
[[nodiscard]] std::optional<std::int64_t> sizeInProgress(const RunSpec& spec, const Figures& figures);

}  // namespace epochal
