#pragma once

#include <torch/types.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/memory_need.h"
#include "core/base/result.h"
#include "core/engine/data/data_set.h"
#include "core/engine/device/device_kind.h"
#include "core/engine/models/model.h"
#include "core/engine/models/script.h"
#include "core/engine/parallel/cuda_library.h"
#include "core/engine/parallel/party.h"
#include "core/hardware/machine.h"
#include "core/hardware/precision.h"
#include "core/spec/run_spec.h"
#include "core/spec/task.h"

namespace epochal::engine {

/// A spec resolved for this machine.
struct Plan {
    RunSpec spec;
    DataSet data;
    std::shared_ptr<const Script> script;  ///< nothing unless the network is the user's own
    std::vector<torch::Device> devices;    ///< one per rank
    std::vector<std::string> deviceNames;
    std::vector<std::string> gpuAddresses;  ///< on the PCI bus, of the GPUs among this machine's devices; may be empty
    std::optional<Error> gpuTrouble;        ///< why GPUs that are present are not used, if `auto` selected the CPU
    std::optional<Error> memoryDoubt;  ///< why the GPUs' memory may not suffice, by a formula that may be wrong there
    Native native;                     ///< what all the devices compute natively
    std::string precision;             ///< "fp32", "tf32", "bf16" or "fp16"
    std::int64_t threads = 1;          ///< compute threads of each rank
    std::int64_t stepsPerEpoch = 1;    ///< whole global batches; the images left over change from epoch to epoch
    std::int64_t parameters = 0;
    Party* party = nullptr;  ///< the replicas are processes, and this one of them; nothing: they are threads
    MemoryNeed need;         ///< as memoryNeed() or, of inference, inferenceNeed() gives it

    /// Ranks: each replica has as many as there are stages.
    [[nodiscard]] int world() const { return static_cast<int>(devices.size()); }
    [[nodiscard]] int replicas() const { return static_cast<int>(spec.devices.count); }
    /// Of the thread that trains this process's rank; nothing for threads, which nobody has to tell of.
    [[nodiscard]] Pulse* pulse() const { return party ? party->link().pulse().get() : nullptr; }
    /// Ranks on this machine.
    [[nodiscard]] int ranksHere() const { return party ? party->ranks().localWorld : world(); }
    /// Whether the network is made of attention.
    [[nodiscard]] bool attends() const;
    /// Whether a step may add up in no fixed order, so that the same spec and seed need not give the same bits.
    [[nodiscard]] bool mayNotRepeat() const;
    [[nodiscard]] bool onHost() const { return devices[0].is_cpu(); }
    /// On the PCI bus, of the GPU of one of this process's ranks; empty where it has none, or the driver names none.
    [[nodiscard]] std::string gpuAddress(int rank) const {
        const auto place = static_cast<std::size_t>(party ? party->ranks().localRank : rank);
        return place < gpuAddresses.size() ? gpuAddresses[place] : std::string();
    }
    [[nodiscard]] const DeviceKind& kind() const { return kindOf(devices[0]); }
};

/// The plan's network, with the first weights of its seed, on the CPU.
[[nodiscard]] std::shared_ptr<Model> makeModel(const Plan& plan);

/// Opens the data, resolves devices, threads and precision, and checks that training and evaluation fit into memory and
/// that the system has the resources that the replicas need. Blocks.
/// `party`: the replicas are processes; the devices of those on other machines are given as if they were like these.
[[nodiscard]] Result<Plan> makePlan(const RunSpec& spec, Party* party = nullptr);

/// Checks that training and evaluation fit into memory. On a CPU, ErrorKind::Memory if they do not. What a GPU needs is
/// an estimate, and only its own allocator knows: there it is a doubt of the plan's, and the run may try.
[[nodiscard]] Status checkFit(Plan& plan, MemoryNeed need);

/// Sets the devices and threads of `plan` as its spec requests. `auto` selects the CPU if no GPU can be used; `cuda` is
/// then an error that explains why.
[[nodiscard]] Status chooseDevices(Plan& plan, const Machine& machine, const Gpus& gpus);

/// ErrorKind::Memory, with the largest global batch that fits, if `batch` samples on one device need more than
/// `available` bytes.
[[nodiscard]] Status checkMemory(const MemoryNeed& need, std::int64_t batch, std::int64_t available,
                                 std::int64_t devices, Sample sample);
/// The same for an evaluation, with the number of validation samples that fits.
[[nodiscard]] Status checkEvaluation(const MemoryNeed& need, std::int64_t images, std::int64_t classes,
                                     std::int64_t available, Sample sample);

}  // namespace epochal::engine
