// The comparison as bar charts: cost, time, images/s per price, energy.
#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "core/economics/cost.h"
#include "ui/view/charts.h"
#include "ui/view/entry_words.h"
#include "ui/view/paired_bars.h"
#include "ui/view/row_words.h"
#include "ui/view/sample_words.h"

namespace epochal::ui {

namespace {

struct BarWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::BarCharts)
};

template <class Make>
BarSpec barsOf(const ComparisonView& view, Make make) {
    QStringList titles;
    std::vector<BarRow> rows;
    const auto& groups = view.comparison().groups;
    for (std::size_t group = 0; group < groups.size(); ++group) {
        titles += view.groupTitle(groups[group]);
        for (const std::size_t row : view.data().ordered(groups[group]))
            rows.push_back({view.name(row), view.note(row), group, view.look(row).slot, make(row)});
    }
    //: in a bar's place: the row has no such figure
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

/// A row's published cost, if the audit finds that the row's figures are not consistent.
std::optional<double> doubtedCost(const ComparisonView& view, std::size_t row) {
    const auto& published = view.first(view.row(row)).publishedCost;
    if (!published || QString::fromStdString(published->currency) != view.currency()) return {};
    const auto claims = view.data().claims(row);
    const bool doubted = std::any_of(claims.begin(), claims.end(),
                                     [](const AuditedClaim* claim) { return claim->result.follows == Follows::No; });
    return doubted ? std::optional(published->amount.toDouble()) : std::nullopt;
}

/// What sessions that do not train cost: a million samples.
BarSpec perMillionBars(const ComparisonView& view) {
    BarSpec spec = barsOf(view, [&](std::size_t r) {
        const auto& price = view.row(r).perMillion;
        return barOf(price ? std::optional(price->amount.toDouble()) : std::nullopt,
                     price ? view.format().significant(price->amount.toDouble()) : QString(), 0,
                     //: in a bar's place
                     BarWords::tr("cost unknown"));
    });
    //: %1: a currency
    spec.valueTitle = BarWords::tr("%1 per million").arg(view.currency());
    return spec;
}

}  // namespace

BarSpec costBars(const ComparisonView& view) {
    const QString currency = view.currency();
    const Formatter& write = view.format();
    if (currency.isEmpty()) {
        BarSpec none;
        none.emptyText = noMoney(view);
        return none;
    }
    if (view.onlySessions()) return perMillionBars(view);
    BarSpec spec = barsOf(view, [&](std::size_t r) {
        const ComparedRow& row = view.row(r);
        if (!row.cost) return barOf({}, {}, 0, BarWords::tr("cost unknown"));
        const double cost = row.cost->amount.toDouble();
        Bar bar = barOf(cost, costText(view, r), row.costSpread.value_or(0), {});
        bar.tick = doubtedCost(view, r);
        if (bar.tick)
            bar.tickText = BarWords::tr("published %1").arg(publishedCostText(view.first(view.row(r)), write));
        return bar;
    });
    spec.valueTitle = currency;
    spec.tickTitle = BarWords::tr("published, %1").arg(currency);
    spec.emptyText = BarWords::tr("No row has both a price and a time, so there is no cost to show.");
    return spec;
}

BarSpec timeBars(const ComparisonView& view) {
    double most = 0;
    for (const ComparedRow& row : view.comparison().rows) most = std::max(most, row.seconds.value_or(0));
    const auto unit = view.timeAxis(most);
    BarSpec spec = barsOf(view, [&](std::size_t r) {
        const ComparedRow& row = view.row(r);
        if (!row.seconds) return barOf({}, {}, 0, BarWords::tr("time unknown"));
        const double time = *row.seconds / unit.seconds, spread = row.secondsSpread.value_or(0) / unit.seconds;
        return barOf(time,
                     row.secondsSpread ? view.format().plusMinus(time, spread, 2) + QChar(QChar::Nbsp) + unit.symbol
                                       : view.format().duration(*row.seconds),
                     spread, {});
    });
    spec.valueTitle = unit.symbol;
    spec.emptyText = BarWords::tr("No row has a time on this basis.");
    return spec;
}

BarSpec ratePerPriceBars(const ComparisonView& view) {
    BarSpec spec = barsOf(view, [&](std::size_t row) {
        const auto worth = view.row(row).imagesPerSecondPerPrice;
        return barOf(worth, worth ? view.format().significant(*worth) : QString(), 0,
                     //: %1: "images/s"
                     BarWords::tr("no %1 or price").arg(rateName(view.sample())));
    });
    spec.valueTitle = ratePer(view.sample(), view.perHour());
    //: %1: "images/s"
    spec.emptyText = BarWords::tr("No row has both %1 and a price.").arg(rateName(view.sample()));
    return spec;
}

BarSpec energyBars(const ComparisonView& view) {
    BarSpec spec = barsOf(view, [&](std::size_t row) {
        const auto joules = meanEnergy(view.row(row), view.entries());
        if (!joules) return barOf({}, {}, 0, BarWords::tr("not measured"));
        const double kwh = *joules / kJoulesPerKilowattHour;
        return barOf(kwh, view.format().significant(kwh, 3), 0, {});
    });
    spec.valueTitle = BarWords::tr("kWh");
    spec.emptyText = BarWords::tr("No row has an energy measurement. Only machines that can measure it record it.");
    return spec;
}

}  // namespace epochal::ui
