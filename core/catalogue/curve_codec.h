#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "core/analysis/curve.h"

namespace epochal {

/// A curve as bytes, column by column: position axes and quality. Lossless to the bit, including NaN and infinities. An
/// axis whose values are all integer multiples of 1, 1/1000 or 1/10000 is stored as differences of those multiples in
/// bytes of seven bits, any other as doubles; a checksum follows. Layout: FORMATS.md.
[[nodiscard]] std::string encodeCurve(std::span<const QualityPoint> points);

/// Memory for long curves that are read together, in large pages: with a separate small block for each of two hundred
/// long curves, half of the reading time would go into page faults. A block lives as long as one of its curves. Use
/// from one thread.
class CurveRoom {
public:
    /// Space for `count` points, after those taken before.
    [[nodiscard]] QualityPoint* take(std::size_t count);
    /// Keeps the points that were taken last alive.
    [[nodiscard]] const std::shared_ptr<void>& owner() const { return block_; }

private:
    std::shared_ptr<void> block_;
    std::size_t used_ = 0, size_ = 0;  ///< bytes
};

/// Whether the checksum matches the bytes; cheaper than decoding them.
[[nodiscard]] bool isWholeCurve(std::span<const std::byte> bytes);

/// Nothing if the bytes are damaged or of an unknown version; never reads past their end.
[[nodiscard]] std::optional<Curve> decodeCurve(std::span<const std::byte> bytes, CurveRoom* room = nullptr);

}  // namespace epochal
