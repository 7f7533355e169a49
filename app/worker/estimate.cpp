#include <algorithm>
#include <cstdio>

#include "app/worker/commands.h"
#include "app/worker/progress.h"
#include "app/worker/specs.h"
#include "app/worker/speech.h"
#include "core/analysis/estimate_record.h"
#include "core/base/json.h"
#include "core/launch/expectation.h"
#include "core/launch/home.h"

namespace epochal::worker {
namespace {

/// "62 s (55 to 70)", with the figures as arguments of the type that `as` makes of them.
template <typename As>
std::string rangeText(const Range& range, As as) {
    return say(EPOCHAL_TEXT("worker", "%1 (%2 to %3)"), {as(range.mid), as(range.low), as(range.high)});
}

std::string sentence(const Message& message) {
    return message.empty() ? std::string() : speech().words(message) + ".";
}

/// `place`: 0 = not ranked.
void printFigures(const Estimate& made, std::size_t place) {
    const std::string name = title(made.offer);
    print((place > 0 ? say(EPOCHAL_TEXT("worker", "%1. %2"), {static_cast<std::int64_t>(place), name}) : "  " + name) +
          "  " + made.offer.id);
    print("    " + say(EPOCHAL_TEXT("worker", "time  %1"),
                       {rangeText(*made.seconds, [](double seconds) { return Duration{seconds}; })}));
    if (made.cost)
        print("    " + say(EPOCHAL_TEXT("worker", "cost  %1"), {rangeText(*made.cost, [&](double amount) {
                               return amountOf({Decimal::fromDouble(amount), made.offer.currency});
                           })}));
    print("    " + sentence(made.words) + " " + sentence(made.width));
    if (!made.isModeled) return;
    for (const Message& note : made.notes) print("    " + sentence(note));
}

}  // namespace

int estimate(const Options& options) {
    const auto sweep = sweepOf(options);
    if (!sweep) return complain(sweep.error());
    const auto specs = expand(*sweep);
    if (!specs) return complain(specs.error());
    const Path home = dataHome();
    const Machine machine = thisMachine();
    const HomeBook prices = openPriceBook(home, machine);
    if (prices.trouble) print(*prices.trouble);
    const RunSpec& base = sweep->base;
    const EstimateGoal goal = options.allEpochs ? EstimateGoal::WholeRun : EstimateGoal::Target;
    const std::vector<Estimate> all =
        epochal::estimate(*specs, offersFor(base, prices.book), ownRates(home), publishedRates(), machine,
                          estimateOptions(base, prices.book, goal, home, machine));
    if (options.json) {
        Json list = Json::array();
        for (const Estimate& one : all) list.push_back(epochal::toJson(one));
        std::printf("%s\n", jsonText({{"runs", specs->size()}, {"estimates", list}}, 2).c_str());
        return 0;
    }
    std::size_t place = 0;
    for (const Estimate& one : all)
        if (one.notRanked.empty() && !one.isModeled) printFigures(one, ++place);
    if (place < all.size()) print(say(EPOCHAL_TEXT("worker", "Not ranked:")));
    for (const Estimate& one : all)
        if (one.notRanked.empty() && one.isModeled) printFigures(one, 0);
    std::vector<Message> reasons;
    for (const Estimate& one : all)
        if (!one.notRanked.empty() && std::ranges::find(reasons, one.notRanked) == reasons.end())
            reasons.push_back(one.notRanked);
    for (const Message& reason : reasons) {
        print("  " + sentence(reason));
        for (const Estimate& one : all)
            if (one.notRanked == reason) print("    " + title(one.offer) + "  " + one.offer.id);
    }
    return 0;
}

}  // namespace epochal::worker
