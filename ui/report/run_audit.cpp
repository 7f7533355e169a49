#include "ui/report/run_audit.h"

#include <algorithm>
#include <cmath>

#include "core/economics/cost.h"
#include "ui/view/measure_words.h"
#include "ui/view/sample_words.h"
#include "ui/view/sizes_view.h"

namespace epochal::ui {

void RunAudit::check(const QString& run, const QString& what, double shown, double again, double digit) {
    ++checked_;
    if (std::abs(shown - again) <= digit + 1e-9 * std::max(std::abs(shown), std::abs(again))) return;
    //: %1: figure, %2, %3: numbers
    const QString sentence =
        tr("%1: %2 in the report, %3 recomputed.").arg(what, format_.exact(shown), format_.exact(again));
    //: %1: name of a run, %2: a sentence
    wrong_ << (run.isEmpty() ? sentence : tr("%1, %2", "audit").arg(run, sentence));
}

void RunAudit::check(const QString& name, const RunDirectory& run, const Figures& figures, const RunCheck& again) {
    const bool measures = measuresSizes(run.spec());
    if (const auto rate = again.imagesPerSecond(); rate && figures.imagesPerSecond > 0)
        check(name, rateName(taskFor(run.spec()).sample), figures.imagesPerSecond, *rate);
    if (measures)
        //: noun, a figure that was checked: how many sizes were measured
        check(name, tr("sizes measured"),
              static_cast<double>(std::ranges::count_if(figures.sizes, &SizePoint::isComplete)),
              static_cast<double>(again.sizes));
    if (figures.best && again.best)
        //: %1: a measure of quality
        check(name, tr("best %1").arg(measureName(measureOf(run.spec()).quality)), *figures.best, *again.best);
    if (figures.clocks.active > 0) {
        check(name, tr("active time"), figures.clocks.active, again.active);
        if (!measures) check(name, tr("training time"), figures.clocks.training, again.training);
    }
    if (figures.target && again.targetActive)
        check(name, tr("time to target"), figures.target->activeSeconds, *again.targetActive);
    const Offer& offer = run.offer();
    const auto price = hourlyPrice(offer);
    if (!price) return;
    if (figures.imagesPerSecondPerPrice && again.imagesPerSecond())
        check(name, ratePer(taskFor(run.spec()).sample, perUnit()), *figures.imagesPerSecondPerPrice,
              *again.imagesPerSecond() / price->toDouble());
    // Money is rounded to nine decimal places.
    constexpr double kDigit = 2e-9, kHour = 3600, kMillion = 1e6;
    if (figures.chosenSize && again.imagesPerSecond())
        if (const auto perMillion = figures.sizes[*figures.chosenSize].perMillion)
            check(name, tr("price per million"), *perMillion,
                  kMillion * again.seconds * price->toDouble() / (kHour * again.images));
    if (figures.costSoFar)
        //: noun, a figure that was checked
        check(name, tr("cost"), figures.costSoFar->amount.toDouble(), price->toDouble() * again.billed / kHour, kDigit);
    if (figures.target && figures.target->cost && again.targetBilled)
        check(name, tr("cost to target"), figures.target->cost->amount.toDouble(),
              price->toDouble() * *again.targetBilled / kHour, kDigit);
}

QString RunAudit::perUnit() {
    //: after "images/s per"
    return tr("unit of price");
}

QStringList RunAudit::sentences() const {
    if (checked_ == 0) return {};
    return QStringList{tr("The derived figures were computed a second time from the events when this report was "
                          "created: %1 of %2 agree.")
                           .arg(format_.integer(checked_ - wrong_.size()), format_.integer(checked_))} +
           wrong_;
}

}  // namespace epochal::ui
