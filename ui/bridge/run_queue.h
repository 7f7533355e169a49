#pragma once

#include <QHash>
#include <QObject>
#include <QSet>
#include <QStringList>
#include <QThreadPool>
#include <QTimer>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/files.h"
#include "core/launch/campaign.h"
#include "core/launch/queue.h"
#include "ui/bridge/workbench.h"

namespace epochal::ui {

/// Runs that wait for their turn, and campaigns: what core/launch/queue and campaign decide, brought about. The folders
/// of the runs are the truth; home/queue.json is only their order, and the workbench that holds home/queue.lock keeps
/// it. Disk work is done on one thread of its own, in order. GUI thread.
class RunQueue : public QObject {
    Q_OBJECT
public:
    explicit RunQueue(Workbench& workbench);
    ~RunQueue() override;

    struct Entry {
        QueuedRun run;
        QString id, name, campaign;
        RunSpec spec;
        bool seen = false;  ///< in training by the workbench's word, not only by ours
        Message held;       ///< why its campaign's budget lets it wait; empty = it does not
    };
    /// Running ones and waiting ones, in the queue's order.
    [[nodiscard]] const std::vector<Entry>& entries() const { return entries_; }
    [[nodiscard]] int waiting() const;
    [[nodiscard]] bool isPaused() const { return paused_; }
    [[nodiscard]] int atOnce() const { return atOnce_; }  ///< as asked; 0 = automatic
    [[nodiscard]] int slots() const;
    /// Another window on the same home has the queue: it can be looked at and not changed.
    [[nodiscard]] bool isElsewhere() const { return elsewhere_; }

    /// Nothing begins while paused; what trains goes on.
    void setPaused(bool paused);
    void setAtOnce(int runs);
    /// Before the entry now at `position`. Running ones stay where they are. A step of the workbench's history.
    void move(const QStringList& ids, int position);
    /// Takes waiting runs out. The folders of those not begun, which hold nothing but the configuration, go to the
    /// trash. A step of the workbench's history: undone, the folders come back.
    void remove(const QStringList& ids);

    enum class Place { First, Last };
    /// Makes the sweep's runs and puts them into the queue. `done` follows with the campaign's id once the order is on
    /// disk (for a sweep of one run: with the run's id, and no campaign), or with the first error and nothing left.
    /// The folders follow, with making(); each can begin as soon as it is there.
    void add(const Sweep& sweep, Where where, Place place, std::function<void(const Result<QString>&)> done = {});

    [[nodiscard]] const std::vector<Campaign>& campaigns() const { return campaigns_; }  ///< newest first
    [[nodiscard]] const Campaign* campaign(const QString& id) const;
    /// The campaign's runs as far as they are known, in its order; asks for the others: campaignChanged() follows.
    [[nodiscard]] std::vector<CampaignRun> runs(const QString& campaign);
    [[nodiscard]] CampaignFigures figures(const QString& campaign);
    /// What the campaign's runs may cost together, as Sweep::budget has it; empty = no limit. Kept on disk.
    void setBudget(const QString& campaign, const std::string& budget);
    /// Takes its waiting runs out of the queue and stops those in training.
    void stop(const QString& campaign);

    /// Begins nothing more; what an end of this process interrupts stays in the order. Called before the targets leave.
    void leave();

Q_SIGNALS:
    void changed();
    void campaignsChanged();
    void campaignChanged(const QString& id);
    void removed(int runs);
    void making(int done, int total);  ///< folders of the sweeps being made; done == total ends it
    void begun(const QString& id);     ///< by the queue

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
    /// `work` on the disk's thread, its result to `then` on this one.
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
    void enqueue(const PlannedCampaign& plan, std::vector<Offer> offers, Where where, Place place,
                 const std::function<void(const Result<QString>&)>& done);
    void make(const PlannedCampaign& plan, std::size_t index, const Offer& offer);
    void save();
    void startDue();
    /// Begins the first run that is due; false when there is none.
    bool startNext();
    void launch(const QString& id, Where where, const std::vector<int>& gpus);
    /// Lets the waiting runs of campaigns without money left wait.
    void holdByBudget();
    /// Whether all that the campaign's runs have cost so far is known.
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
    int made_ = 0, toMake_ = 0;
    QSet<QString> making_;  ///< runs whose folders are still to be made
    std::vector<Campaign> campaigns_;
    QHash<QString, CampaignRun> known_;  ///< by run id
    QSet<QString> asked_, told_;         ///< campaigns whose runs were asked of the catalogue, and those it answered
    std::unique_ptr<FileLock> lock_;
    QTimer look_;
    QThreadPool disk_;  ///< one thread; ends first
};

}  // namespace epochal::ui
