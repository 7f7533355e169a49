#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/events/predictions.h"
#include "core/events/run_directory.h"

namespace epochal::test {

/// A run as a real training would have left it, without training: curves that rise and flatten, rates that jitter, all
/// derived from the seed, so that the same sample gives the same files.
struct SampleRun {
    std::string id = "20261120-184000-00000001";
    RunSpec spec;
    Machine machine;
    Offer offer;
    std::int64_t begunUtcMillis = 1795200000000;  ///< 2026-11-20T18:40:00Z
    double imagesPerSecond = 3000;
    double best = 0.925;      ///< top-1 that the curve approaches; of a run that predicts numbers, its R²
    double deviation = 1;     ///< standard deviation of the column that such a run predicts
    std::int64_t epochs = 5;  ///< done at the end
    std::int64_t windowsPerEpoch = 40;
    std::int64_t brokenAfter =
        0;  ///< epochs after which a first attempt was killed and a second one resumed; 0 = never
    std::optional<ExitRecord> exit;  ///< none: still running, or killed
    bool begun = true;               ///< false: only queued
    double partialEpoch = 0;         ///< share of a further epoch trained but not finished
    /// Of a step, s: what its loader threads decode, and nothing else; none: a log of an earlier version.
    std::optional<double> decoding;
    bool predictions = true;  ///< leaves what its evaluations predicted, with as many right as the log says
};

/// A machine and offers for samples.
[[nodiscard]] Machine sampleMachine();
[[nodiscard]] Offer sampleOwnOffer();
[[nodiscard]] Offer sampleRentedOffer();

/// 10,000 samples of ten classes of which `correct` are recognized; the others are confused as clothes or animals are.
[[nodiscard]] Predictions samplePredictions(const std::string& source, std::int64_t epoch, std::int64_t step,
                                            std::int64_t correct);

/// Writes the run's folder under `runs`.
[[nodiscard]] Result<RunDirectory> writeSample(const Path& runs, const SampleRun& sample);

}  // namespace epochal::test
