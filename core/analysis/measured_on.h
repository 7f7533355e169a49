#pragma once

#include <string>

#include "core/base/formats.h"
#include "core/base/json_type.h"
#include "core/base/result.h"
#include "core/hardware/machine.h"

namespace epochal {

/// What figures that are kept for later estimates depend on: with another machine or program they would differ.
struct MeasuredOn {
    std::string time;             ///< UTC, ISO 8601
    std::string program, engine;  ///< versions: "0.12.0", "LibTorch 2.11.0, CPU"
    Machine machine;

    /// Measured on this machine and by this version of the program.
    [[nodiscard]] bool isHere(const Machine& here) const;
};

/// This program's, as in MeasuredOn::program.
[[nodiscard]] std::string programVersion();

/// The first members of the file that keeps such figures.
[[nodiscard]] Json toJson(const MeasuredOn& on);
/// `damaged` for a file of another format, of no version that is known, or without a machine. ErrorKind::Newer: a newer
/// version.
[[nodiscard]] Result<MeasuredOn> measuredOnFromJson(const Json& json, const Format& format, const Error& damaged);

}  // namespace epochal
