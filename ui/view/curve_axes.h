#pragma once

#include <QString>
#include <array>
#include <optional>

#include "core/analysis/comparison.h"
#include "core/analysis/curve.h"
#include "core/base/message.h"

namespace epochal::ui {

/// What the course of a run can be plotted against.
enum class CurveAxis { Epoch, Step, Training, Active, Billed, Images, Cost };
inline constexpr std::array kCurveAxes{CurveAxis::Epoch,  CurveAxis::Step,   CurveAxis::Training, CurveAxis::Active,
                                       CurveAxis::Billed, CurveAxis::Images, CurveAxis::Cost};
/// The axis of a comparison's time basis.
[[nodiscard]] CurveAxis axisOf(ClockKind clock);
[[nodiscard]] bool isTime(CurveAxis axis);
[[nodiscard]] bool isCount(CurveAxis axis);  ///< of epochs, steps or samples

/// "Active time", in a list of axes; the cost goes by its currency, unless that is empty.
[[nodiscard]] QString axisName(CurveAxis axis, Sample sample, const QString& currency);
/// "active time, min", along an axis. `unit`: of a time, or the currency of the cost.
[[nodiscard]] QString axisTitle(CurveAxis axis, Sample sample, const QString& unit = {});

/// Which figure of a point is its position: epochs, steps, samples or seconds. Nothing for the cost, which depends on
/// the offer.
[[nodiscard]] std::optional<CurveColumn> columnAlong(CurveAxis axis);
/// The position on the axis of costs; NaN if it is unknown.
[[nodiscard]] double alongCosts(const std::optional<Money>& cost);

}  // namespace epochal::ui
