#pragma once

#include <functional>

#include "core/engine/engine.h"
#include "core/engine/train/plan.h"

namespace epochal::engine {

/// A spec that does not train, resolved for this machine. Fails as makePlan() does, for the smallest size; and with
/// ErrorKind::Spec if a listed batch cannot be split evenly across the replicas, or exceeds the training samples that
/// its steps would be made of. A session that only reads uses the CPU, whatever its spec says. Blocks.
[[nodiscard]] Result<Plan> makeSessionPlan(const RunSpec& spec);

/// A whole attempt of a session that does not train, as documented for Engine::train. Each size is measured on its own:
/// replicas, loader and memory are new, a warm-up of at most a second comes first. On a CPU a size whose need exceeds
/// the memory available is not tried; on an accelerator all are, until its allocator refuses one.
[[nodiscard]] Outcome measure(const Job& job, Control& control, const Sink& sink);
/// The same with a plan other than the one that the job's spec yields.
[[nodiscard]] Outcome measure(const Job& job, const std::function<Result<Plan>()>& makePlan, Control& control,
                              const Sink& sink);

}  // namespace epochal::engine
