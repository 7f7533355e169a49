#include "core/economics/local_book.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

#include "core/base/json.h"
#include "core/economics/json_members.h"
#include "core/economics/offer_fields.h"
#include "core/economics/offer_id.h"
#include "core/economics/price_date.h"

namespace epochal {

namespace {

constexpr std::size_t kLargestBook = 256u << 20;  ///< a large provider's complete imported catalogue is about 20 MB

Error damaged(Message what, std::string where) {
    return {ErrorKind::Damaged,
            std::move(what),
            std::move(where),
            {EPOCHAL_TEXT("core", "Fix this value in the file, or remove the file"), {}}};
}

std::string rowName(const std::string& where, const char* list, std::size_t index, const Json& row) {
    std::string text = where + " /" + list + "/" + std::to_string(index);
    if (row.is_object() && row.contains("id") && row["id"].is_string()) text += " " + row["id"].get<std::string>();
    return text;
}

/// Reads offers one by one as the document is parsed; keeps the first error.
class OfferReader {
public:
    OfferReader(const std::string& where, std::vector<Offer>& offers) : where_(where), offers_(offers) {}
    void operator()(std::size_t index, const Json& row) {
        if (wrong_) return;
        Result<Offer> offer = offerFromJson(row, rowName(where_, "offers", index, row));
        if (!offer)
            wrong_ = offer.error();
        else if (!ids_.insert(offer->id).second)
            wrong_ = damaged({EPOCHAL_TEXT("core", "Two offers have the same ID"), {}},
                             rowName(where_, "offers", index, row));
        else
            offers_.push_back(*std::move(offer));
    }
    [[nodiscard]] const std::optional<Error>& wrong() const { return wrong_; }

private:
    const std::string& where_;
    std::vector<Offer>& offers_;
    std::unordered_set<std::string> ids_;
    std::optional<Error> wrong_;
};

/// Passes every element of an optional list through `read`; stops at the first error.
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

Error refused(const OfferProblem& wrong) {
    return {
        ErrorKind::Spec, wrong.second, wrong.first, {EPOCHAL_TEXT("core", "Change this value, then save again"), {}}};
}

}  // namespace

Result<LocalBook> readLocalBook(std::string_view text, const std::string& where) {
    LocalBook book;
    OfferReader offers(where, book.offers);
    const Result<Json> json = parseJson(text, where, kLargestBook, "offers", std::ref(offers));
    if (!json) return json.error();
    if (!isOf(*json, formats::kPriceBook))
        return damaged({EPOCHAL_TEXT("core", "This is not a price book"), {}}, where);
    if (!json->value("version", Json()).is_number_integer())
        return damaged({EPOCHAL_TEXT("core", "The price book has no version"), {}}, where + " /version");
    if (Status known = checkVersion(*json, formats::kPriceBook, where); !known) return known.error();
    if (!json->value("offers", Json()).is_array())
        return damaged({EPOCHAL_TEXT("core", "The price book has no list of offers"), {}}, where + " /offers");
    if (offers.wrong()) return *offers.wrong();
    if (auto wrong = readEdits(*json, where, book)) return *wrong;
    return book;
}

namespace {

/// The book's document with these offers in place of its own.
Json documentOf(const LocalBook& book, Json offers) {
    const auto list = [](const auto& values) {
        Json out = Json::array();
        for (const auto& value : values) out.push_back(toJson(value));
        return out;
    };
    Json json = document(formats::kPriceBook, {{"offers", std::move(offers)}});
    if (!book.retired.empty()) json["retired"] = std::vector<std::string>(book.retired.begin(), book.retired.end());
    if (!book.rates.empty()) json["rates"] = list(book.rates);
    if (!book.providers.empty()) json["providers"] = list(book.providers);
    if (book.ageLimitDays != LocalBook{}.ageLimitDays) json["age_limit_days"] = book.ageLimitDays;
    return json;
}

}  // namespace

Json toJson(const LocalBook& book) {
    Json offers = Json::array();
    for (const Offer& offer : book.offers) offers.push_back(toJson(offer));
    return documentOf(book, std::move(offers));
}

std::string textOf(const LocalBook& book) {
    constexpr std::string_view kNone = "\"offers\": []";
    std::string text = jsonText(documentOf(book, Json::array()), 1) + "\n";
    if (book.offers.empty()) return text;
    const std::size_t at = text.find(kNone) + kNone.size() - 1;
    const std::string behind = text.substr(at);
    text.resize(at);
    text.reserve(text.size() + behind.size() + 700 * book.offers.size());
    for (const Offer& offer : book.offers) {
        text += &offer == &book.offers.front() ? "\n  " : ",\n  ";
        for (const char c : jsonText(toJson(offer), 1)) {
            text += c;
            if (c == '\n') text += "  ";
        }
    }
    return text + "\n " + behind;
}

PriceBook layered(const PriceBook& shipped, LocalBook local) {
    PriceBook book;
    std::unordered_set<std::string> own;
    for (const Offer& offer : local.offers) own.insert(offer.id);
    const auto add = [&](Offer offer) {
        (local.retired.contains(offer.id) ? book.retired : book.offers).push_back(std::move(offer));
    };
    book.offers.reserve(local.offers.size() + shipped.offers.size() + 1);
    for (Offer& offer : local.offers) add(std::move(offer));
    for (const Offer& offer : shipped.offers)
        if (!own.contains(offer.id)) add(offer);
    for (const Offer& offer : book.offers)
        if (hasExactDay(offer)) book.newest = std::max(book.newest, offer.date);
    book.rates.all = shipped.rates.all;
    book.rates.all.insert(book.rates.all.end(), local.rates.begin(), local.rates.end());
    book.ageLimitDays = local.ageLimitDays;
    book.providers = std::move(local.providers);
    return book;
}

std::string offerId(const Offer& offer, const PriceBook& taken) {
    OfferIds ids;
    for (const auto* rows : {&taken.offers, &taken.retired})
        for (const Offer& row : *rows) takeIds(ids, row);
    return freeId(offer, ids);
}

Result<std::string> saveOffer(LocalBook& local, const PriceBook& book, Offer offer) {
    if (const auto problems = problemsOf(offer); !problems.empty()) return refused(problems.front());
    std::string id = offerId(offer, book);
    addOffers(local, book, {std::move(offer)});
    return id;
}

namespace {

/// Puts offers into the user's rows and remembers what each id referred to before.
class OfferPlacer {
public:
    OfferPlacer(LocalBook& local, const PriceBook& book) : local_(local) {
        ids_.reserve(book.offers.size());
        for (const auto* rows : {&book.offers, &book.retired})
            for (const Offer& row : *rows) takeIds(ids_, row);
        for (std::size_t i = 0; i < local.offers.size(); ++i) indexRow(i);
    }

