#include "ui/bridge/live_runs.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <functional>
#include <iterator>

#include "core/analysis/replay.h"
#include "core/base/clock.h"
#include "core/base/layout.h"
#include "core/base/mutex.h"
#include "core/launch/budget.h"
#include "core/launch/preflight.h"
#include "core/spec/spec_json.h"
#include "ui/bridge/run_queue.h"
#include "ui/bridge/workbench.h"

namespace epochal::ui {

namespace {

constexpr int kDrainMillis = 33;
constexpr double kIndexEverySeconds = 2;

Error trainedAlready(const std::string& id) {
    return {ErrorKind::Locked, {EPOCHAL_TEXT("core", "This run is already in progress"), {}}, id, {}};
}

}  // namespace

/// A run that the window holds in memory: in progress, or opened for viewing. GUI thread.
struct LiveRuns::Live {
    explicit Live(const RunDirectory& directory) : run(directory), record(directory.spec(), directory.offer()) {}
    /// The current time on the run's clock: the time of its last event, plus what has passed since. The machine's clock
    /// may be set at any time, and nobody is billed for that.
    [[nodiscard]] std::int64_t now() {
        const std::int64_t last = record.figures().lastUtcMillis;
        return last > 0 ? last + std::llround((monotonicSeconds() - heard) * 1000) : utcMillis();
    }
    /// For a run found in progress, the log is read first, and its last line may be old: the run may be paused.
    void hear(const Event& event) {
        constexpr double kCatchUpSeconds = 5;
        const double now = monotonicSeconds();
        const double age = static_cast<double>(utcMillis() - event.utcMillis) / 1000;
        heard = now - (now - made < kCatchUpSeconds ? std::max(age, 0.0) : 0.0);
    }
    [[nodiscard]] QString name() const { return QString::fromStdString(run.spec().name); }

    RunDirectory run;
    RunRecord record;
    TargetKind where = TargetKind::Window;
    bool active = false;
    std::optional<Command> asked;                    ///< stop command, not yet carried out
    std::optional<Error> trouble;                    ///< the error it ended with
    double indexed = 0;                              ///< monotonic seconds: when its row was last written
    double made = monotonicSeconds(), heard = made;  ///< monotonic: this created, last event written
};

/// Where the watchers' threads meet this one: watchers append, drain() swaps the lists out under the lock and works on
/// them unlocked.
struct LiveRuns::Crossing {
    Mutex mutex;
    std::vector<std::pair<std::string, Event>> events EPOCHAL_GUARDED_BY(mutex);
    std::vector<std::pair<std::string, Result<ExitRecord>>> ended EPOCHAL_GUARDED_BY(mutex);
    std::atomic<bool> pending{false};
};

LiveRuns::LiveRuns(Workbench& workbench) : workbench_(workbench), crossing_(std::make_shared<Crossing>()) {
    timer_.setSingleShot(true);
    timer_.setInterval(kDrainMillis);
    connect(&timer_, &QTimer::timeout, this, &LiveRuns::drain);
    processes_ = makeProcessTarget(*this, workbench_.worker());
    engine_ = makeEngineThread(*this);
}

LiveRuns::~LiveRuns() {
    end();
}

void LiveRuns::end() {
    engine_.reset();
    processes_.reset();
}

void LiveRuns::wake() {
    if (!crossing_->pending.exchange(true))
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (!timer_.isActive()) timer_.start();
            },
            Qt::QueuedConnection);
}

void LiveRuns::onEvent(const std::string& runId, const Event& event) {
    {
        const Lock lock(crossing_->mutex);
        crossing_->events.emplace_back(runId, event);
    }
    wake();
}

void LiveRuns::onEnd(const std::string& runId, const Result<ExitRecord>& end) {
    {
        const Lock lock(crossing_->mutex);
        crossing_->ended.emplace_back(runId, end);
    }
    wake();
}

