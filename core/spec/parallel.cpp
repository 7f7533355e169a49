#include "core/spec/parallel.h"

#include <algorithm>

#include "core/spec/fields.h"
#include "core/spec/networks.h"
#include "core/spec/session.h"
#include "core/spec/task.h"

namespace epochal {

Split::Split(const std::vector<std::int64_t>& shares) : before_{0} {
    for (const std::int64_t share : shares) before_.push_back(before_.back() + share);
}

Split Split::even(std::int64_t replicas) {
    return Split(std::vector<std::int64_t>(static_cast<std::size_t>(replicas), 1));
}

std::int64_t Split::least(std::int64_t all) const {
    std::int64_t least = all;
    for (std::int64_t i = 0; i < replicas(); ++i) least = std::min(least, partOf(all, i));
    return least;
}

std::int64_t Split::most(std::int64_t all) const {
    std::int64_t most = 0;
    for (std::int64_t i = 0; i < replicas(); ++i) most = std::max(most, partOf(all, i));
    return most;
}

bool hasGivenShares(const RunSpec& spec) {
    // Until there are any, the split is even: choosing given shares must not make a field wrong that nobody has
    // touched.
    return spec.parallel.split == "given" && !spec.parallel.shares.empty() &&
           findField("parallel.split")->applies(spec);
}

bool measuresShares(const RunSpec& spec) {
    return spec.parallel.split == "measured" && findField("parallel.split")->applies(spec);
}

Split splitOf(const RunSpec& spec) {
    const bool given = hasGivenShares(spec) && std::ssize(spec.parallel.shares) == spec.devices.count;
    return given ? Split(spec.parallel.shares) : Split::even(spec.devices.count);
}

bool canBeDivided(const RunSpec& spec) {
    return (trainsToQuality(spec.session) || onlySteps(spec.session)) && !isTable(spec) && !usesScript(spec);
}

std::int64_t stagesOf(const RunSpec& spec) {
    return canBeDivided(spec) ? std::max<std::int64_t>(spec.parallel.stages, 1) : 1;
}

}  // namespace epochal
