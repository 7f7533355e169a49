#include <unistd.h>
#include <csignal>
#include <cstdio>
#include <cstdlib>

#include "app/worker/commands.h"
#include "app/worker/progress.h"
#include "app/worker/specs.h"
#include "app/worker/speech.h"
#include "core/analysis/replay.h"
#include "core/events/codec.h"
#include "core/launch/campaign.h"
#include "core/launch/home.h"
#include "core/launch/preflight.h"
#include "core/launch/run_job.h"

namespace epochal::worker {
namespace {

engine::Control control;

/// Asks the run to stop with a checkpoint. For the signals that a person or a scheduler sends, the second one exits at
/// once, with the code that a shell would report; a terminal that closes and a pipe whose reader has gone send theirs
/// several times.
void onSignal(int number) {
    static std::atomic<bool> asked{false};
    if ((number == SIGTERM || number == SIGINT) && asked.exchange(true)) ::_exit(128 + number);
    control.interrupt = true;
}

void heedSignals() {
    for (const int number : {SIGTERM, SIGINT, SIGUSR1, SIGPIPE}) std::signal(number, onSignal);
    // Under nohup, SIGHUP stays ignored.
    if (std::signal(SIGHUP, onSignal) == SIG_IGN) std::signal(SIGHUP, SIG_IGN);
}

/// `heading` for a run of a sweep: a single line of progress.
int train(const RunDirectory& run, bool json, const std::string& heading = {}) {
    Progress progress(run, heading);
    const auto end = runJob(run, control, [&](const Event& event) {
        if (!json) return progress.show(event);
        std::fputs(encode(event).c_str(), stdout);
        std::fflush(stdout);
    });
    if (!json) progress.end(end);
    if (!end) {
        print(end.error());
        return exitCode(end.error().kind);
    }
    if (end->error) print(*end->error);
    if (!json && heading.empty()) print(say(EPOCHAL_TEXT("worker", "run folder: %1"), {run.path().string()}));
    return end->code;
}

/// What is known of the campaign's runs, from the folders of those that were started.
std::vector<CampaignRun> knownRuns(const PlannedCampaign& plan, const std::vector<Offer>& offers, const Path& runs) {
    std::vector<CampaignRun> all;
    for (std::size_t i = 0; i < plan.specs.size(); ++i) {
        CampaignRun& run = all.emplace_back();
        run.id = plan.campaign.runs[i];
        run.spec = plan.specs[i];
        run.offer = offers[i];
        if (const auto directory = RunDirectory::open(runs / run.id))
            if (auto record = replay(*directory)) run = campaignRun(*directory, record->figures());
        run.takenOut = std::ranges::find(plan.campaign.takenOut, run.id) != plan.campaign.takenOut.end();
    }
    return all;
}

/// Executes the runs of a sweep one after another, except those that are over or taken out. A failed run, or one that
/// this machine cannot train, does not stop the rest; returns the code of the first failure.
int trainAll(const PlannedCampaign& plan, const std::vector<Offer>& offers, const Path& runs, bool json) {
    int code = 0;
    std::vector<CampaignRun> all = knownRuns(plan, offers, runs);
    const Machine machine = thisMachine();
    Preflight preflight(checkHere);
    for (std::size_t i = 0; i < plan.specs.size() && !control.interrupt; ++i) {
        if (all[i].state == RunState::Finished || all[i].state == RunState::Failed || all[i].takenOut) continue;
        if (const auto held = heldByBudget(plan.campaign, all, plan.campaign.runs[i]); held) {
            print(Error{ErrorKind::Interrupted,
                        *held,
                        plan.specs[i].name,
                        {EPOCHAL_TEXT("core", "Raise the campaign's budget, or launch the remaining runs again"), {}}});
            break;
        }
        const Path folder = runs / plan.campaign.runs[i];
        std::error_code none;
        const bool exists = std::filesystem::exists(folder, none);
        if (const Status able = exists ? Status() : preflight(plan.specs[i]); !able) {
            const int refused = complain(able.error());
            if (code == 0) code = refused;
            continue;
        }
        const auto directory =
            exists ? RunDirectory::open(folder)
                   : RunDirectory::create(runs, plan.campaign.runs[i], plan.specs[i], machine, offers[i]);
        if (!directory) return complain(directory.error());
        const std::string heading =
            say(EPOCHAL_TEXT("worker", "%1 of %2"),
                {static_cast<std::int64_t>(i + 1), static_cast<std::int64_t>(plan.specs.size())}) +
            "  " + variedValues(plan.specs[i], plan.campaign.sweep.axes);
        const int ended = train(*directory, json, heading);
        if (code == 0) code = ended;
        if (auto record = replay(*directory); record) all[i] = campaignRun(*directory, record->figures());
    }
    return code;
}

void sayCampaign(const Path& home, const std::string& id, bool json) {
    if (!json) print(say(EPOCHAL_TEXT("worker", "campaign: %1"), {campaignFile(home, id).string()}));
    std::fflush(stdout);
}

/// Continues a sweep that a kill interrupted; its campaign file defines the runs.
int resumeAll(const Path& file, const Options& options) {
    const Path home = file.parent_path().parent_path();
    const auto campaign = loadCampaign(home, file.stem().string());
    if (!campaign) return complain(campaign.error());
    const auto plan = planAgain(*campaign);
    if (!plan) return complain(plan.error());
    const auto offers = offersOf(plan->specs);
    if (!offers) return complain(offers.error());
    const Path runs = options.runs.empty() ? home / "runs" : std::filesystem::absolute(options.runs);
    removeLeftovers(runs);
    sayCampaign(home, campaign->id, options.json);
    return trainAll(*plan, *offers, runs, options.json);
}

}  // namespace

int run(const Options& options) {
    const auto sweep = sweepOf(options);
    if (!sweep) return complain(sweep.error());
    const auto plan = planCampaign(*sweep);
    if (!plan) return complain(plan.error());
    const auto offers = offersOf(plan->specs);
    if (!offers) return complain(offers.error());
    if (Status kept = checkBudget(*plan, *offers); !kept) return complain(kept.error());
    heedSignals();
    const Path runs = options.runs.empty() ? dataHome() / "runs" : std::filesystem::absolute(options.runs);
    removeLeftovers(runs);
    if (plan->specs.size() > 1) {
        const Path home = runs.parent_path();
        if (Status saved = saveCampaign(home, plan->campaign); !saved) return complain(saved.error());
        // Printed first: with this file, the sweep can be resumed after a kill.
        sayCampaign(home, plan->campaign.id, options.json);
        return trainAll(*plan, *offers, runs, options.json);
    }
    RunSpec alone = plan->specs.front();
    alone.campaign.clear();
    if (const Status able = checkHere(alone); !able) return complain(able.error());
    const auto directory =
        RunDirectory::create(runs, plan->campaign.runs.front(), alone, thisMachine(), offers->front());
    if (!directory) return complain(directory.error());
    return train(*directory, options.json);
}

int resume(const Options& options) {
    std::error_code error;
    const Path folder = std::filesystem::canonical(options.folder, error);
    if (error) return complain(ioError(error.value(), options.folder));
    heedSignals();
    if (std::filesystem::is_regular_file(folder, error)) return resumeAll(folder, options);
    const auto directory = RunDirectory::open(folder);
    if (!directory) return complain(directory.error());
    return train(*directory, options.json);
}

}  // namespace epochal::worker
