#pragma once

#include <string>

#include "core/base/result.h"

namespace epochal {

/// Where a run trains: on the engine thread of the window, or in a detached worker.
enum class TargetKind { Window, Worker };

/// As in queue.json: "window", "worker".
[[nodiscard]] const char* name(TargetKind target);
/// The reverse. An unknown name is ErrorKind::Unsupported, with `where` as given and the known ones in the remedy.
[[nodiscard]] Result<TargetKind> targetKind(const std::string& name, const std::string& where);

}  // namespace epochal
