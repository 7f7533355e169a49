#pragma once

#include <sqlite3.h>

#include "core/base/files.h"
#include "core/base/result.h"

namespace epochal {

/// Brings an open catalogue to Catalogue::kSchemaVersion, one transaction a step, after a copy `<file>.before-v<n>`.
/// ErrorKind::Newer, and nothing touched, if it is of a newer version; ErrorKind::Damaged if it is no catalogue.
[[nodiscard]] Status migrate(::sqlite3* database, const Path& file);

/// Whether the file's application id belongs to its version; else a bit of one of them is wrong.
[[nodiscard]] bool namesItsVersion(::sqlite3* database);

/// PRAGMA user_version.
[[nodiscard]] int schemaVersion(::sqlite3* database);

}  // namespace epochal
