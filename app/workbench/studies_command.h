#pragma once

#include <QStringList>

/// `epochal studies`, `epochal studies import FILE` and `epochal studies remove ID`: what can be compared without
/// having been run here. Returns the exit code: 0, 64 for an invalid command line, otherwise that of the error
/// (core/base/result.h).
[[nodiscard]] int studiesCommand(const QStringList& arguments);
