#pragma once

#include <torch/types.h>

#include <memory>

namespace epochal::engine {

/// Measures intervals of a device's time, which is not the host's: the host queues both ends and moves on. One thread.
class Stopwatch {
public:
    virtual ~Stopwatch() = default;
    /// Marks the beginning or the end of an interval in what the calling thread queues (on a GPU: its current stream).
    /// They alternate.
    virtual void begin() = 0;
    virtual void end() = 0;
    /// Seconds in all intervals since the last call. Waits until the device has passed them.
    [[nodiscard]] virtual double taken() = 0;
};

[[nodiscard]] std::unique_ptr<Stopwatch> makeStopwatch(torch::Device device);

}  // namespace epochal::engine
