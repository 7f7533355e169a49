#pragma once

#include <QHash>
#include <QObject>
#include <QSet>
#include <QStringList>
#include <QThreadPool>
#include <QTimer>
#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/files.h"
#include "core/launch/campaign.h"
#include "core/launch/preflight.h"
#include "core/launch/queue.h"
#include "ui/bridge/workbench.h"

namespace epochal::ui {

/// Runs that wait for their turn, and campaigns: carries out what core/launch/queue and campaign decide. The folders of
/// the runs are the truth; home/queue.json is only their order, saved by the workbench that holds home/queue.lock. A
/// dedicated thread does the disk work, in order. GUI thread.
class RunQueue : public QObject {
    Q_OBJECT
public:
    explicit RunQueue(Workbench& workbench);
    ~RunQueue() override;

    struct Entry {
        QueuedRun run;
        QString id, name, campaign;
        RunSpec spec;
        bool seen = false;  ///< the workbench has seen it running, not only this queue
        Message held;       ///< why its campaign's budget holds it back; empty: it does not
    };
    /// Running and waiting runs, in the queue's order.
    [[nodiscard]] const std::vector<Entry>& entries() const { return entries_; }
    [[nodiscard]] int waiting() const;
    [[nodiscard]] bool isPaused() const { return paused_; }
    [[nodiscard]] int atOnce() const { return atOnce_; }  ///< as requested; 0: automatic
    [[nodiscard]] int slots() const;
    /// Another window on the same home manages the queue: it can be viewed here but not changed.
    [[nodiscard]] bool isElsewhere() const { return elsewhere_; }

    /// Whether any run of the queue is in progress. Any thread.
    [[nodiscard]] bool isTraining() const { return training_; }

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
    void add(const Sweep& sweep, TargetKind where, Place place, std::function<void(const Result<QString>&)> done = {});

    [[nodiscard]] const std::vector<Campaign>& campaigns() const { return campaigns_; }  ///< newest first
    [[nodiscard]] const Campaign* campaign(const QString& id) const;
    /// The campaign's runs as far as they are known, in its order; asks for the others, and campaignChanged() follows.
    [[nodiscard]] std::vector<CampaignRun> runs(const QString& campaign);
    [[nodiscard]] CampaignFigures figures(const QString& campaign);
    /// What the campaign's runs may cost together, as in Sweep::budget; empty: no limit. Saved to disk.
    void setBudget(const QString& campaign, const std::string& budget);
    /// Removes its waiting runs from the queue and stops the running ones.
    void stop(const QString& campaign);

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
    struct Loaded;
    struct Removed {
        Entry entry;
        std::size_t position;
    };
    std::vector<Removed> takeOut(const QStringList& ids);
    void putBack(const std::vector<Removed>& out);
    void markTakenOut(const std::vector<Removed>& runs, bool out);
    void arrange(const QStringList& ids);
    void keep(const Campaign& campaign);
    /// Runs `work` on the disk's thread and passes its result to `then` on this one.
    template <class Work, class Then>
    void onDisk(Work work, Then then) {
        disk_.start([this, work = std::move(work), then = std::move(then)]() mutable {
            auto result = std::make_shared<decltype(work())>(work());
            QMetaObject::invokeMethod(
                this, [result, then = std::move(then)]() mutable { then(std::move(*result)); }, Qt::QueuedConnection);
        });
    }
    [[nodiscard]] static bool waits(const Entry& entry) { return entry.run.state != QueuedState::Running; }
    void load();
    void loaded(Loaded loaded);
    [[nodiscard]] bool isOurs() const { return ready_ && lock_; }
    void enqueue(const PlannedCampaign& plan, std::vector<Offer> offers, TargetKind where, Place place,
                 const std::function<void(const Result<QString>&)>& done);
    void make(const PlannedCampaign& plan, std::size_t index, const Offer& offer,
              const std::shared_ptr<Preflight>& preflight);
    void save();
    void startDue();
    /// Starts the first run that is due; false if there is none.
    bool startNext();
    void launch(const QString& id, TargetKind where, const std::vector<int>& gpus);
    /// Holds the waiting runs of campaigns whose budget is used up.
    void holdByBudget();
    /// Whether everything that the campaign's runs have cost so far is known.
    [[nodiscard]] bool isCounted(const Campaign& campaign) const;
    [[nodiscard]] std::optional<Message> heldNow(const Campaign& campaign, const std::string& next);
    void ended(const QString& id);
    void lookAgain();
    void learn(const QString& id);
    void drop(const QString& id);
    void complain(const Error& error);
    [[nodiscard]] Entry* find(const QString& id);
    [[nodiscard]] Queue queue() const;

    Workbench& workbench_;
    int gpus_;
    std::vector<Entry> entries_;
    bool paused_ = false, elsewhere_ = false, ready_ = false, leaving_ = false;
    int atOnce_ = 0;
    std::vector<Json> unknown_;  ///< Queue::unknown
    std::atomic<bool> training_ = false;
    int made_ = 0, toMake_ = 0;
    QSet<QString> making_;  ///< runs whose folders do not exist yet
    std::vector<Campaign> campaigns_;
    QHash<QString, CampaignRun> known_;  ///< by run id
    QSet<QString> asked_, told_;  ///< campaigns whose runs the catalogue was asked for, and those it has answered
    std::unique_ptr<FileLock> lock_;
    QTimer look_;
    QThreadPool disk_;  ///< one thread; destroyed first
};

}  // namespace epochal::ui
