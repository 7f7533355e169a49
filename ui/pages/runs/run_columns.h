#pragma once

#include <QCoreApplication>
#include <QString>
#include <optional>
#include <vector>

#include "core/catalogue/grouping.h"
#include "core/catalogue/run_columns.h"

namespace epochal::ui {

/// What all rows of a list have in common, so that a header says it once; nothing where they differ: their cells then
/// say it.
struct RunsShare {
    QString currency;
    std::optional<Quality> measure = Quality::Top1;
    Sample sample = Sample::Any;
    bool operator==(const RunsShare&) const = default;
};

/// Titles of the runs table's columns and text of their cells, in the window's language.
class RunColumns {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::RunColumns)
public:
    static constexpr int kCount = static_cast<int>(kRunColumns);

    [[nodiscard]] static QString perPrice(Sample sample);  ///< "Images/s per price"
    [[nodiscard]] static QString kindOfRun();              ///< what the form calls it, as column, group and filter

    /// Title without the unit, for menus and files.
    [[nodiscard]] static QString title(RunColumn column);
    /// Title and unit as shown in the header.
    [[nodiscard]] static QString title(RunColumn column, const RunsShare& all);
    [[nodiscard]] static QString unit(RunColumn column, const RunsShare& all);
    [[nodiscard]] static bool rightAligned(RunColumn column);
    [[nodiscard]] static bool shownAtFirst(RunColumn column);
    [[nodiscard]] static std::optional<RunColumn> fromName(const QString& queryName);

    [[nodiscard]] static QString text(const RunRow& row, RunColumn column, const RunsShare& all);
    /// A figure of a column that holds no money, as its cells write it; `measure` is the run's.
    [[nodiscard]] static QString figure(double value, RunColumn column, Quality measure);
    [[nodiscard]] static QString toolTip(const RunRow& row, RunColumn column);
    /// For a row of several runs: means with their spread, and text that all share. `first` is one of the runs.
    [[nodiscard]] static QString text(const RunGroup& group, GroupBy by, const RunRow& first, RunColumn column,
                                      const RunsShare& all);
    [[nodiscard]] static QString toolTip(const RunGroup& group, RunColumn column);
    /// The standings that runs of the group have, by their places in standings(): that of most runs first.
    [[nodiscard]] static std::vector<std::size_t> statesByCount(const RunGroup& group);
    /// "12 runs"; "10 trained, 1 failed", in that order; and why a group has no mean, "3 data sets: no mean", empty if
    /// it may have one.
    [[nodiscard]] static QString runs(const RunGroup& group);
    [[nodiscard]] static QString states(const RunGroup& group);
    [[nodiscard]] static QString noMean(const RunGroup& group);
    /// What the runs cost, with what-ifs named; empty without a sum.
    [[nodiscard]] static QString cost(const RunGroup& group);
    /// What the groups are formed by, and the name of a group.
    [[nodiscard]] static QString title(GroupBy by);
    [[nodiscard]] static QString nameOf(const RunGroup& group, GroupBy by);
};

}  // namespace epochal::ui
