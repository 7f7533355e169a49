#pragma once

#include <vector>

#include "core/analysis/estimate.h"

namespace epochal::ui {

/// The axis that ranges of cost are drawn on: from zero, or over whole decades where the offers differ more than a
/// hundredfold, since the cheap ones would all stand at its left end.
class CostScale {
public:
    CostScale() = default;
    /// Of the ranked offers. On a linear axis half of them are shown whole, dearer ones run off its end.
    explicit CostScale(const std::vector<Range>& costs);

    [[nodiscard]] bool empty() const { return !(high_ > 0); }
    [[nodiscard]] bool isLogarithmic() const { return low_ > 0; }
    [[nodiscard]] double low() const { return low_; }
    [[nodiscard]] double high() const { return high_; }
    /// Where a cost stands, 0 at the left end and 1 at the right; beyond them outside of that.
    [[nodiscard]] double share(double cost) const;
    /// Places of its lines, ends included: quarters, or decades.
    [[nodiscard]] std::vector<double> lines() const;

private:
    double low_ = 0, high_ = 0;
};

}  // namespace epochal::ui
