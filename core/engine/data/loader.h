#pragma once

#include <torch/torch.h>

#include <cstdint>
#include <exception>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "core/base/mutex.h"
#include "core/engine/data/data_set.h"

namespace epochal::engine {

struct Batch {
    torch::Tensor images;  ///< float, normalized
    torch::Tensor labels;  ///< int64
    std::vector<std::int64_t> indices;
};

/// A range of positions in an epoch's order.
struct Slice {
    std::int64_t begin = 0, end = 0;
};

/// Prepares batches in advance on its own threads. An image's augmentation depends only on (seed, epoch, image), so the
/// batches are the same for any number of threads and from any starting point.
class Loader {
public:
    struct Options {
        std::string augmentation = "none";  ///< none|flip|flip-shift
        std::int64_t seed = 0;
        std::int64_t threads = 1;
        bool channelsLast = true;
        bool pinned = false;  ///< page-locked, for asynchronous copies to a GPU
    };

    Loader(std::shared_ptr<const Images> images, const DataSet& shape, Options options);
    ~Loader();
    Loader(const Loader&) = delete;
    Loader& operator=(const Loader&) = delete;

    /// Begins a pass: batch i consists of the images order[batches[i].begin .. end). Drops what is left of an earlier
    /// pass.
    void start(std::vector<std::int64_t> order, std::vector<Slice> batches, std::int64_t epoch);
    /// Returns the next batch in order, nothing after the last. Blocks until it is ready. Rethrows exceptions of the
    /// loader's threads.
    [[nodiscard]] std::optional<Batch> next();

private:
    struct Pass {
        std::vector<std::int64_t> order;
        std::vector<Slice> batches;
        std::int64_t epoch = 0;
    };

    void work();
    void leave();
    [[nodiscard]] Batch make(const Pass& pass, std::size_t number, std::vector<std::uint8_t>& scratch) const;
    void write(const std::uint8_t* pixels, std::int64_t index, std::int64_t epoch, float* out) const;

    const std::shared_ptr<const Images> images_;
    const std::int64_t channels_, height_, width_;
    const Options options_;
    const std::int64_t shift_;  ///< pixels an image may shift in each direction
    std::vector<float> table_;  ///< normalized value of each byte, channel by channel

    Mutex mutex_;
    Condition wake_, ready_;
    std::shared_ptr<const Pass> pass_ EPOCHAL_GUARDED_BY(mutex_);
    std::size_t toMake_ EPOCHAL_GUARDED_BY(mutex_) = 0, toGive_ EPOCHAL_GUARDED_BY(mutex_) = 0;
    std::vector<std::optional<Batch>> ring_ EPOCHAL_GUARDED_BY(mutex_);
    std::exception_ptr failure_ EPOCHAL_GUARDED_BY(mutex_);
    bool leaving_ EPOCHAL_GUARDED_BY(mutex_) = false;
    std::vector<std::thread> threads_;
};

}  // namespace epochal::engine
