#include "core/economics/price_book.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

#include "core/base/units.h"
#include "core/economics/cost.h"
#include "core/economics/local_book.h"
#include "core/economics/offer_id.h"
#include "core/economics/price_date.h"
#include "core/hardware/accelerator_names.h"

namespace epochal {

namespace {

/// Defaults for your own machine, USD: a desktop plus its accelerators, priced by memory and higher per GiB from 40 GiB
/// on, where data-center cards begin. A desktop with one 24 GiB card comes to 3400 USD and 550 W.
struct Guess {
    double purchase, watts;
};
Guess guess(const Machine& machine) {
    if (machine.accelerators.empty()) return {1200, 120};
    Guess total{1480, 150};
    for (const Accelerator& accelerator : machine.accelerators) {
        const double gib = std::round(static_cast<double>(accelerator.memoryBytes) / kGibibyte);
        total.purchase += gib * (gib < 40 ? 80 : 300);
        total.watts += 400;
    }
    return total;
}

}  // namespace

const Offer* PriceBook::find(std::string_view id) const {
    auto found = std::find_if(offers.begin(), offers.end(), [id](const Offer& offer) { return offer.id == id; });
    if (found == offers.end())
        found = std::find_if(offers.begin(), offers.end(), [id](const Offer& offer) { return answersTo(offer, id); });
    return found == offers.end() ? nullptr : &*found;
}

std::vector<const Offer*> PriceBook::history(const Offer& offer) const {
    std::vector<const Offer*> rows;
    for (const Offer& row : offers)
        if (isSameOffer(row, offer)) rows.push_back(&row);
    std::stable_sort(rows.begin(), rows.end(), [](const Offer* a, const Offer* b) { return isNewerPrice(*a, *b); });
    return rows;
}

const Provider* PriceBook::provider(std::string_view name) const {
    const auto found =
        std::find_if(providers.begin(), providers.end(), [name](const Provider& one) { return one.name == name; });
    return found == providers.end() ? nullptr : &*found;
}

std::vector<std::vector<std::string>> newestRegions(const std::vector<Offer>& offers) {
    struct Newest {
        std::size_t row;
        const std::string* region;
    };
    std::unordered_map<std::string, Newest> newest;
    newest.reserve(offers.size());
    for (std::size_t i = 0; i < offers.size(); ++i)
        for (const std::string& region : regionsOf(offers[i])) {
            const auto [at, fresh] = newest.emplace(offerKey(offers[i], region), Newest{i, &region});
            if (!fresh && isNewerPrice(offers[i], offers[at->second.row])) at->second = {i, &region};
        }
    std::vector<std::vector<std::string>> regions(offers.size());
    for (const auto& [key, one] : newest) regions[one.row].push_back(*one.region);
    return regions;
}

std::vector<bool> newestRows(const std::vector<Offer>& offers) {
    const std::vector<std::vector<std::string>> regions = newestRegions(offers);
    std::vector<bool> rows(offers.size());
    for (std::size_t i = 0; i < offers.size(); ++i) rows[i] = !regions[i].empty();
    return rows;
}

std::vector<Offer> candidates(const PriceBook& book) {
    std::vector<Offer> all = book.offers;
    all.insert(all.end(), book.retired.begin(), book.retired.end());
    std::vector<std::vector<std::string>> newest = newestRegions(all);
    std::vector<Offer> out;
    for (std::size_t i = 0; i < book.offers.size(); ++i) {
        if (newest[i].empty()) continue;
        if (newest[i].size() < all[i].regions.size()) setRegions(all[i], std::move(newest[i]));
        out.push_back(std::move(all[i]));
    }
    return out;
}

Result<PriceBook> readPriceBook(std::string_view text, const std::string& where) {
    Result<LocalBook> document = readLocalBook(text, where);
    if (!document) return document.error();
    return layered({}, *std::move(document));
}

Offer thisMachineOffer(const Machine& machine) {
    const Guess assumed = guess(machine);
    OwnMachine own;
    own.purchase = Decimal::fromDouble(assumed.purchase);
    own.resale = own.purchase * Decimal::ratio(15, 100);
    own.watts = assumed.watts;
    own.tariffPerKwh = Decimal::ratio(24, 100);

    Offer offer;
    offer.id = "this-machine";
    offer.provider = "Own";
    offer.instance = machine.host;
    if (!machine.accelerators.empty()) {
        offer.accelerator = withoutBrand(machine.accelerators.front().name);
        offer.count = static_cast<std::int64_t>(machine.accelerators.size());
        offer.memoryGbEach = std::round(static_cast<double>(machine.accelerators.front().memoryBytes) / kGibibyte);
    }
    offer.vcpu = static_cast<double>(machine.threads);
    offer.ramGib = std::round(static_cast<double>(machine.memoryBytes) / kGibibyte);
    offer.kind = PriceKind::Own;
    offer.taxIncluded = true;
    offer.date = utcToday();
    offer.dateBasis = EPOCHAL_TEXT("core", "day the offer was made");
    //: noun: the source of a derived price
    offer.source = EPOCHAL_TEXT("core", "own calculation");
    offer.notes = EPOCHAL_TEXT("core",
                               "Assumed, not measured: the purchase price, the resale value, the hours in use, the "
                               "power and its price. Enter your own figures.");
    offer.own = own;
    offer.pricePerHour = ownPricePerHour(own);
    return offer;
}

}  // namespace epochal
