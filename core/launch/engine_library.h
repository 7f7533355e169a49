#pragma once

#include "core/base/result.h"
#include "core/engine/engine.h"

namespace epochal {

/// Loads the engine library (and with it LibTorch: a few tenths of a second, 118 MB) once per process; later calls
/// return the same result. Looks at EPOCHAL_ENGINE, then next to the program, then in ../lib/epochal. Blocks; call it
/// on the engine thread. Thread-safe.
[[nodiscard]] Result<engine::Engine*> engineLibrary();

}  // namespace epochal
