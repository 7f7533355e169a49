#include "core/interop/comparison_table.h"

#include "core/economics/cost.h"

namespace epochal {

namespace {

/// A row, its group and the first of its runs.
struct Compared {
    const ComparedRow* row;
    const ComparisonGroup* group;
    const Entry* first;
};

std::string idsOf(const ComparedRow& row, std::span<const Entry> entries) {
    std::string ids;
    for (const std::size_t index : row.entries) ids += (ids.empty() ? "" : " ") + entries[index].id;
    return ids;
}

TableCell wholeCell(const std::optional<std::int64_t>& number) {
    return number ? TableCell(*number) : TableCell();
}

TableCell amountCell(const std::optional<Money>& money) {
    return money ? TableCell(money->amount) : TableCell();
}

}  // namespace

DataTable comparisonTable(std::span<const Entry> entries, const ComparisonQuery& query, const Comparison& comparison) {
    std::vector<Compared> all;
    for (const ComparisonGroup& group : comparison.groups)
        for (const std::size_t row : group.rows)
            all.push_back({&comparison.rows[row], &group, &entries[comparison.rows[row].entries.front()]});

    DataTable table;
    const auto add = [&](const char* name, auto of) {
        table.add(name, all, [&](const Compared& one) -> TableCell { return of(one); });
    };
    using One = const Compared&;
    add("group", [](One c) { return cellOf(c.group->title); });
    add("name", [](One c) { return cellOf(english({"%1", {inSentence(c.row->name)}})); });
    add("ids", [&](One c) { return cellOf(idsOf(*c.row, entries)); });
    add("published", [](One c) { return c.first->published; });
    add("task", [](One c) { return cellOf(c.first->task); });
    add("model", [](One c) { return cellOf(c.first->architecture); });
    add("machine", [](One c) { return cellOf(c.first->machine); });
    add("accelerator", [](One c) { return cellOf(c.first->accelerator); });
    add("devices", [](One c) { return c.first->devices; });
    add("precision", [](One c) { return cellOf(c.first->precision); });
    add("global_batch", [](One c) { return wholeCell(c.first->globalBatch); });

    add("runs", [](One c) { return static_cast<std::int64_t>(c.row->n); });
    add("runs_reached_target",
        [&](One c) { return query.target ? TableCell(static_cast<std::int64_t>(c.row->reached)) : TableCell(); });
    add("target", [&](One) { return cellOf(query.target); });
    add("measure", [](One c) { return std::string(name(c.first->measure)); });
    add("best_quality", [](One c) { return cellOf(c.row->quality); });
    add("best_quality_sd", [](One c) { return c.row->qualities.n > 1 ? TableCell(c.row->qualities.sd) : TableCell(); });
    add("images_per_second", [](One c) { return cellOf(c.row->imagesPerSecond); });
    add("images_per_second_per_hourly_price", [](One c) { return cellOf(c.row->imagesPerSecondPerPrice); });
    add("clock", [&](One) { return std::string(name(query.clock)); });
    add("seconds", [](One c) { return cellOf(c.row->seconds); });
    add("seconds_sd", [](One c) { return cellOf(c.row->secondsSpread); });
    add("epochs_to_target", [&](One c) {
        const auto at = query.target ? timeToTarget(*c.first, *query.target) : std::nullopt;
        return c.row->n == 1 && at ? TableCell(at->epoch) : TableCell();
    });
    add("energy_joules", [&](One c) { return cellOf(meanEnergy(*c.row, entries)); });

    add("provider", [](One c) { return cellOf(c.row->priced.provider); });
    add("instance", [](One c) { return cellOf(c.row->priced.instance); });
    add("price_kind", [](One c) { return std::string(name(c.row->priced.kind)); });
    add("offer", [](One c) { return cellOf(c.row->priced.id); });
    add("what_if", [](One c) { return c.row->whatIf; });
    add("price_per_hour", [](One c) { return amountCell(c.row->price); });
    add("price_date", [](One c) { return cellOf(c.row->priced.date); });
    add("cost", [](One c) { return amountCell(c.row->cost); });
    add("cost_sd", [](One c) { return cellOf(c.row->costSpread); });
    add("currency", [](One c) {
        return c.row->cost    ? cellOf(c.row->cost->currency)
               : c.row->price ? cellOf(c.row->price->currency)
                              : TableCell();
    });

    add("ranked", [&](One c) { return comparison.ranked && !c.group->mixed && c.row->notRanked.empty(); });
    add("not_ranked_because", [](One c) { return c.row->notRanked.empty() ? TableCell() : english(c.row->notRanked); });
    add("cost_relative_to_cheapest", [](One c) { return cellOf(c.row->againstCheapest); });
    add("seconds_relative_to_fastest", [](One c) { return cellOf(c.row->againstFastest); });
    add("frontier", [](One c) { return c.row->frontier; });
    add("speed_up", [](One c) { return cellOf(c.row->speedUp); });
    add("efficiency", [](One c) { return cellOf(c.row->efficiency); });
    add("efficiency_by_time", [](One c) { return cellOf(c.row->timeEfficiency); });
    add("source", [](One c) { return cellOf(c.first->provenance.source); });
    return table;
}

}  // namespace epochal