void LiveRuns::drain() {
    crossing_->pending = false;
    {
        const Lock lock(crossing_->mutex);
        std::ranges::move(crossing_->ended, std::back_inserter(ended_));
        crossing_->ended.clear();
    }
    // Events before ends: an end comes after the last event of its run. A flood of events is applied in portions.
    applyEvents(kEventsADrain);
    if (!events_.empty()) return wake();
    for (const auto& [id, end] : std::exchange(ended_, {})) finish(QString::fromStdString(id), end);
}

void LiveRuns::drainAll() {
    do drain();
    while (!events_.empty());
}

void LiveRuns::applyEvents(std::size_t most) {
    {
        const Lock lock(crossing_->mutex);
        std::ranges::move(crossing_->events, std::back_inserter(events_));
        crossing_->events.clear();
    }
    const auto end = events_.begin() + static_cast<std::ptrdiff_t>(std::min(most, events_.size()));
    const std::vector events(std::move_iterator(events_.begin()), std::move_iterator(end));
    events_.erase(events_.begin(), end);
    bool stateChanged = false;
    QStringList touched;
    for (const auto& [runId, event] : events) {
        const QString id = QString::fromStdString(runId);
        const auto live = live_.value(id);
        if (!live || !live->record.apply(event)) continue;
        live->hear(event);
        if (touched.isEmpty() || touched.last() != id) touched.append(id);
        stateChanged |= std::holds_alternative<StateChanged>(event.body) || std::holds_alternative<Started>(event.body);
        if (const auto* notice = std::get_if<Notice>(&event.body);
            notice && notice->severity != Severity::Info && live->active)
            workbench_.issues().add(notice->severity, {ErrorKind::Internal, notice->what, "", notice->remedy},
                                    live->name(), event.utcMillis);
    }
    touched.removeDuplicates();
    for (const QString& id : touched) {
        const auto live = live_.value(id);
        if (live->active && monotonicSeconds() - live->indexed > kIndexEverySeconds) index(*live);
        Q_EMIT figuresChanged(id);
    }
    if (stateChanged) Q_EMIT runsChanged();
}

LiveRuns::Live& LiveRuns::adopt(const RunDirectory& run, std::optional<TargetKind> where) {
    const QString id = QString::fromStdString(run.id());
    auto& live = live_[id];
    if (!live) live = std::make_shared<Live>(run);
    live->active = where.has_value();
    if (where) {
        live->where = *where;
        order_.removeAll(id);
        order_.append(id);
    }
    return *live;
}

void LiveRuns::index(Live& live) {
    live.indexed = monotonicSeconds();
    const Figures& figures = live.record.figures();
    workbench_.catalogue().record(live.run, {rowOf(live.run, figures), entryOf(live.run, figures)});
}

LaunchTarget& LiveRuns::target(TargetKind kind) {
    switch (kind) {
        case TargetKind::Window:
            return *engine_;
        case TargetKind::Worker:
            return *processes_;
    }
    return *engine_;
}

Status LiveRuns::command(const QString& id, Command command) {
    const auto live = live_.value(id);
    if (!live || !live->active)
        return Error{ErrorKind::Spec, {EPOCHAL_TEXT("core", "This run is not in progress"), {}}, id.toStdString(), {}};
    const Status told = target(live->where).command(id.toStdString(), command);
    if (told && (command == Command::Stop || command == Command::StopAfterEpoch)) {
        live->asked = command;
        Q_EMIT figuresChanged(id);
        Q_EMIT runsChanged();
    }
    return told;
}

std::optional<Command> LiveRuns::asked(const QString& id) const {
    const auto live = live_.value(id);
    return live && live->active ? live->asked : std::nullopt;
}

std::optional<Error> LiveRuns::trouble(const QString& id) const {
    const auto live = live_.value(id);
    return live && !live->active ? live->trouble : std::nullopt;
}

QStringList LiveRuns::live() const {
    QStringList ids, others;
    for (const QString& id : order_) (isActive(id) ? ids : others).append(id);
    return ids + others;
}

