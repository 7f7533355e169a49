#pragma once

#include <optional>

#include "core/analysis/figures.h"
#include "core/events/predictions.h"
#include "core/events/run_directory.h"
#include "ui/format/formatter.h"
#include "ui/report/report.h"

namespace epochal::ui {

/// What the best evaluation of a run that predicts numbers predicted. From the run's folder; nothing unless the file is
/// intact, of numbers, and of the evaluation that `figures` give for the best epoch: the same mean squared error.
/// Blocks on the disk.
[[nodiscard]] std::optional<Predictions> readNumbers(const RunDirectory& run, const Figures& figures);

/// The chart of predicted against true values, with the measures of that evaluation. Call it within a LanguageScope.
[[nodiscard]] Report::Part numbersPart(const Predictions& read, const Figures& figures, const Task& task,
                                       const Formatter& format);

}  // namespace epochal::ui
