#pragma once

#include "core/spec/fields.h"

namespace epochal {

/// Whether its value is the path of a file or folder.
[[nodiscard]] bool isPath(const Field& field);
/// Such a value as an absolute path: it is relative to this process's folder. Empty stays empty.
[[nodiscard]] Json wholePath(const Json& path);
/// Makes every path in a spec absolute.
void makePathsWhole(RunSpec& spec);

}  // namespace epochal
