#include "core/launch/queue_runner.h"

#include <algorithm>

namespace epochal {

namespace {

Error queueElsewhere() {
    return {ErrorKind::Locked,
            {EPOCHAL_TEXT("core", "Another window using this runs folder is managing the queue"), {}},
            {},
            {EPOCHAL_TEXT("core", "Add the runs there, or close that window"), {}}};
}

}  // namespace

bool QueueRunner::isAmong(std::span<const std::string> ids, const std::string& id) {
    return std::ranges::find(ids, id) != ids.end();
}

void QueueRunner::load(LoadedQueue& loaded) {
    if (!loaded_)
        for (const std::vector<Error>& errors : {loaded.trouble, loaded.campaigns.unreadable})
            for (const Error& error : errors) steps_.push_back(TellTrouble{error});
    ours_ = loaded.lock != nullptr;
    loaded_ = true;
    paused_ = loaded.queue.paused;
    atOnce_ = loaded.queue.atOnce;
    unknownItems_ = std::move(loaded.queue.unknown);
    entries_ = std::move(loaded.entries);
    campaigns_ = std::move(loaded.campaigns.all);
    changed_ = true;
    if (!ours_) return;
    expectAbsent(loaded.offers);
    // A folder that someone deletes after it was made is not made again.
    const auto isDone = [this](const QueueItem& item) { return item.toMake && !absent_.contains(item.id); };
    if (std::ranges::any_of(loaded.queue.items, isDone)) save();
}

void QueueRunner::expectAbsent(const std::map<std::string, Offer>& offers) {
    std::set<std::string> missing;
    for (const QueueEntry& entry : entries_) {
        if (entry.run.state != QueuedState::Absent) continue;
        const std::string& name = entry.spec->price.offer;
        if (const auto offer = offers.find(name); offer != offers.end())
            absent_.emplace(entry.id(), MakeRun{entry.id(), *entry.spec, offer->second});
        else if (missing.insert(name).second)
            steps_.push_back(
                TellTrouble{{ErrorKind::Spec,
                             {EPOCHAL_TEXT("core", "The price book has no offer \"%1\""), {name}},
                             entry.spec->name,
                             {EPOCHAL_TEXT("core", "Choose one of its IDs, such as \"this-machine\""), {}}}});
    }
    std::erase_if(entries_, [this](const QueueEntry& entry) {
        return entry.run.state == QueuedState::Absent && !absent_.contains(entry.id());
    });
}

/// Not before the lock of their campaign is ours: another process may be making them.
void QueueRunner::makeAbsent() {
    for (const QueueEntry& entry : entries_) {
        const auto make = absent_.find(entry.id());
        if (make == absent_.end()) continue;
        if (const auto lock = locks_.find(entry.campaign()); lock == locks_.end() || lock->second != Lock::Ours)
            continue;
        expectMade(entry.id(), make->second.spec, make->second.offer);
        steps_.push_back(std::move(make->second));
        absent_.erase(make);
    }
}

void QueueRunner::leave() {
    if (std::exchange(leaving_, true) || making_.empty()) return;
    save();  // what has been made so far; the next save would have followed the last of them
}

void QueueRunner::load(const Campaigns& campaigns) {
    for (const Campaign& read : campaigns.all) {
        Campaign* known = findCampaign(read.id);
        if (!known)
            insert(read);
        else if (const auto lock = locks_.find(read.id); lock == locks_.end() || lock->second == Lock::Elsewhere)
            *known = read;  // while its lock is ours, what is here is newer
    }
}

void QueueRunner::insert(const Campaign& campaign) {
    campaigns_.insert(std::ranges::lower_bound(campaigns_, campaign.id, std::ranges::greater(), &Campaign::id),
                      campaign);
}

const QueueEntry* QueueRunner::entry(const std::string& id) const {
    const auto found = std::ranges::find(entries_, id, &QueueEntry::id);
    return found == entries_.end() ? nullptr : &*found;
}

QueueEntry* QueueRunner::find(const std::string& id) {
    const auto found = std::ranges::find(entries_, id, &QueueEntry::id);
    return found == entries_.end() ? nullptr : &*found;
}

const Campaign* QueueRunner::campaign(const std::string& id) const {
    const auto found = std::ranges::find(campaigns_, id, &Campaign::id);
    return found == campaigns_.end() ? nullptr : &*found;
}

Campaign* QueueRunner::findCampaign(const std::string& id) {
    const auto found = std::ranges::find(campaigns_, id, &Campaign::id);
    return found == campaigns_.end() ? nullptr : &*found;
}

Queue QueueRunner::order() const {
    Queue queue;
    for (const QueueEntry& entry : entries_) {
        queue.items.push_back(entry.run.item);
        queue.items.back().toMake = !entry.campaign().empty() && isToMake(entry.id());
    }
    queue.atOnce = atOnce_;
    queue.paused = paused_;
    queue.unknown = unknownItems_;
    return queue;
}

bool QueueRunner::isTraining() const {
    return !std::ranges::all_of(entries_, &QueueEntry::waits);
}

void QueueRunner::save() {
    if (!ours_) return;
    changed_ = true;
    if (!steps_.empty() && std::holds_alternative<SaveOrder>(steps_.back())) steps_.pop_back();
    steps_.push_back(SaveOrder{order()});
}

bool QueueRunner::advance(bool engineBusy) {
    if (ours_ && !leaving_) {
        askLocks();
        makeAbsent();
        // One at a time: the expected cost of a started run counts for those after it.
        do holdBack();
        while (startNext(engineBusy));
    }
    return std::exchange(changed_, false);
}

void QueueRunner::askLocks() {
    std::map<std::string, std::vector<std::string>> wanted;
    for (const QueueEntry& entry : entries_)
        if (!entry.campaign().empty()) wanted[entry.campaign()].push_back(entry.id());
    for (const auto& [id, runs] : wanted)
        if (locks_.try_emplace(id, Lock::Asked).second) steps_.push_back(LockCampaign{id, runs});
    std::erase_if(locks_, [&](const auto& lock) {
        const bool done = lock.second != Lock::Asked && !wanted.contains(lock.first);
        if (done && lock.second == Lock::Ours) steps_.push_back(ReleaseCampaign{lock.first});
        return done;
    });
}

bool QueueRunner::startNext(bool engineBusy) {
    std::vector<QueuedRun> runs;
    bool made = true;  // runs wait for those before them that are being made here, so that the order holds
    for (const QueueEntry& entry : entries_) {
        made = made && (entry.run.state != QueuedState::Absent || entry.elsewhere);
        runs.push_back(entry.run);
        const auto lock = locks_.find(entry.campaign());
        runs.back().held = !made || !entry.held.empty() || (lock != locks_.end() && lock->second != Lock::Ours);
        engineBusy |= !entry.waits() && entry.run.item.target == TargetKind::Window;  // or about to be
    }
    std::vector<Message> waits;
    const std::vector<QueueStart> starts = due(order(), runs, gpus_, engineBusy, &waits);
    if (starts.empty()) {
        for (std::size_t i = 0; i < entries_.size(); ++i) {
            changed_ |= entries_[i].waitsFor != waits[i];
            entries_[i].waitsFor = std::move(waits[i]);
        }
        return false;
    }
    QueueEntry& next = *find(starts.front().id);
    next.run.state = QueuedState::Running;
    next.seen = true;  // started() tells if it is not
    next.run.gpus = starts.front().gpus;
    ++next.run.item.starts;
    changed_ = true;
    // The count is on disk before the run starts: a run that takes this process down with it is not started forever.
    save();
    steps_.push_back(StartRun{next.id(), next.run.item.target, next.run.gpus});
    return true;
}

bool QueueRunner::isCounted(const Campaign& campaign) const {
    return told_.contains(campaign.id) ||
           std::ranges::all_of(campaign.runs, [this](const std::string& run) { return known_.contains(run); });
}

Message QueueRunner::heldNow(const Campaign& campaign, const std::string& next) {
    std::vector<CampaignRun> all = runs(campaign.id);
    if (!isCounted(campaign)) return {EPOCHAL_TEXT("core", "The campaign's cost so far is being added up"), {}};
    // A run that was started a moment ago has not reported anything yet.
    for (CampaignRun& run : all)
        if (const QueueEntry* entry = find(run.id);
            entry && entry->run.state == QueuedState::Running && run.state == RunState::Queued)
            run.state = RunState::Starting;
    return heldByBudget(campaign, all, next).value_or(Message{});
}

void QueueRunner::holdBack() {
    std::map<std::string, Message> held;  // by campaign: the answer for its next run applies to those after it
    for (QueueEntry& entry : entries_) {
        const Message before = std::exchange(entry.held, {});
        const auto lock = locks_.find(entry.campaign());
        entry.elsewhere = entry.waits() && lock != locks_.end() && lock->second == Lock::Elsewhere;
        if (entry.elsewhere) {
            entry.held = campaignTaken(entry.campaign()).what;
        } else if (entry.waits() && !entry.campaign().empty()) {
            if (!held.contains(entry.campaign())) {
                const Campaign* of = campaign(entry.campaign());
                held[entry.campaign()] = of && !of->sweep.budget.empty() ? heldNow(*of, entry.id()) : Message{};
            }
            entry.held = held[entry.campaign()];
        }
        changed_ |= entry.held != before;
    }
}

void QueueRunner::addEntry(std::vector<QueueEntry>& to, const PlannedCampaign& plan, std::size_t index,
                           const Offer& offer, TargetKind where, QueuedState state) {
    const std::string& id = plan.campaign.runs[index];
    const RunSpec& spec = plan.specs[index];
    to.push_back({queuedRun({id, where, 0}, state, spec, gpus_), std::make_shared<const RunSpec>(spec)});
    if (state == QueuedState::Absent) expectMade(id, spec, offer);
}

void QueueRunner::expectMade(const std::string& id, const RunSpec& spec, const Offer& offer) {
    CampaignRun& known = known_[id] = {};
    known.id = id;
    known.spec = spec;
    known.offer = offer;
    making_.insert(id);
}

Result<std::string> QueueRunner::add(const PlannedCampaign& planned, std::span<const Offer> offers, TargetKind where,
                                     bool first) {
    if (!ours_) return queueElsewhere();
    if (Status kept = checkBudget(planned, offers); !kept) return kept.error();
    PlannedCampaign plan = planned;
    const bool alone = plan.specs.size() == 1;
    if (alone) plan.specs.front().campaign.clear();
    std::vector<QueueEntry> added;
    for (std::size_t i = 0; i < plan.specs.size(); ++i) addEntry(added, plan, i, offers[i], where, QueuedState::Absent);
    const auto at = first ? std::ranges::find_if(entries_, &QueueEntry::waits) : entries_.end();
    entries_.insert(at, std::make_move_iterator(added.begin()), std::make_move_iterator(added.end()));
    // The order first: a run that a kill leaves without a folder is made when the order is loaded again.
    save();
    if (!alone) {
        insert(plan.campaign);
        steps_.push_back(SaveCampaign{plan.campaign});
    }
    askLocks();
    for (std::size_t i = 0; i < plan.specs.size(); ++i)
        steps_.push_back(MakeRun{plan.campaign.runs[i], plan.specs[i], offers[i]});
    return alone ? plan.campaign.runs.front() : plan.campaign.id;
}

Status QueueRunner::resume(const PlannedCampaign& plan, std::span<const Offer> offers, std::span<const RunLook> looks,
                           TargetKind where) {
    if (!ours_) return queueElsewhere();
    if (Campaign* known = findCampaign(plan.campaign.id); !known)
        insert(plan.campaign);
    else
        *known = plan.campaign;
    std::vector<MakeRun> toMake;
    for (std::size_t i = 0; i < plan.specs.size(); ++i) {
        const std::string& id = plan.campaign.runs[i];
        const auto look = std::ranges::find(looks, id, &RunLook::id);
        if (look != looks.end() && look->figures) learn(*look->figures);
        if (look == looks.end() || find(id) || isAmong(plan.campaign.takenOut, id)) continue;
        if (look->state == QueuedState::Ended || look->state == QueuedState::Running) continue;
        addEntry(entries_, plan, i, offers[i], where, look->state);
        if (look->state == QueuedState::Absent) toMake.push_back({id, plan.specs[i], offers[i]});
    }
    told(plan.campaign.id);
    save();
    askLocks();
    for (MakeRun& run : toMake) steps_.push_back(std::move(run));
    return {};
}

void QueueRunner::setPaused(bool paused) {
    if (paused == paused_ || !ours_) return;
    paused_ = paused;
    save();
}

void QueueRunner::setAtOnce(int runs) {
    if (runs == atOnce_ || !ours_) return;
    atOnce_ = runs;
    save();
}

void QueueRunner::setBudget(const std::string& id, const std::string& budget) {
    Campaign* found = findCampaign(id);
    if (!found || found->sweep.budget == budget || !ours_) return;
    found->sweep.budget = budget;
    steps_.push_back(SaveCampaign{*found});
}

void QueueRunner::locked(const std::string& campaign, const CampaignHold& hold) {
    const bool taken = !hold.lock && hold.lock.error().kind == ErrorKind::Locked;
    // If the file cannot be locked at all, no other process can either.
    if (!hold.lock && !taken) steps_.push_back(TellTrouble{hold.lock.error()});
    const auto before = locks_.find(campaign);
    if (before != locks_.end() && before->second == Lock::Elsewhere && !taken)
        if (const Campaign* of = findCampaign(campaign)) {
            // The other process may have trained any of its runs, so what is known of their cost is too little.
            for (const std::string& run : of->runs)
                if (!making_.contains(run)) known_.erase(run);
            asked_.erase(campaign);
            told_.erase(campaign);
        }
    locks_[campaign] = taken ? Lock::Elsewhere : Lock::Ours;
    for (const RunLook& look : hold.runs) {
        QueueEntry* entry = find(look.id);
        if (look.figures && (!entry || entry->waits())) learn(*look.figures);
        const bool appeared = look.state != QueuedState::Absent && absent_.erase(look.id) > 0;
        const bool may =
            entry && (appeared || entry->run.state == QueuedState::Waiting || entry->run.state == QueuedState::Broken);
        if (!may || look.state == QueuedState::Absent || look.state == entry->run.state) continue;
        entry->run.state = look.state;
        changed_ = true;
        if (look.state == QueuedState::Ended) drop(look.id);
    }
}

void QueueRunner::retryLocks() {
    for (const auto& [id, lock] : locks_) {
        if (lock != Lock::Elsewhere) continue;
        LockCampaign step{id, {}};
        for (const QueueEntry& entry : entries_)
            if (entry.campaign() == id) step.runs.push_back(entry.id());
        steps_.push_back(std::move(step));
    }
}

void QueueRunner::made(const std::string& id, Made made, const std::optional<Error>& error) {
    if (made == Made::Later) return;
    making_.erase(id);
    changed_ = true;
    QueueEntry* entry = find(id);
    if (error) steps_.push_back(TellTrouble{*error});
    if (made == Made::Yes) {
        if (entry)
            entry->run.state = QueuedState::Waiting;
        else
            steps_.push_back(DiscardRuns{{id}});  // removed while it was being made
        if (making_.empty()) save();              // a folder that someone deletes from now on is not made again
        return;
    }
    known_.erase(id);
    if (!entry) return;
    const RemovedEntry refused{*entry, 0};
    if (made == Made::Refused) markTakenOut({&refused, 1}, true);
    drop(id);
}

void QueueRunner::started(const std::string& id, const Status& begun) {
    if (!begun) {
        steps_.push_back(TellTrouble{begun.error()});
        drop(id);
    } else {
        saw(id);
    }
}

void QueueRunner::saw(const std::string& id) {
    if (QueueEntry* entry = find(id)) entry->seen = true;
}

void QueueRunner::ended(const std::string& id, bool interrupted) {
    if (!find(id) || (leaving_ && interrupted)) return;
    drop(id);
}

void QueueRunner::drop(const std::string& id) {
    std::erase_if(entries_, [&](const QueueEntry& entry) { return entry.id() == id; });
    save();
}

std::vector<std::string> QueueRunner::unseen() const {
    std::vector<std::string> ids;
    for (const QueueEntry& entry : entries_)
        if (!entry.waits() && !entry.seen) ids.push_back(entry.id());
    return ids;
}

void QueueRunner::looked(const std::string& id, QueuedState state) {
    QueueEntry* entry = find(id);
    if (!entry || entry->waits() || entry->seen || state == QueuedState::Running) return;
    if (state == QueuedState::Ended) return drop(id);
    entry->run.state = state;
    changed_ = true;
}

std::vector<CampaignRun> QueueRunner::runs(const std::string& id) {
    std::vector<CampaignRun> out;
    const Campaign* found = campaign(id);
    if (!found) return out;
    std::vector<std::string> unknown;
    std::optional<std::vector<RunSpec>> planned;
    for (std::size_t i = 0; i < found->runs.size(); ++i) {
        const std::string& name = found->runs[i];
        const bool taken = isAmong(found->takenOut, name);
        auto known = known_.find(name);
        if (known == known_.end() && (taken || told_.contains(id))) {
            // It has no folder, or not any more; the sweep still defines the run.
            if (!planned) {
                auto specs = expand(found->sweep);
                planned = specs ? std::move(*specs) : std::vector<RunSpec>();
            }
            if (i >= planned->size()) continue;
            CampaignRun run;
            run.id = name;
            run.spec = (*planned)[i];
            run.offer = offerOf_(run.spec.price.offer).value_or(Offer{});
            known = known_.emplace(name, std::move(run)).first;
        }
        if (known == known_.end()) {
            unknown.push_back(name);
            continue;
        }
        out.push_back(known->second);
        out.back().takenOut = taken;
    }
    if (!unknown.empty() && asked_.insert(id).second) steps_.push_back(LearnRuns{id, std::move(unknown)});
    return out;
}

CampaignFigures QueueRunner::figures(const std::string& id) {
    const std::vector<CampaignRun> all = runs(id);
    // The engine thread runs one at a time, whatever the slots.
    const bool workers = std::ranges::any_of(entries_, [&](const QueueEntry& entry) {
        return entry.campaign() == id && entry.run.item.target == TargetKind::Worker;
    });
    return summarise(all, workers ? slots() : 1);
}

bool QueueRunner::isQueued(const std::string& id) const {
    return std::ranges::find(entries_, id, &QueueEntry::campaign) != entries_.end();
}

std::vector<std::string> QueueRunner::unfinished(const std::string& id) {
    std::vector<std::string> out;
    if (!ours_ || isQueued(id)) return out;
    for (const CampaignRun& run : runs(id))
        if (!run.takenOut && !isOver(run.state)) out.push_back(run.id);
    return out;
}

// Removing runs from the queue, putting them back, and moving them.

std::vector<RemovedEntry> QueueRunner::takeOut(std::span<const std::string> ids) {
    std::vector<RemovedEntry> out;
    if (!ours_) return out;
    std::vector<std::string> folders;
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        const QueueEntry& entry = entries_[i];
        if (!entry.waits() || !isAmong(ids, entry.id())) continue;
        out.push_back({entry, i});
        // A started run keeps what it measured; one whose folder does not exist yet is discarded once it does.
        if (entry.run.state == QueuedState::Waiting) folders.push_back(entry.id());
    }
    std::erase_if(entries_, [&](const QueueEntry& entry) { return entry.waits() && isAmong(ids, entry.id()); });
    if (out.empty()) return out;
    save();
    markTakenOut(out, true);
    if (!folders.empty()) steps_.push_back(DiscardRuns{std::move(folders)});
    return out;
}

