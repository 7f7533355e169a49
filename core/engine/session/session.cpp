#include "core/engine/session/session.h"

#include <algorithm>

#include "core/base/clock.h"
#include "core/engine/memory/tensor_memory.h"
#include "core/engine/session/bench.h"
#include "core/engine/session/conductor.h"
#include "core/engine/session/size_sweep.h"
#include "core/engine/train/team.h"
#include "core/hardware/machine.h"
#include "core/spec/session.h"

namespace epochal::engine {
namespace {

constexpr std::chrono::milliseconds kSampleEvery{500};

/// Of a session that only reads: no network, no device.
Result<Plan> makeInputPlan(const RunSpec& spec) {
    Plan plan;
    plan.spec = spec;
    const Machine machine = thisMachine();
    plan.devices = {torch::Device(torch::kCPU)};
    plan.deviceNames = {machine.cpu};
    plan.threads = std::max<std::int64_t>(machine.cores, 1);
    auto data = openDataSet(spec);
    if (!data) return data.error();
    plan.data = std::move(*data);
    std::int64_t& batch = plan.spec.optimizer.globalBatch;
    batch = std::clamp<std::int64_t>(batch, 1, plan.data.trainingSize());
    plan.stepsPerEpoch = plan.data.trainingSize() / batch;
    return plan;
}

Status checkBatches(const RunSpec& spec, const Plan& plan) {
    for (const std::int64_t batch : spec.session.batches)
        if (!answersRequests(spec.session) && batch > plan.data.trainingSize())
            return Error{ErrorKind::Spec,
                         {EPOCHAL_TEXT("core", "A global batch of %1 exceeds the number of training samples (%2)"),
                          {batch, plan.data.trainingSize()}},
                         "/session/batches",
                         {EPOCHAL_TEXT("core", "Use a smaller batch or more samples"), {}}};
    return {};
}

SizeSweep::Options sweepOf(const Plan& plan) {
    const RunSpec::Session& session = plan.spec.session;
    if (onlyReads(plan.spec.session))
        return {.listed = session.threads.empty() ? threadNumbers(plan.threads) : session.threads,
                .seconds = session.seconds};
    return {.listed = session.batches,
            .first = plan.replicas(),
            .most = answersRequests(plan.spec.session) ? 0 : plan.data.trainingSize(),
            .seconds = session.seconds,
            .onHost = plan.onHost()};
}

/// The plan for one size.
Plan planOf(const Plan& plan, std::int64_t size) {
    Plan sized = plan;
    if (onlyReads(plan.spec.session)) return sized;
    sized.spec.optimizer.globalBatch = size;
    sized.stepsPerEpoch = plan.data.trainingSize() / size;
    return sized;
}

/// Whether a size can be tried: a CPU's memory is promised by the system long after it is used up.
bool mayFit(const Plan& plan) {
    if (onlyReads(plan.spec.session) || !plan.onHost()) return true;
    return plan.need.onHost(plan.spec.optimizer.globalBatch, plan.world()) <= availableMemoryBytes();
}

/// One rank's part of measuring a size.
void work(Conductor& conductor, Meeting& meeting, int rank, Bench& bench) {
    const bool leads = rank == 0;
    if (leads) meeting.finish(0);
    for (std::int64_t batch = 1;; ++batch) {
        if (!leads) meeting.follow(batch);
        bench.batch();
        if (leads) {
            conductor.afterBatch(batch, bench);
            meeting.finish(batch);
        }
        if (!meeting.isAfter(batch)) continue;
        if (meeting.together(rank, [&] { return conductor.serve(bench); }) == Meeting::Decision::Leave)
            return bench.leave();
        if (conductor.measures()) bench.begin();
    }
}

/// What was measured of a size: nothing if the session has to end, as the conductor says why.
std::optional<SizeMeasured> measureSize(const Plan& plan, std::int64_t size, Conductor& conductor) {
    SizeMeasured begun;
    begun.batch = plan.spec.optimizer.globalBatch;
    if (onlyReads(plan.spec.session)) begun.threads = size;
    SizeMeasured none = begun;
    none.outOfMemory = true;
    if (!mayFit(plan)) return none;
    const TensorMemory memory;
    Team team(plan);
    conductor.begin(begun, team.meeting());
    team.run(
        [&](int rank) {
            return onlyReads(plan.spec.session)         ? makeInputBench(plan, size)
                   : answersRequests(plan.spec.session) ? makeInferenceBench(plan, rank, conductor.latencies(rank))
                                                        : makeStepBench(plan, team.connect(rank));
        },
        [&](int rank, Bench& bench) { work(conductor, team.meeting(), rank, bench); });
    conductor.end();
    plan.kind().releaseMemory();
    if (const auto failure = team.meeting().failure()) {
        if (failure->kind == ErrorKind::Memory) return none;
        conductor.fail(*failure);
        return std::nullopt;
    }
    return conductor.measured();
}

void sayNotices(const Plan& plan, Reporter& reporter) {
    if (const auto& trouble = plan.gpuTrouble)
        reporter.notice(Severity::Warning, "gpu-unusable", trouble->what, trouble->remedy);
    if (answersRequests(plan.spec.session) && plan.spec.model.weights.empty() && !plan.script)
        reporter.notice(
            Severity::Info, "random-weights",
            {EPOCHAL_TEXT("core",
                          "The network has random weights: its answers mean nothing, but its speed is the same"),
             {}},
            {EPOCHAL_TEXT("core", "Choose a file of weights to measure a trained network"), {}});
    for (const Notice& notice : plan.data.notices) reporter.say(notice);
}

Error nothingFits() {
    return {ErrorKind::Memory,
            {EPOCHAL_TEXT("core", "Not even the smallest batch fits into memory"), {}},
            "/session/batches",
            {EPOCHAL_TEXT("core", "Choose a smaller network or free some memory"), {}}};
}

/// A 99th percentile of few requests is the slowest of them.
void warnOfFewRequests(const SizeMeasured& measured, std::int64_t world, Reporter& reporter) {
    const std::int64_t requests = measured.batches * world;
    if (requests >= 100) return;
    reporter.notice(Severity::Warning, "few-requests",
                    {EPOCHAL_TEXT_N("core",
                                    "With a batch of %2, only %1 request(s) were answered: their 99th percentile "
                                    "is that of the slowest"),
                     {Count(requests), measured.batch}},
                    {EPOCHAL_TEXT("core", "Measure for longer"), {}});
}

Outcome runSession(const Job& job, const Plan& plan, Control& control, Reporter& reporter) {
    plan.kind().setArithmetic(plan.precision, plan.attends());
    reporter.watchResources(plan, kSampleEvery);
    SizeSweep sweep(sweepOf(plan), job.measured);
    Started started = startedOf(plan);
    started.sizes = sweep.planned();
    reporter.say(std::move(started));
    sayNotices(plan, reporter);
    reporter.say(StateChanged{RunState::Running, {}});
    Conductor conductor(job, control, reporter, plan);
    for (auto size = sweep.next(); size; size = sweep.next()) {
        if (conductor.mustLeave()) return conductor.outcome();
        const Plan sized = planOf(plan, *size);
        auto measured = measureSize(sized, *size, conductor);
        if (!measured) return conductor.outcome();
        reporter.say(*measured);
        if (answersRequests(plan.spec.session) && !measured->outOfMemory)
            warnOfFewRequests(*measured, plan.world(), reporter);
        sweep.add(*measured);
    }
    if (const auto why = sweep.end()) reporter.say(*why);
    for (Notice& notice : replacedImages(plan.data)) reporter.say(std::move(notice));
    if (sweep.hasFigures())
        conductor.finish(StopReason::Measured);
    else
        conductor.fail(nothingFits());
    return conductor.outcome();
}

}  // namespace

Result<Plan> makeSessionPlan(const RunSpec& spec) {
    if (onlyReads(spec.session)) return makeInputPlan(spec);
    RunSpec smallest = spec;
    const auto& batches = spec.session.batches;
    smallest.optimizer.globalBatch = batches.empty() ? spec.devices.count : std::ranges::min(batches);
    auto plan = makePlan(smallest);
    if (!plan) return plan;
    if (Status fit = checkBatches(spec, *plan); !fit) return fit.error();
    return plan;
}

Outcome measure(const Job& job, const std::function<Result<Plan>()>& makePlan, Control& control, const Sink& sink) {
    return attempt(job, makePlan, sink,
                   [&](const Plan& plan, Reporter& reporter) { return runSession(job, plan, control, reporter); });
}

Outcome measure(const Job& job, Control& control, const Sink& sink) {
    return measure(
        job, [&] { return makeSessionPlan(job.spec); }, control, sink);
}

}  // namespace epochal::engine
