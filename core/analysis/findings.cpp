#include "core/analysis/findings.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "core/economics/cost.h"

namespace epochal {

namespace {

double roundTo(double value, int digits) {
    const double unit = std::pow(10.0, digits);
    return std::round(value * unit) / unit;
}

/// A ratio with one decimal, "7.1"; whole from 100 on.
double factor(double ratio) {
    return roundTo(ratio, ratio < 100 ? 1 : 0);
}

/// A share in whole percent; a small one with a decimal.
Share readable(double fraction) {
    return {fraction, fraction < 0.1 ? 1 : 0};
}

class Writer {
public:
    Writer(const Comparison& comparison, std::span<const Entry> entries, const ComparisonQuery& query)
        : comparison_(comparison), entries_(entries), query_(query), decimals_(costDecimals(comparison, entries)) {}

    std::vector<Finding> write() {
        for (const ComparisonGroup& group : comparison_.groups) {
            if (group.mixed) continue;
            costAndTime(group);
            rates(group);
            samples(group);
            seeds(group);
        }
        scaling();
        dominated();
        preparation();
        return std::move(out_);
    }

private:
    const ComparedRow& row(std::size_t i) const { return comparison_.rows[i]; }
    const Entry& entry(std::size_t i) const { return entries_[row(i).entries.front()]; }
    Arg nameOf(std::size_t i) const {
        //: a row whose money is that of a machine it did not run on
        if (row(i).otherHardware) return Nested({EPOCHAL_TEXT("core", "%1 (what-if)"), {bareNameOf(i)}});
        return bareNameOf(i);
    }
    Arg bareNameOf(std::size_t i) const {
        const Entry& one = entry(i);
        if (!one.published || one.accelerator.empty()) return inSentence(row(i).name);
        Phrase name = row(i).name.own;
        if (one.devices > 1)
            //: a machine and its devices: "HOSTKEY dedicated, 3 × GTX 1080 Ti"
            return Nested({EPOCHAL_TEXT("core", "%1, %2 × %3"), {name, one.devices, one.accelerator}});
        name.rest += ", " + one.accelerator;
        return name;
    }
    Phrase phrase(const ComparisonGroup& group) const {
        return entry(group.rows.front()).group == group.title ? Phrase{group.title, {}} : Phrase{{}, group.title};
    }
    /// An amount with the decimals of all costs of the comparison.
    Amount readable(const Money& money) const { return {money.amount.toDouble(), money.currency, decimals_}; }
    void add(Message heading, Message text) { out_.push_back({std::move(heading), std::move(text)}); }

    bool isRanked(std::size_t i) const { return epochal::isRanked(row(i)); }
    /// "a", "a and b", "a and 2 more": rows that tie.
    Arg nameOf(const std::vector<std::size_t>& rows) const {
        if (rows.size() == 1) return nameOf(rows.front());
        if (rows.size() == 2)
            //: two rows that are equal
            return Nested({EPOCHAL_TEXT("core", "%1 and %2"), {nameOf(rows[0]), nameOf(rows[1])}});
        //: rows that are equal: the first, how many others
        return Nested({EPOCHAL_TEXT("core", "%1 and %2 more"),
                       {nameOf(rows.front()), static_cast<std::int64_t>(rows.size() - 1)}});
    }

    /// "Cheapest to AUC 0.9835": the target, or the quality if all published rows share one, else the group.
    Message heading(const ComparisonGroup& group, const char* toQuality, const char* inGroup, const char* alone) const {
        std::optional<double> quality = query_.target;
        const Entry& first = entry(group.rows.front());
        if (!quality && first.published) {
            const auto& own = row(group.rows.front()).quality;
            if (std::ranges::all_of(group.rows, [&](std::size_t i) { return row(i).quality == own; })) quality = own;
        }
        const Measure& measure = measureOf(first.measure);
        if (quality && measure.percent) return {toQuality, {argOf(measure, *quality), argOf(measure)}};
        if (quality) return {toQuality, {argOf(measure), argOf(measure, *quality)}};
        if (comparison_.groups.size() > 1 && !group.title.empty()) return {inGroup, {phrase(group)}};
        return {alone, {}};
    }
    Message cheapestHeading(const ComparisonGroup& group) const {
        //: %1 %2 = "93.00% top-1" or "AUC 0.9835"
        return heading(group, EPOCHAL_TEXT("core", "Cheapest to %1 %2"),
                       //: %1 = a group of rows
                       EPOCHAL_TEXT("core", "Cheapest: %1"), EPOCHAL_TEXT("core", "Cheapest"));
    }
    Message fastestHeading(const ComparisonGroup& group) const {
        //: %1 %2 = "93.00% top-1" or "AUC 0.9835"
        return heading(group, EPOCHAL_TEXT("core", "Fastest to %1 %2"),
                       //: %1 = a group of rows
                       EPOCHAL_TEXT("core", "Fastest: %1"), EPOCHAL_TEXT("core", "Fastest"));
    }

