#pragma once

#include <QStringList>

/// `epochal export runs|comparison|prices`: tables for other programs, as CSV or JSON, to standard output or a file.
/// Needs no window and no display. Returns the exit code: 0, 64 for an invalid command line, otherwise that of the
/// error (core/base/result.h).
[[nodiscard]] int exportCommand(const QStringList& arguments);
