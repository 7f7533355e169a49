#pragma once

#include <QPainter>

#include "ui/charts/chart_frame.h"
#include "ui/charts/label_layout.h"

namespace epochal::ui {

/// The steps of a scatter plot's frontiers, which labels keep clear of, and, once the points have their labels, the
/// frontiers' own.
void paintFrontiers(QPainter& painter, const ChartFrame& frame, LabelLayout& layout);
void nameFrontiers(QPainter& painter, const ChartFrame& frame, const ChartStyle& style, LabelLayout& layout);
/// The arrow to the corner where points are better, with its words, in the lower left where nothing is.
void paintBetter(QPainter& painter, const ChartFrame& frame, const ChartStyle& style, LabelLayout& layout);

}  // namespace epochal::ui
