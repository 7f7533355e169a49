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
#include "core/launch/run_job.h"

namespace epochal::worker {
namespace {

engine::Control control;

/// The first asks to leave with a checkpoint; the second leaves at once, as the shell would report it.
void onSignal(int number) {
    if (control.interrupt.exchange(true)) ::_exit(128 + number);
}

/// `heading` for a run among others: one line of progress in all.
int train(const RunDirectory& run, bool json, const std::string& heading = {}) {
    for (const int number : {SIGTERM, SIGINT, SIGUSR1}) std::signal(number, onSignal);
    Progress progress(run, heading);
    const auto end = runJob(run, control, [&](const Event& event) {
        if (!json) return progress.show(event);
        std::fputs(encode(event).c_str(), stdout);
        std::fflush(stdout);
    });
    if (!json) progress.end();
    if (!end) {
        print(end.error());
        return exitCode(end.error().kind);
    }
    if (end->error) print(*end->error);
    if (!json && heading.empty()) print(say(EPOCHAL_TEXT("worker", "run folder: %1"), {run.path().string()}));
    return end->code;
}

/// The runs of a sweep one after the other. A failed one does not stop the rest; the first failure's code is returned.
int trainAll(const PlannedCampaign& plan, const std::vector<Offer>& offers, const Path& runs, const Machine& machine,
             bool json) {
    const Path home = runs.parent_path();
    if (Status saved = saveCampaign(home, plan.campaign); !saved) return complain(saved.error());
    int code = 0;
    std::vector<CampaignRun> all;
    for (std::size_t i = 0; i < plan.specs.size(); ++i) {
        CampaignRun& run = all.emplace_back();
        run.id = plan.campaign.runs[i];
        run.spec = plan.specs[i];
        run.offer = offers[i];
    }
    for (std::size_t i = 0; i < plan.specs.size() && !control.interrupt; ++i) {
        if (const auto held = heldByBudget(plan.campaign, all, plan.campaign.runs[i]); held) {
            print(Error{
                ErrorKind::Interrupted,
                *held,
                plan.specs[i].name,
                {EPOCHAL_TEXT("core", "Raise the campaign's budget, or launch the runs that are left anew"), {}}});
            break;
        }
        const auto directory = RunDirectory::create(runs, plan.campaign.runs[i], plan.specs[i], machine, offers[i]);
        if (!directory) return complain(directory.error());
        const std::string heading =
            say(EPOCHAL_TEXT("worker", "%1 of %2"),
                {static_cast<std::int64_t>(i + 1), static_cast<std::int64_t>(plan.specs.size())}) +
            "  " + variedValues(plan.specs[i], plan.campaign.sweep.axes);
        const int ended = train(*directory, json, heading);
        if (code == 0) code = ended;
        if (auto record = replay(*directory); record) all[i] = campaignRun(*directory, record->figures());
    }
    if (!json) print(say(EPOCHAL_TEXT("worker", "campaign: %1"), {campaignFile(home, plan.campaign.id).string()}));
    return code;
}

}  // namespace

int run(const Options& options) {
    const auto sweep = sweepOf(options);
    if (!sweep) return complain(sweep.error());
    const auto plan = planCampaign(*sweep);
    if (!plan) return complain(plan.error());
    const Path home = dataHome();
    const Machine machine = thisMachine();
    const HomeBook prices = openPriceBook(home, machine);
    if (prices.trouble) print(*prices.trouble);
    std::vector<Offer> offers;
    for (const RunSpec& spec : plan->specs) {
        const Offer* offer = prices.book.find(spec.price.offer);
        if (!offer)
            return complain({ErrorKind::Spec,
                             {EPOCHAL_TEXT("core", "The price book has no offer \"%1\""), {spec.price.offer}},
                             "/price/offer",
                             {EPOCHAL_TEXT("core", "Choose one of its ids, such as \"this-machine\""), {}}});
        offers.push_back(*offer);
    }
    if (Status kept = checkBudget(plan->campaign.sweep, offers); !kept) return complain(kept.error());
    const Path runs = options.runs.empty() ? home / "runs" : std::filesystem::absolute(options.runs);
    if (plan->specs.size() > 1) return trainAll(*plan, offers, runs, machine, options.json);
    RunSpec alone = plan->specs.front();
    alone.campaign.clear();
    const auto directory = RunDirectory::create(runs, plan->campaign.runs.front(), alone, machine, offers.front());
    if (!directory) return complain(directory.error());
    return train(*directory, options.json);
}

int resume(const Options& options) {
    std::error_code error;
    const Path folder = std::filesystem::canonical(options.folder, error);
    if (error) return complain(ioError(error.value(), options.folder));
    const auto directory = RunDirectory::open(folder);
    if (!directory) return complain(directory.error());
    return train(*directory, options.json);
}

}  // namespace epochal::worker
