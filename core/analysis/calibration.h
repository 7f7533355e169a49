#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/entry.h"
#include "core/analysis/measured_on.h"
#include "core/base/json_type.h"
#include "core/base/result.h"

namespace epochal {

/// What two seconds of the first run's training step showed about a machine: evidence for estimates until a run has
/// been measured there. It is not a run, and the catalogue never has it.
struct Calibration : MeasuredOn {
    std::string precision;             ///< as auto resolved it
    std::vector<std::string> devices;  ///< one name per replica
    std::int64_t images = 0;           ///< in measured steps, warm-up excluded
    double seconds = 0;                ///< of those steps
    double uncertainty = 0;            ///< standard error of images/s over its windows; 0 = one window
    std::int64_t evaluationImages = 0;
    double evaluationSeconds = 0;
    double startUpSeconds = 0;  ///< loading the engine, making the network and the images

    [[nodiscard]] double imagesPerSecond() const { return static_cast<double>(images) / seconds; }
    [[nodiscard]] double evaluationRate() const { return static_cast<double>(evaluationImages) / evaluationSeconds; }
};

/// The first-run spec on synthetic images of the same size, in epochs short enough to end soon after two seconds.
[[nodiscard]] RunSpec calibrationSpec();

/// As evidence for an estimate, in the form of your own run of calibrationSpec(), without a curve.
[[nodiscard]] Entry entryOf(const Calibration& calibration);

[[nodiscard]] Json toJson(const Calibration& calibration);
/// ErrorKind::Damaged: another format, or figures that cannot be. ErrorKind::Newer: a newer version.
[[nodiscard]] Result<Calibration> calibrationFromJson(const Json& json, const std::string& where);

}  // namespace epochal
