#include "core/engine/train/leader.h"

#include <cmath>
#include <limits>
#include <utility>

#include "core/base/clock.h"
#include "core/engine/train/limits.h"
#include "core/engine/train/objective.h"
#include "core/engine/train/stop_rule.h"
#include "core/spec/image_growth.h"
#include "core/spec/parallel.h"
#include "core/spec/schedule.h"
#include "core/spec/spec_json.h"

namespace epochal::engine {
namespace {

/// This many steps in a row without a finite gradient are not chance: not even the search of a scale for fp16 takes
/// more.
constexpr std::int64_t kMostSkipped = 50;
/// Enough to see what repeats.
constexpr std::int64_t kTracedSteps = 3;

Error diverged(std::int64_t step) {
    return {ErrorKind::Diverged,
            {EPOCHAL_TEXT("core", "The loss is NaN or infinite after step %1"), {step}},
            "",
            {EPOCHAL_TEXT("core", "Use a lower learning rate or a longer warm-up"), {}}};
}

Error divergedInSpite(std::int64_t step) {
    Error error = diverged(step);
    error.what = {EPOCHAL_TEXT("core", "The gradients of %1 steps in a row, up to step %2, contain NaN or infinity"),
                  {kMostSkipped, step}};
    return error;
}

Error divergedAtEvaluation(std::int64_t epoch) {
    return {ErrorKind::Diverged,
            {EPOCHAL_TEXT("core", "The network's outputs contain NaN or infinity in the evaluation after epoch %1"),
             {epoch}},
            "",
            {EPOCHAL_TEXT("core", "Use a lower learning rate or a longer warm-up"), {}}};
}

}  // namespace

Leader::Leader(const Job& job, Control& control, Reporter& reporter, const Plan& plan, Meeting& meeting)
    : job_(job),
      control_(control),
      reporter_(reporter),
      plan_(plan),
      meeting_(meeting),
      store_(job.checkpoints, job.spec.checkpoints.keep, {job.spec, plan.stepsPerEpoch}),
      predictions_(job.predictions) {}

void Leader::finish(StopReason reason) {
    outcome_.state = RunState::Finished;
    outcome_.reason = reason;
}

void Leader::fail(Error error) {
    outcome_.state = RunState::Failed;
    outcome_.reason.reset();
    outcome_.error = std::move(error);
}

void Leader::end() {
    const Status saved = reportSaved(true);
    // A run that failed has its reason.
    if (!outcome_.error || (!saved && saved.error().kind != ErrorKind::Diverged)) bear(saved);
    endPredictions();
}

void Leader::begin(const Progress& start, const Replica& replica) {
    start_ = start;
    saySplit(replica.split());
    meeting_.finish(start.step);
}

void Leader::saySplit(const Split& split) {
    if (!measuresShares(plan_.spec)) return;
    std::string parts;
    for (std::int64_t i = 0; i < split.replicas(); ++i)
        parts += (i > 0 ? ", " : "") + std::to_string(split.partOf(plan_.spec.optimizer.globalBatch, i));
    reporter_.notice(
        Severity::Info, "batch-split",
        //: %1: numbers of samples, one for each replica: "96, 32"
        {EPOCHAL_TEXT("core", "Each batch is divided among the replicas by their measured speed: %1"), {parts}},
        {EPOCHAL_TEXT("core", "To repeat this run bit for bit, give these numbers as shares of the replicas"), {}});
}

void Leader::sayImageSize(std::int64_t epoch) {
    const RunSpec& spec = plan_.spec;
    if (!imagesGrow(spec)) return;
    const std::int64_t side = imageSideAt(spec, epoch), full = spec.data.imageSize;
    const bool begins = epoch == start_.epoch, within = begins && start_.stepInEpoch > 0;
    const bool changes = epoch > 0 && !within && side != imageSideAt(spec, epoch - 1);
    if (!changes && (!begins || side == full)) return;
    reporter_.notice(
        Severity::Info, kImageSize,
        side == full
            ? Message{EPOCHAL_TEXT("core", "From epoch %1 on, training images have their full size, %2 × %2 pixels"),
                      {epoch + 1, side}}
            : Message{EPOCHAL_TEXT("core",
                                   "From epoch %1 on, training images have %2 × %2 pixels; they grow to %3 × %3, and "
                                   "only the images/s at that size count as the run's"),
                      {epoch + 1, side, full}});
}

void Leader::sayUnfrozen(const Progress& progress, const Replica& replica) {
    const std::int64_t frozen = frozenEpochs(plan_.spec);
    if (frozen == 0 || progress.epoch != frozen || progress.stepInEpoch != 0) return;
    reporter_.notice(
        Severity::Info, kUnfrozen,
        {EPOCHAL_TEXT("core", "All layers are trained from here on: %1 parameters, of which the last layer has %2"),
         {plan_.parameters, replica.lastLayerParameters()}});
}

void Leader::beginEpoch(const Progress& progress, const Replica& replica) {
    sayImageSize(progress.epoch);
    sayUnfrozen(progress, replica);
}

void Leader::beginSteps(Replica& replica) {
    reporter_.beginSteps(replica.sums());
}

void Leader::endSteps(const Progress& progress, double rate, Replica& replica) {
    closeSteps(progress, rate, replica);
    // By the end of an epoch each file has been read.
    if (progress.epoch == start_.epoch && !plan_.data.table)
        for (Notice& notice : replacedImages(plan_.data)) reporter_.say(std::move(notice));
}

void Leader::afterStep(const Progress& progress, const Replica::Times& times, double rate, Replica& replica) {
    rate_ = rate;
    reporter_.stepDone(times);
    bear(reportSaved(false));
    inARow_ = times.skipped ? inARow_ + 1 : 0;
    skipped_ += times.skipped ? 1 : 0;
    if (inARow_ == kMostSkipped) fail(divergedInSpite(progress.step));
    if (reporter_.windowIsFull()) {
        closeWindow(progress, rate, replica);
        reporter_.sampleResources();
        limit_ = limitReached(job_, reporter_.active());
        measured_ = true;
    } else if (!measured_ && job_.overBudget) {
        limit_ = limitReached(job_, reporter_.active());  // how long a step takes is not known yet
    }
    if (!reporter_.isHeard()) fail(unheard());
    const bool traced = traceFrom_ >= 0 && progress.step >= traceFrom_ + kTracedSteps;
    if (traced || (control_.trace && traceFrom_ < 0)) meeting_.call(progress.step);
    if (control_.pause || control_.stop || control_.interrupt || control_.checkpoint || limit_ || outcome_.error)
        meeting_.call(progress.step);
    meeting_.finish(progress.step);
}

void Leader::closeWindow(const Progress& progress, double rate, Replica& replica) {
    replica.synchronize();
    meeting_.check();
    if (!reporter_.closeWindow(plan_, progress, rate, replica)) fail(diverged(progress.step));
    if (plan_.world() > 1) reporter_.tellRanks(plan_, meeting_.reports());
}

void Leader::closeSteps(const Progress& progress, double rate, Replica& replica) {
    closeWindow(progress, rate, replica);
    reporter_.endSteps();
    measured_ = true;
}

void Leader::save(const Checkpoint& state, const char* reason, bool best) {
    const double begun = monotonicSeconds();
    bear(reportSaved(true));
    writer_.begin(state, reason, best, begun);
}

Status Leader::saveNow(const Checkpoint& state, const char* reason, bool begun) {
    if (begun) {
        const Status kept = reportSaved(true);
        if (kept) return kept;
        bear(kept);
    }
    save(state, reason);
    return reportSaved(true);
}

Status Leader::reportSaved(bool waits) {
    if (!waits && !writer_.isDone()) return {};
    const auto written = writer_.finish();
    if (!written) return {};
    if (!written->saved) return written->saved.error();
    reporter_.say(CheckpointSaved{.epoch = written->progress.epoch,
                                  .step = written->progress.step,
                                  .file = (job_.checkpoints.filename() / written->saved->file).string(),
                                  .bytes = written->saved->bytes,
                                  .seconds = written->seconds,
                                  .reason = written->reason,
                                  .stalledSeconds = written->stalledSeconds});
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

Meeting::Decision Leader::obey(const Checkpoint& state, bool begun) {
    using enum Meeting::Decision;
    if (outcome_.error) return Leave;
    const auto once = [&](const char* reason) {
        Status kept = saveNow(state, reason, begun);
        begun = kept.ok();
        return kept;
    };
    if (control_.checkpoint.exchange(false)) bear(once("request"));
    if (control_.pause && !outcome_.error) {
        bear(once("request"));
        if (!outcome_.error) limit_ = waitWhilePaused(job_, control_, reporter_);
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

void Leader::keepPredictions(const torch::Tensor& outputs, const Progress& progress, bool best) {
    endPredictions();
    if (job_.predictions.empty()) return;
    if (plan_.data.validationSize() > kMostPredictions) {
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
    work.best = best;
    if (plan_.data.regression()) {
        work.predictions.numbers = numbersOf(plan_.data, outputs);
    } else {
        work.logits = outputs;
        work.labels = labelsOf(plan_.data);
    }
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

Meeting::Decision Leader::serve(const Progress& progress, Replica& replica, const Checkpoint& state) {
    closeSteps(progress, rate_, replica);
    Meeting::Decision decision = obey(state, false);
    beginSteps(replica);
    if (decision == Meeting::Decision::GoOn && traceFrom_ < 0 && control_.trace.exchange(false)) {
        traceFrom_ = progress.step;
        decision = Meeting::Decision::Trace;
    }
    return decision;
}

void Leader::keepTrace(const std::vector<StepSpan>& trace, std::int64_t step) {
    const std::int64_t from = std::exchange(traceFrom_, -1);
    if (trace.empty() || job_.predictions.empty()) return;
    const Pulse::During free(plan_.pulse(), Pulse::State::Free);  // as for all that is written
    const std::string name = "trace-" + std::to_string(step) + ".json";
    if (Status written = writeAtomically(job_.predictions / name, chromeTrace(trace), Links::Refuse); !written) {
        reporter_.notice(Severity::Warning, "trace-not-saved",
                         {EPOCHAL_TEXT("core", "The trace could not be saved: %1"), {whatAndWhere(written.error())}},
                         written.error().remedy);
        return;
    }
    const Overlap overlap = overlapOf(trace);
    reporter_.notice(
        Severity::Info, "trace-saved",
        overlap.exchange > 0
            ? Message{EPOCHAL_TEXT("core",
                                   "A trace of steps %1 to %2 is in %3, for Perfetto or Chrome. Exchanges between "
                                   "ranks took %4, of which %5 was hidden behind compute"),
                      {from + 1, step, name, Duration{overlap.exchange}, Share{overlap.hidden / overlap.exchange, 0}}}
            : Message{EPOCHAL_TEXT("core", "A trace of steps %1 to %2 is in %3, for Perfetto or Chrome"),
                      {from + 1, step, name}});
}

Meeting::Decision Leader::afterEpoch(const EpochResult& result, Checkpoint& state) {
    using enum Meeting::Decision;
    Progress& progress = state.progress;
    const auto images = static_cast<double>(result.sums.images);
    if (!std::isfinite(result.sums.loss) || result.sums.images == 0) fail(diverged(progress.step));
    if (outcome_.error) return Leave;
    if (const std::int64_t skipped = std::exchange(skipped_, 0); skipped > 0)
        reporter_.notice(Severity::Info, "steps-skipped",
                         {EPOCHAL_TEXT_N("core", "%1 step(s) skipped in epoch %2: gradients with NaN or infinity"),
                          {Count(skipped), progress.epoch}});
    EpochDone done{.epoch = progress.epoch, .step = progress.step, .loss = result.sums.loss / images};
    if (!plan_.data.regression()) done.top1 = static_cast<double>(result.sums.correct) / images;
    done.learningRate = result.rate;
    reporter_.say(done);

    const double begun = monotonicSeconds();
    // The peers' threads have nothing else to do; a GPU leaves all of the machine's.
    const auto threads = plan_.onHost() ? static_cast<std::size_t>(plan_.threads * plan_.ranksHere())
                                        : std::numeric_limits<std::size_t>::max();
    const auto metrics = measure(plan_.data, result.outputs, threads);
    if (!metrics) {
        fail(divergedAtEvaluation(progress.epoch));
        return Leave;
    }
    const Measure& measured = measureOf(job_.spec);
    const bool best = book(progress, measured, qualityOf(*metrics, measured.quality).value_or(std::nan("")));
    reporter_.say(Evaluation{.epoch = progress.epoch,
                             .step = progress.step,
                             .images = plan_.data.validationSize(),
                             .seconds = result.evaluationSeconds + monotonicSeconds() - begun,
                             .loss = metrics->loss,
                             .top1 = metrics->top1,
                             .top5 = metrics->top5,
                             .auc = metrics->auc,
                             .best = best,
                             .rmse = metrics->rmse,
                             .mae = metrics->mae,
                             .r2 = metrics->r2});
    keepPredictions(result.outputs, progress, best);
    reporter_.sampleResources();

    auto reason = stopAfterEpoch(job_.spec, progress);
    if (!reason && control_.stopAfterEpoch) reason = StopReason::User;
    const bool due = progress.epoch % std::max<std::int64_t>(job_.spec.checkpoints.everyEpochs, 1) == 0;
    const bool saves = due || best || reason;
    if (saves) save(state, due ? "epoch" : reason ? "stop" : "best", best);
    if (reason && !outcome_.error) {
        if (const Status kept = reportSaved(true); !kept)
            lose(kept.error());
        else
            finish(*reason);
    }
    if (reason || outcome_.error) return Leave;
    limit_ = limitReached(job_, reporter_.active());
    return obey(state, saves);
}

}  // namespace epochal::engine
