#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <limits>
#include <system_error>
#include <thread>
#include <vector>

namespace epochal {

/// Logical cores of the machine, at least 1.
inline std::size_t coreCount() {
    return std::max(1u, std::thread::hardware_concurrency());
}

/// Calls work(i) once for every i below `count`, in no order, on at most `threads` cores; returns when all calls are
/// done. Work must not throw. The threads are started for the call: a shared pool may be full of work that waits for a
/// disk, and what is drawn would wait with it.
template <class Work>
void inParallel(std::size_t count, const Work& work, std::size_t threads = std::numeric_limits<std::size_t>::max()) {
    threads = std::min({threads, coreCount(), count});
    std::atomic<std::size_t> next{0};
    const auto run = [&] {
        for (std::size_t i = next++; i < count; i = next++) work(i);
    };
    std::vector<std::jthread> others;
    try {
        for (std::size_t i = 1; i < threads; ++i) others.emplace_back(run);
    } catch (const std::system_error&) {
        // The system has no more threads: the work is done by those there are.
    }
    run();
}

/// How many threads a question about `rows` rows is worth: starting one takes as long as a few hundred rows.
inline std::size_t threadsFor(std::size_t rows) {
    return rows / 4096;
}

/// Calls work(from, to) for consecutive parts of [0, rows), as above.
template <class Work>
void partsInParallel(std::size_t rows, const Work& work) {
    constexpr std::size_t kRowsAPart = 8192;
    const std::size_t parts = std::max<std::size_t>(1, rows / kRowsAPart);
    inParallel(
        parts, [&](std::size_t part) { work(rows * part / parts, rows * (part + 1) / parts); }, threadsFor(rows));
}

}  // namespace epochal
