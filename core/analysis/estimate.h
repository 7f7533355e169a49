#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/analysis/entry.h"
#include "core/economics/price_book.h"
#include "core/hardware/machine.h"
#include "core/spec/run_spec.h"

namespace epochal {

/// Where an estimate comes from, best first.
enum class EstimateBasis {
    MeasuredHere,  ///< own runs of this architecture, data and precision on this offer's accelerator
    ScaledOwn,     ///< own runs on another accelerator, scaled by its characteristics
    Published,     ///< published rows on this accelerator
    ScaledRows,    ///< published rows on another accelerator, scaled
    None
};

struct Range {
    double low = 0, mid = 0, high = 0;
};

/// What a spec is expected to take on an offer.
struct Estimate {
    Offer offer;
    EstimateBasis basis = EstimateBasis::None;
    std::vector<std::string> from;       ///< runs or published rows it was made from, by name
    Message words;                       ///< "from 3 runs here", "scaled from ResNet-50 on V100 (MXNet 20.12)"
    std::optional<Range> seconds, cost;  ///< of the whole run or to the target; cost in the offer's currency
    double preparation = 0, startUp = 0, training = 0, evaluation = 0;  ///< s at mid
    std::optional<double> memoryBytes;                                  ///< needed on each device
    std::optional<bool> fits;
    Message notRanked;  ///< why it stands below the ranking; empty = ranked
};

/// Estimates for every offer, ranked by mid cost, those without a rank last. Pure.
[[nodiscard]] std::vector<Estimate> estimate(const RunSpec& spec, std::span<const Offer> offers,
                                             std::span<const Entry> own, std::span<const Entry> published,
                                             const Machine& machine);

}  // namespace epochal
