#include "tests/ui/support/live_samples.h"

#include <cmath>

#include "core/spec/schedule.h"

namespace epochal::ui::livesamples {

namespace {

constexpr std::int64_t kBegun = 1795270232000;  // 2026-11-21

Decimal decimal(const char* text) {
    const auto parsed = Decimal::parse(text);
    return parsed ? *parsed : Decimal();
}

/// Writes the events of a fictional run. Noise comes from a fixed sequence, so every drawing is the same.
class Teller {
public:
    Teller(RunSpec spec, Offer offer) : record(std::move(spec), std::move(offer)) {}

    void say(EventBody body) {
        record.apply(
            {1, ++sequence_, kBegun + static_cast<std::int64_t>(active * 1000), training, active, std::move(body)});
    }
    double noise() {
        seed_ = seed_ * 6364136223846793005ull + 1442695040888963407ull;
        return static_cast<double>(seed_ >> 40) / static_cast<double>(1 << 23) - 1;
    }

    RunRecord record;
    double training = 0, active = 0;

private:
    std::int64_t sequence_ = 0;
    std::uint64_t seed_ = 7;
};

}  // namespace

RunRecord rentedRun(bool priced) {
    RunSpec spec;
    spec.name = "fmnist-r18-4xL4";
    spec.model.architecture = "resnet18";
    spec.stop.epochs = 200;
    spec.stop.target = 93.5;
    spec.stop.patience = 30;
    spec.stop.budget = "1.50";
    spec.optimizer.globalBatch = 1024;
    spec.price.preparationMinutes = 4;
    Offer offer;
    offer.id = "aws/g6.12xlarge";
    offer.provider = "AWS";
    offer.instance = "g6.12xlarge";
    offer.region = "us-east-1";
    offer.accelerator = "L4";
    offer.count = 4;
    offer.date = ">=2025-11";
    offer.source = "https://aws.amazon.com/ec2/pricing/";
    if (priced) offer.pricePerHour = decimal("4.6016");
    Teller run(spec, offer);

    run.active = 12;
    run.say(Started{11'173'962,
                    55'000,
                    5'000,
                    1,
                    28,
                    28,
                    10,
                    54,
                    0,
                    0,
                    "bf16",
                    {"NVIDIA L4", "NVIDIA L4", "NVIDIA L4", "NVIDIA L4"},
                    0,
                    "LibTorch 2.11.0, CUDA 12.8",
                    ""});
    run.say(Notice{Severity::Warning,
                   "small-data-set",
                   {"An epoch lasts %1 s on this machine: images/s here says little about larger images.", {2.8}},
                   {}});
    double best = 0;
    for (int epoch = 1; epoch <= 128; ++epoch) {
        const bool waits = epoch >= 77 && epoch <= 83;
        for (int window = 1; window <= 5; ++window) {
            const int steps = window == 5 ? 14 : 10;
            const double seconds = (waits ? 0.0675 : 0.0516) * (1 + 0.012 * run.noise()) * steps;
            run.training += seconds;
            run.active += seconds;
            const std::int64_t step = (epoch - 1) * 54 + (window == 5 ? 54 : window * 10);
            run.say(StepWindow{epoch, step, steps, steps * 1024, seconds, seconds * (waits ? 0.31 : 0.08),
                               seconds * 0.17, 0.3, 0.1, epoch == 1});
        }
        const double rise = 1 - std::exp(-epoch / 14.0);
        run.say(EpochDone{epoch, epoch * 54, 0.2, 0.80 + 0.145 * rise + 0.0001 * epoch + 0.0005 * run.noise(), 0.1});
        run.active += 0.42;
        const double top1 = 0.835 + 0.092 * rise + 0.006 * run.noise() * std::exp(-epoch / 60.0);
        run.say(Evaluation{epoch, epoch * 54, 5000, 0.42, 0.24, top1, 0.9979, 0.991, top1 > best});
        best = std::max(best, top1);
        if (epoch % 10 == 0) {
            run.active += 0.87;
            run.say(CheckpointSaved{epoch, epoch * 54, "checkpoints/epoch-" + std::to_string(epoch) + ".pt", 89'443'533,
                                    0.87, "epoch"});
        }
        if (epoch == 83) {
            run.say(Notice{Severity::Warning,
                           "data-wait",
                           {"%1 % of the step for %2 s: %3 loader threads fully busy.",
                            {std::int64_t{31}, std::int64_t{22}, std::int64_t{8}}},
                           {"Use more loader threads from the next epoch.", {}}});
        }
    }
    run.active += 1.6;
    run.say(StepWindow{129, 128 * 54 + 31, 31, 31 * 1024, 1.6, 0.13, 0.27, 0.3, 0.1, false});
    ResourceSample sample{0.4, 9'000'000'000, -1, {}};
    for (const double busy : {0.83, 0.82, 0.80, 0.79})
        sample.devices.push_back({"NVIDIA L4", busy, 2'791'728'742, 25'769'803'776, 66});
    run.say(sample);
    return run.record;
}

RunRecord ownRun(int epochs) {
    RunSpec spec;
    spec.stop.target = 91;
    Offer offer;
    offer.id = "this-machine";
    offer.instance = "This machine";
    offer.kind = PriceKind::Own;
    offer.pricePerHour = decimal("0.0412");
    offer.date = "2026-11-20";
    offer.source = "own figures";
    Teller run(spec, offer);
    run.active = 1.8;
    run.say(Started{78'042, 60'000, 10'000, 1, 28, 28, 10, 468, 0, 0, "fp32", {"CPU"}, 2, "LibTorch 2.11.0, CPU", ""});
    const double top1[] = {0.8312, 0.8703, 0.8921, 0.9128, 0.9240}, train[] = {0.7441, 0.8502, 0.8802, 0.9011, 0.9187};
    for (int epoch = 1; epoch <= epochs + (epochs < 5 ? 1 : 0); ++epoch) {
        const int windows = epoch <= epochs ? 36 : 20;
        for (int window = 1; window <= windows; ++window) {
            const double seconds = 0.040 * 13 * (1 + 0.02 * run.noise());
            run.training += seconds;
            run.active += seconds;
            run.say(StepWindow{epoch, (epoch - 1) * 468 + window * 13, 13, 13 * 128, seconds, seconds * 0.03, 0, 0.5,
                               0.1, epoch == 1 && window < 3});
        }
        if (epoch > epochs) break;
        run.say(EpochDone{epoch, epoch * 468, 0.4, train[epoch - 1], 0.1});
        run.active += 1.4;
        run.say(Evaluation{epoch, epoch * 468, 10'000, 1.4, 0.3, top1[epoch - 1], 0.998, 0.99, true});
        run.active += 0.02;
        run.say(CheckpointSaved{epoch, epoch * 468, "checkpoints/epoch-" + std::to_string(epoch) + ".pt", 640'000, 0.02,
                                "epoch"});
    }
    run.say(ResourceSample{0.97, 1'280'000'000, -1, {}});
    if (epochs == 5)
        run.say(Finished{
            RunState::Finished, StopReason::Target, {"The target was reached at epoch %1.", {std::int64_t{4}}}, 0});
    return run.record;
}

RunRecord tunedRun() {
    RunSpec spec;
    spec.name = "caltech256-b0-finetune";
    spec.model.architecture = "efficientnet_b0";
    spec.model.weights = "/data/efficientnet_b0.pth";
    spec.model.frozenEpochs = 2;
    spec.data.source = "image-folder";
    spec.data.path = "/data/caltech-256";
    spec.data.loaderThreads = 6;
    spec.optimizer.kind = "adamw";
    spec.optimizer.globalBatch = 64;
    spec.optimizer.learningRate = 0.005;
    spec.optimizer.backboneRate = 0.1;
    spec.schedule.warmupEpochs = 0.5;
    spec.stop.epochs = 20;
    spec.stop.target = 80;
    spec.stop.patience = 5;
    spec.stop.budget = "0.50";
    Offer offer;
    offer.id = "aws/g6.4xlarge";
    offer.provider = "AWS";
    offer.instance = "g6.4xlarge";
    offer.accelerator = "L4";
    offer.count = 1;
    offer.date = ">=2025-11";
    offer.source = "https://aws.amazon.com/ec2/pricing/";
    offer.pricePerHour = decimal("1.3232");
    Teller run(spec, offer);

    run.active = 7;
    run.say(Started{4'335'612,
                    15'240,
                    3'060,
                    3,
                    224,
                    224,
                    256,
                    238,
                    0,
                    0,
                    "bf16",
                    {"NVIDIA L4"},
                    0,
                    "LibTorch 2.11.0, CUDA 12.8",
                    ""});
    for (int epoch = 1; epoch <= 10; ++epoch) {
        if (epoch == 3)
            run.say(Notice{Severity::Info,
                           kUnfrozen,
                           {"All layers are trained from here on: %1 parameters, of which the last layer has %2",
                            {std::int64_t{4'335'612}, std::int64_t{327'936}}},
                           {}});
        const int windows = epoch == 10 ? 22 : 40;
        for (int window = 1; window <= windows; ++window) {
            const std::int64_t done = (epoch - 1) * 238 + (window == 40 ? 238 : window * 6),
                               steps = window == 40 ? 4 : 6;
            const double seconds = 0.0893 * (1 + 0.01 * run.noise()) * static_cast<double>(steps);
            run.training += seconds;
            run.active += seconds;
            const double part = static_cast<double>(done) / 238;
            const double loss = 0.4 + 4.6 * std::exp(-part / 1.1) + 0.08 * run.noise();
            StepWindow told{epoch,
                            done,
                            steps,
                            steps * 64,
                            seconds,
                            seconds * 0.27,
                            0,
                            loss,
                            learningRate(spec, done - 1, 238),
                            epoch == 1 && window < 3};
            told.copySeconds = seconds * 0.01;
            told.optimizerSeconds = seconds * 0.04;
            told.top1 = 0.9 - 0.8 * std::exp(-part / 2);
            run.say(told);
        }
        if (epoch == 10) break;
        run.say(EpochDone{epoch, epoch * 238, 0.5 + std::exp(-epoch / 1.5), 0.9 - 0.5 * std::exp(-epoch / 2.0), 0.005});
        run.active += 4.3;
        const double top1 = 0.784 - 0.4 * std::exp(-epoch / 1.8);
        run.say(Evaluation{epoch, epoch * 238, 3060, 4.3, 0.86 + std::exp(-epoch / 1.5), top1, 0.93, 0.9934, true});
        run.active += 0.4;
        run.say(CheckpointSaved{epoch, epoch * 238, "checkpoints/epoch-" + std::to_string(epoch) + ".ckpt", 52'009'000,
                                0.4, "epoch"});
    }
    run.say(ResourceSample{0.4, 3'000'000'000, -1, {{"NVIDIA L4", 0.71, 9'771'050'598, 25'769'803'776, 49}}});
    return run.record;
}

}  // namespace epochal::ui::livesamples
