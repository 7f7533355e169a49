#pragma once

#include "ui/report/report_pages.h"

namespace epochal::ui {

/// Draws a table over the whole width, over as many pages as it takes: its head is repeated on every page, a group's
/// heading stays with its first row. Words wrap where the columns ask for more than the page has; figures never do.
/// `after` is kept free below the last row, for a note that belongs to it.
void drawReportTable(ReportPages& pages, const Report::Table& table, qreal after = 0);

/// What it takes on one page, its head included.
[[nodiscard]] qreal heightOfReportTable(ReportPages& pages, const Report::Table& table);

}  // namespace epochal::ui
