#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "core/base/message.h"
#include "core/base/result.h"

namespace epochal {

/// Texts, numbers and amounts in one language, for programs without Qt. English needs no catalogue: texts without a
/// translation come back as they are. Not thread-safe while being made; a constant afterwards.
class Translation {
public:
    /// English.
    Translation() = default;
    /// `catalogue` is a Qt Linguist source (.ts); its contexts "core" and "worker" are read, unfinished texts passed
    /// over. What is no such document gives no texts, never an error: English is always there.
    Translation(std::string code, std::string_view catalogue);

    [[nodiscard]] const std::string& code() const { return code_; }
    [[nodiscard]] std::string text(const char* context, const std::string& english) const;

    /// A sentence of core with its arguments in it, numbers written for this language.
    [[nodiscard]] std::string words(const Message& message) const;
    /// A sentence of the worker.
    [[nodiscard]] std::string worker(const Message& message) const;
    /// "what (where). remedy".
    [[nodiscard]] std::string words(const Error& error) const;

    /// Grouped by threes (Spanish from five digits on) with the language's decimal mark. An en dash when not finite.
    [[nodiscard]] std::string number(double value, int decimals) const;
    [[nodiscard]] std::string percent(double fraction, int decimals = 2) const;  ///< with a no-break space
    /// "0.42 s", "3 min 56 s", "1 h 04 min".
    [[nodiscard]] std::string duration(double seconds) const;

private:
    [[nodiscard]] std::string filled(const std::string& text, const std::vector<Arg>& args) const;
    [[nodiscard]] std::string grouped(std::string plain) const;

    std::string code_ = "en";
    std::map<std::pair<std::string, std::string>, std::string> texts_;  ///< by context and English
};

/// The language a person's environment asks for: "ru" for LC_ALL, LC_MESSAGES or LANG = "ru_RU.UTF-8"; the first of
/// them that is set decides. "en" where it is none of ours.
[[nodiscard]] std::string environmentLanguage();

}  // namespace epochal