void LiveRuns::open(const QString& id) {
    if (live_.contains(id)) {
        Q_EMIT openedRun(id);
        return;
    }
    workbench_.background().read(
        this,
        [folder = workbench_.folderOf(id)] {
            struct Read {
                Result<RunDirectory> run;
                Result<RunRecord> record;
                std::optional<Error> trouble;
            };
            const auto run = RunDirectory::open(folder);
            auto record = run ? replay(*run) : Result<RunRecord>(run.error());
            const auto exit = record ? run->exitRecord() : std::nullopt;
            return Read{run, std::move(record), exit ? exit->error : std::nullopt};
        },
        [this, id](auto read) {
            if (!read.record) {
                workbench_.issues().add(Severity::Error, read.record.error(), Issues::Part::Catalogue);
                return;
            }
            // Found in progress meanwhile, it is followed already, from the beginning of its log.
            if (!isActive(id)) {
                Live& live = adopt(*read.run, std::nullopt);
                live.record = std::move(*read.record);
                live.trouble = read.trouble;
                if (!order_.contains(id)) order_.prepend(id);
            }
            Q_EMIT openedRun(id);
            Q_EMIT figuresChanged(id);
        });
}

void LiveRuns::attachRunning() {
    workbench_.background().read(
        this,
        [runs = workbench_.runsFolder()] {
            std::vector<std::string> ids;
            std::error_code error;
            for (std::filesystem::directory_iterator at(runs, error), end; !error && at != end; at.increment(error))
                if (FileLock::isHeld(at->path() / layout::kRunLock)) ids.push_back(at->path().filename().string());
            return ids;
        },
        [this](std::vector<std::string> ids) { follow(std::move(ids)); });
}

void LiveRuns::attachRunning(std::vector<std::string> ids) {
    if (ids.empty()) return;
    workbench_.background().read(
        this,
        [runs = workbench_.runsFolder(), ids = std::move(ids)]() mutable {
            std::erase_if(ids, [&](const std::string& id) { return !FileLock::isHeld(runs / id / layout::kRunLock); });
            return std::move(ids);
        },
        [this](std::vector<std::string> held) { follow(std::move(held)); });
}

void LiveRuns::follow(std::vector<std::string> ids) {
    if (ids.empty()) return;
    struct Found {
        RunDirectory run;
        bool held = false;
    };
    workbench_.background().read(
        this,
        [runs = workbench_.runsFolder(), ids = std::move(ids)] {
            std::vector<Found> found;
            for (const std::string& id : ids)
                // One that cannot be opened is reported by reindexing.
                if (auto run = RunDirectory::open(runs / id)) {
                    const bool held = FileLock::isHeld(run->lockFile());
                    found.push_back({std::move(*run), held});
                }
            return found;
        },
        [this](const std::vector<Found>& found) {
            for (const auto& [run, held] : found) {
                const auto live = live_.value(QString::fromStdString(run.id()));
                // What this window saw end has its row.
                if (live && (live->active || (!held && live->indexed > 0))) continue;
                if (Status attached = processes_->attach(run); !attached) {
                    workbench_.issues().add(Severity::Error, attached.error(), Issues::Part::Catalogue);
                    continue;
                }
                adopt(run, TargetKind::Worker);
                Q_EMIT runsChanged();
            }
        });
}

void LiveRuns::forget(const QStringList& ids) {
    for (const QString& id : ids) {
        live_.remove(id);
        order_.removeAll(id);
    }
    Q_EMIT runsChanged();
}

const Figures* LiveRuns::figures(const QString& id) {
    const auto live = live_.value(id);
    return live ? &live->record.figures(live->active ? live->now() : 0) : nullptr;
}

std::int64_t LiveRuns::nowOf(const QString& id) const {
    const auto live = live_.value(id);
    return live && live->active ? live->now() : utcMillis();
}

const RunDirectory* LiveRuns::directory(const QString& id) const {
    const auto live = live_.value(id);
    return live ? &live->run : nullptr;
}

bool LiveRuns::isActive(const QString& id) const {
    const auto live = live_.value(id);
    return live && live->active;
}

bool LiveRuns::engineBusy() const {
    return engine_->active() > 0;
}

