#include <QtTest>

#include <algorithm>
#include <array>
#include <atomic>
#include <barrier>
#include <chrono>
#include <latch>
#include <stdexcept>
#include <thread>
#include <torch/csrc/distributed/c10d/HashStore.hpp>

#include "core/engine/data/random.h"
#include "core/engine/train/replica.h"
#include "core/engine/train/team.h"
#include "core/engine/train/trainer.h"
#include "core/spec/parallel.h"
#include "tests/core/engine/support/ranks.h"
#include "tests/core/engine/support/small_run.h"
#include "tests/core/engine/support/steps.h"
#include "tests/fakes/pretend_collective.h"

using namespace epochal;
using namespace epochal::engine;
using namespace epochal::test;

namespace {

/// Sixteen channels a layer in rows and columns: the CPU's own normalization kernel, which rounds differently from
/// LibTorch's, takes only channels-last memory.
RunSpec deviceSpec() {
    RunSpec spec = smallSpec();
    spec.devices.channelsLast = false;
    spec.data.augmentation = "flip-shift";
    return spec;
}

Result<Plan> planOn(const RunSpec& spec, int devices) {
    auto plan = makePlan(spec);
    if (!plan) return plan;
    plan->devices.clear();
    for (int index = 0; index < devices; ++index) plan->devices.push_back(pretend::device(index));
    plan->deviceNames.assign(plan->devices.size(), "a pretend device");
    return plan;
}

using Hear = std::function<void(const EventBody&)>;
using Change = std::function<void(Plan&)>;

Job jobFor(const RunSpec& spec, int devices, const Path& folder) {
    Job job;
    job.spec = spec;
    job.spec.devices.count = devices;
    job.checkpoints = folder;
    job.resume = true;
    return job;
}

/// Trains on pretend devices; `hear` sees every event, and `change` the plan.
Attempt trainOn(const Job& job, Control& control, const Hear& hear = {}, const Change& change = {}) {
    Attempt attempt;
    const auto plan = [&] {
        auto made = planOn(job.spec, static_cast<int>(ranksOf(job.spec)));
        if (made && change) change(*made);
        return made;
    };
    attempt.outcome = engine::train(job, plan, control, [&](EventBody body, double, double) {
        if (hear) hear(body);
        attempt.events.push_back(std::move(body));
        return true;
    });
    return attempt;
}
Attempt trainOn(int devices, const RunSpec& spec, const Path& folder, const Change& change = {}) {
    Control control;
    return trainOn(jobFor(spec, devices, folder), control, {}, change);
}

std::string reasonOf(const Attempt& attempt) {
    return attempt.outcome.error ? english(*attempt.outcome.error) : std::string();
}

std::vector<double> figuresOf(const Attempt& attempt) {
    std::vector<double> figures;
    for (const Evaluation& one : attempt.all<Evaluation>())
        for (const double figure : {*one.top1, one.loss, *one.auc}) figures.push_back(figure);
    return figures;
}

constexpr const char* kLast = "step-000000020.ckpt";

/// Black images, one of which cannot be had, after so long that the peers have long asked their devices for what they
/// exchange with whoever needs it.
class OneIsLost : public UniformImages {
public:
    explicit OneIsLost(std::int64_t lost) : UniformImages(1, {8, 8}), lost_(lost) {}
    [[nodiscard]] std::int64_t size() const override { return 320; }
    [[nodiscard]] std::int64_t label(std::int64_t index) const override { return index % 4; }
    [[nodiscard]] const std::uint8_t* pixels(std::int64_t index, std::vector<std::uint8_t>& scratch) const override {
        if (index == lost_) {
            std::this_thread::sleep_for(std::chrono::milliseconds(800));
            throw std::runtime_error("image lost");
        }
        scratch.assign(64, 0);
        return scratch.data();
    }

private:
    const std::int64_t lost_;
};

}  // namespace

