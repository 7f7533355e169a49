#pragma once

#include <QString>

#include "core/analysis/verdict.h"

namespace epochal::ui {

/// What the steps of a run are bound by, in a word: "reading". Empty where it is not known.
[[nodiscard]] QString boundName(Bound bound);

}  // namespace epochal::ui
