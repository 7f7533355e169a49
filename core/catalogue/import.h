#pragma once

#include <functional>
#include <vector>

#include "core/base/files.h"
#include "core/base/result.h"

namespace epochal {

struct ImportReport {
    std::vector<std::string> copied;  ///< ids
    std::vector<std::string> known;   ///< ids that already exist here; left unchanged
    std::vector<Error> refused;       ///< each names its folder
};

/// Copies run directories into `runs`: `from` itself if it is one, otherwise every run directory directly inside it.
/// The originals are only read. A run appears whole or not at all; links within a run are neither followed nor copied,
/// and a run in progress is refused. Folders that hold no run are skipped, unless none holds one. `progress(done,
/// total)` may return false to stop. Blocks.
[[nodiscard]] ImportReport importRuns(const Path& from, const Path& runs,
                                      const std::function<bool(std::int64_t, std::int64_t)>& progress = {});

}  // namespace epochal
