#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <unordered_map>
#include <variant>
#include <vector>

#include "core/launch/campaign.h"
#include "core/launch/queue.h"

namespace epochal {

// What the owner of a QueueRunner has to carry out, one after another in the order given: what is saved is on disk
// before the next step begins.
struct SaveOrder {
    Queue order;
};
struct SaveCampaign {
    Campaign campaign;
};
/// With holdCampaign(), for these runs; the answer goes to locked().
struct LockCampaign {
    std::string id;
    std::vector<std::string> runs;
};
struct ReleaseCampaign {
    std::string id;
};
/// Check whether this machine can train it, and create its folder, now or later; the answer goes to made().
struct MakeRun {
    std::string id;
    RunSpec spec;
    Offer offer;
};
/// The answers go to started() and ended().
struct StartRun {
    std::string id;
    TargetKind where = TargetKind::Window;
    std::vector<int> gpus = {};
};
/// Folders that hold nothing but the configuration, into the trash.
struct DiscardRuns {
    std::vector<std::string> ids;
};
/// The reverse; the answer goes to restored().
struct RestoreRuns {
    std::vector<std::string> ids;
};
/// What is recorded of these runs; the answer goes to learn(), and then to told().
struct LearnRuns {
    std::string campaign;
    std::vector<std::string> ids;
};
struct TellTrouble {
    Error error;
};
using QueueStep = std::variant<SaveOrder, SaveCampaign, LockCampaign, ReleaseCampaign, MakeRun, StartRun, DiscardRuns,
                               RestoreRuns, LearnRuns, TellTrouble>;

/// A run or its place in the queue.
struct QueueEntry {
    QueuedRun run;
    std::shared_ptr<const RunSpec> spec;
    bool seen = false;       ///< its owner has seen it running, not only this queue
    bool elsewhere = false;  ///< another process is working on its campaign
    Message held = {};       ///< why it is held back; empty: it is not
    Message waitsFor = {};   ///< slots or devices, if those are all that it waits for

    [[nodiscard]] const std::string& id() const { return run.item.id; }
    [[nodiscard]] const std::string& campaign() const { return spec->campaign; }
    [[nodiscard]] bool waits() const { return run.state != QueuedState::Running; }
};

/// An entry that was removed, to put it back.
struct RemovedEntry {
    QueueEntry entry;
    std::size_t position;
};

/// What the home holds: queue.json, the runs in it as their folders show them, and the campaigns.
struct LoadedQueue {
    std::unique_ptr<FileLock> lock;  ///< home/queue.lock; nothing: another process manages the queue
    Queue queue;
    std::vector<QueueEntry> entries;
    Campaigns campaigns;
    std::map<std::string, Offer>
        offers;  ///< those in the price book that Absent runs name, by that name; with the lock
    std::vector<Error> trouble;
};
/// Takes the lock if it is free, and removes what dead processes left half-written. Runs that are over, and those whose
/// process died at each start, have no entry; those of campaigns that were still to be made are Absent. Blocks.
[[nodiscard]] LoadedQueue loadHome(const Path& home, const Machine& machine);

/// A run of a campaign as its folder shows it.
struct RunLook {
    std::string id;
    QueuedState state = QueuedState::Absent;
    std::optional<CampaignRun> figures = {};  ///< unless it is absent or cannot be read
};
/// Reads the log. Blocks.
[[nodiscard]] RunLook lookAt(const Path& runs, const std::string& id);

/// Whoever starts runs of a campaign holds its lock, home/campaigns/<id>.lock, from the first to the last.
[[nodiscard]] Path campaignLock(const Path& home, const std::string& id);
/// The error for a campaign whose lock is held.
[[nodiscard]] Error campaignTaken(const std::string& id);
struct CampaignHold {
    Result<std::unique_ptr<FileLock>> lock;  ///< ErrorKind::Locked: another process is working on it
    std::vector<RunLook> runs = {};          ///< once it is ours: the other process may have trained them
};
/// Blocks.
[[nodiscard]] CampaignHold holdCampaign(const Path& home, const std::string& id, const std::vector<std::string>& runs);

/// How a MakeRun ended.
enum class Made {
    Yes,
    Refused,  ///< this machine cannot train it: it is taken out of its campaign
    Failed,   ///< its folder could not be created; it remains a run of its campaign
    Later     ///< the process ends first: it keeps its place, and is made when the queue is loaded again
};

/// The queue: which runs wait, which one starts next, what a budget holds back, what removing and putting back mean.
/// Window and command line drive it: each tells it what happened, has it advance(), and carries out the steps it takes.
/// It reads no disk, starts no thread and knows no clock. One thread.
class QueueRunner {
public:
    /// The offer with this id in the price book.
    using OfferOf = std::function<std::optional<Offer>(const std::string& id)>;
    QueueRunner(int gpus, OfferOf offerOf) : gpus_(gpus), offerOf_(std::move(offerOf)) {}

    /// Replaces what it held; runs that are still to be made are made once the lock of their campaign is ours. Without
    /// the queue's lock, it only shows the queue; trouble is reported the first time.
    void load(LoadedQueue& loaded);
    /// Campaigns that other processes launched or changed since.
    void load(const Campaigns& campaigns);
    /// For an order that no other process sees and no file stores.
    void own() { ours_ = loaded_ = true; }
    /// Starts what is due, in the queue's order. True if an entry has changed since the last time.
    bool advance(bool engineBusy);
    /// The steps to carry out now; each is given once.
    [[nodiscard]] std::vector<QueueStep> take() { return std::exchange(steps_, {}); }
    /// Nothing starts any more; runs that the end of this process interrupts keep their places.
    void leave();

