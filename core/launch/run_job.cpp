#include "core/launch/run_job.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <memory>
#include <thread>

#include "core/analysis/replay.h"
#include "core/base/clock.h"
#include "core/base/json.h"
#include "core/base/mutex.h"
#include "core/launch/budget.h"
#include "core/launch/engine_library.h"
#include "core/launch/expectation.h"
#include "core/launch/rank_processes.h"
#include "core/spec/session.h"
#include "core/spec/spec_json.h"

namespace epochal {
namespace {

constexpr std::chrono::seconds kLeaveGrace{5};  ///< for writing why
constexpr const char* kCommands[] = {"pause", "resume", "stop", "stop-after-epoch", "checkpoint", "trace"};

std::optional<Command> commandFromName(std::string_view name) {
    const auto* const found = std::ranges::find(kCommands, name);
    return found == std::end(kCommands) ? std::nullopt
                                        : std::optional(static_cast<Command>(found - std::begin(kCommands)));
}

/// Reads commands.jsonl as it grows, five times per second, from where it ended when the attempt started: commands to
/// an earlier attempt are not for this one. A run whose folder is gone is interrupted here: paused, it would not
/// notice.
class CommandPoll {
public:
    CommandPoll(const RunDirectory& run, engine::Control& control)
        : run_(run), file_(run.commands()), control_(control) {
        std::error_code error;
        const auto size = std::filesystem::file_size(file_, error);
        offset_ = error ? 0 : size;
        thread_ = std::jthread([this](std::stop_token stop) { poll(stop); });
    }

private:
    void poll(std::stop_token stop) {
        Mutex mutex;
        Condition wake;
        Lock lock(mutex);
        while (!wake.waitFor(lock, stop, std::chrono::milliseconds(200), [&] { return stop.stop_requested(); })) {
            if (run_.isGone()) control_.interrupt = true;
            const auto text = readFrom(file_, offset_, 1u << 16, Links::Refuse);
            if (!text) continue;
            std::string_view rest = *text;
            for (auto end = rest.find('\n'); end != std::string_view::npos; end = rest.find('\n')) {
                const Json line = Json::parse(rest.substr(0, end), nullptr, false);
                const auto command = line.is_object() ? commandFromName(stringAt(line, "command")) : std::nullopt;
                if (command) obey(*command, control_);
                offset_ += end + 1;
                rest.remove_prefix(end + 1);
            }
        }
    }
    RunDirectory run_;
    Path file_;
    engine::Control& control_;
    std::uint64_t offset_ = 0;
    std::jthread thread_;
};

/// What earlier attempts used, read once from the log.
struct Before {
    std::int64_t attempts = 0;
    PastUse use;
    std::vector<SizeMeasured> measured;
};

Result<Before> readBefore(const RunDirectory& run) {
    RunRecord record(run.spec(), run.offer());
    if (Status read = applyLog(run, record); !read) return read.error();
    const Figures& figures = record.figures();
    Before before{figures.attempts, {figures.clocks.active, figures.clocks.billed}, {}};
    for (const SizePoint& point : figures.sizes)
        if (point.isComplete()) before.measured.push_back(point.measured);
    return before;
}

Message outcomeMessage(const engine::Outcome& outcome, const Measure& measure) {
    if (outcome.error) return outcome.error->what;
    if (outcome.state == RunState::Interrupted)
        return {EPOCHAL_TEXT("core", "Interrupted after a checkpoint; the run can be resumed"), {}};
    if (!outcome.reason) return {};
    switch (*outcome.reason) {
        case StopReason::Epochs:
            return {EPOCHAL_TEXT("core", "All epochs completed"), {}};
        case StopReason::Target:
            return {EPOCHAL_TEXT("core", "Trained: the target was reached"), {}};
        case StopReason::Patience:
            //: %1: a measure of quality, "top-1"
            return {EPOCHAL_TEXT("core", "Trained: %1 stopped improving"), {argOf(measure)}};
        case StopReason::Hours:
            return {EPOCHAL_TEXT("core", "Stopped at the time limit"), {}};
        case StopReason::Budget:
            return {EPOCHAL_TEXT("core", "Stopped at the budget limit"), {}};
        case StopReason::User:
            return {EPOCHAL_TEXT("core", "Stopped on request"), {}};
        case StopReason::Measured:
            //: why a run ended: all sizes have been measured
            return {EPOCHAL_TEXT("core", "Everything measured"), {}};
    }
    return {};
}

/// The end of an attempt whose bill exceeds its budget: what could not be interrupted took longer than it covers.
Message overrunMessage(const BudgetWatch::Overrun& over) {
    if (over.start)
        return {
            EPOCHAL_TEXT("core", "Stopped at the budget limit. The bill exceeds the budget by %1: the start took %2"),
            {amountOf(over.excess), Duration{*over.start}}};
    return {EPOCHAL_TEXT("core", "Stopped at the budget limit. The bill exceeds the budget by %1"),
            {amountOf(over.excess)}};
}

/// The other ranks, if the replicas are processes; nothing if they are threads. What they print is in worker.log.
/// `guarded`: this process has no other work than the run, and may be killed once it is stopped (guardRun).
Result<std::unique_ptr<RankProcesses>> startRanks(const RunDirectory& run, const RunSpec& spec,
                                                  const engine::Engine& engine, const LaunchPlan& launched,
                                                  const engine::Sink& sink, bool guarded) {
    if (launched.world == 1 && !asProcesses(spec, engine)) return std::unique_ptr<RankProcesses>();
    const LaunchPlan plan = launched.world == 1 ? localPlan(spec) : launched;
    const auto log = openRegular(run.workerLog(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, Links::Refuse);
    if (!log) return log.error();
    sink(Notice{Severity::Info, "launch", {EPOCHAL_TEXT("core", "Ranks: %1"), {launchTable(plan)}}, {}}, 0, 0);
    if (guarded) {
        std::error_code error;
        const Path whole = std::filesystem::absolute(run.path(), error);  // the guard runs in another folder
        const WorkerCall guard{
            {"guard", (error ? run.path() : whole).string(), "--parent", std::to_string(::getpid())}};
        if (const auto started = WorkerProcess::start(workerBeside(), guard, *log, *log); !started)
            return started.error();
    }
    return RankProcesses::start(workerBeside(), plan, *log);
}

int codeOf(const engine::Outcome& outcome) {
    if (outcome.state == RunState::Interrupted) return exitCode(ErrorKind::Interrupted);
    return outcome.error ? exitCode(outcome.error->kind) : 0;
}

}  // namespace

const char* name(Command command) {
    return kCommands[static_cast<int>(command)];
}

void obey(Command command, engine::Control& control) {
    switch (command) {
        case Command::Pause:
            control.pause = true;
            break;
        case Command::Resume:
            control.pause = false;
            break;
        case Command::Stop:
            control.stop = true;
            break;
        case Command::StopAfterEpoch:
            control.stopAfterEpoch = true;
            break;
        case Command::Checkpoint:
            control.checkpoint = true;
            break;
        case Command::Trace:
            control.trace = true;
            break;
    }
}

Status sendCommand(const RunDirectory& run, Command command) {
    auto file = AppendFile::open(run.commands());
    if (!file) return file.error();
    const Json line = {{"command", name(command)}, {"time", isoTime(utcMillis())}};
    return (*file)->append(jsonText(line) + "\n");
}

Result<ExitRecord> runJob(const RunDirectory& run, engine::Control& control,
                          const std::function<void(const Event&)>& watch, const LaunchPlan& launched,
                          std::int64_t replicas, const std::function<void(int code)>& leave) {
    RunSpec spec = run.spec();
    if (replicas > 0 && trainsToQuality(spec.session)) {
        spec.devices.count = replicas;
        if (const auto problems = validate(spec); !problems.empty()) return problems.front();
    }
    if (Status fits = checkLaunch(spec, launched); !fits) return fits.error();
    const auto lock = FileLock::tryLock(run.lockFile());
    if (!lock) {
        if (lock.error().kind != ErrorKind::Locked) return lock.error();
        return Error{ErrorKind::Locked,
                     {EPOCHAL_TEXT("core", "This run is already in progress"), {}},
                     run.path().string(),
                     {EPOCHAL_TEXT("core", "Watch it on the Live page, or stop it first"), {}}};
    }
    // Checked before the start: the end cannot be saved if, say, a newer version's record is in its place.
    if (const auto record = run.prepareExit({}); !record) return record.error();
    removeLeftovers(run.path());
    removeLeftovers(run.checkpoints());
    const auto earlier = readBefore(run);
    if (!earlier) return earlier.error();
    const Before& before = *earlier;
    const SteadyTime time;
    // A bill begins with the attempt's first event.
    std::optional<double> begun;
    BudgetWatch budget(run.spec(), run.offer(), before.use, [&] { return begun ? time.seconds() - *begun : 0; });
    CampaignLedger campaign(run);
    if (!run.spec().campaign.empty()) budget.add([&](std::optional<double> ahead) { return campaign.left(ahead); });
    if (Status may = budget.mayBegin(); !may) return may.error();
    // Nothing depends on the estimate: a disk that refuses it will refuse the log, and that is reported.
    if (before.attempts == 0) static_cast<void>(keepExpectation(run));
    auto writer = EventWriter::open(run, before.attempts + 1, time);
    if (!writer) return writer.error();

    std::optional<Error> logError;
    std::atomic<std::int64_t> logged = 0;
    const engine::Sink sink = [&](EventBody body, double training, double active) {
        budget.hear(body);
        auto event = (*writer)->write(std::move(body), training, active);
        logged = (*writer)->written();
        if (event)
            watch(*event);
        else
            logError = event.error();
        return event.ok();
    };

    engine::Outcome outcome;
    outcome.state = RunState::Failed;
    begun = time.seconds();
    sink(StateChanged{RunState::Starting, {}}, 0, 0);
    if (const auto library = engineLibrary(); library) {
        const CommandPoll commands(run, control);
        engine::Job job{run.spec(), run.checkpoints(), true, before.measured, before.use.active, {}};
        job.predictions = run.path();
        job.replicas = spec.devices.count;
        if (budget.limits())
            job.overBudget = [&](double active, bool prepares) { return budget.isSpent(active, prepares); };
        if (budget.isSpent(0, true)) {
            outcome.state = RunState::Finished;
            outcome.reason = StopReason::Budget;
        } else if (auto ranks = startRanks(run, spec, **library, launched, sink, leave != nullptr); ranks) {
            if (*ranks) job.ranks = (*ranks)->ranks();
            if (*ranks && leave)
                job.ranks->abandon = [&](const Error& cause) {
                    // The log may be what this thread hangs in.
                    const ExitRecord record{before.attempts + 1,
                                            exitCode(cause.kind),
                                            RunState::Failed,
                                            {},
                                            cause,
                                            time.utcMillis(),
                                            logged,
                                            {}};
                    // And the disk what both do: then the guard writes it.
                    std::thread([&run, &leave, record] {
                        if (auto kept = run.prepareExit(record)) static_cast<void>(kept->commit());
                        leave(record.code);
                    }).detach();
                    std::this_thread::sleep_for(kLeaveGrace);
                    leave(record.code);
                };
            outcome = (*library)->train(job, control, sink);
        } else {
            outcome.error = ranks.error();
        }
    } else {
        outcome.error = library.error();
    }
    const auto fail = [&](const Error& error) {
        outcome.state = RunState::Failed;
        outcome.reason.reset();
        outcome.error = error;
    };
    if (logError) fail(*logError);

    // A run whose end cannot be saved has not finished: its record is on disk before the log states the end, and is put
    // in place after that.
    const auto over = outcome.reason == StopReason::Budget ? budget.overrun(outcome.active) : std::nullopt;
    const auto recordNow = [&](std::int64_t events) {
        return ExitRecord{before.attempts + 1,
                          codeOf(outcome),
                          outcome.state,
                          outcome.reason,
                          outcome.error,
                          time.utcMillis(),
                          events,
                          over && outcome.reason ? overrunMessage(*over) : Message{}};
    };
    ExitRecord record = recordNow((*writer)->written() + 1);
    auto kept = run.prepareExit(record);
    if (!kept && outcome.state == RunState::Finished) {
        fail(kept.error());
        record = recordNow((*writer)->written() + 1);
    }
    const Message end = record.notice.empty() ? outcomeMessage(outcome, measureOf(run.spec())) : record.notice;
    if (!sink(Finished{outcome.state, outcome.reason, end, record.events}, outcome.training, outcome.active)) {
        fail(*logError);
        record = recordNow((*writer)->written());
        kept = run.prepareExit(record);
    }
    if (run.isGone()) return goneError(run.path());
    if (!kept) return record;
    if (Status written = kept->commit(); !written) return written.error();
    return record;
}

}  // namespace epochal
