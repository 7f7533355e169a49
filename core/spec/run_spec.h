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

    struct Session {
        std::string kind = "train";  ///< train|throughput|input|inference
        std::vector<std::int64_t>
            batches;  ///< throughput, inference: samples per batch; empty = doubled while they fit
        std::vector<std::int64_t> threads;  ///< input: loader threads; empty = doubled up to the number of cores
        double seconds = 3.0;               ///< measured with each of them, after a warm-up
        double latencyLimit = 0.0;          ///< inference: of the 95th percentile, ms; 0 = none
        bool operator==(const Session&) const = default;
    } session;

    struct Model {
        std::string architecture = "resnet8";  ///< id of a network in core/spec/networks.h
        std::string script;                    ///< file of the user's own network (TorchScript); only with kOwnNetwork
        std::string scriptHash;                ///< of that file's content, recorded when the run is created
        std::string stem = "auto";             ///< auto|small|large: 3x3 stride 1, or 7x7 stride 2 and max-pool
        std::string normalisation = "batch";   ///< batch|group
        std::string weights;                   ///< file to start from, .safetensors or .pth; empty = random weights
        std::int64_t frozenEpochs = 0;         ///< epochs in which only the last layer is trained
        std::vector<std::int64_t> hidden = {256, 128, 64};  ///< tables only: units of the hidden layers
        double dropout = 0.0;                               ///< tables only: before each layer but the first
        bool operator==(const Model&) const = default;
    } model;

    struct Data {
        std::string source =
            "fashion-mnist";                ///< fashion-mnist|idx|cifar10|cifar100|image-folder|packed|table|synthetic
        std::string path;                   ///< folder of the files; empty = where the package installs them
        std::string file;                   ///< table and packed only
        std::string column;                 ///< table only: name of the column to predict; empty = the last
        std::string predicts = "number";    ///< table only: number|class, what that column holds
        std::vector<std::string> ignored;   ///< table only: names of columns that are not used
        std::string augmentation = "flip";  ///< none|flip|flip-shift|crop-flip
        double jitter = 0.0;                ///< color jitter: brightness, contrast and saturation by up to this share
        double erasing = 0.0;               ///< probability of random erasing
        double mixup = 0.0;            ///< images only: alpha of the beta distribution that pairs are mixed by; 0 = not
        std::int64_t imageSize = 224;  ///< image folders only: side of the square the network sees, pixels
        std::int64_t firstImageSize = 0;  ///< of the training images of the first epoch; 0 = imageSize
        double growingShare = 0.8;        ///< of the epochs, in which they grow to imageSize
        double validationShare = 0.1;     ///< tables, and image folders without a validation folder, only
        std::int64_t channels = 1, height = 28, width = 28, classes = 10;  ///< synthetic only
        std::int64_t trainImages = 60000, validationImages = 10000;        ///< exactly, if synthetic; else at most
        std::int64_t loaderThreads = 1;
        bool operator==(const Data&) const = default;
    } data;

    struct Devices {
        std::string kind = "auto";       ///< auto|cpu|cuda
        std::int64_t count = 1;          ///< replicas, data parallel, each on parallel.stages devices
        std::int64_t threads = 0;        ///< compute threads over all replicas; 0 = every core
        std::string precision = "auto";  ///< auto|fp32|tf32|bf16|fp16
        bool channelsLast = true;
        std::string ranksAs = "auto";       ///< auto|threads|processes: what each rank is
        std::vector<std::int64_t> numbers;  ///< of the GPUs, or of the CPU's cores, that may be used; empty = any
        bool operator==(const Devices&) const = default;
    } devices;

    struct Parallel {
        std::string algorithm = "all-reduce";  ///< all-reduce|gather|sharded: see core/spec/parallel.h
        std::string reduction = "fp32";        ///< fp32|bf16: what gradients are exchanged in
        bool syncNorm = false;                 ///< batch normalization's statistics are those of all replicas
        std::int64_t stages = 1;               ///< devices that each replica of the network is split over, a pipeline
        bool recompute = false;                ///< backward computes activations again instead of keeping them
        std::string split = "even";            ///< even|measured|given: how a batch is divided among replicas
        std::vector<std::int64_t> shares;      ///< given: of each replica, relative to each other
        bool operator==(const Parallel&) const = default;
    } parallel;

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
        std::string measure = "top1";  ///< id of a measure in core/spec/task.h, of the validation samples; one that the
                                       ///< task does not have means its usual one
        double target = 0.0;           ///< of the measure, as it is written: 93 for 93%; 0 = none
        std::int64_t patience = 0;     ///< epochs without a better value of the measure; 0 = none
        std::string divergence = "stop";  ///< stop|skip|roll-back: what happens once a step's loss is not finite
        double hours = 0.0;               ///< active time; 0 = none
        std::string budget;               ///< decimal, in the offer's currency; empty = none
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
