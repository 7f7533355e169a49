#include "ui/report/run_check.h"

#include <cmath>
#include <map>
#include <vector>

namespace epochal::ui {
namespace {

struct At {
    double top1 = 0, active = 0;
    std::int64_t attempt = 1;
};

}  // namespace

Result<RunCheck> countAgain(const RunDirectory& run) {
    std::vector<StepWindow> windows;
    std::map<std::int64_t, At> evaluations;  // by epoch; the same result again is the same point
    double activeBefore = 0, trainingBefore = 0, active = 0, training = 0;
    std::int64_t attempt = 0;
    EventReader reader(run.events());
    for (;;) {
        const Result<std::vector<Event>> events = reader.readNew();
        if (!events) return events.error();
        if (events->empty()) break;
        for (const Event& event : *events) {
            if (event.attempt != attempt) {
                activeBefore += active, trainingBefore += training;
                active = training = 0;
                attempt = event.attempt;
            }
            active = std::max(active, event.active);
            training = std::max(training, event.training);
            if (const auto* started = std::get_if<Started>(&event.body)) {
                std::erase_if(windows, [&](const StepWindow& one) { return one.step > started->startStep; });
            } else if (const auto* window = std::get_if<StepWindow>(&event.body)) {
                windows.push_back(*window);
            } else if (const auto* evaluation = std::get_if<Evaluation>(&event.body)) {
                const auto before = evaluations.find(evaluation->epoch);
                if (before != evaluations.end() && before->second.top1 == evaluation->top1) {
                    before->second.attempt = event.attempt;
                    continue;
                }
                std::erase_if(evaluations, [&](const auto& one) {
                    return one.first > evaluation->epoch && one.second.attempt < event.attempt;
                });
                if (std::isfinite(evaluation->top1))
                    evaluations[evaluation->epoch] = {evaluation->top1, activeBefore + event.active, event.attempt};
            }
        }
    }
    RunCheck check;
    check.active = activeBefore + active;
    check.training = trainingBefore + training;
    for (const StepWindow& window : windows)
        if (!window.warmup && window.seconds > 0) {
            check.images += static_cast<double>(window.images);
            check.seconds += window.seconds;
        }
    const double target = run.spec().stop.target;
    for (const auto& [epoch, at] : evaluations) {
        check.best = std::max(check.best.value_or(0), at.top1);
        if (target > 0 && !check.targetActive && reachesTarget(at.top1, target)) check.targetActive = at.active;
    }
    return check;
}

}  // namespace epochal::ui
