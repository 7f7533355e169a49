#include "core/base/translation.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <cstdlib>

#include "core/base/languages.h"

namespace epochal {

namespace {

/// Finds the text between <tag ...> and </tag>, starting at `at`, and moves `at` past it. False if there is none before
/// `end`.
bool element(std::string_view xml, const std::string& tag, std::size_t end, std::size_t& at, std::string_view& content,
             std::string_view& attributes) {
    const std::string open = "<" + tag, close = "</" + tag + ">";
    std::size_t begin = xml.find(open, at);
    while (begin < end && xml[begin + open.size()] != '>' && xml[begin + open.size()] != ' ')
        begin = xml.find(open, begin + open.size());
    if (begin >= end) return false;
    const std::size_t body = xml.find('>', begin);
    const std::size_t stop = xml.find(close, begin);
    if (body == std::string_view::npos || stop == std::string_view::npos || stop >= end || body > stop) return false;
    attributes = xml.substr(begin + open.size(), body - begin - open.size());
    content = xml.substr(body + 1, stop - body - 1);
    at = stop + close.size();
    return true;
}

/// Decodes the character reference that `text` begins with, "&#160;" or "&#xa0;", and appends it in UTF-8. Returns the
/// reference's length, or 0 if there is none.
std::size_t appendReference(std::string_view text, std::string& out) {
    if (!text.starts_with("&#")) return 0;
    const std::size_t end = text.find(';');
    const bool hexadecimal = text.size() > 2 && (text[2] == 'x' || text[2] == 'X');
    const std::size_t from = hexadecimal ? 3 : 2;
    if (end == std::string_view::npos || end <= from) return 0;
    std::uint32_t code = 0;
    const auto [stop, error] = std::from_chars(text.data() + from, text.data() + end, code, hexadecimal ? 16 : 10);
    if (error != std::errc() || stop != text.data() + end || code == 0 || code > 0x10FFFF) return 0;
    const auto tail = [code](int shift) { return static_cast<char>(0x80 | (code >> shift & 0x3F)); };
    if (code < 0x80) {
        out += static_cast<char>(code);
    } else if (code < 0x800) {
        out += {static_cast<char>(0xC0 | code >> 6), tail(0)};
    } else if (code < 0x10000) {
        out += {static_cast<char>(0xE0 | code >> 12), tail(6), tail(0)};
    } else {
        out += {static_cast<char>(0xF0 | code >> 18), tail(12), tail(6), tail(0)};
    }
    return end + 1;
}

std::string unescaped(std::string_view text) {
    static constexpr std::array<std::pair<std::string_view, char>, 5> kEntities = {
        {{"&amp;", '&'}, {"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}, {"&apos;", '\''}}};
    std::string out;
    while (!text.empty()) {
        bool found = false;
        for (const auto& [entity, character] : kEntities)
            if (text.starts_with(entity)) {
                out += character;
                text.remove_prefix(entity.size());
                found = true;
                break;
            }
        if (found) continue;
        if (const std::size_t length = appendReference(text, out)) {
            text.remove_prefix(length);
            continue;
        }
        out += text.front();
        text.remove_prefix(1);
    }
    return out;
}

/// The forms of a <translation>, unescaped: those of its <numerusform>s, or its text.
std::vector<std::string> formsOf(std::string_view translation) {
    std::vector<std::string> forms;
    std::string_view form, attributes;
    for (std::size_t at = 0; element(translation, "numerusform", translation.size(), at, form, attributes);)
        forms.push_back(unescaped(form));
    if (forms.empty()) forms.push_back(unescaped(translation));
    return forms;
}

/// Which form a language uses for a number, as Qt orders them: the CLDR's "one", "few" and "many" of Russian, "one" and
/// "other" of Spanish and English.
std::size_t formFor(const std::string& language, std::int64_t count) {
    const std::int64_t ten = count % 10, hundred = count % 100;
    if (language != "ru") return count == 1 ? 0 : 1;
    if (ten == 1 && hundred != 11) return 0;
    return ten >= 2 && ten <= 4 && (hundred < 10 || hundred >= 20) ? 1 : 2;
}

}  // namespace

Translation::Translation(std::string code, std::string_view catalogue) : code_(std::move(code)), numerals_(code_) {
    std::string_view context, message, part, attributes;
    for (std::size_t at = 0; element(catalogue, "context", catalogue.size(), at, context, attributes);) {
        std::size_t inside = 0;
        if (!element(context, "name", context.size(), inside, part, attributes)) continue;
        const std::string name(part);
        if (name != "core" && name != "worker") continue;
        while (element(context, "message", context.size(), inside, message, attributes)) {
            std::size_t here = 0;
            if (!element(message, "source", message.size(), here, part, attributes)) continue;
            const std::string source = unescaped(part);
            if (!element(message, "translation", message.size(), here, part, attributes)) continue;
            if (attributes.find("unfinished") != std::string_view::npos || part.empty()) continue;
            texts_.insert_or_assign({name, source}, formsOf(part));
        }
    }
}

std::string Translation::form(const char* context, const std::string& english,
                              std::optional<std::int64_t> count) const {
    const auto found = texts_.find({context, english});
    if (found == texts_.end()) return english;
    const std::vector<std::string>& forms = found->second;
    return forms[std::min(count ? formFor(code_, *count) : 0, forms.size() - 1)];
}

std::string Translation::text(const char* context, const std::string& english) const {
    return form(context, english, std::nullopt);
}

std::string Translation::filled(const char* context, const Message& message) const {
    return numerals_.compose(
        form(context, message.text, countOf(message)), message,
        [this](const std::string& english, std::optional<std::int64_t> count) { return form("core", english, count); });
}

std::string Translation::words(const Message& message) const {
    return filled("core", message);
}

std::string Translation::worker(const Message& message) const {
    return filled("worker", message);
}

std::string Translation::words(const Error& error) const {
    std::string out = words(error.what);
    if (!error.where.empty()) out += " (" + error.where + ")";
    if (!error.remedy.empty()) out += ". " + words(error.remedy);
    return out;
}

std::string environmentLanguage() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(name);
        if (value == nullptr || *value == '\0') continue;
        const std::string code = std::string(value).substr(0, 2);
        return isSpoken(code) ? code : kSpokenLanguages[0].code;
    }
    return kSpokenLanguages[0].code;
}

}  // namespace epochal
