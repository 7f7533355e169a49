#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <map>

#include "app/worker/commands.h"
#include "app/worker/job.h"
#include "app/worker/progress.h"
#include "app/worker/specs.h"
#include "app/worker/speech.h"
#include "core/analysis/replay.h"
#include "core/base/layout.h"
#include "core/events/codec.h"
#include "core/launch/campaign.h"
#include "core/launch/home.h"
#include "core/launch/preflight.h"
#include "core/launch/queue_runner.h"
#include "core/launch/rank_processes.h"
#include "core/launch/run_job.h"
#include "core/spec/parallel.h"
#include "core/spec/session.h"

namespace epochal::worker {
namespace {

/// `heading` for a run of a sweep: a single line of progress.
int train(const RunDirectory& run, bool json, const std::string& heading = {}, const LaunchPlan& launched = {},
          std::int64_t replicas = 0) {
    ProgressDisplay progress(run, heading);
    const bool alone = heading.empty();  // else other runs of the sweep follow in this process
    const auto end = runJob(
        run, control(),
        [&](const Event& event) {
            if (!json) return progress.show(event);
            std::fputs(encode(event).c_str(), stdout);
            std::fflush(stdout);
        },
        launched, replicas, alone ? [](int code) { ::_exit(code); } : std::function<void(int)>());
    if (!json) progress.end(end);
    if (!end) {
        print(end.error());
        return exitCode(end.error().kind);
    }
    if (end->error) print(*end->error);
    if (!json && alone) print(say(EPOCHAL_TEXT("worker", "run folder: %1"), {run.path().string()}));
    return end->code;
}

void sayCampaign(const Path& home, const std::string& id, bool json) {
    if (!json) print(say(EPOCHAL_TEXT("worker", "campaign: %1"), {campaignFile(home, id).string()}));
    std::fflush(stdout);
}

/// The runs of a sweep, one after another in this process, as the queue's runner decides; each is made when its turn
/// comes. No other process needs the order, so it is not saved; the campaign is.
class SweepRunner {
public:
    SweepRunner(const PlannedCampaign& plan, std::vector<Offer> offers, Path home, Path runs, bool json)
        : plan_(plan),
          offers_(std::move(offers)),
          home_(std::move(home)),
          runs_(std::move(runs)),
          json_(json),
          queue_(0, [this](const std::string& id) {
              const auto found = std::ranges::find(offers_, id, &Offer::id);
              return found == offers_.end() ? std::nullopt : std::optional(*found);
          }) {
        queue_.own();
    }

    int launch() {
        if (const int taken = hold(); taken != 0) return taken;
        if (const auto added = queue_.add(plan_, offers_, TargetKind::Window, false); !added)
            return complain(added.error());
        queue_.told(plan_.campaign.id);
        return work();
    }

    /// Continues it. Runs that are over or taken out are left alone.
    int resume() {
        if (const int taken = hold(); taken != 0) return taken;
        tellCampaign();
        std::vector<RunLook> looks;
        for (const std::string& id : plan_.campaign.runs) {
            looks.push_back(lookAt(runs_, id));
            if (looks.back().state == QueuedState::Running)
                note(complain({ErrorKind::Locked,
                               {EPOCHAL_TEXT("core", "This run is already in progress"), {}},
                               (runs_ / id).string(),
                               {}}));
            else if (looks.back().state == QueuedState::Ended && !looks.back().figures) {
                const auto run = RunDirectory::open(runs_ / id);
                const auto record = run ? replay(*run) : Result<RunRecord>(run.error());
                if (!record) note(complain(record.error()));
            }
        }
        if (Status added = queue_.resume(plan_, offers_, looks, TargetKind::Window); !added)
            return complain(added.error());
        return work();
    }

private:
    void tellCampaign() {
        if (!std::exchange(told_, true)) sayCampaign(home_, plan_.campaign.id, json_);
    }

    int hold() {
        CampaignHold held = holdCampaign(home_, plan_.campaign.id, {});
        if (!held.lock) return complain(held.lock.error());
        lock_ = std::move(*held.lock);
        return 0;
    }

