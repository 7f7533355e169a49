#include "core/engine/cuda/cuda_part.h"

#include <ATen/cuda/CUDAContext.h>
#include <ATen/cuda/CUDAEvent.h>
#include <ATen/cuda/CUDAGraph.h>
#include <c10/cuda/CUDAGuard.h>
#include <cuda_runtime_api.h>

#include <cstdio>
#include <optional>
#include <string>
#include <torch/csrc/distributed/c10d/ProcessGroupNCCL.hpp>

#include "core/engine/collective/c10d_collective.h"

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

class CudaGraph : public Graph {
public:
    explicit CudaGraph(c10::DeviceIndex device) : stream_(c10::cuda::getStreamFromPool(false, device)) {}

    void record(const std::vector<at::Generator>& generators, c10::function_ref<void()> work) override {
        graph_.emplace();
        for (const at::Generator& generator : generators) graph_->register_generator_state(generator);
        // The default stream cannot be recorded.
        const c10::cuda::CUDAStream before = c10::cuda::getCurrentCUDAStream(stream_.device_index());
        waitFor(before, stream_);
        try {
            const c10::cuda::CUDAStreamGuard guard(stream_);
            // The loader's threads allocate page-locked memory meanwhile, which in a stricter mode would be an error.
            graph_->capture_begin({0, 0}, cudaStreamCaptureModeThreadLocal);
            try {
                work();
            } catch (...) {
                end();
                throw;
            }
            graph_->capture_end();
        } catch (...) {
            graph_.reset();
            forget();
            throw;
        }
        waitFor(stream_, before);
    }
    void replay() override { graph_->replay(); }

private:
    static void waitFor(c10::cuda::CUDAStream earlier, c10::cuda::CUDAStream later) {
        at::cuda::CUDAEvent event;
        event.record(earlier);
        event.block(later);
    }
    /// After a failure, which may have ended the recording already.
    void end() {
        try {
            graph_->capture_end();
        } catch (const c10::Error&) {  // NOLINT(bugprone-empty-catch): the first failure is the one to report
        }
    }

    const c10::cuda::CUDAStream stream_;
    std::optional<at::cuda::CUDAGraph> graph_;
};

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

    [[nodiscard]] std::unique_ptr<Graph> makeGraph(int device) const override {
        return std::make_unique<CudaGraph>(static_cast<c10::DeviceIndex>(device));
    }
};

}  // namespace
}  // namespace epochal::engine

extern "C" __attribute__((visibility("default"))) const epochal::engine::CudaPart* epochal_cuda(int interface) {
    static const epochal::engine::CudaLibrary library;
    return interface == epochal::engine::kCudaInterface ? &library : nullptr;
}
