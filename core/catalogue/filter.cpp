#include <algorithm>
#include <array>

#include "core/base/parse.h"
#include "core/base/utf8.h"
#include "core/catalogue/catalogue.h"
#include "core/catalogue/row_codec.h"
#include "core/catalogue/row_filter.h"
#include "core/catalogue/run_columns.h"
#include "core/catalogue/standing.h"

namespace epochal {
namespace {

constexpr std::size_t kLongest = 5000, kMostWords = 200;  ///< bytes, words; far below SQLite's limits

Error misunderstood(const std::string& word, Message remedy) {
    const std::string shown = shortened(word, 100);
    return {ErrorKind::Spec, {EPOCHAL_TEXT("core", "Cannot parse \"%1\""), {shown}}, shown, std::move(remedy)};
}

/// A word of the query; quoted parts are kept whole, without their quotes. A `quoted` word is never an operator.
struct Word {
    std::string text;
    bool quoted = false;
    std::vector<std::size_t> commas;  ///< positions of those outside quotes, which separate the values of a list
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
            if (c == ',' && !inside) word.commas.push_back(word.text.size());
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

/// What a search is made of: SQL, and tests of a row. A row matches if it passes all tests of one of the lists.
struct Search {
    Filter sql;
    std::vector<std::vector<RowTest>> any{1};
};

/// As SQLite's LIKE compares: without regard to the case of a to z.
bool contains(std::string_view text, std::string_view part) {
    const auto same = [](char a, char b) { return sqlite::folded(a) == sqlite::folded(b); };
    return part.empty() || std::search(text.begin(), text.end(), part.begin(), part.end(), same) != text.end();
}
bool isSame(std::string_view text, std::string_view other) {
    return std::ranges::equal(text, other, {}, sqlite::folded, sqlite::folded);
}

/// A row's text in a column, as it is stored.
std::string storedText(const RunRow& row, const RunField& field) {
    if (const auto* text = std::get_if<SharedText RunRow::*>(&field.member)) return (row.**text).str();
    if (const auto* tags = std::get_if<SharedWords RunRow::*>(&field.member)) return joinTags(row.**tags);
    if (std::holds_alternative<RunState RunRow::*>(field.member)) return name(row.state);
    return row.reason ? name(*row.reason) : "";
}

RowTest textTest(const RunField& field, const std::string& value, bool whole) {
    if (field.sql == std::string_view("tags"))
        return [part = whole ? "|" + value + "|" : value](const RunRow& row) {
            return !row.tags.empty() && contains(joinTags(row.tags), part);
        };
    if (const auto* member = std::get_if<SharedText RunRow::*>(&field.member))
        return [text = *member, value, whole](const RunRow& row) {
            return whole ? isSame(row.*text, value) : contains(row.*text, value);
        };
    return [&field, value, whole](const RunRow& row) {
        const std::string text = storedText(row, field);
        return whole ? isSame(text, value) : contains(text, value);
    };
}

RowTest standingTest(const std::string& word, bool whole) {
    return [found = standingsCalled(word, whole)](const RunRow& row) {
        return std::ranges::any_of(found,
                                   [&](const Standing* one) { return hasStanding(*one, row.state, row.reason); });
    };
}

RowTest numberTest(const RunField& field, const std::string& sign, double number) {
    // Whole numbers and doubles are compared exactly, as in SQL.
    const auto passes = [sign](long double value, long double bound) {
        if (sign == "<") return value < bound;
        if (sign == "<=") return value <= bound;
        if (sign == ">") return value > bound;
        if (sign == ">=") return value >= bound;
        return value == bound;
    };
    return [&field, passes, number](const RunRow& row) {
        if (const auto* known = std::get_if<MaybeNumber RunRow::*>(&field.member))
            return row.**known && passes(*(row.**known), number);
        if (const auto* whole = std::get_if<std::int64_t RunRow::*>(&field.member))
            return passes(static_cast<long double>(row.**whole), number);
        const auto* plain = std::get_if<double RunRow::*>(&field.member);
        return plain && passes(row.**plain, number);
    };
}

void addWord(const std::string& word, Search& search) {
    search.any.back().emplace_back([word](const RunRow& row) {
        return contains(row.name, word) || contains(row.note, word) ||
               (!row.tags.empty() && contains(joinTags(row.tags), word));
    });
    Filter& filter = search.sql;
    filter.where += "(name LIKE ? ESCAPE '\\' OR tags LIKE ? ESCAPE '\\' OR note LIKE ? ESCAPE '\\')";
    for (int i = 0; i < 3; ++i) filter.values.emplace_back(pattern(word));
}

/// The values of a list, without empty ones: "a,b" has two, "a," has one.
std::vector<std::string> valuesListed(const Word& word, std::size_t from) {
    std::vector<std::string> values;
    const auto add = [&](std::size_t end) {
        if (end > from) values.push_back(word.text.substr(from, end - from));
        from = end + 1;
    };
    for (const std::size_t comma : word.commas)
        if (comma >= from) add(comma);
    add(word.text.size());
    return values;
}

/// One of the values: contained in the column, or with `whole` equal to it, or to one of a row's tags ("|a|b|").
void addText(const RunField& field, const std::vector<std::string>& values, bool whole, Search& search) {
    const std::string column = field.sql;
    Filter& filter = search.sql;
    std::vector<RowTest> tests;
    filter.where += '(';
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (i > 0) filter.where += " OR ";
        if (column == "state") {
            filter.where += standingSql(values[i], whole);
            tests.push_back(standingTest(values[i], whole));
            continue;
        }
        tests.push_back(textTest(field, values[i], whole));
        std::string like = pattern(whole && column == "tags" ? "|" + values[i] + "|" : values[i]);
        if (whole && column != "tags") like = like.substr(1, like.size() - 2);
        filter.where += column;
        filter.where += " LIKE ? ESCAPE '\\'";
        filter.values.emplace_back(std::move(like));
    }
    filter.where += ')';
    search.any.back().emplace_back([tests = std::move(tests)](const RunRow& row) {
        return std::ranges::any_of(tests, [&](const RowTest& test) { return test(row); });
    });
}

/// "cost<=5": the field, the operator, the value. A word without an operator is searched for.
Status addTerm(const Word& word, Search& search) {
    const auto at = word.quoted ? std::string::npos : word.text.find_first_of(":<>=");
    if (at == std::string::npos || at == 0) {
        addWord(word.text, search);
        return {};
    }
    const std::string name = word.text.substr(0, at);
    const RunField* field = findQueryField(name);
    if (!field)
        return misunderstood(name, {EPOCHAL_TEXT("core",
                                                 "Fields: name, state, model, data, devices, provider, tag, campaign, "
                                                 "cost, top1, images/s, time, epochs, price, batch, seed"),
                                    {}});
    std::size_t length = 1;
    if (word.text[at] != ':' && word.text[at] != '=' && at + 1 < word.text.size() && word.text[at + 1] == '=')
        length = 2;
    const std::string sign = word.text.substr(at, length), value = word.text.substr(at + length);
    if (value.empty()) return misunderstood(word.text, {EPOCHAL_TEXT("core", "Enter a value after %1"), {name + sign}});
    if (isText(*field)) {
        if (sign != ":" && sign != "=")
            //: %1: name of a search field
            return misunderstood(word.text, {EPOCHAL_TEXT("core", "%1 is a text field: use %1:value"), {name}});
        const std::vector<std::string> values = valuesListed(word, at + length);
        if (values.empty())
            return misunderstood(word.text, {EPOCHAL_TEXT("core", "Enter a value after %1"), {name + sign}});
        addText(*field, values, sign == "=", search);
        return {};
    }
    const auto number = parsed<double>(value);
    if (!number)
        return misunderstood(
            //: %1: name of a search field
            word.text, {EPOCHAL_TEXT("core", "%1 is a numeric field: use %1<5 or %1:5, with a decimal point"), {name}});
    search.any.back().push_back(numberTest(*field, sign, *number * field->typed));
    search.sql.where += std::string(field->sql) + (sign == ":" ? "=" : sign) + "?";
    search.sql.values.emplace_back(*number * field->typed);
    return {};
}

Result<Search> parse(const std::string& text) {
    const auto all = words(text);
    if (!all) return all.error();
    std::size_t count = all->size();
    for (const Word& word : *all) count += word.commas.size();
    if (text.size() > kLongest || count > kMostWords)
        return Error{ErrorKind::Spec,
                     {EPOCHAL_TEXT("core", "The search has more than %1 words or %2 characters"),
                      {static_cast<std::int64_t>(kMostWords), static_cast<std::int64_t>(kLongest)}},
                     {},
                     {EPOCHAL_TEXT("core", "Shorten the search"), {}}};
    Search search;
    Filter& filter = search.sql;
    bool joined = true;  // whether the next term follows a joining word or begins the query
    for (std::size_t i = 0; i < all->size(); ++i) {
        Word word = (*all)[i];
        if (!word.quoted && (word.text == "or" || word.text == "OR")) {
            if (joined || i + 1 == all->size())
                //: of the word "or" in a search
                return misunderstood(word.text, {EPOCHAL_TEXT("core", "Enter a term on both sides of it"), {}});
            filter.where += " OR ";
            search.any.emplace_back();
            joined = true;
            continue;
        }
        if (!word.quoted && (word.text == "and" || word.text == "AND") && !joined && i + 1 < all->size()) continue;
        if (!joined) filter.where += " AND ";
        const bool isNot = !word.quoted && (word.text == "not" || word.text == "NOT");
        const bool minus = !word.quoted && word.text.size() > 1 && word.text[0] == '-';
        if (isNot && i + 1 == all->size())
            //: after the word "not" in a search
            return misunderstood(word.text, {EPOCHAL_TEXT("core", "Enter a term to exclude"), {}});
        if (isNot) word = (*all)[++i];
        if (minus) {
            word.text.erase(0, 1);
            for (std::size_t& comma : word.commas) --comma;
        }
        // A run without a value is not "less than 5", so it matches "not less than 5".
        if (isNot || minus) filter.where += "NOT coalesce(";
        if (Status added = addTerm(word, search); !added) return added.error();
        if (isNot || minus) {
            filter.where += ", 0)";
            RowTest& last = search.any.back().back();
            last = [test = std::move(last)](const RunRow& row) { return !test(row); };
        }
        joined = false;
    }
    if (filter.where.empty()) filter.where = "1";
    return search;
}

}  // namespace

Result<Filter> parseFilter(const std::string& text) {
    auto search = parse(text);
    if (!search) return search.error();
    return std::move(search->sql);
}

Result<RowTest> rowTest(const std::string& text) {
    auto search = parse(text);
    if (!search) return search.error();
    return RowTest([any = std::move(search->any)](const RunRow& row) {
        return std::ranges::any_of(any, [&](const std::vector<RowTest>& all) {
            return std::ranges::all_of(all, [&](const RowTest& test) { return test(row); });
        });
    });
}

}  // namespace epochal
