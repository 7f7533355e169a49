#pragma once

#include <QLineF>
#include <QRectF>
#include <QString>
#include <optional>
#include <vector>

#include "ui/charts/chart_frame.h"
#include "ui/charts/chart_style.h"
#include "ui/charts/label_layout.h"

namespace epochal::ui {

/// The name of a point of a scatter plot, near it.
struct PointLabel {
    QString name;
    QRectF rect;
    std::optional<QLineF> leader;  ///< to the point, where the label could be taken for another's
};

/// The labels of the points shown, as many as have room: with their whole names, or, on a screen, with shorter ones
/// that still tell them apart.
[[nodiscard]] std::vector<PointLabel> placedPointLabels(const ChartFrame& frame, const ChartStyle& style,
                                                        LabelLayout& layout);

}  // namespace epochal::ui
