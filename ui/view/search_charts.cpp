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

CoordinatesSpec SearchView::coordinates(bool runs) const {
    CoordinatesSpec spec;
    spec.title = tr("Parameters");
    spec.emptyText = tr("No run of this campaign has started.");
    for (const Parameter& parameter : parameters_) spec.axes.push_back(parameter.axis);
    const std::vector<SearchRow>& all = rows(runs);
    const double scale = qualityScale();
    const bool costs = std::ranges::any_of(all, [](const SearchRow& row) { return row.cost.has_value(); });

    CoordinateAxis quality;
    quality.id = QStringLiteral("quality");
    quality.title = qualityTitle().section(QLatin1Char(','), 0, 0);
    quality.unit = view_.inPercent() ? tr("%, validation") : tr("validation");
    quality.text = [format = view_.format(), decimals = qualityDecimals()](double value) {
        return format.number(value, decimals);
    };
    const auto without = std::ranges::count_if(all, [](const SearchRow& row) { return row.counted == 0; });
    const auto diverged =
        std::ranges::count_if(all, [](const SearchRow& row) { return row.counted == 0 && row.diverged > 0; });
    if (without > 0)
        quality.missing = diverged == without ? tr("%n diverged", "", static_cast<int>(diverged))
                                              : tr("%n without a result", "", static_cast<int>(without));
    spec.axes.push_back(std::move(quality));
    if (costs) {
        CoordinateAxis cost;
        cost.id = QStringLiteral("cost");
        cost.title = tr("Cost");
        cost.unit = view_.currency();
        cost.text = [format = view_.format(), decimals = view_.costDecimals()](double value) {
            return format.number(value, decimals);
        };
        spec.axes.push_back(std::move(cost));
        spec.rampTitle = tr("cost, %1").arg(view_.currency());
        spec.rampFrom = spec.axes.back().text(leastCost_);
        spec.rampTo = spec.axes.back().text(mostCost_);
    }
    for (const SearchRow& row : all) {
        CoordinateLine line{row.name, row.values, rampOf(row)};
        line.values.push_back(row.counted > 0 ? row.quality.mean * scale : std::numeric_limits<double>::quiet_NaN());
        if (costs) line.values.push_back(row.cost ? row.cost->mean : std::numeric_limits<double>::quiet_NaN());
        spec.lines.push_back(std::move(line));
    }
    spec.summary =
        runs ? tr("%n run(s) over %1 axes.", "", static_cast<int>(all.size())).arg(spec.axes.size())
             : tr("%n configuration(s) over %1 axes.", "", static_cast<int>(all.size())).arg(spec.axes.size());
    return spec;
}

std::optional<double> SearchView::rampOf(const SearchRow& row) const {
    if (!row.cost) return {};
    return mostCost_ > leastCost_ ? (row.cost->mean - leastCost_) / (mostCost_ - leastCost_) : 0.0;
}

double SearchView::placeOf(std::size_t parameter, double value) const {
    return parameters_[parameter].axis.logarithmic ? std::log10(value) : value;
}

ChartSpec SearchView::scatter(bool runs, const std::function<bool(std::size_t)>& inside) const {
    ChartSpec spec;
    const QString measure = qualityTitle().section(QLatin1Char(','), 0, 0);
    //: %1: a measure of quality
    spec.title = tr("%1 against cost").arg(measure);
    spec.nameY = true;
    spec.emptyText = view_.currency().isEmpty() ? noMoney(view_) : tr("No finished run has both a cost and a result.");
    if (view_.currency().isEmpty()) return spec;
    spec.xTitle = tr("cost of one run, %1").arg(view_.currency());
    spec.yTitle = view_.inPercent() ? QStringLiteral("%1, %").arg(view_.measure()) : view_.measure();
    spec.xText = [format = view_.format(), currency = view_.currency()](double cost) {
        return format.money({Decimal::fromDouble(cost), currency.toStdString()});
    };
    spec.yText = [format = view_.format(), decimals = qualityDecimals()](double value) {
        return format.number(value, decimals);
    };
    const double scale = qualityScale();
    const std::vector<SearchRow>& all = rows(runs);
    ChartFrontier frontier;
    frontier.rising = true;
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
    std::ranges::sort(frontier.points, {}, &CurvePoint::x);
    if (!frontier.points.empty()) spec.frontiers.push_back(std::move(frontier));
    spec.summary = tr("%n row(s), %1 against cost.", "", static_cast<int>(all.size())).arg(view_.measure());
    return spec;
}

QString SearchView::pointsText(double difference) const {
    const double scaled = difference * qualityScale();
    const int decimals = view_.inPercent() ? 1 : 3;
    const QString sign = scaled < 0 ? QString(QChar(0x2212)) : QStringLiteral("+");
    const QString text = sign + view_.format().number(std::abs(scaled), decimals);
    return view_.inPercent() ? tr("%1 points").arg(text) : text;
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
            //: %1, %2: two values of a setting, %3: by how much the accuracy changes
            return tr("%1 to %2: %3").arg(from, to, pointsText(effect.difference));
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
    spec.valueTitle = tr("of the variance");
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
        const double sd = *importance.seedSd * qualityScale();
        const QString noise = view_.format().number(sd, view_.inPercent() ? 2 : 4);
        add(tr("Seed"),
            view_.inPercent() ? tr("sd %1 points between seeds").arg(noise) : tr("sd %1 between seeds").arg(noise),
            *importance.seed, 6);
    }
    spec.summary = tr("Shares of the variance of %1 within the ranges searched.").arg(view_.measure());
    return spec;
}

QString SearchView::importanceNote(const Importance& importance) const {
    if (!importance.why.empty()) return {};
    return tr("random forest, %n run(s), 95% interval", "", static_cast<int>(importance.runs));
}

}  // namespace epochal::ui
