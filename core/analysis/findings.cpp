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

double percent(double share) {
    return roundTo(share * 100, share < 0.1 ? 1 : 0);
}

/// The forms of a sentence, by how long something took; the parts of the time are its last arguments.
struct Timed {
    const char *seconds, *minutes, *hours;
};

Message timed(const Timed& forms, std::vector<Arg> args, double seconds) {
    const std::int64_t whole = std::llround(seconds);
    if (whole < 60) {
        args.emplace_back(roundTo(seconds, seconds < 10 ? 2 : 1));
        return {forms.seconds, std::move(args)};
    }
    // Completed minutes and hours, as in every table.
    if (whole < 3600) {
        args.emplace_back(whole / 60);
        args.emplace_back(whole % 60);
        return {forms.minutes, std::move(args)};
    }
    args.emplace_back(whole / 3600);
    args.emplace_back(whole % 3600 / 60);
    return {forms.hours, std::move(args)};
}

constexpr Timed kCostIn{EPOCHAL_TEXT("core", "%1: %2 %3 in %4 s."), EPOCHAL_TEXT("core", "%1: %2 %3 in %4 min %5 s."),
                        EPOCHAL_TEXT("core", "%1: %2 %3 in %4 h %5 min.")};
constexpr Timed kCheapestAndFastest{EPOCHAL_TEXT("core", "%1: %2 %3 in %4 s; nothing is faster."),
                                    EPOCHAL_TEXT("core", "%1: %2 %3 in %4 min %5 s; nothing is faster."),
                                    EPOCHAL_TEXT("core", "%1: %2 %3 in %4 h %5 min; nothing is faster.")};
constexpr Timed kFastest{
    EPOCHAL_TEXT("core", "%1: %6 s for %2 %3, %4× the speed and %5× the cost of the cheapest."),
    EPOCHAL_TEXT("core", "%1: %6 min %7 s for %2 %3, %4× the speed and %5× the cost of the cheapest."),
    EPOCHAL_TEXT("core", "%1: %6 h %7 min for %2 %3, %4× the speed and %5× the cost of the cheapest.")};
constexpr Timed kFastestWithoutPrice{EPOCHAL_TEXT("core", "%1: %2 s."), EPOCHAL_TEXT("core", "%1: %2 min %3 s."),
                                     EPOCHAL_TEXT("core", "%1: %2 h %3 min.")};

class Writer {
public:
    Writer(const Comparison& comparison, std::span<const Entry> entries, const ComparisonQuery& query)
        : comparison_(comparison), entries_(entries), query_(query), decimals_(costDecimals(comparison, entries)) {}

