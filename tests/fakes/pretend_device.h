#pragma once

#include <c10/core/Stream.h>
#include <torch/types.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

/// A pretend accelerator: two devices of LibTorch's PrivateUse1 type whose memory is the machine's and whose kernels
/// are the CPU's. It is as unforgiving as a GPU, and unlike a GPU always at the same place:
///
/// - The CPU cannot touch its memory: the pages have no access rights except while a kernel or a copy uses them. A host
///   pointer into a device tensor ends the process with a segmentation fault.
/// - Operations on tensors of two devices throw, except for a scalar on the CPU.
/// - Streams run later, each on a thread of its own, in order, and not before somebody waits (or `kBacklog` operations
///   are queued): what is read without synchronizing has its old content. A copy to or from pinned memory belongs to
///   the stream, one of ordinary memory has finished reading or writing it when it returns.
/// - An operation on memory that another stream uses throws unless an event, or the host, made it wait for that.
/// - Memory is limited (`limitMemory`); c10::OutOfMemoryError says so.
///
/// Not caught: memory that is given back and used again too early (what is queued keeps its memory), a host that runs
/// too far ahead of the device for a limited queue, and differences in arithmetic, of which there are none: results
/// equal the CPU's to the bit on one thread. Operations that return anything but tensors, or shapes that depend on
/// values, wait for the stream, as they do on a GPU. Random numbers of the device itself are not supported.
namespace epochal::test::pretend {

constexpr int kDevices = 2;
constexpr std::size_t kBacklog = 256;

/// Makes the device known to LibTorch. Once per process, before anything else; any further call does nothing.
void install();

[[nodiscard]] inline torch::Device device(int index = 0) {
    return {torch::kPrivateUse1, static_cast<c10::DeviceIndex>(index)};
}

/// Since the process started, over all devices.
struct Counters {
    std::int64_t operations = 0;  ///< kernels queued, copies included
    std::int64_t bytesToDevice = 0, bytesToHost = 0;
    std::int64_t pinnedCopies = 0;  ///< of them, copies of pinned memory that did not wait
    std::int64_t waits = 0;         ///< of the host, for a stream, an event or a device
};
[[nodiscard]] Counters counters();

/// Bytes of a device's memory now in use.
[[nodiscard]] std::int64_t usedBytes(int index);
/// Allocations beyond `bytes` in use on a device fail from now on. 0 = no limit, which reports 1 TB.
void limitMemory(std::int64_t bytes);
/// From now on, a device takes this long for each megabyte that it writes, on top of what it takes anyway. 0 = nothing.
void slowDown(int index, double seconds);

/// Lets `work` run on the stream after what is queued there; `tensors` are given to it as CPU tensors of the same
/// memory, which it reads and, unless `writes` is false, writes. For kernels of tests, such as those of a collective.
void enqueue(c10::Stream stream, const std::vector<torch::Tensor>& tensors,
             std::function<void(std::vector<torch::Tensor>&)> work, bool writes = true);

struct Recording;
/// What `work` queues on the stream, which does not run. Whoever waits for the stream meanwhile gets an error.
[[nodiscard]] std::shared_ptr<const Recording> recorded(c10::Stream stream, const std::function<void()>& work);
/// Queues it again, with the same memory.
void replay(const Recording& recording, c10::Stream on);

}  // namespace epochal::test::pretend
