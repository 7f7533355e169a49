#include "core/economics/rates.h"

#include <algorithm>

#include "core/base/json.h"
#include "core/economics/json_members.h"
#include "core/economics/price_date.h"

namespace epochal {

namespace {

const Rate* newest(const std::vector<Rate>& rates, const std::string& from, const std::string& to) {
    const Rate* found = nullptr;
    for (const Rate& rate : rates)
        if (rate.from == from && rate.to == to && rate.factor > Decimal() && (!found || rate.date >= found->date))
            found = &rate;
    return found;
}

}  // namespace

bool isCurrencyCode(const std::string& text) {
    return text.size() == 3 && std::all_of(text.begin(), text.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
}

std::optional<Rate> Rates::find(const std::string& from, const std::string& to) const {
    if (from == to) return Rate{from, to, Decimal::fromInteger(1), {}, {}};
    if (const Rate* direct = newest(all, from, to)) return *direct;
    if (const Rate* inverse = newest(all, to, from))
        return Rate{from, to, Decimal::fromInteger(1) / inverse->factor, inverse->date, inverse->source};
    return std::nullopt;
}

std::optional<Money> Rates::convert(const Money& money, const std::string& to) const {
    if (money.currency == to) return money;
    if (const Rate* direct = newest(all, money.currency, to)) return Money{money.amount * direct->factor, to};
    // Divide by the rate as quoted: its inverse would be rounded.
    if (const Rate* inverse = newest(all, to, money.currency)) return Money{money.amount / inverse->factor, to};
    return std::nullopt;
}

Json toJson(const Rate& rate) {
    return {{"from", rate.from},
            {"to", rate.to},
            {"factor", rate.factor.text()},
            {"date", rate.date},
            {"source", rate.source}};
}

Result<Rate> rateFromJson(const Json& json, const std::string& where) {
    Rate rate;
    Members in(json, where);
    in.read("from", rate.from);
    in.read("to", rate.to);
    in.read("factor", rate.factor);
    in.read("date", rate.date);
    in.read("source", rate.source);
    if (auto wrong = checkRate(rate)) in.fail(wrong->first, std::move(wrong->second));
    if (in.error()) return *in.error();
    return rate;
}

std::optional<std::pair<const char*, Message>> checkRate(const Rate& rate) {
    const Message code{EPOCHAL_TEXT("core", "A currency code of three capital letters, such as USD, was expected here"),
                       {}};
    if (!isCurrencyCode(rate.from)) return std::pair("from", code);
    if (!isCurrencyCode(rate.to)) return std::pair("to", code);
    if (rate.from == rate.to)
        return std::pair("to", Message{EPOCHAL_TEXT("core", "An exchange rate needs two different currencies"), {}});
    if (rate.factor <= Decimal())
        return std::pair("factor", Message{EPOCHAL_TEXT("core", "An exchange rate above zero was expected here"), {}});
    if (!isDay(rate.date))
        return std::pair("date", Message{EPOCHAL_TEXT("core", "A date such as 2026-11-09 was expected here"), {}});
    if (rate.source.empty())
        return std::pair("source", Message{EPOCHAL_TEXT("core", "An exchange rate needs a source"), {}});
    return std::nullopt;
}

}  // namespace epochal
