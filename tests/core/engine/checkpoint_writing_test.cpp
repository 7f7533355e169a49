// Checkpoints are written while training goes on.
#include <sys/syscall.h>
#include <unistd.h>

#include <QtTest>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <functional>
#include <thread>

#include "core/base/clock.h"
#include "core/engine/train/checkpoint.h"
#include "core/engine/train/checkpoint_writer.h"
#include "tests/core/engine/support/small_run.h"
#include "tests/support/patience.h"

extern "C" epochal::engine::Engine* epochal_engine(int interface);

using namespace epochal;
using namespace epochal::engine;
using namespace epochal::test;

namespace {

/// What the disk does when a file's content is to be on it: an errno, or 0.
std::function<int()> disk;

}  // namespace

/// In place of the C library's, for the engine too.
extern "C" int fdatasync(int descriptor) {
    const int trouble = disk ? disk() : 0;
    if (trouble == 0) return static_cast<int>(::syscall(SYS_fdatasync, descriptor));
    errno = trouble;
    return -1;
}

namespace {

/// Waits for `holds`; false if that takes longer than a test can wait.
bool comesTrue(const std::function<bool()>& holds) {
    const auto until = std::chrono::steady_clock::now() + std::chrono::milliseconds(kPatience);
    while (!holds() && std::chrono::steady_clock::now() < until)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return holds();
}

RunSpec spec() {
    RunSpec spec = smallSpec();
    spec.stop.epochs = 3;
    return spec;
}

/// Trains; `heard` gets each event on the training thread, before what happens next.
Attempt trainHeard(const RunSpec& spec, const Path& folder, Control& control,
                   const std::function<void(const EventBody&)>& heard) {
    Job job;
    job.spec = spec;
    job.checkpoints = folder;
    job.resume = true;
    Attempt attempt;
    attempt.outcome = epochal_engine(kInterface)->train(job, control, [&](EventBody body, double, double) {
        heard(body);
        attempt.events.push_back(std::move(body));
        return true;
    });
    return attempt;
}

/// The events in which something was trained or saved, in order: "trained 2", "saved 10".
std::vector<std::string> order(const Attempt& attempt) {
    std::vector<std::string> all;
    for (const EventBody& event : attempt.events) {
        if (const auto* one = std::get_if<EpochDone>(&event)) all.push_back("trained " + std::to_string(one->epoch));
        if (const auto* one = std::get_if<CheckpointSaved>(&event)) all.push_back("saved " + std::to_string(one->step));
    }
    return all;
}

}  // namespace

class CheckpointWritingTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cleanup() { disk = {}; }

    /// The first checkpoint reaches the disk only when the second epoch has been trained, and the second one waits for
    /// it.
    void trainingGoesOnMeanwhile() {
        const Folder plain, slow;
        QCOMPARE(test::train(spec(), plain.path()).outcome.state, RunState::Finished);
        std::atomic<std::int64_t> trained = 0;
        std::atomic<bool> waited = false, first = true;
        disk = [&] {
            if (first.exchange(false)) waited = comesTrue([&] { return trained >= 2; });
            return 0;
        };
        Control control;
        bool thereWhenSaid = true;
        const Attempt attempt = trainHeard(spec(), slow.path(), control, [&](const EventBody& body) {
            if (const auto* done = std::get_if<EpochDone>(&body)) trained = done->epoch;
            if (const auto* saved = std::get_if<CheckpointSaved>(&body)) {
                const auto read = loadCheckpoint(slow.path() / Path(saved->file).filename());
                thereWhenSaid = thereWhenSaid && read && read->progress.step == saved->step;
            }
        });
        QCOMPARE(attempt.outcome.state, RunState::Finished);
        QVERIFY(waited);
        QVERIFY(thereWhenSaid);
        const auto happened = order(attempt);
        QCOMPARE(happened.front(), std::string("trained 1"));
        QCOMPARE(happened[1], std::string("trained 2"));
        QCOMPARE(happened[2], std::string("saved 10"));
        QCOMPARE(happened.back(), std::string("saved 30"));
        for (const CheckpointSaved& saved : attempt.all<CheckpointSaved>())
            QVERIFY(saved.stalledSeconds && *saved.stalledSeconds <= saved.seconds);
        // What is written is the state at the step, not what training has made of it since.
        for (const char* name : {"step-000000020.ckpt", "step-000000030.ckpt", "best.ckpt"})
            QVERIFY2(bytesOf(slow.path() / name) == bytesOf(plain.path() / name), name);
    }

    void whoeverLeavesWaitsForTheDisk_data() {
        QTest::addColumn<int>("how");
        for (const char* how : {"interrupt", "stop", "stop after the epoch", "pause"})
            QTest::newRow(how) << int(how[0] == 'i' ? 0 : how[0] == 'p' ? 3 : how[4] == ' ' ? 2 : 1);
    }
    void whoeverLeavesWaitsForTheDisk() {
        QFETCH(int, how);
        const Folder folder;
        Control control;
        std::atomic<bool> written = false;
        disk = [&] {
            // Long after the request, which is made before the checkpoint is begun.
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
            written = true;
            return 0;
        };
        bool writtenWhenPaused = false;
        const Attempt attempt = trainHeard(spec(), folder.path(), control, [&](const EventBody& body) {
            const auto* changed = std::get_if<StateChanged>(&body);
            if (changed && changed->state == RunState::Paused) {
                writtenWhenPaused = written;
                control.interrupt = true;
            }
            if (!std::holds_alternative<EpochDone>(body)) return;
            control.interrupt = how == 0;
            control.stop = how == 1;
            control.stopAfterEpoch = how == 2;
            control.pause = how == 3;
        });
        QCOMPARE(attempt.outcome.state, how == 0 || how == 3 ? RunState::Interrupted : RunState::Finished);
        if (how == 3) QVERIFY(writtenWhenPaused);
        QCOMPARE(order(attempt), (std::vector<std::string>{"trained 1", "saved 10"}));
        QVERIFY(loadCheckpoint(folder.path() / "step-000000010.ckpt"));
        QVERIFY(loadCheckpoint(folder.path() / "best.ckpt"));
    }

    /// Reported when it is known, after which the run goes on.
    void aDiskThatFailsOnceCostsOneCheckpoint() {
        const Folder folder;
        std::atomic<bool> fails = true;
        disk = [&] { return fails.exchange(false) ? ENOSPC : 0; };
        Control control;
        const Attempt attempt = trainHeard(spec(), folder.path(), control, [](const EventBody&) {});
        QCOMPARE(attempt.outcome.state, RunState::Finished);
        const auto notices = attempt.notices();
        QCOMPARE(std::ranges::count(notices, "checkpoint-not-saved"), std::ptrdiff_t{1});
        const auto saved = attempt.all<CheckpointSaved>();
        QCOMPARE(saved.front().step, std::int64_t{20});
        QVERIFY(!std::filesystem::exists(folder.path() / "step-000000010.ckpt"));
    }
    void aDiskThatFailsAtTheEndFailsTheRun() {
        const Folder folder;
        std::atomic<bool> ends = false;
        disk = [&] { return ends ? ENOSPC : 0; };
        Control control;
        const Attempt attempt = trainHeard(spec(), folder.path(), control, [&](const EventBody& body) {
            const auto* done = std::get_if<EpochDone>(&body);
            if (done && done->epoch == 2) ends = true;
        });
        QCOMPARE(attempt.outcome.state, RunState::Failed);
        QCOMPARE(attempt.outcome.error->kind, ErrorKind::Disk);
        QCOMPARE(attempt.all<CheckpointSaved>().back().step, std::int64_t{10});
    }

    /// Then training goes on, as it does without room on the disk.
    void aStateThatCannotBeCopiedIsNotSaved() {
        const Folder folder;
        CheckpointStore store(folder.path(), 1, {});
        CheckpointWriter writer(store);
        Checkpoint live;
        live.tensors = {{"model.a", torch::Tensor()}};
        writer.begin(live, "epoch", false, monotonicSeconds());
        const auto written = writer.finish();
        QVERIFY(written && !written->saved);
        QVERIFY(written->stalledSeconds <= written->seconds);
        live.tensors = {{"model.a", torch::ones({2})}};
        writer.begin(live, "epoch", false, monotonicSeconds());
        QVERIFY(writer.finish()->saved.ok());
    }

    /// One copy, in the order of the file whatever the tensor's strides, that the network no longer changes.
    void freezesTheStateAsItIs() {
        const Folder folder;
        Checkpoint live;
        live.progress.step = 7;
        live.tensors = {
            {"model.a",
             torch::arange(24, torch::kFloat).reshape({2, 3, 2, 2}).contiguous(at::MemoryFormat::ChannelsLast)},
            {"count", torch::full({}, 7, torch::kLong)},
            {"none", torch::empty({0, 4}, torch::kDouble)}};
        QVERIFY(saveCheckpoint(folder.path() / "live.ckpt", live));
        const Checkpoint copy = frozen(live);
        for (const auto& [name, tensor] : live.tensors) (void)torch::Tensor(tensor).fill_(-1);
        QVERIFY(saveCheckpoint(folder.path() / "frozen.ckpt", copy));
        QVERIFY(bytesOf(folder.path() / "frozen.ckpt") == bytesOf(folder.path() / "live.ckpt"));
        for (const auto& [name, tensor] : copy.tensors) QVERIFY(tensor.is_contiguous());
    }
};

QTEST_GUILESS_MAIN(CheckpointWritingTest)
#include "checkpoint_writing_test.moc"
