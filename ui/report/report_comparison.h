#pragma once

#include "ui/report/report_source.h"
#include "ui/view/compare_data.h"

namespace epochal::ui {

/// The day of a report: that of the last event of any run, or the study's. Prices' ages are counted from it.
struct ReportDay {
    std::string iso;
    qint64 utcMillis = 0;  ///< creation date of the files
};
[[nodiscard]] ReportDay dayOf(const ReportSource& source);

/// The comparison that a report shows: as requested, or by the subject's own query.
[[nodiscard]] CompareDataPtr comparedFor(const ReportRequest& request, const ReportSource& source);

}  // namespace epochal::ui
