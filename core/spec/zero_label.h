#pragma once

#include "core/base/message.h"
#include "core/spec/fields.h"

namespace epochal {

/// What 0 is called in a field where it means none. English, context "core".
[[nodiscard]] inline const char* zeroLabel(const Field& field) {
    //: the value of a setting such as patience or time limit
    return field.name == "devices.threads" ? EPOCHAL_TEXT("core", "Auto") : EPOCHAL_TEXT("core", "none");
}

}  // namespace epochal
