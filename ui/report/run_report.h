#pragma once

#include <QLocale>
#include <QString>

#include "core/base/files.h"
#include "core/base/result.h"

namespace epochal::ui {

/// Writes one run's report as a vector PDF, A4, in the language of `locale`, independent of the window's. Missing
/// figures are left out and named. The same run gives the same bytes. Written atomically. Blocks for some tenths of a
/// second. GUI thread, any platform plug-in. Errors: the folder is not a run or is damaged, the file cannot be written.
[[nodiscard]] Status writeRunReport(const Path& runFolder, const QString& pdfFile, const QLocale& locale);

}  // namespace epochal::ui
