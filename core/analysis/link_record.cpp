#include "core/analysis/link_record.h"

#include <cmath>

#include "core/base/json.h"

namespace epochal {
namespace {

Json toJson(const LinkSpeed& link) {
    return {{"latency_seconds", link.latency}, {"bytes_per_second", link.bandwidth}};
}

}  // namespace

Json toJson(const MeasuredLinks& links) {
    Json exchanges = Json::array();
    for (const Exchange& one : links.exchanges) exchanges.push_back({{"bytes", one.bytes}, {"seconds", one.seconds}});
    Json json = document(formats::kMeasuredLinks, toJson(static_cast<const MeasuredOn&>(links)));
    json.update({{"device", links.device},
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
                        {EPOCHAL_TEXT("core", "This is not a record of a machine's measured links"), {}},
                        where,
                        {EPOCHAL_TEXT("core", "Delete the file, and measure the links again"), {}}};
    auto on = measuredOnFromJson(json, formats::kMeasuredLinks, damaged);
    if (!on) return on.error();
    MeasuredLinks out{*std::move(on)};
    out.device = stringAt(json, "device");
    out.backend = stringAt(json, "backend");
    out.ranks = integerAt(json, "ranks");
    const auto exchanges = json.find("exchanges");
    if (exchanges == json.end() || !exchanges->is_array() || out.ranks < 2 || out.device.empty()) return damaged;
    for (const Json& one : *exchanges) {
        const Exchange exchange{numberAt(one, "bytes"), numberAt(one, "seconds")};
        if (!(exchange.bytes > 0) || !(exchange.seconds > 0) || !std::isfinite(exchange.bytes) ||
            !std::isfinite(exchange.seconds))
            return damaged;
        out.exchanges.push_back(exchange);
    }
    return out;
}

}  // namespace epochal
