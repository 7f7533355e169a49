#pragma once

#include <cmath>
#include <cstdint>
#include <optional>

#include "core/events/event.h"

namespace epochal {

/// Batches that a loader holds at a time, ready or in work, besides the one that a step is at.
inline constexpr std::int64_t kLoaderSlots = 4;

/// What loader threads did for images, s, summed over the threads. They work beside the steps: only where a step waits
/// for them, which StepWindow::dataSeconds has, do they take any of its time.
struct LoaderWork {
    double reading = 0, decoding = 0;  ///< of files; 0 for images in memory
    double augmenting = 0;             ///< the rest: cropping, resizing, changing, and writing into the batch

    [[nodiscard]] double all() const { return reading + decoding + augmenting; }
    LoaderWork& operator+=(const LoaderWork& other) {
        reading += other.reading, decoding += other.decoding, augmenting += other.augmenting;
        return *this;
    }
};

/// The sums over several windows. Those that do not have it are left out, with their steps: it is unknown, not nothing.
class LoaderSums {
public:
    void add(const StepWindow& window) {
        if (!window.readSeconds || !window.decodeSeconds || !window.augmentSeconds) return;
        const LoaderWork work{*window.readSeconds, *window.decodeSeconds, *window.augmentSeconds};
        if (!std::isfinite(work.all())) return;
        sum_ += work;
        steps_ += window.steps;
    }
    [[nodiscard]] std::optional<LoaderWork> perStep() const {
        if (steps_ <= 0) return std::nullopt;
        const auto steps = static_cast<double>(steps_);
        return LoaderWork{sum_.reading / steps, sum_.decoding / steps, sum_.augmenting / steps};
    }

private:
    LoaderWork sum_;
    std::int64_t steps_ = 0;
};

}  // namespace epochal
