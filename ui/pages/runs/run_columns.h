#pragma once

#include <QCoreApplication>
#include <QString>
#include <optional>

#include "core/catalogue/grouping.h"

namespace epochal::ui {

/// What the columns of the runs table are called and how their cells are written, in the window's language. `currency`
/// is the one of all rows shown, empty where they differ: then amounts carry their own.
class RunColumns {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::RunColumns)
public:
    static constexpr int kCount = static_cast<int>(kRunColumns);
    static constexpr double kJoulesAWattHour = 3600;

    /// Head without its unit, for menus and files.
    [[nodiscard]] static QString title(RunColumn column);
    /// Unit as shown in the head.
    [[nodiscard]] static QString unit(RunColumn column, const QString& currency);
    [[nodiscard]] static bool rightAligned(RunColumn column);
    [[nodiscard]] static bool shownAtFirst(RunColumn column);
    [[nodiscard]] static std::optional<RunColumn> fromName(const QString& queryName);

    [[nodiscard]] static QString text(const RunRow& row, RunColumn column, const QString& currency);
    [[nodiscard]] static QString toolTip(const RunRow& row, RunColumn column);
    /// Of a row that stands for several runs: means with their spread, words that all share. `first` is one of them.
    [[nodiscard]] static QString text(const RunGroup& group, GroupBy by, const RunRow& first, RunColumn column,
                                      const QString& currency);
    [[nodiscard]] static QString toolTip(const RunGroup& group, RunColumn column);
    /// What the groups are made by, and what a group is called.
    [[nodiscard]] static QString title(GroupBy by);
    [[nodiscard]] static QString nameOf(const RunGroup& group, GroupBy by);
};

}  // namespace epochal::ui
