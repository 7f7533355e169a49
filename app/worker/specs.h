#pragma once

#include "app/worker/commands.h"
#include "core/base/result.h"
#include "core/economics/offer.h"
#include "core/spec/run_spec.h"
#include "core/spec/sweep.h"

namespace epochal::worker {

/// What the options describe: the file (a spec or a sweep), then --set, then --sweep, checked as a whole. A sweep
/// without axes is one run. Every finding is printed to stderr; the first is returned.
[[nodiscard]] Result<Sweep> sweepOf(const Options& options);

/// What each run would be billed by, from this user's price book; trouble with it is printed.
[[nodiscard]] Result<std::vector<Offer>> offersOf(const std::vector<RunSpec>& specs);

/// Prints an error to stderr; its exit code.
int complain(const Error& error);

}  // namespace epochal::worker
