#include "core/spec/table.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <new>
#include <numeric>
#include <set>
#include <unordered_map>

#include "core/base/csv_reader.h"
#include "core/base/files.h"
#include "core/base/parse.h"
#include "core/base/utf8.h"
#include "core/spec/fields.h"
#include "core/spec/table_data.h"

namespace epochal {
namespace {

constexpr std::int64_t kRowsPerQuestion = 4096;
constexpr std::size_t kShownText = 100;  ///< bytes of a field within a message
/// Of the different texts in all columns of categories: every checkpoint lists them.
constexpr std::size_t kMostCategoryBytes = 1u << 20;

bool isMissing(std::string_view text) {
    const auto is = [&](std::string_view word) {
        return std::ranges::equal(text, word, {},
                                  [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    };
    return text.empty() || is("na") || is("nan") || is("null");
}

Error tableError(const char* field, Message what, Message remedy) {
    return {ErrorKind::Data, std::move(what), field, std::move(remedy)};
}
Error ofTheFile(Message what, Message remedy) {
    return tableError("/data/file", std::move(what), std::move(remedy));
}
/// A reader's error as one of the field.
Error ofTheFile(const Error& error) {
    return {error.kind, whatAndWhere(error), "/data/file", error.remedy};
}
Arg lineOf(const CsvRow& row) {
    return static_cast<std::int64_t>(row.line);
}

Message ignoreIt() {
    return {EPOCHAL_TEXT("core", "Add it to the columns that are not used"), {}};
}

class TableReader {
public:
    TableReader(const RunSpec::Data& data, const std::function<bool()>& goOn) : data_(data), goOn_(goOn) {}

    Result<Table> read() {
        if (auto wrong = load()) return *wrong;
        if (auto wrong = name()) return *wrong;
        if (auto wrong = choose()) return *wrong;
        if (auto wrong = everyRow([this](const CsvRow& row) { return look(row); })) return *wrong;
        if (auto wrong = decide()) return *wrong;
        if (auto wrong = everyRow([this](const CsvRow& row) { return take(row); })) return *wrong;
        if (auto wrong = summarize()) return *wrong;
        return std::move(table_);
    }

private:
    using Wrong = std::optional<Error>;

    Wrong load() {
        const Path path = data_.file;
        std::error_code trouble;
        if (!std::filesystem::exists(path, trouble))
            return ofTheFile({EPOCHAL_TEXT("core", "The file %1 does not exist"), {data_.file}},
                             {EPOCHAL_TEXT("core", "Choose a CSV file"), {}});
        auto read = readFile(path, kMostTableBytes);
        if (!read) return ofTheFile(read.error());
        text_ = std::move(*read);
        if (text_.find_first_not_of(" \t\r\n") == std::string::npos)
            return ofTheFile({EPOCHAL_TEXT("core", "The file %1 is empty"), {data_.file}},
                             {EPOCHAL_TEXT("core", "Choose a CSV file"), {}});
        return std::nullopt;
    }

    Wrong name() {
        auto opened = CsvReader::open(text_, data_.file);
        if (!opened) return ofTheFile(opened.error());
        start_.emplace(std::move(*opened));
        table_.description.separator = start_->delimiter();
        const std::vector<std::string>& names = start_->head().fields;
        if (std::ranges::all_of(names, [](const std::string& name) { return tableNumber(name).has_value(); }))
            return ofTheFile({EPOCHAL_TEXT("core", "The first line holds numbers, not the names of columns"), {}},
                             {EPOCHAL_TEXT("core", "Add a line with a name for each column"), {}});
        std::set<std::string_view> known;
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (!names[i].empty() && !known.insert(names[i]).second)
                return ofTheFile(
                    {EPOCHAL_TEXT("core", "Two columns are named \"%1\""), {shortened(names[i], kShownText)}},
                    {EPOCHAL_TEXT("core", "Give each column a name of its own"), {}});
            TableColumn column;
            column.name = names[i].empty() ? "#" + std::to_string(i + 1) : names[i];
            table_.description.columns.push_back(std::move(column));
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<std::size_t> find(const std::string& name) const {
        const auto& columns = table_.description.columns;
        const auto found = std::ranges::find(columns, name, &TableColumn::name);
        if (found == columns.end()) return std::nullopt;
        return static_cast<std::size_t>(found - columns.begin());
    }

    [[nodiscard]] Error unknown(const char* field, const std::string& name) const {
        std::vector<std::string> known;
        for (const TableColumn& column : table_.description.columns) known.push_back(column.name);
        const std::string near = nearest(name, known);
        std::string list;
        for (const std::string& one : known) list += (list.empty() ? "" : ", ") + one;
        return tableError(
            field, {EPOCHAL_TEXT("core", "The table has no column named \"%1\""), {shortened(name, kShownText)}},
            near.empty() ? Message{EPOCHAL_TEXT("core", "Its columns are: %1"), {shortened(list, 5 * kShownText)}}
                         : Message{EPOCHAL_TEXT("core", "Did you mean \"%1\"?"), {near}});
    }

    Wrong choose() {
        TableDescription& about = table_.description;
        about.ofClasses = data_.predicts == "class";
        about.target = about.columns.size() - 1;
        if (!data_.column.empty()) {
            const auto target = find(data_.column);
            if (!target) return unknown("/data/column", data_.column);
            about.target = *target;
        }
        about.columns[about.target].use = ColumnUse::Target;
        for (const std::string& name : data_.ignored) {
            const auto column = find(name);
            if (!column) return unknown("/data/ignored", name);
            if (*column == about.target)
                return tableError("/data/ignored",
                                  {EPOCHAL_TEXT("core", "The column to predict, \"%1\", cannot be left out"),
                                   {shortened(name, kShownText)}},
                                  {EPOCHAL_TEXT("core", "Remove it from the columns that are not used"), {}});
            about.columns[*column].use = ColumnUse::Ignored;
        }
        firstText_.resize(about.columns.size());
        return std::nullopt;
    }

    template <class Visit>
    Wrong everyRow(const Visit& visit) {
        CsvReader reader = *start_;
        CsvRow row;
        for (std::int64_t rows = 0;; ++rows) {
            if (rows % kRowsPerQuestion == 0 && goOn_ && !goOn_())
                return Error{
                    ErrorKind::Interrupted, {EPOCHAL_TEXT("core", "Reading was canceled"), {}}, data_.file, {}};
            const auto found = reader.next(row);
            if (!found) return ofTheFile(found.error());
            if (!*found) return std::nullopt;
            if (auto wrong = visit(row)) return wrong;
        }
    }

    Wrong look(const CsvRow& row) {
        TableDescription& about = table_.description;
        const std::size_t width = about.columns.size();
        if (row.fields.size() != width)
            return ofTheFile(
                {EPOCHAL_TEXT("core", "The number of fields in line %1 (%2) differs from that in the first line (%3)"),
                 {lineOf(row), static_cast<std::int64_t>(row.fields.size()), static_cast<std::int64_t>(width)}},
                {EPOCHAL_TEXT("core", "Correct this line; text with a separator in it needs quotes"), {}});
        if (about.head.size() < TableDescription::kHeadRows) {
            std::vector<std::string>& shown = about.head.emplace_back();
            for (const std::string& text : row.fields) shown.push_back(shortened(text, kShownText));
        }
        if (isMissing(row.fields[about.target])) {
            ++about.withoutTarget;
            return std::nullopt;
        }
        ++about.rows;
        for (std::size_t i = 0; i < width; ++i) {
            const std::string& text = row.fields[i];
            TableColumn& column = about.columns[i];
            if (isMissing(text)) {
                ++column.missing;
            } else if (column.kind == ColumnKind::Number && !tableNumber(text)) {
                column.kind = ColumnKind::Category;
                firstText_[i] = {row.line, shortened(text, kShownText)};
            }
        }
        return std::nullopt;
    }

    Wrong decide() {
        TableDescription& about = table_.description;
        TableColumn& target = about.columns[about.target];
        if (about.ofClasses) target.kind = ColumnKind::Category;
        if (!about.ofClasses && target.kind == ColumnKind::Category) {
            const auto& [line, text] = firstText_[about.target];
            return tableError(
                "/data/predicts",
                {EPOCHAL_TEXT("core", "Line %1: \"%2\" in the column \"%3\" is not a number"),
                 {static_cast<std::int64_t>(line), text, shortened(target.name, kShownText)}},
                {EPOCHAL_TEXT("core", "Correct this line, choose another column, or predict classes"), {}});
        }
        if (about.rows < kFewestTableRows)
            return ofTheFile(
                {EPOCHAL_TEXT_N("core", "The table has only %1 row(s) with a value to predict"), {Count(about.rows)}},
                {EPOCHAL_TEXT_N("core", "Use a table with at least %1 row(s)"), {Count(kFewestTableRows)}});
        bool hasInput = false;
        for (TableColumn& column : about.columns) {
            if (column.use == ColumnUse::Input && column.missing == about.rows) column.use = ColumnUse::Empty;
            hasInput = hasInput || column.use == ColumnUse::Input;
        }
        if (!hasInput)
            return ofTheFile({EPOCHAL_TEXT("core", "No column is left to predict \"%1\" from"),
                              {shortened(target.name, kShownText)}},
                             {EPOCHAL_TEXT("core", "Use more columns"), {}});
        table_.numbers.resize(about.columns.size());
        table_.categories.resize(about.columns.size());
        codes_.resize(about.columns.size());
        for (std::size_t i = 0; i < about.columns.size(); ++i) {
            const auto rows = static_cast<std::size_t>(about.rows);
            if (!isUsed(i)) continue;
            if (about.columns[i].kind == ColumnKind::Number)
                table_.numbers[i].reserve(rows);
            else
                table_.categories[i].reserve(rows);
        }
        return std::nullopt;
    }

    [[nodiscard]] bool isUsed(std::size_t column) const {
        const ColumnUse use = table_.description.columns[column].use;
        return use == ColumnUse::Input || use == ColumnUse::Target;
    }

    Wrong take(const CsvRow& row) {
        const TableDescription& about = table_.description;
        if (isMissing(row.fields[about.target])) return std::nullopt;
        for (std::size_t i = 0; i < row.fields.size(); ++i) {
            if (!isUsed(i)) continue;
            const std::string& text = row.fields[i];
            if (about.columns[i].kind == ColumnKind::Number) {
                table_.numbers[i].push_back(isMissing(text) ? std::numeric_limits<double>::quiet_NaN()
                                                            : tableNumber(text).value());
                continue;
            }
            if (isMissing(text)) {
                table_.categories[i].push_back(-1);
                continue;
            }
            const auto [found, isNew] = codes_[i].try_emplace(text, static_cast<std::int32_t>(codes_[i].size()));
            if (isNew) categoryBytes_ += text.size() + 1;
            if (categoryBytes_ > kMostCategoryBytes) return tooManyCategories();
            table_.categories[i].push_back(found->second);
        }
        return std::nullopt;
    }

    [[nodiscard]] Error tooManyCategories() const {
        std::size_t most = 0;
        for (std::size_t i = 1; i < codes_.size(); ++i)
            if (codes_[i].size() > codes_[most].size()) most = i;
        const bool target = most == table_.description.target;
        return tableError(
            target ? "/data/predicts" : "/data/ignored",
            {EPOCHAL_TEXT("core", "The column \"%1\" has too many different values (%2 or more)"),
             {shortened(table_.description.columns[most].name, kShownText),
              static_cast<std::int64_t>(codes_[most].size())}},
            target ? Message{EPOCHAL_TEXT("core", "Choose another column, or predict numbers"), {}} : ignoreIt());
    }

    Wrong summarize() {
        TableDescription& about = table_.description;
        std::string().swap(text_);
        for (std::size_t i = 0; i < about.columns.size(); ++i) {
            if (!isUsed(i)) continue;
            if (about.columns[i].kind == ColumnKind::Number)
                measure(about.columns[i], table_.numbers[i]);
            else
                sortCategories(about.columns[i], codes_[i], table_.categories[i]);
        }
        const TableColumn& target = about.targetColumn();
        if (about.ofClasses && target.categories.size() < 2)
            return tableError("/data/column",
                              {EPOCHAL_TEXT("core", "Every row has the same class, \"%1\""),
                               {shortened(target.categories.front().text, kShownText)}},
                              {EPOCHAL_TEXT("core", "Choose another column to predict"), {}});
        const auto rows = static_cast<double>(about.rows);
        const auto atMost = [](std::int64_t limit, std::int64_t there) {
            return limit > 0 ? std::min(limit, there) : there;
        };
        const std::int64_t aside =
            std::clamp<std::int64_t>(std::llround(rows * data_.validationShare), 1, about.rows - 1);
        about.training = atMost(data_.trainImages, about.rows - aside);
        about.validation = atMost(data_.validationImages, aside);
        return std::nullopt;
    }

    static void measure(TableColumn& column, const std::vector<double>& values) {
        // More digits and a wider range than the values have.
        long double sum = 0;
        std::int64_t count = 0;
        for (const double value : values) {
            if (std::isnan(value)) continue;
            sum += value;
            ++count;
            column.minimum = std::min(column.minimum.value_or(value), value);
            column.maximum = std::max(column.maximum.value_or(value), value);
        }
        if (count == 0) return;
        column.mean = static_cast<double>(sum / static_cast<long double>(count));
        column.histogram.assign(kHistogramBars, 0);
        const double low = *column.minimum, span = *column.maximum - low;
        constexpr auto kBars = static_cast<double>(kHistogramBars);
        for (const double value : values) {
            if (std::isnan(value)) continue;
            // The highest value belongs to the last bar, and a single value to the first.
            const double at = std::isfinite(span) && span > 0 ? (value - low) / span * kBars : 0;
            ++column.histogram[static_cast<std::size_t>(std::min(at, kBars - 1))];
        }
    }

    static void sortCategories(TableColumn& column, const std::unordered_map<std::string, std::int32_t>& codes,
                               std::vector<std::int32_t>& values) {
        std::vector<const std::string*> texts(codes.size());
        for (const auto& [text, code] : codes) texts[static_cast<std::size_t>(code)] = &text;
        std::vector<double> numbers;
        for (const std::string* text : texts)
            if (const auto number = tableNumber(*text)) numbers.push_back(*number);
        const bool byValue = numbers.size() == texts.size();
        std::vector<std::size_t> order(texts.size());
        std::iota(order.begin(), order.end(), 0);
        std::ranges::sort(order, [&](std::size_t a, std::size_t b) {
            if (byValue && numbers[a] != numbers[b]) return numbers[a] < numbers[b];
            return *texts[a] < *texts[b];
        });
        std::vector<std::int32_t> place(texts.size());
        for (std::size_t i = 0; i < order.size(); ++i) {
            column.categories.push_back({*texts[order[i]], 0});
            place[order[i]] = static_cast<std::int32_t>(i);
        }
        for (std::int32_t& value : values) {
            if (value < 0) continue;
            value = place[static_cast<std::size_t>(value)];
            ++column.categories[static_cast<std::size_t>(value)].rows;
        }
    }

    const RunSpec::Data& data_;
    const std::function<bool()>& goOn_;
    std::string text_;
    std::optional<CsvReader> start_;  ///< after the first line
    Table table_;
    std::vector<std::pair<std::size_t, std::string>> firstText_;  ///< of each column, not a number: line and text
    std::vector<std::unordered_map<std::string, std::int32_t>> codes_;
    std::size_t categoryBytes_ = 0;
};

}  // namespace

std::optional<double> tableNumber(std::string_view text) {
    if (text.starts_with('+') && !text.starts_with("+-")) text.remove_prefix(1);
    return parsedFinite(text);
}

Result<Table> readTable(const RunSpec::Data& data, const std::function<bool()>& goOn) {
    try {
        return TableReader(data, goOn).read();
    } catch (const std::bad_alloc&) {
        return Error{ErrorKind::Memory,
                     {EPOCHAL_TEXT("core", "The table does not fit into memory"), {}},
                     "/data/file",
                     {EPOCHAL_TEXT("core", "Use fewer rows or columns, or free some memory"), {}}};
    }
}

Result<TableDescription> describeTable(const RunSpec::Data& data, const std::function<bool()>& goOn) {
    auto table = readTable(data, goOn);
    if (!table) return table.error();
    return std::move(table->description);
}

TableShape shapeOf(const TableDescription& table) {
    TableShape shape;
    for (const TableColumn& column : table.columns) {
        if (column.use != ColumnUse::Input) continue;
        if (column.kind == ColumnKind::Category)
            shape.categories.push_back(std::ssize(column.categories) + 1);
        else
            shape.numbers += column.missing > 0 ? 2 : 1;
    }
    if (table.ofClasses) shape.outputs = std::ssize(table.targetColumn().categories);
    return shape;
}

std::int64_t embeddingWidth(std::int64_t entries) {
    constexpr std::int64_t kWidest = 50;
    return std::min(kWidest, (entries + 1) / 2);
}

}  // namespace epochal
