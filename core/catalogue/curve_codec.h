#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/analysis/entry.h"

namespace epochal {

/// A curve as bytes, column by column: position axes and quality. Lossless to the bit, NaN and infinities included.
/// An axis whose values are all whole multiples of 1, 1/1000 or 1/10000 is kept as differences of those multiples in
/// bytes of seven bits, others as doubles; a checksum closes it. Layout: FORMATS.md.
[[nodiscard]] std::string encodeCurve(std::span<const QualityPoint> points);

/// Nothing when the bytes were damaged or are of a version not known; never reads beyond them.
[[nodiscard]] std::optional<std::vector<QualityPoint>> decodeCurve(std::span<const std::byte> bytes);

}  // namespace epochal
