// Campaigns: how their runs are created, and what is known of them.
#include <algorithm>

#include "ui/bridge/run_queue.h"

namespace epochal::ui {

namespace {

Error noOffer(const std::string& id) {
    return {ErrorKind::Spec,
            {EPOCHAL_TEXT("core", "The price book has no offer \"%1\""), {id}},
            "/price/offer",
            {EPOCHAL_TEXT("core", "Choose one of its IDs, such as \"this-machine\""), {}}};
}

Error queueElsewhere() {
    return {ErrorKind::Locked,
            {EPOCHAL_TEXT("core", "Another window using this runs folder is managing the queue"), {}},
            {},
            {EPOCHAL_TEXT("core", "Add the runs there, or close that window"), {}}};
}

}  // namespace

void RunQueue::add(const Sweep& sweep, TargetKind where, Place place,
                   std::function<void(const Result<QString>&)> done) {
    if (!done) done = [](const Result<QString>&) {};
    disk_.start([this, sweep, where, place, done] {
        // A thousand combinations take a while to check.
        auto plan = std::make_shared<Result<PlannedCampaign>>(planCampaign(sweep));
        QMetaObject::invokeMethod(
            this,
            [this, plan, where, place, done] {
                if (!*plan) return done(plan->error());
                std::vector<Offer> offers;
                for (const RunSpec& spec : (*plan)->specs) {
                    const Offer* offer = workbench_.book().find(spec.price.offer);
                    if (!offer) return done(noOffer(spec.price.offer));
                    offers.push_back(*offer);
                }
                if (!isOurs()) return done(queueElsewhere());
                if (Status kept = checkBudget(**plan, offers); !kept) return done(kept.error());
                enqueue(**plan, std::move(offers), where, place, done);
            },
            Qt::QueuedConnection);
    });
}

void RunQueue::enqueue(const PlannedCampaign& planned, std::vector<Offer> offers, TargetKind where, Place place,
                       const std::function<void(const Result<QString>&)>& done) {
    PlannedCampaign plan = planned;
    const bool alone = plan.specs.size() == 1;
    if (alone) plan.specs.front().campaign.clear();
    std::vector<Entry> added;
    for (std::size_t i = 0; i < plan.specs.size(); ++i) {
        Entry entry;
        entry.run.item = {plan.campaign.runs[i], where, 0};
        entry.run.state = QueuedState::Absent;
        entry.run.gpusNeeded = gpusNeeded(plan.specs[i], gpus_);
        entry.id = QString::fromStdString(plan.campaign.runs[i]);
        entry.name = QString::fromStdString(plan.specs[i].name);
        entry.campaign = QString::fromStdString(plan.specs[i].campaign);
        entry.spec = plan.specs[i];
        CampaignRun& known = known_[entry.id];
        known.id = plan.campaign.runs[i];
        known.spec = plan.specs[i];
        known.offer = offers[i];
        making_.insert(entry.id);
        added.push_back(std::move(entry));
    }
    auto at = entries_.end();
    if (place == Place::First)
        at = std::ranges::find_if(entries_, [](const Entry& e) { return e.run.state != QueuedState::Running; });
    entries_.insert(at, std::make_move_iterator(added.begin()), std::make_move_iterator(added.end()));
    toMake_ += static_cast<int>(plan.specs.size());
    if (!alone) {
        campaigns_.insert(campaigns_.begin(), plan.campaign);
        asked_.insert(QString::fromStdString(plan.campaign.id));
    }
    // The order first: a run that a kill leaves without a folder drops out of it.
    const QString id = QString::fromStdString(alone ? plan.campaign.runs.front() : plan.campaign.id);
    onDisk(
        [home = workbench_.home(), order = queue(), campaign = plan.campaign, alone] {
            if (Status saved = saveQueue(home, order); !saved || alone) return saved;
            return saveCampaign(home, campaign);
        },
        [this, done, id](const Status& saved) {
            if (!saved) complain(saved.error());
            done(saved ? Result<QString>(id) : saved.error());
        });
    const auto preflight = std::make_shared<Preflight>(std::bind_front(checkByWorker, workbench_.worker()));
    for (std::size_t i = 0; i < plan.specs.size(); ++i) make(plan, i, offers[i], preflight);
    Q_EMIT campaignsChanged();
    Q_EMIT changed();
}

void RunQueue::make(const PlannedCampaign& plan, std::size_t index, const Offer& offer,
                    const std::shared_ptr<Preflight>& preflight) {
    const QString id = QString::fromStdString(plan.campaign.runs[index]);
    onDisk(
        [this, id = plan.campaign.runs[index], spec = plan.specs[index], offer, runs = workbench_.runsFolder(),
         machine = workbench_.machine(), preflight]() -> Result<RunDirectory> {
            if (const Status able = (*preflight)(spec);
                !able && refuses(able.error(), isTraining() || workbench_.engineBusy()))
                return able.error();
            auto run = RunDirectory::create(runs, id, spec, machine, offer);
            if (run) workbench_.record(*run);
            return run;
        },
        [this, id](const Result<RunDirectory>& run) {
            ++made_;
            making_.remove(id);
            const int done = made_, total = toMake_;
            if (made_ == toMake_) made_ = toMake_ = 0;
            Entry* entry = find(id);
            if (!run) {
                complain(run.error());
                known_.remove(id);
                if (entry) {
                    markTakenOut({{*entry, 0}}, true);
                    drop(id);
                }
            } else if (entry) {
                entry->run.state = QueuedState::Waiting;
                startDue();
            } else {
                workbench_.moveToTrash({id});  // removed while it was being made
            }
            Q_EMIT making(done, total);
            Q_EMIT changed();
        });
}

const Campaign* RunQueue::campaign(const QString& id) const {
    const auto found = std::ranges::find(campaigns_, id.toStdString(), &Campaign::id);
    return found == campaigns_.end() ? nullptr : &*found;
}

std::vector<CampaignRun> RunQueue::runs(const QString& id) {
    std::vector<CampaignRun> out;
    const Campaign* found = campaign(id);
    if (!found) return out;
    QStringList unknown;
    std::optional<std::vector<RunSpec>> planned;
    for (std::size_t i = 0; i < found->runs.size(); ++i) {
        const QString name = QString::fromStdString(found->runs[i]);
        const bool taken = std::ranges::find(found->takenOut, found->runs[i]) != found->takenOut.end();
        auto known = known_.constFind(name);
        if (taken && known == known_.cend()) {
            // Its folder is in the trash or gone; the sweep still defines the run.
            if (!planned) {
                auto specs = expand(found->sweep);
                planned = specs ? std::move(*specs) : std::vector<RunSpec>();
            }
            if (i >= planned->size()) continue;
            CampaignRun run;
            run.id = found->runs[i];
            run.spec = (*planned)[i];
            if (const Offer* offer = workbench_.book().find(run.spec.price.offer)) run.offer = *offer;
            known = known_.insert(name, run);
        }
        if (known == known_.cend()) {
            unknown.append(name);
            continue;
        }
        out.push_back(*known);
        out.back().takenOut = taken;
    }
    if (unknown.isEmpty() || asked_.contains(id)) return out;
    asked_.insert(id);
    workbench_.entries(unknown, [this, id](const std::vector<epochal::Entry>& entries) {
        for (const epochal::Entry& entry : entries)
            if (entry.spec) known_.insert(QString::fromStdString(entry.id), campaignRun(entry));
        told_.insert(id);
        Q_EMIT campaignChanged(id);
        startDue();
    });
    return out;
}

CampaignFigures RunQueue::figures(const QString& id) {
    const std::vector<CampaignRun> all = runs(id);
    // The engine thread runs one at a time, whatever the slots.
    const bool workers = std::ranges::any_of(entries_, [&](const Entry& entry) {
        return entry.campaign == id && entry.run.item.target == TargetKind::Worker;
    });
    return summarise(all, workers ? slots() : 1);
}

void RunQueue::learn(const QString& id) {
    const RunDirectory* run = workbench_.directory(id);
    const Figures* figures = workbench_.figures(id);
    if (!run || !figures || run->spec().campaign.empty()) return;
    known_.insert(id, campaignRun(*run, *figures));
    const QString campaign = QString::fromStdString(run->spec().campaign);
    Q_EMIT campaignChanged(campaign);
    // The cost now known for this run may let others start.
    if (std::ranges::any_of(entries_, [&](const Entry& e) { return e.campaign == campaign && !e.held.empty(); }))
        startDue();
}

bool RunQueue::isCounted(const Campaign& campaign) const {
    return told_.contains(QString::fromStdString(campaign.id)) ||
           std::ranges::all_of(campaign.runs,
                               [this](const std::string& run) { return known_.contains(QString::fromStdString(run)); });
}

std::optional<Message> RunQueue::heldNow(const Campaign& campaign, const std::string& next) {
    std::vector<CampaignRun> all = runs(QString::fromStdString(campaign.id));
    if (!isCounted(campaign)) return Message{EPOCHAL_TEXT("core", "The campaign's cost so far is being added up"), {}};
    // A run that was started a moment ago has not reported anything yet.
    for (CampaignRun& run : all)
        if (const Entry* entry = find(QString::fromStdString(run.id));
            entry && entry->run.state == QueuedState::Running && run.state == RunState::Queued)
            run.state = RunState::Starting;
    return heldByBudget(campaign, all, next);
}

void RunQueue::holdByBudget() {
    QHash<QString, Message> held;  // by campaign: the answer for its next run applies to those after it
    for (Entry& entry : entries_) {
        entry.held = {};
        if (entry.run.state == QueuedState::Running || entry.campaign.isEmpty()) continue;
        if (!held.contains(entry.campaign)) {
            const Campaign* of = campaign(entry.campaign);
            const bool limited = of && !of->sweep.budget.empty();
            held.insert(entry.campaign, limited ? heldNow(*of, entry.id.toStdString()).value_or(Message{}) : Message{});
        }
        entry.held = held.value(entry.campaign);
    }
}

void RunQueue::keep(const Campaign& campaign) {
    onDisk([home = workbench_.home(), campaign] { return saveCampaign(home, campaign); },
           [this](const Status& saved) {
               if (!saved) complain(saved.error());
           });
}

void RunQueue::setBudget(const QString& id, const std::string& budget) {
    const auto found = std::ranges::find(campaigns_, id.toStdString(), &Campaign::id);
    if (found == campaigns_.end() || found->sweep.budget == budget || !isOurs()) return;
    found->sweep.budget = budget;
    keep(*found);
    startDue();
    Q_EMIT campaignChanged(id);
    Q_EMIT changed();
}

void RunQueue::stop(const QString& id) {
    const Campaign* found = campaign(id);
    if (!found) return;
    QStringList ids;
    for (const std::string& run : found->runs) ids.append(QString::fromStdString(run));
    remove(ids);
    for (const QString& run : ids)
        if (workbench_.isActive(run))
            if (Status told = workbench_.command(run, Command::Stop); !told) complain(told.error());
    Q_EMIT campaignChanged(id);
}

}  // namespace epochal::ui
