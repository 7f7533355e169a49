#include "core/engine/train/trainer.h"

#include <torch/types.h>
#include <torch/version.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <new>
#include <system_error>

#include "core/base/clock.h"
#include "core/base/json.h"
#include "core/engine/memory/tensor_memory.h"
#include "core/engine/parallel/cuda_library.h"
#include "core/engine/parallel/meeting.h"
#include "core/engine/parallel/party.h"
#include "core/engine/train/duties.h"
#include "core/engine/train/image_coding.h"
#include "core/engine/train/leader.h"
#include "core/engine/train/rank_watch.h"
#include "core/engine/train/stop_rule.h"
#include "core/engine/train/team.h"
#include "core/spec/networks.h"
#include "core/spec/schedule.h"
#include "core/spec/spec_json.h"

namespace epochal::engine {
namespace {

/// What the replicas of an attempt share.
struct Attempt {
    const Job& job;
    const Plan& plan;
    Reporter& reporter;
    Team team;
    Meeting& meeting;
    Leader leader;
    Checkpoint state;                        ///< used by rank 0 only
    Progress start;                          ///< of rank 0; the others learn what they need of it (toText)
    const std::optional<double> rateFactor;  ///< after the run was rolled back; else that of the checkpoint
    std::int64_t replicasBefore = 0;         ///< of the checkpoint; 0: a fresh start

