#pragma once

#include <QCoreApplication>

#include "ui/report/report.h"
#include "ui/view/charts.h"

namespace epochal::ui {

/// The charts of a comparison as figures of its report, with caption and height; empty figures where there is nothing
/// to show. The caller, which orders the figures, numbers them.
class ComparisonCharts {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::ComparisonCharts)
public:
    explicit ComparisonCharts(const ComparisonView& view) : view_(view) {}

    /// Quality over the query's clock.
    [[nodiscard]] Report::Figure quality() const;
    [[nodiscard]] Report::Figure costAgainstTime() const;
    [[nodiscard]] Report::Figure cost() const;
    [[nodiscard]] Report::Figure time() const;
    [[nodiscard]] Report::Figure imagesPerPrice() const;
    [[nodiscard]] Report::Figure scaling() const;
    /// A figure of each row over a varied field.
    [[nodiscard]] Report::Figure over(const Field& field, FieldQuantity what) const;

private:
    [[nodiscard]] Report::Figure bars(BarSpec spec, const QString& caption) const;

    const ComparisonView& view_;
};

}  // namespace epochal::ui
