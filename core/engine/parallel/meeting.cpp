#include "core/engine/parallel/meeting.h"

namespace epochal::engine {

void Meeting::finish(std::int64_t step) {
    if (world_ == 1) return;
    const Lock lock(mutex_);
    if (failure_) throw PeerFailed();
    finished_ = step;
    changed_.notifyAll();
}

void Meeting::follow(std::int64_t step) {
    if (finished_ >= step - kLead) return;
    Lock lock(mutex_);
    changed_.wait(lock, [&]() EPOCHAL_REQUIRES(mutex_) { return finished_ >= step - kLead || failure_; });
    if (failure_) throw PeerFailed();
}

Meeting::Decision Meeting::together(int rank, const std::function<Decision()>& decide) {
    if (rank == 0) {
        {
            Lock lock(mutex_);
            changed_.wait(lock, [&]() EPOCHAL_REQUIRES(mutex_) { return arrived_ == world_ - 1 || failure_; });
            if (failure_) throw PeerFailed();
        }
        const Decision decision = decide();
        const Lock lock(mutex_);
        decision_ = decision;
        arrived_ = 0;
        ++held_;
        changed_.notifyAll();
        return decision;
    }
    Lock lock(mutex_);
    const std::int64_t before = held_;
    ++arrived_;
    changed_.notifyAll();
    changed_.wait(lock, [&]() EPOCHAL_REQUIRES(mutex_) { return held_ != before || failure_; });
    if (failure_ && held_ == before) throw PeerFailed();
    return decision_;
}

void Meeting::fail(Error error) {
    {
        const Lock lock(mutex_);
        if (failure_) return;
        failure_ = std::move(error);
        changed_.notifyAll();
    }
    if (onFailure_) onFailure_();
}

void Meeting::check() const {
    const Lock lock(mutex_);
    if (failure_) throw PeerFailed();
}

std::optional<Error> Meeting::failure() const {
    const Lock lock(mutex_);
    return failure_;
}

}  // namespace epochal::engine
