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

namespace epochal::ui {

/// One run, read whole.
struct ReportedRun {
    RunDirectory directory;
    Figures figures;
    std::optional<KeptEstimate> estimate;  ///< made when it was launched
    RunCheck check;                        ///< the same figures, counted a second time straight from the events
};

/// All that a report is made of.
struct ReportSource {
    std::vector<ReportedRun> runs;
    std::vector<Entry> entries;                     ///< in the order asked for; runs' entries and published rows
    std::vector<std::optional<std::size_t>> runOf;  ///< beside `entries`: index into `runs`
    std::optional<Study> study;
    QString campaign;  ///< its name
    PriceBook book;
    std::vector<Error> skipped;  ///< runs that could not be read: the report goes on without them and says so
};

/// Where runs and campaigns are found: `home`/runs holds folders by id; `folders` are given one by one, in the order
/// of request.ids.
struct ReportPlaces {
    Path home;
    std::vector<Path> folders;
    PriceBook book;
    std::vector<Study> studies;
};

/// Reads everything a request asks for. Blocks on the disk: for a background thread; touches nothing of the window.
/// `progress(done, total)` returns false to stop (ErrorKind::Interrupted). Errors: nothing of what was asked for could
/// be read, the study or campaign is not known.
[[nodiscard]] Result<ReportSource> readReportSource(const ReportRequest& request, const ReportPlaces& places,
                                                    const std::function<bool(int done, int total)>& progress = {});

}  // namespace epochal::ui
