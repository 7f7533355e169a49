// Rows/s of the input part of a run on a table, from the order of an epoch to batches on the CPU: table_bench FILE
// BATCH. table_bench.py makes the table and compares.
#include <chrono>
#include <cstdio>
#include <cstdlib>

#include "core/engine/data/random.h"
#include "core/engine/device/batches.h"

using namespace epochal;
using namespace epochal::engine;

int main(int argc, char** argv) {
    if (argc != 3) return 64;
    RunSpec spec;
    spec.data.source = "table";
    spec.data.file = argv[1];
    spec.data.trainImages = spec.data.validationImages = 0;
    const auto set = openDataSet(spec);
    if (!set) {
        std::fprintf(stderr, "%s\n", english(set.error()).c_str());
        return 65;
    }
    const std::int64_t batch = std::atoll(argv[2]), rows = set->trainingSize() / batch * batch;
    constexpr std::int64_t kEpochs = 10;
    const auto batches = batchesOf(Half::Training, *set, spec, torch::kCPU);
    std::vector<Slice> slices;
    for (std::int64_t at = 0; at < rows; at += batch) slices.push_back({at, at + batch});
    std::chrono::steady_clock::time_point begun;
    double waited = 0;
    for (std::int64_t epoch = 0; epoch <= kEpochs; ++epoch) {
        if (epoch == 1) begun = std::chrono::steady_clock::now();
        batches->start(shuffled(set->trainingSize(), spec.seed, epoch), slices, epoch);
        while (batches->next(waited)) {
        }
    }
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begun;
    std::printf("%.1f\n", static_cast<double>(rows * kEpochs) / seconds.count());
    return 0;
}
