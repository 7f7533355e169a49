#include "core/engine/device/stopwatch.h"

#include <c10/core/Event.h>
#include <c10/core/impl/VirtualGuardImpl.h>

#include <cstddef>
#include <utility>
#include <vector>

#include "core/base/clock.h"

namespace epochal::engine {
namespace {

class HostStopwatch : public Stopwatch {
public:
    void begin() override { begun_ = monotonicSeconds(); }
    void end() override { taken_ += monotonicSeconds() - begun_; }
    [[nodiscard]] double taken() override { return std::exchange(taken_, 0); }

private:
    double begun_ = 0, taken_ = 0;
};

/// Of a device with streams. Its events are used again and again, because making one takes some microseconds.
class StreamStopwatch : public Stopwatch {
public:
    explicit StreamStopwatch(torch::Device device) : guard_(device.type()), device_(device) {}

    void begin() override {
        if (used_ == kMostEvents) taken_ += sum();
        if (used_ == marks_.size())
            // Only events of this kind measure time.
            marks_.emplace_back(c10::Event(device_.type(), c10::EventFlag::BACKEND_DEFAULT),
                                c10::Event(device_.type(), c10::EventFlag::BACKEND_DEFAULT));
        marks_[used_].first.record(guard_.getStream(device_));
    }
    void end() override { marks_[used_++].second.record(guard_.getStream(device_)); }
    [[nodiscard]] double taken() override { return std::exchange(taken_, 0) + sum(); }

private:
    static constexpr std::size_t kMostEvents = 4096;

    double sum() {
        if (used_ > 0) marks_[used_ - 1].second.synchronize();
        double milliseconds = 0;
        for (std::size_t i = 0; i < used_; ++i) milliseconds += marks_[i].first.elapsedTime(marks_[i].second);
        used_ = 0;
        return milliseconds / 1000;
    }

    const c10::impl::VirtualGuardImpl guard_;
    const torch::Device device_;
    std::vector<std::pair<c10::Event, c10::Event>> marks_;
    std::size_t used_ = 0;
    double taken_ = 0;  ///< s
};

}  // namespace

std::unique_ptr<Stopwatch> makeStopwatch(torch::Device device) {
    if (device.is_cpu()) return std::make_unique<HostStopwatch>();
    return std::make_unique<StreamStopwatch>(device);
}

}  // namespace epochal::engine
