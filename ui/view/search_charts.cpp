// The charts of a search: parallel coordinates, quality against cost, what mattered.
#include <algorithm>
#include <cmath>
#include <numeric>

#include "ui/view/charts.h"
#include "ui/view/search_view.h"

namespace epochal::ui {

namespace {
constexpr std::size_t kMostLabels = 24;
}  // namespace

/// Writes a quality as it is drawn. Keeps nothing of the view.
std::function<QString(double)> SearchView::qualityWriter() const {
    return [&measure = view_.measured(), format = view_.format()](double drawn) {
        return qualityNumber(measure.quality, drawn / measure.factor(), format);
    };
}

std::vector<CoordinateAxis> SearchView::axes() const {
    std::vector<CoordinateAxis> all;
    for (const Parameter& parameter : parameters_) all.push_back(parameter.axis);
    const auto add = [&](const char* id, const QString& title, const QString& unit, auto text) {
        CoordinateAxis axis;
        axis.id = QLatin1String(id);
        axis.title = title;
        axis.unit = unit;
        axis.text = std::move(text);
        all.push_back(std::move(axis));
    };
    const auto inDecimals = [&](int decimals) {
        return [format = view_.format(), decimals](double value) { return format.number(value, decimals); };
    };
    add(kQualityAxis, qualityTitle().section(QLatin1Char(','), 0, 0),
        view_.inPercent() ? tr("%, validation") : tr("validation"), qualityWriter());
    if (std::ranges::any_of(runs_, [](const SearchRow& run) { return run.cost.has_value(); }))
        add(kCostAxis, title(SearchMeasure::Cost), view_.currency(), inDecimals(view_.costDecimals()));
    if (explained() == SearchMeasure::Time) add(kTimeAxis, title(SearchMeasure::Time), time_.symbol, inDecimals(2));
    return all;
}

CoordinatesSpec SearchView::coordinates(bool runs) const {
    CoordinatesSpec spec;
    spec.title = tr("Parameters");
    spec.emptyText = tr("No run of this campaign has started.");
    const std::vector<SearchRow>& all = rows(runs);
    for (CoordinateAxis& axis : axes()) {
        const bool some =
            std::ranges::any_of(all, [&](const SearchRow& row) { return std::isfinite(valueOf(row, axis.id)); });
        const bool quality = axis.id == QLatin1String(kQualityAxis);
        if (some || quality || std::size(spec.axes) < parameters_.size()) spec.axes.push_back(std::move(axis));
        if (!quality) continue;
        const auto without = std::ranges::count_if(all, [](const SearchRow& row) { return row.counted == 0; });
        const auto diverged =
            std::ranges::count_if(all, [](const SearchRow& row) { return row.counted == 0 && row.diverged > 0; });
        if (without > 0)
            spec.axes.back().missing = diverged == without ? tr("%n diverged", "", static_cast<int>(diverged))
                                                           : tr("%n without a result", "", static_cast<int>(without));
    }
    for (const CoordinateAxis& axis : spec.axes) {
        if (axis.id != choice_.color || !(colored_.first <= colored_.second)) continue;
        const auto parameter =
            std::ranges::find(parameters_, axis.id, [](const Parameter& one) { return one.axis.id; });
        const auto write = [&](double place) {
            return parameter == parameters_.end()
                       ? axis.text(place)
                       : valueText(static_cast<std::size_t>(parameter - parameters_.begin()), place);
        };
        spec.rampTitle = axis.id == QLatin1String(kCostAxis) ? tr("cost, %1").arg(view_.currency())
                         : axis.id == QLatin1String(kTimeAxis) && !axis.unit.isEmpty()
                             ? axis.title + QStringLiteral(", ") + axis.unit
                             : axis.title;
        spec.rampFrom = write(colored_.first);
        spec.rampTo = write(colored_.second);
    }
    for (const SearchRow& row : all) {
        CoordinateLine line{row.name, {}, rampOf(row)};
        for (const CoordinateAxis& axis : spec.axes) line.values.push_back(valueOf(row, axis.id));
        spec.lines.push_back(std::move(line));
    }
    spec.summary =
        runs ? tr("%n run(s) over %1 axes.", "", static_cast<int>(all.size())).arg(spec.axes.size())
             : tr("%n configuration(s) over %1 axes.", "", static_cast<int>(all.size())).arg(spec.axes.size());
    return spec;
}

std::optional<double> SearchView::rampOf(const SearchRow& row) const {
    const double place = placeOf(row, choice_.color);
    if (!std::isfinite(place)) return {};
    return colored_.second > colored_.first ? (place - colored_.first) / (colored_.second - colored_.first) : 0.0;
}

double SearchView::placeOf(std::size_t parameter, double value) const {
    return parameters_[parameter].axis.logarithmic ? std::log10(value) : value;
}

ChartSpec SearchView::scatter(bool runs, const std::function<bool(std::size_t)>& inside) const {
    ChartSpec spec;
    //: %1: a measure of quality
    spec.title = tr("%1 against cost").arg(qualityTitle().section(QLatin1Char(','), 0, 0));
    spec.nameY = true;
    spec.emptyText = view_.currency().isEmpty() ? noMoney(view_) : tr("No finished run has both a cost and a result.");
    if (view_.currency().isEmpty()) return spec;
    spec.xTitle = tr("cost of one run, %1").arg(view_.currency());
    spec.yTitle = view_.inPercent() ? QStringLiteral("%1, %").arg(measure()) : measure();
    if (std::isfinite(view_.measured().most)) spec.yAtMost = qualityScale();
    spec.xText = [format = view_.format(), currency = view_.currency()](double cost) {
        return format.money({Decimal::fromDouble(cost), currency.toStdString()});
    };
    spec.yText = qualityWriter();
    const double scale = qualityScale();
    const std::vector<SearchRow>& all = rows(runs);
    ChartFrontier frontier;
    frontier.rising = view_.measured().higherIsBetter;
    //: noun, a line of the chart: the Pareto frontier
    frontier.label = tr("frontier");
    std::vector<ChartPoint> others;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const SearchRow& row = all[i];
        if (row.counted == 0 || !row.cost) continue;
        ChartPoint point{row.name, {}, row.cost->mean, row.quality.mean * scale};
        point.ramp = rampOf(row);
        point.faint = !inside(i);
        point.filled = row.diverged + row.failed == 0;
        if (row.counted > 1) point.spread = row.quality.sd * scale;
        if (row.frontier) frontier.points.push_back({point.x, point.y});
        if (row.frontier || (!point.faint && all.size() <= kMostLabels)) point.label = row.name;
        (row.frontier ? spec.points : others).push_back(std::move(point));
    }
    spec.points.insert(spec.points.end(), others.begin(), others.end());
    if (!runs)
        for (const SearchRow& run : runs_) {
            if (run.counted == 0 || !run.cost || all[run.configuration].counted < 2) continue;
            ChartPoint point{run.name, {}, run.cost->mean, run.quality.mean * scale};
            point.filled = false;
            point.small = true;
            point.ramp = rampOf(run);
            point.faint = !inside(run.configuration);
            spec.points.push_back(std::move(point));
        }
    const auto has = [&](bool small) {
        return std::ranges::any_of(spec.points,
                                   [&](const ChartPoint& point) { return !point.filled && point.small == small; });
    };
    if (has(false)) spec.keys.push_back({Marker::Circle, kReferenceSlot, false, tr("some diverged or failed")});
    //: what a small marker is: one of the runs that the large one averages
    if (has(true)) spec.keys.push_back({Marker::Circle, kReferenceSlot, false, tr("single run"), true});
    std::ranges::sort(frontier.points, {}, &CurvePoint::x);
    if (!frontier.points.empty()) spec.frontiers.push_back(std::move(frontier));
    spec.summary = tr("%n row(s), %1 against cost.", "", static_cast<int>(all.size())).arg(measure());
    return spec;
}

