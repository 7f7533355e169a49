#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/view/sizes_view.h"

namespace epochal::ui {

// The charts of a session over what it varies, the same on the Live page and in reports: along a logarithmic axis, as
// sizes are doubled. Markers are filled where the limit of latency is kept, and a ring marks the size that was chosen.
// Made in the current language; a chart with nothing to show says why in its emptyText.

/// The times of a batch: median solid, 95th percentile dashed, 99th dotted, the limit and what is above it.
[[nodiscard]] ChartSpec latencyOverSize(const SizesView& view);
[[nodiscard]] ChartSpec rateOverSize(const SizesView& view);
/// The rate per price per hour.
[[nodiscard]] ChartSpec ratePerPriceOverSize(const SizesView& view);
/// The price of a million samples.
[[nodiscard]] ChartSpec perMillionOverSize(const SizesView& view);

}  // namespace epochal::ui
