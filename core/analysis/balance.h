#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace epochal {

/// How long a device takes for a part of a batch: fixed + samples x perSample, in seconds.
struct Pace {
    double fixed = 0, perSample = 0;

    [[nodiscard]] double secondsOf(std::int64_t samples) const {
        return fixed + static_cast<double>(samples) * perSample;
    }
};

/// The line through two measurements of `samples` and `fewer` samples. Where that is none that a device could have
/// (noise: fewer samples took as long, or less than in proportion), or both are of the same number: in proportion.
[[nodiscard]] Pace paceOf(std::int64_t samples, double seconds, std::int64_t fewer, double fewerSeconds);

/// How many of a batch's samples each device gets so that the slowest is done as early as possible, at least `least`
/// each. Among equally good ones, the first devices get more. `batch` is at least `least` x devices; there is at least
/// one.
[[nodiscard]] std::vector<std::int64_t> balancedParts(std::int64_t batch, std::span<const Pace> devices,
                                                      std::int64_t least);

}  // namespace epochal
