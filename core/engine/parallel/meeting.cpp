#include "core/engine/parallel/meeting.h"

namespace epochal::engine {

Meeting::Decision Meeting::together(int rank, const std::function<Decision()>& decide) {
    if (rank == 0) {
        {
            std::unique_lock lock(mutex_);
            changed_.wait(lock, [&] { return arrived_ == world_ - 1 || failure_; });
            if (failure_) throw PeerFailed();
        }
        const Decision decision = decide();
        const std::lock_guard lock(mutex_);
        decision_ = decision;
        arrived_ = 0;
        ++held_;
        changed_.notify_all();
        return decision;
    }
    std::unique_lock lock(mutex_);
    const std::int64_t before = held_;
    ++arrived_;
    changed_.notify_all();
    changed_.wait(lock, [&] { return held_ != before || failure_; });
    if (failure_ && held_ == before) throw PeerFailed();
    return decision_;
}

void Meeting::fail(Error error) {
    const std::lock_guard lock(mutex_);
    if (!failure_) failure_ = std::move(error);
    changed_.notify_all();
}

std::optional<Error> Meeting::failure() const {
    const std::lock_guard lock(mutex_);
    return failure_;
}

}  // namespace epochal::engine
