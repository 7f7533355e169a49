#pragma once

#include <QList>

#include "ui/format/formatter.h"
#include "ui/report/report_pages.h"

namespace epochal::ui {

/// White paper and dark lines while it lives. The window must not be repainted meanwhile.
struct Printing {
    Printing();
    ~Printing();
    Printing(const Printing&) = delete;
    Printing& operator=(const Printing&) = delete;
};

/// Where a drawing of a report ended.
struct DrawnReport {
    int pages = 0;
    QList<ReportPages::Bookmark> bookmarks;
};

/// Draws all of a report's pages; `total` is written as n in "m / n", 0 where only the number of pages is wanted.
/// GUI thread.
DrawnReport drawReport(const Report& report, Paper& paper, int total);

/// Number of pages a report comes to. GUI thread; takes as long as drawing.
[[nodiscard]] int countPages(const Report& report);

}  // namespace epochal::ui
