#include "core/engine/memory/tensor_memory.h"

#include <c10/core/CPUAllocator.h>

#include <atomic>
#include <cstdlib>
#include <string_view>

#include "core/engine/memory/arena.h"
#include "core/hardware/machine.h"

namespace epochal::engine {
namespace {

/// Above LibTorch's own allocator, whose priority is 0.
constexpr std::uint8_t kPriority = 1;
/// Smaller tensors are left to the heap, which has memory for them at hand.
constexpr std::size_t kSmallest = std::size_t{64} << 10;

class TensorAllocator final : public c10::Allocator {
public:
    c10::DataPtr allocate(std::size_t bytes) override {
        void* address = wanted_ && users_ > 0 && bytes >= kSmallest ? arena_.take(bytes) : nullptr;
        // If the arena has no room, LibTorch's own allocator finds some, or throws what the caller expects.
        if (address == nullptr) address = c10::GetDefaultCPUAllocator()->raw_allocate(bytes);
        return {address, address, &giveBack, c10::Device(c10::DeviceType::CPU)};
    }
    [[nodiscard]] c10::DeleterFnPtr raw_deleter() const override { return &giveBack; }
    void copy_data(void* to, const void* from, std::size_t bytes) const override { default_copy_data(to, from, bytes); }

    void begin() { ++users_; }
    void end() {
        if (--users_ == 0) arena_.release();
    }

private:
    static void giveBack(void* address);

    /// For tests/bench/memory_bench.py, which compares it with the heap.
    static bool isWanted() {
        const char* memory = std::getenv("EPOCHAL_TENSOR_MEMORY");
        return memory == nullptr || memory != std::string_view("heap");
    }

    const bool wanted_ = isWanted();
    Arena arena_{static_cast<std::size_t>(thisMachine().memoryBytes)};
    std::atomic<int> users_ = 0;
};

/// Never destroyed, because tensors may be freed until the last static object is destroyed.
TensorAllocator& allocator() {
    static auto* made = [] {
        auto* fresh = new TensorAllocator;
        c10::SetAllocator(c10::DeviceType::CPU, fresh, kPriority);
        return fresh;
    }();
    return *made;
}

void TensorAllocator::giveBack(void* address) {
    TensorAllocator& own = allocator();
    if (!own.arena_.give(address))
        c10::GetDefaultCPUAllocator()->raw_deallocate(address);
    else if (own.users_ == 0)
        own.arena_.release();
}

}  // namespace

TensorMemory::TensorMemory() {
    allocator().begin();
}

TensorMemory::~TensorMemory() {
    allocator().end();
}

}  // namespace epochal::engine
