#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/spec/run_spec.h"

namespace epochal {

/// What a column of a table holds: numbers, or categories if one of its texts is not a number. Empty fields, NA, NaN
/// and null, in any case, are missing.
enum class ColumnKind : std::uint8_t { Number, Category };

/// What a column is for. An input without any value is Empty and not used.
enum class ColumnUse : std::uint8_t { Input, Target, Ignored, Empty };

/// A text that a column of categories holds, and in how many rows.
struct CategoryCount {
    std::string text;
    std::int64_t rows = 0;
    bool operator==(const CategoryCount&) const = default;
};

inline constexpr std::size_t kHistogramBars = 24;

/// A column over the rows that have a target.
struct TableColumn {
    std::string name;  ///< "#3" if the first line has none for the third
    ColumnKind kind = ColumnKind::Number;
    ColumnUse use = ColumnUse::Input;
    std::int64_t missing = 0;
    /// Of categories: in the order of classes and embeddings, by value if all are numbers, else by bytes.
    std::vector<CategoryCount> categories;
    std::optional<double> minimum, mean, maximum;  ///< of numbers, if there is one
    std::vector<std::int64_t> histogram;           ///< numbers in each of kHistogramBars equal parts of that range
};

/// What a table contains and how a run uses it.
struct TableDescription {
    std::vector<TableColumn> columns;            ///< in the file's order
    std::size_t target = 0;                      ///< index of the column to predict; its categories are the classes
    std::int64_t rows = 0;                       ///< with a target; all that follows is about these
    std::int64_t withoutTarget = 0;              ///< rows that are left out
    std::int64_t training = 0;                   ///< rows of an epoch
    std::int64_t validation = 0;                 ///< rows of an evaluation
    char separator = ',';                        ///< of , ; tab |
    bool ofClasses = false;                      ///< the target is a class
    std::vector<std::vector<std::string>> head;  ///< the first kHeadRows rows; long texts are cut

    static constexpr std::size_t kHeadRows = 5;
    [[nodiscard]] const TableColumn& targetColumn() const { return columns[target]; }
};

/// Limits: what a table may have.
inline constexpr std::size_t kMostTableBytes = 1u << 30;
inline constexpr std::int64_t kFewestTableRows = 10;

/// Reads the file that `data` names and says what it contains: RFC 4180, UTF-8, with the names of the columns in the
/// first line; the separator is the most frequent of , ; tab | there. Numbers have a decimal point. `goOn` is asked now
/// and then; if it says no, the answer is an Interrupted error. ErrorKind::Data, with the line and the column, for a
/// missing, empty or binary file, another encoding, rows of different lengths, names that occur twice or are missing,
/// unknown columns, a target that is not a number where numbers are predicted, a single class, fewer than
/// kFewestTableRows rows, no input, or more than kMostTableBytes bytes. Blocks on the disk: 100 MB take about two
/// seconds.
[[nodiscard]] Result<TableDescription> describeTable(const RunSpec::Data& data, const std::function<bool()>& goOn = {});

/// What a network for a table gets and gives.
struct TableShape {
    std::int64_t numbers = 0;              ///< inputs that are numbers, with the indicators of missing ones
    std::vector<std::int64_t> categories;  ///< entries of each embedding: one per category, and one for none of them
    std::int64_t outputs = 1;              ///< classes, or 1 for a number
    bool operator==(const TableShape&) const = default;
};
/// The same for every seed: it does not depend on which rows are for training.
[[nodiscard]] TableShape shapeOf(const TableDescription& table);

/// Numbers that stand for one of `entries` entries of an embedding: min(50, (entries + 1) / 2), rounded down, the rule
/// of fast.ai's course "Practical Deep Learning for Coders" (2018), lesson 4, for the Rossmann data.
[[nodiscard]] std::int64_t embeddingWidth(std::int64_t entries);

/// A number as tables write it: decimal point, optional sign and exponent, whatever the locale. Nothing for any other
/// text, and for values that a double cannot hold.
[[nodiscard]] std::optional<double> tableNumber(std::string_view text);

}  // namespace epochal
