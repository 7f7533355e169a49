#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "core/base/message.h"
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

    /// A core sentence with its arguments filled in and numbers formatted for this language.
    [[nodiscard]] std::string words(const Message& message) const;
    /// Likewise for a sentence of the worker.
    [[nodiscard]] std::string worker(const Message& message) const;
    /// "what (where). remedy".
    [[nodiscard]] std::string words(const Error& error) const;

    /// Digits grouped by threes (in Spanish from five digits on), with the language's decimal mark. An en dash if not
    /// finite.
    [[nodiscard]] std::string number(double value, int decimals) const;
    /// With a no-break space before the sign, except in English.
    [[nodiscard]] std::string percent(double fraction, int decimals = 2) const;
    /// "0.42 s", "3 min 56 s", "1 h 04 min".
    [[nodiscard]] std::string duration(double seconds) const;

private:
    [[nodiscard]] std::string filled(const std::string& text, const std::vector<Arg>& args) const;
    [[nodiscard]] std::string grouped(std::string plain) const;

    std::string code_ = "en";
    std::map<std::pair<std::string, std::string>, std::string> texts_;  ///< by context and English text
};

/// The language that the environment requests, such as "ru" for "ru_RU.UTF-8": the first of LC_ALL, LC_MESSAGES and
/// LANG that is set decides. "en" if Epochal does not support that language.
[[nodiscard]] std::string environmentLanguage();

}  // namespace epochal
