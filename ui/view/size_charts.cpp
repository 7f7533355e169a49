#include "ui/view/size_charts.h"

#include <QCoreApplication>
#include <cmath>
#include <memory>

#include "core/spec/session.h"
#include "ui/view/charts.h"

namespace epochal::ui {

namespace {

struct SizeChartWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::SizeCharts)
};

ChartSpec overSizes(const SizesView& view) {
    ChartSpec chart;
    chart.logX = true;
    chart.wholeX = true;
    chart.nameY = false;
    chart.xTitle = onlyReads(view.spec.session)
                       ? SizeChartWords::tr("loader threads, log scale")
                       //: %1: "images" or "rows"
                       : SizeChartWords::tr("batch size, %1, log scale").arg(SizeWords::samples(view.spec));
    chart.xText = [spec = view.spec, format = view.format](double size) {
        return SizeWords::sizeText(spec, std::llround(size), format);
    };
    chart.emptyText = view.inProgress ? SizeChartWords::tr("The first size is being measured.")
                                      : SizeChartWords::tr("No size was measured.");
    return chart;
}

/// The values box names the other figures of the size, too.
void describeSizes(ChartSpec& chart, const SizesView& view) {
    struct Stop {
        double size = 0;
        QList<QPair<QString, QString>> rows;
    };
    auto stops = std::make_shared<std::vector<Stop>>();
    for (const std::size_t index : view.inOrder()) {
        const SizePoint& point = view.figures.sizes[index];
        if (point.perSecond <= 0) continue;
        Stop stop{static_cast<double>(view.size(index)), {}};
        stop.rows.append({SizeWords::rate(view.spec), SizeWords::rateText(point.perSecond, view.format)});
        if (const auto latency = latencyOf(point, view.which))
            stop.rows.append({SizeWords::name(view.which), view.format.milliseconds(*latency)});
        if (point.perMillion)
            stop.rows.append({SizeWords::perMillion(view.spec, view.offer),
                              SizeWords::perMillionText(*point.perMillion, view.format)});
        stops->push_back(std::move(stop));
    }
    QStringList shown;
    for (const ChartSeries& series : chart.series) shown += series.name;
    chart.describe = [stops, shown, head = chart.xText](double size) {
        ChartCursorText text;
        for (const Stop& stop : *stops) {
            if (stop.size != size) continue;
            text.head = head(size);
            for (const auto& row : stop.rows)
                if (!shown.contains(row.first)) text.rows.append(row);
        }
        return text;
    };
}

/// One line over the sizes; on a logarithmic axis where it spans much.
template <class Value>
void addSizes(ChartSpec& chart, const SizesView& view, const QString& name, Value value) {
    ChartSeries series;
    series.name = name;
    series.markerEvery = 1;
    series.filled = true;
    ValueSpan span;
    const auto chosen = view.chosen();
    for (const std::size_t index : view.inOrder()) {
        const SizePoint& point = view.figures.sizes[index];
        const std::optional<double> y = point.perSecond > 0 ? value(point) : std::nullopt;
        if (!y || !std::isfinite(*y)) continue;
        const auto x = static_cast<double>(view.size(index));
        series.points.push_back({x, *y});
        span.take(*y);
        if (!keepsLimit(point, view.which, view.limit)) series.hollow.push_back(x);
        if (index == chosen) series.ring = series.points.back();
    }
    if (series.points.empty()) return;
    chart.logY = span.isWide();
    chart.yFromZero = !chart.logY;
    if (series.ring)
        chart.notes.push_back({series.ring->x, series.ring->y, chart.yText(series.ring->y), {}, series.slot});
    chart.summary = view.chosen()
                        //: %1: what a chart shows, %2: a figure, %3: "batch of 64"
                        ? SizeChartWords::tr("%1: %2, %3.")
                              .arg(chart.title, chart.yText(series.ring ? series.ring->y : series.points.back().y),
                                   chart.xText(series.ring ? series.ring->x : series.points.back().x))
                        : chart.title;
    chart.series.push_back(std::move(series));
    describeSizes(chart, view);
}

void scaleTitles(ChartSpec& chart) {
    chart.yTitle = scaledTitle(chart.title, chart.logY);
}

}  // namespace

