#pragma once

#include <QByteArray>
#include <QList>

#include "core/catalogue/run_rows.h"

namespace epochal::ui {

/// Rows as CSV according to RFC 4180: UTF-8, CRLF, decimal points, no grouping, units in the headers, each price with
/// its date and currency. Text that a spreadsheet would take for a formula is preceded by an apostrophe.
[[nodiscard]] QByteArray runsCsv(const RunRows& rows);

}  // namespace epochal::ui
