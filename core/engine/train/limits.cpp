#include "core/engine/train/limits.h"

#include <chrono>
#include <thread>

#include "core/base/layout.h"

namespace epochal::engine {

std::optional<StopReason> limitReached(const Job& job, double active) {
    if (job.spec.stop.hours > 0 && job.activeBefore + active >= job.spec.stop.hours * 3600) return StopReason::Hours;
    if (job.overBudget && job.overBudget(active, false)) return StopReason::Budget;
    return std::nullopt;
}

std::optional<StopReason> waitWhilePaused(const Job& job, const Control& control, Reporter& reporter) {
    std::optional<StopReason> limit;
    reporter.say(StateChanged{RunState::Paused, {EPOCHAL_TEXT("core", "Paused on request"), {}}});
    reporter.beginPause();
    while (control.pause && !control.stop && !control.interrupt && !(limit = limitReached(job, reporter.active())))
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    reporter.endPause();
    if (!control.stop && !control.interrupt && !limit) reporter.say(StateChanged{RunState::Running, {}});
    return limit;
}

Error unheard() {
    return {ErrorKind::Disk,
            {EPOCHAL_TEXT("core", "Can no longer write to the run's log"), {}},
            layout::kEvents,
            {EPOCHAL_TEXT("core", "Free some space on this disk, then resume the run"), {}}};
}

}  // namespace epochal::engine
