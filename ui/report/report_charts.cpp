#include "ui/report/report_charts.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/analysis/decimation.h"
#include "ui/view/curve_axes.h"
#include "ui/view/measure_words.h"
#include "ui/view/sample_words.h"

namespace epochal::ui {

ChartSpec ReportCharts::accuracy(const RunSpec& spec, const Figures& figures, const Formatter& format) {
    ChartSpec chart;
    chart.xTitle = axisTitle(CurveAxis::Epoch, taskFor(spec).sample);
    chart.xFrom = 0;
    ChartSeries train, validation;
    train.endLabel = tr("training");
    train.slot = 1;
    train.dashed = true;
    validation.endLabel = tr("validation");
    const Measure& measure = measureOf(spec);
    for (const EpochPoint& point : figures.epochs) {
        const auto epoch = static_cast<double>(point.epoch);
        if (const auto value = trainedQuality(point, measure.quality))
            train.points.push_back({epoch, *value * measure.factor()});
        const auto value = qualityOf(point, measure.quality);
        if (!value) continue;
        validation.points.push_back({epoch, *value * measure.factor()});
        if (figures.target && figures.target->epoch == point.epoch) validation.dot = validation.points.back();
    }
    constexpr int kMarkers = 20;
    validation.markerEvery = std::max(1, static_cast<int>(validation.points.size()) / kMarkers);
    if (!train.points.empty()) chart.series.push_back(train);
    if (!validation.points.empty()) chart.series.push_back(validation);
    if (const auto asked = targetOf(spec)) {
        ChartLine target;
        target.y = *asked * measure.factor();
        target.label = tr("target %1").arg(qualityNumber(measure.quality, *asked, format));
        chart.lines.push_back(target);
    }
    chart.yTitle = measureTitle(measure.quality);
    chart.nameY = true;
    return chart;
}

ChartSpec ReportCharts::rate(const RunSpec& spec, const Figures& figures) {
    ChartSpec chart;
    const double last = figures.rates.empty() ? 0 : figures.rates.back().at.active;
    const auto [unit, unitName] = timeUnit(last);
    chart.xTitle = axisTitle(CurveAxis::Active, taskFor(spec).sample, unitName);
    chart.xFrom = 0;
    chart.yTitle = rateName(taskFor(spec).sample);
    chart.nameY = true;
    chart.yFromZero = true;
    std::vector<CurvePoint> points;
    std::int64_t attempt = 0;
    for (const RatePoint& point : figures.rates) {
        if (point.warmup) continue;
        const double x = point.at.active / unit;
        if (!points.empty() && point.attempt != attempt) points.push_back({x, std::nan("")});
        attempt = point.attempt;
        points.push_back({x, point.imagesPerSecond});
    }
    if (points.empty()) return chart;
    constexpr int kColumns = 400;
    ChartSeries rate;
    rate.points = decimate(points, 0, last / unit, kColumns);
    chart.series.push_back(rate);
    return chart;
}

}  // namespace epochal::ui
