#pragma once

#include "app/worker/commands.h"
#include "core/engine/engine.h"

/// What the commands that train have in common.
namespace epochal::worker {

/// Requests to the run of this process.
[[nodiscard]] engine::Control& control();
/// From now on, signals ask it to stop with a checkpoint.
void heedSignals();

/// A new run, or the continuation of one, as rank 0 of those that were launched; world 1: alone, or with ranks that it
/// starts itself.
int runAs(const LaunchPlan& launched, const Options& options);
int scaleAs(const LaunchPlan& launched, const Options& options);
int resumeAs(const LaunchPlan& launched, const Options& options);

}  // namespace epochal::worker
