#include "core/interop/table.h"

#include <cmath>

#include "core/base/csv.h"
#include "core/base/json.h"

namespace epochal {

namespace {

/// Writes a cell; the same kinds of value in both formats.
template <class... Of>
struct ByKind : Of... {
    using Of::operator()...;
};
template <class... Of>
ByKind(Of...) -> ByKind<Of...>;

std::string jsonOfCell(const TableCell& cell) {
    return std::visit(ByKind{[](std::monostate) { return std::string("null"); },
                             [](bool value) { return std::string(value ? "true" : "false"); },
                             [](std::int64_t value) { return std::to_string(value); },
                             [](double value) { return std::isfinite(value) ? csvNumber(value) : "null"; },
                             [](const Decimal& value) { return value.text(); },
                             [](const std::string& value) { return jsonText(Json(value)); }},
                      cell);
}

}  // namespace

TableCell cellOf(const std::optional<double>& figure) {
    return figure ? TableCell(*figure) : TableCell();
}

TableCell cellOf(const std::optional<Decimal>& amount) {
    return amount ? TableCell(*amount) : TableCell();
}

TableCell cellOf(const std::string& text) {
    return text.empty() ? TableCell() : TableCell(text);
}

std::string csvOf(const DataTable& table) {
    CsvWriter csv;
    for (const std::string& name : table.columns) csv.text(name);
    csv.end();
    for (const auto& row : table.rows) {
        for (const TableCell& cell : row)
            std::visit(ByKind{[&](std::monostate) { csv.digits({}); },
                              [&](bool value) { csv.digits(value ? "true" : "false"); },
                              [&](std::int64_t value) { csv.integer(value); }, [&](double value) { csv.number(value); },
                              [&](const Decimal& value) { csv.digits(value.text()); },
                              [&](const std::string& value) { csv.text(value); }},
                       cell);
        csv.end();
    }
    return std::move(csv).take();
}

std::string jsonOf(const DataTable& table) {
    std::string out = "[";
    for (std::size_t r = 0; r < table.rows.size(); ++r) {
        out += r ? ",\n{" : "\n{";
        for (std::size_t c = 0; c < table.columns.size(); ++c) {
            if (c) out += ", ";
            out += jsonText(Json(table.columns[c])) + ": " + jsonOfCell(table.rows[r][c]);
        }
        out += '}';
    }
    return out + "\n]\n";
}

}  // namespace epochal