void QueueRunner::putBack(std::span<const RemovedEntry> removed) {
    if (!ours_) return;
    std::vector<std::string> folders;
    // In the order of removal, so that each finds its place; the queue may have moved on since.
    for (const RemovedEntry& one : removed) {
        std::size_t at = std::min(one.position, entries_.size());
        while (at < entries_.size() && !entries_[at].waits()) ++at;
        QueueEntry entry = one.entry;
        if (entry.run.state == QueuedState::Waiting ||
            (entry.run.state == QueuedState::Absent && !isToMake(entry.id()))) {
            // It cannot start before its folder is restored.
            entry.run.state = QueuedState::Absent;
            folders.push_back(entry.id());
        }
        entries_.insert(entries_.begin() + static_cast<std::ptrdiff_t>(at), std::move(entry));
    }
    save();
    markTakenOut(removed, false);
    if (!folders.empty()) steps_.push_back(RestoreRuns{std::move(folders)});
}

void QueueRunner::restored(std::span<const std::string> asked, std::span<const std::string> back) {
    for (const std::string& id : asked) {
        QueueEntry* entry = find(id);
        if (!entry || entry->run.state != QueuedState::Absent || isToMake(id)) continue;
        changed_ = true;
        if (isAmong(back, id))
            entry->run.state = QueuedState::Waiting;
        else
            drop(id);
    }
}

