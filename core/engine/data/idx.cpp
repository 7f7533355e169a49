#include "core/engine/data/idx.h"

#include <zlib.h>

#include <algorithm>
#include <cerrno>
#include <limits>
#include <memory>

#include "core/engine/data/data_set.h"

namespace epochal::engine {
namespace {

Message getAgain() {
    return {EPOCHAL_TEXT("core", "Copy the file again from its source, or reinstall the package"), {}};
}

using GzFile = std::unique_ptr<gzFile_s, decltype(&gzclose)>;

/// Reads up to `count` bytes, fewer at the end of the file; nothing if the stream is damaged.
std::optional<std::size_t> readSome(gzFile file, std::uint8_t* out, std::size_t count) {
    std::size_t done = 0;
    while (done < count) {
        const auto chunk = static_cast<unsigned>(std::min<std::size_t>(count - done, 1u << 24));
        const int got = gzread(file, out + done, chunk);
        if (got < 0) return std::nullopt;
        if (got == 0) break;
        done += static_cast<std::size_t>(got);
    }
    return done;
}

Error damaged(const Path& path) {
    return dataError({EPOCHAL_TEXT("core", "The compressed file is damaged"), {}}, path, getAgain());
}

Error shorter(const Path& path, std::int64_t expected, std::int64_t found) {
    return dataError(
        {EPOCHAL_TEXT("core", "The file is truncated: its header declares %1 bytes, but only %2 are present"),
         {expected, found}},
        path, getAgain());
}

}  // namespace

Result<Idx> readIdx(const Path& path, std::size_t dimensions, std::int64_t limit) {
    std::error_code trouble;
    const auto fileSize = std::filesystem::file_size(path, trouble);
    if (trouble) return ioError(trouble.value(), path);
    GzFile file(gzopen(path.c_str(), "rb"), &gzclose);
    if (!file) return ioError(errno != 0 ? errno : ENOMEM, path);
    gzbuffer(file.get(), 1u << 18);

    std::uint8_t header[4 + 4 * 4];
    const std::size_t headerSize = 4 + 4 * dimensions;
    const auto got = readSome(file.get(), header, headerSize);
    if (!got) return damaged(path);
    if (*got < headerSize) return shorter(path, static_cast<std::int64_t>(headerSize), static_cast<std::int64_t>(*got));
    if (header[0] != 0 || header[1] != 0 || header[2] != 8 || header[3] != dimensions)
        return dataError(
            {EPOCHAL_TEXT("core", "Not an IDX file of bytes (expected number of dimensions: %1)"),
             {static_cast<std::int64_t>(dimensions)}},
            path,
            {EPOCHAL_TEXT("core",
                          "Check that the folder contains the original files of the data set, not renamed ones"),
             {}});

    // Deflate expands data at most 1032-fold, which limits the memory that any header can claim.
    const std::uint64_t most = gzdirect(file.get()) ? fileSize : fileSize * 1032;
    Idx idx;
    std::uint64_t total = 1;
    for (std::size_t d = 0; d < dimensions; ++d) {
        const std::uint8_t* p = header + 4 + 4 * d;
        const std::uint64_t n = std::uint64_t{p[0]} << 24 | std::uint64_t{p[1]} << 16 | std::uint64_t{p[2]} << 8 | p[3];
        if (n == 0)
            return dataError({EPOCHAL_TEXT("core", "The file header specifies a size of zero"), {}}, path, getAgain());
        if (n > most || total > most / n)
            return dataError(
                {EPOCHAL_TEXT("core", "The file header declares more data than a file of %1 bytes can hold"),
                 {static_cast<std::int64_t>(fileSize)}},
                path, getAgain());
        total *= n;
        idx.shape.push_back(static_cast<std::int64_t>(n));
    }
    const std::uint64_t item = total / static_cast<std::uint64_t>(idx.shape[0]);
    const std::int64_t kept = limit > 0 ? std::min(limit, idx.shape[0]) : idx.shape[0];
    // Memory grows as bytes arrive, so a header that promises a thousand times the file's content does not allocate
    // that much.
    constexpr std::uint64_t kStep = 1u << 24;
    const std::uint64_t wanted = static_cast<std::uint64_t>(kept) * item;
    // So much address space that memory seldom moves as it grows: images hardly ever shrink to an eighth.
    idx.bytes.reserve(static_cast<std::size_t>(std::min(wanted, std::max(kStep, std::uint64_t{fileSize} * 8))));
    std::uint64_t found = 0;
    while (found < wanted && found == idx.bytes.size()) {
        idx.bytes.resize(static_cast<std::size_t>(std::min(wanted, found + std::max(kStep, found))));
        const auto read = readSome(file.get(), idx.bytes.data() + found, idx.bytes.size() - found);
        if (!read) return damaged(path);
        found += *read;
    }
    // Reads the rest too: only the end of a gzipped file proves that it is complete.
    std::vector<std::uint8_t> rest(1u << 18);
    for (;;) {
        const auto read = readSome(file.get(), rest.data(), rest.size());
        if (!read) return damaged(path);
        found += *read;
        if (*read < rest.size()) break;
    }
    // A stream that ends before its checksum still delivers its data; only gzerror reveals it.
    int streamState = Z_OK;
    gzerror(file.get(), &streamState);
    if (streamState != Z_OK && streamState != Z_STREAM_END) return damaged(path);
    if (found < total) return shorter(path, static_cast<std::int64_t>(total), static_cast<std::int64_t>(found));
    if (found > total)
        return dataError({EPOCHAL_TEXT("core", "The file is %1 bytes longer than its header declares"),
                          {static_cast<std::int64_t>(found - total)}},
                         path, getAgain());
    idx.shape[0] = kept;
    return idx;
}

}  // namespace epochal::engine
