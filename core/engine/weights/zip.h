#pragma once

#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace epochal::engine {

/// A file within an archive; `data` are part of the archive's bytes, or of what was unpacked from them.
struct ZipEntry {
    std::string_view name, data;
};

/// Whether the bytes begin as an archive does.
[[nodiscard]] bool isZip(std::string_view bytes);

/// The files of a zip archive in which nothing is compressed or encrypted (PKWARE's APPNOTE 6.3.10, with zip64), as
/// PyTorch writes it. The table at the end counts; each file's CRC-32 is verified. ErrorKind::Data for anything else,
/// files that overlap included, so that all entries together are no longer than the archive. With `unpacked`, files may
/// be deflated, too, to at most 256 MiB together: it then holds their content, and must outlive the entries.
[[nodiscard]] Result<std::vector<ZipEntry>> readZip(std::string_view bytes, const std::string& where,
                                                    std::deque<std::string>* unpacked = nullptr);

}  // namespace epochal::engine
