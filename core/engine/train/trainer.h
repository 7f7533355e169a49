#pragma once

#include "core/engine/engine.h"
#include "core/engine/train/plan.h"

namespace epochal::engine {

/// A whole attempt, as documented for Engine::train. Errors are returned in the outcome; nothing is thrown.
[[nodiscard]] Outcome train(const Job& job, Control& control, const Sink& sink);
/// The same with a plan other than the one that the job's spec yields.
[[nodiscard]] Outcome train(const Job& job, const std::function<Result<Plan>()>& makePlan, Control& control,
                            const Sink& sink);

/// The part of a rank other than 0, as documented for Engine::serve.
[[nodiscard]] Outcome serve(const Ranks& ranks, Control& control);

class Reporter;

/// What the attempts of all kinds of sessions have in common: makes the plan, does `work` with it unless the budget is
/// spent, and returns what LibTorch or the system threw as an error.
[[nodiscard]] Outcome attempt(const Job& job, const std::function<Result<Plan>()>& makePlan, const Sink& sink,
                              const std::function<Outcome(const Plan&, Reporter&)>& work);

/// What LibTorch or the system threw, as an Error.
[[nodiscard]] Error errorOf(const std::exception_ptr& thrown);

/// What a plan says of an attempt before its first batch.
[[nodiscard]] Started startedOf(const Plan& plan);

/// "LibTorch 2.11.0, CPU", or with the version of CUDA instead of "CPU".
[[nodiscard]] std::string engineVersion();

}  // namespace epochal::engine
