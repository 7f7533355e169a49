#pragma once

#include <string>

#include "core/analysis/estimate_rates.h"

namespace epochal {

/// How far a rate is scaled from a known row, as ratios in either direction. Beyond these limits no number is given.
struct SupportLimits {
    double arithmetic = 0;  ///< multiply-adds per image
    double parameters = 0;
    double side = 0;   ///< pixels of the shorter side of an image
    double batch = 0;  ///< per device; does not apply to rows that do not state theirs
};

/// From published rows and from other accelerators: limits set by what the rows can test. They cover ResNet-18 to 152
/// at 224 pixels (6.3 times in multiply-adds, 5.1 in parameters), most of them do not state their batch, and none has
/// smaller images. ResNet-18 on CIFAR-10 ran on an A100 at 0.7 of the rate scaled from ImageNet (cifar10-airbench
/// README: 32.3 PFLOP in 7 min), and lighter networks wait for their launches.
inline constexpr SupportLimits kScaledSupport{8, 8, 2, 8};
/// From own runs on the same device: what tests/bench/estimate_bench.py tests, ResNet-8 to 18 at 20 to 64 pixels and
/// batches of 32 to 1024.
inline constexpr SupportLimits kOwnSupport{64, 256, 4, 32};

/// Why a row does not support an estimate of the target; empty if it does.
[[nodiscard]] Message unsupported(const RateSample& row, const RateTarget& target, const SupportLimits& limits);

/// How far apart the two are: the largest of the ratios, as log(ratio) / log(limit). 1 is the limit.
[[nodiscard]] double strain(const RateSample& row, const RateTarget& target, const SupportLimits& limits);

}  // namespace epochal
