// Which offer a row of a comparison is priced by.
#include <algorithm>
#include <cmath>
#include <set>

#include "core/analysis/comparison_parts.h"
#include "core/economics/cost.h"
#include "core/economics/offer_id.h"

namespace epochal::comparing {

namespace {

/// The same machine under another kind of price. Your own machine has no provider: the same accelerators are enough,
/// while a CPU is identified by its name alone.
bool isSameMachine(const Offer& candidate, const Offer& frozen) {
    if (candidate.accelerator != frozen.accelerator || candidate.count != frozen.count) return false;
    if (candidate.kind == PriceKind::Own && !candidate.accelerator.empty()) return true;
    return candidate.provider == frozen.provider && candidate.instance == frozen.instance;
}

/// Whether a price holds in one of the other price's regions.
bool sharesRegion(const Offer& a, const Offer& b) {
    const auto there = regionsOf(b);
    return std::ranges::any_of(regionsOf(a), [there](const std::string& region) {
        return std::find(there.begin(), there.end(), region) != there.end();
    });
}

/// Prefers the candidate in the frozen offer's region, then the newer price.
bool isBetter(const Offer& a, const Offer& b, const Offer& frozen) {
    const bool left = sharesRegion(a, frozen), right = sharesRegion(b, frozen);
    return left != right ? left : isNewerPrice(a, b);
}

const Offer* offerOfKind(const Offer& frozen, PriceKind kind, const Question& ask) {
    const Offer* found = nullptr;
    const auto consider = [&](const Offer& candidate) {
        if (candidate.kind != kind || !isSameMachine(candidate, frozen)) return;
        if (found == nullptr || isBetter(candidate, *found, frozen)) found = &candidate;
    };
    for (const Offer& candidate : ask.book.offers) consider(candidate);
    if (found != nullptr) return found;
    // A study that quotes the same machine on other terms is as good a source as the book.
    for (const Entry& entry : ask.entries) consider(entry.offer);
    return found;
}

/// Whether a row of the price book is still the frozen price: an edited row keeps its id.
bool isFrozen(const Offer& offer, const Offer& frozen) {
    return answersTo(offer, frozen.id) && offer.kind == frozen.kind && hourlyPrice(offer) == hourlyPrice(frozen) &&
           offer.currency == frozen.currency && offer.taxIncluded == frozen.taxIncluded &&
           offer.quantumSeconds == frozen.quantumSeconds && offer.minimumSeconds == frozen.minimumSeconds;
}

/// The offer with the tax deducted; nothing where its rate is not known.
std::optional<Offer> withoutTax(const Offer& offer) {
    if (!offer.taxRate) return std::nullopt;
    const Decimal with = Decimal::fromInteger(1) + *offer.taxRate;
    Offer out = offer;
    out.taxIncluded = false;
    for (std::optional<Decimal>* price : {&out.pricePerHour, &out.pricePerMonth})
        if (*price) *price = **price / with;
    out.upfront = out.upfront / with;
    if (out.own)
        for (Decimal* part : {&out.own->purchase, &out.own->resale, &out.own->tariffPerKwh, &out.own->hostingPerMonth})
            *part = *part / with;
    return out;
}

/// What a cost based on this offer assumes.
std::vector<Message> assumptionsOf(const Entry& entry, const Offer& offer) {
    std::vector<Message> all;
    if (offer.kind == PriceKind::Reserved)
        all.push_back({EPOCHAL_TEXT("core", "every hour of the reservation is used"), {}});
    if (offer.kind == PriceKind::Monthly && !offer.use)
        all.push_back({EPOCHAL_TEXT("core", "every hour of the lease is used"), {}});
    // Measured power covers the processor and the accelerators, not what the machine draws from the wall: it cannot
    // replace the assumed power, but it shows where that is too low.
    if (offer.own && offer.own->watts > 0 && entry.joules && entry.activeSeconds && *entry.activeSeconds > 0 &&
        isMachineOf(offer, entry))
        all.push_back({EPOCHAL_TEXT("core",
                                    "the machine draws %1 W in total, which its price includes (measured during the "
                                    "run: %2 W, processor and accelerators only)"),
                       {offer.own->watts, std::round(*entry.joules / *entry.activeSeconds)}});
    else if (offer.own && offer.own->watts > 0)
        all.push_back({EPOCHAL_TEXT("core", "the machine draws %1 W"), {offer.own->watts}});
    if (!billsUse(offer) && entry.preparationSeconds <= 0 && !isOfRate(entry))
        all.push_back({EPOCHAL_TEXT("core", "no time is spent on preparation"), {}});
    return all;
}

Pricing choose(const Entry& entry, const Question& ask) {
    const ComparisonQuery& query = ask.query;
    if (query.offer) {
        const Offer* offer = ask.book.find(*query.offer);
        if (offer == nullptr)
            return {
                {},
                true,
                {{EPOCHAL_TEXT("core", "Not ranked: offer %1 is not in the price book"), {*query.offer}}, unpriced()}};
        return {*offer, !isFrozen(*offer, entry.offer), {}};
    }
    if (!query.kind || *query.kind == entry.offer.kind) return {entry.offer, false, {}};
    const Offer* offer = offerOfKind(entry.offer, *query.kind, ask);
    if (offer == nullptr)
        return {{},
                true,
                {{EPOCHAL_TEXT("core", "Not ranked: the price book has no price of this kind for %1"),
                  {Phrase{{}, title(entry.offer)}}},
                 unpriced()}};
    return {*offer, true, {}};
}

}  // namespace

Message unranked() {
    //: in a column of ranks: of a row without a rank
    return {EPOCHAL_TEXT("core", "not ranked"), {}};
}

Message unpriced() {
    //: in a column of ranks: why a row has none
    return {EPOCHAL_TEXT("core", "no price"), {}};
}

bool mixesTax(const Question& ask) {
    bool with = false, without = false;
    for (const Entry& entry : ask.entries) {
        const Pricing pricing = choose(entry, ask);
        if (!hourlyPrice(pricing.offer)) continue;
        (pricing.offer.taxIncluded ? with : without) = true;
        if (with && without) return true;
    }
    return false;
}

Pricing pricingOf(const Entry& entry, const Question& ask) {
    Pricing pricing = choose(entry, ask);
    pricing.assumptions = assumptionsOf(entry, pricing.offer);
    if (!ask.withoutTax || !pricing.offer.taxIncluded) return pricing;
    if (const auto net = withoutTax(pricing.offer)) {
        pricing.offer = *net;
        pricing.taxTakenOut = true;
        pricing.assumptions.push_back({EPOCHAL_TEXT("core", "the tax of %1 is deducted from the price"),
                                       {Share{net->taxRate->toDouble(), Share::kAsNeeded}}});
    } else {
        pricing.assumptions.push_back(
            {EPOCHAL_TEXT("core", "the tax, whose rate is not known, is not deducted from the price"), {}});
    }
    return pricing;
}

}  // namespace epochal::comparing

namespace epochal {

bool hasPriceOf(PriceKind kind, std::span<const Entry> entries, const PriceBook& book) {
    const ComparisonQuery query{.kind = kind};
    const comparing::Question ask{entries, query, book, {}};
    std::set<std::string> seen;
    return std::ranges::any_of(entries, [&](const Entry& entry) {
        return seen.insert(offerKey(entry.offer, entry.offer.region)).second &&
               hourlyPrice(comparing::pricingOf(entry, ask).offer);
    });
}

}  // namespace epochal
