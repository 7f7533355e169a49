#pragma once

#include <QString>
#include <span>

#include "ui/view/comparison_view.h"

namespace epochal::ui {

/// What a column holds: words are aligned left and figures right; the others are drawn by a delegate of their own.
enum class CompareCell { Words, Figure, Name, Against, Audit, Frontier };

/// One column of a comparison, for the page's table, the clipboard, CSV files and reports. Everything about it is here.
struct CompareColumn {
    const char* id;  ///< in settings and files: "cost"
    CompareCell form;
    QString (*title)(const ComparisonView& view);                  ///< without the unit
    QString (*unit)(const ComparisonView& view);                   ///< of the figures; may be empty
    QString (*text)(const ComparisonView& view, std::size_t row);  ///< a dash for a missing figure
    /// The exact figure, for sorting and files; NaN = none. In `unit`, but a share is 0..1 where the unit is %.
    double (*figure)(const ComparisonView& view, std::size_t row);
    bool (*onPage)(const ComparisonView& view);    ///< shown on the page unless the user chose otherwise
    bool (*inReport)(const ComparisonView& view);  ///< shown in a report's table if any row has it
};

[[nodiscard]] std::span<const CompareColumn> compareColumns();
[[nodiscard]] int columnOf(const char* id);

/// A column's title on one line, by its id.
[[nodiscard]] QString titleOf(const char* id, const ComparisonView& view);
/// Title and unit: "Cost to target, USD".
[[nodiscard]] QString headOf(const CompareColumn& column, const ComparisonView& view);
[[nodiscard]] inline bool isFigure(const CompareColumn& column) {
    return column.form == CompareCell::Figure || column.form == CompareCell::Against;
}
/// The figure for machines, as the head's unit says: decimal point, "%" as 0..100; empty if there is none.
[[nodiscard]] QString rawOf(const CompareColumn& column, const ComparisonView& view, std::size_t row);

}  // namespace epochal::ui
