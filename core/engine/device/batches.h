#pragma once

#include <torch/types.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/engine/data/data_set.h"
#include "core/engine/data/inputs.h"
#include "core/engine/data/loader.h"
#include "core/engine/device/timeline.h"

namespace epochal::engine {

/// Samples on a device, as a network gets them.
struct Samples {
    Inputs inputs;
    torch::Tensor labels;  ///< int64 classes, or standardized numbers, float
};

/// One half of a data set, batch by batch, on the device of a replica: what a replica knows of the samples. One thread.
class Batches {
public:
    Batches() = default;
    virtual ~Batches() = default;
    Batches(const Batches&) = delete;
    Batches& operator=(const Batches&) = delete;

    /// Begins a pass: batch i consists of the samples order[batches[i].begin .. end). Drops what is left of an earlier
    /// pass; one that was started in advance continues (see Loader::start).
    virtual void start(std::vector<std::int64_t> order, std::vector<Slice> batches, std::int64_t epoch) = 0;
    /// The next batch; nothing after the last. Adds the seconds that the host waited for it to `waited`.
    [[nodiscard]] virtual std::optional<Samples> next(double& waited) = 0;
    /// Fetches the next batch in advance, where that is possible: see Feed::fetch.
    virtual void fetch() {}
    /// Records copies there from now on; nothing: no longer.
    virtual void watch(Timeline* /*timeline*/) {}
    /// Seconds that the device waited for copies since the last call; waits for the device.
    [[nodiscard]] virtual double waited() { return 0; }
    /// What preparing the batches given since the last call took; nothing where no loader prepares them.
    [[nodiscard]] virtual std::optional<LoaderWork> prepared() { return std::nullopt; }
};

enum class Half : std::uint8_t { Training, Validation };

/// The images or rows of one half of the set; it and `spec` must outlive them.
[[nodiscard]] std::unique_ptr<Batches> batchesOf(Half half, const DataSet& set, const RunSpec& spec,
                                                 torch::Device device);

}  // namespace epochal::engine
