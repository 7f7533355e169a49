#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/engine/train/checkpoint.h"
#include "core/spec/run_spec.h"

namespace epochal::engine {

/// A run's folder of checkpoints: "step-000000469.ckpt" by global step, the newest `keep` of them, and "best.ckpt".
///
/// A checkpoint in that folder is one of five: this run's; missing; damaged, in which case it is renamed to
/// "<name>.damaged-<id>" and no longer in the way; unreadable or of a newer version, which implies nothing about its
/// content; another run's. The last two are never replaced, renamed or removed.
class CheckpointStore {
public:
    /// The run that the checkpoints belong to, which determines their possible positions.
    struct Run {
        RunSpec spec;
        std::int64_t stepsPerEpoch = 1;
    };

    CheckpointStore(Path folder, std::int64_t keep, Run run)
        : folder_(std::move(folder)), keep_(keep), run_(std::move(run)) {}

    struct Saved {
        std::string file;  ///< name within the folder
        std::int64_t bytes = 0;
    };
    /// Saves under the step's name, and as best.ckpt too if `best`. Earlier checkpoints of this run are pruned only
    /// once the new one is on disk, and only in favor of others that pass verification. Creates the folder, but not the
    /// run folder.
    [[nodiscard]] Result<Saved> save(const Checkpoint& checkpoint, bool best);

    struct Loaded {
        std::string file;
        Checkpoint checkpoint;
    };
    /// The newest checkpoint that passes verification, best.ckpt last; nothing if there is none. Each one that does not
    /// is passed to `damaged`. An error (Disk, Newer, Spec or Data), with nothing changed, if one would have to be
    /// replaced that is not this run's.
    [[nodiscard]] Result<std::optional<Loaded>> newest(const std::function<void(const Error&)>& damaged);

private:
    /// All step checkpoints, newest first.
    [[nodiscard]] Result<std::vector<Path>> steps() const;
    [[nodiscard]] Result<Checkpoint> load(const Path& path);
    [[nodiscard]] Status check(const Path& path, const Checkpoint& checkpoint) const;
    /// Whether it is intact and this run's.
    [[nodiscard]] bool isGood(const Path& path);
    void prune(const Path& saved);

    Path folder_;
    std::int64_t keep_;
    Run run_;
    std::map<std::string, bool> good_;  ///< by file name, of those written or read
};

}  // namespace epochal::engine
