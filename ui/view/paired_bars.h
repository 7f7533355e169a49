#pragma once

#include <vector>

#include "ui/charts/bar_spec.h"

namespace epochal::ui {

/// One row of a comparison as a bar: the machine's name, the group, and the bar.
struct BarRow {
    QString name, note;  ///< note: what distinguishes it from others of the same name
    std::size_t group = 0;
    int slot = 0;
    Bar bar;
};

/// One group of bars per machine, with one part per group of the comparison: a machine's heavy and light model are
/// shown together. If machines have no name in common, or there are many groups, each row is its own group of bars and
/// its note names its group. `missing` is shown where a machine has no row in a group. Machines and groups without any
/// figure are left out.
[[nodiscard]] BarSpec pairedBars(const QStringList& groups, const std::vector<BarRow>& rows, const QString& missing);

}  // namespace epochal::ui
