#include "core/interop/runs_table.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>

#include "core/base/clock.h"
#include "core/spec/fields.h"

namespace epochal {

namespace {

/// A row and its entry, if there is one.
struct Exported {
    const RunRow* row;
    const Entry* entry;
};

TableCell timeCell(std::int64_t utcMillis) {
    return utcMillis > 0 ? TableCell(isoTime(utcMillis)) : TableCell();
}

TableCell positiveCell(double value) {
    return value > 0 ? TableCell(value) : TableCell();
}

std::string joinedTags(const RunRow& row) {
    std::string all;
    for (const std::string& tag : row.tags) all += (all.empty() ? "" : " ") + tag;
    return all;
}

/// "optimizer_learning_rate".
std::string columnOf(const Field& field) {
    std::string name = field.name;
    std::replace(name.begin(), name.end(), '.', '_');
    return name;
}

/// Columns of their own have these: labels, and the target, as a fraction like every other accuracy.
bool isElsewhere(const Field& field) {
    constexpr std::string_view kElsewhere[] = {"name", "tags", "campaign", "stop.target"};
    return std::find(std::begin(kElsewhere), std::end(kElsewhere), field.name) != std::end(kElsewhere);
}

/// A setting; nothing where it has no effect, or where 0 means none.
TableCell settingOf(const Field& field, const RunSpec& spec) {
    if (field.applies && !field.applies(spec)) return {};
    const Json value = field.get(spec);
    if (value.is_boolean()) return value.get<bool>();
    if (field.zeroMeansNone && value.is_number() && value.get<double>() == 0) return {};
    if (value.is_number_integer()) return value.get<std::int64_t>();
    if (value.is_number()) return value.get<double>();
    if (field.type == FieldType::Money)
        if (const auto amount = Decimal::parse(textOf(field, value))) return *amount;
    return cellOf(textOf(field, value));
}

}  // namespace

DataTable runsTable(const RunRows& rows, std::span<const Entry> entries) {
    std::unordered_map<std::string_view, const Entry*> byId;
    for (const Entry& entry : entries) byId.emplace(entry.id, &entry);
    std::vector<Exported> all;
    all.reserve(rows.size());
    for (const RunRow& row : rows) {
        const auto found = byId.find(row.id);
        all.push_back({&row, found == byId.end() ? nullptr : found->second});
    }

    DataTable table;
    const auto label = [&](const char* name, auto of) {
        table.add(name, all, [&](const Exported& one) -> TableCell { return of(*one.row); });
    };
    // Of a run whose folder cannot be read, figures are not zero but unknown.
    const auto figure = [&](const char* name, auto of) {
        table.add(name, all, [&](const Exported& one) -> TableCell {
            return one.row->state == RunState::Unreadable ? TableCell() : of(*one.row);
        });
    };
    using Row = const RunRow&;
    label("number", [](Row r) { return r.number; });
    label("id", [](Row r) { return r.id; });
    label("name", [](Row r) { return cellOf(r.name); });
    label("state", [](Row r) { return std::string(name(r.state)); });
    figure("stop_reason", [](Row r) { return r.reason ? TableCell(name(*r.reason)) : TableCell(); });
    label("archived", [](Row r) { return r.archived; });
    label("tags", [](Row r) { return cellOf(joinedTags(r)); });
    label("note", [](Row r) { return cellOf(r.note); });
    label("campaign", [](Row r) { return cellOf(r.campaign); });
    label("started_at", [](Row r) { return timeCell(r.startedUtcMillis); });
    figure("ended_at", [](Row r) { return timeCell(r.endedUtcMillis); });
    figure("attempts", [](Row r) { return r.attempts; });
    figure("task", [](Row r) { return cellOf(r.task); });

    figure("best_top1", [](Row r) { return cellOf(r.bestTop1); });
    figure("best_epoch", [](Row r) { return r.bestTop1 ? TableCell(r.bestEpoch) : TableCell(); });
    figure("last_top1", [](Row r) { return cellOf(r.lastTop1); });
    figure("best_top5", [](Row r) { return cellOf(r.bestTop5); });
    figure("best_auc", [](Row r) { return cellOf(r.bestAuc); });
    figure("best_validation_loss", [](Row r) { return cellOf(r.bestLoss); });
    figure("last_validation_loss", [](Row r) { return cellOf(r.lastLoss); });
    figure("last_training_loss", [](Row r) { return cellOf(r.trainLoss); });
    figure("epochs_done", [](Row r) { return r.epochsDone; });
    figure("images", [](Row r) { return r.imagesDone; });
    figure("images_per_second", [](Row r) { return positiveCell(r.imagesPerSecond); });
    figure("images_per_second_per_hourly_price", [](Row r) { return cellOf(r.imagesPerSecondPerPrice); });
    figure("training_seconds", [](Row r) { return positiveCell(r.trainingSeconds); });
    figure("active_seconds", [](Row r) { return positiveCell(r.activeSeconds); });
    figure("billed_seconds", [](Row r) { return positiveCell(r.billedSeconds); });
    figure("target_top1", [](Row r) { return positiveCell(r.target / 100); });
    figure("active_seconds_to_target", [](Row r) { return cellOf(r.secondsToTarget); });
    figure("energy_joules", [](Row r) { return cellOf(r.joules); });

    table.add("machine", all, [](const Exported& one) { return one.entry ? cellOf(one.entry->machine) : TableCell(); });
    figure("devices", [](Row r) { return cellOf(r.devices); });
    figure("precision", [](Row r) { return cellOf(r.precision); });
    figure("provider", [](Row r) { return cellOf(r.provider); });
    figure("instance", [](Row r) { return cellOf(r.instance); });
    figure("offer", [](Row r) { return cellOf(r.offerId); });
    figure("what_if", [](Row r) { return r.whatIf; });
    figure("price_per_hour", [](Row r) { return cellOf(r.pricePerHour); });
    figure("price_date", [](Row r) { return cellOf(r.priceDate); });
    figure("cost", [](Row r) { return cellOf(r.cost); });
    figure("cost_to_target", [](Row r) { return cellOf(r.costToTarget); });
    figure("currency", [](Row r) { return cellOf(r.currency); });

    for (const Field& field : fields())
        if (!isElsewhere(field))
            table.add(columnOf(field), all, [&field](const Exported& one) {
                return one.entry && one.entry->spec ? settingOf(field, *one.entry->spec) : TableCell();
            });
    return table;
}

}  // namespace epochal
