#pragma once

#include <QString>

#include "core/analysis/figures.h"
#include "ui/format/formatter.h"

namespace epochal::ui {

/// What the loader threads do for each step beside it: "In parallel with each step, summed over 6 loader threads:
/// reading 0.31 ms, decoding 12.4 ms, preparation 3.2 ms". Empty where it is not known, as of tables and runs of
/// earlier versions.
[[nodiscard]] QString loaderSentence(const Figures& figures, const RunSpec& spec, const Formatter& format);

}  // namespace epochal::ui
