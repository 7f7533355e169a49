#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace epochal {

/// Calls work(i) for every i below `count`, in no order, on all cores; returns when all are done. `rows` is how much
/// there is to do: less than a thread is worth is done here. Work must not throw.
template <class Work>
void forEachOnCores(std::size_t count, std::size_t rows, const Work& work) {
    constexpr std::size_t kRowsAThread = 4096;  // starting a thread takes as long as a few hundred rows
    const std::size_t cores = std::max(1u, std::thread::hardware_concurrency());
    const std::size_t threads = std::min({cores, count, rows / kRowsAThread});
    std::atomic<std::size_t> next{0};
    const auto run = [&] {
        for (std::size_t i = next++; i < count; i = next++) work(i);
    };
    std::vector<std::jthread> others;
    for (std::size_t i = 1; i < threads; ++i) others.emplace_back(run);
    run();
}

/// Calls work(from, to) for consecutive parts of [0, rows), as above.
template <class Work>
void forPartsOnCores(std::size_t rows, const Work& work) {
    constexpr std::size_t kRowsAPart = 8192;
    const std::size_t parts = std::max<std::size_t>(1, rows / kRowsAPart);
    forEachOnCores(parts, rows, [&](std::size_t part) { work(rows * part / parts, rows * (part + 1) / parts); });
}

}  // namespace epochal
