#pragma once

#include "ui/report/report_pages.h"

namespace epochal::ui {

/// Draws a table of full width, over as many pages as needed: its header is repeated on every page, and a group's
/// heading stays with its first row. Text wraps if the columns need more than the page's width; figures never do.
/// Reserves `after` below the last row, for a note that belongs to it.
void drawReportTable(ReportPages& pages, const Report::Table& table, qreal after = 0);

/// Its height on a single page, header included.
[[nodiscard]] qreal heightOfReportTable(ReportPages& pages, const Report::Table& table);

}  // namespace epochal::ui
