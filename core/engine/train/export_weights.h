#pragma once

#include "core/engine/engine.h"

namespace epochal::engine {

/// As documented for Engine::exportWeights. The file's metadata: format "pt", network, step, a table's coding or the
/// images' (`images`), and the run's id.
[[nodiscard]] Result<ExportedWeights> exportWeights(const Path& checkpoint, const Path& file, const std::string& run);

}  // namespace epochal::engine
