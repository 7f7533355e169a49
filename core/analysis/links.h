#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/analysis/accelerator.h"
#include "core/analysis/flops.h"

namespace epochal {

/// What connects devices, as an alpha-beta model: a message takes latency + bytes / bandwidth.
struct Link {
    double latency = 0;    ///< s per hop
    double bandwidth = 0;  ///< bytes/s, of the bus (see allReduceSeconds)
};

/// The devices of a run and what is between them.
struct Topology {
    std::int64_t perMachine = 1, machines = 1;
    Link inside, between;  ///< a machine's devices; its machines

    [[nodiscard]] std::int64_t devices() const { return perMachine * machines; }
};

/// `devices` of one kind, up to eight to a machine (sixteen where `perMachine` says so). Latencies per hop are those of
/// NCCL 2.28's tuner for its ring with the Simple protocol (src/graph/tuning.cc): NVLink 3.4 us, PCIe 5.7 us, network
/// 14 us. The bandwidth of NVLink is four fifths of what its links carry in one direction, the ratio of the bus
/// bandwidth that nccl-tests report to it (A100: 240 of 300 GB/s, H100: 360 of 450); PCIe 4.0 has 20 GB/s, before 2020
/// PCIe 3.0 with 10; between machines 100 Gbit/s. All of them are what such machines usually have, not what a certain
/// one has.
[[nodiscard]] Topology usualTopology(const AcceleratorModel& accelerator, std::int64_t devices,
                                     std::int64_t perMachine = 8);

/// Seconds of an all-reduce over all devices: base + 2 (n - 1) hops + 2 (n - 1) / n x bytes / the least bandwidth, of
/// which 2 (machines - 1) hops are between machines (the ring of Patarasuk and Yuan 2009 as NCCL's tuner counts it). 0
/// on one device.
[[nodiscard]] double allReduceSeconds(double bytes, const Topology& topology);

/// How far dataParallelStep() is from the published rates of ResNet-50, as a share: half of all are nearer than this.
inline constexpr double kModeledMedian = 0.03;
/// Nine in ten of those on up to 8 GPUs, and all of the few on 16 to 64, are nearer than this
/// (tests/core/links_test.cpp).
[[nodiscard]] constexpr double modeledError(std::int64_t devices) {
    return devices <= 8 ? 0.12 : 0.28;
}

/// A data-parallel step by model.
struct ModeledStep {
    double seconds = 0;
    double exchange = 0;  ///< s in which gradients are exchanged
    double exposed = 0;   ///< of them, s after backward has ended
};
/// From the `seconds` of the same step on one device, with the batch that each device gets: forward takes a third,
/// backward two thirds, each piece as its multiply-adds; gradients travel in buckets as the engine lays them out (the
/// last layers first, 1 MiB, then up to 25 MiB), each as soon as backward has its gradients and the one before has
/// gone. `bytesPerWeight`: 4, or 2 if gradients travel in bf16.
[[nodiscard]] ModeledStep dataParallelStep(std::span<const NetworkPiece> pieces, double seconds,
                                           const Topology& topology, double bytesPerWeight = 4);

}  // namespace epochal
