#include "core/analysis/links.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/analysis/scaling_fit.h"
#include "core/base/json.h"

namespace epochal {
namespace {

constexpr double kFirstBucket = 1 << 20, kBucket = 25 << 20;
constexpr double kWidest = 10;  ///< of the ends of a fit, as a factor

std::optional<Range> rangeIn(const Json& row, const char* key, double unit) {
    const auto found = row.find(key);
    if (found == row.end() || !found->is_object()) return std::nullopt;
    const Range range{unit * numberAt(*found, "low"), unit * numberAt(*found, "mid"), unit * numberAt(*found, "high")};
    const bool can = range.low > 0 && range.mid >= range.low && range.high >= range.mid && std::isfinite(range.high);
    return can ? std::optional(range) : std::nullopt;
}

LinkRange rangeOf(const LinkTable::Kind& kind, double unit = 1) {
    return {{kind.latency, unit * kind.bandwidth.low},
            {kind.latency, unit * kind.bandwidth.mid},
            {kind.latency, unit * kind.bandwidth.high}};
}

LinkRange insideOf(const AcceleratorModel& accelerator, std::int64_t devices) {
    // A bridge connects two cards.
    const bool pairs = accelerator.link.find("bridge") != std::string::npos;
    if (accelerator.link.starts_with("NVLink") && accelerator.linkGbs && (!pairs || devices <= 2))
        return rangeOf(linkTable().of("nvlink"), *accelerator.linkGbs / 2 * 1e9);
    return rangeOf(linkTable().of(accelerator.year < 2020 ? "pcie-3" : "pcie-4"));
}

Topologies topologiesOf(double base, const LinkRange& inside, std::int64_t devices, std::int64_t perMachine) {
    const LinkRange between = rangeOf(linkTable().of("network"));
    Topology one;
    one.base = base;
    one.perMachine = std::clamp<std::int64_t>(devices, 1, std::max<std::int64_t>(perMachine, 1));
    one.machines = (std::max<std::int64_t>(devices, 1) + one.perMachine - 1) / one.perMachine;
    Topologies all{one, one, one};
    all.slow.inside = inside.slow, all.slow.between = between.slow;
    all.usual.inside = inside.usual, all.usual.between = between.usual;
    all.fast.inside = inside.fast, all.fast.between = between.fast;
    return all;
}

}  // namespace

const LinkTable::Kind& LinkTable::of(std::string_view id) const {
    static const Kind none;
    const auto found = std::ranges::find(kinds, id, &Kind::id);
    return found == kinds.end() ? none : *found;
}

Result<LinkTable> readLinks(std::string_view text, const std::string& where) {
    const Error damaged{ErrorKind::Damaged,
                        {EPOCHAL_TEXT("core", "This is not a table of links"), {}},
                        where,
                        {EPOCHAL_TEXT("core", "Fix this value in the file, or remove the file"), {}}};
    const auto json = parseJson(text, where);
    if (!json) return json.error();
    if (!isOf(*json, formats::kLinks)) return damaged;
    LinkTable table;
    table.date = stringAt(*json, "date");
    table.base = numberAt(*json, "base_us") * 1e-6;
    const auto rows = json->find("links");
    if (rows == json->end() || !rows->is_array() || !(table.base >= 0)) return damaged;
    for (const Json& row : *rows) {
        if (!row.is_object()) return damaged;
        const bool shares = row.contains("share");
        const auto bandwidth = rangeIn(row, shares ? "share" : "gbs", shares ? 1 : 1e9);
        const double latency = numberAt(row, "latency_us") * 1e-6;
        if (!bandwidth || !(latency > 0)) return damaged;
        table.kinds.push_back({stringAt(row, "id"), latency, *bandwidth, stringAt(row, "source")});
    }
    for (const char* id : {"nvlink", "pcie-3", "pcie-4", "network"})
        if (table.of(id).id.empty()) return damaged;
    return table;
}

const LinkTable& linkTable() {
    static const LinkTable table = readLinks(shippedLinkTable(), "links.json").value();
    return table;
}

Topologies usualTopologies(const AcceleratorModel& accelerator, std::int64_t devices, std::int64_t perMachine) {
    const std::int64_t together = std::min(devices, perMachine);
    return topologiesOf(linkTable().base, insideOf(accelerator, together), devices, perMachine);
}

Topologies measuredTopologies(const LinkRange& inside, std::int64_t devices, std::int64_t perMachine) {
    return topologiesOf(0, inside, devices, perMachine);
}

double allReduceSeconds(double bytes, const Topology& topology) {
    const std::int64_t n = topology.devices();
    if (n < 2) return 0;
    const auto steps = static_cast<double>(2 * (n - 1)), between = static_cast<double>(2 * (topology.machines - 1));
    double bandwidth = topology.machines > 1 ? topology.between.bandwidth : topology.inside.bandwidth;
    if (topology.perMachine > 1) bandwidth = std::min(bandwidth, topology.inside.bandwidth);
    return topology.base + (steps - between) * topology.inside.latency + between * topology.between.latency +
           steps / static_cast<double>(n) * bytes / bandwidth;
}

std::optional<LinkRange> fitLink(std::span<const Exchange> exchanges, std::int64_t ranks) {
    if (exchanges.size() < 3 || ranks < 2) return std::nullopt;
    // 1 = a / t + b x bytes / t, so that errors are relative.
    double aa = 0, ab = 0, bb = 0, a1 = 0, b1 = 0;
    for (const Exchange& one : exchanges) {
        if (!(one.seconds > 0) || !(one.bytes > 0)) return std::nullopt;
        const double x = 1 / one.seconds, y = one.bytes / one.seconds;
        aa += x * x, ab += x * y, bb += y * y, a1 += x, b1 += y;
    }
    const double determinant = aa * bb - ab * ab;
    if (!(determinant > 0)) return std::nullopt;
    const double a = (bb * a1 - ab * b1) / determinant, b = (aa * b1 - ab * a1) / determinant;
    if (!(a > 0) || !(b > 0)) return std::nullopt;
    double squares = 0;
    for (const Exchange& one : exchanges) {
        const double off = 1 - (a + b * one.bytes) / one.seconds;
        squares += off * off;
    }
    const std::size_t freedom = exchanges.size() - 2;
    const double variance = squares / static_cast<double>(freedom), student = studentQuantile(freedom);
    const auto ends = [&](double fit, double cofactor) {
        const double half = student * std::sqrt(variance * cofactor / determinant);
        return std::pair(std::max(fit - half, fit / kWidest), std::min(fit + half, fit * kWidest));
    };
    const auto [lowA, highA] = ends(a, bb);
    const auto [lowB, highB] = ends(b, aa);
    const auto hops = static_cast<double>(2 * (ranks - 1)), share = hops / static_cast<double>(ranks);
    return LinkRange{{highA / hops, share / highB}, {a / hops, share / b}, {lowA / hops, share / lowB}};
}

ModeledStep dataParallelStep(std::span<const NetworkPiece> pieces, double seconds, const Topology& topology,
                             double bytesPerWeight) {
    double work = 0;
    for (const NetworkPiece& piece : pieces) work += static_cast<double>(piece.size.multiplyAdds);
    ModeledStep step;
    const double backward = work > 0 ? seconds * 2 / 3 / work : 0;
    double computed = seconds / 3, sent = 0, waiting = 0, limit = kFirstBucket;
    const auto send = [&] {
        if (waiting == 0) return;
        const double took = allReduceSeconds(waiting, topology);
        sent = std::max(sent, computed) + took;
        step.exchange += took;
        waiting = 0;
        limit = kBucket;
    };
    for (std::size_t i = pieces.size(); i-- > 0;) {
        computed += backward * static_cast<double>(pieces[i].size.multiplyAdds);
        waiting += bytesPerWeight * static_cast<double>(pieces[i].size.parameters);
        if (waiting >= limit) send();
    }
    computed = seconds;
    send();
    step.exposed = topology.devices() > 1 ? std::max(0.0, sent - seconds) : 0;
    step.seconds = seconds + step.exposed;
    return step;
}

}  // namespace epochal
