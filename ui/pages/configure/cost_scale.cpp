#include "ui/pages/configure/cost_scale.h"

#include <algorithm>
#include <cmath>

#include "ui/charts/scale.h"

namespace epochal::ui {

namespace {

constexpr double kWide = 100;
constexpr double kOnScale = 0.5;  ///< share of the offers that a linear axis shows in full

}  // namespace

CostScale::CostScale(const std::vector<Range>& costs) {
    std::vector<double> lows, highs;
    for (const Range& cost : costs) {
        if (cost.low > 0) lows.push_back(cost.low);
        highs.push_back(cost.high);
    }
    if (highs.empty()) return;
    std::ranges::sort(highs);
    const double least = lows.empty() ? 0 : std::ranges::min(lows), most = highs.back();
    if (least > 0 && most > kWide * least) {
        low_ = std::pow(10, std::floor(std::log10(least) + 1e-9));
        high_ = std::pow(10, std::ceil(std::log10(most) - 1e-9));
        return;
    }
    const double high = highs[static_cast<std::size_t>(static_cast<double>(highs.size() - 1) * kOnScale)];
    if (high > 0) high_ = roundedUp(high);
}

double CostScale::share(double cost) const {
    if (empty()) return 0;
    if (!isLogarithmic()) return cost / high_;
    return cost > 0 ? std::log(cost / low_) / std::log(high_ / low_) : 0;
}

std::vector<double> CostScale::lines() const {
    const int parts = isLogarithmic() ? std::max(1, static_cast<int>(std::lround(std::log10(high_ / low_)))) : 4;
    std::vector<double> out;
    for (int i = 0; i <= parts; ++i) out.push_back(static_cast<double>(i) / parts);
    return out;
}

}  // namespace epochal::ui