    Attempt(const Job& theJob, Control& control, const Plan& thePlan, Reporter& theReporter,
            std::optional<double> theRateFactor)
        : job(theJob),
          plan(thePlan),
          reporter(theReporter),
          team(thePlan),
          meeting(team.meeting()),
          leader(theJob, control, theReporter, thePlan, meeting),
          rateFactor(theRateFactor) {}
};

/// The job's spec, with this attempt's replicas.
RunSpec specOf(const Job& job) {
    RunSpec spec = job.spec;
    if (job.replicas > 0) spec.devices.count = job.replicas;
    return spec;
}

/// Where a checkpoint is of another number of replicas.
void sayReplicas(const Attempt& attempt) {
    if (attempt.replicasBefore == 0 || attempt.replicasBefore == attempt.plan.replicas()) return;
    attempt.reporter.notice(Severity::Info, "replicas-changed",
                            {EPOCHAL_TEXT("core",
                                          "Replicas from here on: %1, before: %2. Each step uses the same samples, but "
                                          "results are no longer the same bit for bit"),
                             {std::int64_t{attempt.plan.replicas()}, attempt.replicasBefore}});
}

/// Sums whose order nothing decides. Other choices that may not repeat, such as a measured split of the batch, have a
/// notice of their own.
void sayOrder(const Attempt& attempt) {
    if (!attempt.plan.mayNotRepeat()) return;
    attempt.reporter.notice(
        Severity::Info, "may-not-repeat",
        {EPOCHAL_TEXT("core",
                      "Another run with the same configuration and seed may differ in its last bits: on a GPU, some of "
                      "this network's operations may add up in no fixed order"),
         {}});
}

/// Of a pipeline: where the network was cut.
void sayStages(const Attempt& attempt, const Division& division) {
    if (division.stages() == 1) return;
    const std::int64_t parts = attempt.plan.spec.optimizer.accumulation;
    attempt.reporter.notice(
        Severity::Info, "pipeline-divided",
        {EPOCHAL_TEXT("core",
                      "The network is divided into %1 stages by the measured time of its layers: %2. With %3 parts per "
                      "batch, each device is idle for about %4 of a step"),
         {static_cast<std::int64_t>(division.stages()), division.text(), parts, Share{division.idle(parts), 0}}});
}

void sayStarted(const Attempt& attempt, const std::string& resumedFrom) {
    const Plan& plan = attempt.plan;
    Started started = startedOf(plan);
    started.stepsPerEpoch = plan.stepsPerEpoch;
    started.startEpoch = attempt.start.epoch;
    started.startStep = attempt.start.step;
    started.resumedFrom = resumedFrom;
    attempt.reporter.say(std::move(started));
}

/// The same for predicted numbers: the standard error of a root mean square of n normal errors is its 1 / sqrt(2 n)
/// part.
void warnOfFewRows(const Attempt& attempt, std::int64_t train, std::int64_t validation) {
    if (validation >= 1000) return;
    attempt.reporter.notice(
        Severity::Warning, "small-data-set",
        {EPOCHAL_TEXT(
             "core", "Small data set: %1 training rows. With %2 validation rows, the RMSE is known only to within ±%3"),
         {train, validation, Share{1.96 / std::sqrt(2 * static_cast<double>(validation)), 0}}},
        {EPOCHAL_TEXT("core", "Use more rows, or do not treat small differences as progress"), {}});
}

/// Figures from few samples look more precise than they are.
void warnOfSmallData(const Attempt& attempt) {
    const DataSet& data = attempt.plan.data;
    const std::int64_t train = data.trainingSize(), validation = data.validationSize();
    if (data.regression()) return warnOfFewRows(attempt, train, validation);
    if (train >= 500 * data.classes && validation >= 1000) return;
    // Half the 95% interval of a share near 90%, by the normal approximation.
    const double points = 196 * std::sqrt(0.9 * 0.1 / static_cast<double>(validation));
    attempt.reporter.notice(
        Severity::Warning, "small-data-set",
        {data.table ? EPOCHAL_TEXT("core",
                                   "Small data set: %1 training rows for %2 classes. With %3 validation rows, a top-1 "
                                   "accuracy near 90% is known only to within ±%4 percentage points")
                    : EPOCHAL_TEXT("core",
                                   "Small data set: %1 training images for %2 classes. With %3 validation images, a "
                                   "top-1 accuracy near 90% is known only to within ±%4 percentage points"),
         {train, data.classes, validation, std::round(10 * points) / 10}},
        {data.table ? EPOCHAL_TEXT("core", "Use more rows, or do not treat small differences as progress")
                    : EPOCHAL_TEXT("core", "Use more images, or do not treat small differences as progress"),
         {}});
}

Error otherTable() {
    return {ErrorKind::Spec,
            {EPOCHAL_TEXT("core", "The table has changed since the run started: its columns or values differ"), {}},
            "/data/file",
            {EPOCHAL_TEXT("core", "Restore the file, or start a new run"), {}}};
}

Error otherImages() {
    return {ErrorKind::Spec,
            {EPOCHAL_TEXT("core",
                          "The images have changed since the run started: their size, normalization or classes differ"),
             {}},
            "/data/source",
            {EPOCHAL_TEXT("core", "Restore the images the run started with, or start a new run"), {}}};
}

/// Rank 0: loads the newest checkpoint into the replica. Returns the file's name, or "" for a fresh start.
Result<std::string> resume(Attempt& attempt, Replica& replica, std::vector<Error>& damaged) {
    attempt.state.specHash = specHash(attempt.job.spec);
    attempt.state.architecture = architectureOf(attempt.job.spec);
    const DataSet& data = attempt.plan.data;
    if (data.table)
        attempt.state.coding = data.table->coding;
    else if (ImageCoding images = imageCodingOf(data); isStorable(images))
        attempt.state.images = std::move(images);
    attempt.start.rateFactor = attempt.state.progress.rateFactor = attempt.rateFactor.value_or(1);
    if (!attempt.job.resume) return std::string();
    auto loaded = attempt.leader.store().newest([&](const Error& error) { damaged.push_back(error); });
    if (!loaded) return loaded.error();
    if (!*loaded) return std::string();
    const CheckpointStore::Loaded& newest = **loaded;
    if (newest.checkpoint.coding != attempt.state.coding) return otherTable();
    // A checkpoint of an earlier version does not say.
    if (newest.checkpoint.images && newest.checkpoint.images != attempt.state.images) return otherImages();
    if (Status restored = replica.restore(newest.checkpoint); !restored) return restored.error();
    attempt.start = newest.checkpoint.progress;
    for (const auto& [name, tensor] : newest.checkpoint.tensors)
        if (name == kReplicasState) attempt.replicasBefore = tensor.size(0);
    attempt.start.rateFactor = attempt.rateFactor.value_or(attempt.start.rateFactor);
    attempt.state.progress = attempt.start;
    return (attempt.job.checkpoints.filename() / newest.file).string();
}

/// Rank 0: everything before the first step. An error ends the run.
Meeting::Decision begin(Attempt& attempt, Replica& replica) {
    std::vector<Error> damaged;
    const auto from = resume(attempt, replica, damaged);
    if (!from) {
        attempt.leader.fail(from.error());
        return Meeting::Decision::Leave;
    }
    const auto loaded = from->empty() ? replica.start() : Result<std::vector<Message>>(std::vector<Message>());
    if (!loaded) {
        attempt.leader.fail(loaded.error());
        return Meeting::Decision::Leave;
    }
    sayStarted(attempt, *from);
    sayReplicas(attempt);
    sayOrder(attempt);
    sayStages(attempt, replica.division());
    for (const Message& what : *loaded) attempt.reporter.notice(Severity::Info, "weights-loaded", what);
    if (const auto& trouble = attempt.plan.gpuTrouble)
        attempt.reporter.notice(Severity::Warning, "gpu-unusable", trouble->what, trouble->remedy);
    if (const auto& doubt = attempt.plan.memoryDoubt)
        attempt.reporter.notice(Severity::Warning, "memory-may-not-suffice", doubt->what, doubt->remedy);
    for (const Error& error : damaged)
        attempt.reporter.notice(Severity::Warning, "checkpoint-damaged", error.what, error.remedy);
    if (!damaged.empty() && from->empty())
        attempt.reporter.notice(
            Severity::Error, "no-checkpoint-left",
            {EPOCHAL_TEXT("core", "No checkpoint passed verification; the run starts from the beginning"), {}});
    for (const Notice& notice : attempt.plan.data.notices) attempt.reporter.say(notice);
    warnOfSmallData(attempt);
    attempt.reporter.say(StateChanged{RunState::Running, {}});
    // A run that was killed between its last checkpoint and its end has nothing left to do.
    if (attempt.start.stepInEpoch == 0 && attempt.start.epoch > 0)
        if (const auto reason = stopAfterEpoch(attempt.job.spec, attempt.start)) {
            attempt.leader.finish(*reason);
            return Meeting::Decision::Leave;
        }
    if (attempt.job.overBudget && attempt.job.overBudget(attempt.reporter.active(), true)) {
        attempt.leader.finish(StopReason::Budget);
        return Meeting::Decision::Leave;
    }
    return Meeting::Decision::GoOn;
}

/// Where the run is, for ranks that may be other processes.
std::string toText(const Progress& start) {
    return jsonText(Json{start.epoch, start.stepInEpoch, start.step, start.rateFactor});
}
Progress progressFrom(const std::string& text) {
    const Json json = Json::parse(text);
    Progress start;
    start.epoch = json.at(0).get<std::int64_t>();
    start.stepInEpoch = json.at(1).get<std::int64_t>();
    start.step = json.at(2).get<std::int64_t>();
    start.rateFactor = json.at(3).get<double>();
    return start;
}

/// Where all ranks begin; nothing if rank 0 has found that there is nothing to train.
std::optional<Progress> agreedStart(Attempt& attempt, int rank, Replica& replica) {
    const std::string from = attempt.meeting.agree(rank, [&] {
        return begin(attempt, replica) == Meeting::Decision::Leave ? std::string() : toText(attempt.start);
    });
    if (from.empty()) return std::nullopt;
    return rank == 0 ? attempt.start : progressFrom(from);
}

/// Steps and epochs of one replica. It is the same on all ranks, as their exchanges require; where they differ is in
/// their duties, and in the meetings, where rank 0 decides.
class TrainingLoop {
public:
    TrainingLoop(Attempt& attempt, int rank, Replica& replica, Duties& duties, const Progress& start)
        : attempt_(attempt),
          plan_(attempt.plan),
          meeting_(attempt.meeting),
          rank_(rank),
          replica_(replica),
          duties_(duties),
          progress_(start) {}

