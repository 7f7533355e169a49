#pragma once

#include <QHash>
#include <QObject>
#include <QStringList>
#include <QTimer>
#include <atomic>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/base/files.h"
#include "core/launch/preflight.h"
#include "core/launch/queue_runner.h"
#include "ui/bridge/workbench.h"

namespace epochal::ui {

/// The window's side of core/launch/queue_runner, which decides: this carries its steps out, on a disk thread of its
/// own and through the workbench, tells it what happened, and makes removing and moving steps of the window's history.
/// The folders of the runs are the truth; home/queue.json is only their order, saved by the workbench that holds
/// home/queue.lock. GUI thread.
class RunQueue : public QObject {
    Q_OBJECT
public:
    explicit RunQueue(Workbench& workbench);
    ~RunQueue() override;

    struct Entry {
        QueuedRun run;
        QString id, name, campaign;
        std::shared_ptr<const RunSpec> spec;
        bool elsewhere = false;  ///< another process is working on its campaign
        Message held;            ///< why it is held back; empty: it is not
        Message waitsFor;        ///< slots or devices, if those are all that it waits for
    };
    /// Running and waiting runs, in the queue's order. Valid until the queue changes.
    [[nodiscard]] const std::vector<Entry>& entries() const;
    [[nodiscard]] int waiting() const;
    [[nodiscard]] bool isPaused() const { return runner_.isPaused(); }
    [[nodiscard]] int atOnce() const { return runner_.atOnce(); }  ///< as requested; 0: automatic
    [[nodiscard]] int slots() const { return runner_.slots(); }
    /// Another window on the same home manages the queue: it can be viewed here but not changed.
    [[nodiscard]] bool isElsewhere() const { return runner_.isElsewhere(); }

    /// Whether any run of the queue is in progress. Any thread.
    [[nodiscard]] bool isTraining() const { return training_; }
    /// Stops once the window closes; checks of runs end with it.
    [[nodiscard]] std::stop_token closing() const { return closing_.get_token(); }

    /// While paused, nothing starts; runs in progress continue.
    void setPaused(bool paused);
    void setAtOnce(int runs);
    /// Moves runs before the entry now at `position`. Running ones keep their place. A step of the workbench's history.
    void move(const QStringList& ids, int position);
    /// Removes waiting runs. The folders of those never started, which hold nothing but the configuration, go to the
    /// trash. A step of the workbench's history: undoing it restores the folders.
    void remove(const QStringList& ids);

    enum class Place { First, Last };
    /// Creates the sweep's runs and adds them to the queue. `done` follows with the campaign's id once the order is on
    /// disk (for a sweep of one run: with the run's id, and no campaign), or with the first error. Nothing is left
    /// behind by an error, except that the runs stay in the queue if the order could not be saved. The folders follow,
    /// with making(); each run can start as soon as its folder exists. One that this machine cannot train gets none,
    /// and leaves the queue with an issue.
    using Added = std::function<void(const Result<QString>&)>;
    void add(const Sweep& sweep, TargetKind where, Place place, Added done = {});

    [[nodiscard]] const std::vector<Campaign>& campaigns() const { return runner_.campaigns(); }  ///< newest first
    [[nodiscard]] const Campaign* campaign(const QString& id) const { return runner_.campaign(id.toStdString()); }
    /// The campaign's runs as far as they are known, in its order; asks for the others, and campaignChanged() follows.
    [[nodiscard]] std::vector<CampaignRun> runs(const QString& campaign);
    [[nodiscard]] CampaignFigures figures(const QString& campaign);
    /// Whether runs of the campaign are in the queue.
    [[nodiscard]] bool isQueued(const QString& campaign) const { return runner_.isQueued(campaign.toStdString()); }
    /// What the campaign's runs may cost together, as in Sweep::budget; empty: no limit. Saved to disk.
    void setBudget(const QString& campaign, const std::string& budget);
    /// Removes its waiting runs from the queue and stops the running ones.
    void stop(const QString& campaign);

    /// Looks for campaigns that other processes launched; campaignsChanged() follows if there are any.
    void lookForCampaigns();
    /// Looks which runs of the campaign remain, and whether another process is working on it; campaignChanged() follows
    /// if that changed.
    void lookAtCampaign(const QString& campaign);
    /// Runs that proceed() would add, as of the last look; none while another process is working on the campaign.
    [[nodiscard]] int remaining(const QString& campaign) const { return remaining_.value(campaign); }
    /// Adds the runs that remain of a campaign, for detached workers: interrupted ones continue, the others are made
    /// from the campaign's file. An issue says why they cannot be added.
    void proceed(const QString& campaign);

    /// Starts nothing more; runs that the end of this process interrupts stay in the order. Call it before the targets
    /// leave.
    void leave();

Q_SIGNALS:
    void changed();
    void campaignsChanged();
    void campaignChanged(const QString& id);
    void removed(int runs);
    void making(int done, int total);  ///< folders of the sweeps being made; done == total is the last
    void begun(const QString& id);     ///< started by the queue

private:
    /// Runs `work` on the disk's thread and passes its result to `then` on this one. New folders, and the starts that
    /// follow them, are late.
    template <class Work, class Then>
    void onDisk(Work work, Then then, Background::Turn turn = Background::Turn::InOrder) {
        disk_.write(this, std::move(work), std::move(then), turn);
    }
    void load();
    /// Lets the runner start what is due and carries out its steps; then the window shows what changed. `saved` follows
    /// once the order and the campaign are on disk.
    void advance(const std::function<void(const Status&)>& saved = {});
    void carryOutSteps(const std::function<void(const Status&)>& saved);
    using Saved = std::shared_ptr<std::optional<Error>>;  ///< the first error of a batch of steps
    void carryOut(SaveOrder& step, const Saved& saved);
    void carryOut(SaveCampaign& step, const Saved& saved);
    void carryOut(LockCampaign& step, const Saved& saved);
    void carryOut(ReleaseCampaign& step, const Saved& saved);
    void carryOut(MakeRun& step, const Saved& saved);
    void carryOut(StartRun& step, const Saved& saved);
    void carryOut(DiscardRuns& step, const Saved& saved);
    void carryOut(RestoreRuns& step, const Saved& saved);
    void carryOut(LearnRuns& step, const Saved& saved);
    void carryOut(TellTrouble& step, const Saved& saved);
    void save(const std::function<Status()>& write, const Saved& saved);
    void ended(const QString& id);
    void lookAgain();
    void learn(const QString& id);
    void addPlanned(const Result<PlannedCampaign>& plan, TargetKind where, Place place, const Added& done);
    [[nodiscard]] Result<std::vector<Offer>> offersFor(const Result<PlannedCampaign>& plan) const;
    void complain(const Error& error);

    Workbench& workbench_;
    QueueRunner runner_;
    mutable std::vector<Entry> entries_;  ///< the runner's, for the window
    mutable bool stale_ = true;           ///< entries_ have changed
    std::atomic<bool> training_ = false;
    int made_ = 0, toMake_ = 0;
    std::deque<std::function<void()>> todo_;  ///< steps; one may lead to others, which come after those that wait
    bool busy_ = false;                       ///< one of them is being carried out
    QHash<QString, int> remaining_;           ///< by campaign
    std::shared_ptr<Preflight> preflight_;
    std::unique_ptr<FileLock> lock_;
    std::map<std::string, std::unique_ptr<FileLock>> campaignLocks_;
    QTimer look_;
    std::stop_source closing_;
    Background disk_{1};  ///< one thread; destroyed first
};

}  // namespace epochal::ui
