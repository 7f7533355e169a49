#include "core/economics/offer.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <string_view>
#include <utility>

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

template <class Table>
std::string namesOf(const Table& table) {
    std::string names;
    for (const auto& [value, text] : table) names += (names.empty() ? "" : ", ") + std::string(text);
    return names;
}

/// "2026", "2026-11" or "2026-11-09", each a date that exists.
bool isDate(std::string_view text) {
    const auto number = [text](std::size_t from, std::size_t length) {
        int value = 0;
        for (const char c : text.substr(from, length)) value = c >= '0' && c <= '9' ? value * 10 + (c - '0') : -1000000;
        return value;
    };
    if (text.size() != 4 && text.size() != 7 && text.size() != 10) return false;
    if ((text.size() >= 7 && text[4] != '-') || (text.size() == 10 && text[7] != '-')) return false;
    const int year = number(0, 4);
    const int month = text.size() >= 7 ? number(5, 2) : 1;
    const int day = text.size() == 10 ? number(8, 2) : 1;
    return year >= 1970 && month > 0 && day > 0 &&
           std::chrono::year_month_day(std::chrono::year(year), std::chrono::month(static_cast<unsigned>(month)),
                                       std::chrono::day(static_cast<unsigned>(day)))
               .ok();
}

constexpr std::string_view kOrLater = ">=";
constexpr std::string_view kRange = "..";

bool isPriceDate(std::string_view text) {
    if (text.empty() || isDate(text)) return true;
    if (text.starts_with(kOrLater)) return isDate(text.substr(kOrLater.size()));
    const std::size_t range = text.find(kRange);
    return range != std::string_view::npos && isDate(text.substr(0, range)) &&
           isDate(text.substr(range + kRange.size()));
}

/// Reads members of one object; keeps the first defect, so that the reader below stays a plain list.
class Members {
public:
    Members(const Json& json, std::string where) : json_(json), where_(std::move(where)) {
        if (!json.is_object()) fail({}, {EPOCHAL_TEXT("core", "An object was expected here"), {}});
    }

    void read(const char* key, std::string& out) {
        if (const Json* value = find(key)) {
            if (value->is_string())
                out = value->get<std::string>();
            else
                fail(key, {EPOCHAL_TEXT("core", "Text was expected here"), {}});
        }
    }
    void read(const char* key, bool& out) {
        if (const Json* value = find(key)) {
            if (value->is_boolean())
                out = value->get<bool>();
            else
                fail(key, {EPOCHAL_TEXT("core", "true or false was expected here"), {}});
        }
    }
    void read(const char* key, double& out) {
        if (const Json* value = find(key)) {
            const double number = value->is_number() ? value->get<double>() : -1;
            if (std::isfinite(number) && number >= 0)
                out = number;
            else
                fail(key, {EPOCHAL_TEXT("core", "A number of at least 0 was expected here"), {}});
        }
    }
    void read(const char* key, std::int64_t& out) {
        if (const Json* value = find(key)) {
            if (value->is_number_integer() && value->get<std::int64_t>() >= 0)
                out = value->get<std::int64_t>();
            else
                fail(key, {EPOCHAL_TEXT("core", "A whole number of at least 0 was expected here"), {}});
        }
    }
    /// Amounts are strings: a JSON number would have been through binary floating point.
    void read(const char* key, std::optional<Decimal>& out) {
        const Json* value = find(key);
        if (value == nullptr || value->is_null()) return;
        const auto amount = value->is_string() ? Decimal::parse(value->get<std::string>()) : Result<Decimal>(Error{});
        if (amount && !amount->isNegative())
            out = *amount;
        else
            fail(key, {EPOCHAL_TEXT("core", "A decimal amount in quotes, such as \"4.6016\", was expected here"), {}});
    }
    void read(const char* key, Decimal& out) {
        std::optional<Decimal> amount;
        read(key, amount);
        if (amount) out = *amount;
    }
    template <class Value, std::size_t n>
    void read(const char* key, Value& out, const std::array<std::pair<Value, const char*>, n>& table) {
        const Json* value = find(key);
        if (value == nullptr) return;
        for (const auto& [candidate, text] : table)
            if (value->is_string() && value->get<std::string>() == text) return void(out = candidate);
        fail(key, {EPOCHAL_TEXT("core", "One of these was expected here: %1"), {namesOf(table)}});
    }

