#include "core/analysis/calibration.h"

#include <algorithm>
#include <cmath>

#include "core/base/json.h"
#include "core/economics/price_book.h"

namespace epochal {
namespace {

/// An epoch must be short, because a calibration ends with one: 0.8 s at 2 000 images/s.
constexpr std::int64_t kCalibrationSteps = 12, kCalibrationValidation = 1000;

bool isRateOf(double images, double seconds) {
    return images > 0 && seconds > 0 && std::isfinite(seconds) && std::isfinite(images / seconds);
}

}  // namespace

RunSpec calibrationSpec() {
    RunSpec spec;
    spec.name = "calibration";
    spec.data.source = "synthetic";
    spec.data.trainImages = kCalibrationSteps * spec.optimizer.globalBatch;
    spec.data.validationImages = kCalibrationValidation;
    // Time does not depend on the learning rate; a low one cannot diverge.
    spec.optimizer.learningRate = 0.01;
    spec.stop.epochs = 1000;
    spec.checkpoints.everyEpochs = spec.stop.epochs;
    spec.checkpoints.keep = 1;
    return spec;
}

Entry entryOf(const Calibration& calibration) {
    Entry entry;
    const RunSpec spec = calibrationSpec();
    entry.id = entry.name = spec.name;
    entry.architecture = spec.model.architecture;
    entry.precision = calibration.precision;
    entry.devices = static_cast<std::int64_t>(calibration.devices.size());
    entry.machine = calibration.machine.cpu;
    for (const Accelerator& one : calibration.machine.accelerators)
        if (!calibration.devices.empty() && one.name == calibration.devices.front())
            entry.accelerator = entry.machine = one.name;
    entry.globalBatch = spec.optimizer.globalBatch;
    entry.spec = spec;
    entry.offer = thisMachineOffer(calibration.machine);
    entry.imagesPerSecond = calibration.imagesPerSecond();
    return entry;
}

Json toJson(const Calibration& calibration) {
    Json json = document(formats::kCalibration, toJson(static_cast<const MeasuredOn&>(calibration)));
    json.update({{"precision", calibration.precision},
                 {"devices", calibration.devices},
                 {"images", calibration.images},
                 {"seconds", calibration.seconds},
                 {"images_per_second", calibration.imagesPerSecond()},
                 {"images_per_second_uncertainty", calibration.uncertainty},
                 {"evaluation_images", calibration.evaluationImages},
                 {"evaluation_seconds", calibration.evaluationSeconds},
                 {"start_up_seconds", calibration.startUpSeconds}});
    return json;
}

Result<Calibration> calibrationFromJson(const Json& json, const std::string& where) {
    const Error damaged{ErrorKind::Damaged,
                        {EPOCHAL_TEXT("core", "This is not a machine calibration"), {}},
                        where,
                        {EPOCHAL_TEXT("core", "Delete the file; the machine will be calibrated again"), {}}};
    auto on = measuredOnFromJson(json, formats::kCalibration, damaged);
    if (!on) return on.error();
    Calibration out{*std::move(on)};
    out.precision = stringAt(json, "precision");
    out.images = integerAt(json, "images");
    out.seconds = numberAt(json, "seconds");
    out.uncertainty = numberAt(json, "images_per_second_uncertainty");
    out.evaluationImages = integerAt(json, "evaluation_images");
    out.evaluationSeconds = numberAt(json, "evaluation_seconds");
    out.startUpSeconds = numberAt(json, "start_up_seconds");
    if (const auto devices = json.find("devices"); devices != json.end() && devices->is_array())
        for (const Json& one : *devices)
            if (one.is_string()) out.devices.push_back(one);
    if (out.devices.empty() || !isRateOf(static_cast<double>(out.images), out.seconds) ||
        !isRateOf(static_cast<double>(out.evaluationImages), out.evaluationSeconds) || !(out.uncertainty >= 0) ||
        !(out.uncertainty <= out.imagesPerSecond()) || !(out.startUpSeconds >= 0) || !std::isfinite(out.startUpSeconds))
        return damaged;
    return out;
}

}  // namespace epochal
