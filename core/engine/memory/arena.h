#pragma once

#include <cstddef>
#include <map>
#include <mutex>
#include <set>
#include <unordered_map>
#include <utility>

namespace epochal::engine {

/// A range of addresses that blocks are cut from and given back to, by best fit, neighbours joined. The pages stay with
/// the process between a step of training and the next, which asks for the same sizes again: memory fresh from the
/// system costs a page fault for each 4 KiB. Huge pages, where the system has them. Any thread.
class Arena {
public:
    /// Blocks begin at and are multiples of it.
    static constexpr std::size_t kGrain = 4096;

    struct Held {
        std::size_t out = 0;      ///< bytes in blocks that are out
        std::size_t reached = 0;  ///< bytes of the range, from its begin, that were ever out since the last `release`
    };

    /// Reserves addresses for `bytes`; memory is taken as blocks are written to. An arena of a system that refuses has
    /// no room.
    explicit Arena(std::size_t bytes);
    ~Arena();
    Arena(const Arena&) = delete;
    Arena& operator=(const Arena&) = delete;

    /// A block of at least `bytes`, its content undefined; nullptr if there is no room.
    [[nodiscard]] void* take(std::size_t bytes);
    /// Takes a block back. False, and nothing done, if it is none of this arena's.
    bool give(void* address);
    /// Gives the memory of what is not out back to the system; the addresses stay.
    void release();
    [[nodiscard]] Held held() const;

private:
    void addFree(std::size_t begin, std::size_t bytes);

    mutable std::mutex mutex_;
    std::byte* base_ = nullptr;
    std::size_t mapped_ = 0, usable_ = 0;                   ///< bytes; usable are those in whole huge pages
    std::map<std::size_t, std::size_t> free_;               ///< bytes by the offset they begin at
    std::set<std::pair<std::size_t, std::size_t>> bySize_;  ///< the same, as (bytes, offset)
    std::unordered_map<std::size_t, std::size_t> out_;      ///< bytes by offset
    Held held_;
};

}  // namespace epochal::engine
