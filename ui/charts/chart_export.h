#pragma once

#include <QImage>
#include <QString>

#include "core/base/result.h"

namespace epochal::ui {

class ChartView;

/// The chart with its title on white, at `scale` pixels a logical pixel.
[[nodiscard]] QImage chartImage(ChartView& view, qreal scale = 2);

/// Writes the chart as the file's ending says: .png, .svg (vector) or .csv (the exact values). The file is replaced as
/// a whole or not at all. ErrorKind::Disk, or Spec for another ending.
[[nodiscard]] Status exportChart(ChartView& view, const QString& file);

}  // namespace epochal::ui
