#pragma once

#include "core/engine/engine.h"
#include "core/engine/train/plan.h"

namespace epochal::engine {

/// A whole attempt, as Engine::train promises. Errors come back in the outcome; nothing is thrown.
[[nodiscard]] Outcome train(const Job& job, Control& control, const Sink& sink);
/// The same by another plan than the one that the job's spec makes.
[[nodiscard]] Outcome train(const Job& job, const std::function<Result<Plan>()>& makePlan, Control& control,
                            const Sink& sink);

/// What LibTorch or the system threw, as an error of ours.
[[nodiscard]] Error errorOf(const std::exception_ptr& thrown);

/// "LibTorch 2.11.0, CPU", or with the version of CUDA.
[[nodiscard]] std::string engineVersion();

}  // namespace epochal::engine
