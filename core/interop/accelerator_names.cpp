#include "core/interop/accelerator_names.h"

#include <array>
#include <cctype>
#include <cmath>
#include <vector>

namespace epochal {

namespace {

struct Card {
    const char* name;
    std::array<double, 3> memoryGb;  ///< sizes that exist; 0 = unused
};

constexpr std::array kCards{
    Card{"A10", {24}},          Card{"A10G", {24}},       Card{"A16", {16}},          Card{"A2", {16}},
    Card{"A30", {24}},          Card{"A40", {48}},        Card{"A100", {40, 80}},     Card{"B200", {180, 192}},
    Card{"B300", {269, 288}},   Card{"GH200", {96, 144}}, Card{"H100", {80, 94, 96}}, Card{"H200", {141}},
    Card{"K80", {12}},          Card{"L4", {24}},         Card{"L40", {48}},          Card{"L40S", {48}},
    Card{"M60", {8}},           Card{"P4", {8}},          Card{"P40", {24}},          Card{"P100", {12, 16}},
    Card{"RTX 3060", {8, 12}},  Card{"RTX 3070", {8}},    Card{"RTX 3080", {10, 12}}, Card{"RTX 3090", {24}},
    Card{"RTX 4080", {16}},     Card{"RTX 4090", {24}},   Card{"RTX 5080", {16}},     Card{"RTX 5090", {32}},
    Card{"RTX A2000", {6, 12}}, Card{"RTX A4000", {16}},  Card{"RTX A5000", {24}},    Card{"RTX A6000", {48}},
    Card{"T4", {16}},           Card{"T4g", {16}},        Card{"V100", {16, 32}},
};

std::string upper(std::string_view text) {
    std::string out;
    for (const char c : text) out += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return out;
}

std::vector<std::string> words(std::string_view text) {
    std::vector<std::string> out(1);
    for (const char c : upper(text)) {
        if (c == ' ' || c == '-' || c == '_' || c == ':' || c == '/')
            out.emplace_back();
        else
            out.back() += c;
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

/// A name such as "RTX4090" or "RTXA6000" in the manufacturer's spelling.
std::string spelled(const std::string& name) {
    std::string text = name;
    if (text.starts_with("RTX") && text.size() > 3 && text[3] != ' ') text.insert(3, " ");
    if (text == "A6000" || text == "A5000" || text == "A4000" || text == "A2000") text.insert(0, "RTX ");
    for (const Card& card : kCards)
        if (upper(card.name) == text) return card.name;
    return text;
}

}  // namespace

AcceleratorName readAcceleratorName(std::string_view text) {
    AcceleratorName out;
    std::string name;
    const bool tpu = upper(text).starts_with("TPU");
    for (const std::string& word : words(text)) {
        const bool form = word.starts_with("SXM") || word == "PCIE" || word == "NVL" || word == "HGX";
        if (tpu)
            name += (name.empty() ? "" : "-") + word;
        else if (word == "NVIDIA" || word == "GEFORCE" || word == "TESLA")
            continue;
        else if (form)
            out.form = word.starts_with("SXM") || word == "HGX" ? "SXM" : word == "PCIE" ? "PCIe" : "NVL";
        else if (const double memory = gigabytes(word); memory > 0)
            out.memoryGb = memory;
        else
            name += (name.empty() ? "" : " ") + word;
    }
    out.card = spelled(name);
    return out;
}

std::optional<bool> madeWith(std::string_view card, double memoryGb) {
    for (const Card& known : kCards) {
        if (card != known.name) continue;
        for (const double size : known.memoryGb)
            if (size > 0 && std::fabs(memoryGb - size) <= 0.08 * size) return true;
        return false;
    }
    return std::nullopt;
}

}  // namespace epochal
