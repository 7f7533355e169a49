#include "core/economics/price_book.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "core/base/clock.h"
#include "core/economics/cost.h"

namespace epochal {

namespace {

constexpr const char* kFormat = "epochal-price-book";
constexpr int kVersion = 1;

Error damaged(Message what, std::string where) {
    return {ErrorKind::Damaged,
            std::move(what),
            std::move(where),
            {EPOCHAL_TEXT("core", "Mend this value in the file, or take the file out"), {}}};
}

std::string rowName(const std::string& where, std::size_t index, const Json& row) {
    std::string text = where + " /offers/" + std::to_string(index);
    if (row.is_object() && row.contains("id") && row["id"].is_string()) text += " " + row["id"].get<std::string>();
    return text;
}

/// Defaults of an own machine, USD: a desktop, and on top its accelerators by their memory, dearer per GiB from 40 GiB
/// on, where data-centre cards begin. The desktop with a card of 24 GiB comes to 3 400 USD and 550 W.
struct Guess {
    double purchase, watts;
};
Guess guess(const Machine& machine) {
    if (machine.accelerators.empty()) return {1200, 120};
    Guess total{1480, 150};
    for (const Accelerator& accelerator : machine.accelerators) {
        const double gib = std::round(static_cast<double>(accelerator.memoryBytes) / (1 << 30));
        total.purchase += gib * (gib < 40 ? 80 : 300);
        total.watts += 400;
    }
    return total;
}

std::string withoutVendor(const std::string& name) {
    constexpr std::string_view kVendor = "NVIDIA ";
    return name.starts_with(kVendor) ? name.substr(kVendor.size()) : name;
}

}  // namespace

const Offer* PriceBook::find(std::string_view id) const {
    const auto found = std::find_if(offers.begin(), offers.end(), [id](const Offer& offer) { return offer.id == id; });
    return found == offers.end() ? nullptr : &*found;
}

Result<PriceBook> readPriceBook(std::string_view text, const std::string& where) {
    const Result<Json> json = parseJson(text, where);
    if (!json) return json.error();
    if (!json->is_object() || json->value("format", Json()) != kFormat)
        return damaged({EPOCHAL_TEXT("core", "This is not a price book"), {}}, where);
    const Json version = json->value("version", Json());
    if (!version.is_number_integer())
        return damaged({EPOCHAL_TEXT("core", "The price book has no version"), {}}, where + " /version");
    if (version.get<std::int64_t>() > kVersion)
        return Error{ErrorKind::Newer,
                     {EPOCHAL_TEXT("core", "The price book is of version %1, this program reads up to %2"),
                      {version.get<std::int64_t>(), std::int64_t{kVersion}}},
                     where,
                     {EPOCHAL_TEXT("core", "Install the newer version of Epochal"), {}}};
    const Json rows = json->value("offers", Json());
    if (!rows.is_array())
        return damaged({EPOCHAL_TEXT("core", "The price book has no list of offers"), {}}, where + " /offers");

    PriceBook book;
    std::set<std::string> ids;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        Result<Offer> offer = offerFromJson(rows[i], rowName(where, i, rows[i]));
        if (!offer) return offer.error();
        if (!ids.insert(offer->id).second)
            return damaged({EPOCHAL_TEXT("core", "Two offers have the same id"), {}}, rowName(where, i, rows[i]));
        if (hasExactDay(*offer)) book.newest = std::max(book.newest, offer->date);
        book.offers.push_back(*std::move(offer));
    }
    return book;
}

Json toJson(const PriceBook& book) {
    Json offers = Json::array();
    for (const Offer& offer : book.offers) offers.push_back(toJson(offer));
    return {{"format", kFormat}, {"version", kVersion}, {"offers", std::move(offers)}};
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
        offer.accelerator = withoutVendor(machine.accelerators.front().name);
        offer.count = static_cast<std::int64_t>(machine.accelerators.size());
        offer.memoryGbEach = std::round(static_cast<double>(machine.accelerators.front().memoryBytes) / (1 << 30));
    }
    offer.vcpu = static_cast<double>(machine.threads);
    offer.ramGib = std::round(static_cast<double>(machine.memoryBytes) / (1 << 30));
    offer.kind = PriceKind::Own;
    offer.taxIncluded = true;
    offer.date = isoTime(utcMillis()).substr(0, 10);
    offer.dateBasis = "day the offer was made";
    offer.source = "own calculation";
    offer.notes = "Assumed, not measured: purchase " + own.purchase.text() + " USD, resale " + own.resale.text() +
                  " USD after 4 years, in use 35 % of all hours, " + Decimal::fromDouble(own.watts).text() +
                  " W while training, " + own.tariffPerKwh.text() + " USD/kWh. Put in your own figures.";
    offer.own = own;
    offer.pricePerHour = ownPricePerHour(own);
    return offer;
}

}  // namespace epochal