void LiveRuns::finish(const QString& id, const Result<ExitRecord>& end) {
    // Events that arrived between the swap and this task come before the end.
    applyEvents();
    const auto live = live_.value(id);
    if (!live) return;
    live->active = false;
    live->asked.reset();
    live->trouble = end ? end->error : std::optional(end.error());
    if (!end) {
        live->record.setState(RunState::Failed, std::nullopt, end.error().what);
        workbench_.issues().add(Severity::Error, end.error(), live->name());
    } else {
        if (end->error) workbench_.issues().add(Severity::Error, *end->error, live->name(), end->utcMillis);
        if (live->record.figures().state != end->state)
            live->record.setState(end->state, end->reason, end->error ? end->error->what : Message{});
    }
    if (!live->run.isGone()) index(*live);  // a folder that is gone has no row
    Q_EMIT figuresChanged(id);
    Q_EMIT runEnded(id);
    Q_EMIT runsChanged();
}

void LiveRuns::leave() {
    engine_->leave();
}

// How runs start. Everything that reads or writes a folder runs in the background.

void LiveRuns::launch(const RunSpec& spec, const Offer& offer, TargetKind where,
                      std::function<void(const Result<QString>&)> done) {
    const bool busy = engineBusy() || workbench_.queue().isTraining();
    using Made = std::optional<Result<RunDirectory>>;
    workbench_.background().write(
        this,
        [=, worker = workbench_.worker(), runs = workbench_.runsFolder(), machine = workbench_.machine(),
         closing = workbench_.queue().closing()]() -> Made {
            auto errors = validate(spec);
            if (const Status pays = checkBudget(spec, offer); errors.empty() && !pays) errors.push_back(pays.error());
            if (errors.empty())
                if (const Status able = checkByWorker(worker, spec, closing); !able && refuses(able.error(), busy))
                    errors.push_back(able.error());
            if (closing.stop_requested()) return {};  // nobody waits for it any more
            return errors.empty() ? RunDirectory::create(runs, newRunId(), spec, machine, offer)
                                  : Result<RunDirectory>(errors.front());
        },
        [=, this](const Made& made) {
            if (!made) return;
            const Result<RunDirectory>& run = *made;
            if (!run) {
                if (done) done(run.error());
                return;
            }
            begin(*run, RunRecord(run->spec(), run->offer()), where, {}, [this, run, done](const Status& begun) {
                if (!begun)
                    workbench_.background().write([folder = run->path()] {
                        std::error_code ignored;  // the launch's own error is the one to report
                        std::filesystem::remove_all(folder, ignored);
                    });
                if (done) done(begun ? Result<QString>(QString::fromStdString(run->id())) : begun.error());
            });
        });
}

void LiveRuns::resume(const QString& id, TargetKind where, std::function<void(const Status&)> done,
                      std::vector<int> gpus) {
    struct Read {
        Result<RunDirectory> run;
        Result<RunRecord> record;
    };
    workbench_.background().read(
        this,
        [folder = workbench_.folderOf(id)] {
            const auto run = RunDirectory::open(folder);
            // The record must include the earlier attempts before events of the new one arrive.
            return Read{run, run ? replay(*run) : Result<RunRecord>(run.error())};
        },
        [=, this](Read read) {
            if (!read.record) {
                if (done) done(read.record.error());
                return;
            }
            const std::int64_t attempts = read.record->figures().attempts;
            begin(*read.run, std::move(*read.record), where, {attempts, gpus}, done);
        });
}

void LiveRuns::begin(const RunDirectory& run, RunRecord record, TargetKind where, const Placement& placement,
                     const std::function<void(const Status&)>& done) {
    const QString id = QString::fromStdString(run.id());
    const Status begun = isActive(id) ? Status(trainedAlready(run.id())) : target(where).launch(run, placement);
    if (begun) {
        Live& live = adopt(run, where);
        live.record = std::move(record);
        live.record.setState(RunState::Queued, std::nullopt, {});
        index(live);
        Q_EMIT runsChanged();
        Q_EMIT figuresChanged(id);
    }
    if (done) done(begun);
}

}  // namespace epochal::ui
