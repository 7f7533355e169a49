#pragma once

#include "ui/report/report.h"
#include "ui/report/report_source.h"

namespace epochal::ui {

/// What the report of a comparison, a campaign or a study says. Call it within a LanguageScope of the request's
/// language; touches no disk. The same request and source give the same report.
[[nodiscard]] Report comparisonContent(const ReportRequest& request, const ReportSource& source);

}  // namespace epochal::ui
