#pragma once

#include <QImage>
#include <QString>

#include "core/base/result.h"

namespace epochal::ui {

struct ChartTable;
class ChartCanvas;

/// The chart with its title on white, at `scale` device pixels per logical pixel.
[[nodiscard]] QImage chartImage(ChartCanvas& canvas, qreal scale = 2);

/// Writes the chart in the format of the file's extension: .png, .svg (vector) or .csv (the exact values). The file is
/// replaced atomically. Errors: ErrorKind::Disk, or Spec for any other extension.
[[nodiscard]] Status exportChart(ChartCanvas& canvas, const QString& file);
/// Writes a table as a CSV file, under the same terms.
[[nodiscard]] Status exportTable(const ChartTable& table, const QString& file);

}  // namespace epochal::ui
