#pragma once

#include <cstdint>
#include <vector>

#include "core/hardware/machine.h"
#include "core/spec/sweep.h"

namespace epochal {

/// The same training on more devices. Weak: each device keeps its batch, so the global batch grows with the devices.
/// Strong: the global batch stays, so each device's part of it shrinks.
enum class ScalingKind { Weak, Strong };

/// What a scaling experiment measures.
struct ScalingPlan {
    std::vector<std::int64_t> devices;  ///< numbers of replicas
    bool weak = true, strong = true;
    std::int64_t seeds = 1;          ///< runs of each size, counted up from the base's seed
    std::int64_t threadsPerCpu = 0;  ///< compute threads of each CPU replica; 0: the base's threads are not changed
    bool evenOnly = false;           ///< leaves out strong sizes whose batch cannot be split evenly
};

/// A size of one kind, as a run of it is set.
struct ScalingSize {
    std::int64_t devices = 1, batch = 0;
    bool operator==(const ScalingSize&) const = default;
};

/// 1, 2, 4, 8 ... below `most`, and `most` itself.
[[nodiscard]] std::vector<std::int64_t> scalingDevices(std::int64_t most);

/// The sizes of a plan, weak ones first, each once: on the base's own number of devices, both kinds are the same run.
[[nodiscard]] std::vector<ScalingSize> scalingSizes(const RunSpec& base, const ScalingPlan& plan);

/// The campaign of a scaling experiment: one axis of the numbers of devices with the global batch, and on CPUs the
/// compute threads, that go with each; seeds are another. With a growing batch the peak rate grows as well, unless the
/// recipe scales it itself (Optimizer::referenceBatch). `leftOut`: sizes measured already.
[[nodiscard]] Sweep scalingSweep(const RunSpec& base, const ScalingPlan& plan,
                                 const std::vector<ScalingSize>& leftOut = {});

/// Weak and strong scaling of a spec on a machine: on `devices`, or on 1, 2, 4 ... and all it has, of these only
/// where the batch can be split evenly. CPU replicas get as many threads each on every size, as the base's do or such
/// that the largest size uses all of them: otherwise each size would use the whole processor.
[[nodiscard]] ScalingPlan scalingPlan(const RunSpec& base, const Machine& machine,
                                      std::vector<std::int64_t> devices = {});

/// What two runs of one scaling series may differ in: everything that follows the number of devices is set to the same,
/// and so is what has no effect on that number of them.
[[nodiscard]] RunSpec onDevices(RunSpec spec, std::int64_t devices);

}  // namespace epochal
