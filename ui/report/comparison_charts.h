#pragma once

#include <QCoreApplication>

#include "ui/report/comparison_view.h"
#include "ui/report/report.h"

namespace epochal::ui {

/// The charts of a comparison's report; empty figures where there is nothing to show. The caller, which orders the
/// figures, numbers them.
class ComparisonCharts {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::ComparisonCharts)
public:
    explicit ComparisonCharts(const ComparisonView& view) : view_(view), format_(view.format()) {}

    /// Quality over the query's clock, one line per run, in its row's color.
    [[nodiscard]] Report::Figure quality() const;
    /// Cost against time for every row that has both, with the frontier of each group.
    [[nodiscard]] Report::Figure costAgainstTime() const;
    [[nodiscard]] Report::Figure cost() const;
    [[nodiscard]] Report::Figure time() const;
    [[nodiscard]] Report::Figure imagesPerPrice() const;
    /// Speedup over devices with the ideal line, if rows differ in devices.
    [[nodiscard]] Report::Figure scaling() const;
    /// A figure of each row over a varied field.
    enum class Over { Rate, Time, Cost, Quality };
    [[nodiscard]] Report::Figure over(const Field& field, Over what) const;

private:
    template <typename Value, typename Text, typename Tick>
    [[nodiscard]] BarSpec bars(const QString& title, Value value, Text text, Tick tick) const;
    /// A row's published cost, if the audit finds that it is not consistent with its inputs.
    [[nodiscard]] std::optional<double> doubtedCost(std::size_t row) const;
    [[nodiscard]] double latest() const;

    const ComparisonView& view_;
    const Formatter& format_;
};

}  // namespace epochal::ui
