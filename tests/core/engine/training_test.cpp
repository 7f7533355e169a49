#include <QtTest>

#include <chrono>
#include <cmath>
#include <thread>

#include "core/engine/train/trainer.h"
#include "tests/core/engine/support/small_run.h"
#include "tests/core/engine/support/weights_file.h"

extern "C" epochal::engine::Engine* epochal_engine(int interface);

using namespace epochal;
using namespace epochal::engine;
using namespace epochal::test;

namespace {

Job jobFor(const RunSpec& spec, const Path& folder) {
    Job job;
    job.spec = spec;
    job.checkpoints = folder;
    job.resume = true;
    return job;
}

/// Requests a checkpoint after every step, and interrupts the run once the given number of checkpoints is reported.
Attempt interrupted(const RunSpec& spec, const Path& folder, int checkpoints) {
    Control control;
    Attempt attempt;
    control.checkpoint = true;
    attempt.outcome =
        epochal_engine(kInterface)->train(jobFor(spec, folder), control, [&](EventBody body, double, double) {
            if (std::holds_alternative<CheckpointSaved>(body)) {
                if (--checkpoints > 0)
                    control.checkpoint = true;
                else
                    control.interrupt = true;
            }
            attempt.events.push_back(std::move(body));
            return true;
        });
    return attempt;
}

constexpr const char* kFinal = "step-000000020.ckpt";

}  // namespace

class TrainingTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void refusesAnotherInterface() { QVERIFY(!epochal_engine(kInterface + 1)); }

    void learnsAndReports() {
        RunSpec spec = smallSpec();
        spec.stop.epochs = 4;
        const Folder folder;
        const Attempt attempt = test::train(spec, folder.path());
        QCOMPARE(attempt.outcome.state, RunState::Finished);
        QVERIFY(attempt.outcome.reason == StopReason::Epochs);
        QVERIFY(std::holds_alternative<Started>(attempt.events.front()));
        const Started started = attempt.all<Started>().front();
        QCOMPARE(started.stepsPerEpoch, std::int64_t{10});
        QCOMPARE(started.precision, std::string("fp32"));
        QCOMPARE(started.startStep, std::int64_t{0});
        const auto evaluations = attempt.all<Evaluation>();
        QCOMPARE(evaluations.size(), std::size_t{4});
        QVERIFY2(*evaluations.back().top1 > 0.9, qPrintable(QString::number(*evaluations.back().top1)));
        QVERIFY(evaluations.back().auc > 0.95);
        QCOMPARE(evaluations.back().images, std::int64_t{64});
        std::int64_t steps = 0, images = 0;
        double seconds = 0, loss = 0, correct = 0, augmenting = 0;
        for (const StepWindow& window : attempt.all<StepWindow>()) {
            steps += window.steps;
            images += window.images;
            seconds += window.seconds;
            loss += window.loss * static_cast<double>(window.images);
            correct += window.top1.value() * static_cast<double>(window.images);
            QVERIFY(window.dataSeconds + window.communicationSeconds + window.optimizerSeconds <= window.seconds);
            QVERIFY(window.optimizerSeconds > 0);
            // Synthetic images are computed, neither read nor decoded: known to be nothing.
            QVERIFY(window.readSeconds == 0.0 && window.decodeSeconds == 0.0);
            augmenting += window.augmentSeconds.value();
        }
        QVERIFY(augmenting > 0);
        // The windows of all epochs together saw what the epochs report.
        for (const EpochDone& epoch : attempt.all<EpochDone>()) loss -= epoch.loss * 320, correct -= *epoch.top1 * 320;
        QVERIFY2(std::abs(loss) < 1e-6 && std::abs(correct) < 1e-6, qPrintable(QString::number(loss)));
        QCOMPARE(steps, std::int64_t{40});
        QCOMPARE(images, std::int64_t{40 * 32});
        QVERIFY(attempt.all<StepWindow>().front().warmup);
        QVERIFY(std::abs(attempt.outcome.training - seconds) < 0.1);
        QVERIFY(attempt.outcome.active > attempt.outcome.training);
        QVERIFY(attempt.notices() == std::vector<std::string>{"small-data-set"});
        QCOMPARE(attempt.all<EpochDone>().back().step, std::int64_t{40});
    }

    /// Runs as on any CPU that is asked to train in bf16, whether or not it has native instructions for it.
    void learnsInBf16() {
        RunSpec spec = smallSpec();
        spec.stop.epochs = 4;
        const Folder folder;
        const Job job = jobFor(spec, folder.path());
        Control control;
        Attempt attempt;
        const auto plan = [&] {
            auto made = makePlan(spec);
            made->precision = "bf16";
            return made;
        };
        const Sink sink = [&](EventBody body, double, double) {
            attempt.events.push_back(std::move(body));
            return true;
        };
        const Outcome outcome = engine::train(job, plan, control, sink);
        QCOMPARE(outcome.state, RunState::Finished);
        QCOMPARE(attempt.all<Started>().front().precision, std::string("bf16"));
        const double top1 = *attempt.all<Evaluation>().back().top1;
        QVERIFY2(top1 > 0.9, qPrintable(QString::number(top1)));
    }

    void resumesToTheSameBitsFromAnyStep_data() {
        QTest::addColumn<bool>("more");
        QTest::newRow("sgd") << false;
        QTest::newRow("adamw, averaged, clipped, in parts, frozen for an epoch") << true;
    }
    void resumesToTheSameBitsFromAnyStep() {
        QFETCH(bool, more);
        const Folder weights;
        RunSpec spec = smallSpec();
        if (more) {
            spec.model.weights = writeWeights(weights.path(), spec);
            spec.model.frozenEpochs = 1;
            spec.optimizer.kind = "adamw";
            spec.optimizer.learningRate = 0.002;
            spec.optimizer.averageDecay = 0.9;
            spec.optimizer.clipNorm = 0.5;
            spec.optimizer.accumulation = 4;
            spec.schedule.kind = "one-cycle";
        }
        const Folder whole;
        QCOMPARE(test::train(spec, whole.path()).outcome.state, RunState::Finished);
        const std::string expected = bytesOf(whole.path() / kFinal);
        QVERIFY(!expected.empty());
        // Each list interrupts one run repeatedly: within an epoch, after its last step but before its evaluation (step
        // 10), after its evaluation, and within the next epoch.
        for (const std::vector<int>& steps : {std::vector<int>{1, 4, 5, 1, 3}, std::vector<int>{7}}) {
            const Folder folder;
            for (const int count : steps) {
                const Attempt attempt = interrupted(spec, folder.path(), count);
                QCOMPARE(attempt.outcome.state, RunState::Interrupted);
                QVERIFY(!attempt.outcome.error);
            }
            const Attempt last = test::train(spec, folder.path());
            QCOMPARE(last.outcome.state, RunState::Finished);
            QVERIFY(!last.all<Started>().front().resumedFrom.empty());
            QVERIFY(last.all<Started>().front().startStep > 0);
            QVERIFY(bytesOf(folder.path() / kFinal) == expected);
        }
    }

    void resumesFromAnEarlierCheckpointIfTheNewestIsDamaged() {
        const RunSpec spec = smallSpec();
        const Folder folder;
        QCOMPARE(test::train(spec, folder.path()).outcome.state, RunState::Finished);
        const std::string expected = bytesOf(folder.path() / kFinal);
        std::string damaged = expected;
        damaged[damaged.size() / 2] = char(damaged[damaged.size() / 2] ^ 1);
        write(folder.path() / kFinal, damaged);
        const Attempt again = test::train(spec, folder.path());
        QCOMPARE(again.outcome.state, RunState::Finished);
        QCOMPARE(again.all<Started>().front().startStep, std::int64_t{10});
        QVERIFY(again.notices().front() == "checkpoint-damaged");
        QVERIFY(bytesOf(folder.path() / kFinal) == expected);
    }

    void endsAgainWhenResumedAtItsEnd() {
        const Folder folder;
        QCOMPARE(test::train(smallSpec(), folder.path()).outcome.state, RunState::Finished);
        const Attempt again = test::train(smallSpec(), folder.path());
        QCOMPARE(again.outcome.state, RunState::Finished);
        QVERIFY(again.outcome.reason == StopReason::Epochs);
        QVERIFY(again.all<StepWindow>().empty());
    }

    void refusesACheckpointOfAnotherConfiguration() {
        const Folder folder;
        QCOMPARE(test::train(smallSpec(), folder.path()).outcome.state, RunState::Finished);
        RunSpec other = smallSpec();
        other.model.architecture = "resnet14";
        const Attempt network = test::train(other, folder.path());
        QCOMPARE(network.outcome.state, RunState::Failed);
        QCOMPARE(network.outcome.error->kind, ErrorKind::Spec);
        other = smallSpec();
        other.seed = 99;
        QCOMPARE(test::train(other, folder.path()).outcome.state, RunState::Failed);
    }

    void stopsAtTheTarget() {
        RunSpec spec = smallSpec();
        spec.stop.epochs = 20;
        spec.stop.target = 80;
        const Folder folder;
        const Attempt attempt = test::train(spec, folder.path());
        QVERIFY(attempt.outcome.reason == StopReason::Target);
        const auto evaluations = attempt.all<Evaluation>();
        QVERIFY(evaluations.back().top1 >= 0.8);
        QVERIFY(evaluations.size() < 20);
    }

    void stopsWhenTop1NoLongerImproves() {
        RunSpec spec = smallSpec();
        spec.stop.epochs = 30;
        spec.stop.patience = 2;
        // At a rate of almost zero nothing is learned, so the first evaluation stays the best.
        spec.optimizer.learningRate = 1e-12;
        spec.schedule.kind = "constant";
        spec.model.normalisation = "group";
        const Folder folder;
        const Attempt attempt = test::train(spec, folder.path());
        QVERIFY(attempt.outcome.reason == StopReason::Patience);
        QCOMPARE(attempt.all<Evaluation>().size(), std::size_t{3});
    }

    void stopsAtTheHoursAndTheBudget() {
        RunSpec spec = smallSpec();
        spec.stop.epochs = 1000;
        spec.stop.hours = 1;
        const Folder folder;
        Job job = jobFor(spec, folder.path());
        job.activeBefore = 3600;
        Control control;
        QVERIFY(test::train(job, control).outcome.reason == StopReason::Hours);
        const Folder second;
        job = jobFor(spec, second.path());
        // Asked after every step until a window has been measured: what the first step trained is saved.
        job.overBudget = [](double, bool prepares) { return !prepares; };
        const Attempt attempt = test::train(job, control);
        QVERIFY(attempt.outcome.reason == StopReason::Budget);
        QCOMPARE(attempt.all<CheckpointSaved>().size(), std::size_t{1});
        QCOMPARE(attempt.all<CheckpointSaved>().front().step, std::int64_t{1});
    }

    void aBudgetSpentByTheStartEndsItBeforeTheFirstStep() {
        const Folder folder;
        Job job = jobFor(smallSpec(), folder.path());
        Control control;
        for (const int question : {1, 2}) {  // the data are open; the network is built
            int asked = 0;
            job.overBudget = [&](double, bool prepares) { return prepares && ++asked == question; };
            const Attempt attempt = test::train(job, control);
            QCOMPARE(asked, question);
            QCOMPARE(attempt.outcome.state, RunState::Finished);
            QVERIFY(attempt.outcome.reason == StopReason::Budget);
            QVERIFY(attempt.all<StepWindow>().empty() && attempt.all<CheckpointSaved>().empty());
            QCOMPARE(attempt.all<Started>().size(), std::size_t(question - 1));
        }
    }

    void obeysRequests() {
        const Folder folder;
        Job job = jobFor(smallSpec(), folder.path());
        Control control;
        control.stopAfterEpoch = true;
        Attempt attempt = test::train(job, control);
        QVERIFY(attempt.outcome.reason == StopReason::User);
        QCOMPARE(attempt.all<Evaluation>().size(), std::size_t{1});
        Control now;
        now.stop = true;
        attempt = test::train(job, now);
        QVERIFY(attempt.outcome.reason == StopReason::User);
        QCOMPARE(attempt.all<CheckpointSaved>().back().reason, std::string("stop"));
        QCOMPARE(attempt.all<CheckpointSaved>().back().step, std::int64_t{11});
    }

    void pausesWithoutCountingTheTime() {
        const Folder folder;
        const Job job = jobFor(smallSpec(), folder.path());
        Control control;
        control.pause = true;
        std::vector<RunState> states;
        std::thread other;
        const Outcome outcome =
            epochal_engine(kInterface)->train(job, control, [&](const EventBody& body, double, double) {
                if (const auto* changed = std::get_if<StateChanged>(&body)) {
                    states.push_back(changed->state);
                    if (changed->state == RunState::Paused)
                        other = std::thread([&] {
                            std::this_thread::sleep_for(std::chrono::milliseconds(300));
                            control.pause = false;
                        });
                }
                return true;
            });
        other.join();
        QCOMPARE(outcome.state, RunState::Finished);
        QVERIFY(states == (std::vector<RunState>{RunState::Running, RunState::Paused, RunState::Running}));
    }

    void failsWhenTheLossIsNoNumber() {
        RunSpec spec = smallSpec();
        spec.optimizer.learningRate = 1e30;
        spec.schedule.kind = "constant";
        const Folder folder;
        const Attempt attempt = test::train(spec, folder.path());
        QCOMPARE(attempt.outcome.state, RunState::Failed);
        QCOMPARE(attempt.outcome.error->kind, ErrorKind::Diverged);
    }

    void failsWhenItsLogCannotBeWritten() {
        const Folder folder;
        Control control;
        int events = 0;
        const Outcome outcome = epochal_engine(kInterface)
                                    ->train(jobFor(smallSpec(), folder.path()), control,
                                            [&](const EventBody&, double, double) { return ++events < 3; });
        QCOMPARE(outcome.state, RunState::Failed);
        QCOMPARE(outcome.error->kind, ErrorKind::Disk);
        QCOMPARE(events, 3);
    }

    /// The loss reported for a step precedes its update, so after one step only the evaluation can reveal the
    /// divergence.
    void failsWhenAnEvaluationIsNoNumber_data() {
        QTest::addColumn<int>("images");
        QTest::newRow("many") << 32;
        QTest::newRow("one") << 1;
    }
    void failsWhenAnEvaluationIsNoNumber() {
        QFETCH(int, images);
        RunSpec spec = smallSpec();
        spec.data.trainImages = spec.optimizer.globalBatch = 64;
        spec.data.validationImages = images;
        spec.optimizer.learningRate = 1e30;
        spec.schedule.kind = "constant";
        spec.stop.target = 90;
        const Folder folder;
        const Attempt attempt = test::train(spec, folder.path());
        QCOMPARE(attempt.outcome.state, RunState::Failed);
        QVERIFY(!attempt.outcome.reason);
        QCOMPARE(attempt.outcome.error->kind, ErrorKind::Diverged);
        QCOMPARE(exitCode(attempt.outcome.error->kind), 66);
        QCOMPARE(attempt.all<EpochDone>().size(), std::size_t{1});
        QVERIFY(attempt.all<Evaluation>().empty());
        QVERIFY(attempt.all<CheckpointSaved>().empty());
        QVERIFY(std::filesystem::is_empty(folder.path()));
    }

    /// A run whose result is saved nowhere has not finished, however it ended.
    void failsWhenItsResultCannotBeSaved_data() {
        QTest::addColumn<int>("end");
        QTest::newRow("all epochs") << 0;
        QTest::newRow("stopped") << 1;
        QTest::newRow("interrupted") << 2;
        QTest::newRow("stopped after an epoch") << 3;
        QTest::newRow("out of budget") << 4;
    }
    void failsWhenItsResultCannotBeSaved() {
        QFETCH(int, end);
        const Folder folder;
        // The run's folder is gone, so the checkpoint folder cannot be created.
        Job job = jobFor(smallSpec(), folder.path() / "gone" / "checkpoints");
        Control control;
        control.stop = end == 1;
        control.interrupt = end == 2;
        control.stopAfterEpoch = end == 3;
        if (end == 4) job.overBudget = [](double, bool prepares) { return !prepares; };
        const Attempt attempt = test::train(job, control);
        QCOMPARE(attempt.outcome.state, RunState::Failed);
        QVERIFY(!attempt.outcome.reason);
        QCOMPARE(attempt.outcome.error->kind, ErrorKind::Disk);
        QCOMPARE(exitCode(attempt.outcome.error->kind), 71);
        QVERIFY(QString::fromStdString(english(*attempt.outcome.error)).contains("No such file or directory"));
        QVERIFY(attempt.all<CheckpointSaved>().empty());
        QVERIFY(!std::filesystem::exists(folder.path() / "gone"));
        // Only the first epoch's failed save could be tolerated.
        const auto codes = attempt.notices();
        const auto borne = std::count(codes.begin(), codes.end(), "checkpoint-not-saved");
        QCOMPARE(borne, end == 0 ? 1 : 0);
    }

    void doesNotTouchWhatItCannotRead() {
        const Folder folder;
        QCOMPARE(test::train(smallSpec(), folder.path()).outcome.state, RunState::Finished);
        const Path newest = folder.path() / kFinal;
        const std::string bytes = bytesOf(newest);
        std::string newer = bytes;
        newer[8] = 2;
        write(newest, newer);
        const Attempt again = test::train(smallSpec(), folder.path());
        QCOMPARE(again.outcome.state, RunState::Failed);
        QCOMPARE(again.outcome.error->kind, ErrorKind::Newer);
        QVERIFY(again.all<Started>().empty());
        QVERIFY(bytesOf(newest) == newer);
    }

    /// With smoothing s, the loss is (1 - s) times the plain loss plus s times another: it is linear in s.
    void smoothsLabels() {
        const auto lossAt = [](double smoothing) {
            RunSpec spec = smallSpec();
            spec.optimizer.labelSmoothing = smoothing;
            spec.optimizer.learningRate = 1e-12;
            spec.schedule.kind = "constant";
            spec.model.normalisation = "group";
            spec.stop.epochs = 1;
            const Folder folder;
            return test::train(spec, folder.path()).all<EpochDone>().front().loss;
        };
        const double plain = lossAt(0), some = lossAt(0.2), more = lossAt(0.4);
        QVERIFY(std::abs(some - plain) > 1e-4);
        QVERIFY(std::abs((more - plain) - 2 * (some - plain)) < 1e-5);
    }

    void saysWhichBatchFits() {
        RunSpec spec = smallSpec();
        spec.model.architecture = "resnet152";
        spec.data.channels = 3;
        spec.data.height = spec.data.width = 224;
        spec.data.trainImages = spec.optimizer.globalBatch = 1 << 20;
        const Status checked = epochal_engine(kInterface)->check(spec);
        QVERIFY(!checked);
        QCOMPARE(checked.error().kind, ErrorKind::Memory);
        QVERIFY(!checked.error().remedy.empty());
    }

    void countsTheEvaluationsMemory() {
        RunSpec spec = smallSpec();
        spec.data.classes = 100'000;
        spec.data.trainImages = 320;
        // 4 bytes for each image and class: 400 000 GB.
        spec.data.validationImages = 1'000'000'000;
        const Status checked = epochal_engine(kInterface)->check(spec);
        QVERIFY(!checked);
        QCOMPARE(checked.error().kind, ErrorKind::Memory);
        QCOMPARE(checked.error().where, std::string("/data/validation_images"));
        const QString remedy = QString::fromStdString(english(checked.error().remedy));
        QVERIFY2(remedy.startsWith("Use at most ") && remedy.endsWith(" validation images"), qPrintable(remedy));
        const Folder folder;
        const Attempt attempt = test::train(spec, folder.path());
        QCOMPARE(attempt.outcome.error->kind, ErrorKind::Memory);
        QVERIFY(attempt.all<Started>().empty());
    }

    void checksWhatItCanBeforeTheFirstStep() {
        const Engine& engine = *epochal_engine(kInterface);
        QVERIFY(engine.check(smallSpec()));
        RunSpec spec = smallSpec();
        spec.optimizer.globalBatch = 1000;
        QCOMPARE(engine.check(spec).error().kind, ErrorKind::Spec);
        QVERIFY(QString::fromStdString(engine.version()).startsWith("LibTorch 2."));
        QCOMPARE(engine.devices().front().kind, std::string("cpu"));
    }

    /// A file that is damaged after the check, so that its size and time do not tell, harms the second run alone.
    void trainsOnWhatTheCheckRead() {
        const Folder data, first, second;
        const auto header = [](char dimensions, char count) {
            return std::string("\0\0\x08", 3) + dimensions + std::string(3, '\0') + count;
        };
        const std::string side("\0\0\0\x08", 4);
        const Path labels = data.path() / "train-labels-idx1-ubyte";
        for (const std::string part : {"train", "t10k"}) {
            write(data.path() / (part + "-images-idx3-ubyte"), header(3, 64) + side + side + std::string(4096, '\x33'));
            write(data.path() / (part + "-labels-idx1-ubyte"), header(1, 64) + std::string(64, '\1'));
        }
        const auto time = std::filesystem::file_time_type::clock::now() - std::chrono::hours(1);
        for (const auto& entry : std::filesystem::directory_iterator(data.path()))
            std::filesystem::last_write_time(entry.path(), time);
        std::filesystem::last_write_time(data.path(), time);
        RunSpec spec = smallSpec();
        spec.data.source = "idx";
        spec.data.path = data.path().string();
        QVERIFY(epochal_engine(kInterface)->check(spec));
        write(labels, std::string(bytesOf(labels).size(), 'x'));
        std::filesystem::last_write_time(labels, time);
        QCOMPARE(test::train(spec, first.path()).outcome.state, RunState::Finished);
        const Attempt again = test::train(spec, second.path());
        QVERIFY(again.outcome.error);
        QCOMPARE(again.outcome.error->kind, ErrorKind::Data);
        QCOMPARE(again.outcome.error->where, labels.string());
    }
};

QTEST_GUILESS_MAIN(TrainingTest)
#include "training_test.moc"
