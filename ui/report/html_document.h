#pragma once

#include <QByteArray>

#include "ui/report/report.h"

namespace epochal::ui {

/// A report as one self-contained HTML file: style and charts (SVG) inside, no scripts, nothing fetched. The same
/// report gives the same bytes. GUI thread, because charts are drawn with fonts.
[[nodiscard]] QByteArray htmlOf(const Report& report);

}  // namespace epochal::ui
