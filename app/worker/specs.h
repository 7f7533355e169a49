#pragma once

#include "app/worker/commands.h"
#include "core/base/result.h"
#include "core/spec/run_spec.h"

namespace epochal::worker {

/// The spec the options describe: file, then assignments, then checked as a whole. Every finding is printed to stderr;
/// the first is returned.
[[nodiscard]] Result<RunSpec> specOf(const Options& options);

/// Prints an error to stderr; its exit code.
int complain(const Error& error);

}  // namespace epochal::worker
