// Campaigns: how their runs are created and continued, and what is known of them.
#include <algorithm>

#include "ui/bridge/run_queue.h"

namespace epochal::ui {

Result<std::vector<Offer>> RunQueue::offersOf(const std::vector<RunSpec>& specs) const {
    std::vector<Offer> offers;
    for (const RunSpec& spec : specs) {
        const Offer* offer = workbench_.prices().book().find(spec.price.offer);
        if (!offer)
            return Error{ErrorKind::Spec,
                         {EPOCHAL_TEXT("core", "The price book has no offer \"%1\""), {spec.price.offer}},
                         "/price/offer",
                         {EPOCHAL_TEXT("core", "Choose one of its IDs, such as \"this-machine\""), {}}};
        offers.push_back(*offer);
    }
    return offers;
}

void RunQueue::add(const Sweep& sweep, TargetKind where, Place place,
                   std::function<void(const Result<QString>&)> done) {
    if (!done) done = [](const Result<QString>&) {};
    // A thousand combinations take a while to check.
    onDisk([sweep] { return planCampaign(sweep); },
           [this, where, place, done](const Result<PlannedCampaign>& plan) {
               const auto offers = plan ? offersOf(plan->specs) : Result<std::vector<Offer>>(plan.error());
               if (!offers) return done(offers.error());
               const auto added = runner_.add(*plan, *offers, where, place == Place::First);
               if (!added) return done(added.error());
               const QString id = QString::fromStdString(*added);
               preflight_.reset();  // answers may differ from those of an earlier sweep
               advance([done, id](const Status& saved) { done(saved ? Result<QString>(id) : saved.error()); });
               Q_EMIT campaignsChanged();
           });
}

void RunQueue::carryOut(MakeRun& step, const Saved&) {
    ++toMake_;
    if (!preflight_)
        preflight_ = std::make_shared<Preflight>([worker = workbench_.worker(), stop = closing()](const RunSpec& spec) {
            return checkByWorker(worker, spec, stop);
        });
    struct Answer {
        Made made = Made::Yes;
        std::optional<Error> error = {};
    };
    onDisk(
        [this, step, runs = workbench_.runsFolder(), machine = workbench_.machine(),
         preflight = preflight_]() -> Answer {
            if (const Status able = (*preflight)(step.spec);
                !able && refuses(able.error(), isTraining() || workbench_.runs().engineBusy()))
                return {Made::Refused, able.error()};
            const auto run = RunDirectory::create(runs, step.id, step.spec, machine, step.offer);
            if (!run) return {Made::Failed, run.error()};
            workbench_.catalogue().record(*run);
            return {};
        },
        [this, id = step.id](const Answer& answer) {
            const int done = ++made_, total = toMake_;
            if (made_ == toMake_) made_ = toMake_ = 0;
            runner_.made(id, answer.made, answer.error);
            advance();
            Q_EMIT making(done, total);
        },
        0);
}

void RunQueue::lookForCampaigns() {
    onDisk([home = workbench_.home()] { return loadCampaigns(home); },
           [this](const Campaigns& campaigns) {
               const std::size_t before = runner_.campaigns().size();
               runner_.load(campaigns);
               if (runner_.campaigns().size() != before) Q_EMIT campaignsChanged();
           });
}

void RunQueue::lookAtCampaign(const QString& id) {
    struct Looks {
        bool taken = false;
        std::vector<RunLook> runs;
    };
    const std::vector<std::string> unfinished = runner_.unfinished(id.toStdString());
    if (unfinished.empty() && remaining(id) == 0) return;
    onDisk(
        [home = workbench_.home(), runs = workbench_.runsFolder(), campaign = id.toStdString(), unfinished] {
            Looks looks{FileLock::isHeld(campaignLock(home, campaign)), {}};
            for (const std::string& run : unfinished) looks.runs.push_back(lookAt(runs, run));
            return looks;
        },
        [this, id](const Looks& looks) {
            int left = 0;
            for (const RunLook& run : looks.runs) {
                if (run.figures && !workbench_.runs().figures(QString::fromStdString(run.id)))
                    runner_.learn(*run.figures);
                left += run.state != QueuedState::Over && run.state != QueuedState::Running;
            }
            if (looks.taken || isQueued(id)) left = 0;
            if (std::exchange(remaining_[id], left) != left) Q_EMIT campaignChanged(id);
        });
}

void RunQueue::proceed(const QString& id) {
    struct Rest {
        Result<PlannedCampaign> plan;
        std::vector<RunLook> runs = {};
    };
    remaining_.remove(id);
    onDisk(
        [home = workbench_.home(), runs = workbench_.runsFolder(), id = id.toStdString()]() -> Rest {
            if (FileLock::isHeld(campaignLock(home, id))) return {campaignTaken(id)};
            const auto campaign = loadCampaign(home, id);
            if (!campaign) return {campaign.error()};
            Rest rest{planAgain(*campaign)};
            for (const std::string& run : campaign->runs) rest.runs.push_back(lookAt(runs, run));
            return rest;
        },
        [this, id](const Rest& rest) {
            const auto offers = rest.plan ? offersOf(rest.plan->specs) : Result<std::vector<Offer>>(rest.plan.error());
            if (!offers) return complain(offers.error());
            preflight_.reset();
            if (Status added = runner_.resume(*rest.plan, *offers, rest.runs, TargetKind::Worker); !added)
                return complain(added.error());
            advance();
            Q_EMIT campaignChanged(id);
        });
    Q_EMIT campaignChanged(id);
}

std::vector<CampaignRun> RunQueue::runs(const QString& id) {
    std::vector<CampaignRun> out = runner_.runs(id.toStdString());
    carryOutSteps({});
    return out;
}

void RunQueue::carryOut(LearnRuns& step, const Saved&) {
    // The catalogue complains about folders that do not exist; here they are runs that were never made.
    onDisk(
        [runs = workbench_.runsFolder(), ids = step.ids] {
            QStringList found;
            std::error_code error;
            for (const std::string& id : ids)
                if (std::filesystem::exists(runs / id, error)) found.append(QString::fromStdString(id));
            return found;
        },
        [this, campaign = step.campaign](const QStringList& found) {
            workbench_.catalogue().entries(found, [this, campaign](const std::vector<epochal::Entry>& entries) {
                for (const epochal::Entry& entry : entries)
                    if (entry.spec) runner_.learn(campaignRun(entry));
                runner_.told(campaign);
                Q_EMIT campaignChanged(QString::fromStdString(campaign));
                advance();
            });
        });
}

CampaignFigures RunQueue::figures(const QString& id) {
    CampaignFigures out = runner_.figures(id.toStdString());
    carryOutSteps({});
    return out;
}

void RunQueue::learn(const QString& id) {
    const RunDirectory* run = workbench_.runs().directory(id);
    const Figures* figures = workbench_.runs().figures(id);
    if (!run || !figures || run->spec().campaign.empty()) return;
    runner_.learn(campaignRun(*run, *figures));
    Q_EMIT campaignChanged(QString::fromStdString(run->spec().campaign));
    // The cost now known for this run may let others start.
    const auto held = [&](const QueueEntry& e) { return e.campaign() == run->spec().campaign && !e.held.empty(); };
    if (std::ranges::any_of(runner_.entries(), held)) advance();
}

void RunQueue::setBudget(const QString& id, const std::string& budget) {
    runner_.setBudget(id.toStdString(), budget);
    advance();
    Q_EMIT campaignChanged(id);
}

void RunQueue::stop(const QString& id) {
    const Campaign* found = campaign(id);
    if (!found) return;
    QStringList ids;
    for (const std::string& run : found->runs) ids.append(QString::fromStdString(run));
    remove(ids);
    for (const QString& run : ids)
        if (workbench_.runs().isActive(run))
            if (Status told = workbench_.runs().command(run, Command::Stop); !told) complain(told.error());
    Q_EMIT campaignChanged(id);
}

}  // namespace epochal::ui
