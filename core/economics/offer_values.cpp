// The values of an offer's fields: as text, as JSON, and what is wrong with them.
#include <algorithm>
#include <cmath>
#include <type_traits>

#include "core/base/csv.h"
#include "core/base/json.h"
#include "core/base/utf8.h"
#include "core/economics/json_members.h"
#include "core/economics/offer_fields.h"

namespace epochal {
namespace {

template <class T>
const T* memberOf(const Offer& offer, T Offer::*member) {
    return &(offer.*member);
}
template <class T>
const T* memberOf(const Offer& offer, T OwnMachine::*member) {
    return offer.own ? &((*offer.own).*member) : nullptr;
}
template <class T>
T& memberIn(Offer& offer, T Offer::*member) {
    return offer.*member;
}
template <class T>
T& memberIn(Offer& offer, T OwnMachine::*member) {
    if (!offer.own) offer.own.emplace();
    return (*offer.own).*member;
}

const Decimal kHundred = Decimal::fromInteger(100);
constexpr double kMostCounted = 1e6;

/// Writes one value of a field.
struct TextWriter {
    const OfferField& field;
    const Offer& offer;

    [[nodiscard]] bool isPercent() const { return field.format == OfferFormat::Percent; }
    std::string operator()(const std::string& value) const {
        return field.format == OfferFormat::Names ? regionsText(offer) : value;
    }
    std::string operator()(const std::vector<std::string>&) const { return regionsText(offer); }
    std::string operator()(std::int64_t value) const {
        return field.zeroIsUnknown && value == 0 ? std::string() : std::to_string(value);
    }
    std::string operator()(double value) const {
        if (field.zeroIsUnknown && value <= 0) return {};
        return csvNumber(isPercent() ? value * 100 : value);
    }
    std::string operator()(bool value) const { return value ? "yes" : "no"; }
    std::string operator()(const Decimal& value) const {
        if (field.zeroIsUnknown && value.isZero()) return {};
        return (isPercent() ? value * kHundred : value).text();
    }
    template <class T>
    std::string operator()(const std::optional<T>& value) const {
        return value ? (*this)(*value) : std::string();
    }
    std::string operator()(PriceKind value) const { return name(value); }
    std::string operator()(PriceScope value) const { return name(value); }
    std::string operator()(const Message& value) const { return value.empty() ? std::string() : english(value); }
};

Error wrongly(const OfferField& field, Message what, Message remedy = {}) {
    return {ErrorKind::Spec, std::move(what), field.key, std::move(remedy)};
}

Message wrongText(const OfferField& field, std::string_view text) {
    return {field.wrong, {shortened(text, 60)}};
}

/// The error of a number, as written, that the field cannot have.
std::optional<Error> outOfRange(const OfferField& field, const Decimal& written) {
    if (field.format == OfferFormat::Percent && written > kHundred)
        return wrongly(field, {EPOCHAL_TEXT("core", "A percentage from 0 to 100 was expected here"), {}});
    if (field.format == OfferFormat::Seconds && written > Decimal::fromInteger(31 * 86400))
        return wrongly(field, {EPOCHAL_TEXT("core", "A number of seconds, at most one month, was expected here"), {}},
                       {EPOCHAL_TEXT("core", "Use 3600 for hourly billing"), {}});
    const double number = written.toDouble();
    if (std::holds_alternative<std::int64_t Offer::*>(field.member) &&
        (number != std::floor(number) || number > kMostCounted))
        return wrongly(field, {EPOCHAL_TEXT("core", "A whole number up to a million was expected here"), {}});
    return {};
}

std::string choiceIds(const OfferField& field) {
    std::string ids;
    for (const OfferChoice& choice : choicesOf(field)) ids += (ids.empty() ? "" : ", ") + std::string(choice.id);
    return ids;
}

/// Reads one value of a field; the error, if any.
struct TextReader {
    const OfferField& field;
    Offer& offer;
    std::string_view text;

    using Wrong = std::optional<Error>;
    [[nodiscard]] bool isPercent() const { return field.format == OfferFormat::Percent; }

