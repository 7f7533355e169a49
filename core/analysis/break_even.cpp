#include "core/analysis/break_even.h"

#include <cmath>

#include "core/economics/cost.h"

namespace epochal {

namespace {

/// Cost of a month = fixed + hours x hourly.
struct Line {
    double fixed = 0, hourly = 0;
};

std::optional<Line> lineOf(const Offer& offer) {
    if (offer.kind == PriceKind::Monthly && offer.pricePerMonth) return Line{offer.pricePerMonth->toDouble(), 0};
    if (const auto use = useCost(offer))
        return Line{use->standing.toDouble() * kHoursPerMonth, use->working.toDouble()};
    const std::optional<Decimal> price = hourlyPrice(offer);
    if (!price) return std::nullopt;
    // A reservation is paid for every hour of its term; so is a lease quoted by the hour.
    if (offer.kind == PriceKind::Reserved || offer.kind == PriceKind::Monthly)
        return Line{price->toDouble() * kHoursPerMonth, 0};
    return Line{0, price->toDouble()};
}

}  // namespace

std::optional<Money> monthlyCost(const Offer& offer, double hours) {
    const std::optional<Line> line = lineOf(offer);
    if (!line || !(hours >= 0) || hours > kHoursPerMonth) return std::nullopt;
    return Money{Decimal::fromDouble(line->fixed + hours * line->hourly), offer.currency};
}

std::optional<BreakEven> breakEven(const Offer& first, const Offer& second) {
    const std::optional<Line> a = lineOf(first), b = lineOf(second);
    if (!a || !b || first.currency != second.currency) return std::nullopt;
    if (a->fixed == b->fixed && a->hourly == b->hourly) return BreakEven{BreakEven::Kind::Equal, 0, false};
    const auto always = [](bool isFirst) {
        return BreakEven{isFirst ? BreakEven::Kind::FirstAlways : BreakEven::Kind::SecondAlways, 0, isFirst};
    };
    if (a->hourly == b->hourly) return always(a->fixed < b->fixed);
    const double hours = (a->fixed - b->fixed) / (b->hourly - a->hourly);
    if (hours > 0 && hours < kHoursPerMonth) return BreakEven{BreakEven::Kind::At, hours, a->fixed < b->fixed};
    // The lines cross outside the month: the offer that is cheaper at its middle always is.
    return always(a->fixed + a->hourly * kHoursPerMonth / 2 < b->fixed + b->hourly * kHoursPerMonth / 2);
}

}  // namespace epochal
