#include "ui/bridge/workbench.h"

#include <QThread>
#include <QThreadPool>
#include <QUndoStack>
#include <algorithm>
#include <atomic>
#include <iterator>

#include "core/analysis/replay.h"
#include "core/base/clock.h"
#include "ui/bridge/live_run.h"
#include "ui/bridge/run_queue.h"

namespace epochal::ui {
namespace {

constexpr int kDrainMillis = 33;
constexpr double kIndexEverySeconds = 2;

}  // namespace

/// Where the watchers' threads meet this one: watchers append, drain() swaps the lists out under the lock and works on
/// them unlocked.
struct Workbench::Crossing {
    std::mutex mutex;
    std::vector<std::pair<std::string, Event>> events;
    std::vector<std::function<void()>> tasks;
    std::atomic<bool> pending{false};
};

Workbench::Workbench(Path home, Path worker, QObject* parent)
    : QObject(parent),
      home_(std::move(home)),
      worker_(std::move(worker)),
      machine_(thisMachine()),
      history_(new QUndoStack(this)),
      crossing_(std::make_shared<Crossing>()) {
    openBook();
    toTrash_.setMaxThreadCount(1);

    timer_.setSingleShot(true);
    timer_.setInterval(kDrainMillis);
    connect(&timer_, &QTimer::timeout, this, &Workbench::drain);

    processes_ = makeProcessTarget(*this, worker_);
    engine_ = makeEngineThread(*this);
    catalogue_ = std::make_unique<CatalogueService>(
        home_ / "catalogue.sqlite", runsFolder(),
        [this](CatalogueService::Opened opened) {
            post([this, opened = std::move(opened)] { catalogueIsOpen(opened); });
        },
        [this] { post([this] { Q_EMIT catalogueChanged(); }); },
        [this](const Error& error) { post([this, error] { issues_.add(Severity::Error, error, tr("Catalogue")); }); },
        [this](const ReindexReport& report) {
            if (!report.unreadable.empty())
                post([this, unreadable = report.unreadable] { tellUnreadable(unreadable); });
        });
    queue_ = std::make_unique<RunQueue>(*this);
}

Workbench::~Workbench() {
    queue_.reset();
    // Stop the threads first: each may still post until it is joined, and posting needs this object whole.
    engine_.reset();
    processes_.reset();
    toTrash_.waitForDone();
    QThreadPool::globalInstance()->waitForDone();  // its work uses the catalogue
    catalogue_.reset();
}

void Workbench::wake() {
    if (!crossing_->pending.exchange(true))
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (!timer_.isActive()) timer_.start();
            },
            Qt::QueuedConnection);
}

void Workbench::post(std::function<void()> task) {
    {
        const std::scoped_lock lock(crossing_->mutex);
        crossing_->tasks.push_back(std::move(task));
    }
    wake();
}

void Workbench::onEvent(const std::string& runId, const Event& event) {
    {
        const std::scoped_lock lock(crossing_->mutex);
        crossing_->events.emplace_back(runId, event);
    }
    wake();
}

void Workbench::onEnd(const std::string& runId, const Result<ExitRecord>& end) {
    post([this, id = QString::fromStdString(runId), end] { finish(id, end); });
}

void Workbench::drain() {
    crossing_->pending = false;
    {
        const std::scoped_lock lock(crossing_->mutex);
        std::ranges::move(crossing_->tasks, std::back_inserter(tasks_));
        crossing_->tasks.clear();
    }
    // Events before tasks: an end is posted after the last event of its run. A flood of events is applied in portions.
    applyEvents(kEventsADrain);
    if (!events_.empty()) return wake();
    const auto tasks = std::exchange(tasks_, {});
    for (const auto& task : tasks) task();
}

void Workbench::applyEvents(std::size_t most) {
    {
        const std::scoped_lock lock(crossing_->mutex);
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
            issues_.add(notice->severity, {ErrorKind::Internal, notice->what, "", notice->remedy}, live->name());
    }
    touched.removeDuplicates();
    for (const QString& id : touched) {
        const auto live = live_.value(id);
        if (live->active && monotonicSeconds() - live->indexed > kIndexEverySeconds) index(*live);
        Q_EMIT figuresChanged(id);
    }
    if (stateChanged) Q_EMIT runsChanged();
}

