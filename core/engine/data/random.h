#pragma once

#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

#include "core/base/random.h"

namespace epochal::engine {

[[nodiscard]] inline std::uint64_t streamOf(Stream stream, std::int64_t epoch) {
    return static_cast<std::uint64_t>(stream) + static_cast<std::uint64_t>(epoch);
}

/// A permutation of 0..count-1 determined by (seed, epoch), by Fisher-Yates.
[[nodiscard]] inline std::vector<std::int64_t> shuffled(std::int64_t count, std::int64_t seed, std::int64_t epoch) {
    std::vector<std::int64_t> order(static_cast<std::size_t>(count));
    std::iota(order.begin(), order.end(), 0);
    CounterRandom random(static_cast<std::uint64_t>(seed), streamOf(Stream::Shuffle, epoch), 0);
    for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[random.below(i)]);
    return order;
}

}  // namespace epochal::engine
