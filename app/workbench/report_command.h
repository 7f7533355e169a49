#pragma once

#include <QStringList>

/// The value of --language, read before the options are described in that language; empty without it.
[[nodiscard]] QString languageIn(const QStringList& arguments);

/// `epochal report`: writes reports of runs, comparisons, campaigns and studies without a window. Returns the exit
/// code: 0, 64 for an invalid command line, otherwise that of the error (core/base/result.h). GUI thread.
[[nodiscard]] int reportCommand(const QStringList& arguments);
