#pragma once

#include <string>
#include <string_view>

#include "core/analysis/figures.h"
#include "core/economics/offer.h"

namespace epochal {

/// One text field of a CSV file (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe before
/// it.
[[nodiscard]] std::string csvText(std::string_view text);

/// A number with a point and as few digits as say it to twelve significant ones; below 1e-9 and from 1e15 on with an
/// exponent. Empty when it is not finite.
[[nodiscard]] std::string csvNumber(double value);

/// The epochs of a run: positions on every axis, training and validation figures. Units stand in the head; lines end in
/// CRLF; what was not measured is empty. Cost is that of the offer, minimum and quantum in.
[[nodiscard]] std::string epochCurveCsv(const Figures& figures, const Offer& offer);

/// The step windows of a run, likewise.
[[nodiscard]] std::string rateCurveCsv(const Figures& figures, const Offer& offer);

}  // namespace epochal
