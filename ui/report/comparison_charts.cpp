#include "ui/report/comparison_charts.h"

#include <algorithm>

#include "ui/charts/paper_chart.h"
#include "ui/format/offer_words.h"
#include "ui/view/sample_words.h"

namespace epochal::ui {

Report::Figure ComparisonCharts::quality() const {
    Report::Figure figure;
    figure.spec = qualityCurves(view_, axisOf(view_.query().clock));
    // At least one line is needed: single points are not a chart.
    const auto& all = figure.spec.series;
    if (std::none_of(all.begin(), all.end(), [](const ChartSeries& one) { return one.points.size() > 1; })) return {};
    constexpr std::size_t kMany = 6;
    constexpr double kTall = 230;  // points, so that many curves can be told apart
    if (all.size() > kMany) figure.height = kTall;
    const QString axis = figure.spec.yTitle;
    //: %1: a measure of quality, %2: a time basis
    figure.caption = (!view_.query().target ? tr("Validation %1 over %2.")
                      : view_.measured().higherIsBetter
                          //: %1: a measure of quality, %2: a time basis
                          ? tr("Validation %1 over %2. The filled marker is the first evaluation at or above the "
                               "target.")
                          //: %1: a measure of quality, %2: a time basis
                          : tr("Validation %1 over %2. The filled marker is the first evaluation at or below the "
                               "target."))
                         .arg(axis, view_.clockName());
    if (figure.spec.yFrom) figure.caption += QLatin1Char(' ') + tr("Values below the start of the axis are not shown.");
    return figure;
}

Report::Figure ComparisonCharts::costAgainstTime() const {
    Report::Figure figure;
    figure.spec = ui::costAgainstTime(view_);
    if (figure.spec.points.size() < 2) return {};
    figure.caption =
        tr("Cost against time. For every point above or to the right of the line, some point on "
           "the line costs no more and takes no longer.");
    figure.height = 150;
    return figure;
}

Report::Figure ComparisonCharts::bars(BarSpec spec, const QString& caption) const {
    constexpr std::size_t kMost = 24;
    if (spec.groups.size() < 2 || spec.groups.size() > kMost) return {};
    Report::Figure figure;
    figure.bars = std::move(spec);
    figure.height = heightOnPaper(figure.bars, view_.format());
    figure.caption = caption;
    return figure;
}

Report::Figure ComparisonCharts::cost() const {
    Report::Figure figure = bars(
        costBars(view_), (view_.onlySessions() ? tr("Price per million of each row, %1.") : tr("Cost of each row, %1."))
                             .arg(view_.currency()));
    const auto isTicked = [](const BarGroup& group) {
        return std::any_of(group.bars.begin(), group.bars.end(), [](const Bar& bar) { return bar.tick.has_value(); });
    };
    if (std::any_of(figure.bars.groups.begin(), figure.bars.groups.end(), isTicked))
        figure.caption +=
            QLatin1Char(' ') + tr("A tick mark shows a published cost that is not consistent with its inputs.");
    return figure;
}

Report::Figure ComparisonCharts::time() const {
    //: %1: which clock
    return bars(timeBars(view_), tr("Time of each row: %1.").arg(view_.clockName()));
}

Report::Figure ComparisonCharts::imagesPerPrice() const {
    if (view_.currency().isEmpty()) return {};
    return bars(ratePerPriceBars(view_), ratePerTitle(view_.sample(), view_.perHour()) + QLatin1Char('.'));
}

Report::Figure ComparisonCharts::scaling() const {
    Report::Figure figure;
    figure.spec = speedUps(view_);
    if (figure.spec.series.empty()) return {};
    figure.height = 130;
    figure.caption = tr("Speed-up by number of devices, relative to the fewest devices running the same workload.");
    return figure;
}

Report::Figure ComparisonCharts::over(const Field& field, FieldQuantity what) const {
    Report::Figure figure;
    figure.spec = overField(view_, field, what);
    if (figure.empty()) return {};
    figure.height = 120;
    const QString label = Formatter::text(field.label), axis = midSentence(label);
    const bool target = view_.query().target.has_value();
    switch (what) {
        case FieldQuantity::Rate:
            //: %1: "Images/s", %2: a field on the horizontal axis
            figure.caption = tr("%1 by %2.").arg(rateTitle(view_.sample()), axis);
            break;
        case FieldQuantity::Time:
            //: %1: a field on the horizontal axis
            figure.caption = target ? tr("Time to the target by %1.").arg(axis)
                                    //: %1: a field on the horizontal axis
                                    : tr("Time of the whole run by %1.").arg(axis);
            break;
        case FieldQuantity::Cost:
            //: %1: a field on the horizontal axis
            figure.caption = target ? tr("Cost to the target by %1.").arg(axis)
                                    //: %1: a field on the horizontal axis
                                    : tr("Cost of the whole run by %1.").arg(axis);
            break;
        case FieldQuantity::Quality:
            figure.caption = tr("%1 by %2.").arg(view_.bestName(), axis);
            break;
    }
    //: the table below that lists the rows with their markers
    if (!figure.spec.points.empty()) figure.caption += QLatin1Char(' ') + tr("Markers as in Table 1.");
    return figure;
}

}  // namespace epochal::ui