    void run() {
        for (;;) {
            beginEpoch();
            while (progress_.stepInEpoch < plan_.stepsPerEpoch) {
                step();
                if (Pulse* pulse = plan_.pulse(); pulse && !works_) {
                    // The first step took what it took, on all ranks: their devices were prepared for it.
                    replica_.synchronize();
                    works_.emplace(pulse, Pulse::State::Works);
                }
                if (meeting_.isAfter(progress_.step) && meet() == Meeting::Decision::Leave) return replica_.leave();
            }
            if (endEpoch() == Meeting::Decision::Leave) return replica_.leave();
        }
    }

private:
    void beginEpoch() {
        rate_ = 0;
        duties_.beginEpoch(progress_, replica_);
        replica_.beginEpoch(progress_.epoch, progress_.stepInEpoch);
        if (std::exchange(traceNext_, false)) replica_.beginTrace();
        duties_.beginSteps(replica_);
    }

    void step() {
        rate_ = learningRate(plan_.spec, progress_.step, plan_.stepsPerEpoch) * progress_.rateFactor;
        duties_.beforeStep(progress_.step + 1);
        const Replica::Times times = replica_.step(rate_);
        ++progress_.step;
        ++progress_.stepInEpoch;
        duties_.afterStep(progress_, times, rate_, replica_);
    }

