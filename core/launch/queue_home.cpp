// What the queue finds in the home: its order, its runs, its campaigns and their locks.
#include <algorithm>
#include <map>

#include "core/analysis/replay.h"
#include "core/base/json.h"
#include "core/base/layout.h"
#include "core/launch/home.h"
#include "core/launch/queue_runner.h"
#include "core/launch/target.h"

namespace epochal {
namespace {

Error diedEachTime(const QueueItem& item, const RunSpec& spec) {
    return {ErrorKind::Internal,
            {EPOCHAL_TEXT_N("core", "The run was started %1 time(s) and interrupted each time"), {Count(item.starts)}},
            spec.name,
            {EPOCHAL_TEXT("core", "It was removed from the queue; resume it on the Runs page"), {}}};
}

/// Runs that were added to the queue and never made, as their campaigns' files define them.
class Unmade {
public:
    explicit Unmade(const std::vector<Campaign>& campaigns) : campaigns_(campaigns) {}

    /// Nothing if no campaign has the run, if it was taken out, or if the campaign's file does not define it any more:
    /// then the first call for the campaign adds to `trouble`.
    [[nodiscard]] std::shared_ptr<const RunSpec> specOf(const std::string& id, std::vector<Error>& trouble) {
        for (const Campaign& campaign : campaigns_) {
            const auto run = std::ranges::find(campaign.runs, id);
            if (run == campaign.runs.end()) continue;
            if (std::ranges::find(campaign.takenOut, id) != campaign.takenOut.end()) return nullptr;
            auto plan = plans_.find(campaign.id);
            if (plan == plans_.end()) {
                plan = plans_.emplace(campaign.id, planAgain(campaign)).first;
                if (!plan->second) trouble.push_back(plan->second.error());
            }
            if (!plan->second) return nullptr;
            return std::make_shared<const RunSpec>(
                plan->second->specs[static_cast<std::size_t>(run - campaign.runs.begin())]);
        }
        return nullptr;
    }

private:
    const std::vector<Campaign>& campaigns_;
    std::map<std::string, Result<PlannedCampaign>> plans_;
};

}  // namespace

LoadedQueue loadHome(const Path& home, const Machine& machine) {
    const Path runs = home / layout::kRunsFolder;
    const int gpus = usableGpus(machine);
    LoadedQueue out;
    if (Status made = makeFolders(home); !made) out.trouble.push_back(made.error());
    if (auto lock = FileLock::tryLock(home / layout::kQueueLock))
        out.lock = std::move(*lock);
    else if (lock.error().kind != ErrorKind::Locked)
        out.trouble.push_back(lock.error());
    if (auto queue = loadQueue(home))
        out.queue = std::move(*queue);
    else
        out.trouble.push_back(queue.error());
    if (out.lock)
        for (const Path& folder : {home, home / layout::kCampaignsFolder, home / layout::kReportsFolder, runs})
            removeLeftovers(folder);
    out.campaigns = loadCampaigns(home);
    Unmade unmade(out.campaigns.all);
    for (QueueItem& item : out.queue.items) {
        if (std::error_code none; item.toMake && !std::filesystem::exists(runs / item.id, none)) {
            if (auto spec = unmade.specOf(item.id, out.trouble))
                out.entries.push_back({queuedRun(item, QueuedState::Absent, *spec, gpus), spec});
            continue;
        }
        const auto run = RunDirectory::open(runs / item.id);
        const QueuedState state = run ? queuedState(run->path()) : QueuedState::Ended;
        if (state == QueuedState::Ended) continue;
        if (leftInOrder(*run)) item.starts = 0;
        if (item.starts >= kMostStarts && state != QueuedState::Running)
            out.trouble.push_back(diedEachTime(item, run->spec()));
        else
            out.entries.push_back(
                {queuedRun(item, state, run->spec(), gpus), std::make_shared<const RunSpec>(run->spec())});
    }
    const auto isAbsent = [](const QueueEntry& entry) { return entry.run.state == QueuedState::Absent; };
    // A workbench may still be reading its own; a damaged book is reported there.
    if (out.lock && std::ranges::any_of(out.entries, isAbsent)) {
        const PriceBook book = openPriceBook(home, machine).book;
        for (const QueueEntry& entry : out.entries)
            if (const Offer* offer = isAbsent(entry) ? book.find(entry.spec->price.offer) : nullptr)
                out.offers.emplace(entry.spec->price.offer, *offer);
    }
    // Runs that are over need no place; for the others, the reason why they do not start is reported.
    std::erase_if(out.queue.unknown, [&](const Json& item) {
        const QueuedState state = queuedState(runs / stringAt(item, "id"));
        return state == QueuedState::Ended || state == QueuedState::Absent;
    });
    for (const Json& item : out.queue.unknown) out.trouble.push_back(unknownTarget(item));
    return out;
}

RunLook lookAt(const Path& runs, const std::string& id) {
    RunLook look{id, queuedState(runs / id)};
    if (look.state == QueuedState::Absent) return look;
    const auto run = RunDirectory::open(runs / id);
    if (!run) return look;
    auto record = look.state == QueuedState::Waiting ? RunRecord(run->spec(), run->offer()) : replay(*run);
    if (record) look.figures = campaignRun(*run, record->figures());
    return look;
}

Path campaignLock(const Path& home, const std::string& id) {
    return home / layout::kCampaignsFolder / (id + ".lock");
}

Error campaignTaken(const std::string& id) {
    return {ErrorKind::Locked,
            {EPOCHAL_TEXT("core", "Another process is working on this campaign"), {}},
            id,
            {EPOCHAL_TEXT("core", "Wait until it has ended, or stop it there first"), {}}};
}

CampaignHold holdCampaign(const Path& home, const std::string& id, const std::vector<std::string>& runs) {
    (void)makeFolders(home / layout::kCampaignsFolder);  // if it cannot be made, the lock says why
    CampaignHold hold{FileLock::tryLock(campaignLock(home, id))};
    if (!hold.lock && hold.lock.error().kind == ErrorKind::Locked) hold.lock = campaignTaken(id);
    if (hold.lock)
        for (const std::string& run : runs) hold.runs.push_back(lookAt(home / layout::kRunsFolder, run));
    return hold;
}

}  // namespace epochal
