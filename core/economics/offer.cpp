#include "core/economics/offer.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "core/economics/price_date.h"
#include "core/economics/price_kinds.h"

namespace epochal {

const char* name(PriceKind kind) {
    return rowOf(kind).id;
}

const char* name(PriceScope scope) {
    return rowOf(scope).id;
}

bool hasExactDay(const Offer& offer) {
    return isDay(offer.date);
}

Message dateInWords(const Offer& offer) {
    const std::string_view date = offer.date;
    //: stands in place of a price's date
    if (date.empty()) return {EPOCHAL_TEXT("core", "no date"), {}};
    if (date.starts_with(">=")) return {EPOCHAL_TEXT("core", "%1 or later"), {Day{std::string(date.substr(2))}}};
    const std::size_t range = date.find("..");
    if (range == std::string_view::npos) return {EPOCHAL_TEXT("core", "%1"), {Day{offer.date}}};
    return {EPOCHAL_TEXT("core", "%1 to %2"),
            {Day{std::string(date.substr(0, range))}, Day{std::string(date.substr(range + 2))}}};
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
    const bool isOwn = offer.kind == PriceKind::Own || offer.provider == "Own";
    std::string text = isOwn ? std::string() : offer.provider;
    if (!text.empty() && !offer.instance.empty()) text += ' ';
    text += offer.instance;
    if (text.empty()) text = offer.id;
    if (!offer.accelerator.empty()) text += ", " + std::to_string(offer.count) + " × " + offer.accelerator;
    return text;
}

}  // namespace epochal
