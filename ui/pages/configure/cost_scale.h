#pragma once

#include <vector>

#include "core/analysis/estimate.h"

namespace epochal::ui {

/// The axis on which cost ranges are drawn: from zero, or over whole decades if the offers differ by more than a factor
/// of 100, where the cheap ones would all crowd at the left end.
class CostScale {
public:
    CostScale() = default;
    /// For the ranked offers. A linear axis shows half of them in full; more expensive ones run off its end.
    explicit CostScale(const std::vector<Range>& costs);

    [[nodiscard]] bool empty() const { return !(high_ > 0); }
    [[nodiscard]] bool isLogarithmic() const { return low_ > 0; }
    [[nodiscard]] double low() const { return low_; }
    [[nodiscard]] double high() const { return high_; }
    /// Position of a cost: 0 at the left end, 1 at the right, outside 0..1 beyond them.
    [[nodiscard]] double share(double cost) const;
    /// Positions of its lines, ends included: quarters, or decades.
    [[nodiscard]] std::vector<double> lines() const;

private:
    double low_ = 0, high_ = 0;
};

}  // namespace epochal::ui