    /// The code of the first failure is the sweep's.
    void note(int code) {
        if (code_ == 0) code_ = code;
    }

    /// A failed run, or one that this machine cannot train, does not stop the rest.
    int work() {
        carryOutSteps();
        while (!control().interrupt && !ends_) {
            trained_ = false;
            queue_.advance(false);
            carryOutSteps();
            if (ends_ || queue_.entries().empty()) break;
            if (trained_) continue;
            const QueueEntry& next = queue_.entries().front();
            if (!next.held.empty()) {
                print(Error{
                    ErrorKind::Interrupted,
                    next.held,
                    next.spec->name,
                    {EPOCHAL_TEXT("core", "Raise the campaign's budget, or launch the remaining runs again"), {}}});
                break;
            }
            const auto made = toMake_.find(next.id());
            if (made == toMake_.end()) break;
            makeNow(toMake_.extract(made).mapped());
        }
        carryOutSteps();
        return code_;
    }

    void carryOutSteps() {
        for (const QueueStep& step : queue_.take()) std::visit([this](const auto& one) { carryOut(one); }, step);
    }

    void makeNow(const MakeRun& step) {
        if (const Status able = preflight_(step.spec); !able) {
            note(exitCode(able.error().kind));
            // It stays in its campaign: once the cause is gone, or on another machine, resuming trains it.
            return queue_.made(step.id, Made::Failed, able.error());
        }
        const auto run = RunDirectory::create(runs_, step.id, step.spec, machine_, step.offer);
        queue_.made(step.id, run ? Made::Yes : Made::Failed, run ? std::nullopt : std::optional(run.error()));
        if (run) return;
        note(exitCode(run.error().kind));
        ends_ = true;  // the next one would fail like it
    }

    void carryOut(const SaveOrder&) {}
    void carryOut(const SaveCampaign& step) {
        const Status saved = saveCampaign(home_, step.campaign);
        // Before anything trains: with this file, the sweep can be continued after a kill.
        if (saved) return tellCampaign();
        note(complain(saved.error()));
        ends_ = true;
    }
    void carryOut(const LockCampaign& step) { queue_.locked(step.id, {std::unique_ptr<FileLock>()}); }
    void carryOut(const ReleaseCampaign&) {}  // with this object
    void carryOut(const MakeRun& step) { toMake_.emplace(step.id, step); }
    void carryOut(const StartRun& step) {
        trained_ = true;
        const auto run = RunDirectory::open(runs_ / step.id);
        queue_.started(step.id, run ? Status() : Status(run.error()));
        if (!run) return note(exitCode(run.error().kind));
        const auto index = std::ranges::find(plan_.campaign.runs, step.id) - plan_.campaign.runs.begin();
        note(train(*run, json_,
                   say(EPOCHAL_TEXT("worker", "%1 of %2"),
                       {static_cast<std::int64_t>(index + 1), static_cast<std::int64_t>(plan_.specs.size())}) +
                       "  " + variedValues(run->spec(), plan_.campaign.sweep.axes)));
        const RunLook look = lookAt(runs_, step.id);
        if (look.figures) queue_.learn(*look.figures);
        queue_.ended(step.id, false);
    }
    void carryOut(const DiscardRuns&) {}
    void carryOut(const RestoreRuns&) {}
    void carryOut(const LearnRuns& step) { queue_.told(step.campaign); }
    void carryOut(const TellTrouble& step) { print(step.error); }

