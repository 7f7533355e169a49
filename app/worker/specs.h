#pragma once

#include "app/worker/commands.h"
#include "core/base/result.h"
#include "core/economics/offer.h"
#include "core/events/run_directory.h"
#include "core/hardware/machine.h"
#include "core/spec/run_spec.h"
#include "core/spec/sweep.h"

namespace epochal::worker {

/// The sweep that the options describe: the file (a spec or a sweep), then --set, then --sweep, checked as a whole. A
/// sweep without axes is one run. The first error is returned, all others are printed to stderr.
[[nodiscard]] Result<Sweep> sweepOf(const Options& options);

/// The scaling experiment that the options describe, on this machine's devices.
[[nodiscard]] Result<Sweep> scaledSweep(const RunSpec& base, const Options& options, const Machine& machine);

/// The offer at which each run would be billed, from this user's price book; problems with the book are printed.
[[nodiscard]] Result<std::vector<Offer>> offersOf(const std::vector<RunSpec>& specs);

/// The checkpoint of a run with that name, with or without ".ckpt"; empty: the best.
[[nodiscard]] Result<Path> checkpointOf(const RunDirectory& run, const std::string& wanted);

/// Refuses to replace the file that --output names, unless --force is given.
[[nodiscard]] Status mayWrite(const Options& options);

/// Prints an error to stderr and returns its exit code.
int complain(const Error& error);

}  // namespace epochal::worker
