#pragma once

#include "ui/report/report.h"

namespace epochal::ui {

/// The report with control characters and characters that change the text direction replaced by spaces, whatever their
/// origin: names of runs, offers and folders come from outside. Line breaks are kept. Every writer gets the cleaned
/// report.
[[nodiscard]] Report cleaned(Report report);

}  // namespace epochal::ui
