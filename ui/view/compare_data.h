#pragma once

#include <QString>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/audit.h"
#include "core/analysis/comparison.h"
#include "ui/theme/theme.h"
#include "ui/view/row_look.h"

namespace epochal::ui {

struct AuditedClaim {
    std::string study;  ///< id of the study that makes the claim
    Claim claim;
    AuditResult result;
};
/// By id of the row that the figure belongs to; empty for a figure of the whole study.
using Audits = std::multimap<std::string, AuditedClaim>;

/// Checks every claim; one that cannot be read counts as CannotTell with the reason as its words.
[[nodiscard]] Audits audited(const std::string& study, const std::vector<Claim>& claims);

/// A comparison with everything the page needs to show it. Never changed after it has been made.
struct CompareData {
    std::shared_ptr<const std::vector<Entry>> entries;
    std::shared_ptr<const Audits> audits;
    std::shared_ptr<const PriceBook> book;
    std::string today;  ///< ISO day
    ComparisonQuery query;
    Comparison comparison;
    std::vector<RowLook> looks;  ///< one per row

    [[nodiscard]] const ComparedRow& row(std::size_t index) const { return comparison.rows[index]; }
    /// The first run of a row.
    [[nodiscard]] const Entry& entry(std::size_t row) const { return (*entries)[comparison.rows[row].entries.front()]; }
    /// The audited figures of a row's entries.
    [[nodiscard]] std::vector<const AuditedClaim*> claims(std::size_t row) const;
    [[nodiscard]] bool hasCurves() const;
    /// The currency of all figures, which can then be drawn on one axis; empty if rows have several.
    [[nodiscard]] QString currency() const;
    /// A group's rows, those without a rank last, otherwise in the comparison's order.
    [[nodiscard]] std::vector<std::size_t> ordered(const ComparisonGroup& group) const;
};
using CompareDataPtr = std::shared_ptr<const CompareData>;

/// The target (0..1) of all runs, if they share one.
[[nodiscard]] std::optional<double> commonTarget(const std::vector<Entry>& entries);

/// Compares the entries and audits the runs among them; `audits` are the studies'. Any thread.
[[nodiscard]] CompareDataPtr compared(std::shared_ptr<const std::vector<Entry>> entries,
                                      std::shared_ptr<const Audits> audits, std::shared_ptr<const PriceBook> book,
                                      const ComparisonQuery& query, const std::string& today);

}  // namespace epochal::ui