    Wrong operator()(std::string& out) const {
        if (field.format == OfferFormat::Names)
            setRegions(offer, text);
        else
            out = text;
        if (!field.valid || field.valid(text)) return {};
        return wrongly(field, wrongText(field, text), {field.remedy, {}});
    }
    Wrong operator()(std::vector<std::string>&) const {
        setRegions(offer, text);
        return {};
    }
    Wrong operator()(std::optional<Decimal>& out) const {
        out.reset();
        if (text.empty()) return {};
        const Result<Decimal> read = readAmount(text);
        if (!read) return wrongly(field, read.error().what, read.error().remedy);
        out = isPercent() ? *read / kHundred : *read;
        return outOfRange(field, *read);
    }
    Wrong operator()(Decimal& out) const {
        std::optional<Decimal> amount;
        Wrong wrong = (*this)(amount);
        out = amount.value_or(Decimal());
        return wrong;
    }
    Wrong operator()(std::optional<double>& out) const {
        std::optional<Decimal> number;
        Wrong wrong = (*this)(number);
        out = number ? std::optional(number->toDouble()) : std::nullopt;
        return wrong;
    }
    Wrong operator()(double& out) const {
        std::optional<double> number;
        Wrong wrong = (*this)(number);
        out = number.value_or(0);
        return wrong;
    }
    Wrong operator()(std::int64_t& out) const {
        double number = 0;
        Wrong wrong = (*this)(number);
        out = static_cast<std::int64_t>(std::min(number, kMostCounted));
        return wrong;
    }
    Wrong operator()(bool& out) const {
        std::string word(text);
        for (char& c : word)
            if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        out = word == "true" || word == "yes" || word == "1";
        if (out || word.empty() || word == "false" || word == "no" || word == "0") return {};
        return wrongly(field, {EPOCHAL_TEXT("core", "\"%1\" is neither yes nor no"), {shortened(text, 60)}},
                       {EPOCHAL_TEXT("core", "Use yes or no"), {}});
    }
    Wrong operator()(PriceKind& out) const { return choose(out, priceKindOf(text)); }
    Wrong operator()(PriceScope& out) const { return choose(out, priceScopeOf(text)); }
    Wrong operator()(Message& out) const {
        out = text.empty() ? Message{} : Message{EPOCHAL_TEXT("core", "%1"), {std::string(text)}};
        return {};
    }

private:
    template <class Value>
    Wrong choose(Value& out, const std::optional<Value>& chosen) const {
        if (chosen) return void(out = *chosen), Wrong();
        return wrongly(field, {EPOCHAL_TEXT("core", "\"%1\" is not a known value"), {shortened(text, 60)}},
                       {EPOCHAL_TEXT("core", "Use one of: %1"), {choiceIds(field)}});
    }
};

struct JsonWriter {
    Json operator()(const Decimal& value) const { return value.text(); }
    template <class T>
    Json operator()(const std::optional<T>& value) const {
        return value ? (*this)(*value) : Json(nullptr);
    }
    Json operator()(PriceKind value) const { return name(value); }
    Json operator()(PriceScope value) const { return name(value); }
    Json operator()(const Message& value) const { return toJson(value); }
    Json operator()(const auto& value) const { return value; }
};

struct HasValue {
    bool operator()(std::int64_t value) const { return value != 0; }
    bool operator()(const Decimal& value) const { return !value.isZero(); }
    template <class T>
    bool operator()(const std::optional<T>& value) const {
        return value.has_value();
    }
    bool operator()(const Message& value) const { return !value.empty(); }
    bool operator()(const std::vector<std::string>& value) const { return !value.empty(); }
    bool operator()(const auto&) const { return true; }
};

void readRegions(Members& in, const char* key, Offer& offer) {
    const Json* list = in.find(key);
    if (list == nullptr) return;
    std::vector<std::string> regions;
    for (const Json& one : *list)
        if (one.is_string()) regions.push_back(one.get<std::string>());
    if (!list->is_array() || regions.size() != list->size())
        return in.fail(key, {EPOCHAL_TEXT("core", "A list of names was expected here"), {}});
    if (!offer.region.empty()) regions.push_back(offer.region);
    setRegions(offer, std::move(regions));
}

/// The name of a field within its object: "years" of "own/years".
const char* memberName(const OfferField& field) {
    return field.key + (isOfOwnMachine(field) ? std::string_view("own/").size() : 0);
}

/// Reads one member of the JSON.
struct JsonReader {
    const OfferField& field;
    Members& in;
    Offer& offer;

