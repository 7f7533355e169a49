#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/figures.h"

namespace epochal {

/// One device's part of a run on several, from its last window. Times are s a step.
struct RankRow {
    std::int64_t rank = 0;
    std::string device;        ///< empty if not known
    double images = 0;         ///< a step
    double share = 0;          ///< of the images of all ranks, 0..1
    double own = 0, data = 0;  ///< all but waiting for others, and in it the wait for data
    double wait = 0;           ///< for the others
    double busy = 0;           ///< share of the time in which it neither waits for others nor for data
    std::int64_t memory = -1;  ///< bytes; -1 = unknown
    /// Of its GPU: MHz and degrees Celsius.
    std::optional<double> clock, celsius;
};

/// The ranks of a run, and the one that the others wait for.
struct RankTable {
    /// A rank is slow if its own work takes at least this much longer than the median of the others'.
    static constexpr double kSlow = 0.05;
    struct Slowest {
        std::size_t row = 0;
        double excess = 0;          ///< over the median of the others, as a share of that
        bool waitsForData = false;  ///< which explains at least half of it
        /// The median clock of the others' GPUs, MHz, where its own is so much lower that this explains at least half.
        std::optional<double> othersClock;
        /// Samples/s of all ranks now, and what they would be if it took as long as the others.
        double rate = 0, rateWithout = 0;
        /// Samples/s if each got samples in proportion to how many it computes in a second, where the batch is split
        /// evenly now and its device, not its data, is slow.
        std::optional<double> rateSplit;
    };
    std::vector<RankRow> rows;
    std::optional<Slowest> slowest;

    /// Of the latest windows of all ranks. What every rank spends on communication, the least of their waits, is not
    /// counted as a wait for others: that is what is left when nobody is late. Empty unless two ranks have measured
    /// steps.
    [[nodiscard]] static RankTable of(const Figures& figures);
};

}  // namespace epochal
