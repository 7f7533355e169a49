#include "core/economics/offer.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "core/economics/json_members.h"
#include "core/economics/price_date.h"
#include "core/economics/rates.h"

namespace epochal {

namespace {

constexpr std::array<std::pair<PriceKind, const char*>, 5> kKinds{{{PriceKind::OnDemand, "on-demand"},
                                                                   {PriceKind::Spot, "spot"},
                                                                   {PriceKind::Reserved, "reserved"},
                                                                   {PriceKind::Monthly, "monthly"},
                                                                   {PriceKind::Own, "own"}}};
constexpr std::array<std::pair<PriceScope, const char*>, 4> kScopes{
    {{PriceScope::WholeMachine, "whole-machine"},
     {PriceScope::PerAcceleratorWithHost, "per-accelerator-with-host"},
     {PriceScope::AcceleratorOnly, "accelerator-only"},
     {PriceScope::Unknown, "unknown"}}};

std::optional<Error> readOwn(const Json& json, const std::string& where, OwnMachine& own) {
    Members in(json, where);
    in.read("purchase", own.purchase);
    in.read("resale", own.resale);
    in.read("years", own.years);
    in.read("use", own.use);
    in.read("watts", own.watts);
    in.read("tariff_per_kwh", own.tariffPerKwh);
    in.read("hosting_per_month", own.hostingPerMonth);
    if (own.use > 1)
        in.fail("use", {EPOCHAL_TEXT("core", "A fraction of the hours, from 0 to 1, was expected here"), {}});
    return in.error();
}

void readRegions(Members& in, Offer& offer) {
    const Json* list = in.find("regions");
    if (list == nullptr) return;
    std::vector<std::string> regions;
    for (const Json& one : *list)
        if (one.is_string()) regions.push_back(one.get<std::string>());
    if (!list->is_array() || regions.size() != list->size())
        return in.fail("regions", {EPOCHAL_TEXT("core", "A list of names was expected here"), {}});
    if (!offer.region.empty()) regions.push_back(offer.region);
    setRegions(offer, std::move(regions));
}

}  // namespace

const char* name(PriceKind kind) {
    for (const auto& [value, text] : kKinds)
        if (value == kind) return text;
    return "";
}

const char* name(PriceScope scope) {
    for (const auto& [value, text] : kScopes)
        if (value == scope) return text;
    return "";
}

Json toJson(const Offer& offer) {
    Json json = {{"id", offer.id},
                 {"provider", offer.provider},
                 {"instance", offer.instance},
                 {"region", offer.region},
                 {"accelerator", offer.accelerator},
                 {"count", offer.count},
                 {"memory_gb_each", offer.memoryGbEach},
                 {"vcpu", offer.vcpu},
                 {"ram_gib", offer.ramGib},
                 {"kind", name(offer.kind)},
                 {"scope", name(offer.scope)},
                 {"price_per_hour", offer.pricePerHour ? Json(offer.pricePerHour->text()) : Json(nullptr)},
                 {"currency", offer.currency},
                 {"tax_included", offer.taxIncluded},
                 {"quantum_seconds", offer.quantumSeconds},
                 {"minimum_seconds", offer.minimumSeconds},
                 {"date", offer.date},
                 {"date_basis", offer.dateBasis},
                 {"source", offer.source},
                 {"notes", offer.notes}};
    if (!offer.regions.empty()) json["regions"] = offer.regions;
    if (offer.pricePerMonth) json["price_per_month"] = offer.pricePerMonth->text();
    if (offer.use) json["use"] = *offer.use;
    if (offer.termMonths != 0) json["term_months"] = offer.termMonths;
    if (!offer.upfront.isZero()) json["upfront"] = offer.upfront.text();
    if (offer.taxRate) json["tax_rate"] = offer.taxRate->text();
    if (!offer.defect.empty()) json["defect"] = toJson(offer.defect);
    if (offer.own) {
        json["own"] = {{"purchase", offer.own->purchase.text()},
                       {"resale", offer.own->resale.text()},
                       {"years", offer.own->years},
                       {"use", offer.own->use},
                       {"watts", offer.own->watts},
                       {"tariff_per_kwh", offer.own->tariffPerKwh.text()}};
        if (!offer.own->hostingPerMonth.isZero()) json["own"]["hosting_per_month"] = offer.own->hostingPerMonth.text();
    }
    return json;
}

Result<Offer> offerFromJson(const Json& json, const std::string& where) {
    Offer offer;
    Members in(json, where);
    in.read("id", offer.id);
    in.read("provider", offer.provider);
    in.read("instance", offer.instance);
    in.read("region", offer.region);
    readRegions(in, offer);
    in.read("accelerator", offer.accelerator);
    in.read("count", offer.count);
    in.read("memory_gb_each", offer.memoryGbEach);
    in.read("vcpu", offer.vcpu);
    in.read("ram_gib", offer.ramGib);
    in.read("kind", offer.kind, kKinds);
    in.read("scope", offer.scope, kScopes);
    in.read("price_per_hour", offer.pricePerHour);
    in.read("currency", offer.currency);
    in.read("tax_included", offer.taxIncluded);
    in.read("quantum_seconds", offer.quantumSeconds);
    in.read("minimum_seconds", offer.minimumSeconds);
    in.read("date", offer.date);
    in.read("date_basis", offer.dateBasis);
    in.read("source", offer.source);
    in.read("notes", offer.notes);
    in.read("price_per_month", offer.pricePerMonth);
    if (in.find("use") != nullptr) in.read("use", offer.use.emplace());
    in.read("term_months", offer.termMonths);
    in.read("upfront", offer.upfront);
    in.read("tax_rate", offer.taxRate);
    if (const Json* defect = in.find("defect")) offer.defect = messageFromJson(*defect);
    if (offer.use && *offer.use > 1)
        in.fail("use", {EPOCHAL_TEXT("core", "A fraction of the hours, from 0 to 1, was expected here"), {}});
    if (const Json* own = in.find("own"); own != nullptr && !own->is_null()) {
        if (const auto error = readOwn(*own, where + "/own", offer.own.emplace())) return *error;
    }
    if (offer.id.empty()) in.fail("id", {EPOCHAL_TEXT("core", "An offer needs an id"), {}});
    if (!isCurrencyCode(offer.currency))
        in.fail("currency",
                {EPOCHAL_TEXT("core", "A currency code of three capital letters, such as USD, was expected here"), {}});
    if (!isPriceDate(offer.date))
        in.fail(
            "date",
            {EPOCHAL_TEXT("core", "A date such as 2026-11-09, 2026, >=2025-11 or 2025..2026 was expected here"), {}});
    if (in.error()) return *in.error();
    return offer;
}

bool hasExactDay(const Offer& offer) {
    return isDay(offer.date);
}

Message dateInWords(const Offer& offer) {
    const std::string_view date = offer.date;
    if (date.empty()) return {EPOCHAL_TEXT("core", "no date"), {}};
    if (date.starts_with(">=")) return {EPOCHAL_TEXT("core", "%1 or later"), {std::string(date.substr(2))}};
    const std::size_t range = date.find("..");
    if (range == std::string_view::npos) return {EPOCHAL_TEXT("core", "%1"), {offer.date}};
    return {EPOCHAL_TEXT("core", "%1 to %2"),
            {std::string(date.substr(0, range)), std::string(date.substr(range + 2))}};
}

std::optional<std::int64_t> ageInDays(const Offer& offer, const std::string& today) {
    return daysBetween(offer.date, today);
}

bool isOlderThan(const Offer& offer, std::int64_t days, const std::string& today) {
    const std::optional<std::int64_t> newest = dayRange(offer.date).last, now = dayRange(today).first;
    return newest && now && *now - *newest > days;
}

Message notRanked(const Offer& offer) {
    if (!offer.defect.empty()) return offer.defect;
    const std::optional<Decimal> price = hourlyPrice(offer);
    if (!price) return {EPOCHAL_TEXT("core", "Not ranked: the price is not known"), {}};
    if (*price <= Decimal()) return {EPOCHAL_TEXT("core", "Not ranked: the price is not above zero"), {}};
    if (offer.date.empty()) return {EPOCHAL_TEXT("core", "Not ranked: the price has no date"), {}};
    if (offer.source.empty()) return {EPOCHAL_TEXT("core", "Not ranked: the price has no source"), {}};
    if (offer.scope == PriceScope::AcceleratorOnly)
        return {EPOCHAL_TEXT("core", "Not ranked: the price covers the accelerator only, without a host machine"), {}};
    if (offer.scope == PriceScope::Unknown)
        return {EPOCHAL_TEXT("core", "Not ranked: it is not known what the price covers"), {}};
    return {};
}

std::span<const std::string> regionsOf(const Offer& offer) {
    return offer.regions.empty() ? std::span(&offer.region, 1) : std::span(offer.regions);
}

void setRegions(Offer& offer, std::vector<std::string> regions) {
    std::erase(regions, std::string());
    std::sort(regions.begin(), regions.end());
    regions.erase(std::unique(regions.begin(), regions.end()), regions.end());
    offer.region = regions.empty() ? std::string() : regions.front();
    if (regions.size() < 2) regions.clear();
    offer.regions = std::move(regions);
}

std::string regionsText(const Offer& offer) {
    std::string text;
    for (const std::string& region : regionsOf(offer)) text += (text.empty() ? "" : "; ") + region;
    return text;
}

void setRegions(Offer& offer, std::string_view text) {
    std::vector<std::string> regions;
    for (bool more = true; more;) {
        const std::size_t end = text.find(';');
        std::string_view part = text.substr(0, end);
        part.remove_prefix(std::min(part.find_first_not_of(' '), part.size()));
        regions.emplace_back(part.substr(0, part.find_last_not_of(' ') + 1));
        more = end != std::string_view::npos;
        if (more) text.remove_prefix(end + 1);
    }
    setRegions(offer, std::move(regions));
}

std::string offerKey(const Offer& offer, std::string_view region) {
    constexpr char kEnd = '\x1F';  // a separator that occurs in no name
    std::string key;
    key.reserve(96);
    const auto add = [&key](std::string_view part) { (key += part) += kEnd; };
    for (const std::string_view part : {std::string_view(offer.provider), std::string_view(offer.instance), region,
                                        std::string_view(offer.accelerator)})
        add(part);
    add(std::to_string(offer.count));
    add(name(offer.kind));
    add(std::to_string(offer.termMonths));
    add(offer.currency);
    return key;
}

bool isSameOffer(const Offer& a, const Offer& b) {
    if (a.kind != b.kind || a.count != b.count || a.termMonths != b.termMonths || a.instance != b.instance ||
        a.provider != b.provider || a.accelerator != b.accelerator || a.currency != b.currency)
        return false;
    // Both lists are sorted.
    const auto left = regionsOf(a), right = regionsOf(b);
    for (auto i = left.begin(), k = right.begin(); i != left.end() && k != right.end();) {
        if (*i == *k) return true;
        *i < *k ? ++i : ++k;
    }
    return false;
}

bool isNewerPrice(const Offer& a, const Offer& b) {
    const DayRange left = dayRange(a.date), right = dayRange(b.date);
    if (left.first != right.first) return left.first > right.first;
    return left.last && right.last && *left.last < *right.last;
}

std::string title(const Offer& offer) {
    std::string text = offer.kind == PriceKind::Own ? std::string() : offer.provider;
    if (!text.empty() && !offer.instance.empty()) text += ' ';
    text += offer.instance;
    if (text.empty()) text = offer.id;
    if (!offer.accelerator.empty()) text += ", " + std::to_string(offer.count) + " × " + offer.accelerator;
    return text;
}

}  // namespace epochal
