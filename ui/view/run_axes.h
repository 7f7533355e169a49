#pragma once

#include <QStringList>
#include <array>
#include <optional>
#include <vector>

#include "core/analysis/figures.h"
#include "core/economics/offer.h"
#include "ui/view/curve_axes.h"

namespace epochal::ui {

/// What the charts of a run can be plotted against; the settings keep places in this list. How far the training clock
/// has to go in a live run is unknown.
inline constexpr std::array kRunAxes{CurveAxis::Epoch,  CurveAxis::Step,   CurveAxis::Active,
                                     CurveAxis::Billed, CurveAxis::Images, CurveAxis::Cost};

/// Names for the combo box, in order; the last one is the currency.
[[nodiscard]] QStringList runAxisNames(Sample sample, const Offer& offer);

/// Where a run's points are on an axis, in epochs, steps, seconds, samples or currency. The hourly price is worked out
/// once: a line has thousands of points.
class Along {
public:
    Along(CurveAxis axis, const Offer& offer);
    [[nodiscard]] CurveAxis axis() const { return axis_; }
    /// NaN for Cost without a price.
    [[nodiscard]] double operator()(const AxisPosition& at) const;

private:
    CurveAxis axis_;
    std::optional<CurveColumn> column_;
    Offer hourly_;  ///< states only the price per hour and its currency
};

/// Positions of all measured points of a run, ascending.
[[nodiscard]] std::vector<AxisPosition> positions(const Figures& figures);

/// Converts a position from one axis to another by interpolating between `positions`; clamped at the ends.
[[nodiscard]] double carried(double x, const Along& from, const Along& to, const std::vector<AxisPosition>& positions);

}  // namespace epochal::ui
