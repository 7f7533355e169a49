#pragma once

#include <atomic>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include "core/base/clock.h"
#include "core/base/json.h"
#include "core/catalogue/catalogue.h"
#include "core/events/codec.h"
#include "core/spec/spec_json.h"

namespace epochal::bench {

/// W(n, p): n runs with 12 varied parameters, two tags and three series (train accuracy, validation accuracy, images/s)
/// of p points. The same (i, p) gives the same numbers, so that every program compared holds the same runs.
struct Workload {
    static RunSpec spec(std::size_t i, std::size_t points) {
        static const char* const kModels[] = {"resnet8", "resnet14", "resnet20", "resnet18", "resnet50"};
        static const char* const kTags[] = {"baseline", "price-study", "nightly", "ablation", "paper", "probe"};
        static const char* const kSchedules[] = {"cosine", "step", "constant"};
        RunSpec s;
        s.name = "run " + std::to_string(i);
        s.tags = {kTags[i % 6], kTags[(i / 6 + 1) % 6]};
        s.model.architecture = kModels[i % 5];
        s.data.augmentation = i % 2 ? "flip" : "flip-shift";
        s.data.loaderThreads = 1 + static_cast<std::int64_t>(i % 4);
        s.devices.precision = i % 3 ? "fp32" : "bf16";
        s.optimizer.globalBatch = 32 << (i % 6);
        s.optimizer.learningRate = 0.05 * static_cast<double>(1 + i % 8);
        s.optimizer.momentum = i % 2 ? 0.9 : 0.95;
        s.optimizer.weightDecay = 1e-4 * static_cast<double>(1 + i % 7);
        s.optimizer.labelSmoothing = i % 3 ? 0.0 : 0.1;
        s.schedule.kind = kSchedules[i % 3];
        s.schedule.warmupEpochs = static_cast<double>(i % 3);
        s.stop.epochs = static_cast<std::int64_t>(points);
        s.seed = static_cast<std::int64_t>(i / 40 + 1);
        return s;
    }

    static Offer offer(std::size_t i) {
        static const char* const kProviders[] = {"AWS", "Google Cloud", "Azure", "HOSTKEY", "Lambda"};
        static const char* const kAccelerators[] = {"L4", "A100", "H100", "T4"};
        Offer o;
        o.provider = kProviders[i % 5];
        o.accelerator = kAccelerators[i / 5 % 4];
        o.count = 1;
        o.instance = std::string("gpu-") + o.accelerator;
        o.id = o.provider + "/" + o.instance;
        o.pricePerHour = Decimal::ratio(80 + static_cast<std::int64_t>(i % 20) * 17, 100);
        o.quantumSeconds = 1;
        o.date = "2026-11-01";
        o.source = "made by the benchmark";
        return o;
    }

    static std::string id(std::size_t i) {
        char text[40];
        std::snprintf(text, sizeof text, "20260101-%06zu-%08zx", i % 1000000, i);
        return text;
    }

    /// Validation accuracy after point k of p: saturating, with noise, in whole images of 10 000.
    static double accuracy(std::mt19937_64& random, std::size_t i, std::size_t k, std::size_t points) {
        const double done = static_cast<double>(k) / static_cast<double>(points);
        const double noise = std::uniform_real_distribution(-0.01, 0.01)(random);
        const double level = 0.85 + 0.1 * static_cast<double>(i % 97) / 97;
        return std::round(10000 * std::clamp(level * (1 - std::exp(-6 * done)) + noise, 0.0, 1.0)) / 10000;
    }
};

inline void writeWhole(const Path& file, const std::string& text) {
    std::ofstream(file, std::ios::binary) << text;
}

inline void makeRun(const Path& runs, std::size_t i, std::size_t points, const std::string& machine) {
    const Path folder = runs / Workload::id(i);
    std::filesystem::create_directories(folder);
    const std::int64_t begun = 1770000000000 + static_cast<std::int64_t>(i) * 60000;
    const RunSpec spec = Workload::spec(i, points);
    const Json about = {
        {"format", "epochal-run"}, {"version", 1}, {"id", Workload::id(i)}, {"created", isoTime(begun)}};
    writeWhole(folder / "run.json", about.dump(2) + "\n");
    writeWhole(folder / "spec.json", toJson(spec).dump(2) + "\n");
    writeWhole(folder / "machine.json", machine);
    writeWhole(folder / "offer.json", toJson(Workload::offer(i)).dump(2) + "\n");

    std::mt19937_64 random(i);
    std::uniform_real_distribution<double> jitter(0.95, 1.05);
    std::string log;
    std::int64_t sequence = 0;
    double training = 0, active = 2.125;
    const auto say = [&](EventBody body) {
        const auto at = begun + std::llround(active * 1000);
        log += encode({1, ++sequence, at, training, active, std::move(body)});
    };
    Started started;
    started.parameters = 77754;
    started.trainImages = 60000;
    started.validationImages = 10000;
    started.stepsPerEpoch = 60000 / spec.optimizer.globalBatch;
    started.precision = spec.devices.precision;
    started.devices = {"NVIDIA " + Workload::offer(i).accelerator};
    started.engine = "LibTorch 2.11.0, CUDA";
    say(started);
    double best = 0;
    for (std::size_t k = 1; k <= points; ++k) {
        const auto epoch = static_cast<std::int64_t>(k);
        const std::int64_t step = epoch * started.stepsPerEpoch;
        const std::int64_t images = started.stepsPerEpoch * spec.optimizer.globalBatch;
        const double seconds = 4.6 * jitter(random);
        training += seconds, active += seconds;
        const double top1 = Workload::accuracy(random, i, k, points);
        say(StepWindow{epoch, step, started.stepsPerEpoch, images, seconds, seconds * 0.02, 0, 1 - top1, 0.1, k == 1});
        say(EpochDone{epoch, step, 1 - top1, top1 * 0.99, 0.1});
        const double evaluation = 0.4 * jitter(random);
        active += evaluation;
        say(Evaluation{epoch, step, 10000, evaluation, 1 - top1, top1, std::min(1.0, top1 + 0.04), 0.99, top1 > best});
        best = std::max(best, top1);
    }
    say(Finished{RunState::Finished, StopReason::Epochs, {}, sequence + 1});
    writeWhole(folder / "events.jsonl", log);
    const Json exit = {{"format", "epochal-exit"},
                       {"version", 1},
                       {"attempt", 1},
                       {"code", 0},
                       {"state", "finished"},
                       {"time", isoTime(begun + 600000)},
                       {"events", sequence},
                       {"reason", "epochs"}};
    writeWhole(folder / "exit.json", exit.dump(2) + "\n");
}

inline void makeRuns(const Path& runs, std::size_t count, std::size_t points) {
    std::filesystem::create_directories(runs);
    const std::string machine = toJson(thisMachine()).dump(2) + "\n";
    std::atomic<std::size_t> next{0};
    std::vector<std::jthread> threads;
    for (unsigned t = 0; t < std::max(1u, std::thread::hardware_concurrency()); ++t)
        threads.emplace_back([&] {
            for (std::size_t i = next++; i < count; i = next++) makeRun(runs, i, points, machine);
        });
}

}  // namespace epochal::bench
