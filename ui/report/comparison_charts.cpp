#include "ui/report/comparison_charts.h"

#include <algorithm>
#include <cmath>
#include <map>

#include <QHash>

#include "core/analysis/audit.h"
#include "core/analysis/decimation.h"
#include "core/spec/target.h"
#include "ui/charts/scale.h"
#include "ui/report/entry_words.h"
#include "ui/report/paired_bars.h"
#include "ui/report/printed_chart.h"
#include "ui/report/report_cells.h"

namespace epochal::ui {
namespace {

/// From this ratio of highest to lowest value on, a logarithmic axis shows more than a linear one.
constexpr double kWide = 4;

double secondsAt(const AxisPosition& at, ClockKind clock) {
    return clock == ClockKind::Training ? at.training : clock == ClockKind::Active ? at.active : at.billed;
}

std::optional<double> noTick(std::size_t) {
    return {};
}

struct Extent {
    double low = INFINITY, high = 0;
    void take(double value) {
        if (value > 0) low = std::min(low, value), high = std::max(high, value);
    }
    [[nodiscard]] bool wide() const { return high > kWide * low; }
};

/// The lower y limit that shows the decisive part of the curves: the initial rise, which all share, is left to the
/// table. Empty if the curves are short or flat.
std::optional<double> upperPart(const ChartSpec& spec) {
    std::vector<double> values;
    for (const ChartSeries& series : spec.series)
        for (const CurvePoint& point : series.points)
            if (std::isfinite(point.y)) values.push_back(point.y);
    constexpr std::size_t kFew = 20;
    if (values.size() < kFew) return {};
    std::sort(values.begin(), values.end());
    double low = values[values.size() / 5];
    const double high = values.back();
    for (const ChartLine& line : spec.lines) low = std::min(low, line.y - 0.3 * (high - line.y));
    if (low - values.front() < 0.3 * (high - values.front())) return {};
    const double power = std::pow(10, std::floor(std::log10(high - low)));
    return std::floor(low / power) * power;
}

}  // namespace

double ComparisonCharts::latest() const {
    double latest = 0;
    for (const Entry& entry : view_.source().entries)
        if (!entry.curve.empty()) latest = std::max(latest, secondsAt(entry.curve.back().at, view_.query().clock));
    return latest;
}

Report::Figure ComparisonCharts::quality() const {
    constexpr std::size_t kNamed = 9;  // lines whose names fit at the right
    Report::Figure figure;
    const auto unit = view_.timeUnit(latest());
    const double factor = view_.inPercent() ? 100 : 1;
    const auto& rows = view_.comparison().rows;
    const auto withPoints = [&](std::size_t least) {
        return std::count_if(rows.begin(), rows.end(),
                             [&](const ComparedRow& row) { return view_.first(row).curve.size() >= least; });
    };
    const bool few = withPoints(1) <= static_cast<std::ptrdiff_t>(kNamed);
    std::size_t lines = 0;
    for (std::size_t r = 0; r < rows.size(); ++r)
        for (const std::size_t index : rows[r].entries) {
            const Entry& entry = view_.entry(index);
            // A single point is shown beside other rows' curves; points alone make no chart.
            if (entry.curve.empty() || withPoints(2) == 0) continue;
            ChartSeries series;
            series.slot = view_.look(r).slot;
            series.marker = view_.look(r).marker;
            series.name = entryName(entry);
            series.dashed = series.slot > 0 && few;
            // Where a color means a provider, markers tell its machines apart.
            constexpr std::size_t kMarkers = 6;
            if (entry.curve.size() == 1) series.markerEvery = 1;
            if (few) series.markerEvery = static_cast<int>(std::max<std::size_t>(1, entry.curve.size() / kMarkers));
            if (few && index == rows[r].entries.front()) series.endLabel = view_.shortLabel(r);
            for (const QualityPoint& point : entry.curve) {
                series.points.push_back(
                    {secondsAt(point.at, view_.query().clock) / unit.seconds, point.quality * factor});
                if (view_.query().target && !series.dot && meetsTarget(point.quality, *view_.query().target))
                    series.dot = series.points.back();
            }
            ++lines;
            figure.spec.series.push_back(series);
        }
    if (lines == 0) return {};
    // On a linear axis, a curve of minutes beside one of ten days would be a stroke on the y axis.
    Extent ends;
    for (const ChartSeries& series : figure.spec.series) ends.take(series.points.back().x);
    constexpr double kFar = 50;
    figure.spec.logX = ends.high > kFar * ends.low;
    figure.spec.xTitle = figure.spec.logX ? tr("%1, log scale").arg(unit.title) : unit.title;
    if (figure.spec.logX)
        for (ChartSeries& series : figure.spec.series)
            std::erase_if(series.points, [](const CurvePoint& point) { return !(point.x > 0); });
    else
        figure.spec.xFrom = 0;
    if (view_.query().target) {
        ChartLine target;
        target.y = *view_.query().target * factor;
        target.label = tr("target %1").arg(format_.number(target.y, view_.inPercent() ? 2 : 4));
        figure.spec.lines.push_back(target);
    }
    const QString axis = view_.inPercent() ? tr("%1, %").arg(view_.measure()) : view_.measure();
    if (view_.inPercent()) figure.spec.yAtMost = 100;
    figure.yFrom = upperPart(figure.spec);
    const double bottom = std::max(wholeRange(figure.spec).bottom, figure.yFrom.value_or(0));
    //: axis title, where the axis begins
    figure.spec.yTitle = bottom == 0 ? axis : tr("%1, from %2").arg(axis, format_.exact(bottom));
    figure.caption = view_.query().target
                         ? tr("Validation %1 over %2. The filled marker is the first evaluation at or above the "
                              "target.")
                               .arg(axis, view_.clockName())
                         : tr("Validation %1 over %2.").arg(axis, view_.clockName());
    if (figure.yFrom) figure.caption += QLatin1Char(' ') + tr("Values below the start of the axis are not shown.");
    return figure;
}

Report::Figure ComparisonCharts::costAgainstTime() const {
    Report::Figure figure;
    const Comparison& comparison = view_.comparison();
    if (view_.currency().isEmpty()) return figure;
    Extent times, costs;
    for (const ComparedRow& row : comparison.rows)
        if (row.cost && row.seconds) times.take(*row.seconds), costs.take(row.cost->amount.toDouble());
    const auto unit = view_.timeUnit(times.high);
    const auto at = [&](const ComparedRow& row) {
        return CurvePoint{*row.seconds / unit.seconds, row.cost->amount.toDouble()};
    };
    for (std::size_t r = 0; r < comparison.rows.size(); ++r) {
        const ComparedRow& row = comparison.rows[r];
        if (!row.cost || !row.seconds) continue;
        const CurvePoint place = at(row);
        constexpr std::size_t kNamed = 24;
        const bool named = comparison.rows.size() <= kNamed || row.frontier;
        figure.spec.points.push_back({view_.label(r), named ? view_.shortLabel(r) : QString(), place.x, place.y,
                                      view_.look(r).slot, view_.look(r).marker, view_.look(r).filled});
    }
    if (figure.spec.points.size() < 2) return {};
    for (const ComparisonGroup& group : comparison.groups) {
        ChartFrontier frontier;
        for (const std::size_t r : group.rows)
            if (const ComparedRow& row = comparison.rows[r]; row.frontier && row.cost && row.seconds)
                frontier.points.push_back(at(row));
        std::sort(frontier.points.begin(), frontier.points.end(),
                  [](const CurvePoint& a, const CurvePoint& b) { return a.x < b.x; });
        if (frontier.points.empty()) continue;
        frontier.label = comparison.groups.size() > 1 ? view_.groupTitle(group) : tr("Pareto frontier");
        frontier.dashed = !figure.spec.frontiers.empty();
        figure.spec.frontiers.push_back(frontier);
    }
    figure.spec.logX = times.wide(), figure.spec.logY = costs.wide();
    const QString time = unit.titleToTarget;
    const QString cost = tr("cost, %1").arg(view_.currency());
    figure.spec.xTitle = figure.spec.logX ? tr("%1, log scale").arg(time) : time;
    figure.spec.yTitle = figure.spec.logY ? tr("%1, log scale").arg(cost) : cost;
    figure.caption =
        tr("Cost, preparation included, against time. For every point above or to the right of the line, some point on "
           "the line costs no more and takes no longer.");
    figure.height = 150;
    return figure;
}

std::optional<double> ComparisonCharts::doubtedCost(std::size_t row) const {
    const Entry& entry = view_.first(view_.row(row));
    if (!view_.source().study || !entry.publishedCost || fromStd(entry.publishedCost->currency) != view_.currency())
        return {};
    for (const Claim& claim : view_.source().study->claims) {
        if (claim.row != entry.id) continue;
        const Result<AuditResult> result = audit(claim);
        if (result && result->follows == Follows::No) return entry.publishedCost->amount.toDouble();
    }
    return {};
}

template <typename Value, typename Text, typename Tick>
BarSpec ComparisonCharts::bars(const QString& title, Value value, Text text, Tick tick) const {
    QStringList titles;
    std::vector<BarRow> rows;
    for (std::size_t g = 0; g < view_.comparison().groups.size(); ++g) {
        const ComparisonGroup& group = view_.comparison().groups[g];
        titles << view_.groupTitle(group);
        for (const std::size_t r : group.rows) {
            const std::optional<double> figure = value(view_.row(r));
            BarRow row{view_.name(r), view_.note(r), g, view_.look(r).slot, {}};
            if (figure) row.bar = {*figure, text(view_.row(r))};
            if (figure) row.bar.tick = tick(r);
            rows.push_back(row);
        }
    }
    BarSpec spec = pairedBars(titles, rows, tr("not measured"));
    spec.valueTitle = title;
    constexpr std::size_t kMost = 24;
    if (spec.groups.size() < 2 || spec.groups.size() > kMost) spec.groups.clear();
    return spec;
}

Report::Figure ComparisonCharts::cost() const {
    Report::Figure figure;
    if (view_.currency().isEmpty()) return figure;
    figure.bars = bars(
        tr("cost, %1").arg(view_.currency()),
        [](const ComparedRow& row) { return row.cost ? std::optional(row.cost->amount.toDouble()) : std::nullopt; },
        [&](const ComparedRow& row) { return view_.amount(row.cost->amount); },
        [&](std::size_t row) { return doubtedCost(row); });
    figure.height = heightOfBars(figure.bars);
    figure.caption = tr("Cost of each row, %1.").arg(view_.currency());
    const auto ticked = [](const BarGroup& group) {
        return std::any_of(group.bars.begin(), group.bars.end(), [](const Bar& bar) { return bar.tick.has_value(); });
    };
    if (std::any_of(figure.bars.groups.begin(), figure.bars.groups.end(), ticked))
        figure.caption +=
            QLatin1Char(' ') + tr("A tick marks a published cost that is not consistent with its inputs.");
    return figure;
}

Report::Figure ComparisonCharts::time() const {
    Report::Figure figure;
    figure.bars = bars(
        view_.clockName(), [](const ComparedRow& row) { return row.seconds; },
        [&](const ComparedRow& row) { return format_.duration(*row.seconds); }, noTick);
    figure.height = heightOfBars(figure.bars);
    //: %1: which clock
    figure.caption = tr("Time of each row: %1.").arg(view_.clockName());
    return figure;
}

Report::Figure ComparisonCharts::imagesPerPrice() const {
    Report::Figure figure;
    if (view_.currency().isEmpty()) return figure;
    figure.bars = bars(
        tr("images/s per %1").arg(view_.perHour()), [](const ComparedRow& row) { return row.imagesPerSecondPerPrice; },
        [&](const ComparedRow& row) { return format_.significant(*row.imagesPerSecondPerPrice); }, noTick);
    figure.height = heightOfBars(figure.bars);
    //: %1: a price unit, USD/h
    figure.caption = tr("Images per second per %1 of price.").arg(view_.perHour());
    return figure;
}

Report::Figure ComparisonCharts::scaling() const {
    Report::Figure figure;
    const Comparison& comparison = view_.comparison();
    double most = 1;
    std::map<std::size_t, ChartSeries> lines;  // key: the baseline row
    for (std::size_t r = 0; r < comparison.rows.size(); ++r) {
        const ComparedRow& row = comparison.rows[r];
        if (!row.baseline) continue;
        const auto devices = static_cast<double>(view_.first(row).devices);
        const auto base = static_cast<double>(view_.first(view_.row(*row.baseline)).devices);
        const double speed = row.efficiency ? *row.efficiency * devices / base : row.speedUp.value_or(0);
        if (speed <= 0 || r == *row.baseline) continue;
        ChartSeries& line = lines[*row.baseline];
        if (line.points.empty()) {
            line.points.push_back({base, 1});
            line.slot = view_.look(*row.baseline).slot;
            line.endLabel = view_.name(*row.baseline);
            line.markerEvery = 1;
        }
        line.points.push_back({devices, speed});
        most = std::max(most, devices / base);
    }
    QHash<QString, int> named;
    for (const auto& [base, line] : lines) ++named[line.endLabel];
    for (auto& [base, line] : lines) {
        std::sort(line.points.begin(), line.points.end(),
                  [](const CurvePoint& a, const CurvePoint& b) { return a.x < b.x; });
        // Lines of the same machine with two kinds of work are told apart by their groups.
        if (named.value(line.endLabel) > 1)
            for (const ComparisonGroup& group : comparison.groups)
                if (std::find(group.rows.begin(), group.rows.end(), base) != group.rows.end())
                    line.endLabel = view_.groupTitle(group);
        figure.spec.series.push_back(line);
    }
    if (lines.empty()) return figure;
    ChartSeries ideal;
    ideal.slot = 6;
    ideal.dashed = true;
    ideal.endLabel = tr("linear");
    ideal.points = {{1, 1}, {most, most}};
    figure.spec.series.push_back(ideal);
    figure.spec.logX = figure.spec.logY = most > 8;
    figure.spec.xTitle = tr("devices");
    figure.spec.yTitle = tr("speed-up");
    figure.wholeX = true;
    figure.height = 130;
    figure.caption =
        tr("Speed-up by number of devices, relative to the fewest devices running the same workload; dashed: linear.");
    return figure;
}

namespace {

/// Whether `other` has a single value for each value of `field`: a learning rate that follows the batch size makes no
/// second line.
bool follows(const Field& other, const Field& field, const ComparisonView& view) {
    std::map<std::string, std::string> values;
    for (const ComparedRow& row : view.comparison().rows) {
        const auto& spec = view.first(row).spec;
        if (!spec) continue;
        const std::string value = textOf(other, other.get(*spec));
        if (values.try_emplace(textOf(field, field.get(*spec)), value).first->second != value) return false;
    }
    return true;
}

}  // namespace

Report::Figure ComparisonCharts::over(const Field& field, Over what) const {
    Report::Figure figure;
    const Comparison& comparison = view_.comparison();
    // Rows that differ only in this field (and the seed) make one line.
    std::map<std::string, ChartSeries> lines;
    Extent across;
    double longest = 0;
    for (const ComparedRow& row : comparison.rows) longest = std::max(longest, row.seconds.value_or(0));
    const auto unit = view_.timeUnit(longest);
    for (const ComparedRow& row : comparison.rows) {
        const Entry& entry = view_.first(row);
        if (!entry.spec) continue;
        const Json at = field.get(*entry.spec);
        std::optional<double> value;
        if (what == Over::Rate) value = row.imagesPerSecond;
        if (what == Over::Time && row.seconds) value = *row.seconds / unit.seconds;
        if (what == Over::Cost && row.cost && !view_.currency().isEmpty()) value = row.cost->amount.toDouble();
        if (what == Over::Quality && row.quality) value = *row.quality * (view_.inPercent() ? 100 : 1);
        if (!at.is_number() || !value) continue;
        std::string key;
        QStringList names;
        for (const Field* other : comparison.differing) {
            if (other->name == field.name || other->name == "seed" || other->name == "name") continue;
            if (follows(*other, field, view_)) continue;
            key += textOf(*other, other->get(*entry.spec)) + '\n';
            names << RunFacts::value(*other, *entry.spec, format_);
        }
        ChartSeries& line = lines[key];
        line.name = line.endLabel = names.join(QStringLiteral(", "));
        line.markerEvery = 1;
        line.points.push_back({at.get<double>(), *value});
        across.take(at.get<double>());
    }
    for (auto& [key, line] : lines) {
        std::sort(line.points.begin(), line.points.end(),
                  [](const CurvePoint& a, const CurvePoint& b) { return a.x < b.x; });
        line.slot = static_cast<int>(figure.spec.series.size());
        line.dashed = line.slot > 0;
        figure.spec.series.push_back(line);
    }
    if (figure.spec.series.empty()) return figure;
    const QString label = Formatter::text(field.label), axis = label.left(1).toLower() + label.mid(1);
    figure.spec.logX = across.wide();
    // Keeps points off the frame.
    const double room = 0.06 * (across.high - across.low);
    figure.spec.xFrom = figure.spec.logX ? across.low / 1.2 : across.low - room;
    figure.spec.xTo = figure.spec.logX ? across.high * 1.2 : across.high + room;
    figure.spec.xTitle = figure.spec.logX ? tr("%1, log scale").arg(axis) : axis;
    figure.spec.yFromZero = what != Over::Quality;
    if (what == Over::Quality && view_.inPercent()) figure.spec.yAtMost = 100;
    figure.wholeX = field.type == FieldType::Integer;
    figure.height = 120;
    switch (what) {
        case Over::Rate:
            figure.spec.yTitle = tr("images/s");
            //: %1: a field on the horizontal axis
            figure.caption = tr("Images per second by %1.").arg(axis);
            break;
        case Over::Time:
            figure.spec.yTitle = unit.title;
            //: %1: a field on the horizontal axis
            figure.caption = view_.query().target ? tr("Time to the target by %1.").arg(axis)
                                                  //: %1: a field on the horizontal axis
                                                  : tr("Time of the whole run by %1.").arg(axis);
            break;
        case Over::Cost:
            figure.spec.yTitle = tr("cost, %1").arg(view_.currency());
            //: %1: a field on the horizontal axis
            figure.caption = view_.query().target ? tr("Cost to the target by %1.").arg(axis)
                                                  //: %1: a field on the horizontal axis
                                                  : tr("Cost of the whole run by %1.").arg(axis);
            break;
        case Over::Quality:
            figure.spec.yTitle = view_.inPercent() ? tr("%1, %").arg(view_.measure()) : view_.measure();
            //: %1: top-1 or AUC, %2: a field on the horizontal axis
            figure.caption = tr("Best %1 by %2.").arg(view_.measure(), axis);
            break;
    }
    return figure;
}

}  // namespace epochal::ui
