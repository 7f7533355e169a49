#include "tests/ui/support/search_samples.h"

#include <cmath>
#include <limits>
#include <random>

namespace epochal::test {

std::vector<ToldRun> searched(const std::vector<SearchedRun>& runs) {
    std::vector<ToldRun> told;
    for (const SearchedRun& run : runs) {
        ToldRun one;
        const std::string number = std::to_string(told.size() + 1);
        one.id = "20261120-184000-search" + std::string(3 - number.size(), '0') + number;
        one.spec.name = "search, run " + number;
        one.spec.campaign = "search";
        one.spec.seed = run.seed;
        one.spec.optimizer.learningRate = run.rate;
        one.spec.optimizer.globalBatch = run.batch;
        one.spec.data.augmentation = run.augmentation;
        one.machine.accelerators = {{"NVIDIA L4", 24'000'000'000, "550"}};
        one.offer = toldOffer("Acme", "a1", "1.00", 1);
        one.offer.accelerator = "L4";
        one.offer.count = 1;
        one.begunUtcMillis += static_cast<std::int64_t>(told.size()) * 7'200'000;
        if (std::isnan(run.top1)) {
            one.epochs = {{run.seconds / 4, 1, 0.2}, {run.seconds / 4, 0, run.top1}};
            one.exit = ExitRecord{1, 66, RunState::Failed, {}, {}, 0, 0};
        } else {
            one.epochs = {{run.seconds, 0, run.top1}};
            one.epochs.front().training -= 1;
            one.epochs.front().evaluation = 1;
        }
        told.push_back(std::move(one));
    }
    return told;
}

std::vector<SearchedRun> sampleSearch() {
    std::mt19937 random(3);
    std::uniform_real_distribution<double> uniform(0, 1);
    std::normal_distribution<double> noise(0, 0.0015);
    const char* const augmentations[] = {"none", "flip", "flip-shift"};
    std::vector<SearchedRun> runs;
    for (int i = 0; i < 16; ++i) {
        SearchedRun run;
        run.rate = std::round(std::pow(10, -2 + 2.2 * uniform(random)) * 1000) / 1000;
        const int doubled = static_cast<int>(uniform(random) * 5);
        run.batch = 64 << doubled;
        const auto word = static_cast<std::size_t>(uniform(random) * 3);
        run.augmentation = augmentations[word];
        const double off = std::log10(run.rate) + 0.8;
        const double reached = 0.945 - 0.03 * off * off - 0.003 * doubled + 0.004 * static_cast<double>(word);
        const double hours = 0.65 - 0.08 * doubled + 0.02 * uniform(random);
        for (std::int64_t seed = 1; seed <= 3; ++seed) {
            run.seed = seed;
            run.top1 = std::round((reached + noise(random)) * 1e4) / 1e4;
            run.seconds = std::round(3600 * hours * (1 + 2 * noise(random)));
            if (i == 4 && seed > 1) run.top1 = std::numeric_limits<double>::quiet_NaN();
            runs.push_back(run);
        }
    }
    return runs;
}

Result<std::vector<Entry>> entriesOf(const Path& folder, const std::vector<ToldRun>& runs) {
    std::vector<Entry> entries;
    for (const ToldRun& told : runs) {
        const auto run = writeTold(folder, told);
        if (!run) return run.error();
        RunRecord record = recordOf(told);
        Figures figures = record.figures();
        figures.state = told.exit ? told.exit->state : RunState::Running;
        entries.push_back(entryOf(*run, figures));
    }
    return entries;
}

}  // namespace epochal::test
