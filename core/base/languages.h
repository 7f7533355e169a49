#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace epochal {

/// A language of the programs, with its name for itself.
struct SpokenLanguage {
    const char *code, *name;
};

/// The languages that Epochal speaks. English, in which every text is written, is the first; each of the others has all
/// texts in translations/, and each has the help in resources/help/.
inline constexpr SpokenLanguage kSpokenLanguages[] = {{"en", "English"}, {"ru", "Русский"}, {"es", "Español"}};

[[nodiscard]] inline bool isSpoken(std::string_view code) {
    return std::ranges::any_of(kSpokenLanguages, [code](const SpokenLanguage& one) { return code == one.code; });
}

/// "en, ru, es"
[[nodiscard]] inline std::string spokenCodes() {
    std::string codes;
    for (const SpokenLanguage& one : kSpokenLanguages) codes += (codes.empty() ? "" : ", ") + std::string(one.code);
    return codes;
}

}  // namespace epochal
