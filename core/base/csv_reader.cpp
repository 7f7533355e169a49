#include "core/base/csv_reader.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "core/base/utf8.h"

namespace epochal {

namespace {

Error trouble(Message what, const std::string& where, std::size_t line, Message remedy) {
    std::string place = where;
    if (line > 0) place += ":" + std::to_string(line);
    return {ErrorKind::Data, std::move(what), std::move(place), std::move(remedy)};
}

Message saveAsUtf8() {
    return {EPOCHAL_TEXT("core", "Save the file as \"CSV UTF-8\" and choose it again"), {}};
}

std::optional<Error> checkEncoding(std::string_view text, const std::string& where) {
    if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF"))
        return trouble({EPOCHAL_TEXT("core", "The file is encoded in UTF-16, not UTF-8"), {}}, where, 0, saveAsUtf8());
    std::size_t line = 1;
    for (std::size_t i = 0; i < text.size();) {
        if (text[i] == '\0')
            return trouble({EPOCHAL_TEXT("core", "This is not a text file"), {}}, where, line, saveAsUtf8());
        if (text[i] == '\n') ++line;
        const std::size_t length = characterLength(text, i);
        if (length == 0)
            return trouble(
                {EPOCHAL_TEXT("core",
                              "The file is not encoded in UTF-8: line %1 contains a character in another encoding"),
                 {static_cast<std::int64_t>(line)}},
                where, line, saveAsUtf8());
        i += length;
    }
    return std::nullopt;
}

constexpr std::array<char, 4> kCandidates{',', ';', '\t', '|'};

/// Takes a first line such as "sep=;", which spreadsheets write before the header.
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

/// Removes spaces, tabs and no-break spaces at both ends. A no-break space is removed as a whole: its bytes also occur
/// in letters.
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

Result<CsvReader> CsvReader::open(std::string_view text, std::string where) {
    if (auto wrong = checkEncoding(text, where)) return *wrong;
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    const std::optional<char> declared = takeDeclaredDelimiter(text);
    CsvReader reader(text, std::move(where));
    reader.delimiter_ = declared ? *declared : delimiterOf(text);
    if (const Result<bool> found = reader.next(reader.head_); !found) return found.error();
    if (reader.head_.fields.size() < 2)
        return trouble(
            {EPOCHAL_TEXT("core",
                          "The first line is not a table header: no comma, semicolon, tab or vertical bar "
                          "splits it into columns"),
             {}},
            reader.where_, 1,
            {EPOCHAL_TEXT("core", "Save the table as CSV with the names of its columns in the first line"), {}});
    return reader;
}

double CsvReader::fraction() const {
    return text_.empty() ? 1 : static_cast<double>(std::min(at_, text_.size())) / static_cast<double>(text_.size());
}

Result<bool> CsvReader::next(CsvRow& row) {
    while (at_ < text_.size()) {
        if (auto wrong = split(row)) return *wrong;
        for (std::string& field : row.fields) trim(field);
        if (std::any_of(row.fields.begin(), row.fields.end(), [](const auto& f) { return !f.empty(); })) return true;
    }
    row.fields.clear();
    return false;
}

std::optional<Error> CsvReader::split(CsvRow& row) {
    row.line = line_;
    row.fields.clear();
    for (bool more = true; more;) {
        if (row.fields.size() == kMostFields)
            return trouble({EPOCHAL_TEXT_N("core", "A row has more than %1 field(s)"), {Count(kMostFields)}}, where_,
                           row.line,
                           {EPOCHAL_TEXT("core", "Check that this is a table, with one row on each line"), {}});
        if (!readField(row.fields.emplace_back()))
            return trouble({EPOCHAL_TEXT("core", "A quotation mark at the start of a field is never closed"), {}},
                           where_, row.line,
                           {EPOCHAL_TEXT("core", "Close the quotation mark, or double it inside a field"), {}});
        more = at_ < text_.size() && text_[at_] == delimiter_;
        if (more) ++at_;
    }
    if (at_ < text_.size() && text_[at_] == '\r') ++at_;
    if (at_ < text_.size() && text_[at_] == '\n') ++at_;
    ++line_;
    return std::nullopt;
}

/// False if a quotation mark is never closed.
bool CsvReader::readField(std::string& field) {
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
                // Text after a closing quote belongs to the field, as spreadsheets read it. But if the field spans
                // lines, the mark belongs to a later field, and this one would swallow a row.
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

}  // namespace epochal
