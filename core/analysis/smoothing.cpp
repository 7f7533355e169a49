#include "core/analysis/smoothing.h"

#include <algorithm>
#include <cmath>

namespace epochal {

std::vector<double> smoothed(std::span<const double> values, double weight) {
    const double w = std::clamp(weight, 0.0, 0.9999);
    std::vector<double> out;
    out.reserve(values.size());
    double average = 0, remaining = 1;
    for (const double value : values) {
        if (!std::isfinite(value)) {
            out.push_back(std::nan(""));
            continue;
        }
        average = w * average + (1 - w) * value;
        remaining *= w;
        out.push_back(average / (1 - remaining));
    }
    return out;
}

}  // namespace epochal