/// The engine on a device that is not the CPU. See tests/fakes/pretend_device.h for what that finds.
class PretendTrainingTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        pretend::install();
        addKind(c10::kPrivateUse1, pretend::kind());
    }

    void equalsTheCpu_data() {
        QTest::addColumn<QString>("normalisation");
        QTest::addColumn<double>("momentum");
        QTest::newRow("batch norm") << "batch" << 0.9;
        QTest::newRow("group norm, no momentum") << "group" << 0.0;
    }
    void equalsTheCpu() {
        QFETCH(const QString, normalisation);
        QFETCH(const double, momentum);
        RunSpec spec = deviceSpec();
        spec.model.normalisation = normalisation.toStdString();
        spec.optimizer.momentum = momentum;
        if (momentum == 0) spec.optimizer.nesterov = false;
        const Folder cpu, device;
        const Attempt expected = test::train(spec, cpu.path()), attempt = trainOn(1, spec, device.path());
        QCOMPARE(reasonOf(attempt), std::string());
        QCOMPARE(attempt.outcome.state, RunState::Finished);
        QCOMPARE(figuresOf(attempt), figuresOf(expected));
        QVERIFY(!bytesOf(cpu.path() / kLast).empty());
        QVERIFY(bytesOf(device.path() / kLast) == bytesOf(cpu.path() / kLast));
    }

    void ofATableItEqualsTheCpu_data() {
        QTest::addColumn<bool>("classes");
        QTest::newRow("numbers") << false;
        QTest::newRow("classes") << true;
    }
    void ofATableItEqualsTheCpu() {
        QFETCH(const bool, classes);
        const Folder cpu, device;
        RunSpec spec = smallSpec();
        spec.data.source = "table";
        spec.data.file = (cpu.path() / "table.csv").string();
        spec.data.predicts = classes ? "class" : "number";
        spec.model.hidden = {16, 8};
        std::string text = "x,kind,y\n";
        for (int i = 0; i < 356; ++i)
            text += (i % 7 == 0 ? "" : std::to_string(i * 37 % 101)) + ",k" + std::to_string(i % 5) + ',' +
                    std::to_string(i * 53 % 3) + '\n';
        write(spec.data.file, text);
        const Attempt expected = test::train(spec, cpu.path() / "run"), attempt = trainOn(1, spec, device.path());
        QCOMPARE(reasonOf(expected), std::string());
        QCOMPARE(reasonOf(attempt), std::string());
        const auto a = expected.all<Evaluation>(), b = attempt.all<Evaluation>();
        QCOMPARE(b.size(), std::size_t{2});
        for (std::size_t i = 0; i < b.size(); ++i) {
            QCOMPARE(b[i].loss, a[i].loss);
            QCOMPARE(b[i].rmse.has_value(), !classes);
        }
        QVERIFY(!bytesOf(device.path() / kLast).empty());
        QVERIFY(bytesOf(cpu.path() / "run" / kLast) == bytesOf(device.path() / kLast));
    }

    void resumesToTheSameBits_data() {
        QTest::addColumn<int>("devices");
        QTest::newRow("one device") << 1;
        QTest::newRow("two devices") << 2;
    }
    /// Interrupted in the middle of each epoch.
    void resumesToTheSameBits() {
        QFETCH(const int, devices);
        const RunSpec spec = deviceSpec();
        const Folder whole, broken;
        QCOMPARE(reasonOf(trainOn(devices, spec, whole.path())), std::string());
        Attempt last;
        int attempts = 0;
        do {
            Control control;
            control.checkpoint = true;
            int saved = 0;
            last = trainOn(jobFor(spec, devices, broken.path()), control, [&](const EventBody& body) {
                if (!std::holds_alternative<CheckpointSaved>(body)) return;
                if (++saved == 2)
                    control.interrupt = true;
                else
                    control.checkpoint = true;
            });
            QCOMPARE(reasonOf(last), std::string());
            if (attempts > 0) QVERIFY(last.all<Started>().front().startStep > 0);
        } while (++attempts < 20 && last.outcome.state == RunState::Interrupted);
        QCOMPARE(last.outcome.state, RunState::Finished);
        QVERIFY(attempts > 2);
        QVERIFY(bytesOf(broken.path() / kLast) == bytesOf(whole.path() / kLast));
    }

    /// A host that waits for its device, whose stream waits for a peer.
    void abortReleasesAHostThatWaits() {
        const auto store = c10::make_intrusive<c10d::HashStore>();
        const auto connect = [&](int rank) {
            return pretend::kind().makeCollective(store, rank, 2, rank, std::chrono::minutes(10));
        };
        std::unique_ptr<Collective> waiting;
        std::latch connected(2), asked(1);
        std::atomic<bool> released = false;
        bool refused = false;
        std::jthread host([&] {
            waiting = connect(0);
            connected.arrive_and_wait();
            torch::Tensor tensor = torch::ones({4}, pretend::device(0));
            waiting->allReduce(tensor);
            asked.count_down();
            pretend::kind().synchronize(0);
            released = true;
            try {
                waiting->allReduce(tensor);
            } catch (const c10::Error&) {
                refused = true;
            }
        });
        const auto peer = connect(1);
        connected.arrive_and_wait();
        asked.wait();
        // The peer's own end is not enough.
        peer->abort();
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        QVERIFY(!released);
        waiting->abort();
        host.join();
        QVERIFY(released && refused);
    }
    void aReplicaThatFailsLeavesNobodyWaiting_data() {
        QTest::addColumn<int>("rank");
        QTest::newRow("the first") << 0;
        QTest::newRow("the second") << 1;
    }
    void aReplicaThatFailsLeavesNobodyWaiting() {
        QFETCH(int, rank);
        const RunSpec spec = deviceSpec();
        // Of the fourth step, in which a rank has 16 images.
        const auto lost = shuffled(320, spec.seed, 0)[static_cast<std::size_t>(3 * 32 + 16 * rank + 4)];
        const Folder folder;
        const Attempt attempt =
            trainOn(2, spec, folder.path(), [&](Plan& plan) { plan.data.train = std::make_shared<OneIsLost>(lost); });
        QCOMPARE(attempt.outcome.state, RunState::Failed);
        QVERIFY2(QString::fromStdString(reasonOf(attempt)).contains("image lost"), reasonOf(attempt).c_str());
        for (const StepWindow& window : attempt.all<StepWindow>()) QVERIFY(window.step <= 3);
        // The devices are as good as before.
        const Folder next;
        QCOMPARE(reasonOf(trainOn(2, spec, next.path())), std::string());
    }

    void trainsInBf16() {
        RunSpec spec = deviceSpec();
        spec.data.augmentation = "none";
        spec.stop.epochs = 4;
        const Folder folder;
        const Attempt attempt = trainOn(1, spec, folder.path(), [](Plan& plan) { plan.precision = "bf16"; });
        QCOMPARE(reasonOf(attempt), std::string());
        QVERIFY(attempt.all<Evaluation>().back().top1 > 0.9);
    }

    /// What a step asks of the device, the host does not wait for: images arrive in pinned memory, on a stream of their
    /// own, and no number comes back.
    void neverWaitsWithinAStep() {
        RunSpec spec = deviceSpec();
        const auto plan = planOn(spec, 1);
        QVERIFY(plan);
        const c10::DeviceGuard current(pretend::device());
        Replica replica(*plan, Peers::of(makeLocalCollective()));
        replica.share(0);
        replica.beginEpoch(0, 0);
        const pretend::Counters before = pretend::counters();
        for (int step = 0; step < 5; ++step) (void)replica.step(0.05);
        const pretend::Counters after = pretend::counters();
        QCOMPARE(after.waits, before.waits);
        QCOMPARE(after.bytesToHost, before.bytesToHost);
        // The images, as bytes, and labels of these steps, and of the one that is fetched ahead.
        QCOMPARE(after.pinnedCopies - before.pinnedCopies, std::int64_t{12});
        QCOMPARE(after.bytesToDevice - before.bytesToDevice, std::int64_t{6 * 32 * (8 * 8 + 8)});
        QCOMPARE(replica.sums().images, std::int64_t{5 * 32});
    }

    void neverWaitsForPeersWithinAStep_data() {
        QTest::addColumn<QString>("algorithm");
        for (const char* algorithm : {"all-reduce", "gather", "sharded"})
            QTest::newRow(algorithm) << QString(algorithm);
    }
    /// Nor for what the peers send.
    void neverWaitsForPeersWithinAStep() {
        QFETCH(const QString, algorithm);
        RunSpec spec = deviceSpec();
        spec.devices.count = 2;
        spec.optimizer.clipNorm = 0.5;
        spec.optimizer.kind = "lars";
        spec.parallel = {algorithm.toStdString(), "bf16", true};
        const auto plan = planOn(spec, 2);
        QVERIFY(plan);
        std::barrier together(2);
        std::int64_t waits = 0, bytes = 0;
        onRanks(
            2,
            [](const auto& store, int rank) {
                return pretend::kind().makeCollective(store, rank, 2, rank, kPeerTimeout);
            },
            [&](std::unique_ptr<Collective> peers) {
                const int rank = peers->rank();
                const c10::DeviceGuard current(pretend::device(rank));
                Replica replica(*plan, Peers::of(std::move(peers)));
                replica.share(0);
                replica.beginEpoch(0, 0);
                replica.synchronize();
                together.arrive_and_wait();
                const pretend::Counters before = pretend::counters();
                together.arrive_and_wait();
                // Fewer operations than may be queued.
                (void)replica.step(0.05);
                together.arrive_and_wait();
                const pretend::Counters after = pretend::counters();
                if (rank == 0) {
                    waits = after.waits - before.waits;
                    bytes = after.bytesToHost - before.bytesToHost;
                }
                together.arrive_and_wait();
                replica.leave();
            });
        QCOMPARE(waits, std::int64_t{0});
        QCOMPARE(bytes, std::int64_t{0});
    }

    /// AdamW's two moments of half the weights are what a sharded optimizer leaves out, on the device too.
    void shardsMemory() {
        RunSpec spec = deviceSpec();
        spec.devices.count = 2;
        // Large beside the pages that each tensor takes whole.
        spec.model.architecture = "resnet18";
        spec.optimizer.kind = "adamw";
        const auto used = [&](const char* algorithm) {
            spec.parallel.algorithm = algorithm;
            const auto plan = planOn(spec, 2);
            std::array<std::int64_t, 2> bytes{};
            const std::int64_t before[] = {pretend::usedBytes(0), pretend::usedBytes(1)};
            onRanks(
                2,
                [](const auto& store, int rank) {
                    return pretend::kind().makeCollective(store, rank, 2, rank, kPeerTimeout);
                },
                [&](std::unique_ptr<Collective> peers) {
                    const int rank = peers->rank();
                    const c10::DeviceGuard current(pretend::device(rank));
                    Replica replica(*plan, Peers::of(std::move(peers)));
                    replica.synchronize();
                    bytes[std::size_t(rank)] = pretend::usedBytes(rank) - before[rank];
                    replica.leave();
                });
            return bytes;
        };
        const auto plan = planOn(spec, 2);
        const std::int64_t weights = plan->parameters * 4;
        const auto all = used("all-reduce"), shards = used("sharded"), gathers = used("gather");
        // The part of the gradients that a rank sums is new: half of their size.
        for (int rank = 0; rank < 2; ++rank) {
            const std::int64_t saved = all[std::size_t(rank)] - shards[std::size_t(rank)];
            QVERIFY2(std::abs(saved - (weights - weights / 2)) < 0.05 * double(weights),
                     qPrintable(QString("%1 of %2").arg(saved).arg(weights)));
        }
        QVERIFY(std::abs(all[0] - gathers[0]) < 0.05 * double(weights));
        QVERIFY(std::abs(all[1] - gathers[1] - 2 * weights) < 0.05 * double(weights));
    }

    void endsWhereMemoryRunsOut() {
        const RunSpec spec = deviceSpec();
        const Folder folder;
        const std::int64_t before = pretend::usedBytes(0);
        pretend::limitMemory(before + 1'500'000);
        const Attempt attempt = trainOn(1, spec, folder.path());
        pretend::limitMemory(0);
        QCOMPARE(attempt.outcome.state, RunState::Failed);
        QCOMPARE(attempt.outcome.error->kind, ErrorKind::Memory);
        QCOMPARE(attempt.outcome.error->where, std::string("/optimizer/global_batch"));
        QVERIFY(!attempt.outcome.error->remedy.empty());
        // The next run finds all of it again, and the first step's checkpoint too.
        QCOMPARE(pretend::usedBytes(0), before);
        QCOMPARE(reasonOf(trainOn(1, spec, folder.path())), std::string());
        QCOMPARE(pretend::usedBytes(0), before);
    }
    void doubtsThatMemorySuffices() {
        auto plan = planOn(deviceSpec(), 1);
        MemoryNeed need;
        need.fixed = 1 << 20;
        need.perImage = 1 << 10;
        QVERIFY(checkFit(*plan, need));
        QVERIFY(!plan->memoryDoubt);
        pretend::limitMemory(pretend::usedBytes(0) + (1 << 20));
        QVERIFY(checkFit(*plan, need));
        pretend::limitMemory(0);
        QVERIFY(plan->memoryDoubt);
        QCOMPARE(plan->memoryDoubt->kind, ErrorKind::Memory);
        // The loader's batches are in the machine's memory: what it has is no estimate.
        need.loader = std::int64_t{1} << 50;
        const Status loads = checkFit(*plan, need);
        QCOMPARE(loads.error().kind, ErrorKind::Memory);
        QCOMPARE(loads.error().where, std::string("/optimizer/global_batch"));
        need.loader = 0;
        plan->devices = {torch::Device(torch::kCPU)};
        need.fixedOnHost = std::int64_t{1} << 60;
        QCOMPARE(checkFit(*plan, need).error().kind, ErrorKind::Memory);
    }
    void saysThatMemoryMayNotSuffice() {
        const Folder folder;
        const Attempt attempt = trainOn(1, deviceSpec(), folder.path(), [](Plan& plan) {
            plan.memoryDoubt = Error{ErrorKind::Memory, {"It may not suffice", {}}, "", {"Try less", {}}};
        });
        QCOMPARE(attempt.outcome.state, RunState::Finished);
        const auto codes = attempt.notices();
        QVERIFY(std::ranges::find(codes, "memory-may-not-suffice") != codes.end());
    }

    void equalsTwoCpusOnTwo_data() {
        QTest::addColumn<QString>("algorithm");
        QTest::addColumn<bool>("more");
        for (const char* algorithm : {"all-reduce", "gather", "sharded"}) {
            QTest::addRow("%s", algorithm) << QString(algorithm) << false;
            QTest::addRow("%s, bf16, synchronized, adamw, clipped", algorithm) << QString(algorithm) << true;
        }
    }
    /// Two addends have one sum, whatever the order: Gloo's and the pretend collective's are the same.
    void equalsTwoCpusOnTwo() {
        QFETCH(const QString, algorithm);
        QFETCH(const bool, more);
        RunSpec spec = deviceSpec();
        spec.parallel.algorithm = algorithm.toStdString();
        if (more) {
            spec.parallel.reduction = "bf16";
            spec.parallel.syncNorm = true;
            spec.optimizer.kind = "adamw";
            spec.optimizer.learningRate = 0.002;
            spec.optimizer.clipNorm = 0.5;
        }
        const Folder cpus, devices;
        const Attempt attempt = trainOn(2, spec, devices.path());
        QCOMPARE(reasonOf(attempt), std::string());
        spec.devices.count = spec.devices.threads = 2;
        const Attempt expected = test::train(spec, cpus.path());
        QCOMPARE(reasonOf(expected), std::string());
        QCOMPARE(figuresOf(attempt), figuresOf(expected));
        const auto a = loadCheckpoint(devices.path() / kLast), b = loadCheckpoint(cpus.path() / kLast);
        QVERIFY(a && b);
        QCOMPARE(a->tensors.size(), b->tensors.size());
        for (std::size_t i = 0; i < a->tensors.size(); ++i)
            QVERIFY2(torch::equal(a->tensors[i].second, b->tensors[i].second), a->tensors[i].first.c_str());
        for (const StepWindow& window : attempt.all<StepWindow>())
            QVERIFY(window.communicationSeconds > 0 && window.communicationSeconds <= window.seconds);
    }
    void dividedItEqualsOneCpu_data() {
        QTest::addColumn<bool>("recompute");
        QTest::newRow("two stages") << false;
        QTest::newRow("two stages, recomputed") << true;
    }
    /// A device for each stage, which sends and waits on streams of its own: the bits of one CPU.
    void dividedItEqualsOneCpu() {
        QFETCH(const bool, recompute);
        RunSpec spec = deviceSpec();
        spec.optimizer.kind = "adamw";
        spec.optimizer.learningRate = 0.002;
        spec.optimizer.averageDecay = 0.9;
        spec.optimizer.accumulation = 4;
        const Folder cpu, devices;
        const Attempt expected = test::train(spec, cpu.path());
        spec.parallel.stages = 2;
        spec.parallel.recompute = recompute;
        const Attempt attempt = trainOn(1, spec, devices.path());
        QVERIFY2(reasonOf(attempt).empty(), reasonOf(attempt).c_str());
        const auto codes = attempt.notices();
        QVERIFY(std::ranges::find(codes, "pipeline-divided") != codes.end());
        QCOMPARE(figuresOf(attempt), figuresOf(expected));
        const auto a = loadCheckpoint(devices.path() / kLast), b = loadCheckpoint(cpu.path() / kLast);
        QVERIFY(a && b);
        QCOMPARE(different(*a, *b), std::string());
    }

    /// Once the stages know what they exchange, no host waits within a step: neither for activations nor for gradients.
    void neverWaitsForStagesWithinAStep() {
        RunSpec spec = deviceSpec();
        spec.parallel.stages = 2;
        spec.optimizer.clipNorm = 0.5;
        spec.optimizer.accumulation = 2;
        const auto plan = planOn(spec, 2);
        QVERIFY(plan);
        std::barrier together(2);
        std::int64_t waits = 0, bytes = 0;
        Team team(*plan);
        team.run([&](int rank) { return std::make_unique<Replica>(*plan, team.connect(rank)); },
                 [&](int rank, Replica& replica) {
                     replica.share(0);
                     replica.beginEpoch(0, 0);
                     (void)replica.step(0.05);
                     replica.synchronize();
                     together.arrive_and_wait();
                     const pretend::Counters before = pretend::counters();
                     together.arrive_and_wait();
                     (void)replica.step(0.05);
                     together.arrive_and_wait();
                     const pretend::Counters after = pretend::counters();
                     if (rank == 0) {
                         waits = after.waits - before.waits;
                         bytes = after.bytesToHost - before.bytesToHost;
                     }
                     together.arrive_and_wait();
                     replica.leave();
                 });
        const auto failure = team.meeting().failure();
        QVERIFY2(!failure, failure ? english(*failure).c_str() : "");
        QCOMPARE(waits, std::int64_t{0});
        QCOMPARE(bytes, std::int64_t{0});
    }

    /// A network that does not fit on one device fits on two.
    void dividedItFits() {
        RunSpec spec = deviceSpec();
        spec.model.architecture = "resnet18";
        spec.optimizer.kind = "adamw";
        spec.optimizer.accumulation = 4;
        spec.data.trainImages = 64;
        spec.stop.epochs = 1;
        // Of 180 MB of weights, gradients and moments, the last two blocks have three quarters.
        pretend::limitMemory(std::max(pretend::usedBytes(0), pretend::usedBytes(1)) + 150'000'000);
        const Folder one, two;
        const Attempt whole = trainOn(1, spec, one.path());
        spec.parallel.stages = 2;
        const Attempt divided = trainOn(1, spec, two.path());
        pretend::limitMemory(0);
        QCOMPARE(whole.outcome.state, RunState::Failed);
        QCOMPARE(whole.outcome.error->kind, ErrorKind::Memory);
        QCOMPARE(reasonOf(divided), std::string());
        QCOMPARE(divided.outcome.state, RunState::Finished);
    }

    /// The host of the second replica waits for no sum, so only the meeting keeps it from missing rank 0's requests.
    /// Rank 0 is the slower one, for long enough that the other would be far ahead of it.
    void obeysOnTwo() {
        RunSpec spec = deviceSpec();
        // 40 steps: the end of an epoch would answer a request too.
        spec.data.trainImages = 1280;
        spec.stop.epochs = 1;
        const Folder whole, asked;
        QCOMPARE(reasonOf(trainOn(2, spec, whole.path())), std::string());
        Job job = jobFor(spec, 2, asked.path());
        int steps = 0;
        job.overBudget = [&](double, bool prepares) {
            if (!prepares && steps++ < 2) std::this_thread::sleep_for(std::chrono::milliseconds(300));
            return false;
        };
        Control control;
        control.checkpoint = true;
        std::vector<std::int64_t> saved;
        const Attempt attempt = trainOn(job, control, [&](const EventBody& body) {
            const auto* checkpoint = std::get_if<CheckpointSaved>(&body);
            if (!checkpoint) return;
            saved.push_back(checkpoint->step);
            control.checkpoint = saved.size() < 8;
        });
        QCOMPARE(reasonOf(attempt), std::string());
        // Asked for before the first step, and then each time the last one was there.
        QCOMPARE(saved, (std::vector<std::int64_t>{3, 6, 9, 12, 15, 18, 21, 24, 40}));
        QVERIFY(bytesOf(asked.path() / "step-000000040.ckpt") == bytesOf(whole.path() / "step-000000040.ckpt"));
    }
};

QTEST_GUILESS_MAIN(PretendTrainingTest)
#include "pretend_training_test.moc"
