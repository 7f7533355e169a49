#pragma once

#include "core/base/files.h"
#include "core/spec/run_spec.h"

namespace epochal {

/// The folder that a run's images are read from: the given one, else where the data set's package installs them. Empty
/// for synthetic images, and for data sets without a package if none is given.
[[nodiscard]] Path dataFolder(const RunSpec::Data& data);

/// Whether that folder exists, can be listed and is not empty; its contents are for the engine to check. Blocks on the
/// disk.
[[nodiscard]] Status checkDataFolder(const RunSpec::Data& data);

}  // namespace epochal