    void operator()(std::vector<std::string>&) const { readRegions(in, memberName(field), offer); }
    void operator()(std::optional<double>& out) const {
        if (in.find(memberName(field)) != nullptr) (*this)(out.emplace());
    }
    void operator()(double& out) const {
        in.read(memberName(field), out);
        if (field.format == OfferFormat::Percent && out > 1)
            in.fail(memberName(field),
                    {EPOCHAL_TEXT("core", "A fraction of the hours, from 0 to 1, was expected here"), {}});
    }
    void operator()(std::string& out) const {
        in.read(memberName(field), out);
        if (field.valid && !field.valid(out)) in.fail(memberName(field), wrongText(field, out));
    }
    void operator()(PriceKind& out) const { choose(out, priceKindOf); }
    void operator()(PriceScope& out) const { choose(out, priceScopeOf); }
    void operator()(Message& out) const {
        if (const Json* message = in.find(memberName(field))) out = messageFromJson(*message);
    }
    void operator()(auto& out) const { in.read(memberName(field), out); }

private:
    template <class Value>
    void choose(Value& out, std::optional<Value> (*find)(std::string_view)) const {
        const Json* value = in.find(memberName(field));
        if (value == nullptr) return;
        const auto chosen = value->is_string() ? find(value->get<std::string>()) : std::nullopt;
        if (chosen) return void(out = *chosen);
        in.fail(memberName(field),
                {EPOCHAL_TEXT("core", "One of these values was expected here: %1"), {choiceIds(field)}});
    }
};

/// The fields in the order of the JSON document.
const std::vector<const OfferField*>& inDocumentOrder() {
    static const std::vector<const OfferField*> all = [] {
        std::vector<const OfferField*> fields;
        for (const OfferField& field : offerFields()) fields.push_back(&field);
        std::ranges::stable_sort(fields, {}, &OfferField::optional);
        return fields;
    }();
    return all;
}

}  // namespace

bool isOfOwnMachine(const OfferField& field) {
    return std::holds_alternative<Decimal OwnMachine::*>(field.member) ||
           std::holds_alternative<double OwnMachine::*>(field.member);
}

std::span<const OfferChoice> choicesOf(const OfferField& field) {
    static const std::vector<OfferChoice> kinds = [] {
        std::vector<OfferChoice> all;
        for (const PriceKindRow& row : kPriceKinds) all.push_back({row.id, row.label});
        return all;
    }();
    static const std::vector<OfferChoice> scopes = [] {
        std::vector<OfferChoice> all;
        for (const PriceScopeRow& row : kPriceScopes) all.push_back({row.id, row.brief});
        return all;
    }();
    //: VAT
    static const std::vector<OfferChoice> taxed{{"no", EPOCHAL_TEXT("core", "not included")},
                                                //: participle, a value of "VAT": the price includes it
                                                {"yes", EPOCHAL_TEXT("core", "included")}};
    if (std::holds_alternative<PriceKind Offer::*>(field.member)) return kinds;
    if (std::holds_alternative<PriceScope Offer::*>(field.member)) return scopes;
    if (std::holds_alternative<bool Offer::*>(field.member)) return taxed;
    return {};
}

bool isMoney(const OfferField& field) {
    const bool decimal =
        std::visit([]<class Class, class T>(
                       T Class::*) { return std::is_same_v<T, Decimal> || std::is_same_v<T, std::optional<Decimal>>; },
                   field.member);
    return decimal && field.format == OfferFormat::Plain;
}

bool isNumber(const OfferField& field) {
    return std::visit(
        []<class Class, class T>(T Class::*) {
            return std::is_same_v<T, Decimal> || std::is_same_v<T, std::optional<Decimal>> ||
                   std::is_same_v<T, double> || std::is_same_v<T, std::optional<double>> ||
                   std::is_same_v<T, std::int64_t>;
        },
        field.member);
}

std::string textOf(const OfferField& field, const Offer& offer) {
    return std::visit(
        [&](auto member) {
            const auto* value = memberOf(offer, member);
            return value ? TextWriter{field, offer}(*value) : std::string();
        },
        field.member);
}

std::optional<Decimal> numberOf(const OfferField& field, const Offer& offer) {
    const double scale = field.format == OfferFormat::Percent ? 100 : 1;
    const auto exact = [&](const Decimal& value) { return scale == 1 ? value : value * kHundred; };
    const auto measured = [&](double value) { return Decimal::fromDouble(value * scale); };
    const auto number = std::visit(
        [&](auto member) -> std::optional<Decimal> {
            const auto* value = memberOf(offer, member);
            if (value == nullptr) return std::nullopt;
            using T = std::remove_cvref_t<decltype(*value)>;
            if constexpr (std::is_same_v<T, Decimal>) return exact(*value);
            if constexpr (std::is_same_v<T, std::optional<Decimal>>)
                return *value ? std::optional(exact(**value)) : std::nullopt;
            if constexpr (std::is_same_v<T, double>) return measured(*value);
            if constexpr (std::is_same_v<T, std::optional<double>>)
                return *value ? std::optional(measured(**value)) : std::nullopt;
            if constexpr (std::is_same_v<T, std::int64_t>) return Decimal::fromInteger(*value);
            return std::nullopt;
        },
        field.member);
    return field.zeroIsUnknown && number && number->isZero() ? std::nullopt : number;
}

Status setText(const OfferField& field, Offer& offer, std::string_view text) {
    auto wrong = std::visit(
        [&](auto member) {
            return TextReader{field, offer, text}(memberIn(offer, member));
        },
        field.member);
    return wrong ? Status(*std::move(wrong)) : Status();
}

Result<Decimal> readAmount(std::string_view text) {
    const auto refused = [&](const char* what, const char* remedy) {
        return Error{ErrorKind::Spec, {what, {shortened(text, 60)}}, {}, {remedy, {}}};
    };
    Result<Decimal> read = Decimal::parse(text);
    if (!read)
        return refused(EPOCHAL_TEXT("core", "\"%1\" is not a number"),
                       EPOCHAL_TEXT("core", "Use only digits and a decimal point, such as 4.6016"));
    if (read->isNegative())
        return refused(EPOCHAL_TEXT("core", "%1 is below zero"),
                       EPOCHAL_TEXT("core", "Correct the number, or leave the cell empty if it is not known"));
    return read;
}

Json toJson(const Offer& offer) {
    Json json = Json::object(), own = Json::object();
    for (const OfferField* field : inDocumentOrder())
        std::visit(
            [&](auto member) {
                const auto* value = memberOf(offer, member);
                if (value == nullptr || (field->optional > 0 && !HasValue()(*value))) return;
                (isOfOwnMachine(*field) ? own : json)[memberName(*field)] = JsonWriter()(*value);
            },
            field->member);
    if (offer.own) json["own"] = std::move(own);
    return json;
}

Result<Offer> offerFromJson(const Json& json, const std::string& where) {
    Offer offer;
    Members in(json, where);
    for (const OfferField& field : offerFields())
        if (!isOfOwnMachine(field))
            std::visit([&](auto member) { JsonReader{field, in, offer}(memberIn(offer, member)); }, field.member);
    if (offer.id.empty()) in.fail("id", {EPOCHAL_TEXT("core", "An offer needs an ID"), {}});
    if (in.error()) return *in.error();
    const Json* own = in.find("own");
    if (own == nullptr || own->is_null()) return offer;
    Members inOwn(*own, where + "/own");
    offer.own.emplace();
    for (const OfferField& field : offerFields())
        if (isOfOwnMachine(field))
            std::visit([&](auto member) { JsonReader{field, inOwn, offer}(memberIn(offer, member)); }, field.member);
    if (inOwn.error()) return *inOwn.error();
    return offer;
}

std::vector<OfferProblem> problemsOf(const Offer& offer) {
    std::vector<OfferProblem> problems;
    const auto add = [&problems](bool wrong, const char* key, const char* why) {
        if (wrong) problems.emplace_back(key, Message{why, {}});
    };
    for (const OfferField& field : offerFields()) {
        const std::string text = textOf(field, offer);
        if (*field.needed && text.empty()) {
            add(true, field.key, field.needed);
        } else if (field.kinds & setOf(offer.kind)) {
            const auto number = numberOf(field, offer);
            if (const auto wrong = number ? outOfRange(field, *number) : std::nullopt)
                problems.emplace_back(field.key, wrong->what);
            if (field.valid && !field.valid(text)) problems.emplace_back(field.key, wrongText(field, text));
        }
    }
    const bool noTerm = offer.kind == PriceKind::Reserved && !offer.upfront.isZero() && offer.termMonths <= 0;
    add(noTerm, "term_months", EPOCHAL_TEXT("core", "An upfront payment needs the term it covers"));
    const char* const priced = offer.kind == PriceKind::Monthly      ? "price_per_month"
                               : offer.kind != PriceKind::Own        ? "price_per_hour"
                               : !offer.own || offer.own->years <= 0 ? "own/years"
                               : offer.own->use <= 0                 ? "own/use"
                                                                     : "own/purchase";
    const std::optional<Decimal> price = hourlyPrice(offer);
    add(!noTerm && (!price || *price <= Decimal()), priced,
        EPOCHAL_TEXT("core", "A price above zero was expected here"));
    return problems;
}

}  // namespace epochal
