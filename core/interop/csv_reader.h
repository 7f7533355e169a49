#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace epochal {

/// One row of a CSV file and the line it begins on, counted from 1.
struct CsvRow {
    std::size_t line = 0;
    std::vector<std::string> fields;
};

/// A CSV file (RFC 4180) as text. The first row is its head.
struct CsvTable {
    CsvRow head;
    std::vector<CsvRow> rows;  ///< rows without any text are left out
    char delimiter = ',';
};

/// Told how far the work is, 0..1; false ends it.
using Progress = std::function<bool(double fraction)>;

/// Reads UTF-8, with or without a byte order mark; the delimiter is the one of , ; tab | that the head has most of.
/// ErrorKind::Data: another encoding, binary data, a quote that never ends, no head; it names the line and the remedy.
/// ErrorKind::Interrupted when `progress` says so.
[[nodiscard]] Result<CsvTable> readCsv(std::string_view text, const std::string& where, const Progress& progress = {});

}  // namespace epochal
