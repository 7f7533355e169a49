#include "core/engine/data/loader.h"

#include <algorithm>
#include <utility>

#include "core/engine/data/random.h"

namespace epochal::engine {
namespace {

/// The customary shifts for these data sets: four pixels at 32 pixels (CIFAR-10), two below, an eighth of the side from
/// 64 up.
std::int64_t shiftOf(const std::string& augmentation, std::int64_t side) {
    if (augmentation != "flip-shift") return 0;
    return side < 32 ? 2 : side < 64 ? 4 : side / 8;
}

}  // namespace

Loader::Loader(std::shared_ptr<const Images> images, const DataSet& shape, Options options)
    : images_(std::move(images)),
      channels_(shape.channels),
      height_(shape.height),
      width_(shape.width),
      options_(std::move(options)),
      shift_(shiftOf(options_.augmentation, std::min(shape.height, shape.width))) {
    for (std::size_t c = 0; c < static_cast<std::size_t>(channels_); ++c)
        for (int value = 0; value < 256; ++value)
            table_.push_back((static_cast<float>(value) / 255.0f - shape.mean[c]) / shape.deviation[c]);
    const auto count = static_cast<std::size_t>(std::max<std::int64_t>(options_.threads, 1));
    ring_.resize(count + 2);
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
    }
    wake_.notifyAll();
    for (std::thread& thread : threads_) thread.join();
}

void Loader::start(std::vector<std::int64_t> order, std::vector<Slice> batches, std::int64_t epoch) {
    {
        const Lock lock(mutex_);
        pass_ = std::make_shared<const Pass>(Pass{std::move(order), std::move(batches), epoch});
        toMake_ = toGive_ = 0;
        for (auto& slot : ring_) slot.reset();
    }
    wake_.notifyAll();
}

std::optional<Batch> Loader::next() {
    Lock lock(mutex_);
    if (!pass_ || toGive_ == pass_->batches.size()) return std::nullopt;
    auto& slot = ring_[toGive_ % ring_.size()];
    ready_.wait(lock, [&]() EPOCHAL_REQUIRES(mutex_) { return slot.has_value() || failure_; });
    if (failure_) std::rethrow_exception(failure_);
    std::optional<Batch> batch = std::exchange(slot, std::nullopt);
    ++toGive_;
    lock.unlock();
    wake_.notifyOne();
    return batch;
}

void Loader::work() {
    std::vector<std::uint8_t> scratch;
    Lock lock(mutex_);
    for (;;) {
        wake_.wait(lock, [&]() EPOCHAL_REQUIRES(mutex_) {
            return leaving_ ||
                   (pass_ && !failure_ && toMake_ < pass_->batches.size() && toMake_ < toGive_ + ring_.size());
        });
        if (leaving_) return;
        const std::shared_ptr<const Pass> pass = pass_;
        const std::size_t number = toMake_++;
        lock.unlock();
        std::optional<Batch> batch;
        std::exception_ptr failure;
        try {
            batch = make(*pass, number, scratch);
        } catch (...) {
            failure = std::current_exception();
        }
        lock.lock();
        if (pass != pass_) continue;
        if (failure) failure_ = failure;
        ring_[number % ring_.size()] = std::move(batch);
        ready_.notifyOne();
    }
}

Batch Loader::make(const Pass& pass, std::size_t number, std::vector<std::uint8_t>& scratch) const {
    const Slice slice = pass.batches[number];
    const std::int64_t count = slice.end - slice.begin;
    const auto options = torch::TensorOptions().pinned_memory(options_.pinned);
    Batch batch;
    batch.images = torch::empty({count, channels_, height_, width_}, options.dtype(torch::kFloat),
                                options_.channelsLast ? at::MemoryFormat::ChannelsLast : at::MemoryFormat::Contiguous);
    batch.labels = torch::empty({count}, options.dtype(torch::kLong));
    auto* images = batch.images.data_ptr<float>();
    auto* labels = batch.labels.data_ptr<std::int64_t>();
    for (std::int64_t i = 0; i < count; ++i) {
        const std::int64_t index = pass.order[static_cast<std::size_t>(slice.begin + i)];
        write(images_->pixels(index, scratch), index, pass.epoch, images + i * channels_ * height_ * width_);
        labels[i] = images_->label(index);
        batch.indices.push_back(index);
    }
    return batch;
}

void Loader::write(const std::uint8_t* pixels, std::int64_t index, std::int64_t epoch, float* out) const {
    bool flip = false;
    std::int64_t down = 0, right = 0;
    if (options_.augmentation != "none") {
        CounterRandom random(static_cast<std::uint64_t>(options_.seed), streamOf(Stream::Augmentation, epoch),
                             static_cast<std::uint64_t>(index));
        flip = random.below(2) != 0;
        const auto range = static_cast<std::uint64_t>(2 * shift_ + 1);
        down = static_cast<std::int64_t>(random.below(range)) - shift_;
        right = static_cast<std::int64_t>(random.below(range)) - shift_;
    }
    const std::int64_t step = options_.channelsLast ? channels_ : 1;
    for (std::int64_t c = 0; c < channels_; ++c) {
        const float* table = table_.data() + c * 256;
        for (std::int64_t y = 0; y < height_; ++y) {
            float* row = options_.channelsLast ? out + y * width_ * channels_ + c : out + (c * height_ + y) * width_;
            const std::int64_t fromY = y + down;
            const bool outside = fromY < 0 || fromY >= height_;
            const std::uint8_t* source = outside ? pixels : pixels + (c * height_ + fromY) * width_;
            for (std::int64_t x = 0; x < width_; ++x) {
                const std::int64_t fromX = flip ? width_ - 1 - x - right : x + right;
                // Pixels from outside the image are black, as if it had been padded with zeros.
                row[x * step] = table[outside || fromX < 0 || fromX >= width_ ? 0 : source[fromX]];
            }
        }
    }
}

}  // namespace epochal::engine
