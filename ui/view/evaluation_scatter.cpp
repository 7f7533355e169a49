#include "ui/view/evaluation_scatter.h"

#include <QCoreApplication>
#include <algorithm>
#include <set>

#include "core/analysis/confusion.h"

namespace epochal::ui {

namespace {

constexpr std::size_t kMostPoints = 1000, kFurthest = 20;

struct EvaluationScatter {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::EvaluationScatter)
};

}  // namespace

ChartSpec scatterOf(const Predictions& predictions, const Formatter& format) {
    ChartSpec chart;
    chart.title = EvaluationScatter::tr("Predicted and true");
    //: adjective, title of an axis: true values
    chart.xTitle = EvaluationScatter::tr("True");
    //: adjective, title of an axis: predicted values
    chart.yTitle = EvaluationScatter::tr("Predicted");
    chart.nameY = true;
    chart.xText = chart.yText = [format](double value) { return format.significant(value, 4); };
    const std::vector<NumberAnswer>& all = predictions.numbers;
    if (all.empty()) return chart;
    std::set<std::size_t> shown;
    const std::size_t step = std::max<std::size_t>(1, (all.size() + kMostPoints - 1) / kMostPoints);
    for (std::size_t i = 0; i < all.size(); i += step) shown.insert(i);
    for (const std::int64_t sample : worstSamples(predictions, kFurthest))
        shown.insert(static_cast<std::size_t>(sample));
    double low = all[0].target, high = all[0].target;
    for (const std::size_t i : shown) {
        ChartPoint point;
        //: %1: number of a sample within the validation set, counted from 1
        point.name = EvaluationScatter::tr("Sample %1").arg(format.integer(static_cast<qint64>(i) + 1));
        point.x = all[i].target;
        point.y = all[i].predicted;
        point.small = true;
        chart.points.push_back(std::move(point));
        low = std::min({low, all[i].target, all[i].predicted});
        high = std::max({high, all[i].target, all[i].predicted});
    }
    ChartSeries equal;
    //: adjective, a line of the chart: predicted and true values are equal
    equal.name = EvaluationScatter::tr("Equal");
    equal.slot = 6;
    equal.dashed = true;
    equal.points = {{low, low}, {high, high}};
    chart.series.push_back(std::move(equal));
    chart.summary =
        EvaluationScatter::tr("Predicted against true values of %n sample(s)", "", static_cast<int>(all.size()));
    return chart;
}

}  // namespace epochal::ui
