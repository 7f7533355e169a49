#include "core/economics/local_book.h"

#include <algorithm>
#include <map>

#include "core/base/json.h"
#include "core/economics/json_members.h"
#include "core/economics/price_date.h"

namespace epochal {

namespace {

constexpr const char* kFormat = "epochal-price-book";
constexpr int kVersion = 1;
constexpr std::size_t kLargestBook = 256u << 20;  ///< a whole imported catalogue of a large provider takes some 20 MB

Error damaged(Message what, std::string where) {
    return {ErrorKind::Damaged,
            std::move(what),
            std::move(where),
            {EPOCHAL_TEXT("core", "Mend this value in the file, or take the file out"), {}}};
}

std::string rowName(const std::string& where, const char* list, std::size_t index, const Json& row) {
    std::string text = where + " /" + list + "/" + std::to_string(index);
    if (row.is_object() && row.contains("id") && row["id"].is_string()) text += " " + row["id"].get<std::string>();
    return text;
}

/// Every element of a list that may be missing, through `read`; the first defect ends it.
template <class Value, class Read>
std::optional<Error> readList(const Json& json, const char* list, const std::string& where, std::vector<Value>& out,
                              const Read& read) {
    const auto rows = json.find(list);
    if (rows == json.end()) return std::nullopt;
    if (!rows->is_array()) return damaged({EPOCHAL_TEXT("core", "A list was expected here"), {}}, where + " /" + list);
    for (std::size_t i = 0; i < rows->size(); ++i) {
        Result<Value> value = read((*rows)[i], rowName(where, list, i, (*rows)[i]));
        if (!value) return value.error();
        out.push_back(*std::move(value));
    }
    return std::nullopt;
}

Result<std::string> idFromJson(const Json& json, const std::string& where) {
    if (!json.is_string()) return damaged({EPOCHAL_TEXT("core", "Text was expected here"), {}}, where);
    return json.get<std::string>();
}

std::optional<Error> readEdits(const Json& json, const std::string& where, LocalBook& book) {
    std::vector<std::string> retired;
    if (auto wrong = readList(json, "retired", where, retired, idFromJson)) return wrong;
    book.retired.insert(retired.begin(), retired.end());
    if (auto wrong = readList(json, "rates", where, book.rates, rateFromJson)) return wrong;
    if (auto wrong = readList(json, "providers", where, book.providers, providerFromJson)) return wrong;
    Members in(json, where + " ");
    std::int64_t limit = book.ageLimitDays;
    in.read("age_limit_days", limit);
    if (limit < 1 || limit > 36500)
        in.fail("age_limit_days", {EPOCHAL_TEXT("core", "A number of days from 1 to 36500 was expected here"), {}});
    book.ageLimitDays = static_cast<int>(limit);
    return in.error();
}

/// "Standard NC24 (v4)" -> "standard-nc24-v4"; letters beyond ASCII stay.
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

/// The id an offer gets among `keys`, which says of each id in use whose it is.
std::string freeId(const Offer& offer, const std::map<std::string, std::string>& keys) {
    const std::string key = offerKey(offer);
    const std::string id = slug(offer.provider) + "/" + slug(offer.instance) + "/" + slug(offer.region) + "/" +
                           name(offer.kind) + "/" + slug(offer.date);
    const auto isOther = [&](const std::string& candidate) {
        const auto found = keys.find(candidate);
        return found != keys.end() && found->second != key;
    };
    std::string candidate = id;
    for (int i = 2; isOther(candidate); ++i) candidate = id + "-" + std::to_string(i);
    return candidate;
}

Error refused(const std::pair<std::string, Message>& wrong) {
    return {
        ErrorKind::Spec, wrong.second, wrong.first, {EPOCHAL_TEXT("core", "Change this value, then save again"), {}}};
}

}  // namespace

Result<LocalBook> readLocalBook(std::string_view text, const std::string& where) {
    const Result<Json> json = parseJson(text, where, kLargestBook);
    if (!json) return json.error();
    if (!json->is_object() || json->value("format", Json()) != kFormat)
        return damaged({EPOCHAL_TEXT("core", "This is not a price book"), {}}, where);
    const Json version = json->value("version", Json());
    if (!version.is_number_integer())
        return damaged({EPOCHAL_TEXT("core", "The price book has no version"), {}}, where + " /version");
    if (version.get<std::int64_t>() > kVersion) return newerFormat(version.get<std::int64_t>(), kVersion, where);
    if (!json->value("offers", Json()).is_array())
        return damaged({EPOCHAL_TEXT("core", "The price book has no list of offers"), {}}, where + " /offers");

    LocalBook book;
    if (auto wrong = readList(*json, "offers", where, book.offers, offerFromJson)) return *wrong;
    if (auto wrong = readEdits(*json, where, book)) return *wrong;
    std::set<std::string> ids;
    for (std::size_t i = 0; i < book.offers.size(); ++i)
        if (!ids.insert(book.offers[i].id).second)
            return damaged({EPOCHAL_TEXT("core", "Two offers have the same id"), {}},
                           rowName(where, "offers", i, (*json)["offers"][i]));
    return book;
}

Json toJson(const LocalBook& book) {
    const auto list = [](const auto& values) {
        Json out = Json::array();
        for (const auto& value : values) out.push_back(toJson(value));
        return out;
    };
    Json json = {{"format", kFormat}, {"version", kVersion}, {"offers", list(book.offers)}};
    if (!book.retired.empty()) json["retired"] = std::vector<std::string>(book.retired.begin(), book.retired.end());
    if (!book.rates.empty()) json["rates"] = list(book.rates);
    if (!book.providers.empty()) json["providers"] = list(book.providers);
    if (book.ageLimitDays != LocalBook{}.ageLimitDays) json["age_limit_days"] = book.ageLimitDays;
    return json;
}

PriceBook layered(const PriceBook& shipped, const LocalBook& local) {
    PriceBook book;
    std::set<std::string_view> own;
    const auto add = [&](const Offer& offer) {
        (local.retired.contains(offer.id) ? book.retired : book.offers).push_back(offer);
    };
    for (const Offer& offer : local.offers) {
        own.insert(offer.id);
        add(offer);
    }
    for (const Offer& offer : shipped.offers)
        if (!own.contains(offer.id)) add(offer);
    for (const Offer& offer : book.offers)
        if (hasExactDay(offer)) book.newest = std::max(book.newest, offer.date);
    book.rates.all = shipped.rates.all;
    book.rates.all.insert(book.rates.all.end(), local.rates.begin(), local.rates.end());
    book.ageLimitDays = local.ageLimitDays;
    book.providers = local.providers;
    return book;
}

std::string offerId(const Offer& offer, const PriceBook& taken) {
    std::map<std::string, std::string> keys;
    for (const auto* rows : {&taken.offers, &taken.retired})
        for (const Offer& row : *rows) keys.emplace(row.id, offerKey(row));
    return freeId(offer, keys);
}

std::optional<std::pair<std::string, Message>> checkOffer(const Offer& offer) {
    using Wrong = std::pair<std::string, Message>;
    if (offer.provider.empty()) return Wrong("provider", {EPOCHAL_TEXT("core", "An offer needs its provider"), {}});
    if (offer.instance.empty()) return Wrong("instance", {EPOCHAL_TEXT("core", "An offer needs an instance name"), {}});
    if (!isCurrencyCode(offer.currency))
        return Wrong("currency",
                     {EPOCHAL_TEXT("core", "A currency code of three capitals, such as USD, was expected here"), {}});
    if (offer.date.empty() || !isPriceDate(offer.date))
        return Wrong("date", {EPOCHAL_TEXT("core", "A price needs the day it was seen, such as 2026-11-09"), {}});
    if (offer.source.empty()) return Wrong("source", {EPOCHAL_TEXT("core", "A price needs its source"), {}});
    if (offer.kind == PriceKind::Reserved && !offer.upfront.isZero() && offer.termMonths <= 0)
        return Wrong("term_months", {EPOCHAL_TEXT("core", "An upfront payment needs the term it is for"), {}});
    const std::optional<Decimal> price = hourlyPrice(offer);
    if (!price || *price <= Decimal())
        return Wrong("price_per_hour", {EPOCHAL_TEXT("core", "A price above zero was expected here"), {}});
    return std::nullopt;
}

Result<std::string> saveOffer(LocalBook& local, const PriceBook& book, Offer offer) {
    if (const auto wrong = checkOffer(offer)) return refused(*wrong);
    offer.id = offerId(offer, book);
    const std::string id = offer.id;
    local.retired.erase(id);
    const auto same =
        std::find_if(local.offers.begin(), local.offers.end(), [&](const Offer& row) { return row.id == id; });
    if (same != local.offers.end())
        *same = std::move(offer);
    else
        local.offers.push_back(std::move(offer));
    return id;
}

std::vector<Replaced> addOffers(LocalBook& local, const PriceBook& book, const std::vector<Offer>& offers) {
    std::map<std::string, std::string> keys;
    for (const auto* rows : {&book.offers, &book.retired})
        for (const Offer& row : *rows) keys.emplace(row.id, offerKey(row));
    std::map<std::string, std::size_t> at;
    for (std::size_t i = 0; i < local.offers.size(); ++i) at.emplace(local.offers[i].id, i);
    LocalBook next = local;
    std::map<std::string, Replaced> replaced;
    for (Offer offer : offers) {
        offer.id = freeId(offer, keys);
        keys.emplace(offer.id, offerKey(offer));
        const auto own = at.find(offer.id);
        const bool known = own != at.end() && own->second < local.offers.size();
        replaced.try_emplace(offer.id,
                             Replaced{offer.id, known ? std::optional(local.offers[own->second]) : std::nullopt,
                                      local.retired.contains(offer.id)});
        next.retired.erase(offer.id);
        const auto [place, fresh] = at.emplace(offer.id, next.offers.size());
        if (fresh)
            next.offers.push_back(std::move(offer));
        else
            next.offers[place->second] = std::move(offer);
    }
    local = std::move(next);
    std::vector<Replaced> all;
    all.reserve(replaced.size());
    for (auto& [id, one] : replaced) all.push_back(std::move(one));
    return all;
}

void putBack(LocalBook& local, const std::vector<Replaced>& replaced) {
    std::map<std::string_view, const Replaced*> earlier;
    for (const Replaced& one : replaced) {
        earlier.emplace(one.id, &one);
        if (one.retired) local.retired.insert(one.id);
    }
    std::vector<Offer> offers;
    for (Offer& offer : local.offers) {
        const auto found = earlier.find(offer.id);
        if (found == earlier.end())
            offers.push_back(std::move(offer));
        else if (found->second->offer)
            offers.push_back(*found->second->offer);
    }
    local.offers = std::move(offers);
}

void setRetired(LocalBook& local, const std::vector<std::string>& ids, bool retired) {
    for (const std::string& id : ids) {
        if (retired)
            local.retired.insert(id);
        else
            local.retired.erase(id);
    }
}

Status setRate(LocalBook& local, const Rate& rate) {
    if (const auto wrong = checkRate(rate)) return refused(*wrong);
    std::erase_if(local.rates,
                  [&](const Rate& one) { return one.from == rate.from && one.to == rate.to && one.date == rate.date; });
    local.rates.push_back(rate);
    return {};
}

void removeRate(LocalBook& local, const Rate& rate) {
    std::erase(local.rates, rate);
}

Status setProvider(LocalBook& local, const Provider& provider) {
    const Result<Provider> checked = providerFromJson(toJson(provider), provider.name);
    if (!checked) return refused({checked.error().where, checked.error().what});
    std::erase_if(local.providers, [&](const Provider& one) { return one.name == provider.name; });
    if (provider != Provider{.name = provider.name}) local.providers.push_back(provider);
    return {};
}

}  // namespace epochal