ChartSpec latencyOverSize(const SizesView& view) {
    ChartSpec chart = overSizes(view);
    //: %1: latency, step time
    chart.title = SizeChartWords::tr("%1, ms").arg(SizeWords::timeTitle(view.spec));
    chart.yText = [format = view.format](double ms) { return format.significant(ms); };
    ChartSeries lines[] = {{}, {}, {}};
    ValueSpan span;
    for (const Percentile which : {Percentile::P50, Percentile::P95, Percentile::P99}) {
        ChartSeries& line = lines[static_cast<int>(which)];
        line.name = line.endLabel = SizeWords::name(which);
        line.dashed = which == Percentile::P95;
        line.dotted = which == Percentile::P99;
        line.strong = which == view.which && view.limit > 0;
        for (const std::size_t index : view.inOrder()) {
            const auto latency = latencyOf(view.figures.sizes[index], which);
            if (!latency) continue;
            const auto size = static_cast<double>(view.size(index));
            line.points.push_back({size, *latency * 1000});
            span.take(*latency * 1000);
        }
    }
    ChartSeries& median = lines[0];
    if (median.points.empty()) return chart;
    median.markerEvery = 1;
    median.filled = true;
    const auto chosen = view.chosen();
    for (const std::size_t index : view.inOrder()) {
        const SizePoint& point = view.figures.sizes[index];
        const auto low = latencyOf(point, Percentile::P50), high = latencyOf(point, Percentile::P99);
        if (!low || !high) continue;
        const auto size = static_cast<double>(view.size(index));
        median.band.push_back({size, *low * 1000, *high * 1000});
        if (!keepsLimit(point, view.which, view.limit)) median.hollow.push_back(size);
        if (index == chosen) median.ring = CurvePoint{size, *low * 1000};
    }
    chart.logY = span.isWide();
    chart.yFromZero = !chart.logY;
    if (view.limit > 0) {
        chart.beyond = view.limit;
        chart.lines.push_back({view.limit,
                               {},
                               //: %1: milliseconds, %2: "p95"
                               SizeChartWords::tr("limit %1 ms, %2")
                                   .arg(view.format.significant(view.limit), SizeWords::name(view.which)),
                               6,
                               true});
    }
    chart.summary = chart.title;
    for (ChartSeries& line : lines) chart.series.push_back(std::move(line));
    describeSizes(chart, view);
    scaleTitles(chart);
    return chart;
}

ChartSpec rateOverSize(const SizesView& view) {
    ChartSpec chart = overSizes(view);
    const QString rate = SizeWords::rate(view.spec);
    chart.title = rate.left(1).toUpper() + rate.mid(1);
    chart.yText = [format = view.format](double value) { return SizeWords::rateText(value, format); };
    addSizes(chart, view, rate, [](const SizePoint& point) { return std::optional(point.perSecond); });
    scaleTitles(chart);
    return chart;
}

ChartSpec ratePerPriceOverSize(const SizesView& view) {
    ChartSpec chart = overSizes(view);
    const QString rate = SizeWords::ratePerPrice(view.spec, view.offer);
    chart.title = rate.left(1).toUpper() + rate.mid(1);
    chart.yText = [format = view.format](double value) { return SizeWords::rateText(value, format); };
    const auto price = hourlyPrice(view.offer);
    if (!price || price->isZero()) {
        chart.emptyText = SizeChartWords::tr("This offer has no price.");
        return chart;
    }
    addSizes(chart, view, rate,
             [&](const SizePoint& point) { return std::optional(point.perSecond / price->toDouble()); });
    scaleTitles(chart);
    return chart;
}

ChartSpec perMillionOverSize(const SizesView& view) {
    ChartSpec chart = overSizes(view);
    chart.title = SizeWords::perMillion(view.spec, view.offer);
    chart.yText = [format = view.format](double value) { return SizeWords::perMillionText(value, format); };
    if (!hourlyPrice(view.offer)) {
        chart.emptyText = SizeChartWords::tr("This offer has no price.");
        return chart;
    }
    addSizes(chart, view, chart.title, [](const SizePoint& point) { return point.perMillion; });
    scaleTitles(chart);
    return chart;
}

}  // namespace epochal::ui
