#pragma once

#include <QRectF>
#include <QString>
#include <optional>
#include <vector>

#include "ui/charts/chart_frame.h"
#include "ui/charts/chart_style.h"
#include "ui/charts/label_layout.h"

namespace epochal::ui {

/// The name of a line beside its end, and a note below it.
struct EndLabel {
    std::size_t series = 0;
    QPointF end;  ///< the last point shown, in pixels
    QString name, note;
    std::optional<QRectF> rect;    ///< nothing where there is no room
    std::optional<QLineF> leader;  ///< to the end, where the label could be taken for another's
};

/// The labels of all lines that have one and end within the chart, each placed beside its end. Labels above each other
/// have the order of their lines' ends, or, where these are one point, that of the lines just before it. A note is left
/// out where it has no room.
[[nodiscard]] std::vector<EndLabel> placedEndLabels(const ChartFrame& frame, const ChartStyle& style,
                                                    LabelLayout& layout);

}  // namespace epochal::ui