    /// Between two steps, when rank 0 has called for it.
    Meeting::Decision meet() {
        duties_.beforeMeeting();
        endTrace();
        auto tensors = replica_.snapshot(progress_.step);
        const auto decision = meeting_.together(rank_, [&] {
            attempt_.state.progress = progress_;
            attempt_.state.tensors = std::move(tensors);
            return attempt_.leader.serve(progress_, replica_, attempt_.state);
        });
        if (decision == Meeting::Decision::Leave) return decision;
        if (decision == Meeting::Decision::Trace) {
            traceNext_ = progress_.stepInEpoch == plan_.stepsPerEpoch;
            if (!traceNext_) replica_.beginTrace();
        }
        duties_.afterMeeting();
        return decision;
    }

    Meeting::Decision endEpoch() {
        duties_.endSteps(progress_, rate_, replica_);
        endTrace();
        Leader::EpochResult result;
        result.rate = rate_;
        result.sums = replica_.endEpoch();
        // The sums are the same on all ranks. There is nothing to evaluate in a network that has diverged.
        if (std::isfinite(result.sums.loss)) {
            const double begun = monotonicSeconds();
            result.outputs = replica_.evaluate();
            result.evaluationSeconds = monotonicSeconds() - begun;
        }
        ++progress_.epoch;
        progress_.stepInEpoch = 0;
        auto tensors = replica_.snapshot(progress_.step);
        return meeting_.together(rank_, [&] {
            attempt_.state.progress = progress_;
            attempt_.state.tensors = std::move(tensors);
            const auto decision = attempt_.leader.afterEpoch(result, attempt_.state);
            progress_ = attempt_.state.progress;
            return decision;
        });
    }

    void endTrace() {
        if (replica_.isTraced()) duties_.keepTrace(replica_.endTrace(), progress_.step);
    }

