#include "core/base/utf8.h"

#include <utility>

namespace epochal {
namespace {

constexpr std::string_view kReplacement = "\uFFFD";
constexpr std::string_view kEllipsis = "\u2026";

unsigned char byteAt(std::string_view text, std::size_t at) {
    return static_cast<unsigned char>(text[at]);
}

bool isControl(std::string_view character) {
    const unsigned char first = byteAt(character, 0);
    if (character.size() == 1) return first < 0x20 || first == 0x7F;
    if (character.size() == 2) return first == 0xC2 && byteAt(character, 1) < 0xA0;
    return character == "\u2028" || character == "\u2029";
}

/// Bidirectional controls: the text after them could be displayed backward, or look like something else.
bool turnsText(std::string_view character) {
    return (character >= "\u202A" && character <= "\u202E") || (character >= "\u2066" && character <= "\u2069");
}

}  // namespace

std::size_t characterLength(std::string_view text, std::size_t at) {
    const unsigned char first = byteAt(text, at);
    if (first < 0x80) return 1;
    const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || length > text.size() - at) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byteAt(text, at + i) & 0xC0) != 0x80) return 0;
    const unsigned char second = byteAt(text, at + 1);
    if ((first == 0xE0 && second < 0xA0) || (first == 0xED && second > 0x9F) || (first == 0xF0 && second < 0x90) ||
        (first == 0xF4 && second > 0x8F))
        return 0;
    return length;
}

bool isUtf8(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = characterLength(text, at);
        if (length == 0) return false;
        at += length;
    }
    return true;
}

bool hasControl(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = characterLength(text, at);
        if (length > 0 && isControl(text.substr(at, length))) return true;
        at += length > 0 ? length : 1;
    }
    return false;
}

std::string shortened(std::string_view text, std::size_t bytes) {
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = characterLength(text, at);
        const std::string_view character = length > 0 ? text.substr(at, length) : kReplacement;
        if (out.size() + character.size() > bytes) return out.append(kEllipsis);
        out += character;
        at += length > 0 ? length : 1;
    }
    return out;
}

namespace {

std::string cleaned(std::string_view text, bool lines) {
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = characterLength(text, at);
        const std::string_view character = length > 0 ? text.substr(at, length) : kReplacement;
        const bool kept = !(isControl(character) || turnsText(character)) || (lines && character == "\n");
        out += kept ? character : std::string_view(" ");
        at += length > 0 ? length : 1;
    }
    return out;
}

}  // namespace

std::string printable(std::string_view text) {
    return cleaned(text, false);
}

std::string searchableText(std::string_view text) {
    std::string out = printable(text);
    static constexpr std::pair<std::string_view, std::string_view> kPlain[] = {
        {"\u00A0", " "}, {"\u202F", " "}, {"\u2060", ""}};
    for (const auto& [mark, plain] : kPlain)
        for (auto at = out.find(mark); at != std::string::npos; at = out.find(mark, at))
            out.replace(at, mark.size(), plain);
    return out;
}

std::string printableLines(std::string_view text) {
    return cleaned(text, true);
}

}  // namespace epochal