QString SearchView::distanceText(double distance, int moreDecimals) const {
    const Formatter& write = view_.format();
    switch (explained()) {
        case SearchMeasure::Best:
        case SearchMeasure::Final:
            break;
        case SearchMeasure::Cost:
            return write.number(distance, costDecimals()) + QChar(QChar::Nbsp) + view_.currency();
        case SearchMeasure::Time:
            return write.duration(distance);
    }
    return write.number(distance * qualityScale(), (view_.inPercent() ? 1 : 3) + moreDecimals);
}

QString SearchView::differenceText(double difference) const {
    const bool isQuality = explained() == SearchMeasure::Best || explained() == SearchMeasure::Final;
    // As Sample says, higher was better.
    if (!isQuality || !view_.measured().higherIsBetter) difference = -difference;
    const QString sign = difference < 0 ? QString(QChar(0x2212)) : QStringLiteral("+");
    const QString text = sign + distanceText(std::abs(difference), 0);
    //: %1 = a number of percentage points
    return isQuality && view_.inPercent() ? tr("%1 points").arg(text) : text;
}

QString SearchView::valueText(std::size_t parameter, double value) const {
    const CoordinateAxis& axis = parameters_[parameter].axis;
    if (!axis.words.isEmpty()) return axis.words.value(static_cast<qsizetype>(value));
    if (!axis.logarithmic) return axis.text(value);
    // Exactly as it was searched: the power of a logarithm may differ in its last digits.
    double nearest = std::pow(10.0, value), least = std::numeric_limits<double>::infinity();
    for (const SearchRow& row : configurations_) {
        const double off = std::abs(std::log10(row.values[parameter]) - value);
        if (off < least) least = off, nearest = row.values[parameter];
    }
    return axis.text(nearest);
}

