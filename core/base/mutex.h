#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <utility>

// Clang checks these at compile time (-Wthread-safety, packaging/checks/tidy); gcc knows nothing of them. The standard
// library's mutex has no such annotations in libstdc++, so the project locks with the types below and no others.
#ifdef __clang__
#define EPOCHAL_LOCKS(attribute) __attribute__((attribute))
#else
#define EPOCHAL_LOCKS(attribute)
#endif

/// A member that is read and written only while `mutex` is held.
#define EPOCHAL_GUARDED_BY(mutex) EPOCHAL_LOCKS(guarded_by(mutex))
/// A function, or the lambda given to Condition::wait(), that is called only while `mutex` is held.
#define EPOCHAL_REQUIRES(mutex) EPOCHAL_LOCKS(exclusive_locks_required(mutex))

namespace epochal {

class EPOCHAL_LOCKS(capability("mutex")) Mutex {
public:
    Mutex() = default;
    Mutex(const Mutex&) = delete;
    Mutex& operator=(const Mutex&) = delete;

private:
    friend class Lock;
    std::mutex mutex_;
};

/// Holds a mutex until it is destroyed, except between unlock() and lock().
class EPOCHAL_LOCKS(scoped_lockable) Lock {
public:
    explicit Lock(Mutex& mutex) EPOCHAL_LOCKS(exclusive_lock_function(mutex)) : lock_(mutex.mutex_) {}
    ~Lock() EPOCHAL_LOCKS(unlock_function()) {}
    Lock(const Lock&) = delete;
    Lock& operator=(const Lock&) = delete;

    void lock() EPOCHAL_LOCKS(exclusive_lock_function()) { lock_.lock(); }
    void unlock() EPOCHAL_LOCKS(unlock_function()) { lock_.unlock(); }

private:
    friend class Condition;
    std::unique_lock<std::mutex> lock_;
};

/// Something that threads wait for. The mutex is held whenever `holds` is called, and again when a wait returns.
class Condition {
public:
    void notifyOne() { condition_.notify_one(); }
    void notifyAll() { condition_.notify_all(); }

    template <class Holds>
    void wait(Lock& lock, Holds holds) {
        condition_.wait(lock.lock_, std::move(holds));
    }
    /// False if the wait ended because a stop was requested and `holds` is still false.
    template <class Holds>
    bool wait(Lock& lock, std::stop_token stop, Holds holds) {
        return condition_.wait(lock.lock_, std::move(stop), std::move(holds));
    }
    /// The time is taken by value: the standard library reads it after the mutex has been released. False as in wait(),
    /// and after `until`.
    template <class Clock, class Holds>
    bool waitUntil(Lock& lock, std::stop_token stop, std::chrono::time_point<Clock> until, Holds holds) {
        return condition_.wait_until(lock.lock_, std::move(stop), until, std::move(holds));
    }
    template <class Holds>
    bool waitFor(Lock& lock, std::stop_token stop, std::chrono::milliseconds time, Holds holds) {
        return condition_.wait_for(lock.lock_, std::move(stop), time, std::move(holds));
    }

private:
    std::condition_variable_any condition_;
};

}  // namespace epochal
