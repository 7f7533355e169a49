#pragma once

#include <cstddef>
#include <cstdint>

namespace epochal::engine {

/// How many bytes beyond the last pixel combineColumns may read.
constexpr std::size_t kReadAhead = 32;

/// out[i] = the sum over `taps` rows, `stride` bytes apart, of weight[k] row k[i] / 2^14, rounded. `width` bytes. Both
/// functions compute in integers: the results are the same on every CPU.
void combineRows(const std::uint8_t* rows, std::int64_t stride, const std::int16_t* weight, std::int64_t taps,
                 std::int64_t width, std::uint8_t* out);

/// For each of `outputs` pixels of `channels` bytes, the sum over `taps` (a multiple of 4) pixels of `row` from
/// first[i] on, times weight[i * taps + k] / 2^14, rounded.
void combineColumns(const std::uint8_t* row, const std::int64_t* first, const std::int16_t* weight, std::int64_t taps,
                    std::int64_t outputs, std::int64_t channels, std::uint8_t* out);

}  // namespace epochal::engine
