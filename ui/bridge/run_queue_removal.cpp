// Runs taken out of the queue, and put back.
#include <algorithm>

#include "ui/bridge/run_queue.h"

namespace epochal::ui {

void RunQueue::remove(const QStringList& ids) {
    if (!isOurs()) return;
    std::vector<Removed> out;
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        const Entry& entry = entries_[i];
        if (!waits(entry) || !ids.contains(entry.id)) continue;
        const auto known = known_.constFind(entry.id);
        out.push_back({entry, i, known == known_.cend() ? std::nullopt : std::optional(*known)});
    }
    if (out.empty()) return;
    forgetRemoved();
    removed_ = std::move(out);
    for (const Removed& one : removed_) {
        std::erase_if(entries_, [&](const Entry& entry) { return entry.id == one.entry.id; });
        known_.remove(one.entry.id);
    }
    save();
    Q_EMIT removed(static_cast<int>(removed_.size()));
    Q_EMIT changed();
    Q_EMIT campaignsChanged();
}

void RunQueue::putBack() {
    if (removed_.empty() || !isOurs()) return;
    // In the order they were taken out, so that each finds its place; the queue may have moved on since.
    for (Removed& one : std::exchange(removed_, {})) {
        std::size_t at = std::min(one.position, entries_.size());
        while (at < entries_.size() && !waits(entries_[at])) ++at;
        if (one.known) known_.insert(one.entry.id, *one.known);
        entries_.insert(entries_.begin() + static_cast<std::ptrdiff_t>(at), std::move(one.entry));
    }
    save();
    Q_EMIT changed();
    Q_EMIT campaignsChanged();
    startDue();
}

void RunQueue::forgetRemoved() {
    QStringList folders;
    for (const Removed& one : std::exchange(removed_, {}))
        // One that was begun keeps what it measured.
        if (one.entry.run.state != QueuedState::Broken) folders.append(one.entry.id);
    if (!folders.isEmpty()) workbench_.moveToTrash(folders);
}

}  // namespace epochal::ui
