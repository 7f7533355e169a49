// Removing runs from the queue, restoring and moving them: steps of the window's history.
#include <algorithm>

#include <QUndoStack>

#include "ui/bridge/edit.h"
#include "ui/bridge/run_queue.h"

namespace epochal::ui {

void RunQueue::remove(const QStringList& ids) {
    if (!isOurs()) return;
    QStringList waiting;
    for (const Entry& entry : entries_)
        if (waits(entry) && ids.contains(entry.id)) waiting.append(entry.id);
    if (waiting.isEmpty()) return;
    const auto out = std::make_shared<std::vector<Removed>>();
    workbench_.history().push(new Edit(
        tr("Remove runs from the queue"), [this, waiting, out] { *out = takeOut(waiting); },
        [this, out] { putBack(*out); }));
    Q_EMIT removed(static_cast<int>(waiting.size()));
}

std::vector<RunQueue::Removed> RunQueue::takeOut(const QStringList& ids) {
    std::vector<Removed> out;
    QStringList folders;
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        const Entry& entry = entries_[i];
        if (!waits(entry) || !ids.contains(entry.id)) continue;
        out.push_back({entry, i});
        // A started run keeps what it measured; one whose folder does not exist yet is moved to the trash once it does.
        if (entry.run.state == QueuedState::Waiting) folders.append(entry.id);
    }
    for (const Removed& one : out)
        std::erase_if(entries_, [&](const Entry& entry) { return entry.id == one.entry.id; });
    save();
    markTakenOut(out, true);
    if (!folders.isEmpty()) workbench_.moveToTrash(folders);
    Q_EMIT changed();
    Q_EMIT campaignsChanged();
    return out;
}

void RunQueue::putBack(const std::vector<Removed>& out) {
    if (!isOurs()) return;
    QStringList folders;
    // In the order of removal, so that each finds its place; the queue may have moved on since.
    for (const Removed& one : out) {
        std::size_t at = std::min(one.position, entries_.size());
        while (at < entries_.size() && !waits(entries_[at])) ++at;
        Entry entry = one.entry;
        if (entry.run.state == QueuedState::Waiting ||
            (entry.run.state == QueuedState::Absent && !making_.contains(entry.id))) {
            // It cannot start before its folder is restored.
            entry.run.state = QueuedState::Absent;
            folders.append(entry.id);
        }
        entries_.insert(entries_.begin() + static_cast<std::ptrdiff_t>(at), std::move(entry));
    }
    save();
    markTakenOut(out, false);
    if (!folders.isEmpty())
        workbench_.takeFromTrash(folders, [this, folders](const QStringList& back) {
            for (const QString& id : folders) {
                Entry* entry = find(id);
                if (!entry || entry->run.state != QueuedState::Absent) continue;
                if (back.contains(id))
                    entry->run.state = QueuedState::Waiting;
                else
                    drop(id);
            }
            Q_EMIT changed();
            startDue();
        });
    Q_EMIT changed();
    Q_EMIT campaignsChanged();
    startDue();
}

void RunQueue::markTakenOut(const std::vector<Removed>& runs, bool out) {
    for (Campaign& campaign : campaigns_) {
        const std::size_t before = campaign.takenOut.size();
        for (const Removed& one : runs) {
            const std::string id = one.entry.id.toStdString();
            if (one.entry.campaign.toStdString() != campaign.id) continue;
            std::erase(campaign.takenOut, id);
            if (out) campaign.takenOut.push_back(id);
        }
        if (campaign.takenOut.size() != before) keep(campaign);
    }
}

void RunQueue::move(const QStringList& ids, int position) {
    std::vector<std::string> moved;
    for (const QString& id : ids)
        if (const Entry* entry = find(id); entry && waits(*entry)) moved.push_back(id.toStdString());
    if (moved.empty() || !isOurs()) return;
    Queue order = queue();
    epochal::move(order, moved, static_cast<std::size_t>(std::max(0, position)));
    QStringList before, after;
    for (const Entry& entry : entries_) before.append(entry.id);
    for (const QueueItem& item : order.items) after.append(QString::fromStdString(item.id));
    if (before == after) return;
    workbench_.history().push(new Edit(
        tr("Reorder the queue"), [this, after] { arrange(after); }, [this, before] { arrange(before); }));
}

void RunQueue::arrange(const QStringList& ids) {
    if (!isOurs()) return;
    // Runs added to the queue since stay at its end.
    const auto place = [&](const Entry& entry) {
        const qsizetype at = ids.indexOf(entry.id);
        return std::pair(waits(entry), at < 0 ? ids.size() : at);
    };
    std::ranges::stable_sort(entries_, {}, place);
    save();
    Q_EMIT changed();
}

}  // namespace epochal::ui
