#pragma once

#include <torch/types.h>

#include <functional>
#include <vector>

/// What the kernels of the pretend device (pretend_kernels.cpp) know of its memory and streams (pretend_device.cpp).
namespace epochal::test::pretend {

struct Stream;

/// What an operation does with an allocation of the device.
struct Use {
    c10::Storage storage;
    bool writes = false;
};

/// The calling thread's current stream on a device.
[[nodiscard]] Stream& currentStream(int index);
/// Lets `task` run on the stream, with the memory open. Throws if the stream does not wait for what others do with it.
void push(Stream& stream, std::vector<Use> uses, std::function<void()> task);
/// Makes the host wait for the stream. Rethrows what a kernel threw.
void synchronize(Stream& stream);
/// Makes `later` wait for what is queued on `earlier`.
void order(Stream& earlier, Stream& later);

/// Lets the host touch memory of the device while it exists.
class Opened {
public:
    explicit Opened(std::vector<Use> uses);
    ~Opened();
    Opened(const Opened&) = delete;
    Opened& operator=(const Opened&) = delete;

private:
    std::vector<Use> uses_;
};

[[nodiscard]] bool isPinned(const void* address);
void countCopy(std::int64_t toDevice, std::int64_t toHost, bool pinned);
[[nodiscard]] c10::Allocator* memory();

/// A CPU tensor of the same memory, for the stream's thread, which shares no metadata with the host's tensor. Whoever
/// uses it keeps the storage.
[[nodiscard]] at::Tensor hostView(const at::Tensor& tensor);
void registerKernels();

}  // namespace epochal::test::pretend
