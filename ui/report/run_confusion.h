#pragma once

#include <optional>

#include "core/analysis/confusion.h"
#include "core/analysis/figures.h"
#include "core/events/run_directory.h"
#include "ui/format/formatter.h"
#include "ui/report/report.h"

namespace epochal::ui {

/// What the best evaluation of a run confused.
struct ReportedConfusion {
    std::vector<std::string> classNames;
    Confusion confusion;
};

/// From the run's folder; nothing unless the file is intact, of classes, and of the evaluation that `figures` give for
/// the best epoch: the same share is right. Blocks on the disk.
[[nodiscard]] std::optional<ReportedConfusion> readConfusion(const RunDirectory& run, const Figures& figures);

/// The tables of a report: the matrix with recall and precision, or with many classes the most confused pairs and the
/// classes recognized least. Numbered from `number` on. Call it within a LanguageScope.
[[nodiscard]] QList<Report::Table> confusionTables(const ReportedConfusion& read, std::int64_t epoch, int number,
                                                   const Formatter& format);

}  // namespace epochal::ui
