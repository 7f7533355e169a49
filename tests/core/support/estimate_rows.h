#pragma once

#include <string>
#include <vector>

#include "core/analysis/estimate.h"
#include "core/analysis/flops.h"

// Offers, own runs and published rows for the tests of estimates.
namespace epochal {

inline Offer rented(const std::string& id, const std::string& accelerator, std::int64_t count, double memoryGb,
                    const char* price) {
    Offer offer;
    offer.id = id;
    offer.provider = "P";
    offer.instance = id;
    offer.accelerator = accelerator;
    offer.count = count;
    offer.memoryGbEach = memoryGb;
    offer.pricePerHour = Decimal::parse(price).value();
    offer.quantumSeconds = 1;
    offer.date = "2026-11-01";
    offer.source = "list";
    return offer;
}

inline Offer ownMachine() {
    Offer offer = rented("this-machine", "", 0, 0, "0.36");
    offer.kind = PriceKind::Own;
    return offer;
}

inline Entry row(const char* source, const char* accelerator, const char* precision, const char* architecture,
                 std::int64_t devices, double rate) {
    Entry entry;
    entry.id = std::string(source) + "/" + accelerator + "/" + precision + "/" + std::to_string(devices);
    entry.name = std::string(source) + " " + accelerator;
    entry.published = true;
    entry.task = "imagenet";
    entry.architecture = architecture;
    entry.precision = precision;
    entry.accelerator = accelerator;
    entry.devices = devices;
    entry.imagesPerSecond = rate;
    entry.provenance.source = source;
    return entry;
}

/// Training rates in images/s as published by NVIDIA DeepLearningExamples (2024-04-04), lambdal/deeplearning-benchmark
/// (2025-12) and timm (PyTorch 1.12).
inline std::vector<Entry> published() {
    return {row("PyTorch", "A100-80", "AMP", "ResNet-50 v1.5", 1, 2470),
            row("PyTorch", "A100-80", "AMP", "ResNet-50 v1.5", 8, 16621),
            row("PyTorch", "A100-80", "TF32", "ResNet-50 v1.5", 1, 938),
            row("PyTorch", "V100-16", "AMP", "ResNet-50 v1.5", 1, 1200),
            row("PyTorch", "V100-16", "AMP", "ResNet-50 v1.5", 8, 8322),
            row("PyTorch", "V100-16", "FP32", "ResNet-50 v1.5", 1, 367),
            row("MXNet", "A100-80", "AMP", "ResNet-50 v1.5", 1, 3411),
            row("MXNet", "A100-80", "AMP", "ResNet-50 v1.5", 8, 26674),
            row("MXNet", "A100-80", "TF32", "ResNet-50 v1.5", 1, 1056),
            row("MXNet", "V100-16", "AMP", "ResNet-50 v1.5", 1, 1376),
            row("MXNet", "V100-16", "AMP", "ResNet-50 v1.5", 8, 10723),
            row("MXNet", "V100-16", "FP32", "ResNet-50 v1.5", 1, 384),
            row("TensorFlow", "A100-40", "AMP", "ResNet-50 v1.5", 1, 2375),
            row("TensorFlow", "V100-16", "AMP", "ResNet-50 v1.5", 1, 1270),
            row("Lambda", "V100-16", "AMP", "ResNet-50", 1, 833),
            row("Lambda", "A10", "AMP", "ResNet-50", 1, 638),
            row("Lambda", "RTX 3090", "AMP", "ResNet-50", 1, 905),
            row("Lambda", "RTX A6000", "AMP", "ResNet-50", 1, 916),
            row("Lambda", "RTX 4090", "AMP", "ResNet-50", 1, 1301),
            row("Lambda", "A100-80 PCIe", "AMP", "ResNet-50", 1, 1527),
            row("Lambda", "A100-80 SXM4", "AMP", "ResNet-50", 1, 1582),
            row("Lambda", "A100-80 SXM4", "AMP", "ResNet-50", 8, 11439),
            row("Lambda", "H100 PCIe", "AMP", "ResNet-50", 1, 1866),
            row("Lambda", "H100 SXM5", "AMP", "ResNet-50", 1, 2791),
            row("Lambda", "H100 SXM5", "AMP", "ResNet-50", 8, 22059),
            row("Lambda", "GH200-96", "AMP", "ResNet-50", 1, 2844),
            row("Lambda", "H200 SXM", "AMP", "ResNet-50", 1, 3079),
            row("Lambda", "B200", "AMP", "ResNet-50", 1, 3076),
            row("Lambda", "V100-16", "FP32", "ResNet-50", 1, 369),
            row("Lambda", "A10", "TF32", "ResNet-50", 1, 349),
            row("Lambda", "RTX 3090", "TF32", "ResNet-50", 1, 513),
            row("Lambda", "H100 SXM5", "TF32", "ResNet-50", 1, 1895),
            row("timm", "RTX 3090", "AMP", "ResNet-18", 1, 3482),
            row("timm", "RTX 3090", "AMP", "ResNet-34", 1, 2037),
            row("timm", "RTX 3090", "AMP", "ResNet-50", 1, 1218),
            row("timm", "RTX 3090", "AMP", "ResNet-101", 1, 748),
            row("timm", "RTX 3090", "AMP", "ResNet-152", 1, 501)};
}

inline RunSpec imagenetSpec() {
    RunSpec spec;
    spec.model.architecture = "resnet50";
    spec.data.source = "synthetic";
    spec.data.channels = 3;
    spec.data.height = spec.data.width = 224;
    spec.data.classes = 1000;
    spec.data.trainImages = 128000;
    spec.data.validationImages = 12800;
    spec.devices.precision = "bf16";
    spec.optimizer.globalBatch = 128;
    spec.stop.epochs = 3;
    return spec;
}

/// A run on this machine's CPU: `epochs` evaluations, each epoch 59904 images at `rate` (60 s at 998.4), 6 s of
/// evaluation each, start-up 4 s.
inline Entry ownRun(const RunSpec& spec, double rate, int epochs, double best, std::int64_t number) {
    Entry entry;
    entry.id = "run-" + std::to_string(number);
    entry.name = "own " + std::to_string(number);
    entry.number = number;
    entry.spec = spec;
    entry.architecture = spec.model.architecture;
    entry.precision = "fp32";
    entry.offer = ownMachine();
    entry.globalBatch = spec.optimizer.globalBatch;
    entry.devices = spec.devices.count;
    entry.imagesPerSecond = rate;
    std::vector<QualityPoint> points;
    for (int i = 1; i <= epochs; ++i) {
        QualityPoint point;
        point.at.epoch = i;
        point.at.images = 59904.0 * i;
        point.at.training = 59904 / rate * i;
        point.at.active = 4 + (59904 / rate + 6) * i;
        point.quality = best * i / epochs;
        points.push_back(point);
    }
    entry.curve = points;
    return entry;
}

inline Machine machine() {
    Machine machine;
    machine.memoryBytes = 16'000'000'000;
    return machine;
}

inline NetworkSize network(const char* architecture, std::int64_t side, std::int64_t classes) {
    RunSpec::Model model;
    model.architecture = architecture;
    return networkSize(model, {3, side, side, classes}).value();
}

}  // namespace epochal
