#pragma once

#include <QCoreApplication>

#include "ui/report/comparison_view.h"
#include "ui/report/report.h"

namespace epochal::ui {

/// The charts of a comparison's report; empty figures where there is nothing to show. Numbers are given by whoever
/// puts them in order.
class ComparisonCharts {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::ComparisonCharts)
public:
    explicit ComparisonCharts(const ComparisonView& view) : view_(view), format_(view.format()) {}

    /// Quality over the query's clock, a line for each run in its row's colour.
    [[nodiscard]] Report::Figure quality() const;
    /// Cost against time of every row that has both, with the frontier of each group.
    [[nodiscard]] Report::Figure costAgainstTime() const;
    [[nodiscard]] Report::Figure cost() const;
    [[nodiscard]] Report::Figure time() const;
    [[nodiscard]] Report::Figure imagesPerPrice() const;
    /// Speed-up over devices with the ideal line, where rows differ in devices.
    [[nodiscard]] Report::Figure scaling() const;
    /// A figure of each row over a field that was varied.
    enum class Over { Rate, Time, Cost, Quality };
    [[nodiscard]] Report::Figure over(const Field& field, Over what) const;

private:
    template <typename Value, typename Text, typename Tick>
    [[nodiscard]] BarSpec bars(const QString& title, Value value, Text text, Tick tick) const;
    /// The published cost of a row, if the audit finds that it does not follow.
    [[nodiscard]] std::optional<double> doubtedCost(std::size_t row) const;
    [[nodiscard]] double latest() const;

    const ComparisonView& view_;
    const Formatter& format_;
};

}  // namespace epochal::ui