Workbench::Live& Workbench::adopt(const RunDirectory& run, std::optional<TargetKind> where) {
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

void Workbench::index(Live& live) {
    live.indexed = monotonicSeconds();
    const Figures& figures = live.record.figures();
    catalogue_->record(live.run, {rowOf(live.run, figures), entryOf(live.run, figures)});
}

LaunchTarget& Workbench::target(TargetKind kind) {
    switch (kind) {
        case TargetKind::Window:
            return *engine_;
        case TargetKind::Worker:
            return *processes_;
    }
    return *engine_;
}

Status Workbench::command(const QString& id, Command command) {
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

std::optional<Command> Workbench::asked(const QString& id) const {
    const auto live = live_.value(id);
    return live && live->active ? live->asked : std::nullopt;
}

std::optional<Error> Workbench::trouble(const QString& id) const {
    const auto live = live_.value(id);
    return live && !live->active ? live->trouble : std::nullopt;
}

QStringList Workbench::live() const {
    QStringList ids, others;
    for (const QString& id : order_) (isActive(id) ? ids : others).append(id);
    return ids + others;
}

void Workbench::open(const QString& id) {
    if (live_.contains(id)) {
        Q_EMIT openedRun(id);
        return;
    }
    QThreadPool::globalInstance()->start([this, id, folder = folderOf(id)] {
        const auto run = RunDirectory::open(folder);
        auto record = run ? replay(*run) : Result<RunRecord>(run.error());
        if (!record)
            return post([this, error = record.error()] { issues_.add(Severity::Error, error, tr("Catalogue")); });
        const auto exit = run->exitRecord();
        post([this, id, directory = *run, opened = std::move(*record), trouble = exit ? exit->error : std::nullopt] {
            Live& live = adopt(directory, std::nullopt);
            if (!live.active) {
                live.record = opened;
                live.trouble = trouble;
            }
            if (!order_.contains(id)) order_.prepend(id);
            Q_EMIT openedRun(id);
            Q_EMIT figuresChanged(id);
        });
    });
}

const Figures* Workbench::figures(const QString& id) {
    const auto live = live_.value(id);
    return live ? &live->record.figures(live->active ? live->now() : 0) : nullptr;
}

std::int64_t Workbench::nowOf(const QString& id) const {
    const auto live = live_.value(id);
    return live && live->active ? live->now() : utcMillis();
}

const RunDirectory* Workbench::directory(const QString& id) const {
    const auto live = live_.value(id);
    return live ? &live->run : nullptr;
}

bool Workbench::isActive(const QString& id) const {
    const auto live = live_.value(id);
    return live && live->active;
}

bool Workbench::engineBusy() const {
    return engine_->active() > 0;
}

void Workbench::finish(const QString& id, const Result<ExitRecord>& end) {
    // Events that arrived between the swap and this task come before the end.
    applyEvents();
    const auto live = live_.value(id);
    if (!live) return;
    live->active = false;
    live->asked.reset();
    live->trouble = end ? end->error : std::optional(end.error());
    if (!end) {
        live->record.setState(RunState::Failed, std::nullopt, end.error().what);
        issues_.add(Severity::Error, end.error(), live->name());
    } else {
        if (end->error) issues_.add(Severity::Error, *end->error, live->name());
        if (live->record.figures().state != end->state)
            live->record.setState(end->state, end->reason, end->error ? end->error->what : Message{});
    }
    if (!live->run.isGone()) index(*live);  // a folder that is gone has no row
    Q_EMIT figuresChanged(id);
    Q_EMIT runEnded(id);
    Q_EMIT runsChanged();
}

void Workbench::leave() {
    queue_->leave();
    engine_->leave();
}

bool Workbench::shutDown(double seconds) {
    leave();
    const double deadline = monotonicSeconds() + seconds;
    while (engine_->active() > 0 && monotonicSeconds() < deadline) QThread::msleep(20);
    if (engine_->active() > 0) return false;
    do drain();
    while (!events_.empty());
    catalogue_->drain();
    return true;
}

}  // namespace epochal::ui
