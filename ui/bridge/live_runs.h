#pragma once

#include <QHash>
#include <QObject>
#include <QStringList>
#include <QTimer>
#include <deque>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/analysis/figures.h"
#include "core/economics/offer.h"
#include "core/events/run_directory.h"
#include "core/launch/target.h"
#include "core/launch/target_kind.h"

namespace epochal::ui {

class Workbench;

/// Runs in progress and runs opened for viewing. Watchers on other threads push values, and a 33 ms timer drains them
/// here. GUI thread, and no call blocks, unless stated otherwise.
class LiveRuns : public QObject, private RunWatcher {
    Q_OBJECT
public:
    /// Maximum number of events applied before the window gets its next turn.
    static constexpr std::size_t kEventsADrain = 5000;
    explicit LiveRuns(Workbench& workbench);
    ~LiveRuns() override;

    /// Writes the run directory in the background and hands it to the target. `done` follows on this thread with the
    /// id, or with an error, which leaves nothing behind.
    void launch(const RunSpec& spec, const Offer& offer, TargetKind where,
                std::function<void(const Result<QString>&)> done = {});
    /// Starts a run whose folder exists, or continues it from its checkpoint; its log is read in the background. `done`
    /// follows on this thread. A worker sees only `gpus`, or all if empty.
    void resume(const QString& id, TargetKind where, std::function<void(const Status&)> done = {},
                std::vector<int> gpus = {});
    Status command(const QString& id, Command command);
    /// Ids of runs in progress or waiting, oldest first; then those that have ended or were opened by open().
    [[nodiscard]] QStringList live() const;
    /// Whether the run is held in memory: in progress, ended while this window watched, or opened.
    [[nodiscard]] bool holds(const QString& id) const { return live_.contains(id); }
    /// Reads a run's log in the background; openedRun() follows, and then figures() and directory() know it.
    void open(const QString& id);
    /// Finds the runs that other processes have in progress, and follows them.
    void attachRunning();
    /// The same among these.
    void attachRunning(std::vector<std::string> ids);
    /// Follows runs of other processes that were in progress a moment ago. One that has ended since is read to its end
    /// like any other: its row is written, and runEnded() follows.
    void follow(std::vector<std::string> ids);
    /// Lets go of runs whose folders are moved away.
    void forget(const QStringList& ids);
    /// Null until known. Valid until the next event loop turn.
    [[nodiscard]] const Figures* figures(const QString& id);
    /// Milliseconds since 1970 on the clock that a run's events follow.
    [[nodiscard]] std::int64_t nowOf(const QString& id) const;
    [[nodiscard]] const RunDirectory* directory(const QString& id) const;
    [[nodiscard]] bool isActive(const QString& id) const;
    /// Stop or StopAfterEpoch, from when this window sent it to an active run until the run has ended.
    [[nodiscard]] std::optional<Command> asked(const QString& id) const;
    /// Why an ended or opened run failed, including where and the remedy.
    [[nodiscard]] std::optional<Error> trouble(const QString& id) const;
    /// Whether a run is in progress on this process's engine thread.
    [[nodiscard]] bool engineBusy() const;

    /// Asks every run of this process to save a checkpoint and stop; engineBusy() tells when they have.
    void leave();
    /// Applies what has arrived, until nothing is left.
    void drainAll();
    /// Stops following runs: no event arrives afterwards. Blocks until the engine's thread has ended.
    void end();

Q_SIGNALS:
    void runsChanged();                      ///< live() or a state changed
    void figuresChanged(const QString& id);  ///< for new events, at most once every 33 ms
    void runEnded(const QString& id);
    void openedRun(const QString& id);

private:
    struct Live;
    struct Crossing;
    void onEvent(const std::string& runId, const Event& event) override;
    void onEnd(const std::string& runId, const Result<ExitRecord>& end) override;
    void wake();
    void drain();
    /// At most `most` of the waiting events; all by default.
    void applyEvents(std::size_t most = std::numeric_limits<std::size_t>::max());
    void finish(const QString& id, const Result<ExitRecord>& end);
    [[nodiscard]] LaunchTarget& target(TargetKind kind);
    void begin(const RunDirectory& run, RunRecord record, TargetKind where, const Placement& placement,
               const std::function<void(const Status&)>& done);
    Live& adopt(const RunDirectory& run, std::optional<TargetKind> where);
    void index(Live& live);

    Workbench& workbench_;
    std::shared_ptr<Crossing> crossing_;
    std::deque<std::pair<std::string, Event>> events_;               ///< received, and not yet applied
    std::vector<std::pair<std::string, Result<ExitRecord>>> ended_;  ///< to finish after those events
    QHash<QString, std::shared_ptr<Live>> live_;
    QStringList order_;
    QTimer timer_;
    std::unique_ptr<ProcessTarget> processes_;
    std::unique_ptr<LaunchTarget> engine_;
};

}  // namespace epochal::ui
