#include "ui/report/run_check.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

#include "core/analysis/sizes.h"
#include "core/economics/cost.h"

namespace epochal::ui {
namespace {

struct At {
    double quality = 0, active = 0, billed = 0;
    std::int64_t attempt = 1;
};

/// Computes the bill independently, attempt by attempt: a machine kept between attempts is billed by use; any other is
/// returned after each attempt, so every attempt begins a rental.
class Meter {
public:
    explicit Meter(const RunDirectory& run)
        : offer_(run.offer()), preparation_(run.spec().price.preparationMinutes * 60) {}
    void see(const Event& event) {
        if (event.attempt != attempt_) {
            before_ = billed();
            workedBefore_ += worked_;
            attempt_ = event.attempt;
            begun_ = static_cast<double>(event.utcMillis) / 1000 - event.active;
            worked_ = last_ = 0;
        }
        worked_ = std::max(worked_, event.active);
        last_ = std::max(last_, static_cast<double>(event.utcMillis) / 1000 - begun_);
    }
    /// Seconds billed so far.
    [[nodiscard]] double billed() const {
        if (attempt_ == 0) return 0;
        if (billsUse(offer_)) return preparation_ + workedBefore_ + worked_;
        const double rental = std::max(preparation_ + std::max(last_, worked_), offer_.minimumSeconds);
        const double quantum = offer_.quantumSeconds > 0 ? offer_.quantumSeconds : 1;
        return before_ + std::ceil(rental / quantum - 1e-9) * quantum;
    }

private:
    const Offer& offer_;
    const double preparation_;
    std::int64_t attempt_ = 0;
    double before_ = 0, workedBefore_ = 0;      // s, of earlier attempts
    double begun_ = 0, worked_ = 0, last_ = 0;  // s, of this attempt
};

}  // namespace

Result<RunCheck> countAgain(const RunDirectory& run) {
    const RunSpec& spec = run.spec();
    const Measure& measure = measureOf(spec);
    std::vector<StepWindow> windows;
    std::map<std::pair<std::int64_t, std::int64_t>, SizeMeasured> sizes;  // by batch and threads; the last one counts
    std::map<std::int64_t, At> evaluations;  // by epoch; an equal later result is the same point
    double activeBefore = 0, trainingBefore = 0, active = 0, training = 0;
    std::int64_t attempt = 0;
    Meter meter(run);
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
            meter.see(event);
            active = std::max(active, event.active);
            training = std::max(training, event.training);
            if (const auto* started = std::get_if<Started>(&event.body)) {
                std::erase_if(windows, [&](const StepWindow& one) { return one.step > started->startStep; });
            } else if (const auto* size = std::get_if<SizeMeasured>(&event.body)) {
                sizes[{size->batch, size->threads}] = *size;
            } else if (const auto* window = std::get_if<StepWindow>(&event.body)) {
                windows.push_back(*window);
            } else if (const auto* evaluation = std::get_if<Evaluation>(&event.body)) {
                const double quality = qualityOf(*evaluation, measure.quality).value_or(std::nan(""));
                const auto before = evaluations.find(evaluation->epoch);
                if (before != evaluations.end() && before->second.quality == quality) {
                    before->second.attempt = event.attempt;
                    continue;
                }
                std::erase_if(evaluations, [&](const auto& one) {
                    return one.first > evaluation->epoch && one.second.attempt < event.attempt;
                });
                if (std::isfinite(quality))
                    evaluations[evaluation->epoch] = {quality, activeBefore + event.active, meter.billed(),
                                                      event.attempt};
            }
        }
    }
    RunCheck check;
    check.active = activeBefore + active;
    check.training = trainingBefore + training;
    check.billed = meter.billed();
    for (const StepWindow& window : windows)
        if (!window.warmup && window.seconds > 0) {
            check.images += static_cast<double>(window.images);
            check.seconds += window.seconds;
        }
    const double limit = limitOf(spec) / 1000;
    for (const auto& [size, one] : sizes) {
        if (one.underway) continue;
        ++check.sizes;
        if (one.outOfMemory || one.seconds <= 0 || (limit > 0 && one.p95 > limit)) continue;
        const auto samples = static_cast<double>(one.samples);
        if (samples * check.seconds > check.images * one.seconds || check.seconds <= 0)
            check.images = samples, check.seconds = one.seconds;
    }
    for (const auto& [epoch, at] : evaluations) {
        const double before = check.best.value_or(at.quality);
        check.best = measure.higherIsBetter ? std::max(before, at.quality) : std::min(before, at.quality);
        if (!check.targetActive && reachesTarget(spec, at.quality)) {
            check.targetActive = at.active;
            check.targetBilled = at.billed;
        }
    }
    return check;
}

}  // namespace epochal::ui