    [[nodiscard]] const std::vector<QueueEntry>& entries() const { return entries_; }
    [[nodiscard]] const QueueEntry* entry(const std::string& id) const;
    [[nodiscard]] const std::vector<Campaign>& campaigns() const { return campaigns_; }  ///< newest first
    [[nodiscard]] const Campaign* campaign(const std::string& id) const;
    [[nodiscard]] Queue order() const;
    [[nodiscard]] int slots() const { return slotsOf(order(), gpus_); }
    [[nodiscard]] bool isPaused() const { return paused_; }
    [[nodiscard]] int atOnce() const { return atOnce_; }
    [[nodiscard]] bool isTraining() const;
    [[nodiscard]] bool isOurs() const { return ours_; }
    [[nodiscard]] bool isElsewhere() const { return loaded_ && !ours_; }

    // Requests. Nothing happens unless this process holds the queue's lock.
    /// A planned sweep, `first` before all that wait. Returns the campaign's id; for a sweep of one run, the run's,
    /// which then belongs to no campaign. Errors: the queue is elsewhere, or a budget cannot be kept.
    [[nodiscard]] Result<std::string> add(const PlannedCampaign& plan, std::span<const Offer> offers, TargetKind where,
                                          bool first);
    /// The runs of a campaign that are neither over nor taken out, at the end of the queue: those with a folder as
    /// `looks` shows them, the others to be made. Runs that train already are left alone.
    [[nodiscard]] Status resume(const PlannedCampaign& plan, std::span<const Offer> offers,
                                std::span<const RunLook> looks, TargetKind where);
    void setPaused(bool paused);
    void setAtOnce(int runs);
    void setBudget(const std::string& campaign, const std::string& budget);
    /// Those of `ids` that wait. The folders of those never started are discarded.
    std::vector<RemovedEntry> takeOut(std::span<const std::string> ids);
    void putBack(std::span<const RemovedEntry> removed);
    /// The order that moving `ids` before the entry at `position` would give. Running ones keep their place.
    [[nodiscard]] std::vector<std::string> moved(std::span<const std::string> ids, std::size_t position) const;
    /// Entries that are not among `ids` stay at the end.
    void arrange(std::span<const std::string> ids);

    // What happened.
    void locked(const std::string& campaign, const CampaignHold& hold);
    /// Asks for the locks again that others held.
    void retryLocks();
    void made(const std::string& id, Made made, const std::optional<Error>& error);
    void started(const std::string& id, const Status& begun);
    void saw(const std::string& id);
    /// Its attempt is over. One that the end of this process interrupted keeps its place.
    void ended(const std::string& id, bool interrupted);
    /// Runs in progress that only this queue knows of: they may have ended before anyone followed them.
    [[nodiscard]] std::vector<std::string> unseen() const;
    /// What the folder of one of them shows.
    void looked(const std::string& id, QueuedState state);
    void restored(std::span<const std::string> asked, std::span<const std::string> back);

    // What is known of the runs of campaigns.
    void learn(const CampaignRun& run) { known_.insert_or_assign(run.id, run); }
    /// Everything that is recorded of a campaign's runs has been learned: the others were never made, or are gone.
    void told(const std::string& campaign) { told_.insert(campaign); }
    /// The campaign's runs as far as they are known, in its order. Asks once for the others.
    [[nodiscard]] std::vector<CampaignRun> runs(const std::string& campaign);
    [[nodiscard]] CampaignFigures figures(const std::string& campaign);
    /// Whether runs of the campaign are in the queue.
    [[nodiscard]] bool isQueued(const std::string& campaign) const;
    /// Runs that could be continued or made, as far as they are known; none while any are queued.
    [[nodiscard]] std::vector<std::string> unfinished(const std::string& campaign);

private:
    enum class Lock { Asked, Ours, Elsewhere };
    [[nodiscard]] static bool isAmong(std::span<const std::string> ids, const std::string& id);
    [[nodiscard]] QueueEntry* find(const std::string& id);
    [[nodiscard]] Campaign* findCampaign(const std::string& id);
    void save();
    void drop(const std::string& id);
    void markTakenOut(std::span<const RemovedEntry> runs, bool out);
    void addEntry(std::vector<QueueEntry>& to, const PlannedCampaign& plan, std::size_t index, const Offer& offer,
                  TargetKind where, QueuedState state);
    /// Notes what is known of a run whose folder is being made.
    void expectMade(const std::string& id, const RunSpec& spec, const Offer& offer);
    /// What an earlier process added and did not get to make.
    void expectAbsent(const std::map<std::string, Offer>& offers);
    void makeAbsent();
    [[nodiscard]] bool isToMake(const std::string& id) const { return making_.contains(id) || absent_.contains(id); }
    void insert(const Campaign& campaign);
    void askLocks();
    [[nodiscard]] bool startNext(bool engineBusy);
    void holdBack();
    /// Whether everything that the campaign's runs have cost so far is known.
    [[nodiscard]] bool isCounted(const Campaign& campaign) const;
    [[nodiscard]] Message heldNow(const Campaign& campaign, const std::string& next);

    int gpus_;
    OfferOf offerOf_;
    std::vector<QueueEntry> entries_;
    std::vector<Campaign> campaigns_;
    std::unordered_map<std::string, CampaignRun> known_;  ///< by run id
    std::map<std::string, Lock> locks_;                   ///< by campaign
    std::set<std::string> asked_, told_;                  ///< campaigns
    std::set<std::string> making_;                        ///< runs whose folders do not exist yet
    std::map<std::string, MakeRun> absent_;               ///< by run: its campaign's lock is not ours yet
    std::vector<Json> unknownItems_;                      ///< Queue::unknown
    std::vector<QueueStep> steps_;
    bool ours_ = false, loaded_ = false, leaving_ = false, paused_ = false, changed_ = false;
    int atOnce_ = 0;
};

}  // namespace epochal
