#pragma once

#include <chrono>
#include <cstddef>
#include <exception>
#include <latch>
#include <memory>
#include <string>
#include <thread>
#include <torch/csrc/distributed/c10d/HashStore.hpp>
#include <vector>

#include "core/base/mutex.h"
#include "core/engine/collective/gloo_collective.h"

/// Several ranks in one process.
namespace epochal::test {

constexpr std::chrono::seconds kPeerTimeout{300};

/// work(collective) on a thread for each rank. `connect(store, rank)` makes the collectives. What a rank throws is
/// thrown once all have ended, so its peers must not wait for it without end.
template <class Connect, class Work>
void onRanks(int world, const Connect& connect, const Work& work) {
    auto store = c10::make_intrusive<c10d::HashStore>();
    std::vector<std::thread> ranks;
    // A peer that leaves while another one still connects would make that one's constructor throw.
    std::latch connected(world);
    std::vector<std::exception_ptr> thrown(static_cast<std::size_t>(world));
    for (int rank = 0; rank < world; ++rank)
        ranks.emplace_back([&, rank] {
            std::exception_ptr& failure = thrown[static_cast<std::size_t>(rank)];
            try {
                auto peers = connect(store, rank);
                connected.arrive_and_wait();
                work(std::move(peers));
            } catch (...) {
                failure = std::current_exception();
            }
        });
    for (std::thread& rank : ranks) rank.join();
    for (const std::exception_ptr& failure : thrown)
        if (failure) std::rethrow_exception(failure);
}

template <class Work>
void onEachRank(int world, const Work& work) {
    onRanks(
        world,
        [world](const auto& store, int rank) { return engine::makeGlooCollective(store, rank, world, kPeerTimeout); },
        work);
}

/// What is wrong on some rank, for the test's thread to report. Thread-safe.
class Complaints {
public:
    void unless(bool right, const std::string& what) {
        const Lock lock(mutex_);
        if (right)
            ++checked_;
        else if (first_.empty())
            first_ = what;
    }
    [[nodiscard]] std::string first() const {
        const Lock lock(mutex_);
        return first_;
    }
    [[nodiscard]] int checked() const {
        const Lock lock(mutex_);
        return checked_;
    }

private:
    mutable Mutex mutex_;
    std::string first_ EPOCHAL_GUARDED_BY(mutex_);
    int checked_ EPOCHAL_GUARDED_BY(mutex_) = 0;
};

}  // namespace epochal::test
