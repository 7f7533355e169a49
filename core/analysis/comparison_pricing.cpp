// Which offer a row of a comparison is priced by.
#include <algorithm>

#include "core/analysis/comparison_parts.h"
#include "core/economics/cost.h"
#include "core/economics/offer_id.h"

namespace epochal::comparing {

namespace {

/// The same machine under another kind of price. One's own machine has no provider: the same accelerators are enough,
/// while of a CPU the name alone says which it is.
bool isSameMachine(const Offer& candidate, const Offer& frozen) {
    if (candidate.accelerator != frozen.accelerator || candidate.count != frozen.count) return false;
    if (candidate.kind == PriceKind::Own && !candidate.accelerator.empty()) return true;
    return candidate.provider == frozen.provider && candidate.instance == frozen.instance;
}

/// Whether a price holds in one of the other's regions.
bool sharesRegion(const Offer& a, const Offer& b) {
    const auto there = regionsOf(b);
    return std::ranges::any_of(regionsOf(a), [there](const std::string& region) {
        return std::find(there.begin(), there.end(), region) != there.end();
    });
}

/// Of two candidates, the one in the frozen offer's region, then the newer price.
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

/// Whether a row of the book is the price that was frozen: an edited one keeps its id.
bool isFrozen(const Offer& offer, const Offer& frozen) {
    return answersTo(offer, frozen.id) && offer.kind == frozen.kind && hourlyPrice(offer) == hourlyPrice(frozen) &&
           offer.currency == frozen.currency && offer.taxIncluded == frozen.taxIncluded &&
           offer.quantumSeconds == frozen.quantumSeconds && offer.minimumSeconds == frozen.minimumSeconds;
}

}  // namespace

Pricing pricingOf(const Entry& entry, const Question& ask) {
    const ComparisonQuery& query = ask.query;
    if (query.offer) {
        const Offer* offer = ask.book.find(*query.offer);
        if (offer == nullptr)
            return {{}, true, {EPOCHAL_TEXT("core", "Not ranked: offer %1 is not in the price book"), {*query.offer}}};
        return {*offer, !isFrozen(*offer, entry.offer), {}};
    }
    if (!query.kind || *query.kind == entry.offer.kind) return {entry.offer, false, {}};
    const Offer* offer = offerOfKind(entry.offer, *query.kind, ask);
    if (offer == nullptr)
        return {{},
                true,
                {EPOCHAL_TEXT("core", "Not ranked: the price book has no such price of %1"), {title(entry.offer)}}};
    return {*offer, true, {}};
}

}  // namespace epochal::comparing
