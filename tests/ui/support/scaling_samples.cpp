#include "tests/ui/support/scaling_samples.h"

#include "core/spec/sweep.h"
#include "tests/ui/support/search_samples.h"

namespace epochal::test {

std::vector<ToldRun> scaledRuns(const std::vector<ScaledRun>& runs) {
    std::vector<ToldRun> told;
    for (const ScaledRun& run : runs) {
        ToldRun one;
        const std::string number = std::to_string(told.size() + 1), devices = std::to_string(run.devices);
        one.id = "20261120-184000-scaled" + std::string(3 - number.size(), '0') + number;
        one.spec.name = "scaling, replicas " + devices + ", batch " + std::to_string(run.batch);
        one.spec.campaign = "scaling";
        one.spec.seed = run.seed;
        one.spec.devices.count = run.devices;
        one.spec.optimizer.globalBatch = run.batch;
        one.spec.optimizer.learningRate = tidy(0.2 * static_cast<double>(run.batch) / 128);
        one.spec.stop.target = 90;
        one.machine.accelerators.assign(static_cast<std::size_t>(run.devices), {"NVIDIA L4", 24'000'000'000, "550"});
        one.devices = run.devices;
        one.offer = toldOffer("Acme", ("a" + devices).c_str(), (devices + ".00").c_str(), 1);
        one.offer.accelerator = "L4";
        one.offer.count = run.devices;
        one.begunUtcMillis += static_cast<std::int64_t>(told.size()) * 7'200'000;
        for (int epoch = 1; epoch <= run.epochs; ++epoch)
            one.epochs.push_back({run.seconds, 1, epoch == run.epochs ? 0.905 : 0.8});
        told.push_back(std::move(one));
    }
    return told;
}

std::vector<ScaledRun> sampleScaling() {
    std::vector<ScaledRun> runs;
    for (const std::int64_t seed : {1, 2}) {
        const double off = seed == 1 ? 1 : 1.004;
        runs.push_back({1, 128, seed, 90 * off, 4});
        runs.push_back({2, 256, seed, 46.1 / off, 4, 0.012});
        runs.push_back({4, 512, seed, 23.9 * off, 5, 0.031});
        runs.push_back({8, 1024, seed, 12.8 / off, 6, 0.07});
    }
    runs.push_back({2, 128, 1, 50, 4, 0.09});
    runs.push_back({4, 128, 1, 30.5, 4, 0.21});
    runs.push_back({8, 128, 1, 22.5, 4, 0.41});
    return runs;
}

Result<std::vector<Entry>> scaledEntries(const Path& folder, const std::vector<ScaledRun>& runs) {
    auto entries = entriesOf(folder, scaledRuns(runs));
    if (!entries) return entries;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        (*entries)[i].communicationShare = runs[i].communication;
        (*entries)[i].dataShare = 0.02;
    }
    return entries;
}

}  // namespace epochal::test
