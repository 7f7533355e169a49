#include "core/engine/device/timeline.h"

#include <c10/core/StreamGuard.h>
#include <c10/core/impl/VirtualGuardImpl.h>

#include <utility>

#include "core/base/clock.h"

namespace epochal::engine {
namespace {

/// Only events of this kind measure time.
c10::Event eventNow(torch::Device device) {
    c10::Event event(device.type(), c10::EventFlag::BACKEND_DEFAULT);
    event.record(c10::impl::VirtualGuardImpl(device.type()).getStream(device));
    return event;
}

}  // namespace

Timeline::Timeline(torch::Device device) : device_(device) {
    if (!device.is_cpu()) {
        base_.emplace(eventNow(device));
        base_->synchronize();
        side_ = c10::impl::VirtualGuardImpl(device.type()).getStreamFromGlobalPool(device);
    }
    zero_ = monotonicSeconds();
}

Timeline::Mark Timeline::mark(StepTrack track) const {
    Mark mark;
    if (device_.is_cpu() || track == StepTrack::Waits)
        mark.host = monotonicSeconds();
    else
        mark.event.emplace(eventNow(device_));
    return mark;
}

std::size_t Timeline::begin(StepTrack track, const char* name, std::int64_t number) {
    Recorded one{track, name, mark(track), {}};
    if (number >= 0) one.name += " " + std::to_string(number);
    const Lock lock(mutex_);
    recorded_.push_back(std::move(one));
    return recorded_.size() - 1;
}

void Timeline::end(std::size_t index) {
    StepTrack track{};
    {
        const Lock lock(mutex_);
        track = recorded_[index].track;
    }
    Mark now = mark(track);
    const Lock lock(mutex_);
    recorded_[index].end = std::move(now);
}

bool Timeline::endsWith(std::size_t index, Pending& exchange) {
    if (device_.is_cpu()) return exchange.whenDone([self = shared_from_this(), index] { self->end(index); });
    // Another stream waits as the current one will, which keeps computing.
    const c10::StreamGuard guard(*side_);
    exchange.wait();
    end(index);
    return true;
}

double Timeline::timeOf(const Mark& mark) const {
    if (!mark.event) return mark.host - zero_;
    return base_->elapsedTime(*mark.event) / 1000;
}

std::vector<StepSpan> Timeline::finish(int rank) {
    std::vector<StepSpan> spans;
    const Lock lock(mutex_);
    for (const Recorded& one : recorded_) {
        if (one.end.host < 0 && !one.end.event) continue;
        if (one.end.event) one.end.event->synchronize();
        spans.push_back({rank, one.track, one.name, timeOf(one.begin), timeOf(one.end)});
    }
    return spans;
}

}  // namespace epochal::engine
