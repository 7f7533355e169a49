#pragma once

#include <sqlite3.h>

#include "core/base/files.h"
#include "core/base/result.h"

namespace epochal {

/// Brings an open catalogue to formats::kCatalogue in one transaction, after copying an existing file to
/// `<file>.before-v<n>`, with n the new version. ErrorKind::Newer if it is of a newer version, and nothing is changed;
/// ErrorKind::Damaged if it is not a catalogue.
[[nodiscard]] Status migrate(::sqlite3* database, const Path& file);

/// Whether the file's application id matches its version; if not, a bit of one of them is wrong. True if either cannot
/// be read: other checks report that.
[[nodiscard]] bool namesItsVersion(::sqlite3* database);

/// PRAGMA user_version.
[[nodiscard]] int schemaVersion(::sqlite3* database);

}  // namespace epochal
