#include "core/interop/csv_reader.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "core/base/utf8.h"

namespace epochal {

namespace {

constexpr std::size_t kProgressBytes = 1u << 18;  ///< bytes

Error trouble(Message what, const std::string& where, std::size_t line, Message remedy) {
    std::string place = where;
    if (line > 0) place += ":" + std::to_string(line);
    return {ErrorKind::Data, std::move(what), std::move(place), std::move(remedy)};
}

Message saveAsUtf8() {
    return {EPOCHAL_TEXT("core", "Save the file as \"CSV UTF-8\", then import it again"), {}};
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

constexpr std::array<char, 4> kCandidates{',', ';', '\t', '|'};

/// "sep=;" on a line of its own, as spreadsheets write it before the head.
std::optional<char> takeDeclaredDelimiter(std::string_view& text) {
    constexpr std::string_view kDeclares = "sep=";
    const std::size_t end = text.find_first_of("\r\n");
    if (!text.starts_with(kDeclares) || end != kDeclares.size() + 1) return std::nullopt;
    const char declared = text[kDeclares.size()];
    if (std::find(kCandidates.begin(), kCandidates.end(), declared) == kCandidates.end()) return std::nullopt;
    text.remove_prefix(end);
    return declared;
}

char delimiterOf(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of("\r\n"), text.size()));
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
                    // Text behind a closing quote belongs to the field, as spreadsheets read it. But where the field
                    // took a line break, the mark is the next field's: a row would be lost in this one.
                    ++at_;
                    if (at_ < text_.size() && !ends(text_[at_]) && field.find('\n') != std::string::npos) return false;
                    for (; at_ < text_.size() && !ends(text_[at_]); ++at_) field += text_[at_];
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

/// Blanks, tabs and no-break spaces at both ends; byte by byte the latter would cut letters in two.
void trim(std::string& field) {
    constexpr std::string_view kBlank = " \t", kNoBreak = "\u00A0";
    std::string_view rest = field;
    for (bool more = true; more;) {
        const std::size_t before = rest.size();
        rest.remove_prefix(std::min(rest.find_first_not_of(kBlank), rest.size()));
        while (!rest.empty() && kBlank.find(rest.back()) != std::string_view::npos) rest.remove_suffix(1);
        if (rest.starts_with(kNoBreak)) rest.remove_prefix(kNoBreak.size());
        if (rest.ends_with(kNoBreak)) rest.remove_suffix(kNoBreak.size());
        more = rest.size() != before;
    }
    if (rest.size() != field.size()) field = std::string(rest);
}

}  // namespace

Result<CsvTable> readCsv(std::string_view text, const std::string& where, const Progress& progress) {
    if (auto wrong = checkEncoding(text, where)) return *wrong;
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);

    CsvTable table;
    const std::optional<char> declared = takeDeclaredDelimiter(text);
    table.delimiter = declared ? *declared : delimiterOf(text);
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
        if (progress && split.at() - told >= kProgressBytes) {
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