    std::vector<Finding> write() {
        for (const ComparisonGroup& group : comparison_.groups) {
            if (group.mixed) continue;
            costAndTime(group);
            rates(group);
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
    /// Published names may have a translation; the name of a run is the user's.
    Phrase phrase(std::size_t i) const {
        return entry(i).published ? Phrase{entry(i).name, {}} : Phrase{{}, epochal::nameOf(row(i), entries_)};
    }
    Arg nameOf(std::size_t i) const {
        //: a row whose money is that of a machine it did not run on
        if (row(i).otherHardware) return Nested({EPOCHAL_TEXT("core", "%1 (what-if)"), {bareNameOf(i)}});
        return bareNameOf(i);
    }
    Arg bareNameOf(std::size_t i) const {
        const Entry& one = entry(i);
        Phrase name = phrase(i);
        if (!one.published || one.accelerator.empty()) return name;
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
    Fixed readable(const Money& money) const { return {money.amount.toDouble(), decimals_}; }
    void add(Message heading, Message text) { out_.push_back({std::move(heading), std::move(text)}); }

    bool isRanked(std::size_t i) const { return row(i).notRanked.empty() && row(i).seconds && row(i).cost; }
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
    Message heading(const ComparisonGroup& group, const char* toScore, const char* toPercent, const char* inGroup,
                    const char* alone) const {
        std::optional<double> quality = query_.target;
        const Entry& first = entry(group.rows.front());
        if (!quality && first.published) {
            const auto& own = row(group.rows.front()).quality;
            if (std::ranges::all_of(group.rows, [&](std::size_t i) { return row(i).quality == own; })) quality = own;
        }
        if (quality && first.measure == Quality::Auc) return {toScore, {name(first.measure), Fixed{*quality, 4}}};
        if (quality) return {toPercent, {name(first.measure), Fixed{*quality * 100, 2}}};
        if (comparison_.groups.size() > 1 && !group.title.empty()) return {inGroup, {phrase(group)}};
        return {alone, {}};
    }
    Message cheapestHeading(const ComparisonGroup& group) const {
        //: %1 = a measure such as top-1, %2 = percent
        return heading(group, EPOCHAL_TEXT("core", "Cheapest to %1 %2"), EPOCHAL_TEXT("core", "Cheapest to %2% %1"),
                       //: %1 = a group of rows
                       EPOCHAL_TEXT("core", "Cheapest: %1"), EPOCHAL_TEXT("core", "Cheapest"));
    }
    Message fastestHeading(const ComparisonGroup& group) const {
        //: %1 = a measure such as top-1, %2 = percent
        return heading(group, EPOCHAL_TEXT("core", "Fastest to %1 %2"), EPOCHAL_TEXT("core", "Fastest to %2% %1"),
                       //: %1 = a group of rows
                       EPOCHAL_TEXT("core", "Fastest: %1"), EPOCHAL_TEXT("core", "Fastest"));
    }

    void costAndTime(const ComparisonGroup& group) {
        const auto timed = std::ranges::count_if(group.rows, [&](std::size_t i) { return row(i).seconds.has_value(); });
        if (timed < 2) return;
        const std::vector<std::size_t> cheapest = cheapestOf(comparison_, group),
                                       fastest = fastestOf(comparison_, group);
        const ComparedRow& fast = row(fastest.front());
        if (cheapest.empty())
            return add(fastestHeading(group), epochal::timed(kFastestWithoutPrice, {nameOf(fastest)}, *fast.seconds));
        const ComparedRow& cheap = row(cheapest.front());
        const std::vector<Arg> what{nameOf(cheapest), readable(*cheap.cost), cheap.cost->currency};
        const bool both = isSameTime(*cheap.seconds, *fast.seconds);
        add(cheapestHeading(group), epochal::timed(both ? kCheapestAndFastest : kCostIn, what, *cheap.seconds));
        if (both) return;
        if (!isRanked(fastest.front()))
            return add(fastestHeading(group), epochal::timed(kFastestWithoutPrice, {nameOf(fastest)}, *fast.seconds));
        add(fastestHeading(group),
            epochal::timed(kFastest,
                           {nameOf(fastest), readable(*fast.cost), fast.cost->currency,
                            factor(*cheap.seconds / *fast.seconds), factor(fast.againstCheapest.value_or(1))},
                           *fast.seconds));
    }

    /// If no row has a time, images/s for the price are all that can be compared.
    void rates(const ComparisonGroup& group) {
        std::vector<std::size_t> most, least;
        const auto worth = [&](std::size_t i) { return *row(i).imagesPerSecondPerPrice; };
        const auto keep = [&](std::vector<std::size_t>& best, std::size_t i, double sign) {
            if (!best.empty() && sign * worth(i) > sign * worth(best.front())) best.clear();
            if (best.empty() || worth(i) == worth(best.front())) best.push_back(i);
        };
        for (const std::size_t i : group.rows) {
            if (row(i).seconds) return;
            if (!row(i).imagesPerSecondPerPrice) continue;
            keep(most, i, 1), keep(least, i, -1);
        }
        if (most.empty() || most == least) return;
        const double high = worth(most.front()), low = worth(least.front());
        add({EPOCHAL_TEXT("core", "Most images/s for the price"), {}},
            {EPOCHAL_TEXT("core", "%1: %2 images/s per %3/h, %4 times as many as %5."),
             {nameOf(most), roundTo(high, high < 10 ? 2 : 0), row(most.front()).price->currency, factor(high / low),
              nameOf(least)}});
    }

    void seeds(const ComparisonGroup& group) {
        for (const std::size_t i : group.rows) {
            const ComparedRow& r = row(i);
            if (!query_.target || r.n < 2 || r.reached == r.n || r.reached == 0) continue;
            add({EPOCHAL_TEXT("core", "%1: %2 of %3 runs reached the target"),
                 {nameOf(i), static_cast<std::int64_t>(r.reached), static_cast<std::int64_t>(r.n)}},
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
            Message heading{EPOCHAL_TEXT("core", "%1: %2 devices instead of %3"),
                            {phrase(i), entry(i).devices, entry(base).devices}};
            std::vector<Arg> args{roundTo(*row(i).speedUp, 2), percent(*efficiency)};
            const auto &cost = row(i).cost, &baseCost = row(base).cost;
            if (!isRanked(i) || !isRanked(base) || !cost || !baseCost || baseCost->amount <= Decimal()) {
                add(std::move(heading),
                    {EPOCHAL_TEXT("core", "Speed-up %1, scaling efficiency %2%."), std::move(args)});
                continue;
            }
            const double change = cost->amount.toDouble() / baseCost->amount.toDouble() - 1;
            args.emplace_back(percent(std::abs(change)));
            add(std::move(heading),
                {change < 0 ? EPOCHAL_TEXT("core", "Speed-up %1, scaling efficiency %2%, cost down %3%.")
                            : EPOCHAL_TEXT("core", "Speed-up %1, scaling efficiency %2%, cost up %3%."),
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
                std::vector<Phrase>& groups = groupsOf[title(entry(i))];
                if (groups.empty()) names.emplace_back(title(entry(i)), nameOf(i));
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
        return {EPOCHAL_TEXT("core", "More expensive and slower than all others in %1 of %2 groups."),
                {static_cast<std::int64_t>(groups.size()), static_cast<std::int64_t>(all)}};
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
            return readable({multiplyDivide(hourly, Decimal::fromDouble(minutes), Decimal::fromInteger(60)), {}});
        };
        add({EPOCHAL_TEXT("core", "Preparation is not included"), {}},
            {EPOCHAL_TEXT("core", "20 to 60 min of preparation would add %1 to %2 %3 on %4 and %5 to %6 %3 on %7."),
             {adds(*dearest, 20), adds(*dearest, 60), row(*dearest).price->currency, nameOf(*dearest),
              adds(*cheapest, 20), adds(*cheapest, 60), nameOf(*cheapest)}});
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
