#include "tests/ui/support/sample_run.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <random>
#include <set>

#include "core/analysis/flops.h"
#include "core/base/files.h"
#include "core/base/formats.h"
#include "core/base/json.h"
#include "core/events/codec.h"
#include "core/spec/schedule.h"
#include "core/spec/task.h"
#include "tests/support/exit_record.h"

namespace epochal::test {
namespace {

Decimal decimal(const char* text) {
    return *Decimal::parse(text);
}

std::string checkpointName(std::int64_t epoch) {
    return "checkpoints/epoch-" + std::to_string(epoch) + ".pt";
}

/// Writes the events of a sample in order, with its clocks.
class Story {
public:
    explicit Story(const SampleRun& sample) : sample_(sample), random_(static_cast<unsigned>(sample.spec.seed)) {
        images_ = sample.spec.data.source == "cifar10" ? 50000 : sample.spec.data.trainImages;
        // Whole batches, as the engine takes.
        stepsPerEpoch_ = std::max<std::int64_t>(1, images_ / sample.spec.optimizer.globalBatch);
        utc_ = static_cast<double>(sample.begunUtcMillis);
    }

    /// Of the last evaluation, and of the best one; nothing before the first.
    std::optional<Evaluation> last, best;
    std::int64_t checkpointBytes = 0;

    /// Of the latest event.
    [[nodiscard]] std::int64_t utcMillis() const { return static_cast<std::int64_t>(utc_); }

    std::string tell() {
        begin(1, 0);
        for (std::int64_t epoch = 1; epoch <= sample_.epochs; ++epoch) {
            if (sample_.brokenAfter > 0 && epoch == sample_.brokenAfter + 1) {
                train(epoch, 0.4);
                utc_ += 600e3;
                begin(2, sample_.brokenAfter);
            }
            train(epoch, 1);
            finishEpoch(epoch);
        }
        if (sample_.partialEpoch > 0) train(sample_.epochs + 1, sample_.partialEpoch);
        if (sample_.exit) {
            Message message;
            if (sample_.exit->error) message = sample_.exit->error->what;
            add(Finished{sample_.exit->state, sample_.exit->reason, message, sequence_ + 1});
        }
        return std::move(text_);
    }

private:
    void add(EventBody body) {
        Event event{attempt_, ++sequence_, utcMillis(), training_, active_, std::move(body)};
        text_ += encode(event);
    }
    void pass(double seconds, bool step) {
        active_ += seconds;
        utc_ += seconds * 1e3;
        if (step) training_ += seconds;
    }
    double noise(double size) { return std::normal_distribution<double>(0, size)(random_); }

    void begin(std::int64_t attempt, std::int64_t epochsDone) {
        attempt_ = attempt;
        sequence_ = 0;
        training_ = active_ = 0;
        add(StateChanged{RunState::Starting, {}});
        pass(1.8, false);
        Started started;
        started.trainImages = images_;
        started.validationImages = 10'000;
        if (!isTable(sample_.spec)) {
            started.channels = sample_.spec.data.source == "cifar10" ? 3 : 1;
            started.height = started.width = sample_.spec.data.source == "cifar10" ? 32 : 28;
            started.classes = 10;
        }
        started.parameters = parametersOf(started);
        checkpointBytes = 8 * started.parameters + 16'000;  // weights and momentum
        started.stepsPerEpoch = stepsPerEpoch_;
        started.startEpoch = epochsDone;
        started.startStep = epochsDone * stepsPerEpoch_;
        const bool rented = !sample_.offer.accelerator.empty();
        started.precision = rented ? "bf16" : "fp32";
        started.devices.assign(static_cast<std::size_t>(std::max<std::int64_t>(1, rented ? sample_.offer.count : 1)),
                               rented ? "NVIDIA " + sample_.offer.accelerator : sample_.machine.cpu);
        started.threads = sample_.machine.threads;
        started.engine = rented ? "LibTorch 2.11.0, CUDA 13.0" : "LibTorch 2.11.0, CPU";
        if (epochsDone > 0) started.resumedFrom = checkpointName(epochsDone);
        add(started);
        add(StateChanged{RunState::Running, {}});
    }

