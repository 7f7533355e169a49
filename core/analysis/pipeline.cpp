#include "core/analysis/pipeline.h"

#include <algorithm>
#include <limits>

namespace epochal {
namespace {

constexpr double kNever = std::numeric_limits<double>::infinity();

}  // namespace

std::size_t endOf(const Cuts& cuts, std::size_t stage, std::size_t pieces) {
    return stage + 1 < cuts.size() ? cuts[stage + 1] : pieces;
}

Cuts cutEvenly(std::span<const double> costs, std::size_t stages,
               const std::function<bool(std::size_t stage, std::size_t begin, std::size_t end)>& fits) {
    const std::size_t pieces = costs.size();
    // best[s][e]: the longest of s + 1 stages over the first e pieces, and where the last of them begins.
    struct Way {
        double longest = kNever;
        std::size_t begin = 0;
    };
    std::vector<std::vector<Way>> best(stages, std::vector<Way>(pieces + 1));
    for (std::size_t stage = 0; stage < stages; ++stage)
        for (std::size_t end = stage + 1; end <= pieces; ++end) {
            double length = 0;
            for (std::size_t begin = end; begin-- > stage;) {
                length += costs[begin];
                if (stage == 0 && begin > 0) continue;
                const double before = stage == 0 ? 0 : best[stage - 1][begin].longest;
                const double longest = std::max(before, length);
                // The earliest begin wins.
                if (longest <= best[stage][end].longest && longest < kNever && (!fits || fits(stage, begin, end)))
                    best[stage][end] = {longest, begin};
            }
        }
    if (best[stages - 1][pieces].longest == kNever) return cutEvenly(costs, stages);
    Cuts cuts(stages);
    std::size_t end = pieces;
    for (std::size_t stage = stages; stage-- > 0;) end = cuts[stage] = best[stage][end].begin;
    return cuts;
}

std::int64_t inFlight(std::int64_t stage, std::int64_t stages, std::int64_t parts) {
    return std::min(stages - stage, parts);
}

std::vector<Turn> turnsOf(std::int64_t stage, std::int64_t stages, std::int64_t parts) {
    const std::int64_t ahead = inFlight(stage, stages, parts) - 1;
    std::vector<Turn> turns;
    for (std::int64_t part = 0; part < ahead; ++part) turns.push_back({true, part});
    for (std::int64_t part = 0; part < parts; ++part) {
        if (part + ahead < parts) turns.push_back({true, part + ahead});
        turns.push_back({false, part});
    }
    return turns;
}

}  // namespace epochal
