#pragma once

#include "ui/report/report.h"
#include "ui/report/report_source.h"

namespace epochal::ui {

/// What the report of one run says. Call it within a LanguageScope of the request's language; touches no disk.
[[nodiscard]] Report runContent(const ReportRequest& request, const ReportedRun& run);

}  // namespace epochal::ui
