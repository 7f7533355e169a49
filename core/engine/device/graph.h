#pragma once

#include <ATen/core/Generator.h>
#include <c10/util/FunctionRef.h>

#include <vector>

namespace epochal::engine {

/// Work of a device that is recorded once and then asked for as a whole: one launch instead of one for each kernel.
/// Used by one thread.
class Graph {
public:
    Graph() = default;
    virtual ~Graph() = default;
    Graph(const Graph&) = delete;
    Graph& operator=(const Graph&) = delete;

    /// Records what `work` queues on the device, without running it; `generators` are those that it draws from. The
    /// memory that `work` allocates remains the graph's, and replays read and write it, and that of all other tensors
    /// in use, where it is now. Throws c10::Error if `work` waits for the device, or if it does; the graph is then
    /// empty.
    virtual void record(const std::vector<at::Generator>& generators, c10::function_ref<void()> work) = 0;
    /// Queues what was recorded on the current stream. Random numbers follow from the seeds that the generators have by
    /// then.
    virtual void replay() = 0;
};

}  // namespace epochal::engine
