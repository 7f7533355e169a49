#include "core/base/message.h"

#include <cstdio>
#include <utility>

namespace epochal {
namespace {

std::string textOf(const Arg& arg) {
    if (const auto* text = std::get_if<std::string>(&arg)) return *text;
    if (const auto* whole = std::get_if<std::int64_t>(&arg)) return std::to_string(*whole);
    if (const auto* phrase = std::get_if<Phrase>(&arg)) return phrase->text + phrase->rest;
    if (const auto* nested = std::get_if<Nested>(&arg)) return english(nested->message());
    char buffer[64];
    if (const auto* fixed = std::get_if<Fixed>(&arg))
        std::snprintf(buffer, sizeof buffer, "%.*f", fixed->decimals, fixed->value);
    else
        std::snprintf(buffer, sizeof buffer, "%.6g", std::get<double>(arg));
    return buffer;
}

}  // namespace

Nested::Nested(Message message) : message_(std::make_shared<const Message>(std::move(message))) {}

bool Nested::operator==(const Nested& other) const {
    return *message_ == *other.message_;
}

std::string english(const Message& message) {
    std::string out;
    const std::string& text = message.text;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool mark = text[i] == '%' && i + 1 < text.size() && text[i + 1] >= '1' && text[i + 1] <= '9';
        const std::size_t index = mark ? static_cast<std::size_t>(text[i + 1] - '1') : 0;
        if (mark && index < message.args.size()) {
            out += textOf(message.args[index]);
            ++i;
        } else {
            out += text[i];
        }
    }
    return out;
}

}  // namespace epochal
