#pragma once

#include <c10/core/Event.h>
#include <torch/types.h>

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/step_trace.h"
#include "core/base/mutex.h"
#include "core/engine/collective/collective.h"

namespace epochal::engine {

/// Records when what happens in a rank's steps. On a device with streams its times are the device's, and nothing waits
/// for them before finish(). Any thread. Held by a shared pointer, since an exchange that fails may end after whoever
/// recorded it.
class Timeline : public std::enable_shared_from_this<Timeline> {
public:
    /// Waits for the device, to relate its clock to the host's.
    explicit Timeline(torch::Device device);

    /// An interval of what the calling thread queues on its device's current stream or, of waits, of the host.
    /// `number`, if there is one, follows the name.
    class Span {
    public:
        /// Nothing is recorded without a timeline.
        Span(Timeline* timeline, StepTrack track, const char* name, std::int64_t number = -1)
            : timeline_(timeline), index_(timeline ? timeline->begin(track, name, number) : 0) {}
        ~Span() {
            if (timeline_) timeline_->end(index_);
        }
        Span(const Span&) = delete;
        Span& operator=(const Span&) = delete;

    private:
        Timeline* const timeline_;
        const std::size_t index_;
    };

    [[nodiscard]] std::size_t begin(StepTrack track, const char* name, std::int64_t number = -1);
    void end(std::size_t index);
    /// The interval ends when the exchange is done, whoever waits for that. False if that cannot be known: then end()
    /// is to be called.
    [[nodiscard]] bool endsWith(std::size_t index, Pending& exchange);

    /// What was recorded, of this rank; waits for the device. Seconds since the timeline began; what has not ended is
    /// left out.
    [[nodiscard]] std::vector<StepSpan> finish(int rank);
    /// When it began: monotonic seconds.
    [[nodiscard]] double zero() const { return zero_; }

private:
    struct Mark {
        double host = -1;  ///< monotonic s; -1: the event, or not yet
        std::optional<c10::Event> event;
    };
    struct Recorded {
        StepTrack track;
        std::string name;
        Mark begin, end;
    };
    [[nodiscard]] Mark mark(StepTrack track) const;
    [[nodiscard]] double timeOf(const Mark& mark) const;

    const torch::Device device_;
    double zero_ = 0;
    std::optional<c10::Event> base_;  ///< at zero_; nothing on a CPU
    std::optional<c10::Stream> side_;
    Mutex mutex_;
    std::vector<Recorded> recorded_ EPOCHAL_GUARDED_BY(mutex_);
};

}  // namespace epochal::engine
