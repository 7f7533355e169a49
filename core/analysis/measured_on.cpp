#include "core/analysis/measured_on.h"

#include <utility>

#include "core/base/json.h"

namespace epochal {

bool MeasuredOn::isHere(const Machine& here) const {
    return program == programVersion() && isSame(machine, here);
}

std::string programVersion() {
    return EPOCHAL_VERSION;
}

Json toJson(const MeasuredOn& on) {
    return {{"time", on.time}, {"program", on.program}, {"engine", on.engine}, {"machine", toJson(on.machine)}};
}

Result<MeasuredOn> measuredOnFromJson(const Json& json, const Format& format, const Error& damaged) {
    if (!isOf(json, format)) return damaged;
    if (Status known = checkVersion(json, format, damaged.where); !known) return known.error();
    const auto machine = json.find("machine");
    if (integerAt(json, "version") < format.oldest || machine == json.end()) return damaged;
    auto described = machineFromJson(*machine);
    if (!described) return damaged;
    return MeasuredOn{stringAt(json, "time"), stringAt(json, "program"), stringAt(json, "engine"),
                      *std::move(described)};
}

}  // namespace epochal
