#include "ui/report/findings.h"

#include <algorithm>
#include <cmath>

#include "core/analysis/verdict.h"
#include "core/economics/cost.h"
#include "ui/view/entry_words.h"
#include "ui/view/loader_words.h"
#include "ui/view/measure_words.h"
#include "ui/view/sample_words.h"

namespace epochal::ui {
namespace {

QString currencyOf(const Offer& offer) {
    return QString::fromStdString(offer.currency);
}

/// Standard error of a share over n independent images: sqrt(p (1 - p) / n).
double binomialError(double share, double n) {
    return std::sqrt(share * (1 - share) / n);
}

}  // namespace

QString Findings::sentence(const Message& message) const {
    //: %1 = a sentence that lacks its full stop
    return tr("%1.").arg(format_.text(message));
}

QString Findings::aboutEnd() const {
    const QString end = format_.text(figures_.message);
    switch (figures_.state) {
        case RunState::Finished:
            return {};
        case RunState::Failed:
            return end.isEmpty() ? tr("The run failed; the figures cover it up to that point.")
                                 : tr("The run failed: %1. The figures cover it up to that point.").arg(end);
        case RunState::Interrupted:
            return tr("The run was interrupted and can be resumed; these are the figures so far.");
        default:
            return tr("The run has not finished; these are the figures so far.");
    }
}

QString Findings::aboutTarget() const {
    const auto asked = targetOf(spec_);
    if (!asked) return {};
    const Measure& measure = measureOf(spec_);
    const QString target = targetText(spec_, format_);
    if (figures_.target) {
        const TargetReached& reached = *figures_.target;
        if (reached.cost)
            return tr("The target of %1 was reached in epoch %2, after %3 of active time and at a cost of %4.")
                .arg(target, format_.integer(reached.epoch), format_.duration(reached.activeSeconds),
                     format_.money(*reached.cost));
        return tr("The target of %1 was reached in epoch %2, after %3 of active time.")
            .arg(target, format_.integer(reached.epoch), format_.duration(reached.activeSeconds));
    }
    if (!figures_.best) return {};
    const QString away = qualityDifference(measure.quality, std::abs(*asked - *figures_.best), format_);
    //: %2: a measure of quality, %3: a difference, "1.20 percentage points"
    return (measure.higherIsBetter ? tr("The target of %1 was not reached: the best %2 is %3 below it.")
                                   : tr("The target of %1 was not reached: the best %2 is %3 above it."))
        .arg(target, measureName(measure.quality), away);
}

QString Findings::aboutBest() const {
    if (!figures_.best) return {};
    const Measure& measure = measureOf(spec_);
    const double images = figures_.started ? static_cast<double>(figures_.started->validationImages) : 0;
    const QString name = measureName(measure.quality), best = qualityText(measure.quality, *figures_.best, format_);
    // Only a count of samples has a binomial error.
    if (images <= 0 || !measure.percent) return tr("The best %1 is %2.").arg(name, best);
    const QString error = format_.number(binomialError(*figures_.best, images) * 100, 2);
    return (sample_ == Sample::Row
                //: %1: a measure of quality, %3: rows of a table, %4: percentage points
                ? tr("The best %1 is %2. On %3 rows its binomial standard error is %4 percentage points: smaller "
                     "differences between runs mean little.")
                //: %1: a measure of quality, %3: images, %4: percentage points
                : tr("The best %1 is %2. On %3 images its binomial standard error is %4 percentage points: smaller "
                     "differences between runs mean little."))
        .arg(name, best, format_.integer(static_cast<qint64>(images)), error);
}

QString Findings::aboutProgress() const {
    if (figures_.epochsDone < 2 || !figures_.best) return {};
    if (figures_.bestEpoch >= figures_.epochsDone)
        return tr("The best epoch is the last one: more epochs might improve it.");
    const auto since = static_cast<int>(figures_.epochsDone - figures_.bestEpoch);
    const QString name = measureName(measureOf(spec_).quality);
    //: %1: a measure of quality
    return since == 1 ? tr("The last epoch did not improve %1.").arg(name)
                      : tr("The last %n epoch(s) did not improve %1.", nullptr, since).arg(name);
}

QString Findings::aboutFit() const {
    if (figures_.epochs.empty()) return {};
    const EpochPoint& last = figures_.epochs.back();
    const Measure& measure = measureOf(spec_);
    const auto trained = trainedQuality(last, measure.quality), validated = qualityOf(last, measure.quality);
    if (!trained || !validated) return {};
    const double gap = measure.higherIsBetter ? *trained - *validated : *validated - *trained;
    if (gap < measure.little(*validated)) return {};
    //: %1: a measure of quality, %2: a difference, "1.20 percentage points"
    return (measure.higherIsBetter
                ? tr("In the last epoch, %1 on the training samples is %2 higher than on the validation samples.")
                : tr("In the last epoch, %1 on the training samples is %2 lower than on the validation samples."))
        .arg(measureName(measure.quality), qualityDifference(measure.quality, gap, format_));
}

QString Findings::aboutTime() const {
    const Clocks& clocks = figures_.clocks;
    if (clocks.active <= 0 || clocks.training <= 0) return {};
    return tr("Training steps took %1 of the active time; the rest is start-up, evaluation and checkpoints.")
        .arg(format_.percent(clocks.training / clocks.active, 0));
}

QString Findings::aboutMoney() const {
    if (!figures_.imagesPerSecondPerPrice) return {};
    const double perMoney = imagesPerMoney(*figures_.imagesPerSecondPerPrice);
    //: %1: price per hour, %2: currency
    return (sample_ == Sample::Row ? tr("At %1, one %2 pays for training on %3 rows.")
                                   : tr("At %1, one %2 pays for training on %3 images."))
        .arg(RunFacts::pricePerHour(offer_, format_), currencyOf(offer_), format_.integer(std::llround(perMoney)));
}

QStringList Findings::sentences() const {
    QStringList all{aboutEnd(), aboutTarget(), aboutBest(), aboutProgress(), aboutFit(), aboutTime(), aboutMoney()};
    if (elsewhere_ && hourlyPrice(offer_))
        all << tr("What-if: the run did not use its offer's hardware, so nobody paid any of these amounts.");
    if (const Verdict held = verdict(figures_, spec_); held.bound != Bound::Unknown && held.bound != Bound::Compute)
        for (const Message& one : {held.what, held.remedy})
            if (!one.empty()) all << sentence(one);
    if (const QString beside = loaderSentence(figures_, spec_, format_); !beside.isEmpty())
        all << tr("%1.").arg(beside);
    if (const auto small = smallImages(figures_)) all << sentence(*small);
    if (figures_.attempts > 1)
        all << tr("The run was resumed %n time(s); its times are totals over all attempts.", nullptr,
                  static_cast<int>(figures_.attempts - 1));
    if (const Message reason = notRanked(offer_); !reason.empty()) all << sentence(reason);
    all.removeAll(QString());
    return all;
}

QList<Fact> Findings::methods() const {
    QList<Fact> methods;
    const auto add = [&methods](const QString& term, const QString& text) { methods.append({term, text}); };
    const QString perHour = ui::perHour(offer_.currency);
    if (figures_.bestTop1) {
        add(tr("Top-1, top-5"), tr("correctly classified samples / samples, over the full validation set after each "
                                   "epoch; in training, over the epoch's samples while the weights were changing."));
    }
    if (figures_.bestAuc)
        add(tr("AUC"), tr("area under the ROC curve, one class against the rest, averaged over classes; rank-based, "
                          "ties count as one half."));
    const auto evaluated = [&](Quality quality) {
        return std::ranges::any_of(figures_.epochs,
                                   [&](const EpochPoint& point) { return qualityOf(point, quality).has_value(); });
    };
    if (evaluated(Quality::Rmse))
        add(tr("RMSE, MAE"),
            tr("root of the mean squared error and mean absolute error over the full validation set after each epoch, "
               "in the unit of the predicted column."));
    if (evaluated(Quality::R2))
        add(tr("R²"), tr("1 − sum of squared errors / sum of squared deviations from the mean of the validation rows; "
                         "0 is no better than that mean, below 0 is worse."));
    if (figures_.imagesPerSecond > 0) {
        //: %1: "Images/s"
        add(tr("%1 ± U").arg(rateTitle(sample_)),
            tr("samples in measured steps / time of those steps; warm-up steps excluded, device synchronized only at "
               "window boundaries. U = sd / sqrt(n) over n = %1 windows of about half a second.")
                .arg(format_.integer(static_cast<qint64>(figures_.windows.n))));
    }
    if (figures_.imagesPerSecondPerPrice)
        add(ratePerTitle(sample_, perHour),
            //: %1: "images/s", %2: 3600, %3: a currency
            tr("%1 / (price per hour). Multiplied by %2, this is the number of samples per %3.")
                .arg(rateName(sample_), format_.integer(3600), currencyOf(offer_)));
    if (figures_.clocks.active > 0)
        add(tr("Three time bases"),
            tr("training, %1: steps only. Active, %2: with start-up, evaluation and checkpoints. Billed, %3: with "
               "preparation and pauses on a rented machine. Totals over all attempts.")
                .arg(format_.duration(figures_.clocks.training), format_.duration(figures_.clocks.active),
                     format_.duration(figures_.clocks.billed)));
    if (figures_.target)
        add(tr("Time to target"),
            tr("active time at the first evaluation that reached the target, including start-up, evaluation and "
               "checkpoints. Steps only: %1. DAWNBench counts start-up but not evaluation or checkpoints; MLPerf "
               "counts evaluation but not up to 30 minutes of initialization.")
                .arg(format_.duration(figures_.target->trainingSeconds)));
    if (figures_.costSoFar) add(tr("Cost"), RunFacts::costMethod(offer_));
    if (const QString own = RunFacts::ownPriceMethod(offer_, format_); !own.isEmpty())
        add(tr("Price of your own machine"), own);
    return methods;
}

QStringList Findings::missing() const {
    QStringList all;
    if (!figures_.best)
        all << tr("validation figures (no evaluation yet)");
    else
        for (const Quality quality : taskFor(spec_).measures)
            if (std::ranges::none_of(figures_.epochs,
                                     [&](const EpochPoint& point) { return qualityOf(point, quality).has_value(); }))
                //: %1: a measure of quality
                all << tr("%1 (not measured)").arg(measureName(quality));
    if (!targetOf(spec_))
        all << tr("time and cost to a target (the run had none)");
    else if (!figures_.target)
        all << tr("time and cost to the target (not reached)");
    if (figures_.imagesPerSecond <= 0) all << tr("%1 (no step was measured)").arg(rateName(sample_));
    if (!hourlyPrice(offer_)) all << tr("all monetary figures (the offer has no price)");
    return all;
}

}  // namespace epochal::ui
