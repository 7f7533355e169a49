#include "ui/report/run_report.h"

#include "ui/report/report_writer.h"

namespace epochal::ui {

Status writeRunReport(const Path& runFolder, const QString& pdfFile, const QLocale& locale) {
    ReportRequest request;
    request.locale = locale;
    ReportPlaces places;
    places.folders = {runFolder};
    const Result<ReportSource> source = readReportSource(request, places);
    if (!source) return source.error();
    return writeReport(makeReport(request, *source), pdfFile, ReportFormat::Pdf);
}

}  // namespace epochal::ui
