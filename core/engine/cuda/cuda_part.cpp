#include "core/engine/cuda/cuda_part.h"

#include <ATen/cuda/CUDAContext.h>
#include <c10/cuda/CUDAGuard.h>
#include <cuda_runtime_api.h>

#include <cstdio>
#include <string>
#include <torch/csrc/distributed/c10d/ProcessGroupNCCL.hpp>

#include "core/engine/parallel/c10d_collective.h"

namespace epochal::engine {
namespace {

/// Clears the last error, which otherwise stays with the thread and would be taken for a later call's.
void forget() {
    (void)cudaGetLastError();
}

/// As NVML writes it.
std::string addressOf(const cudaDeviceProp& gpu) {
    char text[32];
    std::snprintf(text, sizeof text, "%08X:%02X:%02X.0", gpu.pciDomainID, gpu.pciBusID, gpu.pciDeviceID);
    return text;
}

class CudaLibrary : public CudaPart {
public:
    [[nodiscard]] std::string version() const override {
        int version = 0;
        cudaRuntimeGetVersion(&version);
        return "CUDA " + std::to_string(version / 1000) + "." + std::to_string(version % 1000 / 10);
    }

    [[nodiscard]] Found find() const override {
        int count = 0;
        if (const cudaError_t trouble = cudaGetDeviceCount(&count); trouble != cudaSuccess) {
            forget();
            return {{}, trouble == cudaErrorNoDevice ? "" : cudaGetErrorString(trouble)};
        }
        Found found;
        for (int i = 0; i < count; ++i) {
            cudaDeviceProp properties{};
            if (const cudaError_t trouble = cudaGetDeviceProperties(&properties, i); trouble != cudaSuccess) {
                forget();
                found.trouble = cudaGetErrorString(trouble);
                continue;
            }
            found.devices.push_back({"cuda",
                                     i,
                                     properties.name,
                                     static_cast<std::int64_t>(properties.totalGlobalMem),
                                     {properties.major, properties.minor},
                                     addressOf(properties)});
        }
        return found;
    }

    [[nodiscard]] std::unique_ptr<Collective> makeNcclCollective(const c10::intrusive_ptr<c10d::Store>& store, int rank,
                                                                 int world, int device,
                                                                 std::chrono::milliseconds timeout) const override {
        const c10::cuda::CUDAGuard guard(static_cast<c10::DeviceIndex>(device));
        // Reductions run on a separate stream, ahead of compute when both are ready.
        auto options = c10d::ProcessGroupNCCL::Options::create(/*is_high_priority_stream=*/true);
        options->timeout = timeout;
        auto backend = c10::make_intrusive<c10d::ProcessGroupNCCL>(store, rank, world, options);
        const at::Device bound(at::kCUDA, static_cast<c10::DeviceIndex>(device));
        backend->setBoundDeviceId(bound);
        // Connects here, where all ranks wait for each other, and not in the first collective call, which must not
        // block.
        backend->eagerConnectSingleDevice(bound);
        return std::make_unique<C10dCollective>(std::move(backend));
    }
};

}  // namespace
}  // namespace epochal::engine

extern "C" __attribute__((visibility("default"))) const epochal::engine::CudaPart* epochal_cuda(int interface) {
    static const epochal::engine::CudaLibrary library;
    return interface == epochal::engine::kInterface ? &library : nullptr;
}
