#include "core/engine/device/device_kind.h"

#include <ATen/Context.h>
#include <ATen/core/CachingHostAllocator.h>
#include <c10/core/CachingDeviceAllocator.h>
#include <c10/core/impl/VirtualGuardImpl.h>

#include <array>
#include <atomic>
#include <utility>

#include "core/engine/collective/gloo_collective.h"
#include "core/hardware/machine.h"

namespace epochal::engine {
namespace {

class Cpu : public DeviceKind {
public:
    void synchronize(int /*index*/) const override {}
    [[nodiscard]] std::optional<std::int64_t> freeBytes(int /*index*/) const override { return availableMemoryBytes(); }
    [[nodiscard]] std::optional<std::int64_t> usedBytes(int /*index*/) const override { return std::nullopt; }
    void releaseMemory() const override {}
    [[nodiscard]] bool copiesWhilePinned() const override { return false; }
    void setArithmetic(const std::string& /*precision*/, bool /*attends*/) const override {}
    [[nodiscard]] std::unique_ptr<Collective> makeCollective(const c10::intrusive_ptr<c10d::Store>& store, int rank,
                                                             int world, int /*index*/,
                                                             std::chrono::milliseconds timeout) const override {
        return makeGlooCollective(store, rank, world, timeout);
    }
};

using Kinds = std::array<std::atomic<const DeviceKind*>, c10::COMPILE_TIME_MAX_DEVICE_TYPES>;

Kinds& addedKinds() {
    static Kinds kinds{};
    return kinds;
}

}  // namespace

void AcceleratorKind::synchronize(int index) const {
    c10::impl::VirtualGuardImpl(type_).synchronizeDevice(static_cast<c10::DeviceIndex>(index));
}

namespace {

/// Free and total bytes.
std::optional<std::pair<std::int64_t, std::int64_t>> memoryOf(c10::DeviceType type, int index) {
    try {
        const auto [free, all] = c10::getDeviceAllocator(type)->getMemoryInfo(static_cast<c10::DeviceIndex>(index));
        return std::pair(static_cast<std::int64_t>(free), static_cast<std::int64_t>(all));
    } catch (const c10::Error&) {
        return std::nullopt;
    }
}

}  // namespace

std::optional<std::int64_t> AcceleratorKind::freeBytes(int index) const {
    const auto memory = memoryOf(type_, index);
    return memory ? std::optional(memory->first) : std::nullopt;
}

std::optional<std::int64_t> AcceleratorKind::usedBytes(int index) const {
    const auto memory = memoryOf(type_, index);
    return memory ? std::optional(memory->second - memory->first) : std::nullopt;
}

void AcceleratorKind::releaseMemory() const {
    try {
        c10::getDeviceAllocator(type_)->emptyCache();
        at::getHostAllocator(type_)->empty_cache();
    } catch (const c10::Error&) {  // NOLINT(bugprone-empty-catch)
        // After an error of the device, nothing can be given back before the process ends.
    }
}

void AcceleratorKind::setArithmetic(const std::string& precision, bool attends) const {
    const bool tf32 = precision == "tf32";
    at::Context& context = at::globalContext();
    context.setAllowTF32CuDNN(tf32);
    context.setAllowTF32CuBLAS(tf32);
    context.setDeterministicCuDNN(true);
    // The algorithm that is fastest in a trial differs from run to run, and with it the last bits of the results.
    context.setBenchmarkCuDNN(false);
    context.setDeterministicAlgorithms(attends, /*warn_only=*/false);
    // For debugging; it costs a pass over every tensor that is written anyway.
    context.setDeterministicFillUninitializedMemory(false);
}

const DeviceKind& kindOf(torch::Device device) {
    static const Cpu cpu;
    if (device.is_cpu()) return cpu;
    const DeviceKind* kind = addedKinds()[static_cast<std::size_t>(device.type())];
    TORCH_CHECK(kind, "the engine cannot use devices such as ", device);
    return *kind;
}

void addKind(c10::DeviceType type, const DeviceKind& kind) {
    addedKinds()[static_cast<std::size_t>(type)] = &kind;
}

}  // namespace epochal::engine