    void costAndTime(const ComparisonGroup& group) {
        const auto timed =
            std::ranges::count_if(group.rows, [&](std::size_t i) { return row(i).seconds && mayLead(row(i), group); });
        if (timed < 2) return;
        const std::vector<std::size_t> cheapest = cheapestOf(comparison_, group),
                                       fastest = fastestOf(comparison_, group);
        const ComparedRow& fast = row(fastest.front());
        //: %1 = a row of the comparison, %2 = a time
        const Message onlyTime{EPOCHAL_TEXT("core", "%1: %2."), {nameOf(fastest), Duration{*fast.seconds}}};
        if (cheapest.empty()) return add(fastestHeading(group), onlyTime);
        const ComparedRow& cheap = row(cheapest.front());
        const bool both = isSameTime(*cheap.seconds, *fast.seconds);
        // A row that may not lead (target not reached, say) can have a shorter time, and its chart shows it.
        const bool fasterUnranked = std::ranges::any_of(group.rows, [&](std::size_t i) {
            return row(i).seconds && *row(i).seconds < *fast.seconds && !isSameTime(*row(i).seconds, *fast.seconds);
        });
        add(cheapestHeading(group),
            //: %1 = a row of the comparison, %2 = an amount of money, %3 = a time
            {!both            ? EPOCHAL_TEXT("core", "%1: %2 in %3.")
             : fasterUnranked ? EPOCHAL_TEXT("core", "%1: %2 in %3; no ranked row is faster.")
                              : EPOCHAL_TEXT("core", "%1: %2 in %3; nothing is faster."),
             {nameOf(cheapest), readable(*cheap.cost), Duration{*cheap.seconds}}});
        if (both) return;
        if (!isRanked(fastest.front())) return add(fastestHeading(group), onlyTime);
        add(fastestHeading(group),
            //: %1 = a row of the comparison, %2 = a time, %3 = an amount of money
            {EPOCHAL_TEXT("core", "%1: %2 for %3, %4× the speed and %5× the cost of the cheapest."),
             {nameOf(fastest), Duration{*fast.seconds}, readable(*fast.cost), factor(*cheap.seconds / *fast.seconds),
              factor(fast.againstCheapest.value_or(1))}});
    }

    /// "images": what the sessions of a group read, trained on or classified.
    Phrase samplesOf(std::size_t i) const {
        return {entry(i).spec ? taskFor(*entry(i).spec).samples : EPOCHAL_TEXT("core", "images"), {}};
    }

    /// Whether runs of a group did not train.
    bool hasSessions(const ComparisonGroup& group) const {
        return std::ranges::any_of(group.rows, [&](std::size_t i) { return row(i).session && entry(i).spec; });
    }

