#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/engine/train/checkpoint.h"

namespace epochal::engine {

/// A run's folder of checkpoints: "step-000000469.ckpt" by global step, the newest `keep` of them, and "best.ckpt".
class CheckpointStore {
public:
    CheckpointStore(Path folder, std::int64_t keep) : folder_(std::move(folder)), keep_(keep) {}

    struct Saved {
        std::string file;  ///< name within the folder
        std::int64_t bytes = 0;
    };
    /// Saves under the step's name; `best` makes it best.ckpt too. Older ones are pruned only once the new one is on
    /// the disk.
    [[nodiscard]] Result<Saved> save(const Checkpoint& checkpoint, bool best);

    struct Loaded {
        std::string file;
        Checkpoint checkpoint;
    };
    /// The newest that checks out, best.ckpt last; nothing if there is none. `damaged` hears of each that does not.
    [[nodiscard]] std::optional<Loaded> newest(const std::function<void(const Error&)>& damaged) const;

private:
    /// Newest first.
    [[nodiscard]] std::vector<Path> steps() const;

    Path folder_;
    std::int64_t keep_;
};

}  // namespace epochal::engine
