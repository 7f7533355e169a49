#pragma once

#include <algorithm>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "core/base/json.h"
#include "core/base/result.h"
#include "core/base/utf8.h"

// Documents damaged at random but reproducibly: a failure recurs in every run of a test.
namespace epochal {

class Mutator {
public:
    /// `words` are inserted in addition to built-in ones that challenge any parser.
    explicit Mutator(std::uint64_t seed, std::vector<std::string> words = {})
        : random_(seed), words_(std::move(words)) {
        for (const char* word : {"",
                                 "0",
                                 "-1",
                                 "1e999",
                                 "-1e308",
                                 "1e-999",
                                 "NaN",
                                 "18446744073709551616",
                                 "9223372036854775807",
                                 "null",
                                 "true",
                                 "{}",
                                 "[]",
                                 "[[[[[[",
                                 "{\"\":",
                                 "\"",
                                 "\"\"",
                                 "\\u0000",
                                 "\\ud800",
                                 ",",
                                 ":",
                                 "\n",
                                 "\r\n",
                                 " ",
                                 "\xEF\xBB\xBF",
                                 "\xFF",
                                 "\xC3",
                                 "\xD0\xA0",
                                 "\xF0\x9F\x98\x80",
                                 "\xE2\x80\xAE",
                                 "../",
                                 "%1%2%9",
                                 "%s%n"})
            words_.emplace_back(word);
        words_.emplace_back(1, '\0');
        words_.emplace_back(20000, 'x');
    }

    /// A random number below `end`, which must be above 0.
    std::size_t below(std::size_t end) { return static_cast<std::size_t>(random_() % end); }

    /// A copy with one to four changes.
    std::string changed(std::string text) {
        for (std::size_t changes = 1 + below(4); changes > 0; --changes) change(text);
        return text;
    }

private:
    void change(std::string& text) {
        const std::size_t at = below(text.size() + 1);
        const std::size_t length = std::min(text.size() - at, std::size_t{1} << below(10));
        switch (below(7)) {
            case 0:
                if (at < text.size()) text[at] = static_cast<char>(text[at] ^ (1 << below(8)));
                break;
            case 1:
                if (at < text.size()) text[at] = static_cast<char>(below(256));
                break;
            case 2:
                text.erase(at, length);
                break;
            case 3:
                text.insert(at, text.substr(at, length));
                break;
            case 4:
                text.insert(at, words_[below(words_.size())]);
                break;
            case 5:
                text.replace(at, length, words_[below(words_.size())]);
                break;
            default:
                if (below(4) == 0) text.resize(at);  // truncated
                break;
        }
    }

    std::mt19937_64 random_;
    std::vector<std::string> words_;
};

/// Whether an error can be shown: it has a cause and a remedy, in valid text of reasonable length that survives a round
/// trip through JSON.
inline bool canBeShown(const Error& error) {
    const std::string text = english(error);
    return !error.what.empty() && !error.remedy.empty() && isUtf8(text) && text.size() < 4000 &&
           parseJson(jsonText(toJson(error)), "error").ok();
}

}  // namespace epochal
