#pragma once

#include <c10/core/Event.h>
#include <c10/core/Stream.h>

#include <memory>
#include <optional>

#include "core/engine/data/loader.h"
#include "core/engine/device/stopwatch.h"
#include "core/engine/device/timeline.h"

namespace epochal::engine {

/// A loader's batches on a device. Where the device has streams, the next batch is copied there on one of its own while
/// the device still works on the current one. One thread.
class Feed {
public:
    Feed(Loader& loader, torch::Device device);

    /// Before a new pass of the loader: forgets what was fetched of an earlier one.
    void restart() { staged_.reset(); }
    /// The next batch, for what the calling thread queues from now on; nothing after the last. Waits for the loader
    /// unless the batch has been fetched.
    [[nodiscard]] std::optional<Batch> next();
    /// Fetches the next batch if there is one, and lets its copy begin. To be called when the work on the current batch
    /// is queued. Waits for the loader. Does nothing on a CPU, where nothing is copied.
    void fetch();
    /// Records copies there from now on; nothing: no longer.
    void watch(Timeline* timeline) { timeline_ = timeline; }
    /// Seconds that the device waited for copies since the last call; waits for the device. 0 on a CPU.
    [[nodiscard]] double waited() { return waits_ ? waits_->taken() : 0; }

private:
    Loader& loader_;
    const torch::Device device_;
    std::optional<c10::Stream> copies_;  ///< nothing on a CPU
    std::optional<c10::Event> arrived_;
    std::unique_ptr<Stopwatch> waits_;  ///< only with copies_
    std::optional<Batch> staged_;
    Timeline* timeline_ = nullptr;
};

}  // namespace epochal::engine
