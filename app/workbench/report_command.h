#pragma once

#include <QStringList>

/// The exit code of a command line that is not understood.
inline constexpr int kMisused = 64;

/// What --language asks for, read before the options are named in it; empty without.
[[nodiscard]] QString languageIn(const QStringList& arguments);

/// `epochal report`: writes reports of runs, comparisons, campaigns and studies without a window. Returns the exit
/// code: 0, 64 for a command line it does not understand, else that of the error (core/base/result.h). GUI thread.
[[nodiscard]] int reportCommand(const QStringList& arguments);
