#pragma once

#include "core/analysis/flops.h"
#include "core/base/result.h"
#include "core/engine/models/script.h"
#include "core/spec/run_spec.h"

namespace epochal::engine {

/// Lets a network of the user's own answer a few images or rows of the run's shape, on the CPU in fp32, and for a run
/// that trains go backward. Returns what is known of it then: parameters, the elements that it saves for backward per
/// sample and its largest output; the work stays unknown (0). Errors are at "/model/script": it fails, does not take
/// the table's categories, or does not return one number per class and sample, or one per row where a number is
/// predicted; at "/devices/channels_last" if it takes images in other memory only; and at the field that needs a last
/// layer if none was found. Blocks.
[[nodiscard]] Result<NetworkSize> tryScript(const RunSpec& spec, const Script& script, const ScriptShape& shape);

}  // namespace epochal::engine