    Attempt& attempt_;
    const Plan& plan_;
    Meeting& meeting_;
    const int rank_;
    Replica& replica_;
    Duties& duties_;
    Progress progress_;
    double rate_ = 0;         ///< of the epoch's last step so far
    bool traceNext_ = false;  ///< asked for after the last step of an epoch
    std::optional<Pulse::During> works_;
};

/// One replica's part of the attempt.
void trainReplica(Attempt& attempt, int rank, Replica& replica) {
    const auto start = agreedStart(attempt, rank, replica);
    if (!start) return;
    replica.share(start->step);
    if (rank == 0) {
        attempt.leader.begin(*start, replica);
        return TrainingLoop(attempt, rank, replica, attempt.leader, *start).run();
    }
    RankWatch watch(attempt.plan, attempt.meeting, rank, replica);
    TrainingLoop(attempt, rank, replica, watch, *start).run();
}

/// One stretch of a run: to its end, or until it diverges. `rateFactor` becomes the one with which it ended.
Outcome runOnce(const Job& job, const Plan& plan, Control& control, Reporter& reporter,
                std::optional<double>& rateFactor) {
    Attempt attempt(job, control, plan, reporter, rateFactor);
    attempt.team.run([&](int rank) { return std::make_unique<Replica>(plan, attempt.team.connect(rank)); },
                     [&](int rank, Replica& replica) { trainReplica(attempt, rank, replica); });
    attempt.leader.end();
    rateFactor = attempt.state.progress.rateFactor;
    Outcome outcome = attempt.leader.outcome();
    if (const auto failure = attempt.meeting.failure()) {
        outcome.state = RunState::Failed;
        outcome.reason.reset();
        outcome.error = failure;
    }
    return outcome;
}

/// What rank 0 decides after a stretch, on all ranks. A lost rank ends it for all.
bool goesOn(const Plan& plan, bool again) {
    if (!plan.party) return again;
    constexpr const char* kAgain = "again";
    try {
        return plan.party->link().agree([&] { return again ? kAgain : "end"; }) == kAgain;
    } catch (const PeerFailed&) {
        return false;
    }
}

/// Goes back to the newest checkpoint as often as kMostRollBacks says, if the spec asks for that.
Outcome run(Job job, const Plan& plan, Control& control, Reporter& reporter) {
    constexpr int kMostRollBacks = 5;
    plan.kind().setArithmetic(plan.precision, plan.attends());
    if (!plan.party || plan.party->ranks().rank == 0) reporter.watchResources(plan);
    std::optional<double> rateFactor;
    for (int rolledBack = 0;; ++rolledBack) {
        Outcome outcome = runOnce(job, plan, control, reporter, rateFactor);
        const bool diverged = outcome.error && outcome.error->kind == ErrorKind::Diverged;
        if (!goesOn(plan, diverged && job.spec.stop.divergence == "roll-back" && rolledBack < kMostRollBacks))
            return outcome;
        reporter.endSteps();
        job.resume = true;
        *rateFactor /= 2;
        if (!outcome.error) continue;  // rank 0 reports it
        reporter.notice(Severity::Warning, kRolledBack,
                        {EPOCHAL_TEXT("core",
                                      "%1. The run goes back to its last checkpoint, with %2 of the scheduled "
                                      "learning rate"),
                         {Nested(outcome.error->what), Share{*rateFactor, -1}}});
    }
}

}  // namespace

Error errorOf(const std::exception_ptr& thrown) {
    const Message resume{EPOCHAL_TEXT("core", "Resume the run from its last checkpoint"), {}};
    const auto memory = [](Message what) {
        return Error{ErrorKind::Memory,
                     std::move(what),
                     "/optimizer/global_batch",
                     {EPOCHAL_TEXT("core", "Use a smaller global batch or a smaller network"), {}}};
    };
    const auto says = [&](const std::string& what) {
        const bool device = what.find("CUDA") != std::string::npos || what.find("NCCL") != std::string::npos ||
                            what.find("gloo") != std::string::npos;
        return Error{device ? ErrorKind::Device : ErrorKind::Internal,
                     {EPOCHAL_TEXT("core", "LibTorch error: %1"), {what.substr(0, what.find('\n'))}},
                     "",
                     resume};
    };
    try {
        std::rethrow_exception(thrown);
    } catch (const DataFailure& failure) {
        return failure.error;
    } catch (const c10::OutOfMemoryError& error) {
        return memory({EPOCHAL_TEXT("core", "Out of GPU memory"), {}});
    } catch (const std::bad_alloc&) {
        return memory({EPOCHAL_TEXT("core", "Out of memory"), {}});
    } catch (const c10::Error& error) {
        const std::string what = error.what_without_backtrace();
        if (what.find("allocate memory") != std::string::npos)
            return memory({EPOCHAL_TEXT("core", "Out of memory"), {}});
        return says(what);
    } catch (const std::system_error& error) {
        // In most cases a thread that cannot be created.
        return {ErrorKind::Device, {EPOCHAL_TEXT("core", "System error: %1"), {std::string(error.what())}}, "", resume};
    } catch (const std::exception& error) {
        const std::string what = error.what();
        if (what.find("gloo") != std::string::npos) return says(what);
        return {ErrorKind::Internal, {EPOCHAL_TEXT("core", "Unexpected error: %1"), {what}}, "", resume};
    } catch (...) {
        return {ErrorKind::Internal, {EPOCHAL_TEXT("core", "Unexpected error: %1"), {std::string("?")}}, "", resume};
    }
}

Started startedOf(const Plan& plan) {
    Started started;
    started.parameters = plan.parameters;
    started.trainImages = plan.data.trainingSize();
    started.validationImages = plan.data.validationSize();
    started.channels = plan.data.channels;
    started.height = plan.data.height;
    started.width = plan.data.width;
    started.classes = plan.data.classes;
    started.precision = plan.precision;
    started.devices = plan.deviceNames;
    started.threads = plan.threads * plan.world();
    started.engine = engineVersion();
    return started;
}

std::string engineVersion() {
    const std::string cuda = cudaVersion();
    return "LibTorch " + std::to_string(TORCH_VERSION_MAJOR) + "." + std::to_string(TORCH_VERSION_MINOR) + "." +
           std::to_string(TORCH_VERSION_PATCH) + ", " + (cuda.empty() ? "CPU" : cuda);
}

Outcome attempt(const Job& job, const std::function<Result<Plan>()>& makePlan, const Sink& sink,
                const std::function<Outcome(const Plan&, Reporter&)>& work) {
    Reporter reporter(sink);
    Outcome outcome;
    outcome.state = RunState::Failed;
    const DeviceKind* kind = nullptr;
    try {
        const auto plan = makePlan();
        if (plan) {
            kind = &plan->kind();
            reporter.excuse(plan->pulse());
        }
        if (!plan) {
            outcome.error = plan.error();
        } else if (job.overBudget && job.overBudget(reporter.active(), true)) {
            outcome.state = RunState::Finished;
            outcome.reason = StopReason::Budget;
        } else {
            outcome = work(*plan, reporter);
        }
    } catch (...) {
        outcome.error = errorOf(std::current_exception());
    }
    // Another process, or the check of the next run, would count it as used.
    if (kind) kind->releaseMemory();
    outcome.training = reporter.training();
    outcome.active = reporter.active();
    return outcome;
}

namespace {

/// What `work` makes of the ranks once they are all here.
Outcome together(const Ranks& ranks, std::string& spec, Control& control,
                 const std::function<Outcome(Party& party)>& work) {
    Outcome outcome;
    outcome.state = RunState::Failed;
    try {
        auto party = Party::meet(ranks, spec, control);
        if (party) return work(**party);
        outcome.error = party.error();
        if (party.error().kind == ErrorKind::Interrupted) {
            outcome.state = RunState::Interrupted;
            outcome.error.reset();
        }
    } catch (const PeerFailed&) {
        outcome.error =
            Error{ErrorKind::Device, {EPOCHAL_TEXT("core", "Rank 0 ended before this rank started"), {}}, "", {}};
    } catch (...) {
        outcome.error = errorOf(std::current_exception());
    }
    return outcome;
}

}  // namespace

Outcome train(const Job& job, const std::function<Result<Plan>()>& makePlan, Control& control, const Sink& sink) {
    const TensorMemory memory;
    return attempt(job, makePlan, sink,
                   [&](const Plan& plan, Reporter& reporter) { return run(job, plan, control, reporter); });
}

Outcome train(const Job& job, Control& control, const Sink& sink) {
    if (!job.ranks)
        return train(
            job, [&] { return makePlan(specOf(job)); }, control, sink);
    std::string spec = jsonText(toJson(specOf(job)));
    return together(*job.ranks, spec, control, [&](Party& party) {
        return train(
            job, [&] { return makePlan(specOf(job), &party); }, control, sink);
    });
}

Outcome serve(const Ranks& ranks, Control& control) {
    std::string text;
    return together(ranks, text, control, [&](Party& party) {
        Outcome outcome;
        outcome.state = RunState::Failed;
        const auto json = parseJson(text, "");
        const auto spec = json ? specFromJson(*json) : Result<RunSpec>(json.error());
        if (!spec) {
            outcome.error = spec.error();
        } else {
            Job job;
            job.spec = *spec;
            outcome = train(
                job, [&] { return makePlan(job.spec, &party); }, control,
                [](const EventBody&, double, double) { return true; });
        }
        if (outcome.error) party.link().fail(*outcome.error);
        return outcome;
    });
}

}  // namespace epochal::engine
