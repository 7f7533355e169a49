#include "ui/bridge/run_queue.h"

#include <QUndoStack>
#include <algorithm>

#include "ui/bridge/edit.h"

namespace epochal::ui {

namespace {

constexpr int kLookMilliseconds = 2000;
constexpr int kTakeOverMilliseconds = 10000;

std::vector<std::string> idsOf(const QStringList& list) {
    std::vector<std::string> out;
    for (const QString& id : list) out.push_back(id.toStdString());
    return out;
}

QStringList listOf(const std::vector<std::string>& ids) {
    QStringList out;
    for (const std::string& id : ids) out.append(QString::fromStdString(id));
    return out;
}

}  // namespace

RunQueue::RunQueue(Workbench& workbench)
    : workbench_(workbench), runner_(usableGpus(workbench.machine()), [&workbench](const std::string& id) {
          const Offer* offer = workbench.prices().book().find(id);
          return offer ? std::optional(*offer) : std::nullopt;
      }) {
    look_.setInterval(kLookMilliseconds);
    connect(&look_, &QTimer::timeout, this, &RunQueue::lookAgain);
    connect(&workbench_.runs(), &LiveRuns::runEnded, this, &RunQueue::ended);
    connect(&workbench_.runs(), &LiveRuns::figuresChanged, this, &RunQueue::learn);
    connect(&workbench_.runs(), &LiveRuns::runsChanged, this, [this] { advance(); });
    connect(&workbench_.catalogue(), &RunCatalogue::foundRuns, this, &RunQueue::lookForCampaigns);
    load();
}

RunQueue::~RunQueue() {
    closing_.request_stop();
    disk_.end();
}

void RunQueue::load() {
    onDisk([home = workbench_.home(), machine = workbench_.machine()] { return loadHome(home, machine); },
           [this](LoadedQueue loaded) {
               runner_.load(loaded);
               lock_ = std::move(loaded.lock);
               stale_ = true;
               Q_EMIT campaignsChanged();
               advance();
               // The other window may close, or change the order.
               if (isElsewhere()) QTimer::singleShot(kTakeOverMilliseconds, this, &RunQueue::load);
           });
}

const std::vector<RunQueue::Entry>& RunQueue::entries() const {
    if (!std::exchange(stale_, false)) return entries_;
    entries_.clear();
    for (const QueueEntry& entry : runner_.entries())
        entries_.push_back({entry.run, QString::fromStdString(entry.id()), QString::fromStdString(entry.spec->name),
                            QString::fromStdString(entry.campaign()), entry.spec, entry.elsewhere, entry.held,
                            entry.waitsFor});
    return entries_;
}

int RunQueue::waiting() const {
    return static_cast<int>(std::ranges::count_if(runner_.entries(), &QueueEntry::waits));
}

void RunQueue::advance(const std::function<void(const Status&)>& saved) {
    const bool shown = runner_.advance(workbench_.runs().engineBusy());
    stale_ = true;
    training_ = runner_.isTraining();
    const auto look = [](const QueueEntry& entry) { return !entry.waits() || entry.elsewhere; };
    if (std::ranges::any_of(runner_.entries(), look) && !look_.isActive() && !closing_.stop_requested()) look_.start();
    carryOutSteps(saved);
    if (shown) Q_EMIT changed();
}

void RunQueue::carryOutSteps(const std::function<void(const Status&)>& saved) {
    const auto trouble = std::make_shared<std::optional<Error>>();
    for (QueueStep& step : runner_.take())
        todo_.emplace_back([this, trouble, step = std::make_shared<QueueStep>(std::move(step))] {
            std::visit([&](auto& one) { carryOut(one, trouble); }, *step);
        });
    if (saved)
        todo_.emplace_back([this, trouble, saved] {
            onDisk([] { return true; }, [trouble, saved](bool) { saved(*trouble ? Status(**trouble) : Status()); });
        });
    if (std::exchange(busy_, true)) return;
    while (!todo_.empty()) {
        const auto next = std::move(todo_.front());
        todo_.pop_front();
        next();
    }
    busy_ = false;
}

void RunQueue::save(const std::function<Status()>& write, const Saved& saved) {
    onDisk(write, [this, saved](const Status& written) {
        if (written) return;
        if (!*saved) *saved = written.error();
        complain(written.error());
    });
}

void RunQueue::carryOut(SaveOrder& step, const Saved& saved) {
    save([home = workbench_.home(), order = std::move(step.order)] { return saveQueue(home, order); }, saved);
}

void RunQueue::carryOut(SaveCampaign& step, const Saved& saved) {
    save([home = workbench_.home(), campaign = std::move(step.campaign)] { return saveCampaign(home, campaign); },
         saved);
}

void RunQueue::carryOut(LockCampaign& step, const Saved&) {
    onDisk([home = workbench_.home(), step] { return holdCampaign(home, step.id, step.runs); },
           [this, id = step.id](CampaignHold hold) {
               if (campaignLocks_.contains(id)) return;  // asked for twice
               runner_.locked(id, hold);
               if (hold.lock) campaignLocks_.emplace(id, std::move(*hold.lock));
               advance();
               Q_EMIT campaignChanged(QString::fromStdString(id));
           });
}

void RunQueue::carryOut(ReleaseCampaign& step, const Saved&) {
    // After what is still to be saved of it.
    const auto lock = campaignLocks_.extract(step.id);
    if (!lock.empty())
        onDisk([kept = std::shared_ptr<FileLock>(std::move(lock.mapped()))] { return true; }, [](bool) {});
}

void RunQueue::carryOut(StartRun& step, const Saved&) {
    // After the folders that are being made: a kill between them would leave a part of the sweep in the queue.
    onDisk([] { return true; },
           [this, step](bool) {
               const QString id = QString::fromStdString(step.id);
               if (closing_.stop_requested() || !runner_.entry(step.id)) return;
               workbench_.runs().resume(
                   id, step.where,
                   [this, id](const Status& begunNow) {
                       runner_.started(id.toStdString(), begunNow);
                       if (begunNow) learn(id);
                       advance();
                       if (begunNow) Q_EMIT begun(id);
                   },
                   step.where == TargetKind::Worker ? step.gpus : std::vector<int>{});
           },
           Background::Turn::Late);
}

void RunQueue::carryOut(DiscardRuns& step, const Saved&) {
    workbench_.catalogue().moveToTrash(listOf(step.ids));
}

void RunQueue::carryOut(RestoreRuns& step, const Saved&) {
    workbench_.catalogue().takeFromTrash(listOf(step.ids), [this, asked = step.ids](const QStringList& back) {
        runner_.restored(asked, idsOf(back));
        advance();
    });
}

void RunQueue::carryOut(TellTrouble& step, const Saved&) {
    complain(step.error);
}

void RunQueue::ended(const QString& id) {
    learn(id);
    const Figures* figures = workbench_.runs().figures(id);
    runner_.ended(id.toStdString(), figures && figures->state == RunState::Interrupted);
    advance();
}

void RunQueue::lookAgain() {
    // A run found in progress at startup may have ended before the workbench could follow it.
    for (const QueueEntry& entry : runner_.entries())
        if (!entry.waits() && workbench_.runs().isActive(QString::fromStdString(entry.id()))) runner_.saw(entry.id());
    for (const std::string& id : runner_.unseen())
        onDisk([folder = workbench_.folderOf(QString::fromStdString(id))] { return queuedState(folder); },
               [this, id](QueuedState state) {
                   if (state == QueuedState::Ended) workbench_.runs().follow({id});  // runEnded() tells how it ended
                   runner_.looked(id, state);
                   advance();
               });
    look_.stop();  // advance() starts it again while there is something to look for
    runner_.retryLocks();
    advance();
}

void RunQueue::setPaused(bool paused) {
    runner_.setPaused(paused);
    advance();
}

void RunQueue::setAtOnce(int runs) {
    runner_.setAtOnce(runs);
    advance();
}

void RunQueue::remove(const QStringList& ids) {
    if (!runner_.isOurs()) return;
    std::vector<std::string> waiting;
    for (const QueueEntry& entry : runner_.entries())
        if (entry.waits() && ids.contains(QString::fromStdString(entry.id()))) waiting.push_back(entry.id());
    if (waiting.empty()) return;
    const auto removedNow = [this] {
        advance();
        Q_EMIT campaignsChanged();
    };
    const auto out = std::make_shared<std::vector<RemovedEntry>>();
    workbench_.history().push(new Edit(
        tr("Remove runs from the queue"),
        [this, waiting, out, removedNow] {
            *out = runner_.takeOut(waiting);
            removedNow();
        },
        [this, out, removedNow] {
            runner_.putBack(*out);
            removedNow();
        }));
    Q_EMIT removed(static_cast<int>(waiting.size()));
}

void RunQueue::move(const QStringList& ids, int position) {
    if (!runner_.isOurs()) return;
    std::vector<std::string> before;
    for (const QueueEntry& entry : runner_.entries()) before.push_back(entry.id());
    const std::vector<std::string> after = runner_.moved(idsOf(ids), static_cast<std::size_t>(std::max(0, position)));
    if (before == after) return;
    const auto arrange = [this](const std::vector<std::string>& order) {
        runner_.arrange(order);
        advance();
    };
    workbench_.history().push(new Edit(
        tr("Reorder the queue"), [arrange, after] { arrange(after); }, [arrange, before] { arrange(before); }));
}

void RunQueue::leave() {
    closing_.request_stop();
    runner_.leave();
    carryOutSteps({});
    look_.stop();
}

void RunQueue::complain(const Error& error) {
    workbench_.issues().add(Severity::Error, error, Issues::Part::Queue);
}

// Campaigns: how their runs are created and continued, and what is known of them.

Result<std::vector<Offer>> RunQueue::offersFor(const Result<PlannedCampaign>& plan) const {
    return plan ? offersOf(plan->specs, workbench_.prices().book()) : Result<std::vector<Offer>>(plan.error());
}

void RunQueue::add(const Sweep& sweep, TargetKind where, Place place, Added done) {
    if (!done) done = [](const Result<QString>&) {};
    // A thousand combinations take a while to check.
    onDisk([sweep] { return planCampaign(sweep); },
           [this, where, place, done](Result<PlannedCampaign> plan) {
               workbench_.prices().whenRead(
                   this, [this, where, place, done, plan = std::move(plan)] { addPlanned(plan, where, place, done); });
           });
}

void RunQueue::addPlanned(const Result<PlannedCampaign>& plan, TargetKind where, Place place, const Added& done) {
    const auto offers = offersFor(plan);
    if (!offers) return done(offers.error());
    const auto added = runner_.add(*plan, *offers, where, place == Place::First);
    if (!added) return done(added.error());
    const QString id = QString::fromStdString(*added);
    preflight_.reset();  // answers may differ from those of an earlier sweep
    advance([done, id](const Status& saved) { done(saved ? Result<QString>(id) : saved.error()); });
    Q_EMIT campaignsChanged();
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
        [this, step, runs = workbench_.runsFolder(), machine = workbench_.machine(), preflight = preflight_,
         closing = closing()]() -> Answer {
            const Status able = (*preflight)(step.spec);
            // An answer may be missing now. The campaign's file defines the run, so the next window makes it.
            if (closing.stop_requested() && !step.spec.campaign.empty()) return {Made::Later};
            if (!able && refuses(able.error(), isTraining() || workbench_.runs().engineBusy()))
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
        Background::Turn::Late);
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
                left += run.state != QueuedState::Ended && run.state != QueuedState::Running;
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
        [this, id](Rest found) {
            workbench_.prices().whenRead(this, [this, id, rest = std::move(found)] {
                const auto offers = offersFor(rest.plan);
                if (!offers) return complain(offers.error());
                preflight_.reset();
                if (Status added = runner_.resume(*rest.plan, *offers, rest.runs, TargetKind::Worker); !added)
                    return complain(added.error());
                advance();
                Q_EMIT campaignChanged(id);
            });
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
            workbench_.catalogue().entries(
                found, [this, campaign](const std::vector<epochal::Entry>& entries, const QStringList&) {
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
