#pragma once

#include "ui/report/report.h"
#include "ui/report/report_source.h"

namespace epochal::ui {

/// The content of the report of a comparison, a campaign or a study. Call it within a LanguageScope of the request's
/// language. No disk access. The same request and source give the same report.
[[nodiscard]] Report comparisonContent(const ReportRequest& request, const ReportSource& source);

}  // namespace epochal::ui
