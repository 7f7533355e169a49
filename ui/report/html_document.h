#pragma once

#include <QByteArray>

#include "ui/report/report.h"

namespace epochal::ui {

/// A report as one self-contained HTML file: embedded style and charts (SVG), no scripts, no external resources. The
/// same report gives the same bytes. GUI thread, because the charts are drawn with fonts.
[[nodiscard]] QByteArray htmlOf(const Report& report);

}  // namespace epochal::ui
