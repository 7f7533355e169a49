#include "core/engine/data/resize.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "core/engine/data/resize_loops.h"

namespace epochal::engine {
namespace {

constexpr int kWeightBits = 14;
constexpr std::int64_t kOne = 1 << kWeightBits;

void weigh(const Axis& axis, std::vector<double>& exact, Resizer::Weights& out) {
    const double support = std::max(axis.step, 1.0);
    out.taps = (static_cast<std::int64_t>(std::ceil(2 * support)) + 1 + 3) / 4 * 4;
    out.first.assign(static_cast<std::size_t>(axis.outputs), 0);
    out.weight.assign(static_cast<std::size_t>(axis.outputs * out.taps), 0);
    exact.resize(static_cast<std::size_t>(out.taps));
    for (std::int64_t i = 0; i < axis.outputs; ++i) {
        const double center = axis.begin + (static_cast<double>(i) + 0.5) * axis.step;
        const std::int64_t lower =
            std::clamp(static_cast<std::int64_t>(std::floor(center - support + 0.5)), axis.lower, axis.upper - 1);
        const std::int64_t upper =
            std::clamp(static_cast<std::int64_t>(std::floor(center + support + 0.5)), lower + 1, axis.upper);
        double sum = 0;
        for (std::int64_t k = lower; k < upper; ++k) {
            const double distance = std::abs((static_cast<double>(k) + 0.5 - center) / support);
            sum += exact[static_cast<std::size_t>(k - lower)] = std::max(1 - distance, 0.0);
        }
        std::int16_t* weight = out.weight.data() + i * out.taps;
        std::int64_t left = kOne, heaviest = 0;
        for (std::int64_t k = 0; k < upper - lower; ++k) {
            // A box that lies beside its readable pixels leaves nothing to weigh: its edge is repeated.
            const double share = sum > 0 ? exact[static_cast<std::size_t>(k)] / sum : (k == 0 ? 1.0 : 0.0);
            weight[k] = static_cast<std::int16_t>(std::lround(share * static_cast<double>(kOne)));
            left -= weight[k];
            if (weight[k] > weight[heaviest]) heaviest = k;
        }
        // The weights add up to one exactly, so an area of one value keeps it.
        weight[heaviest] = static_cast<std::int16_t>(weight[heaviest] + left);
        out.first[static_cast<std::size_t>(i)] = lower;
    }
}

}  // namespace

void Resizer::resize(const Part& part, const Axis& rows, const Axis& columns, std::int64_t channels, bool flip,
                     std::uint8_t* out) {
    weigh(rows, exact_, rows_);
    weigh(columns, exact_, columns_);
    if (flip) {
        std::reverse(columns_.first.begin(), columns_.first.end());
        for (std::int64_t i = 0, j = columns.outputs - 1; i < j; ++i, --j)
            std::swap_ranges(columns_.weight.begin() + i * columns_.taps,
                             columns_.weight.begin() + (i + 1) * columns_.taps,
                             columns_.weight.begin() + j * columns_.taps);
    }
    // Only the columns that the second pass reads.
    const std::int64_t from = columns.lower * channels, width = (columns.upper - columns.lower) * channels;
    for (std::int64_t& first : columns_.first) first -= columns.lower;
    row_.resize(static_cast<std::size_t>(width + columns_.taps * channels) + kReadAhead);
    const std::int64_t stride = part.width * channels;
    for (std::int64_t y = 0; y < rows.outputs; ++y) {
        const std::int64_t first = rows_.first[static_cast<std::size_t>(y)];
        const std::int16_t* weight = rows_.weight.data() + y * rows_.taps;
        const std::int64_t taps = std::min(rows_.taps, rows.upper - first);
        combineRows(part.bytes + first * stride + from, stride, weight, taps, width, row_.data());
        combineColumns(row_.data(), columns_.first.data(), columns_.weight.data(), columns_.taps, columns.outputs,
                       channels, out + y * columns.outputs * channels);
    }
}

}  // namespace epochal::engine
