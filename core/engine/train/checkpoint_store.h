#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/engine/train/checkpoint.h"

namespace epochal::engine {

/// A run's folder of checkpoints: "step-000000469.ckpt" by global step, the newest `keep` of them, and "best.ckpt".
///
/// What lies there is one of five: this run's; missing; damaged, which is renamed to "<name>.damaged-<id>" and stands
/// in nobody's way; unreadable or of a newer version, which says nothing of its content; another run's. The last two
/// are never replaced, renamed or removed.
class CheckpointStore {
public:
    /// The run whose checkpoints they are: what its positions can be follows from it.
    struct Run {
        std::string specHash;
        std::int64_t stepsPerEpoch = 1, epochs = 0, globalBatch = 1, world = 1;
    };

    CheckpointStore(Path folder, std::int64_t keep, Run run)
        : folder_(std::move(folder)), keep_(keep), run_(std::move(run)) {}

    struct Saved {
        std::string file;  ///< name within the folder
        std::int64_t bytes = 0;
    };
    /// Saves under the step's name; `best` makes it best.ckpt too. Earlier ones of this run are pruned only once the
    /// new one is on the disk, and only for others that check out. The folder is made; the run's own is not.
    [[nodiscard]] Result<Saved> save(const Checkpoint& checkpoint, bool best);

    struct Loaded {
        std::string file;
        Checkpoint checkpoint;
    };
    /// The newest that checks out, best.ckpt last; nothing if there is none. `damaged` hears of each that does not. An
    /// error, and nothing changed, if there is one that would have to be replaced though it is none of ours: Disk,
    /// Newer, Spec, Data.
    [[nodiscard]] Result<std::optional<Loaded>> newest(const std::function<void(const Error&)>& damaged);

private:
    /// Newest first.
    [[nodiscard]] Result<std::vector<Path>> steps() const;
    [[nodiscard]] Result<Checkpoint> load(const Path& path);
    [[nodiscard]] Status check(const Path& path, const Checkpoint& checkpoint) const;
    /// Whether it is this run's and whole.
    [[nodiscard]] bool isGood(const Path& path);
    void prune(const Path& saved);

    Path folder_;
    std::int64_t keep_;
    Run run_;
    std::map<std::string, bool> good_;  ///< by name, of those that were written or read
};

}  // namespace epochal::engine
