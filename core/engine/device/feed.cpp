#include "core/engine/device/feed.h"

#include <c10/core/StreamGuard.h>
#include <c10/core/impl/VirtualGuardImpl.h>

#include <utility>

namespace epochal::engine {

Feed::Feed(Loader& loader, torch::Device device) : loader_(loader), device_(device) {
    if (device.is_cpu()) return;
    copies_ = c10::impl::VirtualGuardImpl(device.type()).getStreamFromGlobalPool(device);
    arrived_.emplace(device.type());
    waits_ = makeStopwatch(device);
}

std::optional<Batch> Feed::next() {
    if (!copies_) return loader_.next();
    if (!staged_) fetch();
    auto batch = std::exchange(staged_, std::nullopt);
    if (!batch) return batch;
    const c10::Stream current = c10::impl::VirtualGuardImpl(device_.type()).getStream(device_);
    waits_->begin();
    arrived_->block(current);
    waits_->end();
    // Their memory must not serve the next copy before the current stream has read it.
    batch->images.record_stream(current);
    batch->labels.record_stream(current);
    return batch;
}

void Feed::fetch() {
    if (!copies_ || staged_) return;
    staged_ = loader_.next();
    if (!staged_) return;
    const c10::StreamGuard guard(*copies_);
    const Timeline::Span span(timeline_, StepTrack::Copies, "copy");
    staged_->images = staged_->images.to(device_, /*non_blocking=*/true);
    staged_->labels = staged_->labels.to(device_, /*non_blocking=*/true);
    arrived_->record(*copies_);
}

}  // namespace epochal::engine
