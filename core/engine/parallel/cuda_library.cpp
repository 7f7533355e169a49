#include "core/engine/parallel/cuda_library.h"

#include <dlfcn.h>

#include <cstdlib>
#include <string_view>

#include "core/base/files.h"
#include "core/engine/cuda/cuda_part.h"
#include "core/engine/device/device_kind.h"

namespace epochal::engine {
namespace {

constexpr const char* kDriver = "libcuda.so.1";
constexpr const char* kPart = "libepochal-engine-cuda.so";
constexpr int kNoDevice = 100;  ///< CUDA_ERROR_NO_DEVICE

/// `what` is the message of the component that refuses, or Epochal's own.
Error unusable(Arg what) {
    return {ErrorKind::Device,
            {EPOCHAL_TEXT("core", "Cannot use the NVIDIA GPUs: %1"), {std::move(what)}},
            "/devices/kind",
            {EPOCHAL_TEXT("core", "Check the driver with nvidia-smi, or use the CPU"), {}}};
}

std::string loaderWords() {
    const char* words = ::dlerror();
    return words ? words : "?";
}

/// Whether the kernel shows this process a GPU that CUDA_VISIBLE_DEVICES does not hide.
bool gpuIsThere() {
    const char* shown = std::getenv("CUDA_VISIBLE_DEVICES");
    std::error_code error;
    return (!shown || *shown != '\0') && std::filesystem::exists("/dev/nvidia0", error);
}

/// The driver's own count: without a GPU, loading LibTorch's CUDA half would cost 350 MB for nothing. An error if the
/// driver reports one instead.
Result<int> countOfDriver() {
    // Never closed, because LibTorch loads the same library.
    void* driver = ::dlopen(kDriver, RTLD_NOW | RTLD_LOCAL);
    if (!driver) {
        const std::string words = loaderWords();
        return gpuIsThere() ? Result<int>(unusable(words)) : 0;
    }
    const auto begin = reinterpret_cast<int (*)(unsigned)>(::dlsym(driver, "cuInit"));
    const auto count = reinterpret_cast<int (*)(int*)>(::dlsym(driver, "cuDeviceGetCount"));
    const auto text = reinterpret_cast<int (*)(int, const char**)>(::dlsym(driver, "cuGetErrorString"));
    if (!begin || !count) return unusable(loaderWords());
    int found = 0;
    int trouble = begin(0);
    if (trouble == 0) trouble = count(&found);
    if (trouble == kNoDevice && !gpuIsThere()) return 0;
    if (trouble == 0) return found;
    const char* words = nullptr;
    if (text) text(trouble, &words);
    return unusable(Message{EPOCHAL_TEXT("core", "the driver reported \"%1\" (%2)"),
                            {std::string(words ? words : "?"), std::int64_t{trouble}}});
}

Result<const CudaPart*> loadPart() {
    Dl_info here{};
    if (::dladdr(reinterpret_cast<void*>(&gpus), &here) == 0) return unusable(loaderWords());
    // What c10d does on its own when a peer is lost, which takes the whole process down after minutes: the replicas are
    // told by their meeting, and their communicators are aborted (core/engine/train/team.h). Read when NCCL connects.
    for (const char* setting : {"TORCH_NCCL_ASYNC_ERROR_HANDLING", "TORCH_NCCL_RETHROW_CUDA_ERRORS"})
        ::setenv(setting, "0", /*overwrite=*/0);
    // Rings and trees are connected with the communicator, where that is watched (core/engine/train/team.h). By NCCL's
    // default since 2.22 the first exchange would do it, and hold the host until the peers come.
    ::setenv("NCCL_RUNTIME_CONNECT", "0", /*overwrite=*/0);
    // Sums in the switches of NVLink (NVLS) may differ in their last bits from run to run (NVIDIA/nccl#1497).
    ::setenv("NCCL_NVLS_ENABLE", "0", /*overwrite=*/0);
    // Replicas on threads crash in c10d's flight recorder if they submit at once. Gloo's take turns
    // (core/engine/collective/gloo_collective.cpp); those of NCCL cannot, as the first message to a peer waits for it.
    ::setenv("TORCH_FR_BUFFER_SIZE", "0", /*overwrite=*/1);
    // cuBLAS is deterministic only with a workspace of a fixed size (its manual, "Results reproducibility").
    ::setenv("CUBLAS_WORKSPACE_CONFIG", ":4096:8", /*overwrite=*/0);
    const Path path = Path(here.dli_fname).parent_path() / kPart;
    // Never unloaded, like LibTorch itself.
    void* library = ::dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (!library) return unusable(loaderWords());
    const auto entry = reinterpret_cast<CudaEntryPoint>(::dlsym(library, "epochal_cuda"));
    const CudaPart* part = entry ? entry(kCudaInterface) : nullptr;
    if (!part) return unusable(Message{EPOCHAL_TEXT("core", "%1 is from a different build"), {path.string()}});
    return part;
}

/// NVIDIA GPUs: like any accelerator, with NCCL.
class CudaKind : public AcceleratorKind {
public:
    explicit CudaKind(const CudaPart& part) : AcceleratorKind(c10::kCUDA), part_(part) {}
    [[nodiscard]] std::unique_ptr<Collective> makeCollective(const c10::intrusive_ptr<c10d::Store>& store, int rank,
                                                             int world, int index,
                                                             std::chrono::milliseconds timeout) const override {
        return part_.makeNcclCollective(store, rank, world, index, timeout);
    }
    [[nodiscard]] std::unique_ptr<Graph> makeGraph(int index) const override {
        // For comparing with and without (tests/bench/README.md).
        const char* wish = std::getenv("EPOCHAL_CUDA_GRAPHS");
        return wish && std::string_view(wish) == "0" ? nullptr : part_.makeGraph(index);
    }

private:
    const CudaPart& part_;
};

struct Cuda {
    const CudaPart* part = nullptr;
    Gpus gpus;
};

Cuda look() {
    const auto count = countOfDriver();
    if (!count) return {nullptr, {{}, count.error()}};
    if (*count == 0) return {};
    const auto part = loadPart();
    if (!part) return {nullptr, {{}, part.error()}};
    static const CudaKind kind(**part);
    addKind(c10::kCUDA, kind);
    CudaPart::Found found = (*part)->find();
    Cuda looked{*part, withKernels(std::move(found.devices))};
    if (!found.trouble.empty()) looked.gpus.trouble = unusable(found.trouble);
    return looked;
}

const Cuda& cuda() {
    static const Cuda looked = [] {
        try {
            return look();
        } catch (const std::exception& error) {
            return Cuda{nullptr, {{}, unusable(std::string(error.what()))}};
        }
    }();
    return looked;
}

}  // namespace

Gpus withKernels(std::vector<Device> found) {
    Gpus gpus;
    for (Device& gpu : found) {
        if (gpu.capability >= kLeastUsable) {
            gpus.usable.push_back(std::move(gpu));
            continue;
        }
        const auto number = [](ComputeCapability one) {
            return std::to_string(one.major) + "." + std::to_string(one.minor);
        };
        gpus.trouble =
            unusable(Message{EPOCHAL_TEXT("core", "%1 has compute capability %2; LibTorch needs %3 or higher"),
                             {gpu.name, number(gpu.capability), number(kLeastUsable)}});
    }
    return gpus;
}

const Gpus& gpus() {
    return cuda().gpus;
}

std::string cudaVersion() {
    return gpus().usable.empty() ? std::string() : cuda().part->version();
}

}  // namespace epochal::engine
