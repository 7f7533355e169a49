#pragma once

#include <memory>
#include <optional>
#include <torch/csrc/distributed/c10d/Store.hpp>
#include <vector>

#include "core/engine/engine.h"
#include "core/engine/parallel/collective.h"

/// The engine's CUDA part, a separate library that is loaded if the driver reports a GPU.
namespace epochal::engine {

/// The GPUs of this process. On a machine without any, both members are empty, which is not an error.
struct Gpus {
    std::vector<Device> usable;
    std::optional<Error> trouble;  ///< why a GPU that is present cannot be used, in the refusing component's words
};

/// Detected once per process: queries the driver, loads the CUDA part (some tenths of a second), queries the runtime.
/// Any thread.
[[nodiscard]] const Gpus& gpus();
/// `found` without the GPUs that LibTorch has no kernels for, which are reported as trouble.
[[nodiscard]] Gpus withKernels(std::vector<Device> found);

/// Bytes free on a usable GPU, 0 if unknown.
[[nodiscard]] std::int64_t cudaFreeBytes(int index);
/// Returns memory that no tensor uses to the GPUs and the system; another process, or the check of the next run, would
/// count it as used. Does nothing without GPUs.
void releaseCudaMemory();
/// "CUDA 13.0", or "" without usable GPUs.
[[nodiscard]] std::string cudaVersion();
/// GPU replicas through c10d NCCL; otherwise like makeGlooCollective.
[[nodiscard]] std::unique_ptr<Collective> makeNcclCollective(const c10::intrusive_ptr<c10d::Store>& store, int rank,
                                                             int world, int device, std::chrono::milliseconds timeout);

}  // namespace epochal::engine
