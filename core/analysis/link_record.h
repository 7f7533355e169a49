#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/links.h"
#include "core/analysis/measured_on.h"
#include "core/base/json_type.h"
#include "core/base/result.h"

namespace epochal {

/// All-reduces of several sizes between devices of a machine: evidence for estimates of runs on several devices.
struct MeasuredLinks : MeasuredOn {
    std::string device;   ///< name of the devices that exchanged; of replicas on a CPU, the CPU's
    std::string backend;  ///< "Gloo" or "NCCL"
    std::int64_t ranks = 0;
    std::vector<Exchange> exchanges;  ///< one for each size, the median of several

    [[nodiscard]] bool onHost() const { return device == machine.cpu; }
    [[nodiscard]] std::optional<LinkRange> fit() const { return fitLink(exchanges, ranks); }
};

[[nodiscard]] Json toJson(const MeasuredLinks& links);
/// ErrorKind::Damaged: another format, or figures that cannot be. ErrorKind::Newer: a newer version.
[[nodiscard]] Result<MeasuredLinks> measuredLinksFromJson(const Json& json, const std::string& where);

}  // namespace epochal
