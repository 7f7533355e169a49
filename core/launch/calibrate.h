#pragma once

#include <optional>

#include "core/analysis/calibration.h"
#include "core/analysis/link_record.h"
#include "core/base/files.h"
#include "core/engine/engine.h"

namespace epochal {

/// Trains calibrationSpec() for about two seconds in this process, in a temporary folder that is removed afterwards,
/// and saves the figures as home/calibration.json. Blocks, for longer on a slow machine: it ends with an epoch.
/// `control.interrupt` cancels it: ErrorKind::Interrupted. Without an engine, the engine's error.
[[nodiscard]] Result<Calibration> calibrate(const Path& home, engine::Control& control);

/// The calibration kept under `home`, if it is of this machine and version; otherwise nothing, as where the file is
/// missing or damaged: it is measured again. Blocks.
[[nodiscard]] std::optional<Calibration> keptCalibration(const Path& home, const Machine& machine);

/// Times all-reduces between `ranks` devices of a kind in this process, and saves the figures as
/// home/measured-links.json. Blocks. Errors as of calibrate().
[[nodiscard]] Result<MeasuredLinks> measureLinks(const Path& home, const std::string& kind, std::int64_t ranks,
                                                 engine::Control& control);
/// Those kept under `home`, if they are of this machine and version. Blocks.
[[nodiscard]] std::optional<MeasuredLinks> keptLinks(const Path& home, const Machine& machine);

}  // namespace epochal
