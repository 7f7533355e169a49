#include "core/interop/price_head.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>

#include "core/base/ascii.h"
#include "core/base/utf8.h"
#include "core/economics/rates.h"

namespace epochal {

namespace {

/// A money column and the units that its parentheses may name besides the currency; the first, none, is the usual case.
struct PricedColumn {
    const char* name;
    std::array<const char*, 4> of;
};
constexpr std::array<PricedColumn, 9> kPriced{{{"price", {"", "h", "hr", "hour"}},
                                               {"spotprice", {"", "h", "hr", "hour"}},
                                               {"price per hour", {"", "h", "hr", "hour"}},
                                               {"price per month", {"", "month", "mo", "month"}},
                                               {"upfront", {"", "", "", ""}},
                                               {"purchase", {"", "", "", ""}},
                                               {"resale", {"", "", "", ""}},
                                               {"tariff", {"", "kwh", "kWh", "kwh"}},
                                               {"hosting", {"", "month", "mo", "month"}}}};

/// "usd per hour" -> "hour": without the currency and the "per" or "/" after it.
std::string_view withoutCurrency(std::string_view unit) {
    constexpr std::string_view kAny = "currency", kPer = "per ";
    if (unit.starts_with(kAny))
        unit.remove_prefix(kAny.size());
    else if (!currencyOf(std::string(unit)).empty())
        unit.remove_prefix(3);
    unit = trimmed(unit);
    if (unit.starts_with('/')) unit.remove_prefix(1);
    if (unit.starts_with(kPer)) unit.remove_prefix(kPer.size());
    return trimmed(unit);
}

}  // namespace

std::string currencyOf(const std::string& unit) {
    if (unit.size() < 3 || (unit.size() > 3 && std::isalpha(static_cast<unsigned char>(unit[3])) != 0)) return {};
    std::string code = unit.substr(0, 3);
    for (char& c : code) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return isCurrencyCode(code) && code != "PER" ? code : std::string();
}

std::string otherUnit(const CsvRow& head) {
    for (const std::string& column : head.fields) {
        const std::string name = Columns::plain(column), unit = Columns::unitIn(column);
        if (name.find("price") == std::string::npos && name.find("cost") == std::string::npos) continue;
        for (const char* word : {"second", "minute", "day", "week", "month", "year", "cent", "1000"})
            if (name.find(word) != std::string::npos || unit.find(word) != std::string::npos) return column;
    }
    return {};
}

std::optional<Error> checkHead(const Columns& columns, const CsvRow& head, const std::string& where) {
    const std::string place = where + ":" + std::to_string(head.line);
    if (!columns.doubled().empty())
        return Error{ErrorKind::Data,
                     {EPOCHAL_TEXT("core", "The column \"%1\" appears twice in the header"), {columns.doubled()}},
                     place,
                     //: of two columns with the same name
                     {EPOCHAL_TEXT("core", "Keep only the right one"), {}}};
    for (const auto& [name, of] : kPriced) {
        const std::string unit = columns.unit(name);
        const std::string_view rest = withoutCurrency(unit);
        if (std::find(of.begin(), of.end(), rest) != of.end()) continue;
        return Error{ErrorKind::Data,
                     {EPOCHAL_TEXT("core", "The column \"%1\" uses a different unit: %2"),
                      {std::string(name), shortened(unit, 60)}},
                     place,
                     {EPOCHAL_TEXT("core",
                                   "Give amounts in the main currency unit (dollars, not cents), and prices for the "
                                   "period named in the column header"),
                      {}}};
    }
    return std::nullopt;
}

}  // namespace epochal
