#pragma once

#include <cstdint>
#include <vector>

#include "core/spec/run_spec.h"

namespace epochal {

/// The highest learning rate of the schedule: optimizer.learning_rate, times global batch / reference batch if a
/// reference batch is given (linear scaling, Goyal et al., arXiv 1706.02677).
[[nodiscard]] double peakRate(const RunSpec& spec);

/// Epochs of linear warm-up: schedule.warmup_epochs, or half of all the epochs where that would leave none for the rest
/// of the schedule. 0 for one-cycle, which has a rise of its own.
[[nodiscard]] double warmupEpochs(const RunSpec& spec);

/// The learning rate at a step (0-based) by the spec's schedule, warm-up included. `stepsPerEpoch` >= 1.
///
/// Warm-up is linear from peak/(w+1) to the peak over the w warm-up steps. With t the fraction done of the steps after
/// warm-up, and final = peak x final_factor:
///   constant    peak
///   step        peak x step_factor for each listed epoch (counted as epochs done, from 0) that has been reached
///               (torch.optim.lr_scheduler.MultiStepLR)
///   cosine      final + (peak - final) x (1 + cos(pi t)) / 2
///   polynomial  final + (peak - final) x (1 - t)^power (torch's PolynomialLR where final is 0)
///   one-cycle   Smith, arXiv 1803.09820, as torch.optim.lr_scheduler.OneCycleLR has it with two phases and cosine
///               annealing: with n the steps of the whole run, from peak/25 at step 0 to the peak at step 0.3 n - 1,
///               then to final at step n - 1, each along half a cosine. There is no other warm-up, and momentum stays
///               as it is. torch's own final rate has the final_factor 4e-6.
[[nodiscard]] double learningRate(const RunSpec& spec, std::int64_t step, std::int64_t stepsPerEpoch);

/// Epochs in which only the last layer is trained: model.frozen_epochs where that applies, else 0.
[[nodiscard]] std::int64_t frozenEpochs(const RunSpec& spec);
/// What the learning rate of all layers but the last is multiplied by: optimizer.backbone_rate where that applies, else
/// 1.
[[nodiscard]] double backboneFactor(const RunSpec& spec);

/// Parameters that have their learning rate in common.
struct RateGroup {
    enum class Of { All, LastLayer, OtherLayers };
    Of of = Of::All;
    double factor = 1;        ///< on the learning rate
    std::int64_t frozen = 0;  ///< epochs at the start in which they have none
};
/// All parameters; or the last layer's and the others, where those are frozen at first or have a rate of their own.
[[nodiscard]] std::vector<RateGroup> rateGroups(const RunSpec& spec);

}  // namespace epochal
