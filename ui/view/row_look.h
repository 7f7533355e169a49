#pragma once

#include <QPixmap>
#include <optional>
#include <span>
#include <vector>

#include "core/analysis/comparison.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

/// How a row is drawn everywhere: color = provider, marker = machine, filled = the first group, outlined = others. If
/// that would draw two rows alike, or all rows have the same provider, color and marker distinguish the rows instead.
struct RowLook {
    int slot = 0;                    ///< Theme::series
    Marker marker = Marker::Circle;  ///< None: of a fit, which is a dotted line
    bool filled = true;
    std::optional<bool> dashed = {};  ///< its line; if not said, it is solid for the first slot alone
    bool operator==(const RowLook&) const = default;
};

/// The line and marker of a row, for a list of runs.
[[nodiscard]] QPixmap markOf(const RowLook& look);

/// One per row of the comparison.
[[nodiscard]] std::vector<RowLook> looksOf(std::span<const Entry> entries, const Comparison& comparison);

}  // namespace epochal::ui
