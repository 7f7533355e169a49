#include "core/engine/memory/arena.h"

#include <sys/mman.h>

#include <algorithm>
#include <cstdint>

namespace epochal::engine {
namespace {

constexpr std::size_t kHugePage = std::size_t{2} << 20;

std::size_t upTo(std::size_t multiple, std::size_t bytes) {
    return (bytes + multiple - 1) / multiple * multiple;
}

}  // namespace

Arena::Arena(std::size_t bytes) {
    const std::size_t wanted = upTo(kHugePage, bytes) + kHugePage;
    void* mapped = ::mmap(nullptr, wanted, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (mapped == MAP_FAILED) return;
    const auto address = reinterpret_cast<std::uintptr_t>(mapped);
    const std::size_t before = upTo(kHugePage, address) - address;
    if (before > 0) ::munmap(mapped, before);
    base_ = static_cast<std::byte*>(mapped) + before;
    mapped_ = wanted - before;
    usable_ = mapped_ / kHugePage * kHugePage;
    ::madvise(base_, usable_, MADV_HUGEPAGE);  // advice only: small pages are used where there are no huge ones
    addFree(0, usable_);
}

Arena::~Arena() {
    if (base_ != nullptr) ::munmap(base_, mapped_);
}

void* Arena::take(std::size_t bytes) {
    const std::size_t wanted = std::max(upTo(kGrain, bytes), kGrain);
    const Lock lock(mutex_);
    // Among equal sizes the lowest address, which keeps the range dense.
    const auto found = bySize_.lower_bound({wanted, 0});
    if (found == bySize_.end()) return nullptr;
    const auto [size, begin] = *found;
    bySize_.erase(found);
    free_.erase(begin);
    if (size > wanted) {
        free_.emplace(begin + wanted, size - wanted);
        bySize_.emplace(size - wanted, begin + wanted);
    }
    out_.emplace(begin, wanted);
    held_.out += wanted;
    held_.reached = std::max(held_.reached, begin + wanted);
    return base_ + begin;
}

bool Arena::give(void* address) {
    const Lock lock(mutex_);
    const auto* block = static_cast<std::byte*>(address);
    if (base_ == nullptr || block < base_ || block >= base_ + usable_) return false;
    const auto found = out_.find(static_cast<std::size_t>(block - base_));
    if (found == out_.end()) return false;
    held_.out -= found->second;
    addFree(found->first, found->second);
    out_.erase(found);
    return true;
}

void Arena::release() {
    const Lock lock(mutex_);
    for (const auto& [begin, bytes] : free_)
        if (begin < held_.reached) ::madvise(base_ + begin, std::min(bytes, held_.reached - begin), MADV_DONTNEED);
    held_.reached = 0;
    for (const auto& [begin, bytes] : out_) held_.reached = std::max(held_.reached, begin + bytes);
}

Arena::Held Arena::held() const {
    const Lock lock(mutex_);
    return held_;
}

void Arena::addFree(std::size_t begin, std::size_t bytes) {
    auto after = free_.lower_bound(begin);
    if (after != free_.end() && after->first == begin + bytes) {
        bytes += after->second;
        bySize_.erase({after->second, after->first});
        after = free_.erase(after);
    }
    if (after != free_.begin()) {
        const auto before = std::prev(after);
        if (before->first + before->second == begin) {
            begin = before->first;
            bytes += before->second;
            bySize_.erase({before->second, before->first});
            free_.erase(before);
        }
    }
    free_.emplace(begin, bytes);
    bySize_.emplace(bytes, begin);
}

}  // namespace epochal::engine
