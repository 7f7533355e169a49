#include "ui/view/size_findings.h"

#include <algorithm>

#include "core/analysis/verdict.h"
#include "core/spec/session.h"
#include "ui/view/entry_words.h"
#include "ui/view/measure_words.h"

namespace epochal::ui {

namespace {
/// From here on, one more of anything brings little.
constexpr double kNearlyAll = 0.95;
}  // namespace

QString SizeFindings::rate(std::size_t index) const {
    return SizeWords::rateText(at(index).perSecond, view_.spec, view_.format);
}

QString SizeFindings::latency(std::size_t index) const {
    const auto seconds = latencyOf(at(index), view_.which);
    return seconds ? QStringLiteral("%1 %2").arg(SizeWords::name(view_.which), view_.format.milliseconds(*seconds))
                   : QString();
}

QString SizeFindings::percentOf(std::size_t index, std::size_t of) const {
    return view_.format.percent(at(index).perSecond / at(of).perSecond, 0);
}

void SizeFindings::aboutChosen(QList<Fact>& all) const {
    const auto chosen = view_.chosen();
    const auto anyMeasured = fastestSize(view_.figures.sizes, view_.which, 0).has_value();
    if (!chosen && anyMeasured && view_.limit > 0) {
        std::optional<std::size_t> nearest;
        for (const std::size_t index : view_.inOrder())
            if (const auto seconds = latencyOf(at(index), view_.which);
                seconds && (!nearest || *seconds < *latencyOf(at(*nearest), view_.which)))
                nearest = index;
        const QString limit = tr("%1 ms").arg(view_.format.significant(view_.limit));
        all.append(
            {tr("No size meets the limit"),
             nearest
                 //: %1: "25 ms", %2: "p95 30.1 ms", %3: "batch of 1"
                 ? tr("The limit is %1; the lowest latency is %2 (%3).").arg(limit, latency(*nearest), size(*nearest))
                 : tr("The limit is %1.").arg(limit)});
        return;
    }
    if (!chosen) return;
    QString text;
    if (view_.limit > 0)
        //: %1: "p95", %2: milliseconds, %3: "3,508 images/s", %4: "p95 19.4 ms"
        text = tr("The fastest whose %1 meets the limit of %2 ms: %3, %4.")
                   .arg(SizeWords::name(view_.which), view_.format.significant(view_.limit), rate(*chosen),
                        latency(*chosen));
    else if (view_.figures.sizes.size() < 2)
        text = tr("The only size measured: %1.").arg(rate(*chosen));
    else if (answersRequests(view_.spec.session))
        //: %1: "3,508 images/s", %2: "p95 19.4 ms"
        text = tr("The fastest of those measured: %1, %2.").arg(rate(*chosen), latency(*chosen));
    else
        //: %1: "3,508 images/s"
        text = tr("The fastest of those measured: %1.").arg(rate(*chosen));
    if (at(*chosen).perMillion)
        //: %1: "images" or "rows", %2: an amount of money
        text += QLatin1Char(' ') +
                tr("A million %1 cost %2.")
                    .arg(SizeWords::samples(view_.spec),
                         QStringLiteral("%1 %2").arg(SizeWords::perMillionText(*at(*chosen).perMillion, view_.format),
                                                     QString::fromStdString(view_.offer.currency)));
    all.append({capitalized(size(*chosen)), text});
}

void SizeFindings::aboutOthers(QList<Fact>& all) const {
    const auto chosen = view_.chosen(), fastest = fastestSize(view_.figures.sizes, view_.which, 0);
    if (!chosen || !fastest) return;
    if (fastest != chosen) {
        const double more = at(*fastest).perSecond / at(*chosen).perSecond - 1;
        //: heading; %1: "batch of 128"
        all.append({tr("Over the limit: %1").arg(size(*fastest)),
                    //: %1: "4,020 images/s", %2: percentage more, %3: "p95 40.0 ms"
                    tr("%1, %2 more, but %3.")
                        .arg(rate(*fastest), view_.format.number(more * 100, 0) + view_.format.percentSign(),
                             latency(*fastest))});
        return;
    }
    const auto smallest = smallestSize(view_.spec, view_.figures.sizes, view_.which, view_.limit);
    if (smallest == chosen) return;
    //: heading; %1: "batch of 32"
    all.append({tr("Nearly as fast: %1").arg(size(*smallest)),
                answersRequests(view_.spec.session)
                    //: %1: a percentage, %2: "p95 10.8 ms"
                    ? tr("%1 of that rate, at %2.").arg(percentOf(*smallest, *chosen), latency(*smallest))
                    : tr("%1 of that rate.").arg(percentOf(*smallest, *chosen))});
}

void SizeFindings::aboutSmallest(QList<Fact>& all) const {
    const auto fastest = fastestSize(view_.figures.sizes, view_.which, 0);
    const std::vector<std::size_t> order = view_.inOrder();
    if (!fastest || order.empty() || order.front() == *fastest) return;
    const std::size_t smallest = order.front();
    if (at(smallest).perSecond <= 0 || at(smallest).perSecond > kNearlyAll * at(*fastest).perSecond) return;
    if (onlyReads(view_.spec.session)) {
        const double times = at(*fastest).perSecond / at(smallest).perSecond;
        all.append({tr("What more threads bring"),
                    //: %1: "1 loader thread", %2: "900 images/s", %3: "8 loader threads", %4: a factor
                    tr("%1: %2. %3: %4 times as much.")
                        .arg(capitalized(size(smallest)), rate(smallest), capitalized(size(*fastest)),
                             view_.format.number(times, 1))});
        return;
    }
    all.append({tr("What larger batches bring"),
                //: %1: "batch of 1", %2: "724 images/s", %3: a percentage, %4: "batch of 256"
                tr("%1: %2, %3 of the fastest (%4).")
                    .arg(capitalized(size(smallest)), rate(smallest), percentOf(smallest, *fastest), size(*fastest))});
}

void SizeFindings::aboutDemand(QList<Fact>& all) const {
    if (!view_.demand) return;
    const Demand& demand = *view_.demand;
    //: %1: number of a run, %2: a network, %3: "1,009 images/s"
    QString text = tr("Run %1 (%2) would train at %3 if it never waited for data.")
                       .arg(view_.format.integer(demand.number), demand.network,
                            SizeWords::rateText(demand.perSecond, view_.spec, view_.format));
    const std::vector<std::size_t> order = view_.inOrder();
    const auto enough =
        std::ranges::find_if(order, [&](std::size_t index) { return at(index).perSecond >= demand.perSecond; });
    text += QLatin1Char(' ');
    //: %1: "4 loader threads"
    text += enough != order.end() ? tr("Enough for it: %1.").arg(size(*enough))
                                  : tr("None of the sizes measured is enough for it.");
    all.append({tr("What training takes"), text});
}

void SizeFindings::aboutMemory(QList<Fact>& all) const {
    std::optional<std::size_t> tooLarge, fits;
    for (const std::size_t index : view_.inOrder()) {
        if (at(index).measured.outOfMemory && !tooLarge) tooLarge = index;
        if (at(index).perSecond > 0) fits = index;
    }
    if (!tooLarge) return;
    //: heading; %1: a batch size
    all.append({tr("Out of memory at %1").arg(view_.format.integer(view_.size(*tooLarge))),
                !fits ? tr("None of the sizes tried fits.")
                : at(*fits).measured.memory >= 0
                    //: %1: "batch of 128", %2: an amount of memory
                    ? tr("The largest that fits: %1, using %2.")
                          .arg(size(*fits), view_.format.bytes(at(*fits).measured.memory))
                    : tr("The largest that fits: %1.").arg(size(*fits))});
}

void SizeFindings::aboutWaiting(QList<Fact>& all) const {
    if (!view_.figures.chosenSize) return;
    const Verdict held = verdict(view_.figures, view_.spec);
    // That answering and reading compute goes without saying.
    if (held.bound == Bound::Unknown || (held.bound == Bound::Compute && !onlySteps(view_.spec.session))) return;
    QString text = view_.format.text(held.what) + QLatin1Char('.');
    if (!held.remedy.empty()) text += QLatin1Char(' ') + view_.format.text(held.remedy) + QLatin1Char('.');
    all.append({tr("What limits it"), text});
}

void SizeFindings::aboutMoney(QList<Fact>& all) const {
    if (const Message reason = notRanked(view_.offer); !reason.empty())
        all.append({tr("Price"), view_.format.text(reason) + QLatin1Char('.')});
    else if (view_.elsewhere)
        all.append(
            {tr("What-if"), tr("The run did not use its offer's hardware, so nobody paid any of these amounts.")});
}

QList<Fact> SizeFindings::findings() const {
    QList<Fact> all;
    aboutChosen(all);
    aboutOthers(all);
    aboutSmallest(all);
    aboutDemand(all);
    aboutMemory(all);
    aboutWaiting(all);
    aboutMoney(all);
    return all;
}

QString SizeFindings::limitText() const {
    if (view_.limit <= 0) return {};
    std::optional<std::size_t> largest;
    for (const std::size_t index : view_.inOrder())
        if (keepsLimit(at(index), view_.which, view_.limit)) largest = index;
    if (!largest) return view_.figures.sizes.empty() ? QString() : tr("No size meets the limit.");
    //: %1: "batch of 64", %2: "p95 19.4 ms"
    return tr("The largest within the limit: %1, %2.").arg(size(*largest), latency(*largest));
}

QList<Fact> SizeFindings::methods() const {
    QList<Fact> methods;
    const auto add = [&methods](const QString& term, const QString& text) { methods.append({term, text}); };
    const Figures& figures = view_.figures;
    const auto measured = std::ranges::find_if(figures.sizes, [](const SizePoint& p) { return p.perSecond > 0; });
    if (measured == figures.sizes.end()) return methods;
    add(capitalized(SizeWords::rate(view_.spec)),
        //: %1: "images" or "rows", %2: a duration
        tr("%1 in the measured batches / time of those batches, for about %2 per size, after a warm-up.")
            .arg(capitalized(SizeWords::samples(view_.spec)), view_.format.wholeDuration(view_.spec.session.seconds)));
    if (latencyOf(*measured, Percentile::P50))
        add(tr("p50, p95, p99"),
            tr("nearest-rank percentiles of the times of all measured batches of a size, each from its request to "
               "its result on the host."));
    if (view_.limit > 0)
        //: %1: "p95", %2: milliseconds
        add(tr("Chosen size"), tr("the fastest whose %1 is at most %2 ms; the key figures are those of this size.")
                                   .arg(SizeWords::name(view_.which), view_.format.significant(view_.limit)));
    else
        add(tr("Chosen size"), tr("the fastest; the key figures are those of this size."));
    if (hourlyPrice(view_.offer)) {
        add(capitalized(SizeWords::ratePerPrice(view_.spec, view_.offer)),
            //: %1: "images/s"
            tr("%1 / (price per hour).").arg(SizeWords::rate(view_.spec)));
        //: %1: a currency, %2: seconds of an hour, %3: "images/s", %4: a million
        add(SizeWords::perMillion(view_.spec, view_.offer),
            tr("price per hour / %1 / (%2) × %3.")
                .arg(view_.format.integer(3600), SizeWords::rate(view_.spec), view_.format.integer(1'000'000)));
    }
    if (figures.clocks.active > 0)
        add(tr("Two time bases"),
            tr("active, %1: with start-up and warm-up. Billed, %2: with preparation and pauses on a rented machine.")
                .arg(view_.format.duration(figures.clocks.active), view_.format.duration(figures.clocks.billed)));
    if (figures.costSoFar) add(tr("Cost"), RunFacts::costMethod(view_.offer));
    if (const QString own = RunFacts::ownPriceMethod(view_.offer, view_.format); !own.isEmpty())
        add(tr("Price of your own machine"), own);
    return methods;
}

QStringList SizeFindings::missing() const {
    QStringList all;
    const auto& sizes = view_.figures.sizes;
    const auto any = [&](auto has) { return std::ranges::any_of(sizes, has); };
    if (!any([](const SizePoint& point) { return point.perSecond > 0; })) all << tr("all rates (no size was measured)");
    if (answersRequests(view_.spec.session) && view_.limit <= 0) all << tr("a latency limit (the run had none)");
    if (!hourlyPrice(view_.offer)) all << tr("all monetary figures (the offer has no price)");
    if (!view_.figures.joules) all << tr("energy (not measured)");
    return all;
}

}  // namespace epochal::ui
