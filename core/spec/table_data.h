#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/base/json_type.h"
#include "core/base/result.h"
#include "core/spec/run_spec.h"
#include "core/spec/table.h"

namespace epochal {

/// The rows of a table that have a target, column by column.
struct Table {
    TableDescription description;
    /// Of each column in the file's order: its numbers (NaN where missing) or the indices of its categories (-1 where
    /// missing), and the other one empty. Both are empty for columns that are not used.
    std::vector<std::vector<double>> numbers;
    std::vector<std::vector<std::int32_t>> categories;
};

/// As describeTable, with the values.
[[nodiscard]] Result<Table> readTable(const RunSpec::Data& data, const std::function<bool()>& goOn = {});

/// Which rows are for what, in the file's order.
struct TableSplit {
    std::vector<std::int64_t> training, validation;
};
/// The first of a shuffle of all rows by Fisher and Yates are for validation, the last for training, as many as the
/// description says. The shuffle follows from the seed alone, on every machine.
[[nodiscard]] TableSplit splitTable(const TableDescription& table, std::int64_t seed);

/// How values become what a network gets, from the training rows alone. With the network's weights, this is all that is
/// needed to use it on other rows.
struct TableCoding {
    struct Number {
        std::string column;
        double mean = 0, deviation = 1;  ///< of the training rows' values; 1 if they are all equal
        bool known = true;               ///< a training row has a value; if not, the input is 0 throughout
        bool indicated = false;          ///< there is a second input, for the missing values of the table
        bool indicates = false;  ///< it is 1 where the value is missing: some training rows have one, others not
        bool operator==(const Number&) const = default;
    };
    struct Category {
        std::string column;
        std::vector<std::string> entries;  ///< entry i + 1 of the embedding; 0 is for all other texts and for none
        std::vector<bool> trained;         ///< occurs in the training rows; if not, entry 0 stands for it
        bool operator==(const Category&) const = default;
    };
    std::vector<Number> numbers;
    std::vector<Category> categories;
    std::string target;
    double targetMean = 0, targetDeviation = 1;  ///< of a number: the network predicts (value - mean) / deviation
    std::vector<std::string> classes;            ///< empty if a number is predicted
    bool operator==(const TableCoding&) const = default;
};
[[nodiscard]] TableCoding codingOf(const Table& table, const TableSplit& split);
[[nodiscard]] Json toJson(const TableCoding& coding);

/// Rows as a network gets them, row by row.
struct CodedRows {
    std::int64_t rows = 0;
    std::vector<float> numbers;            ///< rows x TableShape::numbers: all values, then all indicators
    std::vector<std::int64_t> categories;  ///< rows x TableShape::categories: entries of the embeddings
    std::vector<std::int64_t> labels;      ///< of classes
    std::vector<float> targets;            ///< of numbers, standardized
    std::vector<double> values;            ///< of numbers, in their own unit
};
/// A missing number is the mean, 0.
[[nodiscard]] CodedRows codeRows(const Table& table, const TableCoding& coding, const std::vector<std::int64_t>& rows);

}  // namespace epochal
