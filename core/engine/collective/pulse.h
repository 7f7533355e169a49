#pragma once

#include <atomic>
#include <cstdint>

namespace epochal::engine {

/// Whether the thread that trains a rank gets on, for the thread that tells the others (Link). The one writes, any may
/// read.
class Pulse {
public:
    enum class State : std::uint8_t {
        Free,   ///< it may take any time: it starts, saves or is paused
        Works,  ///< it computes or reads, and is done with that some time
        Waits   ///< for other ranks
    };

    /// Called after a batch, a part of one, or whatever else is some progress.
    void beat() { ++count_; }
    [[nodiscard]] std::int64_t count() const { return count_; }
    [[nodiscard]] State state() const { return state_; }

    /// What the thread is at while this lives; with no pulse, nothing. To begin and to end something is progress.
    class During {
    public:
        During(Pulse* pulse, State state) : pulse_(pulse), before_(pulse ? pulse->state() : State::Free) {
            enter(state);
        }
        ~During() { enter(before_); }
        During(const During&) = delete;
        During& operator=(const During&) = delete;

    private:
        void enter(State state) {
            if (!pulse_) return;
            pulse_->beat();
            pulse_->state_ = state;
        }

        Pulse* const pulse_;
        const State before_;
    };

private:
    std::atomic<std::int64_t> count_ = 0;
    std::atomic<State> state_ = State::Free;
};

/// What one rank hears of another's pulse, or of its own. Times are monotonic, in s.
class PulseWatch {
public:
    explicit PulseWatch(double now) : since_(now) {}

    void see(std::int64_t count, Pulse::State state, double now);
    /// Nothing could be seen until now: what was seen last says nothing about the time in between.
    void excuse(double now) { since_ = now; }
    /// When the last progress was seen.
    [[nodiscard]] double since() const { return since_; }
    [[nodiscard]] bool waits() const { return state_ == Pulse::State::Waits; }
    /// Whether nobody has a reason to wait for it: it waits itself, or has made no progress for longer than `timeout`.
    [[nodiscard]] bool isQuiet(double timeout, double now) const { return waits() || isIdle(timeout, now); }
    /// Whether it has made no progress at work for longer than `timeout`, and many times longer than it ever took so
    /// far: a batch of a large network takes minutes on a slow machine.
    [[nodiscard]] bool isStuck(double timeout, double now) const;

private:
    [[nodiscard]] bool isIdle(double timeout, double now) const {
        return state_ == Pulse::State::Works && now - since_ > timeout;
    }

    std::int64_t count_ = -1;
    Pulse::State state_ = Pulse::State::Free;
    double since_, longest_ = 0;
};

}  // namespace epochal::engine
