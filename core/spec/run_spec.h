#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace epochal {

/// Everything that defines a run, as one plain value and one JSON document (FORMATS.md). The defaults are the first-run
/// spec. Each field's meaning, unit, range and choices are defined once, in the field table (core/spec/fields.h).
struct RunSpec {
    std::string name = "first-run";
    std::vector<std::string> tags;
    std::string campaign;  ///< id of the campaign the run belongs to; empty = none

    struct Model {
        std::string architecture = "resnet8";  ///< id of a network in core/spec/networks.h
        std::string stem = "auto";             ///< auto|small|large: 3x3 stride 1, or 7x7 stride 2 and max-pool
        std::string normalisation = "batch";   ///< batch|group
        std::string weights;                   ///< file to start from, .safetensors or .pth; empty = random weights
        std::int64_t frozenEpochs = 0;         ///< epochs in which only the last layer is trained
        bool operator==(const Model&) const = default;
    } model;

    struct Data {
        std::string source = "fashion-mnist";  ///< fashion-mnist|idx|cifar10|image-folder|synthetic
        std::string path;                      ///< folder of the files; empty = where the package installs them
        std::string augmentation = "flip";     ///< none|flip|flip-shift|crop-flip
        double jitter = 0.0;           ///< color jitter: brightness, contrast and saturation by up to this share
        double erasing = 0.0;          ///< probability of random erasing
        std::int64_t imageSize = 224;  ///< image folders only: side of the square the network sees, pixels
        double validationShare = 0.1;  ///< image folders without a validation folder only
        std::int64_t channels = 1, height = 28, width = 28, classes = 10;  ///< synthetic only
        std::int64_t trainImages = 60000, validationImages = 10000;        ///< exactly, if synthetic; else at most
        std::int64_t loaderThreads = 1;
        bool operator==(const Data&) const = default;
    } data;

    struct Devices {
        std::string kind = "auto";       ///< auto|cpu|cuda
        std::int64_t count = 1;          ///< replicas, data parallel
        std::int64_t threads = 0;        ///< compute threads over all replicas; 0 = every core
        std::string precision = "auto";  ///< auto|fp32|tf32|bf16
        bool channelsLast = true;
        bool operator==(const Devices&) const = default;
    } devices;

    struct Optimizer {
        std::string kind = "sgd";  ///< sgd|lars|adam|adamw
        std::int64_t globalBatch = 128;
        double learningRate = 0.2;        ///< peak, at this global batch size or at referenceBatch
        std::int64_t referenceBatch = 0;  ///< the rate is scaled by globalBatch / this; 0 = not scaled
        double backboneRate = 1.0;        ///< factor on the rate of all layers but the last
        double momentum = 0.9;            ///< sgd, lars
        bool nesterov = true;             ///< sgd
        double beta1 = 0.9, beta2 = 0.999, epsilon = 1e-8;  ///< adam, adamw
        double trust = 0.001;                               ///< lars: trust coefficient
        double weightDecay = 5e-4;
        double labelSmoothing = 0.0;
        double clipNorm = 0.0;          ///< largest norm of all gradients together; 0 = no limit
        double averageDecay = 0.0;      ///< of the exponential moving average of the weights; 0 = none
        std::int64_t accumulation = 1;  ///< parts into which each batch is split, one after another
        bool operator==(const Optimizer&) const = default;
    } optimizer;

    struct Schedule {
        std::string kind = "cosine";  ///< constant|step|cosine|polynomial|one-cycle
        double warmupEpochs = 1.0;    ///< linear from peak / (warm-up steps + 1)
        std::vector<std::int64_t> stepEpochs = {3};
        double stepFactor = 0.1;
        double finalFactor = 0.0;  ///< cosine, polynomial and one-cycle end at this fraction of the peak
        double power = 2.0;        ///< polynomial
        bool operator==(const Schedule&) const = default;
    } schedule;

    struct Stop {
        std::int64_t epochs = 5;
        std::string measure = "top1";  ///< id of a measure in core/spec/task.h, of the validation images
        double target = 0.0;           ///< of the measure, as it is written: 93 for 93%; 0 = none
        std::int64_t patience = 0;     ///< epochs without a better value of the measure; 0 = none
        double hours = 0.0;            ///< active time; 0 = none
        std::string budget;            ///< decimal, in the offer's currency; empty = none
        bool operator==(const Stop&) const = default;
    } stop;

    struct Checkpoints {
        std::int64_t everyEpochs = 1;
        std::int64_t keep = 2;  ///< how many of the newest, besides the best
        bool operator==(const Checkpoints&) const = default;
    } checkpoints;

    struct Price {
        std::string offer = "this-machine";  ///< id in the price book
        double preparationMinutes = 0.0;     ///< installation and data loading: billed, without training
        bool operator==(const Price&) const = default;
    } price;

    std::int64_t seed = 1;

    bool operator==(const RunSpec&) const = default;
};

}  // namespace epochal
