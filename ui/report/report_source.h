#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/estimate_record.h"
#include "core/analysis/study.h"
#include "core/events/run_directory.h"
#include "ui/report/report_request.h"
#include "ui/report/run_check.h"
#include "ui/report/run_confusion.h"
#include "ui/report/run_numbers.h"

namespace epochal::ui {

/// One run, read completely.
struct ReportedRun {
    RunDirectory directory;
    Figures figures;
    std::optional<KeptEstimate> estimate;  ///< made before its first step
    std::optional<ReportedConfusion> confusion;
    std::optional<Predictions> numbers;  ///< of a regression; only where the report is on one run
    RunCheck check;                      ///< the same figures, counted a second time directly from the events
};

/// Everything a report is made from.
struct ReportSource {
    std::vector<ReportedRun> runs;
    std::vector<Entry> entries;                     ///< in the requested order; entries of runs and published rows
    std::vector<std::optional<std::size_t>> runOf;  ///< parallel to `entries`: index into `runs`
    std::optional<Study> study;
    QString campaign;  ///< the campaign's name
    PriceBook book;
    std::vector<Error> skipped;  ///< runs that could not be read; the report is made without them and names them
};

/// Where to find runs and campaigns: `home`/runs holds folders by id; `folders` are individual folders, in the order of
/// request.ids.
struct ReportPlaces {
    Path home;
    std::vector<Path> folders;
    PriceBook book;
    std::vector<Study> studies;
};

/// Reads everything a request needs. Blocks on the disk: for a background thread; uses nothing of the window.
/// `progress(done, total)` returns false to stop (ErrorKind::Interrupted). Fails if nothing of what was requested could
/// be read, or if the study or campaign is unknown.
[[nodiscard]] Result<ReportSource> readReportSource(const ReportRequest& request, const ReportPlaces& places,
                                                    const std::function<bool(int done, int total)>& progress = {});

}  // namespace epochal::ui
