#pragma once

#include <torch/types.h>

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/spec/run_spec.h"
#include "core/spec/table.h"

namespace epochal::engine {

/// Rows of a table as a network gets them, on one device.
struct TableRows {
    torch::Tensor numbers;     ///< float, rows x TableShape::numbers
    torch::Tensor categories;  ///< int64, rows x TableShape::categories; undefined without any
    torch::Tensor labels;      ///< int64 classes, or the standardized numbers to predict, float; one per row

    [[nodiscard]] std::int64_t size() const { return labels.size(0); }
    [[nodiscard]] TableRows on(torch::Device device) const;
    [[nodiscard]] std::int64_t bytes() const;
};

/// A table, split and standardized (core/spec/table_data.h). Its rows stay in memory.
struct TableSet {
    TableShape shape;
    TableRows training, validation;
    std::vector<double> values;      ///< of the validation rows, if a number is predicted: in its own unit
    double mean = 0, deviation = 1;  ///< of that number in the training rows
    std::string coding;              ///< toJson(TableCoding) as text
    std::vector<std::string> classNames;
    std::int64_t withoutTarget = 0;  ///< rows that were left out
};

/// Reads, splits and standardizes the table that the spec names. Errors are those of describeTable. Blocks.
[[nodiscard]] Result<TableSet> openTable(const RunSpec& spec);

}  // namespace epochal::engine
