#pragma once

#include "ui/report/report.h"

namespace epochal::ui {

/// The report with control characters and those that turn the direction of a text as blanks, whoever wrote them: names
/// of runs, offers and folders come from outside. Line breaks stay. What every writer is given.
[[nodiscard]] Report cleaned(Report report);

}  // namespace epochal::ui
