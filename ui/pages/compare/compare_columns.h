#pragma once

#include <QString>
#include <span>

#include "ui/view/compare_data.h"

namespace epochal::ui {

/// What the cells of a row are computed from.
struct CompareCells {
    const CompareData& data;
    const std::vector<RowLabel>& labels;
    std::int64_t epoch = 1;  ///< k of "at epoch k"
};

enum class CompareCell { Words, Figure, Name, Against, Audit, Frontier };

/// One column: everything about it in one place.
struct CompareColumn {
    const char* id;  ///< in settings and files: "cost"
    CompareCell form;
    QString (*title)(const CompareCells& cells);  ///< without the unit
    QString (*unit)(const CompareCells& cells);   ///< second line of the header; may be empty
    QString (*text)(const CompareCells& cells, std::size_t row);
    double (*figure)(const CompareCells& cells, std::size_t row);  ///< for sorting and files; NaN = none
    bool (*useful)(const CompareCells& cells);                     ///< shown unless the user chose otherwise
};

[[nodiscard]] std::span<const CompareColumn> compareColumns();
[[nodiscard]] int columnOf(const char* id);

/// The worst of a row's audited figures; null if it has none.
[[nodiscard]] const AuditedClaim* worstClaim(const CompareData& data, std::size_t row);
/// The audit's verdict on one figure; if it is not consistent, both figures with the published one as printed.
[[nodiscard]] QString auditText(const AuditedClaim& claim);
/// The same for a narrow column: only both figures, or that they are not consistent.
[[nodiscard]] QString shortAuditText(const AuditedClaim& claim);
/// All of a row's audited figures, one per line.
[[nodiscard]] QString auditLines(const CompareData& data, std::size_t row);

}  // namespace epochal::ui
