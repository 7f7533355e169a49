#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/base/files.h"
#include "core/base/json.h"
#include "core/base/result.h"
#include "core/events/run_directory.h"
#include "core/spec/run_spec.h"

namespace epochal {

/// Where a queued run is to train: on the engine thread of the window, or in a detached worker.
enum class QueueTarget { Window, Worker };
[[nodiscard]] const char* name(QueueTarget target);

/// A place in the queue. What the run is stands in its directory.
struct QueueItem {
    std::string id;
    QueueTarget target = QueueTarget::Window;
    int starts = 0;  ///< times it was begun by the queue
    bool operator==(const QueueItem&) const = default;
};

/// The order in which runs that have not ended are to be trained: home/queue.json. An item stays until its run has
/// ended, so that what a kill -9 interrupted goes on where it stood.
struct Queue {
    std::vector<QueueItem> items;
    int atOnce = 0;  ///< runs side by side; 0 = one a GPU, one without
    bool paused = false;
    bool operator==(const Queue&) const = default;
};

[[nodiscard]] Json toJson(const Queue& queue);
[[nodiscard]] Result<Queue> queueFromJson(const Json& json, const std::string& where);
[[nodiscard]] Path queueFile(const Path& home);
/// An empty queue when there is no file. Blocks.
[[nodiscard]] Result<Queue> loadQueue(const Path& home);
/// Blocks.
[[nodiscard]] Status saveQueue(const Path& home, const Queue& queue);

/// How a queued run stands, asked of its directory.
enum class QueuedState {
    Absent,   ///< no directory (yet)
    Waiting,  ///< never begun
    Broken,   ///< begun and interrupted: it goes on from its checkpoint
    Running,
    Over  ///< finished or failed, or its folder cannot be read
};
/// Blocks on the run's folder.
[[nodiscard]] QueuedState queuedState(const Path& folder);

/// An item is begun at most so often: one whose process dies at every start must not hold the others up.
inline constexpr int kMostStarts = 3;

/// Whether the run's last attempt ended as a process does that was asked to leave; one that died wrote no record.
/// Blocks.
[[nodiscard]] bool leftInOrder(const RunDirectory& run);

/// What the queue decides by, one an item.
struct QueuedRun {
    QueueItem item;
    QueuedState state = QueuedState::Waiting;
    std::int64_t gpusNeeded = 0;  ///< gpusNeeded()
    std::vector<int> gpus;        ///< held while it runs
    bool held = false;            ///< its campaign's budget is not enough
};

/// GPUs a run takes on a machine with `gpus` of them: its replicas, unless it computes on the CPU.
[[nodiscard]] std::int64_t gpusNeeded(const RunSpec& spec, int gpus);

/// Runs side by side: as asked, else one a GPU, one without.
[[nodiscard]] int slotsOf(const Queue& queue, int gpus);

/// A run to begin now, and the GPUs it gets. A window's run takes the first ones; a worker sees only its own.
struct QueueStart {
    std::string id;
    std::vector<int> gpus;
    bool operator==(const QueueStart&) const = default;
};

/// The runs to begin now, in the queue's order: as long as a slot is free, its GPUs are, and for runs of the window
/// the engine thread is. A run that has to wait for the engine thread or for more GPUs holds up those behind it only in
/// what it waits for. None while the queue is paused. Pure.
[[nodiscard]] std::vector<QueueStart> due(const Queue& queue, std::span<const QueuedRun> runs, int gpus,
                                          bool engineBusy);

/// Moves items so that they stand together, in their order, before the item that was at `position`. Pure.
void move(Queue& queue, std::span<const std::string> ids, std::size_t position);

}  // namespace epochal
