#include "core/engine/device/batches.h"

#include <utility>

#include "core/base/clock.h"
#include "core/engine/data/normalize.h"
#include "core/engine/device/device_kind.h"
#include "core/engine/device/feed.h"
#include "core/spec/image_growth.h"

namespace epochal::engine {
namespace {

/// Images are prepared by the loader's threads, copied as bytes, and normalized on the device.
class ImageBatches : public Batches {
public:
    ImageBatches(std::shared_ptr<const Images> images, const DataSet& set, const Loader::Options& options,
                 torch::Device device, bool channelsLast)
        : loader_(std::move(images), set, options),
          feed_(loader_, device),
          device_(device),
          mean_(torch::tensor(set.mean, torch::kFloat).to(device)),
          deviation_(torch::tensor(set.deviation, torch::kFloat).to(device)),
          channelsLast_(channelsLast) {}

    void start(std::vector<std::int64_t> order, std::vector<Slice> batches, std::int64_t epoch) override {
        feed_.restart();
        loader_.start(std::move(order), std::move(batches), epoch);
    }

    std::optional<Samples> next(double& waited) override {
        const double begun = monotonicSeconds();
        auto batch = feed_.next();
        waited += monotonicSeconds() - begun;
        if (!batch) return std::nullopt;
        prepared_ += batch->took;
        return Samples{
            {normalize(batch->images.to(device_, /*non_blocking=*/true), mean_, deviation_, channelsLast_), {}},
            std::move(batch->labels)};
    }

    void fetch() override { feed_.fetch(); }
    void watch(Timeline* timeline) override { feed_.watch(timeline); }
    double waited() override { return feed_.waited(); }
    std::optional<LoaderWork> prepared() override { return std::exchange(prepared_, {}); }

private:
    Loader loader_;
    Feed feed_;
    const torch::Device device_;
    const torch::Tensor mean_, deviation_;
    const bool channelsLast_;
    LoaderWork prepared_;  ///< not yet asked for
};

/// Rows stay on the device and are gathered there: nobody waits for them.
class RowBatches : public Batches {
public:
    RowBatches(const TableRows& rows, torch::Device device) : rows_(rows.on(device)), device_(device) {}

    void start(std::vector<std::int64_t> order, std::vector<Slice> batches, std::int64_t) override {
        order_ = torch::tensor(order, torch::kLong).to(device_);
        batches_ = std::move(batches);
        at_ = 0;
    }

    std::optional<Samples> next(double&) override {
        if (at_ == batches_.size()) return std::nullopt;
        const Slice slice = batches_[at_++];
        const torch::Tensor rows = order_.slice(0, slice.begin, slice.end);
        return Samples{{rows_.numbers.index_select(0, rows),
                        rows_.categories.defined() ? rows_.categories.index_select(0, rows) : torch::Tensor()},
                       rows_.labels.index_select(0, rows)};
    }

private:
    const TableRows rows_;
    const torch::Device device_;
    torch::Tensor order_;
    std::vector<Slice> batches_;
    std::size_t at_ = 0;
};

}  // namespace

std::unique_ptr<Batches> batchesOf(Half half, const DataSet& set, const RunSpec& spec, torch::Device device) {
    const bool training = half == Half::Training;
    if (set.table) return std::make_unique<RowBatches>(training ? set.table->training : set.table->validation, device);
    Transform::Options transform;
    if (training) transform = trainingTransform(spec);
    if (training && imagesGrow(spec)) transform.side = [&spec](std::int64_t epoch) { return imageSideAt(spec, epoch); };
    const Loader::Options options{transform, spec.data.loaderThreads, kindOf(device).copiesWhilePinned()};
    return std::make_unique<ImageBatches>(training ? set.train : set.validation, set, options, device,
                                          spec.devices.channelsLast);
}

}  // namespace epochal::engine
