#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>

#include "core/base/mutex.h"
#include "core/base/result.h"

namespace epochal::engine {

/// Thrown in a replica whose peer has failed.
struct PeerFailed {};

/// Where the replicas of one process meet for rank 0's decisions, whatever their collective does: on a GPU it holds the
/// stream and not the host, so nothing else keeps a replica's host from running ahead. Thread-safe.
class Meeting {
public:
    enum class Decision { GoOn, Leave };
    /// A rank begins no step before rank 0 has finished the one `kLead` steps earlier. Two, so that where the reduction
    /// of each step holds the host (on a CPU), nobody ever waits here.
    static constexpr std::int64_t kLead = 2;

    /// `onFailure` is called once, after the first failure was stored, by whoever reports it.
    explicit Meeting(int world, std::function<void()> onFailure = {})
        : world_(world), onFailure_(std::move(onFailure)) {}

    /// Called by rank 0 after `step` to make all ranks meet. With peers, they meet after step + kLead, the first one
    /// that none of them can have begun.
    void call(std::int64_t step) {
        if (after_ < step) after_ = world_ == 1 ? step : step + kLead;
    }
    [[nodiscard]] bool isAfter(std::int64_t step) const { return after_ == step; }

    /// Called by rank 0 when it has finished `step`, after it called a meeting or not, and before its first step.
    /// Throws PeerFailed, as what is queued on a GPU would wait for the lost peer.
    void finish(std::int64_t step);
    /// Called by the other ranks before `step`: waits as long as it is too early. Throws PeerFailed.
    void follow(std::int64_t step);

    /// Called by all ranks: rank 0 runs `decide`, the others wait for its answer. Throws PeerFailed.
    Decision together(int rank, const std::function<Decision()>& decide);

    /// Reports that a rank cannot continue. Only the first error is stored.
    void fail(Error error);
    /// Throws PeerFailed if a rank cannot continue. A device that has done what it was asked may have been released by
    /// that: what is read from it counts only if this does not throw afterwards.
    void check() const;
    [[nodiscard]] std::optional<Error> failure() const;

private:
    const int world_;
    const std::function<void()> onFailure_;
    std::atomic<std::int64_t> after_{-1}, finished_{-1};
    mutable Mutex mutex_;
    Condition changed_;
    int arrived_ EPOCHAL_GUARDED_BY(mutex_) = 0;
    std::int64_t held_ EPOCHAL_GUARDED_BY(mutex_) = 0;  ///< meetings so far
    Decision decision_ EPOCHAL_GUARDED_BY(mutex_) = Decision::GoOn;
    std::optional<Error> failure_ EPOCHAL_GUARDED_BY(mutex_);
};

}  // namespace epochal::engine
