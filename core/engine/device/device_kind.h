#pragma once

#include <torch/types.h>

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <torch/csrc/distributed/c10d/Store.hpp>

#include "core/engine/collective/collective.h"
#include "core/engine/device/graph.h"

namespace epochal::engine {

/// What the engine asks of a kind of device (the CPU, NVIDIA GPUs) beyond what ATen does on it. All else is the same
/// for every device. Thread-safe.
class DeviceKind {
public:
    virtual ~DeviceKind() = default;
    /// Waits until everything that was queued on the device has run. Throws what went wrong there.
    virtual void synchronize(int index) const = 0;
    /// Bytes free on a device, if known.
    [[nodiscard]] virtual std::optional<std::int64_t> freeBytes(int index) const = 0;
    /// Bytes in use on a device, by all programs, with what LibTorch keeps for later; nothing where not known.
    [[nodiscard]] virtual std::optional<std::int64_t> usedBytes(int index) const = 0;
    /// Returns memory that no tensor uses, on the devices and page-locked, to the system.
    virtual void releaseMemory() const = 0;
    /// Whether copies from page-locked memory need not hold the host.
    [[nodiscard]] virtual bool copiesWhilePinned() const = 0;
    /// Sets how this process multiplies on such devices from now on: "tf32" lets tensor cores round factors to 10 bits,
    /// everything else multiplies fp32 as fp32, which is not LibTorch's default. Convolutions use deterministic
    /// algorithms, so that a spec and seed yield the same bits. Attention does only if LibTorch is told to allow
    /// nothing else. It then refuses adaptive pooling, which VGG has and which repeated its bits where that was tried:
    /// hence `attends`, whether the network is made of attention.
    virtual void setArithmetic(const std::string& precision, bool attends) const = 0;
    /// Connects the replicas on such devices. Blocks until all ranks have called it with the same store. If a peer
    /// hangs, the others' calls fail after `timeout`.
    [[nodiscard]] virtual std::unique_ptr<Collective> makeCollective(const c10::intrusive_ptr<c10d::Store>& store,
                                                                     int rank, int world, int index,
                                                                     std::chrono::milliseconds timeout) const = 0;
    /// An empty graph for the device; nothing where there are none.
    [[nodiscard]] virtual std::unique_ptr<Graph> makeGraph(int /*index*/) const { return nullptr; }
};

/// Any device with streams, by what LibTorch offers for all of them; what connects replicas is the kind's own.
class AcceleratorKind : public DeviceKind {
public:
    explicit AcceleratorKind(c10::DeviceType type) : type_(type) {}
    void synchronize(int index) const override;
    [[nodiscard]] std::optional<std::int64_t> freeBytes(int index) const override;
    [[nodiscard]] std::optional<std::int64_t> usedBytes(int index) const override;
    void releaseMemory() const override;
    [[nodiscard]] bool copiesWhilePinned() const override { return true; }
    void setArithmetic(const std::string& precision, bool attends) const override;

private:
    const c10::DeviceType type_;
};

/// The kind of a device. The CPU's is always there; others must have been added.
[[nodiscard]] const DeviceKind& kindOf(torch::Device device);
/// `kind` must live until the process ends.
void addKind(c10::DeviceType type, const DeviceKind& kind);

}  // namespace epochal::engine
