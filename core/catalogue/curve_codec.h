#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>

#include "core/analysis/curve.h"

namespace epochal {

/// A curve as bytes, column by column: position axes and quality. Lossless to the bit, including NaN and infinities. An
/// axis whose values are all integer multiples of 1, 1/1000 or 1/10000 is stored as differences of those multiples in
/// bytes of seven bits, any other as doubles; a checksum follows. Layout: FORMATS.md.
[[nodiscard]] std::string encodeCurve(std::span<const QualityPoint> points);

/// Whether the checksum matches the bytes; cheaper than decoding them.
[[nodiscard]] bool isWholeCurve(std::span<const std::byte> bytes);

/// Nothing if the bytes are damaged or of an unknown version; never reads past their end. A long curve keeps a copy of
/// its bytes and decodes a column when it is asked for.
[[nodiscard]] std::optional<Curve> decodeCurve(std::span<const std::byte> bytes);

}  // namespace epochal
