#include "ui/pages/providers/rivals.h"

#include <algorithm>

#include "core/economics/cost.h"
#include "core/hardware/accelerator_names.h"

namespace epochal::ui {

std::vector<Rival> rivalsOf(const Offer& machine, const PriceBook& book) {
    std::vector<Rival> rivals;
    const std::string card = readAcceleratorName(machine.accelerator).card;
    const std::vector<bool> newest = newestRows(book.offers);
    for (std::size_t i = 0; i < book.offers.size(); ++i) {
        const Offer& offer = book.offers[i];
        if (!newest[i] || billsUse(offer) || !notRanked(offer).empty()) continue;
        if (card.empty() != offer.accelerator.empty() || readAcceleratorName(offer.accelerator).card != card) continue;
        const bool single = offer.scope == PriceScope::PerAcceleratorWithHost && offer.count == 1;
        if (offer.count != machine.count && !single) continue;
        const auto price = book.rates.convert({*hourlyPrice(offer), offer.currency}, machine.currency);
        if (!price) continue;
        const std::int64_t times = offer.count == machine.count ? 1 : machine.count;
        rivals.push_back({offer, price->amount * Decimal::fromInteger(times)});
    }
    std::stable_sort(rivals.begin(), rivals.end(), [](const Rival& a, const Rival& b) { return a.price < b.price; });
    return rivals;
}

}  // namespace epochal::ui
