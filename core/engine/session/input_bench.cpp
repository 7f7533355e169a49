#include <sys/resource.h>

#include <algorithm>
#include <filesystem>
#include <sstream>

#include "core/engine/data/loader.h"
#include "core/engine/data/random.h"
#include "core/engine/session/bench.h"
#include "core/hardware/proc.h"

namespace epochal::engine {
namespace {

/// Time that the threads of this process have computed or, as far as the kernel tells, waited for a core, s. What is
/// left of their time they slept: for a file, or for each other.
double busySeconds() {
    double nanoseconds = 0;
    std::error_code error;
    for (std::filesystem::directory_iterator at("/proc/self/task", error), end; !error && at != end;
         at.increment(error)) {
        std::istringstream line(procText((at->path() / "schedstat").string()));
        double computed = 0, waited = 0;
        if (line >> computed >> waited) nanoseconds += computed + waited;
    }
    if (nanoseconds > 0) return nanoseconds / 1e9;
    rusage use{};
    ::getrusage(RUSAGE_SELF, &use);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return seconds(use.ru_utime) + seconds(use.ru_stime);
}

class InputBench : public Bench {
public:
    InputBench(const Plan& plan, std::int64_t threads)
        : plan_(plan), loader_(plan.data.train, plan.data, {trainingTransform(plan.spec), threads, false}) {
        startPass();
    }

    void batch() override {
        if (loader_.next()) return;
        ++epoch_;
        startPass();
        TORCH_CHECK(loader_.next(), "the data set has no batch");
    }
    void begin() override { busy_ = busySeconds(); }
    void tell(SizeMeasured& out) override { out.busySeconds = busySeconds() - busy_; }

private:
    void startPass() {
        const std::int64_t batch = plan_.spec.optimizer.globalBatch;
        std::vector<Slice> slices;
        for (std::int64_t i = 0; i < plan_.stepsPerEpoch; ++i) slices.push_back({i * batch, (i + 1) * batch});
        loader_.start(shuffled(plan_.data.train->size(), plan_.spec.seed, epoch_), std::move(slices), epoch_);
    }

    const Plan& plan_;
    Loader loader_;
    std::int64_t epoch_ = 0;
    double busy_ = 0;  ///< s
};

}  // namespace

std::unique_ptr<Bench> makeInputBench(const Plan& plan, std::int64_t threads) {
    return std::make_unique<InputBench>(plan, threads);
}

}  // namespace epochal::engine
