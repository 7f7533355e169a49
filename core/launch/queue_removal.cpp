// Removing runs from the queue, putting them back, and moving them.
#include <algorithm>

#include "core/launch/queue_runner.h"

namespace epochal {

std::vector<RemovedEntry> QueueRunner::takeOut(std::span<const std::string> ids) {
    std::vector<RemovedEntry> out;
    if (!ours_) return out;
    std::vector<std::string> folders;
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        const QueueEntry& entry = entries_[i];
        if (!entry.waits() || !isAmong(ids, entry.id())) continue;
        out.push_back({entry, i});
        // A started run keeps what it measured; one whose folder does not exist yet is discarded once it does.
        if (entry.run.state == QueuedState::Waiting) folders.push_back(entry.id());
    }
    std::erase_if(entries_, [&](const QueueEntry& entry) { return entry.waits() && isAmong(ids, entry.id()); });
    if (out.empty()) return out;
    save();
    markTakenOut(out, true);
    if (!folders.empty()) steps_.push_back(DiscardRuns{std::move(folders)});
    return out;
}

void QueueRunner::putBack(std::span<const RemovedEntry> removed) {
    if (!ours_) return;
    std::vector<std::string> folders;
    // In the order of removal, so that each finds its place; the queue may have moved on since.
    for (const RemovedEntry& one : removed) {
        std::size_t at = std::min(one.position, entries_.size());
        while (at < entries_.size() && !entries_[at].waits()) ++at;
        QueueEntry entry = one.entry;
        if (entry.run.state == QueuedState::Waiting ||
            (entry.run.state == QueuedState::Absent && !making_.contains(entry.id()))) {
            // It cannot start before its folder is restored.
            entry.run.state = QueuedState::Absent;
            folders.push_back(entry.id());
        }
        entries_.insert(entries_.begin() + static_cast<std::ptrdiff_t>(at), std::move(entry));
    }
    save();
    markTakenOut(removed, false);
    if (!folders.empty()) steps_.push_back(RestoreRuns{std::move(folders)});
}

void QueueRunner::restored(std::span<const std::string> asked, std::span<const std::string> back) {
    for (const std::string& id : asked) {
        QueueEntry* entry = find(id);
        if (!entry || entry->run.state != QueuedState::Absent || making_.contains(id)) continue;
        changed_ = true;
        if (isAmong(back, id))
            entry->run.state = QueuedState::Waiting;
        else
            drop(id);
    }
}

void QueueRunner::markTakenOut(std::span<const RemovedEntry> runs, bool out) {
    for (Campaign& campaign : campaigns_) {
        const std::vector<std::string> before = campaign.takenOut;
        for (const RemovedEntry& one : runs) {
            if (one.entry.campaign() != campaign.id) continue;
            std::erase(campaign.takenOut, one.entry.id());
            if (out) campaign.takenOut.push_back(one.entry.id());
        }
        if (campaign.takenOut != before) steps_.push_back(SaveCampaign{campaign});
    }
}

std::vector<std::string> QueueRunner::moved(std::span<const std::string> ids, std::size_t position) const {
    std::vector<std::string> waiting, out;
    for (const QueueEntry& entry : entries_)
        if (entry.waits() && isAmong(ids, entry.id())) waiting.push_back(entry.id());
    Queue queue = order();
    move(queue, waiting, position);
    for (const QueueItem& item : queue.items) out.push_back(item.id);
    return out;
}

void QueueRunner::arrange(std::span<const std::string> ids) {
    if (!ours_) return;
    // Runs added to the queue since stay at its end.
    const auto place = [&](const QueueEntry& entry) {
        return std::pair(entry.waits(), std::ranges::find(ids, entry.id()) - ids.begin());
    };
    std::ranges::stable_sort(entries_, {}, place);
    save();
}

}  // namespace epochal
