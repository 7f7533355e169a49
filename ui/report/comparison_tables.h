#pragma once

#include <QCoreApplication>

#include "ui/report/report.h"
#include "ui/report/report_source.h"
#include "ui/view/comparison_view.h"

namespace epochal::ui {

/// The tables of a comparison's report. Columns without any known value are left out. The caller, which orders the
/// tables, sets their titles.
class ComparisonTables {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::ComparisonTables)
public:
    ComparisonTables(const ComparisonView& view, const ReportSource& source)
        : view_(view), source_(source), format_(view.format()) {}

    /// Price, images/s, quality, time and cost of each row, by group.
    [[nodiscard]] Report::Table figures() const;
    /// Fields in which the runs differ.
    [[nodiscard]] Report::Table differences() const;
    /// Offers frozen in the runs, then those of a what-if.
    [[nodiscard]] Report::Table prices() const;
    /// Exchange rates that were used.
    [[nodiscard]] Report::Table rates() const;
    /// The audit of the figures that a study's source prints.
    [[nodiscard]] Report::Table claims() const;
    /// Figures that the source does not print and the study derives.
    [[nodiscard]] Report::Table derived() const;

private:
    [[nodiscard]] Report::Row priceRow(const Offer& offer) const;
    [[nodiscard]] Report::Row claimRow(const Claim& claim) const;
    [[nodiscard]] QString labelOf(const std::string& entry) const;  ///< of the row with the entry; may be empty

    const ComparisonView& view_;
    const ReportSource& source_;
    const Formatter& format_;
};

}  // namespace epochal::ui
