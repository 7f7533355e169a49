#pragma once

#include <memory>
#include <torch/csrc/distributed/c10d/Store.hpp>
#include <vector>

#include "core/engine/engine.h"
#include "core/engine/parallel/collective.h"

/// The engine's CUDA part, a library of its own that is loaded when a driver is there. Without it there are no GPUs,
/// and that is no error.
namespace epochal::engine {

/// The GPUs this process may use; none without driver or CUDA part. The first call loads the library (some tenths of a
/// second).
[[nodiscard]] std::vector<Device> cudaDevices();
/// Bytes free on a GPU of `cudaDevices`.
[[nodiscard]] std::int64_t cudaFreeBytes(int index);
/// "CUDA 13.0", or "" without GPUs.
[[nodiscard]] std::string cudaVersion();
/// GPU replicas through c10d NCCL; as makeGlooCollective.
[[nodiscard]] std::unique_ptr<Collective> makeNcclCollective(const c10::intrusive_ptr<c10d::Store>& store, int rank,
                                                             int world, int device, std::chrono::milliseconds timeout);

}  // namespace epochal::engine
