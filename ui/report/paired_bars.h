#pragma once

#include <vector>

#include "ui/charts/bar_spec.h"

namespace epochal::ui {

/// One row of a comparison as a bar: whose it is, in which group, and the bar.
struct BarRow {
    QString name, note;  ///< note: what sets it apart from others of its name
    std::size_t group = 0;
    int slot = 0;
    Bar bar;
};

/// One group of bars for each machine, with a part for each group of the comparison: a machine's heavy and light model
/// stand together. Where machines have no name in common, or groups are many, each row stands alone and its note says
/// its group. `missing` stands where a machine has no row in a group. What has no figure at all is left out.
[[nodiscard]] BarSpec pairedBars(const QStringList& groups, const std::vector<BarRow>& rows, const QString& missing);

}  // namespace epochal::ui
