#include "core/engine/parallel/cuda_library.h"

#include <dlfcn.h>

#include "core/base/files.h"
#include "core/engine/cuda/cuda_part.h"

namespace epochal::engine {
namespace {

const CudaPart* load() {
    // Without a driver LibTorch's CUDA half would cost 350 MB for nothing.
    void* driver = ::dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
    Dl_info here{};
    if (!driver || ::dladdr(reinterpret_cast<void*>(&cudaDevices), &here) == 0) return nullptr;
    const Path path = Path(here.dli_fname).parent_path() / "libepochal-engine-cuda.so";
    // Never unloaded, as LibTorch itself.
    void* library = ::dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    const auto entry = library ? reinterpret_cast<CudaEntryPoint>(::dlsym(library, "epochal_cuda")) : nullptr;
    return entry ? entry(kInterface) : nullptr;
}

const CudaPart* cudaPart() {
    static const CudaPart* part = load();
    return part;
}

}  // namespace

std::vector<Device> cudaDevices() {
    return cudaPart() ? cudaPart()->devices() : std::vector<Device>();
}

std::int64_t cudaFreeBytes(int index) {
    return cudaPart() ? cudaPart()->freeBytes(index) : 0;
}

std::string cudaVersion() {
    return cudaDevices().empty() ? std::string() : cudaPart()->version();
}

std::unique_ptr<Collective> makeNcclCollective(const c10::intrusive_ptr<c10d::Store>& store, int rank, int world,
                                               int device, std::chrono::milliseconds timeout) {
    TORCH_CHECK(cudaPart(), "the CUDA part is not loaded");
    return cudaPart()->makeNcclCollective(store, rank, world, device, timeout);
}

}  // namespace epochal::engine
