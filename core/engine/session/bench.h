#pragma once

#include <memory>
#include <vector>

#include "core/engine/parallel/line.h"
#include "core/engine/train/plan.h"
#include "core/events/event.h"

namespace epochal::engine {

/// What a session measures, on one replica: batches, one after another. Used by one thread. The replicas of a session
/// make the same calls, each as often as the others.
class Bench {
public:
    Bench() = default;
    virtual ~Bench() = default;
    Bench(const Bench&) = delete;
    Bench& operator=(const Bench&) = delete;

    /// The next batch. What it queued on the device may still have to run.
    virtual void batch() = 0;
    /// Waits until the device has done it.
    virtual void synchronize() {}
    /// The measurement begins: what was done so far was the warm-up.
    virtual void begin() = 0;
    /// Adds this replica's times since begin(), by which it waited, and what it used.
    virtual void tell(SizeMeasured& out) = 0;
    /// Together, at the end.
    virtual void leave() {}
};

/// Steps of training, as Replica::step makes them, with plan.spec.optimizer.globalBatch samples: forward, backward,
/// reduction, optimizer. The learning rate is 0: a step takes as long, and nothing diverges. Together.
[[nodiscard]] std::unique_ptr<Bench> makeStepBench(const Plan& plan, Peers peers);

/// Requests answered one after another, each with this rank's part of plan.spec.optimizer.globalBatch samples of the
/// validation set, again from the start at its end. The network is prepared as foldNorms(), halveWeights() and, on a
/// CPU, autotuneLayers() say. Adds the time of each request to `latencies`, s: from the batch on the host, as bytes, to
/// the result on the host.
[[nodiscard]] std::unique_ptr<Bench> makeInferenceBench(const Plan& plan, int rank, std::vector<double>& latencies);

/// Batches of plan.spec.optimizer.globalBatch training samples, prepared by this many threads and dropped.
[[nodiscard]] std::unique_ptr<Bench> makeInputBench(const Plan& plan, std::int64_t threads);

}  // namespace epochal::engine
