#include "core/engine/collective/pulse.h"

#include <algorithm>

namespace epochal::engine {
namespace {

constexpr double kMostDelay = 10;  ///< times the longest work so far

}  // namespace

void PulseWatch::see(std::int64_t count, Pulse::State state, double now) {
    if (state == state_ && count == count_) return;
    if (state_ == Pulse::State::Works) longest_ = std::max(longest_, now - since_);
    count_ = count;
    state_ = state;
    since_ = now;
}

bool PulseWatch::isStuck(double timeout, double now) const {
    return isIdle(std::max(timeout, kMostDelay * longest_), now);
}

}  // namespace epochal::engine