    /// Of a network for a table, whose columns the sample does not have, as many as ResNet-8 has.
    std::int64_t parametersOf(const Started& started) const {
        if (isTable(sample_.spec)) return 78'042;
        const RunSpec::Model& model = sample_.spec.model;
        auto size = networkSize(model, {started.channels, started.height, started.width, started.classes});
        if (!size) size = networkSize(model, ImageShape{});  // one that does not take images as small
        return size ? size->parameters : 0;
    }

    double top1(std::int64_t epoch) {
        const double part = static_cast<double>(epoch) / static_cast<double>(sample_.spec.stop.epochs);
        const double rise = (1 - std::exp(-4 * part)) / (1 - std::exp(-4.0));
        return std::clamp(0.35 + (sample_.best - 0.35) * rise + noise(0.002), 0.0, 1.0);
    }

    void train(std::int64_t epoch, double share) {
        const std::int64_t windows =
            std::max<std::int64_t>(1, std::llround(static_cast<double>(sample_.windowsPerEpoch) * share));
        for (std::int64_t w = 0; w < windows; ++w) {
            StepWindow window;
            window.epoch = epoch;
            window.steps = std::max<std::int64_t>(1, stepsPerEpoch_ / sample_.windowsPerEpoch);
            window.step = (epoch - 1) * stepsPerEpoch_ + std::min(stepsPerEpoch_, (w + 1) * window.steps);
            window.images = window.steps * sample_.spec.optimizer.globalBatch;
            window.seconds = static_cast<double>(window.images) / (sample_.imagesPerSecond * (1 + noise(0.015)));
            window.dataSeconds = 0.02 * window.seconds;
            if (sample_.decoding) {
                window.readSeconds = window.augmentSeconds = 0;
                window.decodeSeconds = *sample_.decoding * static_cast<double>(window.steps);
            }
            // Rises within the epoch too, and scatters as the batches of a window do.
            const double value = top1(epoch);
            const double within = static_cast<double>(w + 1) / static_cast<double>(sample_.windowsPerEpoch) - 1;
            const auto scattered = static_cast<double>((window.step * 7919) % 1000) / 1000 - 0.5;
            const double rise = within * (epoch == 1 ? 0.25 : 0.3 / static_cast<double>(epoch * epoch));
            const double reached = std::clamp(value + rise + 0.02 * scattered, 0.05, 0.999);
            window.loss = numbers_ ? 1 - reached : 2.3 - 2.0 * reached;
            if (!numbers_) window.top1 = reached;
            window.learningRate = learningRate(sample_.spec, window.step - 1, stepsPerEpoch_);
            window.warmup = w == 0 && (epoch == 1 || attempt_ > 1);
            pass(window.seconds, true);
            add(window);
            if (w % 10 == 5) resources();
        }
    }

    void resources() {
        ResourceSample sample;
        sample.cpuBusy = 0.93;
        sample.residentBytes = 1'310'000'000;
        sample.watts = 61;
        if (!sample_.offer.accelerator.empty())
            sample.devices.push_back({"NVIDIA " + sample_.offer.accelerator, 0.97, 5'100'000'000, 25'300'000'000, 68});
        add(sample);
    }

    void finishEpoch(std::int64_t epoch) {
        const std::int64_t step = epoch * stepsPerEpoch_;
        const double value = top1(epoch);
        EpochDone done{epoch, step, numbers_ ? 1 - value : 2.25 - 2.0 * value};
        if (!numbers_) done.top1 = std::clamp(value + 0.004 * static_cast<double>(epoch) / 5, 0.0, 0.999);
        done.learningRate = learningRate(sample_.spec, step - 1, stepsPerEpoch_);
        add(done);
        Evaluation evaluation;
        evaluation.epoch = epoch;
        evaluation.step = step;
        evaluation.images = 10'000;
        evaluation.seconds = 10'000 / (3 * sample_.imagesPerSecond);
        if (numbers_) {
            // The first epochs are worse than the mean.
            evaluation.r2 = 1 - (1 - value) * 1.7;
            evaluation.rmse = sample_.deviation * std::sqrt(1 - *evaluation.r2);
            evaluation.mae = 0.7 * *evaluation.rmse;
            evaluation.loss = 1 - *evaluation.r2;
        } else {
            evaluation.top1 = std::round(value * 1e4) / 1e4;
            evaluation.top5 = std::round((1 - (1 - value) * 0.06) * 1e4) / 1e4;
            evaluation.auc = 1 - (1 - value) * 0.08;
            evaluation.loss = 2.2 - 2.1 * value;
        }
        const double quality = numbers_ ? *evaluation.r2 : *evaluation.top1;
        evaluation.best = quality > best_;
        best_ = std::max(best_, quality);
        pass(evaluation.seconds, false);
        add(evaluation);
        last = evaluation;
        if (evaluation.best) best = evaluation;
        pass(0.02, false);
        add(CheckpointSaved{epoch, step, checkpointName(epoch), checkpointBytes, 0.02, "epoch"});
    }

