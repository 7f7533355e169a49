#include "core/interop/runs_table.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>

#include "core/base/clock.h"
#include "core/base/json.h"
#include "core/catalogue/run_columns.h"
#include "core/spec/fields.h"

namespace epochal {

namespace {

/// A row and its entry, if there is one.
struct Exported {
    const RunRow* row;
    const Entry* entry;
};

/// Column of the row that the machine follows, which is not in the row.
constexpr std::string_view kBeforeMachine = "joules";

/// The cell of a column by the type of its member.
struct CellOf {
    const RunRow& row;
    RunValue value;
    TableCell operator()(SharedText RunRow::*member) const { return cellOf((row.*member).str()); }
    TableCell operator()(SharedWords RunRow::*member) const {
        std::string all;
        for (const std::string& word : row.*member) all += (all.empty() ? "" : " ") + word;
        return cellOf(all);
    }
    TableCell operator()(RunState RunRow::*member) const { return std::string(name(row.*member)); }
    TableCell operator()(std::optional<StopReason> RunRow::*member) const {
        return row.*member ? TableCell(name(*(row.*member))) : TableCell();
    }
    TableCell operator()(bool RunRow::*member) const { return row.*member; }
    TableCell operator()(std::int64_t RunRow::*member) const {
        const std::int64_t number = row.*member;
        if (value == RunValue::Time) return number > 0 ? TableCell(isoTime(number)) : TableCell();
        if (value == RunValue::Ordinal && number == 0) return {};
        return number;
    }
    TableCell operator()(double RunRow::*member) const {
        // "target_top1", from when top-1 was the only measure; "target" has that of any.
        if (value == RunValue::Target)
            return measureOf(row).quality == Quality::Top1 ? cellOf(targetOf(row)) : TableCell();
        return row.*member > 0 ? TableCell(row.*member) : TableCell();
    }
    TableCell operator()(MaybeNumber RunRow::*member) const { return cellOf(std::optional<double>(row.*member)); }
    TableCell operator()(std::vector<float> RunRow::*) const { return {}; }
};

TableCell fieldCell(const RunRow& row, const RunField& field) {
    return std::visit(CellOf{row, field.value}, field.member);
}

/// "optimizer_learning_rate".
std::string columnOf(const Field& field) {
    std::string name = field.name;
    std::replace(name.begin(), name.end(), '.', '_');
    return name;
}

/// Columns of their own have these: labels, the measure, and the target, as a fraction like every other accuracy.
bool isElsewhere(const Field& field) {
    return std::ranges::any_of(exportedFields(), [&](const RunField* one) { return field.name == one->setting; });
}

/// A setting; nothing where it has no effect, or where 0 means none.
TableCell settingOf(const Field& field, const RunSpec& spec) {
    if (field.applies && !field.applies(spec)) return {};
    const Json value = meantBy(field, spec);
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
    for (const RunField* field : exportedFields()) {
        // Of a run whose folder cannot be read, figures are not zero but unknown.
        table.add(field->exported, all, [&](const Exported& one) {
            return one.row->state == RunState::Unreadable && !field->known ? TableCell() : fieldCell(*one.row, *field);
        });
        if (std::string_view(field->sql) == kBeforeMachine)
            table.add("machine", all,
                      [](const Exported& one) { return one.entry ? cellOf(one.entry->machine) : TableCell(); });
    }
    table.add("target", all, [](const Exported& one) { return cellOf(targetOf(*one.row)); });
    for (const Field& field : fields())
        if (!isElsewhere(field))
            table.add(columnOf(field), all, [&field](const Exported& one) {
                return one.entry && one.entry->spec ? settingOf(field, *one.entry->spec) : TableCell();
            });
    return table;
}

}  // namespace epochal
