#pragma once

#include <cstdint>

namespace epochal {

/// A counter-based generator: the numbers depend only on the key (seed, stream, index), never on who draws them, when,
/// or on which platform. SplitMix64 (Steele, Lea, Flood 2014).
class CounterRandom {
public:
    CounterRandom(std::uint64_t seed, std::uint64_t stream, std::uint64_t index)
        : state_(mix(mix(mix(seed) ^ stream) ^ index)) {}

    std::uint64_t next() { return mix(state_ += kStep); }
    /// 0 <= result < bound. The bias is below bound / 2^64.
    std::uint64_t below(std::uint64_t bound) {
        __extension__ using Wide = unsigned __int128;
        return static_cast<std::uint64_t>((static_cast<Wide>(next()) * bound) >> 64);
    }

private:
    static constexpr std::uint64_t kStep = 0x9e3779b97f4a7c15;
    static std::uint64_t mix(std::uint64_t z) {
        z += kStep;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
        z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
        return z ^ (z >> 31);
    }
    std::uint64_t state_;
};

/// The purposes of the streams of one seed.
enum class Stream : std::uint64_t {
    Shuffle = 1ull << 40,
    Augmentation = 2ull << 40,
    Synthetic = 3ull << 40,
    Sweep = 4ull << 40,
    Noise = 5ull << 40,
    Split = 6ull << 40
};

}  // namespace epochal
