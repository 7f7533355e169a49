#pragma once

#include <cstdint>
#include <vector>

#include "core/base/files.h"
#include "core/base/result.h"

namespace epochal::engine {

/// The content of an IDX file of bytes (http://yann.lecun.com/exdb/mnist, "the IDX file format").
struct Idx {
    std::vector<std::int64_t> shape;  ///< the item count first
    std::vector<std::uint8_t> bytes;
};

/// Reads a file of unsigned bytes with `dimensions` dimensions, gzipped or not. Keeps the first `limit` items (0 = all)
/// but checks the whole file. The sizes in the header are checked against the file's size before memory is allocated.
/// Errors are ErrorKind::Data, or Disk if the file cannot be opened.
[[nodiscard]] Result<Idx> readIdx(const Path& path, std::size_t dimensions, std::int64_t limit);

}  // namespace epochal::engine