    const SampleRun& sample_;
    std::mt19937 random_;
    std::string text_;
    std::int64_t images_, stepsPerEpoch_, attempt_ = 1, sequence_ = 0;
    double utc_, training_ = 0, active_ = 0, best_ = -1e9;
    bool numbers_ = taskFor(sample_.spec).regression;
};

}  // namespace

Machine sampleMachine() {
    Machine machine;
    machine.host = "lab-2";
    machine.os = "Debian GNU/Linux 12 (bookworm)";
    machine.kernel = "6.1.0-28-amd64";
    machine.cpu = "AMD EPYC 9354";
    machine.cores = 8;
    machine.threads = 16;
    machine.memoryBytes = std::int64_t{64} << 30;
    machine.avx512bf16 = true;
    return machine;
}

Offer sampleOwnOffer() {
    Offer offer;
    offer.id = "this-machine";
    offer.provider = "Own";
    offer.instance = "lab-2";
    offer.vcpu = 16;
    offer.ramGib = 64;
    offer.kind = PriceKind::Own;
    offer.own = OwnMachine{decimal("3400"), decimal("510"), 4, 0.35, 550, decimal("0.24")};
    offer.date = "2026-11-02";
    offer.dateBasis = "day it was entered";
    offer.source = "own calculation";
    return offer;
}

Offer sampleRentedOffer() {
    Offer offer;
    offer.id = "aws/g6.12xlarge/us-east-1/on-demand/2026-11-09";
    offer.provider = "AWS";
    offer.instance = "g6.12xlarge";
    offer.region = "us-east-1";
    offer.accelerator = "L4";
    offer.count = 4;
    offer.memoryGbEach = 24;
    offer.vcpu = 48;
    offer.ramGib = 192;
    offer.pricePerHour = decimal("4.6016");
    offer.quantumSeconds = 1;
    offer.minimumSeconds = 60;
    offer.date = "2026-11-09";
    offer.dateBasis = "stated by the source";
    offer.source = "https://aws.amazon.com/ec2/pricing/on-demand/";
    return offer;
}

Predictions samplePredictions(const std::string& source, std::int64_t epoch, std::int64_t step, std::int64_t correct) {
    constexpr std::int64_t kSamples = 10'000;
    Predictions made;
    made.epoch = epoch;
    made.step = step;
    made.classes = 10;
    // What each class is taken for, most often the first.
    std::array<std::array<int, 3>, 10> taken{};
    if (source == "cifar10") {
        made.classNames = {"airplane", "automobile", "bird", "cat", "deer", "dog", "frog", "horse", "ship", "truck"};
        taken = {{{8, 2, 9},
                  {9, 8, 0},
                  {4, 6, 0},
                  {5, 6, 4},
                  {7, 2, 3},
                  {3, 7, 2},
                  {3, 2, 5},
                  {4, 5, 3},
                  {0, 1, 9},
                  {1, 8, 0}}};
    } else {
        made.classNames = {"T-shirt/top", "Trouser", "Pullover", "Dress", "Coat",
                           "Sandal",      "Shirt",   "Sneaker",  "Bag",   "Ankle boot"};
        taken = {{{6, 3, 2},
                  {3, 0, 6},
                  {4, 6, 0},
                  {6, 4, 0},
                  {2, 6, 3},
                  {7, 9, 8},
                  {0, 4, 2},
                  {9, 5, 8},
                  {6, 0, 5},
                  {7, 5, 8}}};
    }
    // The mistakes go to the classes by weights: tops are confused more than bags.
    constexpr std::array<int, 10> kWeights{16, 2, 14, 9, 15, 3, 26, 7, 3, 5};
    std::array<std::int64_t, 10> wrong{};
    std::int64_t left = kSamples - correct;
    for (std::size_t c = 0; c < 10; ++c) {
        wrong[c] = std::min<std::int64_t>(1000, (kSamples - correct) * kWeights[c] / 100);
        left -= wrong[c];
    }
    for (std::size_t c = 0; left > 0; c = (c + 1) % 10)
        if (wrong[c] < 1000) ++wrong[c], --left;
    std::array<std::int64_t, 10> seen{};
    for (std::int64_t i = 0; i < kSamples; ++i) {
        const auto label = static_cast<std::size_t>(i % 10);
        const std::int64_t number = seen[label]++;
        const bool errs = number < wrong[label];
        const int predicted = errs ? taken[label][number % 10 < 6   ? 0
                                                  : number % 10 < 9 ? 1
                                                                    : 2]
                                   : static_cast<int>(label);
        const float sure = 0.5F + static_cast<float>((i * 7919) % 1000) / 2050;
        const float right = errs ? (1 - sure) / 2 : sure;
        made.answers.push_back({static_cast<std::int32_t>(label), predicted, right, sure, -std::log(right)});
    }
    return made;
}

namespace {

/// The checkpoints that the engine keeps: the newest ones and the best. Files of the size that the log states, without
/// content.
Status writeCheckpoints(const RunDirectory& run, const SampleRun& sample, const Story& story) {
    std::set<std::int64_t> kept;
    for (std::int64_t i = 0; i < sample.spec.checkpoints.keep; ++i) kept.insert(sample.epochs - i);
    if (story.best) kept.insert(story.best->epoch);
    for (const std::int64_t epoch : kept) {
        if (epoch < 1) continue;
        const Path file = run.path() / checkpointName(epoch);
        if (Status written = writeAtomically(file, ""); !written) return written;
        std::error_code error;
        std::filesystem::resize_file(file, static_cast<std::uintmax_t>(story.checkpointBytes), error);
        if (error) return ioError(error.value(), file);
    }
    return {};
}

}  // namespace

Result<RunDirectory> writeSample(const Path& runs, const SampleRun& sample) {
    // A rented machine is the one described by its offer.
    Machine machine = sample.machine;
    if (machine.accelerators.empty() && !sample.offer.accelerator.empty())
        machine.accelerators.assign(static_cast<std::size_t>(std::max<std::int64_t>(1, sample.offer.count)),
                                    {"NVIDIA " + sample.offer.accelerator, std::int64_t{24} << 30, "580.82"});
    auto run = RunDirectory::create(runs, sample.id, sample.spec, machine, sample.offer);
    if (!run) return run;
    // As old as its log.
    const Json about = document(formats::kRun, {{"id", sample.id}, {"created", isoTime(sample.begunUtcMillis - 2000)}});
    if (Status written = writeAtomically(run->path() / "run.json", jsonText(about, 2) + "\n"); !written)
        return written.error();
    std::optional<ExitRecord> exit = sample.exit;
    if (sample.begun) {
        Story story(sample);
        if (Status written = writeAtomically(run->events(), story.tell()); !written) return written.error();
        if (exit) exit->utcMillis = story.utcMillis();
        if (Status written = writeCheckpoints(*run, sample, story); !written) return written.error();
        for (const auto& [which, evaluation] :
             {std::pair(PredictionsOf::Last, story.last), std::pair(PredictionsOf::Best, story.best)}) {
            if (!evaluation || !sample.predictions) continue;
            const auto correct = std::llround(*evaluation->top1 * 10'000);
            const std::string bytes = encodePredictions(
                samplePredictions(sample.spec.data.source, evaluation->epoch, evaluation->step, correct));
            if (Status written = writeAtomically(predictionsFile(run->path(), which), bytes); !written)
                return written.error();
        }
    }
    if (exit)
        if (Status written = test::writeExit(*run, *exit); !written) return written.error();
    return RunDirectory::open(run->path());
}

}  // namespace epochal::test
