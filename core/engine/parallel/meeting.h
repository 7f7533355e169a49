#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>

#include "core/base/mutex.h"
#include "core/base/result.h"

namespace epochal::engine {

/// Thrown in a replica whose peer has failed.
struct PeerFailed {};

/// Where the replicas of one process meet for rank 0's decisions. Thread-safe.
class Meeting {
public:
    enum class Decision { GoOn, Leave };

    explicit Meeting(int world) : world_(world) {}

    /// Called by rank 0 after `step` to make all ranks meet. With peers, they meet after the next step, because they
    /// may be in it already; a rank that has finished a step knows what rank 0 announced before entering it, because a
    /// step ends with a reduction over all ranks.
    void call(std::int64_t step) {
        if (after_ < step) after_ = world_ == 1 ? step : step + 1;
    }
    [[nodiscard]] bool isAfter(std::int64_t step) const { return after_ == step; }

    /// Called by all ranks: rank 0 runs `decide`, the others wait for its answer. Throws PeerFailed.
    Decision together(int rank, const std::function<Decision()>& decide);

    /// Reports that a rank cannot continue. Only the first error is stored.
    void fail(Error error);
    [[nodiscard]] std::optional<Error> failure() const;

private:
    const int world_;
    std::atomic<std::int64_t> after_{-1};
    mutable Mutex mutex_;
    Condition changed_;
    int arrived_ EPOCHAL_GUARDED_BY(mutex_) = 0;
    std::int64_t held_ EPOCHAL_GUARDED_BY(mutex_) = 0;  ///< meetings so far
    Decision decision_ EPOCHAL_GUARDED_BY(mutex_) = Decision::GoOn;
    std::optional<Error> failure_ EPOCHAL_GUARDED_BY(mutex_);
};

}  // namespace epochal::engine
