#pragma once

#include "core/base/json.h"
#include "tests/core/engine/support/small_run.h"

/// The files that tests/fixtures/scripts.py writes.
namespace epochal::test {

[[nodiscard]] Path scriptFile(const char* name);
/// expected.json among them.
[[nodiscard]] Json scriptFigures();
/// smallSpec() with one of the networks.
[[nodiscard]] RunSpec scriptSpec(const char* file);

}  // namespace epochal::test
