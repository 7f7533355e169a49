// What the queue finds in the home: its order, its runs, its campaigns and their locks.
#include "core/analysis/replay.h"
#include "core/launch/queue_runner.h"

namespace epochal {
namespace {

Error diedEachTime(const QueueItem& item, const RunSpec& spec) {
    return {ErrorKind::Internal,
            {EPOCHAL_TEXT_N("core", "The run was started %1 time(s) and interrupted each time"), {Count(item.starts)}},
            spec.name,
            {EPOCHAL_TEXT("core", "It was removed from the queue; resume it on the Runs page"), {}}};
}

}  // namespace

LoadedQueue loadHome(const Path& home, int gpus) {
    const Path runs = home / "runs";
    LoadedQueue out;
    if (Status made = makeFolders(home); !made) out.trouble.push_back(made.error());
    if (auto lock = FileLock::tryLock(home / "queue.lock"))
        out.lock = std::move(*lock);
    else if (lock.error().kind != ErrorKind::Locked)
        out.trouble.push_back(lock.error());
    if (auto queue = loadQueue(home))
        out.queue = std::move(*queue);
    else
        out.trouble.push_back(queue.error());
    if (out.lock)
        for (const Path& folder : {home, home / "campaigns", home / "reports", runs}) removeLeftovers(folder);
    for (QueueItem& item : out.queue.items) {
        const auto run = RunDirectory::open(runs / item.id);
        const QueuedState state = run ? queuedState(run->path()) : QueuedState::Over;
        if (state == QueuedState::Over) continue;
        if (leftInOrder(*run)) item.starts = 0;
        if (item.starts >= kMostStarts && state != QueuedState::Running)
            out.trouble.push_back(diedEachTime(item, run->spec()));
        else
            out.entries.push_back(
                {{item, state, gpusNeeded(run->spec(), gpus), {}}, std::make_shared<const RunSpec>(run->spec())});
    }
    // Runs that are over need no place; for the others, the reason why they do not start is reported.
    std::erase_if(out.queue.unknown, [&](const Json& item) {
        const QueuedState state = queuedState(runs / stringAt(item, "id"));
        return state == QueuedState::Over || state == QueuedState::Absent;
    });
    for (const Json& item : out.queue.unknown) out.trouble.push_back(unknownTarget(item));
    out.campaigns = loadCampaigns(home);
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
    return home / "campaigns" / (id + ".lock");
}

Error campaignTaken(const std::string& id) {
    return {ErrorKind::Locked,
            {EPOCHAL_TEXT("core", "Another process is working on this campaign"), {}},
            id,
            {EPOCHAL_TEXT("core", "Wait until it has ended, or stop it there first"), {}}};
}

CampaignHold holdCampaign(const Path& home, const std::string& id, const std::vector<std::string>& runs) {
    (void)makeFolders(home / "campaigns");  // if it cannot be made, the lock says why
    CampaignHold hold{FileLock::tryLock(campaignLock(home, id))};
    if (!hold.lock && hold.lock.error().kind == ErrorKind::Locked) hold.lock = campaignTaken(id);
    if (hold.lock)
        for (const std::string& run : runs) hold.runs.push_back(lookAt(home / "runs", run));
    return hold;
}

}  // namespace epochal
