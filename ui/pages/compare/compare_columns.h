#pragma once

#include <QString>
#include <span>

#include "ui/pages/compare/compare_data.h"

namespace epochal::ui {

/// What cells of a row may draw on.
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
    QString (*unit)(const CompareCells& cells);   ///< second line of the head; may be empty
    QString (*text)(const CompareCells& cells, std::size_t row);
    double (*figure)(const CompareCells& cells, std::size_t row);  ///< for sorting and files; NaN = none
    bool (*useful)(const CompareCells& cells);                     ///< shown unless the user says otherwise
};

[[nodiscard]] std::span<const CompareColumn> compareColumns();
[[nodiscard]] int columnOf(const char* id);

/// The worst of a row's audited figures; null without one.
[[nodiscard]] const AuditedClaim* worstClaim(const CompareData& data, std::size_t row);
/// What the audit of one figure says; where it does not follow, both figures as the published one was printed.
[[nodiscard]] QString auditText(const AuditedClaim& claim);
/// The same for a narrow column: both figures alone, or that it does not follow.
[[nodiscard]] QString shortAuditText(const AuditedClaim& claim);
/// All of a row's audited figures, a line each.
[[nodiscard]] QString auditLines(const CompareData& data, std::size_t row);

}  // namespace epochal::ui
