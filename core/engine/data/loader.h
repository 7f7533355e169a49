#pragma once

#include <torch/torch.h>

#include <condition_variable>
#include <cstdint>
#include <exception>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "core/engine/data/data_set.h"

namespace epochal::engine {

struct Batch {
    torch::Tensor images;  ///< float, normalised
    torch::Tensor labels;  ///< int64
    std::vector<std::int64_t> indices;
};

/// A run of positions in an epoch's order.
struct Slice {
    std::int64_t begin = 0, end = 0;
};

/// Prepares batches ahead on its own threads. An image's augmentation depends on (seed, epoch, image) alone, so that
/// the batches are the same for any number of threads and from any starting point.
class Loader {
public:
    struct Options {
        std::string augmentation = "none";  ///< none|flip|flip-shift
        std::int64_t seed = 0;
        std::int64_t threads = 1;
        bool channelsLast = true;
        bool pinned = false;  ///< page-locked, for copies to a GPU that do not wait
    };

    Loader(std::shared_ptr<const Images> images, const DataSet& shape, Options options);
    ~Loader();
    Loader(const Loader&) = delete;
    Loader& operator=(const Loader&) = delete;

    /// Begins a pass: batch i is the images order[batches[i].begin .. end). What an earlier pass had left is dropped.
    void start(std::vector<std::int64_t> order, std::vector<Slice> batches, std::int64_t epoch);
    /// The next batch in order, nothing after the last. Blocks until it is ready. Rethrows what a thread threw.
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
    const std::int64_t shift_;  ///< pixels an image may move in each direction
    std::vector<float> table_;  ///< normalised value of each byte, channel by channel

    std::mutex mutex_;
    std::condition_variable wake_, ready_;
    std::shared_ptr<const Pass> pass_;
    std::size_t toMake_ = 0, toGive_ = 0;
    std::vector<std::optional<Batch>> ring_;
    std::exception_ptr failure_;
    bool leaving_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace epochal::engine
