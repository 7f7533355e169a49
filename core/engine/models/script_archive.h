#pragma once

#include <caffe2/serialize/read_adapter_interface.h>

#include <memory>
#include <string>

#include "core/base/files.h"
#include "core/base/result.h"

namespace epochal::engine {

/// The bytes of a TorchScript file, if it is one whose code neither reads nor writes files and, unless `hash` is empty,
/// whose content has that hash. Loading runs code of the file, so this is looked for in its text, before. Errors are
/// those of readScript (core/engine/models/script.h). Blocks.
[[nodiscard]] Result<std::string> readArchive(const Path& file, const std::string& hash);

/// Reads from `bytes`, which must outlive it.
[[nodiscard]] std::shared_ptr<caffe2::serialize::ReadAdapterInterface> readerOf(const std::string& bytes);

}  // namespace epochal::engine
