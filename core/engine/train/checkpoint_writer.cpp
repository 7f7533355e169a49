#include "core/engine/train/checkpoint_writer.h"

#include <algorithm>
#include <exception>
#include <memory>
#include <utility>

#include "core/base/clock.h"
#include "core/engine/train/trainer.h"

namespace epochal::engine {

void CheckpointWriter::begin(const Checkpoint& state, std::string reason, bool best, double begun) {
    begun_ = begun;
    written_ = Written{state.progress, std::move(reason), CheckpointStore::Saved(), 0, 0};
    std::shared_ptr<Checkpoint> copy;
    try {
        copy = std::make_shared<Checkpoint>(frozen(state));
    } catch (...) {
        // Without memory for the copy, training continues as it does when the disk is full.
        written_->saved = errorOf(std::current_exception());
    }
    written_->stalledSeconds = monotonicSeconds() - begun;
    if (!copy) {
        written_->seconds = written_->stalledSeconds;
        return;
    }
    errand_.run([this, copy = std::move(copy), best]() mutable {
        try {
            written_->saved = store_.save(*copy, best);
        } catch (...) {
            written_->saved = errorOf(std::current_exception());
        }
        copy.reset();
        written_->seconds = monotonicSeconds() - begun_;
    });
}

std::optional<CheckpointWriter::Written> CheckpointWriter::finish() {
    const double begun = monotonicSeconds();
    errand_.wait();
    // The thread's end comes a moment after the checkpoint's.
    if (written_)
        written_->stalledSeconds = std::min(written_->stalledSeconds + monotonicSeconds() - begun, written_->seconds);
    return std::exchange(written_, std::nullopt);
}

}  // namespace epochal::engine
