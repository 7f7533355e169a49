#include "core/base/translation.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace epochal {

namespace {

constexpr const char* kNoBreak = "\u00a0";
constexpr const char* kDash = "\u2013";
constexpr const char* kMinus = "\u2212";

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

std::string fixed(const char* pattern, int decimals, double value) {
    std::array<char, 400> buffer{};
    std::snprintf(buffer.data(), buffer.size(), pattern, decimals, value);
    return buffer.data();
}

std::string twoDigits(long long value) {
    return (value < 10 ? "0" : "") + std::to_string(value);
}

}  // namespace

Translation::Translation(std::string code, std::string_view catalogue) : code_(std::move(code)) {
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
            texts_.insert_or_assign({name, source}, unescaped(part));
        }
    }
}

std::string Translation::text(const char* context, const std::string& english) const {
    const auto found = texts_.find({context, english});
    return found == texts_.end() ? english : found->second;
}

std::string Translation::filled(const std::string& text, const std::vector<Arg>& args) const {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool mark = text[i] == '%' && i + 1 < text.size() && text[i + 1] >= '1' && text[i + 1] <= '9';
        const std::size_t index = mark ? static_cast<std::size_t>(text[i + 1] - '1') : 0;
        if (!mark || index >= args.size()) {
            out += text[i];
            continue;
        }
        ++i;
        const Arg& arg = args[index];
        if (const auto* plain = std::get_if<std::string>(&arg))
            out += *plain;
        else if (const auto* whole = std::get_if<std::int64_t>(&arg))
            out += grouped(std::to_string(*whole));
        else if (const auto* phrase = std::get_if<Phrase>(&arg))
            out += Translation::text("core", phrase->text) + phrase->rest;
        else if (const auto* nested = std::get_if<Nested>(&arg))
            out += words(nested->message());
        else if (const auto* kept = std::get_if<Fixed>(&arg))
            out += grouped(fixed("%.*f", kept->decimals, kept->value));
        else
            out += grouped(fixed("%.*g", 6, std::get<double>(arg)));
    }
    return out;
}

std::string Translation::words(const Message& message) const {
    return filled(text("core", message.text), message.args);
}

std::string Translation::worker(const Message& message) const {
    return filled(text("worker", message.text), message.args);
}

std::string Translation::words(const Error& error) const {
    std::string out = words(error.what);
    if (!error.where.empty()) out += " (" + error.where + ")";
    if (!error.remedy.empty()) out += ". " + words(error.remedy);
    return out;
}

std::string Translation::grouped(std::string plain) const {
    if (plain.find('e') != std::string::npos) return plain;
    const bool negative = plain.starts_with('-');
    if (negative) plain.erase(0, 1);
    const std::size_t point = plain.find('.');
    std::string whole = plain.substr(0, point);
    const bool english = code_ == "en", spanish = code_ == "es";
    const std::string group = english ? "," : spanish ? "." : kNoBreak;
    if (whole.size() >= (spanish ? 5 : 4))
        for (std::size_t at = whole.size(); at > 3;) whole.insert(at -= 3, group);
    if (point != std::string::npos) whole += (english ? "." : ",") + plain.substr(point + 1);
    return negative ? kMinus + whole : whole;
}

std::string Translation::number(double value, int decimals) const {
    if (!std::isfinite(value)) return kDash;
    std::string plain = fixed("%.*f", decimals, value);
    if (plain.starts_with('-') && std::strtod(plain.c_str(), nullptr) == 0) plain.erase(0, 1);
    return grouped(plain);
}

std::string Translation::percent(double fraction, int decimals) const {
    // English puts no space before the percent sign.
    return std::isfinite(fraction) ? number(fraction * 100, decimals) + (code_ == "en" ? "" : kNoBreak) + "%" : kDash;
}

std::string Translation::duration(double seconds) const {
    if (!std::isfinite(seconds) || seconds < 0) return kDash;
    const auto whole = std::llround(seconds);
    if (seconds < 9.95)
        return worker({EPOCHAL_TEXT("worker", "%1 s"), {number(seconds, seconds == 0 ? 0 : seconds < 1 ? 2 : 1)}});
    if (whole < 60) return worker({EPOCHAL_TEXT("worker", "%1 s"), {std::to_string(whole)}});
    if (whole < 3600)
        return worker({EPOCHAL_TEXT("worker", "%1 min %2 s"), {std::to_string(whole / 60), twoDigits(whole % 60)}});
    const auto hours = whole / 3600;
    return worker(
        {EPOCHAL_TEXT("worker", "%1 h %2 min"), {number(static_cast<double>(hours), 0), twoDigits(whole % 3600 / 60)}});
}

std::string environmentLanguage() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(name);
        if (value == nullptr || *value == '\0') continue;
        const std::string code = std::string(value).substr(0, 2);
        return code == "ru" || code == "es" ? code : "en";
    }
    return "en";
}

}  // namespace epochal
