#pragma once

#include <atomic>
#include <functional>
#include <thread>

namespace epochal {

/// One piece of work at a time beside its owner's thread. Used by one thread, which sees all that the work wrote once
/// isDone() or wait() has said that it is over. The destructor waits.
class Errand {
public:
    /// Waits for the work before, if there is any, and begins with this. If the system has no thread to spare, `work`
    /// is done here. It must not throw.
    void run(std::function<void()> work);
    /// Whether nothing is being done.
    [[nodiscard]] bool isDone() const { return !busy_; }
    void wait();

private:
    std::atomic<bool> busy_ = false;
    std::jthread thread_;
};

}  // namespace epochal
