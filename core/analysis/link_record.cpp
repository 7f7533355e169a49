#include "core/analysis/link_record.h"

#include <cmath>

#include "core/analysis/calibration.h"

namespace epochal {
namespace {

Json toJson(const LinkSpeed& link) {
    return {{"latency_seconds", link.latency}, {"bytes_per_second", link.bandwidth}};
}

}  // namespace

bool MeasuredLinks::isHere(const Machine& here) const {
    return program == programVersion() && isSame(machine, here);
}

Json toJson(const MeasuredLinks& links) {
    Json exchanges = Json::array();
    for (const Exchange& one : links.exchanges) exchanges.push_back({{"bytes", one.bytes}, {"seconds", one.seconds}});
    Json json = document(formats::kMeasuredLinks, {{"time", links.time},
                                                   {"program", links.program},
                                                   {"engine", links.engine},
                                                   {"machine", toJson(links.machine)},
                                                   {"device", links.device},
                                                   {"backend", links.backend},
                                                   {"ranks", links.ranks},
                                                   {"exchanges", std::move(exchanges)}});
    // For readers of the file; computed again when it is read.
    if (const auto fit = links.fit())
        json["fit"] = {{"slow", toJson(fit->slow)}, {"usual", toJson(fit->usual)}, {"fast", toJson(fit->fast)}};
    return json;
}

Result<MeasuredLinks> measuredLinksFromJson(const Json& json, const std::string& where) {
    const Error damaged{ErrorKind::Damaged,
                        {EPOCHAL_TEXT("core", "These are not measured links of a machine"), {}},
                        where,
                        {EPOCHAL_TEXT("core", "Delete the file, and measure the links again"), {}}};
    if (!isOf(json, formats::kMeasuredLinks)) return damaged;
    if (Status known = checkVersion(json, formats::kMeasuredLinks, where); !known) return known.error();
    MeasuredLinks out;
    out.time = stringAt(json, "time");
    out.program = stringAt(json, "program");
    out.engine = stringAt(json, "engine");
    out.device = stringAt(json, "device");
    out.backend = stringAt(json, "backend");
    out.ranks = integerAt(json, "ranks");
    const auto machine = json.find("machine"), exchanges = json.find("exchanges");
    if (integerAt(json, "version") < formats::kMeasuredLinks.oldest || machine == json.end() ||
        exchanges == json.end() || !exchanges->is_array() || out.ranks < 2 || out.device.empty())
        return damaged;
    for (const Json& one : *exchanges) {
        const Exchange exchange{numberAt(one, "bytes"), numberAt(one, "seconds")};
        if (!(exchange.bytes > 0) || !(exchange.seconds > 0) || !std::isfinite(exchange.bytes) ||
            !std::isfinite(exchange.seconds))
            return damaged;
        out.exchanges.push_back(exchange);
    }
    auto described = machineFromJson(*machine);
    if (!described) return damaged;
    out.machine = std::move(*described);
    return out;
}

}  // namespace epochal
