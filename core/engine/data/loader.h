#pragma once

#include <torch/types.h>

#include <atomic>
#include <cstdint>
#include <deque>
#include <exception>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "core/analysis/loader_work.h"
#include "core/base/mutex.h"
#include "core/engine/data/data_set.h"
#include "core/engine/data/transform.h"

namespace epochal::engine {

struct Batch {
    torch::Tensor images;  ///< bytes, N x height x width x channels; see normalize()
    torch::Tensor labels;  ///< int64
    std::vector<std::int64_t> indices;
    LoaderWork took;
};

/// A range of positions in an epoch's order.
struct Slice {
    std::int64_t begin = 0, end = 0;
    bool operator==(const Slice&) const = default;
};

/// Prepares batches in advance on its own threads, which share the images of a batch among them. What happens to an
/// image depends only on (seed, epoch, image), so the batches are the same for any number of threads and from any
/// starting point.
class Loader {
public:
    /// Batches that are ready or in work at a time. Their memory: kSlots + 1, the consumer's, times the images of a
    /// batch times (height x width x channels + 8) bytes. It comes from LibTorch, which hands the memory of earlier
    /// batches out again: on a CPU the engine's arena; page-locked memory only once the copies from it have ended.
    static constexpr std::size_t kSlots = kLoaderSlots;

    struct Options {
        Transform::Options transform;
        std::int64_t threads = 1;
        bool pinned = false;  ///< page-locked, for asynchronous copies to a GPU
    };

    Loader(std::shared_ptr<const Images> images, const DataSet& set, const Options& options);
    ~Loader();
    Loader(const Loader&) = delete;
    Loader& operator=(const Loader&) = delete;

    /// Begins a pass: batch i consists of the images order[batches[i].begin .. end). Drops what is left of an earlier
    /// pass. If the same pass was started before and none of it has been taken, what is ready is kept: so a pass can be
    /// started in advance, for example before an evaluation.
    void start(std::vector<std::int64_t> order, std::vector<Slice> batches, std::int64_t epoch);
    /// Returns the next batch in order, nothing after the last. Blocks until it is ready. Rethrows exceptions of the
    /// loader's threads.
    [[nodiscard]] std::optional<Batch> next();

private:
    struct Pass {
        std::vector<std::int64_t> order;
        std::vector<Slice> batches;
        std::int64_t epoch = 0;
        bool operator==(const Pass&) const = default;
    };
    /// A batch in work.
    struct Work {
        std::shared_ptr<const Pass> pass;
        Slice slice;
        Batch batch;
        std::uint8_t* images = nullptr;
        std::int64_t* labels = nullptr;
        std::atomic<std::int64_t> taken = 0, done = 0;                 ///< images
        std::atomic<std::int64_t> reading = 0, decoding = 0, all = 0;  ///< ns, of the images done
        bool ready = false;                                            ///< under the loader's mutex
        [[nodiscard]] std::int64_t size() const { return slice.end - slice.begin; }
        [[nodiscard]] LoaderWork took() const;
    };

    void work();
    void leave();
    [[nodiscard]] std::shared_ptr<Work> open() EPOCHAL_REQUIRES(mutex_);
    [[nodiscard]] std::shared_ptr<Work> unfinished() const EPOCHAL_REQUIRES(mutex_);
    [[nodiscard]] bool canOpen() const EPOCHAL_REQUIRES(mutex_);
    /// Prepares images of the batch until all are taken. True if this thread finished the last one.
    [[nodiscard]] bool prepare(Work& work, Transform::Workspace& workspace) const;
    void dropWork() EPOCHAL_REQUIRES(mutex_);

    const std::shared_ptr<const Images> images_;
    const std::int64_t channels_;
    const bool pinned_;
    const std::int64_t share_;  ///< images that a thread takes at a time
    const Transform transform_;

    Mutex mutex_;
    Condition wake_, ready_;
    std::shared_ptr<const Pass> pass_ EPOCHAL_GUARDED_BY(mutex_);
    std::size_t toMake_ EPOCHAL_GUARDED_BY(mutex_) = 0, toGive_ EPOCHAL_GUARDED_BY(mutex_) = 0;
    std::deque<std::shared_ptr<Work>> works_ EPOCHAL_GUARDED_BY(mutex_);  ///< those from toGive_ to toMake_
    std::exception_ptr failure_ EPOCHAL_GUARDED_BY(mutex_);
    bool leaving_ EPOCHAL_GUARDED_BY(mutex_) = false;
    std::vector<std::thread> threads_;
};

}  // namespace epochal::engine
