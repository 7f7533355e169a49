#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/events/event.h"

namespace epochal::engine {

/// Which sizes a session measures, one after another: batches over all replicas, or numbers of loader threads.
///
/// Sizes that are listed are measured in ascending order, each once. Without a list they are doubled from `first`,
/// until
/// - one runs out of memory: then those halfway between the largest that fits and the smallest that does not, until the
///   two differ by at most 1/16, or by `first`;
/// - `most` is exceeded;
/// - a batch of the next would probably (twice as long as the last) take longer than is measured for;
/// - on a CPU, two in a row have brought less than 2% more samples/s than any before.
/// A listed size that runs out of memory is the last.
class SizeSweep {
public:
    struct Options {
        std::vector<std::int64_t> listed;
        std::int64_t first = 1;  ///< of which all sizes without a list are multiples; at least 1
        std::int64_t most = 0;   ///< 0 = no limit
        double seconds = 0;      ///< for which each size is measured
        bool onHost = true;
    };
    /// `measured`: what earlier attempts measured.
    SizeSweep(Options options, std::vector<SizeMeasured> measured);

    /// All sizes, also those measured before; empty where it is not known how many there will be.
    [[nodiscard]] const std::vector<std::int64_t>& planned() const { return options_.listed; }
    /// The next one; nothing at the end.
    [[nodiscard]] std::optional<std::int64_t> next() const;
    void add(const SizeMeasured& measured);
    /// Whether any size could be measured.
    [[nodiscard]] bool hasFigures() const;
    /// Why a session that doubles its sizes ended before it ran out of memory, to be shown once.
    [[nodiscard]] std::optional<Notice> end() const;

private:
    enum class Stop : std::uint8_t { None, Memory, Most, Slow, Flat };
    [[nodiscard]] bool ranOut() const;
    /// The size to try after one ran out of memory; nothing if it is known closely enough what fits.
    [[nodiscard]] std::optional<std::int64_t> halfway() const;
    [[nodiscard]] Stop stop() const;
    [[nodiscard]] static std::int64_t sizeOf(const SizeMeasured& one) {
        return one.threads > 0 ? one.threads : one.batch;
    }

    Options options_;
    std::vector<SizeMeasured> measured_;  ///< by size
};

/// Doubled from 1 up to the number of cores, which is the last.
[[nodiscard]] std::vector<std::int64_t> threadNumbers(std::int64_t cores);

/// The nearest-rank percentile of `values`, for a share in (0, 1]: of n in ascending order, the one at place ceil(share
/// n). 0 of none.
[[nodiscard]] double percentile(std::vector<double> values, double share);

}  // namespace epochal::engine
