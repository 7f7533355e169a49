#pragma once

#include <QList>

#include "ui/format/formatter.h"
#include "ui/report/report_pages.h"

namespace epochal::ui {

/// Sets white paper and dark lines during its lifetime. The window must not be repainted meanwhile.
struct Printing {
    Printing();
    ~Printing();
    Printing(const Printing&) = delete;
    Printing& operator=(const Printing&) = delete;
};

/// The result of drawing a report.
struct DrawnReport {
    int pages = 0;
    QList<ReportPages::Bookmark> bookmarks;
    qreal end = 0;  ///< how far down the last page is filled
};

/// Draws all pages of a report; `total` is the n in "m / n", 0 when only the number of pages is needed. GUI thread.
DrawnReport drawReport(const Report& report, Paper& paper, int total);

/// Number of pages of a report. GUI thread; takes as long as drawing.
[[nodiscard]] int countPages(const Report& report);

/// With figures somewhat lower if that saves a last page of few lines; else unchanged. GUI thread; takes up to three
/// times as long as drawing.
[[nodiscard]] Report tightened(Report report);

}  // namespace epochal::ui