    void place(Offer offer) {
        std::optional<std::size_t> freed;
        for (const std::string& region : regionsOf(offer)) {
            const auto found = rows_.find(dayKey(offer, region));
            if (found == rows_.end()) continue;
            const std::size_t row = found->second;
            if (!giveUp(row, region)) freed = std::min(freed.value_or(row), row);
        }
        offer.id = freeId(offer, ids_);
        // Two spellings of a date ("2025-11", ">=2025-11") give the same id: the later row takes it.
        if (const auto same = at_.find(offer.id); same != at_.end()) {
            const std::size_t row = same->second;
            for (const std::string& region : regionsOf(local_.offers[row]))
                rows_.erase(dayKey(local_.offers[row], region));
            keep(offer.id, local_.offers[row]);
            gone_.insert(row);
            freed = std::min(freed.value_or(row), row);
        }
        keep(offer.id, std::nullopt);
        local_.retired.erase(offer.id);
        takeIds(ids_, offer);
        if (freed) {
            gone_.erase(*freed);
            local_.offers[*freed] = std::move(offer);
            return indexRow(*freed);
        }
        local_.offers.push_back(std::move(offer));
        indexRow(local_.offers.size() - 1);
    }

    std::vector<Replaced> finish() {
        std::size_t kept = 0;
        for (std::size_t i = 0; i < local_.offers.size(); ++i) {
            if (gone_.contains(i)) continue;
            if (kept != i) local_.offers[kept] = std::move(local_.offers[i]);
            ++kept;
        }
        local_.offers.erase(local_.offers.begin() + static_cast<std::ptrdiff_t>(kept), local_.offers.end());
        return std::move(replaced_);
    }

private:
    static std::string dayKey(const Offer& offer, const std::string& region) {
        return offerKey(offer, region) + offer.date;
    }
    void indexRow(std::size_t row) {
        const Offer& offer = local_.offers[row];
        at_[offer.id] = row;
        for (const std::string& region : regionsOf(offer)) rows_[dayKey(offer, region)] = row;
    }
    /// Remembers what an id referred to before the first change; later changes do not count.
    void keep(const std::string& id, std::optional<Offer> before) {
        const auto [at, fresh] = known_.emplace(id, replaced_.size());
        if (fresh) replaced_.push_back({id, std::move(before), local_.retired.contains(id)});
    }
    /// A row loses a region to another row; false if it was its last.
    bool giveUp(std::size_t row, const std::string& region) {
        Offer& offer = local_.offers[row];
        rows_.erase(dayKey(offer, region));
        at_.erase(offer.id);
        keep(offer.id, offer);
        std::vector<std::string> left(regionsOf(offer).begin(), regionsOf(offer).end());
        std::erase(left, region);
        if (left.empty()) {
            gone_.insert(row);
            return false;
        }
        setRegions(offer, std::move(left));
        offer.id = freeId(offer, ids_);
        keep(offer.id, std::nullopt);
        at_[offer.id] = row;
        return true;
    }

