#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "core/analysis/curve.h"

namespace epochal {

/// A curve as bytes, column by column: position axes and quality. Lossless to the bit, NaN and infinities included.
/// An axis whose values are all whole multiples of 1, 1/1000 or 1/10000 is kept as differences of those multiples in
/// bytes of seven bits, others as doubles; a checksum closes it. Layout: FORMATS.md.
[[nodiscard]] std::string encodeCurve(std::span<const QualityPoint> points);

/// Memory for long curves that are read together, in large pages: of reading two hundred long curves half the time
/// would go into the page faults of their own small blocks. A block lives as long as one of its curves. One thread.
class CurveRoom {
public:
    /// Where `count` points can be written, behind what was taken before.
    [[nodiscard]] QualityPoint* take(std::size_t count);
    /// Keeps what was taken last.
    [[nodiscard]] const std::shared_ptr<void>& owner() const { return block_; }

private:
    std::shared_ptr<void> block_;
    std::size_t used_ = 0, size_ = 0;  ///< bytes
};

/// Whether the checksum is that of the bytes; cheaper than decoding them.
[[nodiscard]] bool isWholeCurve(std::span<const std::byte> bytes);

/// Nothing when the bytes were damaged or are of a version not known; never reads beyond them.
[[nodiscard]] std::optional<Curve> decodeCurve(std::span<const std::byte> bytes, CurveRoom* room = nullptr);

}  // namespace epochal
