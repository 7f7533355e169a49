#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "core/analysis/figures.h"

namespace epochal {

// Questions about the sizes that a session measured: batch sizes, or numbers of loader threads.

/// Of the times of a batch, from its request to its result.
enum class Percentile { P50, P95, P99 };
/// The one that a spec's limit of latency is for.
inline constexpr Percentile kLimited = Percentile::P95;

/// Whether the run measures sizes one after another instead of training.
[[nodiscard]] bool measuresSizes(const RunSpec& spec);
/// What `spec` varies: the batch size or, in an input session, the number of loader threads.
[[nodiscard]] std::int64_t sizeOf(const RunSpec& spec, const SizeMeasured& measured);
[[nodiscard]] bool variesThreads(const RunSpec& spec);

/// In s; nothing for a size that was not measured.
[[nodiscard]] std::optional<double> latencyOf(const SizePoint& point, Percentile which);
/// Whether it was measured, and keeps a limit of latency in ms; 0 = no limit.
[[nodiscard]] bool keepsLimit(const SizePoint& point, Percentile which, double limit);
/// The size whose figures stand for the session: the fastest of those that keep the limit. Of equally fast ones, the
/// first.
[[nodiscard]] std::optional<std::size_t> fastestSize(std::span<const SizePoint> sizes, Percentile which, double limit);

/// The sizes that a spec lists; empty where the session finds out how far it gets.
[[nodiscard]] std::span<const std::int64_t> listedSizes(const RunSpec& spec);
/// The size that a session in progress measures now, as far as its spec and what it has measured tell.
[[nodiscard]] std::optional<std::int64_t> sizeInProgress(const RunSpec& spec, const Figures& figures);
/// Measured sizes of all, 0..1; nothing where it is not known how many there will be.
[[nodiscard]] std::optional<double> sizesShare(const RunSpec& spec, const Figures& figures);

}  // namespace epochal