    LocalBook& local_;
    OfferIds ids_;
    std::unordered_map<std::string, std::size_t> at_;     ///< rows by id
    std::unordered_map<std::string, std::size_t> rows_;   ///< rows by offer, region and day
    std::unordered_map<std::string, std::size_t> known_;  ///< indices into replaced_ by id
    std::unordered_set<std::size_t> gone_;                ///< rows to remove: replaced, or without a region left
    std::vector<Replaced> replaced_;
};

}  // namespace

std::vector<Offer> notInBook(std::vector<Offer> offers, const PriceBook& book) {
    const auto cells = [](const Offer& offer) {
        std::string text;
        for (const OfferColumn& column : offerColumns()) {
            const OfferField* field = column.own && (offer.own || !column.field) ? column.own : column.field;
            text += textOf(*field, offer) + '\x1F';
        }
        return text;
    };
    std::unordered_set<std::string> known;
    for (const Offer& offer : book.offers) known.insert(cells(offer));
    std::erase_if(offers, [&](const Offer& offer) { return known.contains(cells(offer)); });
    return offers;
}

std::vector<Replaced> addOffers(LocalBook& local, const PriceBook& book, std::vector<Offer> offers) {
    OfferPlacer placer(local, book);
    for (Offer& offer : offers) placer.place(std::move(offer));
    return placer.finish();
}

void putBack(LocalBook& local, const std::vector<Replaced>& replaced) {
    std::unordered_map<std::string_view, const Replaced*> earlier;
    for (const Replaced& one : replaced) {
        earlier.emplace(one.id, &one);
        if (one.retired) local.retired.insert(one.id);
    }
    std::vector<Offer> offers;
    for (Offer& offer : local.offers) {
        const auto found = earlier.find(offer.id);
        if (found == earlier.end()) {
            offers.push_back(std::move(offer));
        } else {
            if (found->second->offer) offers.push_back(*found->second->offer);
            earlier.erase(found);
        }
    }
    for (const Replaced& one : replaced)
        if (one.offer && earlier.contains(one.id)) offers.push_back(*one.offer);
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
