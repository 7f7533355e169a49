#pragma once

#include <QImage>
#include <QString>

#include "core/base/result.h"

namespace epochal::ui {

struct ChartTable;
class ChartCanvas;

/// The chart with its title on white, at `scale` pixels a logical pixel.
[[nodiscard]] QImage chartImage(ChartCanvas& canvas, qreal scale = 2);

/// Writes the chart as the file's ending says: .png, .svg (vector) or .csv (the exact values). The file is replaced as
/// a whole or not at all. ErrorKind::Disk, or Spec for another ending.
[[nodiscard]] Status exportChart(ChartCanvas& canvas, const QString& file);
/// A table as a CSV file, under the same terms.
[[nodiscard]] Status exportTable(const ChartTable& table, const QString& file);

}  // namespace epochal::ui
