#pragma once

#include <string>
#include <vector>

#include "core/spec/run_spec.h"

namespace epochal {

/// A ready-made spec for the form's list. What only its user knows, such as a folder, is left for them to fill in:
/// validate() names it.
struct Preset {
    std::string id;
    const char* label;  ///< English, context "core"
    const char* aim;    ///< the published result it aims for, with its source; English, context "core"; "" = none
    RunSpec spec;
};
[[nodiscard]] const std::vector<Preset>& presets();

}  // namespace epochal
