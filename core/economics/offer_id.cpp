#include "core/economics/offer_id.h"

#include <algorithm>

namespace epochal {

namespace {

/// "Standard NC24 (v4)" -> "standard-nc24-v4"; non-ASCII letters stay.
std::string slug(const std::string& text) {
    std::string out;
    for (const char c : text) {
        const bool letter = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '_' || c < 0;
        if (c >= 'A' && c <= 'Z')
            out += static_cast<char>(c - 'A' + 'a');
        else if (letter)
            out += c;
        else if (!out.empty() && out.back() != '-')
            out += '-';
    }
    while (!out.empty() && out.back() == '-') out.pop_back();
    return out.empty() ? "-" : out;
}

std::string machineWords(const Offer& offer) {
    return slug(offer.provider) + "/" + slug(offer.instance) + "/";
}

std::string wordsOf(const Offer& offer, const std::string& region) {
    return machineWords(offer) + slug(region) + "/" + name(offer.kind) + "/" + slug(offer.date);
}

}  // namespace

std::vector<std::string> idsOf(const Offer& offer) {
    std::vector<std::string> ids{offer.id};
    if (offer.regions.empty()) return ids;
    const std::string own = wordsOf(offer, offer.region);
    if (!offer.id.starts_with(own)) return ids;
    const std::string behind = offer.id.substr(own.size());
    for (std::size_t i = 1; i < offer.regions.size(); ++i) ids.push_back(wordsOf(offer, offer.regions[i]) + behind);
    return ids;
}

bool answersTo(const Offer& offer, std::string_view id) {
    if (offer.id == id) return true;
    if (offer.regions.empty() || !id.starts_with(machineWords(offer))) return false;
    const std::vector<std::string> ids = idsOf(offer);
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

void takeIds(OfferIds& ids, const Offer& offer) {
    const auto regions = regionsOf(offer);
    std::size_t at = 0;
    for (std::string& id : idsOf(offer)) ids.emplace(std::move(id), offerKey(offer, regions[at++]));
}

std::string freeId(const Offer& offer, const OfferIds& ids) {
    std::string behind;
    const auto isTaken = [&](const std::string& region) {
        const auto found = ids.find(wordsOf(offer, region) + behind);
        return found != ids.end() && found->second != offerKey(offer, region);
    };
    const auto regions = regionsOf(offer);
    for (int i = 2; std::any_of(regions.begin(), regions.end(), isTaken); ++i) behind = "-" + std::to_string(i);
    return wordsOf(offer, offer.region) + behind;
}

}  // namespace epochal
