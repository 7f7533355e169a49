#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/base/errand.h"
#include "core/engine/train/checkpoint_store.h"

namespace epochal::engine {

/// Writes a run's checkpoints on a thread of its own, one at a time, so that training pauses only while the state
/// is copied. Used by one thread.
class CheckpointWriter {
public:
    /// While a checkpoint is being written, nobody else may use the store.
    explicit CheckpointWriter(CheckpointStore& store) : store_(store) {}

    struct Written {
        Progress progress;
        std::string reason;
        Result<CheckpointStore::Saved> saved;
        double seconds = 0;         ///< from begin() until it was on the disk
        double stalledSeconds = 0;  ///< of them, those in begin() and finish()
    };
    /// Copies the state and begins to write it, as best.ckpt too if `best`. What was written before must have been
    /// taken. `begun` is when the caller started, by monotonicSeconds().
    void begin(const Checkpoint& state, std::string reason, bool best, double begun);
    /// Whether finish() would not wait.
    [[nodiscard]] bool isDone() const { return errand_.isDone(); }
    /// Waits until the checkpoint is on the disk, or cannot be, and returns how that went; nothing if none was started.
    [[nodiscard]] std::optional<Written> finish();

private:
    CheckpointStore& store_;
    std::optional<Written> written_;  ///< of the checkpoint in progress; set by the errand
    double begun_ = 0;
    Errand errand_;
};

}  // namespace epochal::engine
