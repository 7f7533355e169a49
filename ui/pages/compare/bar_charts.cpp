// The comparison as bars: cost, time, images/s per price, energy.
#include <QCoreApplication>
#include <QSet>
#include <cmath>

#include "ui/format/formatter.h"
#include "ui/pages/compare/compare_charts.h"
#include "ui/pages/compare/compare_words.h"
#include "ui/pages/parts/run_words.h"

namespace epochal::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::BarCharts)
};

constexpr std::size_t kMostParts = 4;

/// Whether a machine of one group stands in another one too: else parts would part nothing.
bool sharesNames(const CompareCells& cells) {
    QSet<QString> all;
    for (const ComparisonGroup& group : cells.data.comparison.groups) {
        QSet<QString> own;
        for (const std::size_t row : group.rows) own.insert(cells.labels[row].full());
        if (all.intersects(own)) return true;
        all.unite(own);
    }
    return false;
}

/// One bar group for each machine, a part for each group of the comparison; where groups are many, a bar group for each
/// row, and the group's title in its note.
template <class Make>
BarSpec bars(const CompareCells& cells, Make make) {
    const CompareData& data = cells.data;
    const std::vector<ComparisonGroup>& groups = data.comparison.groups;
    const bool parts = groups.size() <= kMostParts && sharesNames(cells);
    BarSpec spec;
    for (const ComparisonGroup& group : groups) {
        if (parts) spec.parts += groupTitle(data, group);
    }
    if (groups.size() < 2) spec.parts.clear();
    const Bar missing{std::numeric_limits<double>::quiet_NaN(), Words::tr("not measured"), false, 0, {}, {}};
    const std::size_t width = parts ? std::max<std::size_t>(1, groups.size()) : 1;
    std::vector<std::vector<bool>> taken;
    for (std::size_t g = 0; g < groups.size(); ++g)
        for (const std::size_t row : data.ordered(groups[g])) {
            const RowLabel& label = cells.labels[row];
            QString note = label.note;
            if (!parts && groups.size() > 1)
                note = note.isEmpty() ? groupTitle(data, groups[g])
                                      : groupTitle(data, groups[g]) + QStringLiteral(", ") + note;
            const std::size_t part = parts ? g : 0;
            std::size_t at = 0;
            while (at < spec.groups.size() &&
                   (spec.groups[at].label != label.name || spec.groups[at].note != note || taken[at][part]))
                ++at;
            if (at == spec.groups.size()) {
                spec.groups.push_back({label.name, note, data.looks[row].slot, std::vector<Bar>(width, missing)});
                taken.emplace_back(width, false);
            }
            spec.groups[at].bars[part] = make(row);
            taken[at][part] = true;
        }
    std::erase_if(spec.groups, [](const BarGroup& group) {
        return std::none_of(group.bars.begin(), group.bars.end(),
                            [](const Bar& bar) { return std::isfinite(bar.value); });
    });
    // A part of which nothing is known would be a column of excuses.
    for (std::size_t part = width; part-- > 0 && spec.parts.size() > 1;) {
        const bool known = std::any_of(spec.groups.begin(), spec.groups.end(),
                                       [&](const BarGroup& group) { return std::isfinite(group.bars[part].value); });
        if (known) continue;
        spec.parts.removeAt(static_cast<qsizetype>(part));
        for (BarGroup& group : spec.groups) group.bars.erase(group.bars.begin() + static_cast<std::ptrdiff_t>(part));
    }
    if (spec.parts.size() == 1) spec.parts.clear();
    return spec;
}

Bar barOf(const std::optional<double>& value, const QString& text, double spread, const QString& why) {
    Bar bar;
    bar.value = value ? *value : std::numeric_limits<double>::quiet_NaN();
    bar.text = value ? text : why;
    bar.strong = true;
    bar.spread = spread;
    return bar;
}

QString noneCostly() {
    return Words::tr("No row has both a price and a time, so that none has a cost.");
}

}  // namespace

BarSpec costBars(const CompareCells& cells) {
    const QString currency = cells.data.currency();
    const Formatter& write = Formatter::current();
    BarSpec spec;
    if (currency.isEmpty()) {
        spec.emptyText = noMoney(cells.data);
        return spec;
    }
    spec = bars(cells, [&](std::size_t row) {
        const ComparedRow& one = cells.data.row(row);
        const std::optional<double> cost = one.cost ? std::optional(one.cost->amount.toDouble()) : std::nullopt;
        Bar bar =
            barOf(cost, costText(cells.data, row, false), one.costs.n > 1 ? one.costs.sd : 0, Words::tr("no cost"));
        const Entry& entry = cells.data.entry(row);
        const AuditedClaim* claim = worstClaim(cells.data, row);
        const bool doubted = claim && claim->result.follows == Follows::No;
        if (doubted && entry.publishedCost && entry.publishedCost->currency == currency.toStdString()) {
            bar.tick = entry.publishedCost->amount.toDouble();
            bar.tickText = Words::tr("published %1").arg(write.number(*bar.tick, costDecimals(cells.data)));
        }
        return bar;
    });
    spec.valueTitle = currency;
    spec.tickTitle = Words::tr("published, %1").arg(currency);
    spec.emptyText = noneCostly();
    return spec;
}

BarSpec timeBars(const CompareCells& cells) {
    double most = 0;
    for (const ComparedRow& row : cells.data.comparison.rows) most = std::max(most, row.seconds.value_or(0));
    BarSpec spec = bars(cells, [&](std::size_t row) {
        const ComparedRow& one = cells.data.row(row);
        const QString text = one.seconds ? spreadText(*one.seconds, one.times, secondDecimals(most)) : QString();
        return barOf(one.seconds, text, one.times.n > 1 ? one.times.sd : 0, Words::tr("no time"));
    });
    spec.valueTitle = Words::tr("s");
    spec.emptyText = Words::tr("No row has a time by this clock.");
    return spec;
}

BarSpec worthBars(const CompareCells& cells) {
    const Formatter& write = Formatter::current();
    BarSpec spec = bars(cells, [&](std::size_t row) {
        const auto worth = cells.data.row(row).imagesPerSecondPerPrice;
        const QString text = worth ? write.number(*worth, *worth >= 100 ? 0 : *worth >= 10 ? 1 : 2) : QString();
        return barOf(worth, text, 0, Words::tr("no rate or price"));
    });
    const QString currency = cells.data.currency();
    spec.valueTitle =
        Words::tr("images/s per %1").arg(currency.isEmpty() ? Words::tr("price per hour") : perHour(currency));
    spec.emptyText = Words::tr("No row has both a rate in images/s and a price.");
    return spec;
}

BarSpec energyBars(const CompareCells& cells) {
    constexpr double kJoulesPerKwh = 3.6e6;
    const Formatter& write = Formatter::current();
    BarSpec spec = bars(cells, [&](std::size_t row) {
        double joules = 0;
        for (const std::size_t entry : cells.data.row(row).entries) {
            const auto one = (*cells.data.entries)[entry].joules;
            if (!one) return barOf({}, {}, 0, Words::tr("not measured"));
            joules += *one;
        }
        const double kwh = joules / static_cast<double>(cells.data.row(row).entries.size()) / kJoulesPerKwh;
        return barOf(kwh, write.significant(kwh, 3), 0, {});
    });
    spec.valueTitle = Words::tr("kWh");
    spec.emptyText = Words::tr("No row has its energy measured. A machine that can tell has it in its runs.");
    return spec;
}

}  // namespace epochal::ui
