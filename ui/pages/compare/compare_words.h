#pragma once

#include <QString>
#include <vector>

#include "ui/view/compare_data.h"
#include "ui/view/measure_words.h"

namespace epochal::ui {

[[nodiscard]] Quality measureOf(const CompareData& data);

/// Why no monetary figure can be drawn: there is no price, or there are several currencies.
[[nodiscard]] QString noMoney(const CompareData& data);
/// A name for a chart's margin, with its middle left out if it is longer than `longest`.
[[nodiscard]] QString clippedName(const QString& name, qsizetype longest);

/// Digits after the point for seconds up to `most`.
[[nodiscard]] int secondDecimals(double most);

/// A figure, with its spread if it has one: "4.10", "4.10 ± 0.12".
[[nodiscard]] QString spreadText(double figure, const std::optional<double>& spread, int decimals);
/// Digits after the point for all costs of a comparison: 2, or more if the smallest is below 0.05.
[[nodiscard]] int costDecimals(const CompareData& data);
/// A row's cost, with its spread if it merges seeds.
[[nodiscard]] QString costText(const CompareData& data, std::size_t row, bool withCurrency);

/// The labels of all rows; runs of the same name get the fields in which they differ.
[[nodiscard]] std::vector<RowLabel> labelsOf(const CompareData& data);
/// A group's title: the comparison's names in the window's language.
[[nodiscard]] QString groupTitle(const CompareData& data, const ComparisonGroup& group);
/// What all rows of a group share: "AUC 0.9835".
[[nodiscard]] QString groupNote(const CompareData& data, const ComparisonGroup& group);

/// A row's position: on the frontier, more expensive and slower than others, or why it has no rank.
[[nodiscard]] QString frontierText(const CompareData& data, std::size_t row, const std::vector<RowLabel>& labels);

/// The same without naming the other rows, for a narrow column.
[[nodiscard]] QString shortFrontierText(const CompareData& data, std::size_t row);

/// What the row's cost assumes: "every hour of the lease is used; no time is spent on preparation".
[[nodiscard]] QString assumptionsText(const ComparedRow& row);

/// The value of a spec's field as shown to the user.
[[nodiscard]] QString fieldText(const Field& field, const RunSpec& spec);

}  // namespace epochal::ui