    /// Of sessions that do not train: the price of a million samples, and the rate.
    void samples(const ComparisonGroup& group) {
        if (!hasSessions(group)) return;
        const std::vector<std::size_t> cheap = cheapestSamplesOf(comparison_, group),
                                       fast = highestOf(comparison_, group, &ComparedRow::imagesPerSecond);
        if (cheap.empty() || cheap.size() == group.rows.size()) return;
        const ComparedRow& best = row(cheap.front());
        const auto price = [&](const ComparedRow& one) { return amountOf(*one.perMillion, 4); };
        add({EPOCHAL_TEXT("core", "Cheapest per million %1"), {samplesOf(cheap.front())}},
            best.latency
                //: %1 = a row of the comparison, %2 = an amount of money, %3 = a number of milliseconds
                ? Message{EPOCHAL_TEXT("core", "%1: %2, answering 95% of its requests within %3 ms."),
                          {nameOf(cheap), price(best), Fixed{*best.latency * 1000, 1}}}
                //: %1 = a row of the comparison, %2 = an amount of money
                : Message{EPOCHAL_TEXT("core", "%1: %2."), {nameOf(cheap), price(best)}});
        // Of equally fast ones the cheapest has been named.
        if (fast.empty() || !row(fast.front()).perMillion ||
            *row(fast.front()).imagesPerSecond <= *best.imagesPerSecond)
            return;
        const double dearer = row(fast.front()).perMillion->amount.toDouble() / best.perMillion->amount.toDouble();
        add({EPOCHAL_TEXT("core", "Most %1 per second"), {samplesOf(fast.front())}},
            //: %1 = a row of the comparison, %2 and %3 = numbers of times
            {EPOCHAL_TEXT("core", "%1: %2× the speed of the cheapest at %3× its price per million."),
             {nameOf(fast), factor(*row(fast.front()).imagesPerSecond / *best.imagesPerSecond), factor(dearer)}});
    }

    /// If no row has a time, images/s for the price are all that can be compared.
    void rates(const ComparisonGroup& group) {
        if (hasSessions(group)) return;
        const auto worth = [&](std::size_t i) { return *row(i).imagesPerSecondPerPrice; };
        const std::vector<std::size_t> most = highestOf(comparison_, group, &ComparedRow::imagesPerSecondPerPrice);
        std::vector<std::size_t> least;
        for (const std::size_t i : group.rows) {
            if (row(i).seconds) return;
            if (!row(i).imagesPerSecondPerPrice || !mayLead(row(i), group)) continue;
            if (!least.empty() && worth(i) < worth(least.front())) least.clear();
            if (least.empty() || worth(i) == worth(least.front())) least.push_back(i);
        }
        if (most.empty() || most == least) return;
        const double high = worth(most.front()), low = worth(least.front());
        const Sample sample = sampleKind(entry(most.front()));
        //: %1 = "images/s" or "rows/s"
        add({EPOCHAL_TEXT("core", "Most %1 for the price"), {Phrase{rateOf(sample), {}}}},
            //: %1 and %4 = rows of the comparison, %2 = "4.20 images/s per USD/h"
            {EPOCHAL_TEXT("core", "%1: %2, %3 times as many as %4."),
             {nameOf(most), Throughput{high, row(most.front()).price->currency, sample}, factor(high / low),
              nameOf(least)}});
    }

    void seeds(const ComparisonGroup& group) {
        for (const std::size_t i : group.rows) {
            const ComparedRow& r = row(i);
            if (!query_.target || r.n < 2 || r.reached == r.n || r.reached == 0) continue;
            add({EPOCHAL_TEXT_N("core", "%1: %2 of %3 run(s) reached the target"),
                 {nameOf(i), static_cast<std::int64_t>(r.reached), Count(r.n)}},
                {EPOCHAL_TEXT("core",
                              "Its cost and time are those expected for one successful run: the totals of all its "
                              "runs, including failed ones, divided by the number of runs that reached the target."),
                 {}});
        }
    }

    /// For each workload, the row on the most devices.
    void scaling() {
        std::map<std::size_t, std::size_t> widest;
        for (std::size_t i = 0; i < comparison_.rows.size(); ++i) {
            if (!row(i).baseline || !row(i).speedUp) continue;
            const auto [at, fresh] = widest.emplace(*row(i).baseline, i);
            if (!fresh && entry(i).devices > entry(at->second).devices) at->second = i;
        }
        for (const auto& [base, i] : widest) {
            const auto efficiency = row(i).timeEfficiency ? row(i).timeEfficiency : row(i).efficiency;
            if (!efficiency) continue;
            Message heading{EPOCHAL_TEXT_N("core", "%1: %2 device(s) instead of %3"),
                            {inSentence(row(i).name), Count(entry(i).devices), entry(base).devices}};
            std::vector<Arg> args{roundTo(*row(i).speedUp, 2), epochal::readable(*efficiency)};
            const auto &cost = row(i).cost, &baseCost = row(base).cost;
            if (!isRanked(i) || !isRanked(base) || !cost || !baseCost || baseCost->amount <= Decimal()) {
                add(std::move(heading), {EPOCHAL_TEXT("core", "Speed-up %1, scaling efficiency %2."), std::move(args)});
                continue;
            }
            const double change = cost->amount.toDouble() / baseCost->amount.toDouble() - 1;
            args.emplace_back(epochal::readable(std::abs(change)));
            add(std::move(heading),
                {change < 0 ? EPOCHAL_TEXT("core", "Speed-up %1, scaling efficiency %2, cost down %3.")
                            : EPOCHAL_TEXT("core", "Speed-up %1, scaling efficiency %2, cost up %3."),
                 std::move(args)});
        }
    }

