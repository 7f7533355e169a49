// Where a run continued differently.
#include <algorithm>

#include "core/analysis/figures.h"

namespace epochal {

/// A step that is repeated starts in the same way: the newer milestone replaces the older one.
void RunRecord::mark(const Event& event, const char* code) {
    const std::int64_t step = figures_.stepsDone;
    std::erase_if(figures_.milestones, [&](const Milestone& one) { return one.at.step == step && one.code == code; });
    figures_.milestones.push_back({position(event, epochAt(step, figures_.epochsDone), step), code});
}

void RunRecord::take(const Event& event, const Notice& body) {
    if (body.code == kRolledBack) rolledBack_ = true;
    for (const char* code : {kUnfrozen, kImageSize})
        if (body.code == code) mark(event, code);
}

}  // namespace epochal
