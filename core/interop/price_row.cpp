#include "core/interop/price_row.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cmath>
#include <limits>
#include <string_view>

#include "core/base/ascii.h"
#include "core/base/utf8.h"
#include "core/interop/price_head.h"

namespace epochal {

namespace {

/// Whether a spreadsheet would execute the text; "-" alone, or before a letter, is text.
bool isFormula(std::string_view text) {
    if (text.empty()) return false;
    const char c = text.front();
    if (c == '=' || c == '@' || c == '+' || c == '\t' || c == '\r') return true;
    return c == '-' && text.size() > 1 && (isDigit(text[1]) || text[1] == '(');
}

bool hasAny(std::string_view text, std::string_view characters) {
    return text.find_first_of(characters) != std::string_view::npos;
}

Message cell(const char* text, const std::string& value) {
    return {text, {shortened(value, 60)}};
}

/// Whether digits are grouped: by spaces or apostrophes, "1 234" or "1'234", or by points in a list with decimal
/// commas.
bool isGrouped(std::string_view text, bool decimalComma) {
    constexpr std::array<std::string_view, 6> kMarks{" ", "'", "\u2019", "\u00A0", "\u2009", "\u202F"};
    const auto digit = [text](std::size_t at) { return at < text.size() && isDigit(text[at]); };
    for (const std::string_view mark : kMarks)
        if (const std::size_t at = text.find(mark); at != std::string_view::npos && at > 0)
            if (digit(at - 1) && digit(at + mark.size())) return true;
    const std::size_t point = text.find('.');
    const bool three = point != std::string_view::npos && point > 0 && point <= 3 && text.front() != '0' &&
                       text.size() - point - 1 == 3;
    return decimalComma && three && digit(point + 1) && digit(point + 2) && digit(point + 3);
}

/// "1e-05", as gpuhunt writes small prices, without its exponent; anything else unchanged.
std::string withoutExponent(const std::string& text) {
    const std::size_t e = text.find_first_of("eE");
    if (e == std::string::npos || e == 0 || text.find_first_not_of("0123456789.+-", e + 1) != std::string::npos ||
        text.find_first_not_of("0123456789.") < e || text.size() > 24)
        return text;
    // Not strtod, which reads "2.5e-02" as 2 in a locale with a decimal comma.
    double value = std::numeric_limits<double>::infinity();
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value < 1e18 ? Decimal::fromDouble(value).text() : text;
}

}  // namespace

std::string Columns::plain(const std::string& head) {
    std::string text = lowered(head.substr(0, head.find('(')));
    while (!text.empty() && text.back() == ' ') text.pop_back();
    return text;
}

std::string Columns::unitIn(const std::string& head) {
    const std::size_t begin = head.find('(');
    if (begin == std::string::npos) return {};
    return lowered(head.substr(begin + 1, head.find(')', begin) - begin - 1));
}

Columns::Columns(const std::vector<std::string>& head) : size_(head.size()) {
    for (std::size_t i = 0; i < head.size(); ++i) {
        const std::string name = plain(head[i]);
        const bool fresh = at_.emplace(name, i).second;
        if (fresh) units_.emplace(name, unitIn(head[i]));
        if (!fresh && !name.empty() && doubled_.empty()) doubled_ = shortened(head[i], 60);
    }
}

std::string Columns::unit(const std::string& name) const {
    const auto found = units_.find(name);
    return found != units_.end() ? found->second : std::string();
}

bool Columns::hasAll(std::initializer_list<const char*> names) const {
    return std::all_of(names.begin(), names.end(), [this](const char* name) { return has(name); });
}

std::string Columns::text(const CsvRow& row, const std::string& name) const {
    const auto found = at_.find(name);
    return found != at_.end() && found->second < row.fields.size() ? row.fields[found->second] : std::string();
}

RowReader::RowReader(const Columns& columns, const CsvRow& row, const ImportOptions& options)
    : columns_(columns), row_(row), options_(options) {
    out_.line = row.line;
    if (row.fields.size() != columns.size())
        refuse({},
               {EPOCHAL_TEXT("core", "Fields in the row: %1; in the header: %2"),
                {static_cast<std::int64_t>(row.fields.size()), static_cast<std::int64_t>(columns.size())}},
               {EPOCHAL_TEXT("core", "Put fields that contain the delimiter in quotation marks"), {}});
}

std::string RowReader::text(const std::string& column) {
    constexpr std::size_t kLongest = 2000;
    std::string value = columns_.text(row_, column);
    if (value.size() > kLongest) {
        refuse(column,
               {EPOCHAL_TEXT("core", "The text is %1 bytes long; at most %2 are allowed"),
                {static_cast<std::int64_t>(value.size()), static_cast<std::int64_t>(kLongest)}},
               //: what to do about a text that is too long
               {EPOCHAL_TEXT("core", "Shorten it"), {}});
        return {};
    }
    if (value.size() > 1 && value.front() == '\'' && hasAny(value.substr(1, 1), "=+-@")) return value.substr(1);
    if (isFormula(value)) {
        refuse(column, cell(EPOCHAL_TEXT("core", "The cell contains a formula: %1"), value),
               {EPOCHAL_TEXT("core", "Replace the formula with its value"), {}});
        return {};
    }
    return value;
}

std::optional<Decimal> RowReader::number(const std::string& column) {
    std::string value = columns_.text(row_, column);
    if (value.empty()) return std::nullopt;
    if (value.front() == '=' || value.front() == '@') {
        refuse(column, cell(EPOCHAL_TEXT("core", "The cell contains a formula: %1"), value),
               {EPOCHAL_TEXT("core", "Replace the formula with its value"), {}});
        return std::nullopt;
    }
    const bool grouped = isGrouped(value, options_.decimalComma);
    if (grouped || hasAny(value, ",")) {
        metComma_ = metComma_ || !grouped;
        if (grouped || !options_.decimalComma || std::count(value.begin(), value.end(), ',') > 1 ||
            hasAny(value, ".")) {
            refuse(column, cell(EPOCHAL_TEXT("core", "%1 may contain a decimal comma or a thousands separator"), value),
                   {EPOCHAL_TEXT("core", "Specify that numbers use a decimal comma, or write 4.60 and 4600"), {}});
            return std::nullopt;
        }
        value[value.find(',')] = '.';
    }
    const Result<Decimal> read = readAmount(withoutExponent(value));
    if (read) return *read;
    refuse(column, read.error().what, read.error().remedy);
    return std::nullopt;
}

double RowReader::real(const std::string& column) {
    const auto read = number(column);
    return read ? read->toDouble() : 0;
}

std::optional<Decimal> RowReader::price(const std::string& column) {
    const std::string value = columns_.text(row_, column);
    const bool letters = std::any_of(value.begin(), value.end(), [](char c) {
        return (std::isalpha(static_cast<unsigned char>(c)) != 0 && c != 'e' && c != 'E') || c == '/' || c == '$' ||
               c < 0;
    });
    if (letters && value.front() != '=' && value.front() != '@' && !isGrouped(value, options_.decimalComma)) {
        refuse(
            column, cell(EPOCHAL_TEXT("core", "\"%1\" contains a unit or a currency"), value),
            {EPOCHAL_TEXT("core", "Write the price per hour as a plain number; the currency has its own column"), {}});
        return std::nullopt;
    }
    return number(column);
}

std::int64_t RowReader::whole(const std::string& column) {
    const double value = real(column);
    if (value == std::floor(value) && value <= 1e6) return static_cast<std::int64_t>(value);
    refuse(column, {EPOCHAL_TEXT("core", "A whole number up to a million was expected here"), {}});
    return 0;
}

std::optional<bool> RowReader::truth(const std::string& column) {
    const std::string value = lowered(columns_.text(row_, column));
    if (value.empty()) return std::nullopt;
    if (value == "true" || value == "yes" || value == "1") return true;
    if (value == "false" || value == "no" || value == "0") return false;
    refuse(column, cell(EPOCHAL_TEXT("core", "\"%1\" is neither yes nor no"), value),
           {EPOCHAL_TEXT("core", "Use yes or no"), {}});
    return std::nullopt;
}

void RowReader::read(const OfferField& field, Offer& offer) {
    const std::string column = Columns::plain(field.column);
    if (std::holds_alternative<Message Offer::*>(field.member)) {
        if (const std::string why = text(column); !why.empty()) flag(column, {EPOCHAL_TEXT("core", "%1"), {why}});
        return;
    }
    if (!columns_.has(column) && !isOfOwnMachine(field)) return;
    std::string written;
    if (!isNumber(field))
        written = text(column);
    else if (const auto read = isMoney(field) ? price(column) : number(column))
        written = read->text();
    if (const Status set = setText(field, offer, written); !set) refuse(column, set.error().what, set.error().remedy);
}

void RowReader::flag(const std::string& column, Message what, Message remedy) {
    flagRow(out_, column, std::move(what), std::move(remedy));
}

void RowReader::refuse(const std::string& column, Message what, Message remedy) {
    out_.verdict = RowVerdict::Refused;
    out_.notes.push_back({column, std::move(what), std::move(remedy)});
}

ImportedRow RowReader::take(Offer offer) && {
    offer.defect = out_.offer.defect;
    out_.offer = std::move(offer);
    return std::move(out_);
}

void flagRow(ImportedRow& row, const std::string& column, Message what, Message remedy) {
    if (row.verdict == RowVerdict::Good) row.verdict = RowVerdict::Flagged;
    if (row.offer.defect.empty()) row.offer.defect = what;
    row.notes.push_back({column, std::move(what), std::move(remedy)});
}

}  // namespace epochal
