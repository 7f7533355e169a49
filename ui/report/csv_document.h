#pragma once

#include <QByteArray>

#include "ui/report/report.h"

namespace epochal::ui {

/// All figures of a report for spreadsheets and programs (RFC 4180, UTF-8, CRLF): title, key figures, every table,
/// every chart's points, facts, one under the other, each under its title. Figures are written with a point and in
/// full; text that a spreadsheet would run as a formula gets an apostrophe before it. The same report gives the same
/// bytes.
[[nodiscard]] QByteArray csvOf(const Report& report);

}  // namespace epochal::ui
