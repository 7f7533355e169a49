#pragma once

#include "core/base/files.h"
#include "core/spec/run_spec.h"

namespace epochal {

/// The folder that a run's images are read from: as given, else where the data set's package puts them. Empty for
/// images that are made, and where none is given.
[[nodiscard]] Path dataFolder(const RunSpec::Data& data);

/// Whether that folder is there and can be listed; what it holds is the engine's to judge. Blocks on the disk.
[[nodiscard]] Status checkDataFolder(const RunSpec::Data& data);

}  // namespace epochal
