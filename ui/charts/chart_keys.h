#pragma once

#include <QPainter>
#include <QRectF>
#include <vector>

#include "ui/charts/chart_spec.h"
#include "ui/charts/chart_style.h"

namespace epochal::ui {

/// Where what each marker says is written, in a chart of this width: above the plot, beside the y title as far as there
/// is room, then in rows of their own. In the plot a key could be taken for a point.
[[nodiscard]] std::vector<QRectF> placedKeys(const ChartSpec& spec, double width, const ChartStyle& style);

void paintKeys(QPainter& painter, const ChartSpec& spec, double width, const ChartStyle& style);

}  // namespace epochal::ui