    /// Machines that are more expensive and slower than all others, and in which groups.
    void dominated() {
        std::map<std::string, std::vector<Phrase>> groupsOf;
        std::vector<std::pair<std::string, Arg>> names;
        for (const ComparisonGroup& group : comparison_.groups) {
            const auto ranked =
                std::count_if(group.rows.begin(), group.rows.end(), [&](auto i) { return isRanked(i); });
            for (const std::size_t i : group.rows) {
                if (ranked < 3 || !isRanked(i) || static_cast<std::int64_t>(row(i).beatenBy.size()) != ranked - 1)
                    continue;
                const std::string name = english({"%1", {nameOf(i)}});
                std::vector<Phrase>& groups = groupsOf[name];
                if (groups.empty()) names.emplace_back(name, nameOf(i));
                groups.push_back(phrase(group));
            }
        }
        for (const auto& [key, name] : names) add({EPOCHAL_TEXT("core", "%1"), {name}}, dominatedIn(groupsOf[key]));
    }
    Message dominatedIn(const std::vector<Phrase>& groups) const {
        const std::size_t all = comparison_.groups.size();
        if (all == 1) return {EPOCHAL_TEXT("core", "More expensive and slower than all others."), {}};
        if (groups.size() == all)
            return {EPOCHAL_TEXT("core", "More expensive and slower than all others in every group."), {}};
        if (groups.size() == 1)
            return {EPOCHAL_TEXT("core", "More expensive and slower than all others in the group \"%1\"."),
                    {groups.front()}};
        return {EPOCHAL_TEXT_N("core", "More expensive and slower than all others in %1 of %2 group(s)."),
                {static_cast<std::int64_t>(groups.size()), Count(all)}};
    }

    /// Installing and loading data usually take 20 to 60 minutes (Catalyst team, servernews.ru/1007329).
    void preparation() {
        std::optional<std::size_t> dearest, cheapest;
        for (const ComparisonGroup& group : comparison_.groups) {
            for (const std::size_t i : group.rows) {
                if (!isRanked(i) || !row(i).price || billsUse(row(i).priced)) continue;
                if (entry(i).preparationSeconds > 0) return;
                if (!dearest || row(i).price->amount > row(*dearest).price->amount) dearest = i;
                if (!cheapest || row(i).price->amount < row(*cheapest).price->amount) cheapest = i;
            }
            if (dearest) break;  // one group is enough as an example
        }
        if (!dearest || dearest == cheapest) return;
        const auto adds = [&](std::size_t i, double minutes) {
            const Decimal hourly = row(i).price->amount;
            return readable({multiplyDivide(hourly, Decimal::fromDouble(minutes), Decimal::fromInteger(60)),
                             row(i).price->currency});
        };
        add({EPOCHAL_TEXT("core", "Preparation is not included"), {}},
            //: %1, %2, %4, %5 = amounts of money, %3 and %6 = rows of the comparison
            {EPOCHAL_TEXT("core", "20 to 60 min of preparation would add %1 to %2 on %3 and %4 to %5 on %6."),
             {adds(*dearest, 20), adds(*dearest, 60), nameOf(*dearest), adds(*cheapest, 20), adds(*cheapest, 60),
              nameOf(*cheapest)}});
    }

    const Comparison& comparison_;
    std::span<const Entry> entries_;
    const ComparisonQuery& query_;
    const int decimals_;
    std::vector<Finding> out_;
};

}  // namespace

std::vector<Finding> findings(const Comparison& comparison, std::span<const Entry> entries,
                              const ComparisonQuery& query) {
    return Writer(comparison, entries, query).write();
}

}  // namespace epochal
