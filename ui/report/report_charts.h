#pragma once

#include <QCoreApplication>

#include "core/analysis/figures.h"
#include "ui/charts/chart_spec.h"
#include "ui/format/formatter.h"

namespace epochal::ui {

/// The charts of a report; without series if there is nothing to show.
class ReportCharts {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::ReportCharts)
public:
    /// The run's measure over epochs: training dashed, validation solid, the target, and a filled marker on the first
    /// evaluation that reaches it.
    [[nodiscard]] static ChartSpec accuracy(const RunSpec& spec, const Figures& figures, const Formatter& format);
    /// Samples per second of the measured windows over active time, in s, min or h.
    [[nodiscard]] static ChartSpec rate(const RunSpec& spec, const Figures& figures);
};

}  // namespace epochal::ui