QString SearchView::effectText(const Importance& importance, std::size_t parameter) const {
    const ParameterEffect& effect = importance.effects[parameter];
    const QString from = valueText(parameter, effect.from), to = valueText(parameter, effect.to);
    switch (effect.form) {
        case ParameterEffect::Form::Change:
            //: %1, %2: two values of a setting, %3: by how much the accuracy, the cost or the time changes
            return tr("%1 to %2: %3").arg(from, to, differenceText(effect.difference));
        case ParameterEffect::Form::Best:
            return from == to ? tr("best near %1").arg(from) : tr("best from %1 to %2").arg(from, to);
        case ParameterEffect::Form::Unclear:
            break;
    }
    return tr("no clear effect");
}

BarSpec SearchView::importanceBars(const Importance& importance) const {
    BarSpec spec;
    spec.title = tr("What mattered");
    //: after the last number of an axis from 0 to 1
    spec.valueTitle = tr("share of variance");
    //: what the lines with ends across the bars are, after the title of their axis
    spec.intervalTitle = tr("whiskers: 95% interval");
    spec.notesBelow = true;
    if (!importance.why.empty()) {
        spec.emptyText = view_.format().text(importance.why) + QLatin1Char('.');
        return spec;
    }
    const auto add = [&](const QString& label, const QString& note, const ImportanceShare& share, int slot) {
        Bar bar;
        bar.value = share.share;
        bar.text = view_.format().number(share.share, 2);
        bar.strong = true;
        bar.interval = {share.low, share.high};
        spec.groups.push_back({label, note, slot, {bar}});
    };
    std::vector<std::size_t> order(parameters_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::greater(), [&](std::size_t i) { return importance.shares[i].share; });
    for (const std::size_t i : order)
        add(parameters_[i].axis.title, effectText(importance, i), importance.shares[i], 0);
    if (importance.seed) {
        const QString noise = distanceText(*importance.seedSd, 1);
        const bool points =
            view_.inPercent() && (explained() == SearchMeasure::Best || explained() == SearchMeasure::Final);
        add(tr("Seed"), points ? tr("sd %1 points between seeds").arg(noise) : tr("sd %1 between seeds").arg(noise),
            *importance.seed, 6);
    }
    spec.summary = tr("Shares of the variance within the ranges searched: %1.").arg(title(explained()));
    return spec;
}

QString SearchView::importanceNote(const Importance& importance) const {
    if (!importance.why.empty()) return {};
    return tr("random forest, %n run(s)", "", static_cast<int>(importance.runs));
}

}  // namespace epochal::ui
