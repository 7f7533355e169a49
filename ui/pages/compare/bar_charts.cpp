// The comparison as bar charts: cost, time, images/s per price, energy.
#include <QCoreApplication>
#include <cmath>

#include "ui/format/formatter.h"
#include "ui/pages/compare/compare_charts.h"
#include "ui/pages/compare/compare_words.h"
#include "ui/pages/parts/run_words.h"
#include "ui/report/paired_bars.h"

namespace epochal::ui {

namespace {

struct BarWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::BarCharts)
};

template <class Make>
BarSpec bars(const CompareCells& cells, Make make) {
    const CompareData& data = cells.data;
    QStringList titles;
    std::vector<BarRow> rows;
    for (std::size_t group = 0; group < data.comparison.groups.size(); ++group) {
        titles += groupTitle(data, data.comparison.groups[group]);
        for (const std::size_t row : data.ordered(data.comparison.groups[group]))
            rows.push_back({cells.labels[row].name, cells.labels[row].note, group, data.looks[row].slot, make(row)});
    }
    return pairedBars(titles, rows, BarWords::tr("not measured"));
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
    return BarWords::tr("No row has both a price and a time, so there is no cost to show.");
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
        Bar bar = barOf(cost, costText(cells.data, row, false), one.costSpread.value_or(0), BarWords::tr("no cost"));
        const Entry& entry = cells.data.entry(row);
        const AuditedClaim* claim = worstClaim(cells.data, row);
        const bool doubted = claim && claim->result.follows == Follows::No;
        if (doubted && entry.publishedCost && entry.publishedCost->currency == currency.toStdString()) {
            bar.tick = entry.publishedCost->amount.toDouble();
            bar.tickText = BarWords::tr("published %1").arg(write.number(*bar.tick, costDecimals(cells.data)));
        }
        return bar;
    });
    spec.valueTitle = currency;
    spec.tickTitle = BarWords::tr("published, %1").arg(currency);
    spec.emptyText = noneCostly();
    return spec;
}

BarSpec timeBars(const CompareCells& cells) {
    double most = 0;
    for (const ComparedRow& row : cells.data.comparison.rows) most = std::max(most, row.seconds.value_or(0));
    BarSpec spec = bars(cells, [&](std::size_t row) {
        const ComparedRow& one = cells.data.row(row);
        const QString text =
            one.seconds ? spreadText(*one.seconds, one.secondsSpread, secondDecimals(most)) : QString();
        return barOf(one.seconds, text, one.secondsSpread.value_or(0), BarWords::tr("no time"));
    });
    spec.valueTitle = BarWords::tr("s");
    spec.emptyText = BarWords::tr("No row has a time on this basis.");
    return spec;
}

BarSpec worthBars(const CompareCells& cells) {
    const Formatter& write = Formatter::current();
    BarSpec spec = bars(cells, [&](std::size_t row) {
        const auto worth = cells.data.row(row).imagesPerSecondPerPrice;
        const QString text = worth ? write.number(*worth, *worth >= 100 ? 0 : *worth >= 10 ? 1 : 2) : QString();
        return barOf(worth, text, 0, BarWords::tr("no images/s or price"));
    });
    const QString currency = cells.data.currency();
    spec.valueTitle =
        BarWords::tr("images/s per %1").arg(currency.isEmpty() ? BarWords::tr("price per hour") : perHour(currency));
    spec.emptyText = BarWords::tr("No row has both images/s and a price.");
    return spec;
}

BarSpec energyBars(const CompareCells& cells) {
    constexpr double kJoulesPerKwh = 3.6e6;
    const Formatter& write = Formatter::current();
    BarSpec spec = bars(cells, [&](std::size_t row) {
        const auto joules = meanEnergy(cells.data.row(row), *cells.data.entries);
        if (!joules) return barOf({}, {}, 0, BarWords::tr("not measured"));
        const double kwh = *joules / kJoulesPerKwh;
        return barOf(kwh, write.significant(kwh, 3), 0, {});
    });
    spec.valueTitle = BarWords::tr("kWh");
    spec.emptyText = BarWords::tr("No row has an energy measurement. Only machines that can measure it record it.");
    return spec;
}

}  // namespace epochal::ui
