#include "core/interop/csv_reader.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace epochal {

namespace {

constexpr std::size_t kProgressEvery = 1u << 18;  ///< bytes

Error trouble(Message what, const std::string& where, std::size_t line, Message remedy) {
    std::string place = where;
    if (line > 0) place += ":" + std::to_string(line);
    return {ErrorKind::Data, std::move(what), std::move(place), std::move(remedy)};
}

Message saveAsUtf8() {
    return {EPOCHAL_TEXT("core", "Save the file as \"CSV UTF-8\", then import it again"), {}};
}

/// Length of the UTF-8 character at `at`; 0 when there is none.
std::size_t characterLength(std::string_view text, std::size_t at) {
    const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(at);
    if (first < 0x80) return 1;
    const std::size_t length = first >= 0xF0 && first < 0xF5 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 0;
    if (first >= 0xF5 || length == 0 || at + length > text.size()) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byte(at + i) & 0xC0) != 0x80) return 0;
    if ((first == 0xE0 && byte(at + 1) < 0xA0) || (first == 0xED && byte(at + 1) > 0x9F) ||
        (first == 0xF0 && byte(at + 1) < 0x90) || (first == 0xF4 && byte(at + 1) > 0x8F))
        return 0;
    return length;
}

std::optional<Error> checkEncoding(std::string_view text, const std::string& where) {
    if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF"))
        return trouble({EPOCHAL_TEXT("core", "The file is encoded as UTF-16, not as UTF-8"), {}}, where, 0,
                       saveAsUtf8());
    std::size_t line = 1;
    for (std::size_t i = 0; i < text.size();) {
        if (text[i] == '\0')
            return trouble({EPOCHAL_TEXT("core", "This is not a text file"), {}}, where, line, saveAsUtf8());
        if (text[i] == '\n') ++line;
        const std::size_t length = characterLength(text, i);
        if (length == 0)
            return trouble(
                {EPOCHAL_TEXT("core", "The file is not encoded as UTF-8: line %1 has a character of another encoding"),
                 {static_cast<std::int64_t>(line)}},
                where, line, saveAsUtf8());
        i += length;
    }
    return std::nullopt;
}

char delimiterOf(std::string_view text) {
    constexpr std::array<char, 4> kCandidates{',', ';', '\t', '|'};
    std::array<std::size_t, 4> counts{};
    bool quoted = false;
    for (const char c : text) {
        if (c == '"') quoted = !quoted;
        if (!quoted && (c == '\n' || c == '\r')) break;
        for (std::size_t i = 0; i < kCandidates.size(); ++i)
            if (!quoted && c == kCandidates[i]) ++counts[i];
    }
    return kCandidates[static_cast<std::size_t>(std::max_element(counts.begin(), counts.end()) - counts.begin())];
}

/// Splits rows one after the other; `at` and `line` move on.
class Splitter {
public:
    Splitter(std::string_view text, char delimiter) : text_(text), delimiter_(delimiter) {}

    [[nodiscard]] bool atEnd() const { return at_ >= text_.size(); }
    [[nodiscard]] std::size_t at() const { return at_; }

    /// Nothing when a quote never ends.
    std::optional<CsvRow> next() {
        CsvRow row{line_, {}};
        for (bool more = true; more;) {
            std::string field;
            if (!readField(field)) return std::nullopt;
            row.fields.push_back(std::move(field));
            more = at_ < text_.size() && text_[at_] == delimiter_;
            if (more) ++at_;
        }
        if (at_ < text_.size() && text_[at_] == '\r') ++at_;
        if (at_ < text_.size() && text_[at_] == '\n') ++at_;
        ++line_;
        return row;
    }

private:
    bool readField(std::string& field) {
        const auto ends = [this](char c) { return c == delimiter_ || c == '\n' || c == '\r'; };
        if (at_ >= text_.size() || text_[at_] != '"') {
            const std::size_t begin = at_;
            while (at_ < text_.size() && !ends(text_[at_])) ++at_;
            field.assign(text_.substr(begin, at_ - begin));
            return true;
        }
        for (++at_; at_ < text_.size(); ++at_) {
            if (text_[at_] == '\n') ++line_;
            if (text_[at_] == '"') {
                if (at_ + 1 < text_.size() && text_[at_ + 1] == '"') {
                    ++at_;
                } else {
                    // Text behind a closing quote belongs to the field, as spreadsheets read it.
                    for (++at_; at_ < text_.size() && !ends(text_[at_]); ++at_) field += text_[at_];
                    return true;
                }
            }
            field += text_[at_];
        }
        return false;
    }

    std::string_view text_;
    char delimiter_;
    std::size_t at_ = 0, line_ = 1;
};

void trim(std::string& field) {
    constexpr std::string_view kSpace = " \t\xC2\xA0";
    const std::size_t first = field.find_first_not_of(kSpace);
    if (first == std::string::npos) return field.clear();
    field = field.substr(first, field.find_last_not_of(kSpace) - first + 1);
}

}  // namespace

Result<CsvTable> readCsv(std::string_view text, const std::string& where, const Progress& progress) {
    if (auto wrong = checkEncoding(text, where)) return *wrong;
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);

    CsvTable table;
    table.delimiter = delimiterOf(text);
    Splitter split(text, table.delimiter);
    for (std::size_t told = 0; !split.atEnd();) {
        const std::size_t line = table.rows.empty() ? table.head.line : table.rows.back().line;
        std::optional<CsvRow> row = split.next();
        if (!row)
            return trouble({EPOCHAL_TEXT("core", "A quotation mark that begins a field never ends"), {}}, where,
                           line + 1,
                           {EPOCHAL_TEXT("core", "Close the quotation mark, or double it inside a field"), {}});
        for (std::string& field : row->fields) trim(field);
        const bool empty = std::all_of(row->fields.begin(), row->fields.end(), [](const auto& f) { return f.empty(); });
        if (table.head.fields.empty() && !empty)
            table.head = *std::move(row);
        else if (!empty)
            table.rows.push_back(*std::move(row));
        if (progress && split.at() - told >= kProgressEvery) {
            told = split.at();
            if (!progress(static_cast<double>(told) / static_cast<double>(text.size())))
                return Error{ErrorKind::Interrupted, {EPOCHAL_TEXT("core", "The import was cancelled"), {}}, where, {}};
        }
    }
    if (table.head.fields.size() < 2)
        return trouble({EPOCHAL_TEXT("core",
                                     "The first line is not the head of a table: no comma, semicolon, tab or "
                                     "vertical bar parts it into columns"),
                        {}},
                       where, 1, {EPOCHAL_TEXT("core", "Export the list as CSV with its head in the first line"), {}});
    return table;
}

}  // namespace epochal
