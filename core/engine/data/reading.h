#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <vector>

#include "core/base/files.h"
#include "core/base/parallel.h"

namespace epochal::engine {

/// What tells a file or a folder from itself after a change. A folder changes with the names in it.
struct FileState {
    Path path;
    std::uint64_t device = 0, inode = 0;
    std::int64_t size = -1;     ///< bytes; -1: it is not there
    std::int64_t modified = 0;  ///< ns since 1970
    /// That was so long ago that a change now would have another time: file systems count in up to two seconds.
    bool settled = false;
    bool operator==(const FileState&) const = default;
};
[[nodiscard]] FileState stateOf(const Path& path);

/// As inParallel, for work that may throw: of the calls that do, the exception of the first in order is thrown once all
/// are done.
template <class Work>
void readInParallel(std::size_t count, const Work& work) {
    std::vector<std::exception_ptr> failures(count);
    inParallel(count, [&](std::size_t i) {
        try {
            work(i);
        } catch (...) {
            failures[i] = std::current_exception();
        }
    });
    for (const std::exception_ptr& failure : failures)
        if (failure) std::rethrow_exception(failure);
}

/// Calls work(first, last) for the images from `first` to `last` - 1, part after part of all, as above.
template <class Work>
void imagesInParallel(std::int64_t images, const Work& work) {
    constexpr std::int64_t kParts = 64;  // more than there are cores, so that none waits long for the others
    const std::int64_t parts = std::min(images, kParts);
    readInParallel(static_cast<std::size_t>(parts), [&](std::size_t part) {
        const auto i = static_cast<std::int64_t>(part);
        work(images * i / parts, images * (i + 1) / parts);
    });
}

}  // namespace epochal::engine
