#include "core/analysis/frontier.h"

namespace epochal {

std::vector<std::vector<std::size_t>> dominators(std::span<const CostTime> points) {
    std::vector<std::vector<std::size_t>> out(points.size());
    for (std::size_t i = 0; i < points.size(); ++i)
        for (std::size_t k = 0; k < points.size(); ++k) {
            const CostTime &a = points[k], &b = points[i];
            const bool noWorse = a.cost <= b.cost && a.seconds <= b.seconds;
            if (noWorse && (a.cost < b.cost || a.seconds < b.seconds)) out[i].push_back(k);
        }
    return out;
}

}  // namespace epochal
