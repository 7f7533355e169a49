#pragma once

#include <optional>

#include "core/analysis/figures.h"
#include "core/base/message.h"

namespace epochal {

/// What limits a run's rate. Data: waiting for samples, where nothing says whether for the disk (Reading) or for the
/// processor that decodes and changes them (Decoding). Copying: the device waits for copies from the host. Overhead:
/// what a step costs whatever its batch, so that the device is not filled.
enum class Bound { Unknown, Compute, Data, Communication, Reading, Decoding, Copying, Overhead };

struct Verdict {
    Bound bound = Bound::Unknown;
    Message what;    ///< with its figures
    Message remedy;  ///< empty when there is nothing to do
    /// Loader threads with which the remedy can be tried, more than the run has; 0 where it asks for something else.
    std::int64_t threads = 0;
};

/// A run, or a session that does not train.
struct Told {
    const RunSpec* spec = nullptr;
    const Figures* figures = nullptr;
};

/// Whether an input session read what a run reads: the same files, sizes and augmentation.
[[nodiscard]] bool measuresInputOf(const Told& session, const Told& run);
/// Whether a throughput session trained what a run trains on as many and the same devices: network, shape of the
/// samples and precision. Its samples may be others.
[[nodiscard]] bool measuresStepsOf(const Told& session, const Told& run);

/// Samples/s that a training run's steps would take if no sample were late; nothing before the first measured window.
[[nodiscard]] std::optional<double> stepsPace(const Figures& figures);

/// Sessions of a run's configuration; those that do not measure it (above) are left out of account.
struct Companions {
    std::optional<Told> input, throughput;
};

/// What limits a run, or a session. By its own figures: waiting for data, for copies or for other replicas, whichever
/// takes most of the measured time, is the bound from one quarter on; else compute. A run that waits for data from
/// files is bound by what its loader's threads spent at least half of their time on: reading, or decoding and
/// augmenting. Sessions say more:
/// - an input session, whether samples are late because of the disk (its loader threads compute for less than half of
///   the time) or because of the processor, and how many threads would be enough;
/// - a throughput session, whether a step is mostly overhead: with t(b) the time of a step with batch b, the straight
///   line through its smallest batch and the run's says that at least half of t would remain at batch 0; and whether
///   preparing samples takes from compute what synthetic ones would leave it: a run below 5/6 of its images/s whose
///   loader threads, where that is measured, work for at least half of the time that a step lost.
/// Unknown before the first measured window or size.
[[nodiscard]] Verdict verdict(const Figures& figures, const RunSpec& spec, const Companions& others = {});

/// The share of a step with `batch` samples that is overhead, 0..1, by the sizes of a throughput or inference session
/// as above; nothing without two batch sizes, the larger at least twice the smaller.
[[nodiscard]] std::optional<double> overheadShare(const Figures& session, std::int64_t batch);

/// Reports that the images are too small (both sides under 64 pixels) for images/s to mean anything for larger ones;
/// nothing otherwise.
[[nodiscard]] std::optional<Message> smallImages(const Figures& figures);

}  // namespace epochal
