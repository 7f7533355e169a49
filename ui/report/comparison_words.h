#pragma once

#include <QCoreApplication>

#include "ui/report/report_source.h"
#include "ui/report/run_audit.h"
#include "ui/view/comparison_view.h"
#include "ui/view/run_facts.h"

namespace epochal::ui {

/// The text of a comparison's report: facts that all runs share, formulas of what was really done, what is missing, and
/// the report's audit of its own figures.
class ComparisonWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::ComparisonWords)
public:
    ComparisonWords(const ComparisonView& view, const ReportSource& source)
        : view_(view), source_(source), format_(view.format()) {}

    [[nodiscard]] QStringList findings() const;
    /// Runs that did not end as their specs asked: failed, stopped, limited, not started.
    [[nodiscard]] QStringList endings() const;
    [[nodiscard]] QList<Fact> configuration() const;  ///< fields with the same value in all runs
    [[nodiscard]] QList<Fact> environment() const;
    [[nodiscard]] QList<Fact> methods() const;
    [[nodiscard]] QStringList missing() const;
    /// Compares every figure of the runs with a second count; empty without runs.
    [[nodiscard]] QStringList selfAudit() const;

private:
    /// What the times count.
    [[nodiscard]] QList<Fact> aboutTime() const;
    /// The run from which an entry was made; null for a published row.
    [[nodiscard]] const ReportedRun* run(std::size_t entry) const;
    [[nodiscard]] QString runName(std::size_t entry) const;
    void recount(RunAudit& audit, std::size_t row) const;

    const ComparisonView& view_;
    const ReportSource& source_;
    const Formatter& format_;
};

}  // namespace epochal::ui
