#pragma once

#include <QByteArray>

#include "ui/report/report.h"

namespace epochal::ui {

/// A report as a vector PDF with outline, metadata and selectable text. The same report gives the same bytes. GUI
/// thread; takes some tens of milliseconds per page.
[[nodiscard]] QByteArray pdfOf(const Report& report);

}  // namespace epochal::ui
