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

/// smallSpec() with one of the networks for tables, which predicts the number in the table that this writes in the
/// folder: 400 rows of two numbers and of columns of two and four categories, so that 320 are for training.
[[nodiscard]] RunSpec rowsSpec(const char* file, const Path& folder);
/// Lets it predict one of the table's three classes instead.
[[nodiscard]] RunSpec ofClasses(RunSpec spec);
/// Leaves out the categories.
[[nodiscard]] RunSpec ofNumbersAlone(RunSpec spec);

}  // namespace epochal::test
