#pragma once

#include <torch/types.h>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/errand.h"
#include "core/base/files.h"
#include "core/base/result.h"
#include "core/events/predictions.h"

namespace epochal::engine {

/// What the network said of each validation sample, from logits of `labels.size()` x `classes`, row by row, that are
/// all finite. Of equal scores the class listed first is predicted, as in measure().
[[nodiscard]] std::vector<ClassAnswer> answersOf(std::span<const float> logits, std::span<const std::int64_t> labels,
                                                 std::int64_t classes);

/// Writes what each evaluation predicted to the run's folder, on a thread of its own, so that training continues
/// meanwhile. Used by one thread.
class PredictionsWriter {
public:
    /// No folder: nothing is written.
    explicit PredictionsWriter(Path folder) : folder_(std::move(folder)) {}

    struct Work {
        Predictions predictions;  ///< without its answers if there are logits
        torch::Tensor logits;     ///< on the CPU, not changed any more; undefined for numbers
        std::vector<std::int64_t> labels;
        bool best = false;
    };
    /// Waits for the evaluation before, if it is still being written, and begins with this one.
    void write(Work work);
    /// Waits until everything is written. Why a file could not be written since the last call, if one could not.
    [[nodiscard]] std::optional<Error> finish();

private:
    const Path folder_;
    std::optional<Error> trouble_;  ///< written by the errand
    Errand errand_;
};

}  // namespace epochal::engine
