#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/analysis/accelerator.h"
#include "core/analysis/exchange.h"
#include "core/analysis/flops.h"
#include "core/analysis/interval.h"
#include "core/base/result.h"

namespace epochal {

/// What connects devices, as an alpha-beta model: a message takes latency + bytes / bandwidth.
struct LinkSpeed {
    double latency = 0;    ///< s per hop
    double bandwidth = 0;  ///< bytes/s, of the bus (see allReduceSeconds)
};

/// What is known of a kind of link.
struct LinkRange {
    LinkSpeed slow, usual, fast;
};

/// The links of machines that nobody has measured: resources/links.json (FORMATS.md).
struct LinkTable {
    struct Kind {
        std::string id;  ///< "nvlink", "pcie-3", "pcie-4" or "network"
        double latency = 0;
        Range bandwidth;  ///< bytes/s; of NVLink, the share that is used of what an accelerator's links carry one way
        std::string source;
    };
    std::string date;  ///< ISO 8601
    double base = 0;   ///< s of any exchange
    std::vector<Kind> kinds;

    [[nodiscard]] const Kind& of(std::string_view id) const;
};
/// ErrorKind::Damaged where a kind is missing or a figure cannot be.
[[nodiscard]] Result<LinkTable> readLinks(std::string_view text, const std::string& where);
[[nodiscard]] std::string_view shippedLinkTable();
/// The table shipped with this version, parsed once.
[[nodiscard]] const LinkTable& linkTable();

/// The devices of a run and what is between them.
struct Topology {
    std::int64_t perMachine = 1, machines = 1;
    double base = 0;            ///< s of any exchange
    LinkSpeed inside, between;  ///< a machine's devices; its machines

    [[nodiscard]] std::int64_t devices() const { return perMachine * machines; }
};

/// The slowest, the usual and the fastest links that devices of one kind may have.
struct Topologies {
    Topology slow, usual, fast;
};
/// `devices` of one kind, up to eight to a machine (sixteen where `perMachine` says so). Links are those of the table,
/// not those that a certain machine has: NVLink where the accelerator has it, else PCIe 4.0, before 2020 PCIe 3.0.
[[nodiscard]] Topologies usualTopologies(const AcceleratorModel& accelerator, std::int64_t devices,
                                         std::int64_t perMachine = 8);
/// The same with what was measured between the devices of a machine.
[[nodiscard]] Topologies measuredTopologies(const LinkRange& inside, std::int64_t devices, std::int64_t perMachine = 8);

/// Seconds of an all-reduce over all devices: base + 2 (n - 1) hops + 2 (n - 1) / n x bytes / the least bandwidth, of
/// which 2 (machines - 1) hops are between machines (the ring of Patarasuk and Yuan 2009 as NCCL's tuner counts it). 0
/// on one device.
[[nodiscard]] double allReduceSeconds(double bytes, const Topology& topology);

/// The link that makes allReduceSeconds() of `ranks` devices, with no base, nearest to the exchanges: least squares on
/// relative errors, which are taken to be the same at every size. Slow and fast are the ends of the 95 % intervals
/// (Student's t) of latency and bandwidth, each on its own, but never below a tenth or above ten times the fit. Nothing
/// for fewer than three exchanges or two ranks, or if more bytes took no longer.
[[nodiscard]] std::optional<LinkRange> fitLink(std::span<const Exchange> exchanges, std::int64_t ranks);

/// How far dataParallelStep() is from the published rates of ResNet-50, as a share: half of all are nearer than this.
inline constexpr double kModeledMedian = 0.03;
/// Nine in ten of those on up to 8 GPUs, and all of the few on 16 to 64, 256 and 1,024, are nearer than this
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
