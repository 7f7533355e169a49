#pragma once

#include <string>
#include <vector>

#include "ui/view/run_charts.h"

namespace epochal::ui {

/// "unfrozen", for the code of a milestone.
[[nodiscard]] QString milestoneWord(const std::string& code);

/// A line at each step from which on the run went on in another way.
void addMilestones(ChartSpec& chart, const ChartedRun& run, CurveAxis axis);

/// The learning rate, window by window: one line, or one each for the last layer and for the others, which have none
/// while they are frozen.
[[nodiscard]] std::vector<ChartSeries> learningRates(const ChartedRun& run, const AxisScale& scale);
/// Draws them below the chart and, of a run in progress, as the schedule has them for the steps to come.
void addLearningRates(ChartSpec& chart, const ChartedRun& run, CurveAxis axis);

}  // namespace epochal::ui
