#include "ui/report/report_cells.h"

#include <algorithm>

#include "core/base/csv.h"

namespace epochal::ui {

QString plain(double value) {
    return fromStd(csvNumber(value));
}

QString plain(const Decimal& value) {
    return fromStd(value.text());
}

Report::Cell cell(const QString& text, double raw) {
    return {text, false, plain(raw)};
}

Report::Cell cell(const QString& text, const Decimal& raw) {
    return {text, false, plain(raw)};
}

Report::Cell words(const QString& text) {
    return {text.isEmpty() ? Formatter::dash() : text};
}

Report::Cell dash() {
    return {Formatter::dash()};
}

void dropEmptyColumns(Report::Table& table) {
    for (qsizetype c = table.columns.size() - 1; c > 0; --c) {
        const bool any = std::any_of(table.rows.begin(), table.rows.end(), [c](const Report::Row& row) {
            return row.group.isEmpty() && row.cells[c].text != Formatter::dash() && !row.cells[c].text.isEmpty();
        });
        if (any) continue;
        table.columns.removeAt(c);
        for (Report::Row& row : table.rows)
            if (row.group.isEmpty()) row.cells.removeAt(c);
    }
}

}  // namespace epochal::ui
