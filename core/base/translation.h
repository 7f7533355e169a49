#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/message.h"
#include "core/base/numerals.h"
#include "core/base/result.h"

namespace epochal {

/// Text, numbers and amounts in one language, for programs without Qt. English needs no catalogue: text without a
/// translation is returned unchanged. Not thread-safe during construction, constant afterwards.
class Translation {
public:
    /// English.
    Translation() = default;
    /// `catalogue` is a Qt Linguist source (.ts). Its contexts "core" and "worker" are read; unfinished translations
    /// are skipped. Anything that is not such a document provides no translations and is never an error, because
    /// English is always available.
    Translation(std::string code, std::string_view catalogue);

    [[nodiscard]] const std::string& code() const { return code_; }
    [[nodiscard]] std::string text(const char* context, const std::string& english) const;

    /// A core sentence with its arguments filled in, all as the language writes them (Numerals).
    [[nodiscard]] std::string words(const Message& message) const;
    /// The same for a sentence of the worker.
    [[nodiscard]] std::string worker(const Message& message) const;
    /// "what (where). remedy".
    [[nodiscard]] std::string words(const Error& error) const;

private:
    /// The form of a text for a count, or its only one.
    [[nodiscard]] std::string form(const char* context, const std::string& english,
                                   std::optional<std::int64_t> count) const;
    [[nodiscard]] std::string filled(const char* context, const Message& message) const;

    std::string code_ = "en";
    Numerals numerals_;
    /// By context and English text; several forms, by number, of a text with a count.
    std::map<std::pair<std::string, std::string>, std::vector<std::string>> texts_;
};

/// The language that the environment requests, such as "ru" for "ru_RU.UTF-8": the first of LC_ALL, LC_MESSAGES and
/// LANG that is set decides. "en" if Epochal does not support that language.
[[nodiscard]] std::string environmentLanguage();

}  // namespace epochal
