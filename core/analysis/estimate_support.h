#pragma once

#include <string>

#include "core/analysis/estimate_rates.h"

namespace epochal {

/// How far from a known row a rate is scaled, as ratios in either direction. Beyond, no number is given.
struct SupportLimits {
    double arithmetic = 0;  ///< multiply-adds an image
    double parameters = 0;
    double side = 0;   ///< pixels of the shorter side of an image
    double batch = 0;  ///< of a device; rows that do not state theirs are not held to it
};

/// From published rows and from other accelerators: what the rows themselves let one try. They cover ResNet-18 to 152
/// at 224 pixels (6.3 times in multiply-adds, 5.1 in parameters), most of them do not state their batch, and none has
/// smaller images. ResNet-18 on CIFAR-10 ran on an A100 at 0.7 of what scaling from ImageNet says (cifar10-airbench
/// README: 32.3 PFLOP in 7 min), and lighter networks wait for their launches.
inline constexpr SupportLimits kScaledSupport{8, 8, 2, 8};
/// From own runs on the same device: what tests/bench/estimate_bench.py tries, ResNet-8 to 18 at 20 to 64 pixels and
/// batches of 32 to 1024.
inline constexpr SupportLimits kOwnSupport{64, 256, 4, 32};

/// Why a row says nothing of the target; empty: it does.
[[nodiscard]] Message unsupported(const RateSample& row, const RateTarget& target, const SupportLimits& limits);

/// How far apart the two are, the largest of the ratios over its limit: 1 is the edge.
[[nodiscard]] double strain(const RateSample& row, const RateTarget& target, const SupportLimits& limits);

}  // namespace epochal
