#include "core/engine/data/loader.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/clock.h"

namespace epochal::engine {
namespace {

/// Bytes of a batch that a thread prepares before it looks for more: much longer than the exchange of a counter between
/// cores takes, much shorter than a batch.
constexpr std::int64_t kShareBytes = 1 << 14;

std::int64_t nanosecondsOf(double seconds) {
    return std::llround(seconds * 1e9);
}

}  // namespace

Loader::Loader(std::shared_ptr<const Images> images, const DataSet& set, const Options& options)
    : images_(std::move(images)),
      channels_(set.channels),
      pinned_(options.pinned),
      share_(std::max<std::int64_t>(kShareBytes / (set.channels * set.height * set.width), 1)),
      transform_(images_, set, options.transform) {
    const auto count = static_cast<std::size_t>(std::max<std::int64_t>(options.threads, 1));
    try {
        for (std::size_t i = 0; i < count; ++i) threads_.emplace_back([this] { work(); });
    } catch (...) {
        // The system has no threads left. Those that run must end before they are destroyed.
        leave();
        throw;
    }
}

Loader::~Loader() {
    leave();
}

void Loader::leave() {
    {
        const Lock lock(mutex_);
        leaving_ = true;
        dropWork();
    }
    wake_.notifyAll();
    for (std::thread& thread : threads_) thread.join();
}

void Loader::dropWork() {
    for (const auto& work : works_) work->taken = work->size();
    works_.clear();
}

void Loader::start(std::vector<std::int64_t> order, std::vector<Slice> batches, std::int64_t epoch) {
    auto pass = std::make_shared<const Pass>(Pass{std::move(order), std::move(batches), epoch});
    {
        const Lock lock(mutex_);
        if (pass_ && toGive_ == 0 && *pass_ == *pass) return;
        pass_ = std::move(pass);
        toMake_ = toGive_ = 0;
        dropWork();
    }
    wake_.notifyAll();
}

LoaderWork Loader::Work::took() const {
    constexpr double kNanosecond = 1e-9;
    const auto read = static_cast<double>(reading), decoded = static_cast<double>(decoding);
    const double rest = static_cast<double>(all) - read - decoded;  // below 0 only where each is rounded
    return {read * kNanosecond, decoded * kNanosecond, std::max(rest, 0.0) * kNanosecond};
}

std::optional<Batch> Loader::next() {
    Lock lock(mutex_);
    if (!pass_ || toGive_ == pass_->batches.size()) return std::nullopt;
    ready_.wait(lock,
                [&]() EPOCHAL_REQUIRES(mutex_) { return failure_ || (!works_.empty() && works_.front()->ready); });
    if (failure_) std::rethrow_exception(failure_);
    Batch batch = std::move(works_.front()->batch);
    batch.took = works_.front()->took();
    works_.pop_front();
    ++toGive_;
    lock.unlock();
    wake_.notifyOne();
    return batch;
}

bool Loader::canOpen() const {
    return pass_ && works_.size() < kSlots && toMake_ < pass_->batches.size();
}

std::shared_ptr<Loader::Work> Loader::unfinished() const {
    for (const auto& work : works_)
        if (work->taken < work->size()) return work;
    return nullptr;
}

std::shared_ptr<Loader::Work> Loader::open() {
    auto work = std::make_shared<Work>();
    work->pass = pass_;
    work->slice = pass_->batches[toMake_];
    const std::int64_t count = work->size();
    const auto options = torch::TensorOptions().pinned_memory(pinned_);
    const Extent extent = transform_.extentAt(pass_->epoch);
    work->batch.images = torch::empty({count, extent.height, extent.width, channels_}, options.dtype(torch::kByte));
    work->batch.labels = torch::empty({count}, options.dtype(torch::kLong));
    work->batch.indices.assign(pass_->order.begin() + work->slice.begin, pass_->order.begin() + work->slice.end);
    work->images = work->batch.images.data_ptr<std::uint8_t>();
    work->labels = work->batch.labels.data_ptr<std::int64_t>();
    work->ready = count == 0;
    works_.push_back(work);
    ++toMake_;
    return work;
}

void Loader::work() {
    std::optional<Transform::Workspace> workspace;
    Lock lock(mutex_);
    for (;;) {
        wake_.wait(lock, [&]() EPOCHAL_REQUIRES(mutex_) {
            return leaving_ || (!failure_ && (unfinished() != nullptr || canOpen()));
        });
        if (leaving_) return;
        std::shared_ptr<Work> work;
        try {
            work = unfinished();
            if (!work) {
                // Other threads take images without the lock: what was unfinished a moment ago may be all taken now.
                if (!canOpen()) continue;
                work = open();
                wake_.notifyAll();
            }
        } catch (...) {
            failure_ = std::current_exception();
            ready_.notifyAll();
            continue;
        }
        lock.unlock();
        bool finished = false;
        std::exception_ptr failure;
        try {
            if (!workspace) workspace = transform_.workspace();
            finished = prepare(*work, *workspace);
        } catch (...) {
            failure = std::current_exception();
            work->taken = work->size();
        }
        lock.lock();
        // A failure in a pass that is no longer wanted does not matter.
        if (failure && work->pass == pass_) failure_ = failure;
        if (finished) work->ready = true;
        if (finished || failure_) ready_.notifyAll();
    }
}

bool Loader::prepare(Work& work, Transform::Workspace& workspace) const {
    const Extent extent = transform_.extentAt(work.pass->epoch);
    const std::int64_t size = work.size(), bytes = channels_ * extent.height * extent.width;
    for (;;) {
        const std::int64_t first = work.taken.fetch_add(share_), last = std::min(first + share_, size);
        if (first >= size) return false;
        const double begun = monotonicSeconds();
        const ImageReader::Spent before = workspace.reader->spent();
        for (std::int64_t i = first; i < last; ++i) {
            const std::int64_t index = work.pass->order[static_cast<std::size_t>(work.slice.begin + i)];
            transform_.write(workspace, index, work.pass->epoch, work.images + i * bytes);
            work.labels[i] = images_->label(index);
        }
        // Before the images count as done, so that whoever gets the batch sees all of it.
        const ImageReader::Spent after = workspace.reader->spent();
        work.reading += nanosecondsOf(after.reading - before.reading);
        work.decoding += nanosecondsOf(after.decoding - before.decoding);
        work.all += nanosecondsOf(monotonicSeconds() - begun);
        if (work.done.fetch_add(last - first) + (last - first) == size) return true;
    }
}

}  // namespace epochal::engine
