#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "core/analysis/figures.h"
#include "core/economics/offer.h"

namespace epochal::ui {

/// What the charts of a run can be plotted against.
enum class RunAxis { Epoch, Step, ActiveTime, BilledTime, Images, Cost };
inline constexpr int kRunAxes = 6;

/// Names for the combo box, in order; the last one is the currency.
[[nodiscard]] QStringList runAxisNames(Sample sample, const Offer& offer);

/// A position on an axis, in epochs, steps, seconds, samples or currency. NaN for Cost without a price.
[[nodiscard]] double along(RunAxis axis, const AxisPosition& at, const Offer& offer);

/// Positions of all measured points of a run, ascending.
[[nodiscard]] std::vector<AxisPosition> positions(const Figures& figures);

/// Converts a position from one axis to another by interpolating between `positions`; clamped at the ends.
[[nodiscard]] double carried(double x, RunAxis from, RunAxis to, const std::vector<AxisPosition>& positions,
                             const Offer& offer);

}  // namespace epochal::ui
