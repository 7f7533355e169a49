#include "core/engine/train/leader.h"

#include <chrono>
#include <cmath>
#include <thread>
#include <utility>

#include "core/base/clock.h"
#include "core/engine/train/metrics.h"
#include "core/engine/train/stop_rule.h"
#include "core/spec/spec_json.h"

namespace epochal::engine {
namespace {

Error diverged(std::int64_t step) {
    return {ErrorKind::Diverged,
            {EPOCHAL_TEXT("core", "The loss is NaN or infinite after step %1"), {step}},
            "/optimizer/learning_rate",
            {EPOCHAL_TEXT("core", "Use a lower learning rate or a longer warm-up"), {}}};
}

Error divergedAtEvaluation(std::int64_t epoch) {
    return {ErrorKind::Diverged,
            {EPOCHAL_TEXT("core", "The network's outputs contain NaN or infinity in the evaluation after epoch %1"),
             {epoch}},
            "/optimizer/learning_rate",
            {EPOCHAL_TEXT("core", "Use a lower learning rate or a longer warm-up"), {}}};
}

Error unheard() {
    return {ErrorKind::Disk,
            {EPOCHAL_TEXT("core", "Can no longer write to the run's log"), {}},
            "events.jsonl",
            {EPOCHAL_TEXT("core", "Free some space on this disk, then resume the run"), {}}};
}

std::vector<std::int64_t> labelsOf(const Images& images) {
    std::vector<std::int64_t> labels;
    for (std::int64_t i = 0; i < images.size(); ++i) labels.push_back(images.label(i));
    return labels;
}

}  // namespace

Leader::Leader(const Job& job, Control& control, Reporter& reporter, const Plan& plan, Meeting& meeting)
    : job_(job),
      control_(control),
      reporter_(reporter),
      plan_(plan),
      meeting_(meeting),
      store_(job.checkpoints, job.spec.checkpoints.keep, {job.spec, plan.stepsPerEpoch, plan.world()}),
      predictions_(job.predictions) {}

Leader::~Leader() {
    endPredictions();
}

void Leader::finish(StopReason reason) {
    outcome_.state = RunState::Finished;
    outcome_.reason = reason;
}

void Leader::fail(Error error) {
    outcome_.state = RunState::Failed;
    outcome_.reason.reset();
    outcome_.error = std::move(error);
}

std::optional<StopReason> Leader::limitReached() const {
    const double active = reporter_.active();
    if (job_.spec.stop.hours > 0 && job_.activeBefore + active >= job_.spec.stop.hours * 3600) return StopReason::Hours;
    if (job_.overBudget && job_.overBudget(active, false)) return StopReason::Budget;
    return std::nullopt;
}

void Leader::afterStep(const Progress& progress, const Replica::Times& times, double rate, const Replica& replica) {
    rate_ = rate;
    reporter_.stepDone(times);
    if (reporter_.windowIsFull()) {
        replica.synchronize();
        if (!reporter_.closeWindow(plan_, progress, rate, replica.sums(), replica.waitedForPeers()))
            fail(diverged(progress.step));
        reporter_.sampleResources();
        limit_ = limitReached();
        measured_ = true;
    } else if (!measured_ && job_.overBudget) {
        limit_ = limitReached();  // how long a step takes is not known yet
    }
    if (!reporter_.isHeard()) fail(unheard());
    if (control_.pause || control_.stop || control_.interrupt || control_.checkpoint || limit_ || outcome_.error)
        meeting_.call(progress.step);
}

void Leader::closeSteps(const Progress& progress, double rate, const Replica& replica) {
    replica.synchronize();
    if (!reporter_.closeWindow(plan_, progress, rate, replica.sums(), replica.waitedForPeers()))
        fail(diverged(progress.step));
    reporter_.endSteps();
    measured_ = true;
}

Status Leader::save(const Checkpoint& state, const char* reason, bool best) {
    const double begun = monotonicSeconds();
    const auto saved = store_.save(state, best);
    if (!saved) return saved.error();
    const std::string file = (job_.checkpoints.filename() / saved->file).string();
    reporter_.say(CheckpointSaved{state.progress.epoch, state.progress.step, file, saved->bytes,
                                  monotonicSeconds() - begun, reason});
    return {};
}

void Leader::bear(const Status& saved) {
    if (saved) return;
    const Error& error = saved.error();
    if (error.kind == ErrorKind::Diverged) return fail(error);
    reporter_.notice(
        Severity::Error, "checkpoint-not-saved",
        {EPOCHAL_TEXT("core", "A checkpoint could not be saved; training continues: %1"), {whatAndWhere(error)}},
        error.remedy);
}

void Leader::lose(const Error& error) {
    if (error.kind == ErrorKind::Diverged) return fail(error);
    fail({error.kind,
          {EPOCHAL_TEXT("core", "The run ended, but its result could not be saved: %1"), {error.what}},
          error.where,
          error.remedy});
}

void Leader::waitWhilePaused() {
    reporter_.say(StateChanged{RunState::Paused, {EPOCHAL_TEXT("core", "Paused on request"), {}}});
    reporter_.beginPause();
    // A rented machine costs money even while the run is paused, so the limits still apply.
    while (control_.pause && !control_.stop && !control_.interrupt && !(limit_ = limitReached()))
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    reporter_.endPause();
    if (!control_.stop && !control_.interrupt && !limit_) reporter_.say(StateChanged{RunState::Running, {}});
}

Meeting::Decision Leader::obey(const Checkpoint& state, bool saved) {
    using enum Meeting::Decision;
    if (outcome_.error) return Leave;
    const auto once = [&](const char* reason) {
        if (saved) return Status();
        Status kept = save(state, reason);
        saved = kept.ok();
        return kept;
    };
    if (control_.checkpoint.exchange(false)) bear(once("request"));
    if (control_.pause && !outcome_.error) {
        bear(once("request"));
        if (!outcome_.error) waitWhilePaused();
    }
    if (outcome_.error) return Leave;
    if (control_.interrupt || control_.stop || limit_) {
        if (Status kept = once("stop"); !kept)
            lose(kept.error());
        else if (control_.interrupt)
            outcome_.state = RunState::Interrupted;
        else
            finish(control_.stop ? StopReason::User : *limit_);
        return Leave;
    }
    if (!reporter_.isHeard()) fail(unheard());
    return outcome_.error ? Leave : GoOn;
}

void Leader::keepPredictions(const torch::Tensor& logits, std::vector<std::int64_t> labels, const Progress& progress,
                             bool best) {
    endPredictions();
    if (job_.predictions.empty()) return;
    if (std::ssize(labels) > kMostPredictions) {
        if (!std::exchange(predictionsMissed_, true))
            reporter_.notice(Severity::Info, "predictions-not-kept",
                             {EPOCHAL_TEXT("core",
                                           "With more than %1 validation samples, the predictions of an evaluation are "
                                           "not kept: no confusion matrix can be shown"),
                              {kMostPredictions}});
        return;
    }
    PredictionsWriter::Work work;
    work.predictions.epoch = progress.epoch;
    work.predictions.step = progress.step;
    work.predictions.classes = plan_.data.classes;
    work.predictions.classNames = plan_.data.classNames;
    work.logits = logits;
    work.labels = std::move(labels);
    work.best = best;
    predictions_.write(std::move(work));
}

void Leader::endPredictions() {
    const auto trouble = predictions_.finish();
    if (!trouble || std::exchange(predictionsMissed_, true)) return;
    reporter_.notice(Severity::Warning, "predictions-not-saved",
                     {EPOCHAL_TEXT("core",
                                   "The predictions of an evaluation could not be saved; training is not "
                                   "affected: %1"),
                      {whatAndWhere(*trouble)}},
                     trouble->remedy);
}

Meeting::Decision Leader::serve(const Progress& progress, const Replica& replica, const Checkpoint& state) {
    closeSteps(progress, rate_, replica);
    const Meeting::Decision decision = obey(state, false);
    reporter_.beginSteps(replica.sums());
    return decision;
}

Meeting::Decision Leader::afterEpoch(const EpochResult& result, Checkpoint& state) {
    using enum Meeting::Decision;
    Progress& progress = state.progress;
    const auto images = static_cast<double>(result.sums.images);
    if (!std::isfinite(result.sums.loss)) fail(diverged(progress.step));
    if (outcome_.error) return Leave;
    reporter_.say(EpochDone{progress.epoch, progress.step, result.sums.loss / images,
                            static_cast<double>(result.sums.correct) / images, result.rate});

    const double begun = monotonicSeconds();
    std::vector<std::int64_t> labels = labelsOf(*plan_.data.validation);
    const auto metrics =
        measure({result.logits.const_data_ptr<float>(), static_cast<std::size_t>(result.logits.numel())}, labels,
                plan_.data.classes);
    if (!metrics) {
        fail(divergedAtEvaluation(progress.epoch));
        return Leave;
    }
    const Measure& measured = measureOf(job_.spec);
    const bool best = book(progress, measured, qualityOf(*metrics, measured.quality).value());
    reporter_.say(Evaluation{.epoch = progress.epoch,
                             .step = progress.step,
                             .images = static_cast<std::int64_t>(labels.size()),
                             .seconds = result.evaluationSeconds + monotonicSeconds() - begun,
                             .loss = metrics->loss,
                             .top1 = metrics->top1,
                             .top5 = metrics->top5,
                             .auc = metrics->auc,
                             .best = best,
                             .rmse = metrics->rmse,
                             .mae = metrics->mae,
                             .r2 = metrics->r2});
    keepPredictions(result.logits, std::move(labels), progress, best);
    reporter_.sampleResources();

    auto reason = stopAfterEpoch(job_.spec, progress);
    if (!reason && control_.stopAfterEpoch) reason = StopReason::User;
    const bool due = progress.epoch % std::max<std::int64_t>(job_.spec.checkpoints.everyEpochs, 1) == 0;
    bool saved = false;
    if (due || best || reason) {
        const Status kept = save(state, due ? "epoch" : reason ? "stop" : "best", best);
        saved = kept.ok();
        if (!reason)
            bear(kept);
        else if (!kept)
            lose(kept.error());
        else
            finish(*reason);
    }
    if (reason || outcome_.error) return Leave;
    limit_ = limitReached();
    return obey(state, saved);
}

}  // namespace epochal::engine
