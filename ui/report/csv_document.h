#pragma once

#include <QByteArray>

#include "ui/report/report.h"

namespace epochal::ui {

/// All figures of a report for spreadsheets and programs (RFC 4180, UTF-8, CRLF): title, key figures, every table,
/// every chart's points, and facts, one after the other, each under its title. Figures have a decimal point and full
/// precision; text that a spreadsheet would run as a formula is prefixed with an apostrophe. The same report gives the
/// same bytes.
[[nodiscard]] QByteArray csvOf(const Report& report);

}  // namespace epochal::ui
