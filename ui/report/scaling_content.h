#pragma once

#include <QCoreApplication>

#include "ui/report/report.h"
#include "ui/view/scaling_view.h"

namespace epochal::ui {

/// A scaling experiment as parts of a report. The caller, which orders them, numbers the figures and the table.
class ScalingContent {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::ScalingContent)
public:
    /// What `view` compares, beside what the shipped studies publish.
    explicit ScalingContent(const ComparisonView& view);

    [[nodiscard]] const ScalingView& view() const { return scaling_; }
    [[nodiscard]] Report::Figure speedUps() const;
    [[nodiscard]] Report::Figure efficiencies() const;
    [[nodiscard]] Report::Figure stepTimes() const;
    [[nodiscard]] Report::Table table() const;
    [[nodiscard]] QStringList sentences() const;
    [[nodiscard]] QList<Fact> methods() const { return scaling_.methods(); }

private:
    ScalingView scaling_;
};

}  // namespace epochal::ui
