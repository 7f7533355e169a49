#include "core/base/message.h"

#include <utility>

#include "core/base/numerals.h"

namespace epochal {

Nested::Nested(Message message) : message_(std::make_shared<const Message>(std::move(message))) {}

bool Nested::operator==(const Nested& other) const {
    return *message_ == *other.message_;
}

Message::Message() = default;
Message::Message(std::string english, std::vector<Arg> arguments)
    : text(std::move(english)), args(std::move(arguments)) {}
Message::Message(const Message&) = default;
Message::Message(Message&&) noexcept = default;
Message& Message::operator=(const Message&) = default;
Message& Message::operator=(Message&&) noexcept = default;
Message::~Message() = default;

bool Message::operator==(const Message& other) const {
    return text == other.text && args == other.args;
}

std::optional<std::int64_t> countOf(const Message& message) {
    for (const Arg& arg : message.args)
        if (const auto* count = std::get_if<Count>(&arg)) return count->value;
    return std::nullopt;
}

Message rangeMessage(Arg low, Arg high) {
    return {EPOCHAL_TEXT("core", "%1–%2"), {std::move(low), std::move(high)}};
}

std::string english(const Message& message) {
    return Numerals::plain().compose(message,
                                     [](const std::string& text, std::optional<std::int64_t>) { return text; });
}

}  // namespace epochal
