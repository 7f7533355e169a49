#include <QtTest>

#include <algorithm>

#include "core/engine/session/session.h"
#include "tests/core/engine/support/small_run.h"

using namespace epochal;
using namespace epochal::engine;
using namespace epochal::test;

extern "C" Engine* epochal_engine(int interface);

namespace {

RunSpec specOf(const char* kind, std::vector<std::int64_t> batches = {}) {
    RunSpec spec = smallSpec();
    spec.session.kind = kind;
    spec.session.batches = std::move(batches);
    spec.session.seconds = 0.1;
    return spec;
}

std::vector<SizeMeasured> completeOf(const Attempt& attempt) {
    std::vector<SizeMeasured> complete = attempt.all<SizeMeasured>();
    std::erase_if(complete, [](const SizeMeasured& one) { return one.underway; });
    return complete;
}

std::vector<std::int64_t> batchesOf(const std::vector<SizeMeasured>& sizes) {
    std::vector<std::int64_t> batches;
    for (const SizeMeasured& one : sizes) batches.push_back(one.batch);
    return batches;
}

using Hear = std::function<void(const EventBody&, Control&)>;

Attempt measured(const Job& job, const Hear& hear = {}) {
    Attempt attempt;
    Control control;
    attempt.outcome = epochal_engine(kInterface)->train(job, control, [&](EventBody body, double, double) {
        if (hear) hear(body, control);
        attempt.events.push_back(std::move(body));
        return true;
    });
    return attempt;
}
Attempt measured(const RunSpec& spec, const Hear& hear = {}) {
    Job job;
    job.spec = spec;
    return measured(job, hear);
}

std::string reasonOf(const Attempt& attempt) {
    return attempt.outcome.error ? english(*attempt.outcome.error) : std::string();
}

using Sizes = std::vector<std::int64_t>;

}  // namespace

class SessionsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void measuresEachListedSizeOnce_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("replicas");
        for (const char* kind : {"throughput", "inference"})
            for (const int replicas : {1, 2}) QTest::addRow("%s, %d", kind, replicas) << kind << replicas;
    }
    void measuresEachListedSizeOnce() {
        QFETCH(const QString, kind);
        QFETCH(const int, replicas);
        RunSpec spec = specOf(kind.toUtf8(), {64, 8, 16, 8});
        spec.devices.count = spec.devices.threads = replicas;
        const Attempt attempt = measured(spec);
        QCOMPARE(reasonOf(attempt), std::string());
        QCOMPARE(attempt.outcome.state, RunState::Finished);
        QCOMPARE(attempt.outcome.reason, std::optional(StopReason::Measured));
        QCOMPARE(attempt.all<Started>().at(0).sizes, (Sizes{8, 16, 64}));
        QCOMPARE(attempt.all<Started>().at(0).stepsPerEpoch, std::int64_t{0});
        QCOMPARE(std::ssize(attempt.all<Started>().at(0).devices), std::ptrdiff_t{replicas});
        const std::vector<SizeMeasured> sizes = completeOf(attempt);
        QCOMPARE(batchesOf(sizes), (Sizes{8, 16, 64}));
        for (const SizeMeasured& one : sizes) {
            QVERIFY(!one.outOfMemory);
            QVERIFY(one.batches > 0);
            QCOMPARE(one.samples, one.batches * one.batch);
            QVERIFY(one.seconds >= 0.1);
            QVERIFY(one.dataSeconds >= 0 && one.dataSeconds <= one.seconds);
            const bool timed = kind == "inference";
            QCOMPARE(one.p50 > 0, timed);
            QVERIFY(one.p50 <= one.p95 && one.p95 <= one.p99);
            // Of one replica, requests follow one another.
            if (timed && replicas == 1) QVERIFY(one.p50 * static_cast<double>(one.batches) / 2 <= one.seconds);
        }
        QVERIFY(attempt.all<StepWindow>().empty() && attempt.all<Evaluation>().empty());
        QVERIFY(attempt.all<CheckpointSaved>().empty());
        QVERIFY(attempt.outcome.training > 0 && attempt.outcome.training <= attempt.outcome.active);
    }

    void readsWithEachNumberOfThreads() {
        RunSpec spec = specOf("input");
        spec.session.threads = {2, 1};
        const Attempt attempt = measured(spec);
        QVERIFY2(!attempt.outcome.error, reasonOf(attempt).c_str());
        QCOMPARE(attempt.all<Started>().at(0).sizes, (Sizes{1, 2}));
        QCOMPARE(attempt.all<Started>().at(0).parameters, std::int64_t{0});
        const std::vector<SizeMeasured> sizes = completeOf(attempt);
        QCOMPARE(sizes.size(), std::size_t{2});
        for (std::size_t i = 0; i < 2; ++i) {
            QCOMPARE(sizes[i].threads, static_cast<std::int64_t>(i + 1));
            QCOMPARE(sizes[i].batch, std::int64_t{32});
            QCOMPARE(sizes[i].samples, 32 * sizes[i].batches);
            QVERIFY(sizes[i].busySeconds.value_or(0) > 0);
        }
    }

    void endsWithTheFirstSizeThatIsTooLarge() {
        const Attempt attempt = measured(specOf("inference", {8, std::int64_t{1} << 38, std::int64_t{1} << 39}));
        QCOMPARE(attempt.outcome.reason, std::optional(StopReason::Measured));
        const std::vector<SizeMeasured> sizes = completeOf(attempt);
        QCOMPARE(batchesOf(sizes), (Sizes{8, std::int64_t{1} << 38}));
        QVERIFY(!sizes[0].outOfMemory && sizes[1].outOfMemory);
        QCOMPARE(sizes[1].samples, std::int64_t{0});

        const Status checked = epochal_engine(kInterface)->check(specOf("inference", {std::int64_t{1} << 38}));
        QVERIFY(!checked);
        QCOMPARE(checked.error().kind, ErrorKind::Memory);
    }

    void refusesStepsOfMoreImagesThanThereAre() {
        const Engine& engine = *epochal_engine(kInterface);
        const Status checked = engine.check(specOf("throughput", {8, 321}));
        QVERIFY(!checked);
        QCOMPARE(checked.error().kind, ErrorKind::Spec);
        QCOMPARE(checked.error().where, std::string("/session/batches"));
        QVERIFY(engine.check(specOf("throughput", {8, 320})).ok());
        QVERIFY(engine.check(specOf("inference", {8, 321})).ok());
        QVERIFY(engine.check(specOf("input")).ok());
    }

    void goesOnWhereItWasStopped() {
        const RunSpec spec = specOf("throughput", {8, 16, 32});
        const auto stop = [](const EventBody& body, Control& control) {
            const auto* size = std::get_if<SizeMeasured>(&body);
            if (size && !size->underway && size->batch == 8) control.stop = true;
        };
        const Attempt first = measured(spec, stop);
        QCOMPARE(first.outcome.reason, std::optional(StopReason::User));
        QCOMPARE(batchesOf(completeOf(first)), Sizes{8});
        Job job;
        job.spec = spec;
        job.resume = true;
        job.measured = completeOf(first);
        const Attempt second = measured(job);
        QCOMPARE(second.outcome.reason, std::optional(StopReason::Measured));
        QCOMPARE(second.all<Started>().at(0).sizes, (Sizes{8, 16, 32}));
        QCOMPARE(batchesOf(completeOf(second)), (Sizes{16, 32}));
        job.measured = completeOf(second);
        job.measured.push_back(completeOf(first).at(0));
        const Attempt third = measured(job);
        QCOMPARE(third.outcome.reason, std::optional(StopReason::Measured));
        QVERIFY(completeOf(third).empty());
    }

    /// The size underway is left as it is.
    void obeysWithinASize() {
        RunSpec spec = specOf("throughput", {8});
        spec.session.seconds = 3600;
        const auto interrupt = [](const EventBody& body, Control& control) {
            if (const auto* size = std::get_if<SizeMeasured>(&body); size && size->underway) control.interrupt = true;
        };
        const Attempt attempt = measured(spec, interrupt);
        QCOMPARE(attempt.outcome.state, RunState::Interrupted);
        QVERIFY(completeOf(attempt).empty());
        const std::vector<SizeMeasured> sizes = attempt.all<SizeMeasured>();
        QVERIFY(!sizes.empty() && sizes.back().underway);
        QCOMPARE(sizes.back().samples, 8 * sizes.back().batches);
    }

    void pausesAndEndsByItsLimits() {
        const RunSpec spec = specOf("inference", {8});
        bool paused = false;
        Job job;
        job.spec = spec;
        Attempt attempt;
        Control control;
        control.pause = true;
        attempt.outcome = epochal_engine(kInterface)->train(job, control, [&](EventBody body, double, double) {
            const auto* state = std::get_if<StateChanged>(&body);
            if (state && state->state == RunState::Paused) paused = true, control.pause = false;
            attempt.events.push_back(std::move(body));
            return true;
        });
        QVERIFY(paused);
        QCOMPARE(attempt.outcome.reason, std::optional(StopReason::Measured));

        job.overBudget = [](double, bool prepares) { return !prepares; };
        QCOMPARE(measured(job).outcome.reason, std::optional(StopReason::Budget));
        job.overBudget = {};
        job.spec.stop.hours = 1;
        job.activeBefore = 3600;
        const Attempt late = measured(job);
        QCOMPARE(late.outcome.reason, std::optional(StopReason::Hours));
        QVERIFY(completeOf(late).empty());
    }

    void endsWhenTheLogCannotBeWritten() {
        Job job;
        job.spec = specOf("throughput", {8});
        Control control;
        const Outcome outcome =
            epochal_engine(kInterface)->train(job, control, [&](const EventBody& body, double, double) {
                return !std::holds_alternative<StateChanged>(body);
            });
        QCOMPARE(outcome.state, RunState::Failed);
        QCOMPARE(outcome.error->kind, ErrorKind::Disk);
    }

    void saysThatRandomWeightsAnswerNothing() {
        const auto codes = measured(specOf("inference", {8})).notices();
        QCOMPARE(std::ranges::count(codes, std::string("random-weights")), std::ptrdiff_t{1});
    }
};

QTEST_GUILESS_MAIN(SessionsTest)
#include "sessions_test.moc"
