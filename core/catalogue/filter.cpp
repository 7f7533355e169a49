#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "core/base/utf8.h"
#include "core/catalogue/catalogue.h"
#include "core/catalogue/standing.h"

namespace epochal {
namespace {

constexpr std::size_t kLongest = 5000, kMostWords = 200;  ///< bytes, words; far below SQLite's limits

struct QueryField {
    const char* name;    ///< as typed
    const char* column;  ///< in the table
    bool number;
    double scale;  ///< typed value x scale = stored value
};

constexpr QueryField kFields[] = {
    {"name", "name", false, 1},
    {"tag", "tags", false, 1},
    {"tags", "tags", false, 1},
    {"note", "note", false, 1},
    {"state", "state", false, 1},
    {"reason", "reason", false, 1},
    {"model", "architecture", false, 1},
    {"architecture", "architecture", false, 1},
    {"data", "data", false, 1},
    {"devices", "devices", false, 1},
    {"device", "devices", false, 1},
    {"precision", "precision", false, 1},
    {"provider", "provider", false, 1},
    {"instance", "instance", false, 1},
    {"offer", "offer", false, 1},
    {"currency", "currency", false, 1},
    {"campaign", "campaign", false, 1},
    {"id", "id", false, 1},
    {"run", "number", true, 1},
    {"number", "number", true, 1},
    {"batch", "global_batch", true, 1},
    {"seed", "seed", true, 1},
    {"replicas", "replicas", true, 1},
    {"price", "price", true, 1},
    {"cost", "cost", true, 1},
    {"cost_to_target", "cost_to_target", true, 1},
    {"time_to_target", "seconds_to_target", true, 1},
    {"time", "active_seconds", true, 1},
    {"billed", "billed_seconds", true, 1},
    {"energy", "joules", true, 3600},
    {"epochs", "epochs", true, 1},
    {"top1", "best_top1", true, 0.01},
    {"top5", "best_top5", true, 0.01},
    {"auc", "best_auc", true, 1},
    {"learning_rate", "learning_rate", true, 1},
    {"weight_decay", "weight_decay", true, 1},
    {"loss", "best_loss", true, 1},
    {"target", "target", true, 1},
    {"images/s", "images_per_second", true, 1},
    {"images/s/price", "images_per_second_per_price", true, 1},
};

Error misunderstood(const std::string& word, Message remedy) {
    const std::string shown = shortened(word, 100);
    return {ErrorKind::Spec, {EPOCHAL_TEXT("core", "Cannot parse \"%1\""), {shown}}, shown, std::move(remedy)};
}

/// A word of the query; quoted parts are kept whole, without their quotes. A `quoted` word is never an operator.
struct Word {
    std::string text;
    bool quoted = false;
};

Result<std::vector<Word>> words(const std::string& text) {
    std::vector<Word> out;
    Word word;
    bool inside = false, any = false;
    for (const char c : text) {
        if (c == '"') {
            inside = !inside;
            any = true;
            if (word.text.empty()) word.quoted = true;
        } else if (c == ' ' && !inside) {
            if (any) out.push_back(std::exchange(word, {}));
            any = false;
        } else {
            word.text += c;
            any = true;
        }
    }
    if (inside) return misunderstood(word.text, {EPOCHAL_TEXT("core", "Close the quotation mark"), {}});
    if (any) out.push_back(word);
    return out;
}

/// For LIKE with ESCAPE '\': the user's % and _ are literal.
std::string pattern(const std::string& text) {
    std::string out = "%";
    for (const char c : text) {
        if (c == '%' || c == '_' || c == '\\') out += '\\';
        out += c;
    }
    return out + "%";
}

void addWord(const std::string& word, Filter& filter) {
    filter.where += "(name LIKE ? ESCAPE '\\' OR tags LIKE ? ESCAPE '\\' OR note LIKE ? ESCAPE '\\')";
    for (int i = 0; i < 3; ++i) filter.values.emplace_back(pattern(word));
}

/// "cost<=5": the field, the operator, the value. A word without an operator is searched for.
Status addTerm(const Word& word, Filter& filter) {
    const auto at = word.quoted ? std::string::npos : word.text.find_first_of(":<>=");
    if (at == std::string::npos || at == 0) {
        addWord(word.text, filter);
        return {};
    }
    const std::string name = word.text.substr(0, at);
    const auto field = std::ranges::find(kFields, name, [](const QueryField& f) { return std::string_view(f.name); });
    if (field == std::end(kFields))
        return misunderstood(name, {EPOCHAL_TEXT("core",
                                                 "Fields: name, state, model, data, devices, provider, tag, campaign, "
                                                 "cost, top1, images/s, time, epochs, price, batch, seed"),
                                    {}});
    std::size_t length = 1;
    if (word.text[at] != ':' && word.text[at] != '=' && at + 1 < word.text.size() && word.text[at + 1] == '=')
        length = 2;
    const std::string sign = word.text.substr(at, length), value = word.text.substr(at + length);
    if (value.empty()) return misunderstood(word.text, {EPOCHAL_TEXT("core", "Enter a value after %1"), {name + sign}});
    if (!field->number) {
        if (sign != ":" && sign != "=")
            //: %1: name of a search field
            return misunderstood(word.text, {EPOCHAL_TEXT("core", "%1 is a text field: use %1:value"), {name}});
        if (std::string_view(field->column) == "state") {
            filter.where += standingSql(value);
            return {};
        }
        filter.where += std::string(field->column) + " LIKE ? ESCAPE '\\'";
        filter.values.emplace_back(pattern(value));
        return {};
    }
    double number = 0;
    const auto [end, failed] = std::from_chars(value.data(), value.data() + value.size(), number);
    if (failed != std::errc() || end != value.data() + value.size() || !std::isfinite(number))
        return misunderstood(
            //: %1: name of a search field
            word.text, {EPOCHAL_TEXT("core", "%1 is a numeric field: use %1<5 or %1:5, with a decimal point"), {name}});
    filter.where += std::string(field->column) + (sign == ":" ? "=" : sign) + "?";
    filter.values.emplace_back(number * field->scale);
    return {};
}

}  // namespace

Result<Filter> parseFilter(const std::string& text) {
    const auto all = words(text);
    if (!all) return all.error();
    if (text.size() > kLongest || all->size() > kMostWords)
        return Error{ErrorKind::Spec,
                     {EPOCHAL_TEXT("core", "The search has more than %1 words or %2 characters"),
                      {static_cast<std::int64_t>(kMostWords), static_cast<std::int64_t>(kLongest)}},
                     {},
                     {EPOCHAL_TEXT("core", "Shorten the search"), {}}};
    Filter filter;
    bool joined = true;  // whether the next term follows a joining word or begins the query
    for (std::size_t i = 0; i < all->size(); ++i) {
        Word word = (*all)[i];
        if (!word.quoted && (word.text == "or" || word.text == "OR")) {
            if (joined || i + 1 == all->size())
                //: of the word "or" in a search
                return misunderstood(word.text, {EPOCHAL_TEXT("core", "Enter a term on both sides of it"), {}});
            filter.where += " OR ";
            joined = true;
            continue;
        }
        if (!word.quoted && (word.text == "and" || word.text == "AND") && !joined && i + 1 < all->size()) continue;
        if (!joined) filter.where += " AND ";
        const bool word_not = !word.quoted && (word.text == "not" || word.text == "NOT");
        const bool minus = !word.quoted && word.text.size() > 1 && word.text[0] == '-';
        if (word_not && i + 1 == all->size())
            //: after the word "not" in a search
            return misunderstood(word.text, {EPOCHAL_TEXT("core", "Enter a term to exclude"), {}});
        if (word_not) word = (*all)[++i];
        if (minus) word.text.erase(0, 1);
        // A run without a value is not "less than 5", so it matches "not less than 5".
        if (word_not || minus) filter.where += "NOT coalesce(";
        if (Status added = addTerm(word, filter); !added) return added.error();
        if (word_not || minus) filter.where += ", 0)";
        joined = false;
    }
    if (filter.where.empty()) filter.where = "1";
    return filter;
}

}  // namespace epochal
