#pragma once

#include <string>
#include <string_view>

#include "core/analysis/figures.h"
#include "core/economics/offer.h"

namespace epochal {

/// One text field of a CSV file (RFC 4180). Text that a spreadsheet would run as a formula gets a leading apostrophe.
[[nodiscard]] std::string csvText(std::string_view text);

/// A number with a decimal point and the fewest digits that represent it to twelve significant ones; with an exponent
/// below 1e-9 and from 1e15 on. Empty when it is not finite.
[[nodiscard]] std::string csvNumber(double value);

/// The epochs of a run: positions on every axis, training and validation figures. Units are in the header; lines end in
/// CRLF; what was not measured is empty. The cost is the offer's, with minimum and quantum.
[[nodiscard]] std::string epochCurveCsv(const Figures& figures, const Offer& offer);

/// The step windows of a run, in the same form.
[[nodiscard]] std::string rateCurveCsv(const Figures& figures, const Offer& offer);

}  // namespace epochal
