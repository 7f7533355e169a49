#pragma once

#include <torch/torch.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/memory_need.h"
#include "core/base/result.h"
#include "core/engine/data/data_set.h"
#include "core/engine/parallel/cuda_library.h"
#include "core/hardware/machine.h"
#include "core/hardware/precision.h"
#include "core/spec/run_spec.h"

namespace epochal::engine {

/// A spec made concrete on this machine.
struct Plan {
    RunSpec spec;
    DataSet data;
    std::vector<torch::Device> devices;  ///< one a replica
    std::vector<std::string> deviceNames;
    std::optional<Error> gpuTrouble;  ///< why GPUs that are there are not used, where `auto` took the CPU
    Native native;                    ///< what all the devices compute
    std::string precision;            ///< "fp32", "tf32" or "bf16"
    std::int64_t threads = 1;         ///< compute threads of each replica
    std::int64_t stepsPerEpoch = 1;   ///< whole global batches; the images left over change from epoch to epoch
    std::int64_t parameters = 0;

    [[nodiscard]] int world() const { return static_cast<int>(devices.size()); }
    [[nodiscard]] bool cuda() const { return devices[0].is_cuda(); }
};

/// Opens the data, resolves devices, threads and precision, and checks that training and evaluation fit into memory and
/// that the system has what the replicas take. Blocks.
[[nodiscard]] Result<Plan> makePlan(const RunSpec& spec);

/// Devices and threads of `plan` as its spec asks. `auto` takes the CPU where no GPU can be used; `cuda` is then an
/// error that says why.
[[nodiscard]] Status chooseDevices(Plan& plan, const Machine& machine, const Gpus& gpus);

/// ErrorKind::Memory, with the largest global batch that fits, if `batch` images on one device need more than
/// `available` bytes.
[[nodiscard]] Status checkMemory(const MemoryNeed& need, std::int64_t batch, std::int64_t available,
                                 std::int64_t devices);
/// The same for an evaluation, with the number of validation images that fits.
[[nodiscard]] Status checkEvaluation(const MemoryNeed& need, std::int64_t images, std::int64_t classes,
                                     std::int64_t available);

}  // namespace epochal::engine
