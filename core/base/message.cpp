#include "core/base/message.h"

#include <utility>

#include "core/base/numerals.h"

namespace epochal {

Nested::Nested(Message message) : message_(std::make_shared<const Message>(std::move(message))) {}

bool Nested::operator==(const Nested& other) const {
    return *message_ == *other.message_;
}

std::optional<std::int64_t> countOf(const Message& message) {
    for (const Arg& arg : message.args)
        if (const auto* count = std::get_if<Count>(&arg)) return count->value;
    return std::nullopt;
}

std::string english(const Message& message) {
    return Numerals::plain().compose(message,
                                     [](const std::string& text, std::optional<std::int64_t>) { return text; });
}

}  // namespace epochal
