#pragma once

#include <cstddef>
#include <map>
#include <set>
#include <unordered_map>
#include <utility>

#include "core/base/mutex.h"

namespace epochal::engine {

/// An address range from which blocks are allocated by best fit; freed neighbors are merged. The pages stay with the
/// process from one training step to the next, which requests the same sizes again: memory fresh from the system costs
/// a page fault per 4 KiB. Uses huge pages where the system has them. Any thread.
class Arena {
public:
    /// Blocks start at multiples of it and have multiples of it as sizes.
    static constexpr std::size_t kGrain = 4096;

    struct Held {
        std::size_t out = 0;      ///< bytes in allocated blocks
        std::size_t reached = 0;  ///< bytes from the start of the range ever allocated since the last `release`
    };

    /// Reserves addresses for `bytes`; memory is used as blocks are written to. If the system refuses, the arena has no
    /// room.
    explicit Arena(std::size_t bytes);
    ~Arena();
    Arena(const Arena&) = delete;
    Arena& operator=(const Arena&) = delete;

    /// A block of at least `bytes` with undefined content; nullptr if there is no room.
    [[nodiscard]] void* take(std::size_t bytes);
    /// Takes a block back. Returns false and does nothing if the block does not belong to this arena.
    bool give(void* address);
    /// Returns the memory of free blocks to the system; the addresses stay reserved.
    void release();
    [[nodiscard]] Held held() const;

private:
    void addFree(std::size_t begin, std::size_t bytes) EPOCHAL_REQUIRES(mutex_);

    mutable Mutex mutex_;
    std::byte* base_ = nullptr;
    std::size_t mapped_ = 0, usable_ = 0;  ///< bytes; usable_ counts whole huge pages only
    std::map<std::size_t, std::size_t> free_ EPOCHAL_GUARDED_BY(mutex_);               ///< bytes by starting offset
    std::set<std::pair<std::size_t, std::size_t>> bySize_ EPOCHAL_GUARDED_BY(mutex_);  ///< the same, as (bytes, offset)
    std::unordered_map<std::size_t, std::size_t> out_
        EPOCHAL_GUARDED_BY(mutex_);  ///< bytes by offset, of allocated blocks
    Held held_ EPOCHAL_GUARDED_BY(mutex_);
};

}  // namespace epochal::engine
