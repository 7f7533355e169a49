#include "core/spec/parallel.h"

#include <algorithm>

#include "core/spec/networks.h"
#include "core/spec/session.h"
#include "core/spec/task.h"

namespace epochal {

bool canBeDivided(const RunSpec& spec) {
    return (trainsToQuality(spec.session) || onlySteps(spec.session)) && !isTable(spec) && !usesScript(spec);
}

std::int64_t stagesOf(const RunSpec& spec) {
    return canBeDivided(spec) ? std::max<std::int64_t>(spec.parallel.stages, 1) : 1;
}

}  // namespace epochal
