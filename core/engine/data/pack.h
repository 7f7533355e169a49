#pragma once

#include <cstdint>
#include <functional>

#include "core/base/files.h"
#include "core/base/result.h"
#include "core/engine/engine.h"
#include "core/spec/run_spec.h"

namespace epochal::engine {

/// Decodes the images of a folder and writes them to one file (core/spec/packed_images.h), which replaces `file` at the
/// end. Images whose shorter side is longer than `side` pixels are reduced to it, by the filter that training resizes
/// with; 0 = none are. Files that cannot be used are left out. data.train_images and validation_images limit their
/// number. `goOn` is told how many of how many images are done, at least once a second; if it says no, the answer is an
/// Interrupted error and nothing is written. Decodes on data.loader_threads threads; the file is the same for any
/// number of them. Blocks.
[[nodiscard]] Result<PackedFile> packImages(const RunSpec::Data& data, const Path& file, std::int64_t side,
                                            const std::function<bool(std::int64_t done, std::int64_t all)>& goOn);

}  // namespace epochal::engine
