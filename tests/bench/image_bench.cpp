// Images/s from JPEG files to a batch of random crops of 224 pixels: image_bench FOLDER THREADS. image_bench.py makes
// the files and compares.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <numeric>

#include "core/engine/data/loader.h"

using namespace epochal;
using namespace epochal::engine;

int main(int argc, char** argv) {
    if (argc != 3) return 64;
    RunSpec::Data data;
    data.source = "image-folder";
    data.path = argv[1];
    const auto set = openImageFolder(data);
    if (!set) {
        std::fprintf(stderr, "%s\n", english(set.error()).c_str());
        return 65;
    }
    constexpr std::int64_t kBatch = 50, kEpochs = 6;
    const std::int64_t images = set->train->size() / kBatch * kBatch;
    Loader loader(set->train, *set, {{"crop-flip", 0, 0, 1}, std::atoll(argv[2]), false});
    std::vector<std::int64_t> order(static_cast<std::size_t>(images));
    std::iota(order.begin(), order.end(), 0);
    std::vector<Slice> slices;
    for (std::int64_t at = 0; at < images; at += kBatch) slices.push_back({at, at + kBatch});
    std::chrono::steady_clock::time_point begun;
    // The first pass brings the files into memory.
    for (std::int64_t epoch = 0; epoch <= kEpochs; ++epoch) {
        if (epoch == 1) begun = std::chrono::steady_clock::now();
        loader.start(order, slices, epoch);
        while (loader.next()) {
        }
    }
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begun;
    std::printf("%.1f\n", static_cast<double>(images * kEpochs) / seconds.count());
    return 0;
}