    const PlannedCampaign& plan_;
    const std::vector<Offer> offers_;
    const Path home_, runs_;
    const bool json_;
    const Machine machine_ = thisMachine();
    Preflight preflight_{checkHere};
    QueueRunner queue_;
    std::unique_ptr<FileLock> lock_;
    std::map<std::string, MakeRun> toMake_;
    bool told_ = false, trained_ = false, ends_ = false;
    int code_ = 0;
};

/// Continues a sweep that a kill interrupted; its campaign file defines the runs.
int resumeAll(const Path& file, const Options& options) {
    const Path home = file.parent_path().parent_path();
    const auto campaign = loadCampaign(home, file.stem().string());
    if (!campaign) return complain(campaign.error());
    const auto plan = planAgain(*campaign);
    if (!plan) return complain(plan.error());
    const auto offers = offersOf(plan->specs);
    if (!offers) return complain(offers.error());
    const Path runs = options.runs.empty() ? home / layout::kRunsFolder : std::filesystem::absolute(options.runs);
    removeLeftovers(runs);
    return SweepRunner(*plan, *offers, home, runs, options.json).resume();
}

int launch(const LaunchPlan& launched, const Sweep& sweep, const Options& options) {
    const auto plan = planCampaign(sweep);
    if (!plan) return complain(plan.error());
    const auto offers = offersOf(plan->specs);
    if (!offers) return complain(offers.error());
    if (Status kept = checkBudget(*plan, *offers); !kept) return complain(kept.error());
    heedSignals();
    const Path runs = options.runs.empty() ? dataHome() / layout::kRunsFolder : std::filesystem::absolute(options.runs);
    removeLeftovers(runs);
    if (plan->specs.size() > 1) {
        if (launched.world > 1)
            return complain(
                {ErrorKind::Spec,
                 {EPOCHAL_TEXT("core", "A sweep cannot be launched as ranks: its runs start their own"), {}},
                 launched.table.front().source,
                 {EPOCHAL_TEXT("core", "Use devices.ranks_as=processes instead"), {}}});
        return SweepRunner(*plan, *offers, runs.parent_path(), runs, options.json).launch();
    }
    RunSpec alone = plan->specs.front();
    alone.campaign.clear();
    if (const Status fits = checkLaunch(alone, launched); !fits) return complain(fits.error());
    // Of a run whose ranks are elsewhere or were started one by one, this process alone, which may see one GPU of
    // theirs, cannot say whether they can do their part before they do.
    if (launched.starts + 1 == launched.world)
        if (const Status able = checkHere(alone); !able) return complain(able.error());
    const auto directory =
        RunDirectory::create(runs, plan->campaign.runs.front(), alone, thisMachine(), offers->front());
    if (!directory) return complain(directory.error());
    return train(*directory, options.json, {}, launched);
}

}  // namespace

int runAs(const LaunchPlan& launched, const Options& options) {
    const auto sweep = sweepOf(options);
    if (!sweep) return complain(sweep.error());
    return launch(launched, *sweep, options);
}

int scaleAs(const LaunchPlan& launched, const Options& options) {
    const auto sweep = sweepOf(options);
    if (!sweep) return complain(sweep.error());
    if (!sweep->axes.empty())
        return complain({ErrorKind::Spec,
                         {EPOCHAL_TEXT("worker", "A scaling experiment needs a spec without varied fields"), {}},
                         options.specFile,
                         {EPOCHAL_TEXT("worker", "Use the spec of one run, or the run command for a sweep"), {}}});
    const auto scaled = scaledSweep(sweep->base, options, thisMachine());
    if (!scaled) return complain(scaled.error());
    return launch(launched, *scaled, options);
}

int resumeAs(const LaunchPlan& launched, const Options& options) {
    std::error_code error;
    const Path folder = std::filesystem::canonical(options.folder, error);
    if (error) return complain(ioError(error.value(), options.folder));
    heedSignals();
    const Error severalOrNone{
        ErrorKind::Spec,
        {EPOCHAL_TEXT("worker", "Only a single training run can be resumed with another number of replicas"), {}},
        "--replicas",
        {EPOCHAL_TEXT("worker", "Leave out --replicas, or specify the folder of a single training run"), {}}};
    if (std::filesystem::is_regular_file(folder, error))
        return options.replicasNow ? complain(severalOrNone) : resumeAll(folder, options);
    const auto directory = RunDirectory::open(folder);
    if (!directory) return complain(directory.error());
    // What a launcher's ranks cannot do is refused with what it said of them.
    if (options.replicasNow && launched.world == 1 && !trainsToQuality(directory->spec().session))
        return complain(severalOrNone);
    const std::int64_t asked = options.replicasNow.value_or(0);
    return train(*directory, options.json, {}, launched,
                 launched.world == 1 ? asked : asked / stagesOf(directory->spec()));
}

}  // namespace epochal::worker
