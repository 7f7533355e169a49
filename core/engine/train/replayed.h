#pragma once

#include <torch/types.h>

#include <cstdint>
#include <memory>
#include <vector>

#include "core/engine/device/batches.h"
#include "core/engine/device/graph.h"
#include "core/engine/models/model.h"

namespace epochal::engine {

/// What is done with each batch, as a graph where the device has graphs: hundreds of kernels of a small network run in
/// less time than the host needs to launch them. The first batch of a shape is worked on without, which lets libraries
/// allocate what they keep; the second is recorded. Gradients stay where the recorded pass put them. The results are
/// the same to the bit. Used by one thread.
class Replayed {
public:
    /// What is done with the model, which must outlive this. `wanted`: false, or a network that is not static: every
    /// batch is worked on as it is.
    Replayed(torch::Device device, const Model& model, bool wanted);

    /// Lets `work` do the same with every batch: it may depend on nothing on the host that changes, unless drop() is
    /// called, and must not wait for the device. It may be called with a copy of `samples`, or not at all: all that it
    /// changes are tensors, and their memory.
    void run(const Samples& samples, c10::function_ref<void(const Samples&)> work);
    /// While paused, every batch is worked on as it is; what was recorded is forgotten.
    void pause(bool paused) {
        drop();
        paused_ = paused;
    }
    /// Forgets what was recorded, and gives back its memory.
    void drop();

private:
    /// False if it failed: then there are no graphs any more.
    [[nodiscard]] bool record(const Samples& samples, c10::function_ref<void(const Samples&)> work);

    const torch::Device device_;
    const Model& model_;
    bool wanted_, paused_ = false;
    std::vector<std::int64_t> shape_;  ///< of the last batch
    std::unique_ptr<Graph> graph_;     ///< nothing unless recorded
    Samples held_;                     ///< what the graph reads
};

}  // namespace epochal::engine
