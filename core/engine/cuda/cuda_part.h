#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <torch/csrc/distributed/c10d/Store.hpp>
#include <vector>

#include "core/engine/collective/collective.h"
#include "core/engine/device/graph.h"
#include "core/engine/engine.h"

namespace epochal::engine {

/// The interface of libepochal-engine-cuda.so. Loading it also loads LibTorch's CUDA kernels. Thread-safe.
class CudaPart {
public:
    virtual ~CudaPart() = default;
    /// "CUDA 13.0".
    [[nodiscard]] virtual std::string version() const = 0;
    struct Found {
        std::vector<Device> devices;
        std::string trouble;  ///< the CUDA runtime's error message, if any
    };
    /// No devices and no error if there is no GPU.
    [[nodiscard]] virtual Found find() const = 0;
    /// Blocks until all ranks have called it.
    [[nodiscard]] virtual std::unique_ptr<Collective> makeNcclCollective(const c10::intrusive_ptr<c10d::Store>& store,
                                                                         int rank, int world, int device,
                                                                         std::chrono::milliseconds timeout) const = 0;
    [[nodiscard]] virtual std::unique_ptr<Graph> makeGraph(int device) const = 0;
};

/// Counts the versions of CudaPart and of the engine's types in it.
constexpr int kCudaInterface = 9;

/// The library's one exported symbol, "epochal_cuda"; the number is kCudaInterface.
using CudaEntryPoint = const CudaPart* (*)(int interface);

}  // namespace epochal::engine