    [[nodiscard]] const Json* find(const char* key) const {
        if (!json_.is_object()) return nullptr;
        const auto member = json_.find(key);
        return member == json_.end() ? nullptr : &*member;
    }
    void fail(const std::string& key, Message what) {
        if (error_) return;
        error_ = Error{ErrorKind::Damaged,
                       std::move(what),
                       key.empty() ? where_ : where_ + "/" + key,
                       {EPOCHAL_TEXT("core", "Mend this value in the file, or take the file out"), {}}};
    }
    [[nodiscard]] const std::optional<Error>& error() const { return error_; }
    [[nodiscard]] const std::string& where() const { return where_; }

private:
    const Json& json_;
    std::string where_;
    std::optional<Error> error_;
};

std::optional<Error> readOwn(const Json& json, const std::string& where, OwnMachine& own) {
    Members in(json, where);
    in.read("purchase", own.purchase);
    in.read("resale", own.resale);
    in.read("years", own.years);
    in.read("use", own.use);
    in.read("watts", own.watts);
    in.read("tariff_per_kwh", own.tariffPerKwh);
    if (own.use > 1) in.fail("use", {EPOCHAL_TEXT("core", "A share of the hours, 0 to 1, was expected here"), {}});
    return in.error();
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
    if (offer.own) {
        json["own"] = {{"purchase", offer.own->purchase.text()},
                       {"resale", offer.own->resale.text()},
                       {"years", offer.own->years},
                       {"use", offer.own->use},
                       {"watts", offer.own->watts},
                       {"tariff_per_kwh", offer.own->tariffPerKwh.text()}};
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
    if (const Json* own = in.find("own"); own != nullptr && !own->is_null()) {
        if (const auto error = readOwn(*own, where + "/own", offer.own.emplace())) return *error;
    }
    if (offer.id.empty()) in.fail("id", {EPOCHAL_TEXT("core", "An offer needs an id"), {}});
    if (offer.currency.size() != 3 ||
        !std::all_of(offer.currency.begin(), offer.currency.end(), [](char c) { return c >= 'A' && c <= 'Z'; }))
        in.fail("currency",
                {EPOCHAL_TEXT("core", "A currency code of three capitals, such as USD, was expected here"), {}});
    if (!isPriceDate(offer.date))
        in.fail(
            "date",
            {EPOCHAL_TEXT("core", "A date such as 2026-11-09, 2026, >=2025-11 or 2025..2026 was expected here"), {}});
    if (in.error()) return *in.error();
    return offer;
}

bool hasExactDay(const Offer& offer) {
    return offer.date.size() == 10 && isDate(offer.date);
}

Message dateInWords(const Offer& offer) {
    const std::string_view date = offer.date;
    if (date.empty()) return {EPOCHAL_TEXT("core", "no date"), {}};
    if (date.starts_with(kOrLater))
        return {EPOCHAL_TEXT("core", "%1 or later"), {std::string(date.substr(kOrLater.size()))}};
    const std::size_t range = date.find(kRange);
    if (range == std::string_view::npos) return {EPOCHAL_TEXT("core", "%1"), {offer.date}};
    return {EPOCHAL_TEXT("core", "%1 to %2"),
            {std::string(date.substr(0, range)), std::string(date.substr(range + kRange.size()))}};
}

Message notRanked(const Offer& offer) {
    if (!hourlyPrice(offer)) return {EPOCHAL_TEXT("core", "Not ranked: the price is not known"), {}};
    if (offer.date.empty()) return {EPOCHAL_TEXT("core", "Not ranked: the price has no date"), {}};
    if (offer.source.empty()) return {EPOCHAL_TEXT("core", "Not ranked: the price has no source"), {}};
    if (offer.scope == PriceScope::AcceleratorOnly)
        return {EPOCHAL_TEXT("core", "Not ranked: the price is of the accelerator alone, without a machine around it"),
                {}};
    if (offer.scope == PriceScope::Unknown)
        return {EPOCHAL_TEXT("core", "Not ranked: it is not known what the price pays for"), {}};
    return {};
}

std::string title(const Offer& offer) {
    std::string text = offer.kind == PriceKind::Own ? std::string() : offer.provider;
    if (!text.empty() && !offer.instance.empty()) text += ' ';
    text += offer.instance;
    if (text.empty()) text = offer.id;
    if (!offer.accelerator.empty()) text += ", " + std::to_string(offer.count) + " x " + offer.accelerator;
    return text;
}

}  // namespace epochal
