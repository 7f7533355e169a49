#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/base/files.h"
#include "core/base/json.h"
#include "core/base/result.h"
#include "core/events/run_directory.h"
#include "core/launch/target_kind.h"
#include "core/spec/run_spec.h"

namespace epochal {

/// A place in the queue. The run itself is defined in its directory.
struct QueueItem {
    std::string id;
    TargetKind target = TargetKind::Window;
    int starts = 0;       ///< how often the queue has started it
    bool toMake = false;  ///< its folder has not been created yet; its campaign's file defines the run
    bool operator==(const QueueItem&) const = default;
};

/// The order in which runs that have not ended are trained: home/queue.json. An item stays until its run has ended, so
/// that a run interrupted by a kill -9 can continue.
struct Queue {
    std::vector<QueueItem> items;
    int atOnce = 0;  ///< runs side by side; 0 = one per GPU, or one without GPUs
    bool paused = false;
    /// Items for targets that this version does not know (a newer one's, or a typing error), as in the file. They are
    /// kept after the others and never started.
    std::vector<Json> unknown = {};
    bool operator==(const Queue&) const = default;
};

[[nodiscard]] Json toJson(const Queue& queue);
[[nodiscard]] Result<Queue> queueFromJson(const Json& json, const std::string& where);
[[nodiscard]] Path queueFile(const Path& home);
/// An empty queue if there is no file. Blocks.
[[nodiscard]] Result<Queue> loadQueue(const Path& home);
/// Why an item of Queue::unknown cannot be started, with the run's id and the remedy.
[[nodiscard]] Error unknownTarget(const Json& item);
/// Blocks.
[[nodiscard]] Status saveQueue(const Path& home, const Queue& queue);

/// The state of a queued run, as its directory shows it.
enum class QueuedState {
    Absent,   ///< no directory (yet)
    Waiting,  ///< never started
    Broken,   ///< started and interrupted: it continues from its checkpoint
    Running,
    Ended  ///< finished or failed, or its folder cannot be read
};
/// Blocks on the run's folder.
[[nodiscard]] QueuedState queuedState(const Path& folder);

/// How often an item is started at most: one whose process dies at every start must not hold up the others.
inline constexpr int kMostStarts = 3;

/// Whether the run's last attempt wrote its exit record, as a process does that was asked to leave; one that died does
/// not. Blocks.
[[nodiscard]] bool leftInOrder(const RunDirectory& run);

/// What the queue bases its decisions on, one per item.
struct QueuedRun {
    QueueItem item;
    QueuedState state = QueuedState::Waiting;
    std::int64_t gpusNeeded = 0;             ///< gpusNeeded()
    std::vector<int> gpus;                   ///< in use while it runs
    bool held = false;                       ///< something other than slots and devices keeps it from starting
    std::vector<std::int64_t> numbers = {};  ///< devices.numbers: the GPUs, or the cores, that it uses
};
/// Of a run that has not been started.
[[nodiscard]] QueuedRun queuedRun(const QueueItem& item, QueuedState state, const RunSpec& spec, int gpus);

/// GPUs that a run uses on a machine with `gpus` of them: one per replica as far as there are any, none if it computes
/// on the CPU.
[[nodiscard]] std::int64_t gpusNeeded(const RunSpec& spec, int gpus);

/// Runs side by side: as requested, else one per GPU, or one without GPUs.
[[nodiscard]] int slotsOf(const Queue& queue, int gpus);

/// A run to start now, and the GPUs it gets. A run in the window uses the first ones; a worker sees only its own.
struct QueueStart {
    std::string id;
    std::vector<int> gpus;
    bool operator==(const QueueStart&) const = default;
};

/// The runs to start now, in the queue's order: as long as a slot is free, and the devices and, for runs in the window,
/// the engine thread are too. A run that names its CPU cores takes these instead of a slot, so that several fill a
/// machine; where the number of runs side by side is not given, one that names none has the CPU to itself. A run that
/// has to wait for the engine thread or for devices holds up later ones only in what it waits for. None while the queue
/// is paused. `waits`, if given, becomes what each run waits for that neither starts nor is held, in the order of
/// `runs`; empty for the others. Pure.
[[nodiscard]] std::vector<QueueStart> due(const Queue& queue, std::span<const QueuedRun> runs, int gpus,
                                          bool engineBusy, std::vector<Message>* waits = nullptr);

/// Moves items so that they are together, in their order, before the item that was at `position`. Pure.
void move(Queue& queue, std::span<const std::string> ids, std::size_t position);

}  // namespace epochal