void QueueRunner::markTakenOut(std::span<const RemovedEntry> runs, bool out) {
    for (Campaign& campaign : campaigns_) {
        const std::vector<std::string> before = campaign.takenOut;
        for (const RemovedEntry& one : runs) {
            if (one.entry.campaign() != campaign.id) continue;
            std::erase(campaign.takenOut, one.entry.id());
            if (out) campaign.takenOut.push_back(one.entry.id());
        }
        if (campaign.takenOut != before) steps_.push_back(SaveCampaign{campaign});
    }
}

std::vector<std::string> QueueRunner::moved(std::span<const std::string> ids, std::size_t position) const {
    std::vector<std::string> waiting, out;
    for (const QueueEntry& entry : entries_)
        if (entry.waits() && isAmong(ids, entry.id())) waiting.push_back(entry.id());
    Queue queue = order();
    move(queue, waiting, position);
    for (const QueueItem& item : queue.items) out.push_back(item.id);
    return out;
}

void QueueRunner::arrange(std::span<const std::string> ids) {
    if (!ours_) return;
    // Runs added to the queue since stay at its end.
    const auto place = [&](const QueueEntry& entry) {
        return std::pair(entry.waits(), std::ranges::find(ids, entry.id()) - ids.begin());
    };
    std::ranges::stable_sort(entries_, {}, place);
    save();
}

}  // namespace epochal
