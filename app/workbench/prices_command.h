#pragma once

#include <QStringList>

/// `epochal prices import FILE` and `epochal prices undo`: what the window's import does, without a window. Returns the
/// exit code: 0, 64 for an invalid command line, otherwise that of the error (core/base/result.h).
[[nodiscard]] int pricesCommand(const QStringList& arguments);
