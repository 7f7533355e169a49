#include "tests/ui/support/told_run.h"

#include <algorithm>
#include <cmath>

#include "core/economics/local_book.h"
#include "core/events/codec.h"
#include "core/spec/task.h"
#include "tests/support/exit_record.h"

namespace epochal::test {
namespace {

constexpr double kDeviation = 100;  ///< of the column that a told run of a table predicts

/// Timestamps events.
class Teller {
public:
    explicit Teller(const ToldRun& run) : run_(run), utc_(static_cast<double>(run.begunUtcMillis)) {}

    std::vector<Event> tell() {
        const std::int64_t batch = run_.spec.optimizer.globalBatch;
        steps_ = (run_.trainImages + batch - 1) / batch;
        begin();
        std::optional<double> best;
        for (std::size_t i = 0; i < run_.epochs.size(); ++i) {
            epoch(static_cast<std::int64_t>(i + 1), run_.epochs[i], best);
            if (i == 0 && run_.pauseAfterFirst > 0) utc_ += run_.pauseAfterFirst * 1000;
        }
        if (run_.exit) add(Finished{run_.exit->state, run_.exit->reason, {}, std::ssize(events_) + 1});
        return std::move(events_);
    }

private:
    void add(EventBody body) {
        events_.push_back({1, std::ssize(events_) + 1, static_cast<std::int64_t>(std::llround(utc_)), training_,
                           active_, std::move(body)});
    }
    void pass(double seconds, bool steps) {
        active_ += seconds;
        utc_ += seconds * 1000;
        if (steps) training_ += seconds;
        if (run_.watts >= 0) add(ResourceSample{0.5, 1'000'000'000, run_.watts, {}});
    }
    void begin() {
        Started started;
        started.parameters = 78'042;
        started.trainImages = run_.trainImages;
        started.validationImages = 1000;
        if (!isTable(run_.spec)) {
            started.channels = 1;
            started.height = started.width = 28;
            started.classes = 10;
        }
        started.stepsPerEpoch = steps_;
        started.precision = "fp32";
        const std::string device = run_.machine.accelerators.empty() ? "CPU" : run_.machine.accelerators.front().name;
        started.devices.assign(static_cast<std::size_t>(run_.devices), device);
        started.threads = 2;
        started.engine = "LibTorch 2.11.0, CPU";
        add(started);
        add(StateChanged{RunState::Running, {}});
        if (run_.watts >= 0) add(ResourceSample{0.5, 1'000'000'000, run_.watts, {}});
    }
    void epoch(std::int64_t number, const ToldEpoch& told, std::optional<double>& best) {
        const bool numbers = taskFor(run_.spec).regression;
        const double loss = numbers ? std::pow(told.top1 / kDeviation, 2) : 1 - told.top1;
        const std::int64_t step = number * steps_;
        pass(told.training, true);
        StepWindow window;
        window.epoch = number;
        window.step = step;
        window.steps = steps_;
        window.images = run_.trainImages;
        window.seconds = told.training;
        window.loss = loss;
        window.learningRate = 0.1;
        add(window);
        add(EpochDone{number, step, loss, numbers ? std::nullopt : std::optional(told.top1), 0.1});
        if (told.evaluation <= 0) return;
        pass(told.evaluation, false);
        Evaluation evaluation;
        evaluation.epoch = number;
        evaluation.step = step;
        evaluation.images = 1000;
        evaluation.seconds = told.evaluation;
        evaluation.loss = loss;
        if (numbers) {
            evaluation.rmse = told.top1;
            evaluation.mae = 0.8 * told.top1;
            evaluation.r2 = 1 - loss;
        } else {
            evaluation.top1 = told.top1;
            evaluation.top5 = (1 + told.top1) / 2;
            evaluation.auc = (3 + told.top1) / 4;
        }
        evaluation.best = isBetter(measureOf(numbers ? Quality::Rmse : Quality::Top1), told.top1, best);
        if (evaluation.best) best = told.top1;
        add(evaluation);
    }

    const ToldRun& run_;
    std::vector<Event> events_;
    std::int64_t steps_ = 1;
    double utc_, training_ = 0, active_ = 0;
};

}  // namespace

Offer toldOffer(const char* provider, const char* instance, const char* price, double quantum) {
    Offer offer;
    offer.provider = provider;
    offer.instance = instance;
    offer.pricePerHour = Decimal::parse(price).value();
    offer.quantumSeconds = quantum;
    offer.date = "2026-11-01";
    offer.dateBasis = "day it was entered";
    offer.source = "price list";
    offer.id = offerId(offer, PriceBook());
    return offer;
}

std::vector<Event> eventsOf(const ToldRun& run) {
    return Teller(run).tell();
}

RunRecord recordOf(const ToldRun& run) {
    RunRecord record(run.spec, run.offer);
    for (const Event& event : eventsOf(run)) record.apply(event);
    return record;
}

Result<RunDirectory> writeTold(const Path& runs, const ToldRun& told) {
    auto run = RunDirectory::create(runs, told.id, told.spec, told.machine, told.offer);
    if (!run) return run;
    std::string text;
    for (const Event& event : eventsOf(told)) text += encode(event);
    if (Status written = writeAtomically(run->events(), text); !written) return written.error();
    if (told.exit) {
        ExitRecord record = *told.exit;
        record.utcMillis = eventsOf(told).back().utcMillis;
        if (Status written = test::writeExit(*run, record); !written) return written.error();
    }
    return run;
}

}  // namespace epochal::test
