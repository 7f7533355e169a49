#pragma once

#include <QCoreApplication>

#include "ui/report/comparison_view.h"
#include "ui/report/report.h"

namespace epochal::ui {

/// The tables of a comparison's report. Columns in which nothing is known are left out. Titles are given by whoever
/// puts the tables in order.
class ComparisonTables {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::ComparisonTables)
public:
    explicit ComparisonTables(const ComparisonView& view) : view_(view), format_(view.format()) {}

    /// Price, images/s, quality, time and cost of each row, by group.
    [[nodiscard]] Report::Table figures() const;
    /// The fields in which the runs differ.
    [[nodiscard]] Report::Table differences() const;
    /// Offers the runs were frozen with, then those of a what-if.
    [[nodiscard]] Report::Table prices() const;
    /// Exchange rates used.
    [[nodiscard]] Report::Table rates() const;
    /// What the figures that a study's source prints come to.
    [[nodiscard]] Report::Table claims() const;
    /// What the source does not print and a study derives.
    [[nodiscard]] Report::Table derived() const;

private:
    [[nodiscard]] Report::Row figuresOf(std::size_t row) const;
    [[nodiscard]] Report::Cell money(const std::optional<Money>& money, const std::optional<double>& spread) const;
    /// Digits that show every price as it is, 2 to 4.
    [[nodiscard]] int priceDecimals() const;
    [[nodiscard]] Report::Row priceRow(const Offer& offer) const;
    [[nodiscard]] Report::Row claimRow(const Claim& claim) const;
    [[nodiscard]] QString labelOf(const std::string& entry) const;  ///< of the row it stands in; may be empty
    [[nodiscard]] QString quality(const ComparedRow& row) const;

    const ComparisonView& view_;
    const Formatter& format_;
};

}  // namespace epochal::ui
