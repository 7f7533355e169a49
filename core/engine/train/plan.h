#pragma once

#include <torch/torch.h>

#include <cstdint>
#include <string>
#include <vector>

#include "core/analysis/memory_need.h"
#include "core/base/result.h"
#include "core/engine/data/data_set.h"
#include "core/hardware/machine.h"
#include "core/spec/run_spec.h"

namespace epochal::engine {

/// A spec made concrete on this machine.
struct Plan {
    RunSpec spec;
    DataSet data;
    std::vector<torch::Device> devices;  ///< one a replica
    std::vector<std::string> deviceNames;
    std::string precision;           ///< "fp32" or "bf16"
    std::int64_t threads = 1;        ///< compute threads of each replica
    std::int64_t stepsPerEpoch = 1;  ///< whole global batches; the images left over change from epoch to epoch
    std::int64_t parameters = 0;

    [[nodiscard]] int world() const { return static_cast<int>(devices.size()); }
    [[nodiscard]] bool cuda() const { return devices[0].is_cuda(); }
};

/// Opens the data, resolves devices, threads and precision, and checks that it fits into memory. Blocks.
[[nodiscard]] Result<Plan> makePlan(const RunSpec& spec);

/// ErrorKind::Memory, with the largest global batch that fits, if `batch` images on one device need more than
/// `available` bytes.
[[nodiscard]] Status checkMemory(const MemoryNeed& need, std::int64_t batch, std::int64_t available,
                                 std::int64_t devices);

}  // namespace epochal::engine
