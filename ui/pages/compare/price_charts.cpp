// What a month of use costs, what a row would cost under each price kind, and which parameters differ.
#include <QCoreApplication>
#include <QSet>
#include <algorithm>
#include <cmath>

#include "core/analysis/break_even.h"
#include "core/economics/cost.h"
#include "ui/format/offer_words.h"
#include "ui/pages/compare/compare_charts.h"
#include "ui/view/field_words.h"

namespace epochal::ui {

namespace {

struct PriceWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::PriceCharts)
};

constexpr std::size_t kMostOffers = 7;

/// The rows' own offers first, then the latest ones in the book for the same accelerators: owned and leased machines
/// before hourly ones.
std::vector<Offer> offersOf(const ComparisonView& view) {
    const CompareData& data = view.data();
    std::vector<Offer> all;
    QSet<QString> ids, accelerators;
    const auto add = [&](const Offer& offer) {
        const QString id = QString::fromStdString(offer.id.empty() ? title(offer) : offer.id);
        if (all.size() >= kMostOffers || ids.contains(id) || !monthlyCost(offer, 1)) return;
        ids.insert(id);
        all.push_back(offer);
    };
    for (std::size_t row = 0; row < data.comparison.rows.size(); ++row) {
        accelerators.insert(QString::fromStdString(data.entry(row).accelerator));
        add(data.row(row).priced);
    }
    const std::vector<bool> newest = newestRows(data.book->offers);
    for (const bool standing : {true, false})
        for (std::size_t i = 0; i < data.book->offers.size(); ++i) {
            const Offer& offer = data.book->offers[i];
            const bool same = accelerators.contains(QString::fromStdString(offer.accelerator));
            if (newest[i] && same && notRanked(offer).empty() && useCost(offer).has_value() == standing) add(offer);
        }
    return all;
}

}  // namespace

ChartSpec monthsOfUse(const ComparisonView& view) {
    const CompareData& data = view.data();
    const QString currency = view.currency();
    const Formatter& write = view.format();
    ChartSpec spec;
    spec.xTitle = PriceWords::tr("hours of use per month");
    spec.yTitle = PriceWords::tr("cost per month, %1").arg(currency);
    spec.nameY = true;
    spec.yFromZero = true;
    spec.emptyText = noMoney(view);
    spec.xText = [write](double hours) {
        return PriceWords::tr("%1 h, %2 of the month")
            .arg(write.number(hours, 0), write.percent(hours / kHoursPerMonth, 0));
    };
    spec.yText = [write, currency](double cost) {
        return write.money({Decimal::fromDouble(cost), currency.toStdString()});
    };
    if (currency.isEmpty()) return spec;
    constexpr int kSteps = 50;
    std::vector<Offer> drawn;
    for (const Offer& offer : offersOf(view)) {
        ChartSeries series;
        series.name = QStringLiteral("%1, %2").arg(QString::fromStdString(title(offer)), word(offer.kind).toLower());
        series.slot = static_cast<int>(drawn.size());
        series.endLabel = QString::fromStdString(offer.instance.empty() ? offer.provider : offer.instance);
        for (int step = 0; step <= kSteps; ++step) {
            const double hours = kHoursPerMonth * step / kSteps;
            const auto cost = monthlyCost(offer, hours);
            const auto there = cost ? data.book->rates.convert(*cost, currency.toStdString()) : std::nullopt;
            if (there) series.points.push_back({hours, there->amount.toDouble()});
        }
        if (series.points.empty()) continue;
        drawn.push_back(offer);
        spec.series.push_back(std::move(series));
    }
    // Where a machine that costs the same whether it works or not becomes the cheaper one.
    for (const Offer& standing : drawn) {
        if (!useCost(standing)) continue;
        for (const Offer& hourly : drawn) {
            if (useCost(hourly)) continue;
            const auto cross = breakEven(standing, hourly);
            if (!cross || cross->kind != BreakEven::Kind::At || cross->firstIsBelow) continue;
            const auto cost = monthlyCost(hourly, cross->hours);
            const auto there = cost ? data.book->rates.convert(*cost, currency.toStdString()) : std::nullopt;
            const QString share = write.percent(cross->hours / kHoursPerMonth, 0);
            const bool said = std::any_of(spec.notes.begin(), spec.notes.end(),
                                          [&](const ChartNote& note) { return note.strong == share; });
            if (there && !said) spec.notes.push_back({cross->hours, there->amount.toDouble(), share, {}, -1});
        }
    }
    if (spec.notes.size() > 6) spec.notes.resize(6);
    return spec;
}

ChartTable costsByKind(const ComparisonView& view) {
    const CompareData& data = view.data();
    const QString currency = view.currency();
    ChartTable table;
    // A machine may appear in several groups: the grouping then tells its rows apart.
    const bool grouped = data.comparison.groups.size() > 1;
    table.words = grouped ? 3 : 2;
    table.heads = {PriceWords::tr("Provider, machine"), PriceWords::tr("Devices")};
    if (grouped) table.heads += groupingName(view.query().grouping);
    const auto head = [&](const QString& kind) {
        return currency.isEmpty() ? kind : QStringLiteral("%1, %2").arg(kind, currency);
    };
    ComparisonQuery query = data.query;
    query.offer.reset();
    query.kind.reset();
    std::vector<Comparison> all{compare(*data.entries, query, *data.book, data.today)};
    table.heads += head(word(std::nullopt));
    for (const PriceKindRow& row : kPriceKinds) {
        if (!hasPriceOf(row.kind, *data.entries, *data.book)) continue;
        query.kind = row.kind;
        all.push_back(compare(*data.entries, query, *data.book, data.today));
        table.heads += head(word(row.kind));
    }
    for (const ComparisonGroup& group : data.comparison.groups)
        for (const std::size_t row : group.rows) {
            // What tells published rows of one name apart are the devices, which have a column.
            const QString name = view.first(view.row(row)).published ? view.name(row) : view.longName(row);
            std::vector<ChartCell> line{{name}, {view.devices(data.entry(row))}};
            if (grouped) line.push_back({view.groupTitle(group)});
            for (const Comparison& one : all) {
                const auto& cost = row < one.rows.size() ? one.rows[row].cost : std::optional<Money>();
                ChartCell cell;
                if (cost) cell.value = cost->amount.toDouble();
                if (cost)
                    cell.text = currency.isEmpty() ? view.format().money(*cost)
                                                   : view.format().number(cell.value, view.costDecimals());
                line.push_back(std::move(cell));
            }
            table.rows.push_back(std::move(line));
        }
    return table;
}

ChartTable differingParameters(const ComparisonView& view) {
    const CompareData& data = view.data();
    ChartTable table;
    table.heads = {PriceWords::tr("Parameter")};
    std::vector<std::size_t> rows;
    for (const ComparisonGroup& group : data.comparison.groups)
        for (const std::size_t row : group.rows)
            if (data.entry(row).spec) rows.push_back(row);
    for (const std::size_t row : rows) table.heads += view.label(row);
    table.words = static_cast<int>(table.heads.size());
    for (const Field* field : data.comparison.differing) {
        std::vector<ChartCell> line{{view.fieldTitle(*field)}};
        for (const std::size_t row : rows) {
            QStringList values;
            for (const std::size_t entry : data.row(row).entries) {
                const auto& spec = (*data.entries)[entry].spec;
                const QString value = spec ? FieldWords::value(*field, *spec, view.format()) : QString();
                if (!values.contains(value)) values += value;
            }
            line.push_back({values.join(QStringLiteral("; "))});
        }
        table.rows.push_back(std::move(line));
    }
    return table;
}

}  // namespace epochal::ui
