#pragma once

#include "ui/view/comparison_view.h"
#include "ui/view/run_facts.h"

namespace epochal::ui {

/// A figure, with its spread if it has one: "4.10", "4.10 ± 0.12". Equal figures have none, nor
/// has one whose spread is below its last digit.
[[nodiscard]] QString spreadText(const Formatter& format, double figure, const std::optional<double>& spread,
                                 int decimals);
/// A row's cost, with its spread if it merges seeds, and its currency if the comparison has several.
[[nodiscard]] QString costText(const ComparisonView& view, std::size_t row);

/// A row's position: on the frontier, more expensive and slower than others, or why it has no rank.
[[nodiscard]] QString frontierText(const ComparisonView& view, std::size_t row);
/// The same without naming the other rows, for a narrow column.
[[nodiscard]] QString shortFrontierText(const ComparisonView& view, std::size_t row);

/// What the figures say, as heading and sentence.
[[nodiscard]] QList<Fact> findingsOf(const ComparisonView& view);
/// What restricts the comparison, in sentences.
[[nodiscard]] QStringList warningsOf(const ComparisonView& view);
/// The sentence with a final period, added if missing.
[[nodiscard]] QString stopped(const QString& text);

/// What the row's cost assumes: "every hour of the lease is used; no time is spent on preparation".
[[nodiscard]] QString assumptionsText(const ComparisonView& view, const ComparedRow& row);

/// The worst of a row's audited figures; null if it has none.
[[nodiscard]] const AuditedClaim* worstClaim(const CompareData& data, std::size_t row);
/// The audit's verdict in one or two words.
[[nodiscard]] QString verdictWords(Follows follows);
/// The audit's verdict on one figure; if it is not consistent, both figures with the published one as printed.
[[nodiscard]] QString auditText(const AuditedClaim& claim, const Formatter& format);
/// The same for a narrow column: the verdict in one or two words, or both figures if they are not consistent, with
/// their unit once: "3 → 4.6%".
[[nodiscard]] QString shortAuditText(const AuditedClaim& claim, const Formatter& format);
/// An audited figure: what it is, and the verdict.
[[nodiscard]] QString auditLine(const AuditedClaim& claim, const Formatter& format);
/// All of a row's audited figures, one per line.
[[nodiscard]] QString auditLines(const ComparisonView& view, std::size_t row);

}  // namespace epochal::ui
