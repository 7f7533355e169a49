#include <QtTest>

#include <algorithm>

#include "core/analysis/step_trace.h"
#include "core/base/files.h"
#include "core/base/json.h"
#include "core/engine/train/checkpoint.h"
#include "tests/core/engine/support/small_run.h"
#include "tests/core/engine/support/steps.h"

using namespace epochal;
using namespace epochal::engine;
using namespace epochal::test;

namespace {

/// An event of a trace, in microseconds.
struct Interval {
    int rank, track;
    std::string name;
    double begin, end;
};

std::vector<Interval> eventsOf(const Path& file) {
    std::vector<Interval> events;
    const Json document = Json::parse(bytesOf(file));
    for (const Json& one : document.at("traceEvents"))
        if (one.at("ph") == "X")
            events.push_back({one.at("pid"), one.at("tid"), one.at("name"), one.at("ts"),
                              one.at("ts").get<double>() + one.at("dur").get<double>()});
    return events;
}

struct Traced {
    Attempt attempt;
    std::vector<Path> files;
    Checkpoint last;
};

/// A run whose next steps are asked for at its first window, if at all.
Traced traced(const RunSpec& spec, const Path& folder, bool asked) {
    Job job;
    job.spec = spec;
    job.checkpoints = folder / "checkpoints";
    job.predictions = folder;
    Control control;
    control.trace = asked;
    Traced out;
    out.attempt = train(job, control);
    std::error_code none;
    for (const auto& entry : std::filesystem::directory_iterator(folder, none))
        if (entry.path().filename().string().starts_with("trace-")) out.files.push_back(entry.path());
    if (auto checkpoint = loadCheckpoint(job.checkpoints / "step-000000020.ckpt")) out.last = std::move(*checkpoint);
    return out;
}

}  // namespace

class TraceTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// With one step for each epoch, every request comes after an epoch's last step.
    void recordsTheNextEpochsSteps() {
        RunSpec spec = smallSpec();
        spec.data.trainImages = spec.optimizer.globalBatch;
        const Folder folder;
        const Traced all = traced(spec, folder.path(), true);
        QCOMPARE(all.attempt.outcome.state, RunState::Finished);
        QCOMPARE(all.files.size(), std::size_t{1});
        QVERIFY(
            std::ranges::any_of(eventsOf(all.files[0]), [](const Interval& one) { return one.name == "optimizer"; }));
    }

    void recordsWhatEachRankDoes_data() {
        QTest::addColumn<int>("replicas");
        QTest::addColumn<int>("stages");
        QTest::addColumn<QString>("algorithm");
        QTest::newRow("one device") << 1 << 1 << "all-reduce";
        QTest::newRow("two replicas") << 2 << 1 << "all-reduce";
        QTest::newRow("gathered") << 2 << 1 << "gather";
        QTest::newRow("sharded") << 2 << 1 << "sharded";
        QTest::newRow("two stages") << 1 << 2 << "all-reduce";
    }
    void recordsWhatEachRankDoes() {
        QFETCH(int, replicas);
        QFETCH(int, stages);
        QFETCH(QString, algorithm);
        const int ranks = replicas * stages;
        RunSpec spec = smallSpec();
        spec.devices.count = replicas;
        spec.devices.threads = ranks;
        spec.parallel.stages = stages;
        spec.parallel.algorithm = algorithm.toStdString();
        spec.optimizer.accumulation = stages;
        const Folder with, without;
        const Traced yes = traced(spec, with.path(), true), no = traced(spec, without.path(), false);
        QCOMPARE(yes.attempt.outcome.state, RunState::Finished);
        QCOMPARE(different(yes.last, no.last), std::string());
        QVERIFY(no.files.empty());
        QCOMPARE(yes.files.size(), std::size_t{1});
        const auto codes = yes.attempt.notices();
        QCOMPARE(std::ranges::count(codes, "trace-saved"), 1);

        const std::vector<Interval> events = eventsOf(yes.files[0]);
        for (int rank = 0; rank < ranks; ++rank) {
            const auto count = [&](const std::string& name) {
                return std::ranges::count_if(
                    events, [&](const Interval& one) { return one.rank == rank && one.name.starts_with(name); });
            };
            const auto steps = count("optimizer");
            QVERIFY2(steps >= 3 || (algorithm == "gather" && rank > 0),
                     qPrintable(QString("%1 of %2, %3")
                                    .arg(steps)
                                    .arg(events.size())
                                    .arg(QString::fromStdString(yes.files[0].filename().string()))));
            QVERIFY(count("forward") >= 3 * stages);
            QCOMPARE(count("backward"), count("forward"));
            QCOMPARE(count("data") > 0, rank % stages == 0);
            QCOMPARE(count("gradients") > 0, replicas > 1);
            QCOMPARE(count("weights") > 0, algorithm != "all-reduce");
            QCOMPARE(count("activations") > 0, stages > 1 && rank > 0);
            // A device does one thing at a time.
            std::vector<Interval> computing;
            for (const Interval& one : events)
                if (one.rank == rank && one.track == static_cast<int>(StepTrack::Compute)) computing.push_back(one);
            std::ranges::sort(computing, {}, &Interval::begin);
            for (std::size_t i = 1; i < computing.size(); ++i)
                QVERIFY(computing[i - 1].end <= computing[i].begin + 0.001);
        }
        if (replicas < 2 || algorithm == "gather") return;
        // Gradients are on their way before backward has ended.
        const auto early = std::ranges::any_of(events, [&](const Interval& gradients) {
            return gradients.name.starts_with("gradients") &&
                   std::ranges::any_of(events, [&](const Interval& backward) {
                       return backward.rank == gradients.rank && backward.name == "backward" &&
                              gradients.begin > backward.begin && gradients.begin < backward.end;
                   });
        });
        QVERIFY(early);
    }
};

QTEST_GUILESS_MAIN(TraceTest)
#include "trace_test.moc"
