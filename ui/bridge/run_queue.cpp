#include "ui/bridge/run_queue.h"

#include <algorithm>

#include "core/base/clock.h"

namespace epochal::ui {

namespace {

constexpr int kLookMilliseconds = 2000;
constexpr int kTakeOverMilliseconds = 10000;

}  // namespace

/// What load() reads from the disk.
struct RunQueue::Loaded {
    std::shared_ptr<std::unique_ptr<FileLock>> lock;
    Queue queue;
    std::vector<Entry> entries;
    Campaigns campaigns;
    std::vector<Error> trouble;
};

RunQueue::RunQueue(Workbench& workbench) : workbench_(workbench), gpus_(usableGpus(workbench.machine())) {
    disk_.setMaxThreadCount(1);
    look_.setInterval(kLookMilliseconds);
    connect(&look_, &QTimer::timeout, this, &RunQueue::lookAgain);
    connect(&workbench_, &Workbench::runEnded, this, &RunQueue::ended);
    connect(&workbench_, &Workbench::figuresChanged, this, &RunQueue::learn);
    connect(&workbench_, &Workbench::runsChanged, this, [this] {
        if (ready_) startDue();
    });
    load();
}

RunQueue::~RunQueue() {
    disk_.waitForDone();
}

void RunQueue::load() {
    const Path home = workbench_.home(), runs = workbench_.runsFolder();
    onDisk(
        [home, runs, gpus = gpus_] {
            Loaded out;
            out.lock = std::make_shared<std::unique_ptr<FileLock>>();
            if (Status made = makeFolders(home); !made) out.trouble.push_back(made.error());
            auto lock = FileLock::tryLock(home / "queue.lock");
            if (lock)
                *out.lock = std::move(*lock);
            else if (lock.error().kind != ErrorKind::Locked)
                out.trouble.push_back(lock.error());
            auto queue = loadQueue(home);
            if (queue)
                out.queue = std::move(*queue);
            else
                out.trouble.push_back(queue.error());
            if (*out.lock)
                for (const Path& folder : {home, home / "campaigns", home / "reports", runs}) removeLeftovers(folder);
            for (QueueItem& item : out.queue.items) {
                const auto run = RunDirectory::open(runs / item.id);
                const QueuedState state = run ? queuedState(run->path()) : QueuedState::Over;
                if (state == QueuedState::Over) continue;
                if (leftInOrder(*run)) item.starts = 0;
                if (item.starts >= kMostStarts && state != QueuedState::Running) {
                    out.trouble.push_back(
                        {ErrorKind::Internal,
                         {EPOCHAL_TEXT("core", "The run was started %1 times and interrupted each time"),
                          {std::int64_t{item.starts}}},
                         run->spec().name,
                         {EPOCHAL_TEXT("core", "It was removed from the queue; resume it on the Runs page"), {}}});
                    continue;
                }
                Entry entry;
                entry.run = {item, state, gpusNeeded(run->spec(), gpus), {}};
                entry.id = QString::fromStdString(item.id);
                entry.name = QString::fromStdString(run->spec().name);
                entry.campaign = QString::fromStdString(run->spec().campaign);
                entry.spec = run->spec();
                out.entries.push_back(std::move(entry));
            }
            // Runs that are over need no place; of the others it is said why they do not start.
            std::erase_if(out.queue.unknown, [&](const Json& item) {
                const QueuedState state = queuedState(runs / stringAt(item, "id"));
                return state == QueuedState::Over || state == QueuedState::Absent;
            });
            for (const Json& item : out.queue.unknown) out.trouble.push_back(unknownTarget(item));
            out.campaigns = loadCampaigns(home);
            return out;
        },
        [this](Loaded out) { loaded(std::move(out)); });
}

void RunQueue::loaded(Loaded out) {
    lock_ = std::move(*out.lock);
    elsewhere_ = !lock_;
    if (!ready_) {
        for (const Error& error : out.trouble) complain(error);
        for (const Error& error : out.campaigns.unreadable) complain(error);
    }
    paused_ = out.queue.paused;
    atOnce_ = out.queue.atOnce;
    unknown_ = std::move(out.queue.unknown);
    entries_ = std::move(out.entries);
    campaigns_ = std::move(out.campaigns.all);
    ready_ = true;
    Q_EMIT campaignsChanged();
    Q_EMIT changed();
    startDue();
    // The other window may close, or change the order.
    if (elsewhere_) QTimer::singleShot(kTakeOverMilliseconds, this, &RunQueue::load);
}

Queue RunQueue::queue() const {
    Queue queue;
    for (const Entry& entry : entries_) queue.items.push_back(entry.run.item);
    queue.atOnce = atOnce_;
    queue.paused = paused_;
    queue.unknown = unknown_;
    return queue;
}

void RunQueue::save() {
    if (!lock_) return;
    onDisk([home = workbench_.home(), queue = queue()] { return saveQueue(home, queue); },
           [this](const Status& saved) {
               if (!saved) complain(saved.error());
           });
}

int RunQueue::waiting() const {
    return static_cast<int>(std::ranges::count_if(entries_, waits));
}

int RunQueue::slots() const {
    return slotsOf(queue(), gpus_);
}

RunQueue::Entry* RunQueue::find(const QString& id) {
    const auto found = std::ranges::find(entries_, id, &Entry::id);
    return found == entries_.end() ? nullptr : &*found;
}

void RunQueue::startDue() {
    if (!isOurs() || leaving_) return;
    // One at a time: the expected cost of a started run counts for those after it.
    do holdByBudget();
    while (startNext());
    training_ = std::ranges::any_of(entries_, [](const Entry& e) { return !waits(e); });
    if (training_) look_.start();
}

bool RunQueue::startNext() {
    std::vector<QueuedRun> runs;
    bool engineBusy = workbench_.engineBusy();
    for (const Entry& entry : entries_) {
        runs.push_back(entry.run);
        runs.back().held = !entry.held.empty();
        engineBusy |= !waits(entry) && entry.run.item.target == TargetKind::Window;  // or about to be
    }
    const std::vector<QueueStart> starts = due(queue(), runs, gpus_, engineBusy);
    if (starts.empty()) return false;
    const QueueStart& start = starts.front();
    const QString id = QString::fromStdString(start.id);
    Entry& entry = *find(id);
    entry.run.state = QueuedState::Running;
    entry.run.gpus = start.gpus;
    ++entry.run.item.starts;
    const TargetKind where = entry.run.item.target;
    // The count is on disk before the run starts: a run that takes this process down with it is not started forever.
    onDisk([home = workbench_.home(), queue = queue()] { return saveQueue(home, queue); },
           [this, id, where, gpus = start.gpus](const Status& saved) {
               if (!saved) complain(saved.error());
               if (!leaving_ && find(id)) launch(id, where, gpus);
           });
    Q_EMIT changed();
    return true;
}

void RunQueue::launch(const QString& id, TargetKind where, const std::vector<int>& gpus) {
    workbench_.resume(
        id, where,
        [this, id](const Status& begunNow) {
            Entry* now = find(id);
            if (!begunNow) {
                complain(begunNow.error());
                drop(id);
                return;
            }
            if (now) now->seen = true;
            learn(id);
            Q_EMIT begun(id);
        },
        where == TargetKind::Worker ? gpus : std::vector<int>{});
}

void RunQueue::ended(const QString& id) {
    learn(id);
    const Entry* entry = find(id);
    if (!entry) return;
    const Figures* figures = workbench_.figures(id);
    // Interrupted by the end of this window: it keeps its place and continues when there is a window again.
    if (leaving_ && figures && figures->state == RunState::Interrupted) return;
    drop(id);
}

void RunQueue::drop(const QString& id) {
    std::erase_if(entries_, [&](const Entry& entry) { return entry.id == id; });
    save();
    Q_EMIT changed();
    startDue();
}

void RunQueue::lookAgain() {
    // A run found in progress at startup may have ended before the workbench could follow it.
    QStringList unseen;
    bool any = false;
    for (Entry& entry : entries_) {
        if (waits(entry)) continue;
        any = true;
        if (workbench_.isActive(entry.id)) entry.seen = true;
        if (!entry.seen) unseen.append(entry.id);
    }
    if (!any) look_.stop();
    for (const QString& id : unseen)
        onDisk([folder = workbench_.folderOf(id)] { return queuedState(folder); },
               [this, id](QueuedState state) {
                   Entry* entry = find(id);
                   if (!entry || entry->seen || state == QueuedState::Running) return;
                   if (state == QueuedState::Over) return drop(id);
                   entry->run.state = state;
                   Q_EMIT changed();
                   startDue();
               });
}

void RunQueue::setPaused(bool paused) {
    if (paused == paused_ || !isOurs()) return;
    paused_ = paused;
    save();
    Q_EMIT changed();
    startDue();
}

void RunQueue::setAtOnce(int runs) {
    if (runs == atOnce_ || !isOurs()) return;
    atOnce_ = runs;
    save();
    Q_EMIT changed();
    startDue();
}

void RunQueue::leave() {
    leaving_ = true;
    look_.stop();
}

void RunQueue::complain(const Error& error) {
    workbench_.issues().add(Severity::Error, error, tr("Queue"));
}

}  // namespace epochal::ui
