// A figure of each row over a field that was varied.
#include <QCoreApplication>
#include <algorithm>
#include <map>
#include <string>

#include "core/base/json.h"
#include "ui/format/offer_words.h"
#include "ui/view/charts.h"
#include "ui/view/field_words.h"
#include "ui/view/sample_words.h"

namespace epochal::ui {

namespace {

struct FieldChartWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::ComparisonCharts)
};

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

std::optional<double> figureOf(const ComparisonView& view, const ComparedRow& row, FieldQuantity what, double unit) {
    switch (what) {
        case FieldQuantity::Rate:
            return row.imagesPerSecond;
        case FieldQuantity::Time:
            return row.seconds ? std::optional(*row.seconds / unit) : std::nullopt;
        case FieldQuantity::Cost:
            return row.cost && !view.currency().isEmpty() ? std::optional(row.cost->amount.toDouble()) : std::nullopt;
        case FieldQuantity::Quality:
            return row.quality ? std::optional(*row.quality * view.measured().factor()) : std::nullopt;
    }
    return {};
}

}  // namespace

ChartSpec overField(const ComparisonView& view, const Field& field, FieldQuantity what) {
    ChartSpec spec;
    const Comparison& comparison = view.comparison();
    std::map<std::string, ChartSeries> lines;
    std::vector<ChartPoint> points;
    ValueSpan across;
    double longest = 0;
    for (const ComparedRow& row : comparison.rows) longest = std::max(longest, row.seconds.value_or(0));
    const auto unit = view.timeAxis(longest);
    for (std::size_t r = 0; r < comparison.rows.size(); ++r) {
        const ComparedRow& row = view.row(r);
        const Entry& entry = view.first(row);
        if (!entry.spec) continue;
        const Json at = field.get(*entry.spec);
        const std::optional<double> value = figureOf(view, row, what, unit.seconds);
        if (!at.is_number() || !value) continue;
        std::string key;
        QStringList names;
        for (const Field* other : comparison.differing) {
            if (other == &field || other->role != FieldRole::Setting) continue;
            if (follows(*other, field, view)) continue;
            key += textOf(*other, other->get(*entry.spec)) + '\n';
            names << FieldWords::value(*other, *entry.spec, view.format());
        }
        ChartSeries& line = lines[key];
        line.name = line.endLabel = names.join(QStringLiteral(", "));
        line.markerEvery = 1;
        line.points.push_back({at.get<double>(), *value});
        const RowLook& look = view.look(r);
        points.push_back({view.label(r), {}, at.get<double>(), *value, look.slot, look.marker, look.filled});
        across.take(at.get<double>());
    }
    constexpr std::size_t kMostSingles = 6;
    const auto singles = std::ranges::count_if(lines, [](const auto& one) { return one.second.points.size() == 1; });
    if (static_cast<std::size_t>(singles) > kMostSingles && 2 * static_cast<std::size_t>(singles) > lines.size())
        lines.clear(), spec.points = std::move(points);
    for (auto& [key, line] : lines) {
        std::sort(line.points.begin(), line.points.end(),
                  [](const CurvePoint& a, const CurvePoint& b) { return a.x < b.x; });
        line.slot = static_cast<int>(spec.series.size());
        line.dashed = line.slot > 0;
        spec.series.push_back(line);
    }
    if (spec.series.empty() && spec.points.empty()) return spec;
    const QString label = Formatter::text(field.label);
    spec.logX = across.isWide();
    // Keeps points off the frame.
    const double room = 0.06 * (across.high - across.low);
    spec.xFrom = spec.logX ? across.low / 1.2 : across.low - room;
    spec.xTo = spec.logX ? across.high * 1.2 : across.high + room;
    spec.xTitle = scaledTitle(midSentence(label), spec.logX);
    spec.nameY = true;
    spec.yFromZero = what != FieldQuantity::Quality;
    spec.wholeX = field.type == FieldType::Integer;
    switch (what) {
        case FieldQuantity::Rate:
            spec.yTitle = rateName(view.sample());
            break;
        case FieldQuantity::Time:
            spec.yTitle = unit.titleToTarget;
            break;
        case FieldQuantity::Cost:
            spec.yTitle = FieldChartWords::tr("cost, %1").arg(view.currency());
            break;
        case FieldQuantity::Quality:
            spec.yTitle = view.measureTitle();
            if (std::isfinite(view.measured().most)) spec.yAtMost = view.measured().most * view.measured().factor();
            break;
    }
    return spec;
}

}  // namespace epochal::ui
