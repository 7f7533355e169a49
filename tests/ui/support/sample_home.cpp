#include "tests/ui/support/sample_home.h"

#include "core/base/clock.h"
#include "core/launch/queue.h"

namespace epochal::test {
namespace {

constexpr double kHour = 3600e3;

SampleRun basic(const std::string& id, const std::string& name, double hoursAgo) {
    SampleRun run;
    run.id = "20261120-100000-" + id;
    run.spec.name = name;
    run.spec.tags = {"baseline"};
    run.machine = sampleMachine();
    run.offer = sampleOwnOffer();
    run.begunUtcMillis = utcMillis() - static_cast<std::int64_t>(hoursAgo * kHour);
    return run;
}

ExitRecord ended(RunState state, std::optional<StopReason> reason, int code = 0) {
    ExitRecord record;
    record.state = state;
    record.reason = reason;
    record.code = code;
    return record;
}

std::vector<SampleRun> samples() {
    std::vector<SampleRun> all;

    SampleRun running = basic("running", "Fashion-MNIST, resnet20, cosine", 0);
    running.spec.model.architecture = "resnet20";
    running.spec.stop.epochs = 20;
    running.spec.stop.target = 93;
    running.spec.stop.patience = 8;
    running.spec.stop.budget = "2.50";
    running.epochs = 9;
    running.partialEpoch = 0.4;
    running.imagesPerSecond = 1860;
    running.best = 0.938;
    running.begunUtcMillis = utcMillis() - 320'000;
    all.push_back(running);

    SampleRun trained = basic("trained", "Fashion-MNIST, resnet8", 3);
    trained.spec.stop.target = 91;
    trained.exit = ended(RunState::Finished, StopReason::Target);
    all.push_back(trained);

    SampleRun queued = basic("queued", "Fashion-MNIST, resnet20, group normalisation", 0.5);
    queued.spec.model.architecture = "resnet20";
    queued.spec.model.normalisation = "group";
    queued.begun = false;
    all.push_back(queued);

    SampleRun interrupted = basic("interrupted", "Fashion-MNIST, resnet14, label smoothing", 26);
    interrupted.spec.model.architecture = "resnet14";
    interrupted.spec.optimizer.labelSmoothing = 0.1;
    interrupted.spec.stop.epochs = 30;
    interrupted.epochs = 11;
    interrupted.brokenAfter = 4;
    interrupted.partialEpoch = 0.3;
    interrupted.imagesPerSecond = 2310;
    all.push_back(interrupted);

    SampleRun failed = basic("failed", "CIFAR-10, resnet20, rate 5", 30);
    failed.spec.model.architecture = "resnet20";
    failed.spec.data.source = "cifar10";
    failed.spec.optimizer.learningRate = 5;
    failed.spec.stop.epochs = 30;
    failed.epochs = 2;
    failed.best = 0.31;
    failed.imagesPerSecond = 1400;
    failed.exit = ended(RunState::Failed, std::nullopt, 66);
    failed.exit->error = Error{ErrorKind::Diverged,
                               {"The loss is NaN or infinite after step %1", {std::int64_t{782}}},
                               "",
                               {"Use a lower learning rate or a longer warm-up", {}}};
    all.push_back(failed);

    for (int seed = 1; seed <= 3; ++seed) {
        SampleRun rented = basic("rented" + std::to_string(seed), "CIFAR-10, resnet18, 4 × L4", 50 + seed);
        rented.spec.model.architecture = "resnet18";
        rented.spec.data.source = "cifar10";
        rented.spec.devices.count = 4;
        rented.spec.optimizer.globalBatch = 512;
        rented.spec.stop.epochs = 40;
        rented.spec.stop.target = 94;
        rented.spec.stop.patience = 6;
        rented.spec.seed = seed;
        rented.spec.tags = {"L4", "seeds"};
        rented.spec.price.preparationMinutes = 4;
        rented.spec.price.offer = sampleRentedOffer().id;
        rented.offer = sampleRentedOffer();
        rented.epochs = 36;
        rented.best = 0.947;
        rented.imagesPerSecond = 11'920;
        rented.exit = ended(RunState::Finished, seed == 3 ? StopReason::Patience : StopReason::Target);
        all.push_back(rented);
    }

    SampleRun unpriced = basic("unpriced", "Synthetic, resnet50", 200);
    unpriced.spec.model.architecture = "resnet50";
    unpriced.spec.data.source = "synthetic";
    unpriced.spec.tags = {};
    unpriced.offer.own.reset();
    unpriced.offer.kind = PriceKind::OnDemand;
    unpriced.offer.pricePerHour.reset();
    unpriced.imagesPerSecond = 41;
    unpriced.spec.data.trainImages = 2'000;
    unpriced.epochs = unpriced.spec.stop.epochs = 3;
    unpriced.best = 0.4;
    unpriced.exit = ended(RunState::Finished, StopReason::Epochs);
    all.push_back(unpriced);

    SampleRun budget = basic("budget", "CIFAR-10, resnet34, at most one dollar", 400);
    budget.spec.model.architecture = "resnet34";
    budget.spec.data.source = "cifar10";
    budget.spec.stop.budget = "1.00";
    budget.spec.stop.epochs = 100;
    budget.offer = sampleRentedOffer();
    budget.spec.price.offer = budget.offer.id;
    budget.epochs = 12;
    budget.best = 0.915;
    budget.imagesPerSecond = 5'200;
    budget.exit = ended(RunState::Finished, StopReason::Budget);
    all.push_back(budget);

    SampleRun stopped = basic("stopped", "Fashion-MNIST, resnet8, batch 1024", 700);
    stopped.spec.optimizer.globalBatch = 1024;
    stopped.epochs = 2;
    stopped.best = 0.8;
    stopped.imagesPerSecond = 3'480;
    stopped.exit = ended(RunState::Finished, StopReason::User);
    all.push_back(stopped);
    return all;
}

constexpr const char* kQueued = "queued";

}  // namespace

QString SampleHome::id(const char* name) {
    return QStringLiteral("20261120-100000-") + QLatin1String(name);
}

Status SampleHome::fill(const Path& home) {
    for (const SampleRun& sample : samples()) {
        auto run = writeSample(home / "runs", sample);
        if (!run) return run.error();
        ++runs_;
        if (!sample.id.ends_with(kRunning)) continue;
        auto lock = FileLock::tryLock(run->lockFile());
        if (!lock) return lock.error();
        lock_ = std::move(*lock);
    }
    return {};
}

Status SampleHome::queue(const Path& home) {
    Queue waiting;
    waiting.items = {{id(kQueued).toStdString(), TargetKind::Worker}};
    waiting.paused = true;
    return saveQueue(home, waiting);
}

}  // namespace epochal::test
