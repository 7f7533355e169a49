#pragma once

#include "ui/report/report.h"
#include "ui/report/report_source.h"

namespace epochal::ui {

/// The content of the report of one run. Call it within a LanguageScope of the request's language; no disk access.
[[nodiscard]] Report runContent(const ReportRequest& request, const ReportedRun& run);

}  // namespace epochal::ui
