#include "core/hardware/accelerator_names.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <utility>
#include <vector>

#include "core/base/ascii.h"
#include "core/base/json.h"

namespace epochal {

namespace {

struct Card {
    std::string name;
    std::vector<std::string> keys;  ///< of all its names
    std::vector<double> memoryGb;   ///< sizes it was made with
};

struct NameTable {
    std::vector<std::string> brands;  ///< in capitals
    std::vector<Card> cards;
};

bool isLetterOrDigit(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0;
}

std::string upper(std::string_view text) {
    std::string out;
    for (const char c : text) out += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return out;
}

/// What two spellings of a card have in common: "RTX4090" of "RTX 4090".
std::string keyOf(std::string_view name) {
    std::string key = upper(name);
    std::erase_if(key, [](char c) { return !isLetterOrDigit(c); });
    return key;
}

const NameTable& nameTable() {
    static const NameTable table = [] {
        NameTable read;
        const auto json = parseJson(shippedAcceleratorTable(), "accelerators.json");
        if (!json || !json->is_object()) return read;
        for (const Json& brand : json->value("brands", Json::array()))
            if (brand.is_string()) read.brands.push_back(upper(brand.get<std::string>()));
        for (const Json& row : json->value("cards", Json::array())) {
            Card card{stringAt(row, "name"), {}, {}};
            card.keys.push_back(keyOf(card.name));
            for (const Json& other : row.value("also", Json::array()))
                if (other.is_string()) card.keys.push_back(keyOf(other.get<std::string>()));
            for (const Json& size : row.value("memory_gb", Json::array()))
                if (size.is_number()) card.memoryGb.push_back(size.get<double>());
            read.cards.push_back(std::move(card));
        }
        return read;
    }();
    return table;
}

bool isBrand(std::string_view word) {
    return std::ranges::find(nameTable().brands, upper(word)) != nameTable().brands.end();
}

std::vector<std::string> words(std::string_view text) {
    std::vector<std::string> out(1);
    for (const char c : upper(text)) {
        if (isLetterOrDigit(c))
            out.back() += c;
        else
            out.emplace_back();
    }
    std::erase(out, std::string());
    return out;
}

/// "80GB" -> 80; 0 for anything else.
double gigabytes(const std::string& word) {
    const std::size_t digits = word.find_first_not_of("0123456789");
    if (digits == 0 || digits == std::string::npos || digits > 4) return 0;
    const std::string unit = word.substr(digits);
    return unit == "GB" || unit == "G" || unit == "GIB" ? std::stod(word.substr(0, digits)) : 0;
}

/// The 16 of "V100-16"; 0 for what is part of a name, such as "RTX 4090".
double bareGigabytes(const std::string& word, const std::string& before) {
    const bool digits = !word.empty() && word.size() <= 3 && isDigits(word);
    if (!digits || before.empty() || before == "GTX" || before == "RTX") return 0;
    constexpr double kLeast = 8, kMost = 288;
    const double number = std::stod(word);
    return number >= kLeast && number <= kMost ? number : 0;
}

/// The spelling of the table, or the text itself.
std::string spelled(const std::string& name) {
    const std::string key = keyOf(name);
    for (const Card& card : nameTable().cards)
        if (std::ranges::find(card.keys, key) != card.keys.end()) return card.name;
    return name;
}

}  // namespace

AcceleratorName readAcceleratorName(std::string_view text) {
    AcceleratorName out;
    std::string name, before;
    const std::vector<std::string> all = words(text);
    const bool tpu = std::ranges::any_of(all, [](const std::string& word) { return word.starts_with("TPU"); });
    for (const std::string& word : all) {
        const std::string last = std::exchange(before, word);
        const bool form = word.starts_with("SXM") || word == "PCIE" || word == "NVL" || word == "HGX";
        if (isBrand(word) || word.starts_with("HBM")) continue;
        if (tpu)
            name += (name.empty() ? "" : "-") + word;
        else if (form)
            out.form = word.starts_with("SXM") || word == "HGX" ? "SXM" : word == "PCIE" ? "PCIe" : "NVL";
        else if (const double memory = std::max(gigabytes(word), bareGigabytes(word, last)); memory > 0)
            out.memoryGb = memory;
        else if (last != "DGX" || word.size() > 1)  // not the 2 of "DGX-2"
            name += (name.empty() ? "" : " ") + word;
    }
    out.card = spelled(name);
    return out;
}

std::string withoutBrand(std::string_view name) {
    std::string out;
    for (std::size_t at = 0; at < name.size();) {
        const bool begins = isLetterOrDigit(name[at]) && (at == 0 || !isLetterOrDigit(name[at - 1]));
        std::size_t end = at;
        while (begins && end < name.size() && isLetterOrDigit(name[end])) ++end;
        // A brand before another word; never the whole name.
        if (end > at && end < name.size() && name[end] == ' ' && isBrand(name.substr(at, end - at))) {
            at = end + 1;
            continue;
        }
        out += name[at++];
    }
    return out;
}

std::optional<bool> madeWith(std::string_view card, double memoryGb) {
    const auto& cards = nameTable().cards;
    const auto known = std::ranges::find(cards, card, &Card::name);
    if (known == cards.end() || known->memoryGb.empty()) return std::nullopt;
    return std::ranges::any_of(known->memoryGb, [&](double size) { return std::fabs(memoryGb - size) <= 0.08 * size; });
}

}  // namespace epochal
