#pragma once

#include <memory>
#include <optional>
#include <torch/csrc/distributed/c10d/Store.hpp>
#include <vector>

#include "core/engine/engine.h"
#include "core/engine/parallel/collective.h"

/// The engine's CUDA part, a library of its own that is loaded where the driver counts a GPU.
namespace epochal::engine {

/// What this process has of GPUs. A machine without any has neither: that is no trouble.
struct Gpus {
    std::vector<Device> usable;
    std::optional<Error> trouble;  ///< why a GPU that is there cannot be used, in the words of whoever refuses it
};

/// Looks once a process: asks the driver, loads the CUDA part (some tenths of a second), asks the runtime. Any thread.
[[nodiscard]] const Gpus& gpus();
/// `found` without those that LibTorch has no kernels for, which are trouble.
[[nodiscard]] Gpus withKernels(std::vector<Device> found);

/// Bytes free on a usable GPU.
[[nodiscard]] std::int64_t cudaFreeBytes(int index);
/// Gives memory that no tensor uses back to the GPUs and the system; another process, or the check of the next run,
/// would count it as taken. Nothing without GPUs.
void releaseCudaMemory();
/// "CUDA 13.0", or "" without usable GPUs.
[[nodiscard]] std::string cudaVersion();
/// GPU replicas through c10d NCCL; as makeGlooCollective.
[[nodiscard]] std::unique_ptr<Collective> makeNcclCollective(const c10::intrusive_ptr<c10d::Store>& store, int rank,
                                                             int world, int device, std::chrono::milliseconds timeout);

}  // namespace epochal::engine
