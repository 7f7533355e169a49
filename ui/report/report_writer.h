#pragma once

#include <optional>

#include "ui/report/report.h"
#include "ui/report/report_source.h"

namespace epochal::ui {

enum class ReportFormat { Pdf, Html, Csv };
/// The format for a file name's extension; empty for any other.
[[nodiscard]] std::optional<ReportFormat> formatOf(const QString& file);

/// The report in the request's language, independent of the window's. GUI thread; no disk access.
[[nodiscard]] Report makeReport(const ReportRequest& request, const ReportSource& source);

/// The same report gives the same bytes. GUI thread.
[[nodiscard]] QByteArray bytesOf(const Report& report, ReportFormat format);
/// Writes the file atomically.
[[nodiscard]] Status writeReport(const Report& report, const QString& file, ReportFormat format);

/// Pages `first` to `last` (from 1) as images, drawn by the code that draws the PDF. GUI thread.
[[nodiscard]] QList<QImage> picturesOf(const Report& report, int first, int last, int total, qreal pixelsPerInch);

}  // namespace epochal::ui
