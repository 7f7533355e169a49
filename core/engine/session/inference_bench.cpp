#include <torch/utils.h>
#include <algorithm>

#include "core/base/clock.h"
#include "core/engine/device/batches.h"
#include "core/engine/models/layers.h"
#include "core/engine/models/model.h"
#include "core/engine/session/bench.h"
#include "core/engine/train/initial_weights.h"
#include "core/engine/train/plan.h"
#include "core/engine/train/precision.h"
#include "core/engine/train/replayed.h"

namespace epochal::engine {
namespace {

std::shared_ptr<Model> preparedModel(const Plan& plan, torch::Device device) {
    auto model = makeModel(plan);
    if (const auto loaded = loadInitialWeights(plan.spec, *model); !loaded) throw DataFailure{loaded.error()};
    model->to(device);
    model->eval();
    foldNorms(*model);
    // Networks for tables compute their last layer in fp32.
    if (plan.precision == "bf16" && !plan.data.table) halveWeights(*model);
    if (plan.spec.devices.channelsLast)
        for (torch::Tensor& parameter : model->parameters())
            if (parameter.dim() == 4) parameter.set_data(parameter.contiguous(at::MemoryFormat::ChannelsLast));
    if (plan.onHost()) autotuneLayers(*model);
    return model;
}

class InferenceBench : public Bench {
public:
    InferenceBench(const Plan& plan, int rank, std::vector<double>& latencies)
        : plan_(plan),
          rank_(rank),
          device_(plan.devices[static_cast<std::size_t>(rank)]),
          model_(preparedModel(plan, device_)),
          replayed_(device_, *model_, true),
          samples_(batchesOf(Half::Validation, plan.data, plan.spec, device_)),
          latencies_(latencies) {
        startPass();
    }

    void batch() override {
        double waited = 0;
        const double asked = monotonicSeconds();
        auto batch = samples_->next(waited);
        if (!batch) {
            startPass();
            batch = samples_->next(waited);
        }
        TORCH_CHECK(batch, "the data set has no batch");
        const torch::NoGradGuard noGradients;
        const Autocast autocast(plan_.precision, device_.type());
        replayed_.run(*batch,
                      [&](const Samples& samples) { answer_ = model_->answer(samples.inputs).to(torch::kFloat); });
        (void)answer_.cpu();
        // A request does not wait for the files of the benchmark.
        latencies_.push_back(monotonicSeconds() - asked - waited);
        data_ += waited;
    }
    void begin() override {
        data_ = 0;
        latencies_.clear();
    }
    void tell(SizeMeasured& out) override { out.dataSeconds = data_; }

private:
    /// The whole set once, or one batch where that is more.
    void startPass() {
        const std::int64_t images = plan_.data.validationSize(), world = plan_.world();
        const std::int64_t batch = plan_.spec.optimizer.globalBatch / world, passes = std::max(images / batch, world);
        std::vector<std::int64_t> order(static_cast<std::size_t>(passes * batch));
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<std::int64_t>(i) % images;
        std::vector<Slice> slices;
        for (std::int64_t i = rank_; i < passes; i += world) slices.push_back({i * batch, (i + 1) * batch});
        samples_->start(std::move(order), std::move(slices), pass_++);
    }

    const Plan& plan_;
    const std::int64_t rank_;
    const torch::Device device_;
    const std::shared_ptr<Model> model_;
    Replayed replayed_;  ///< what computes answer_
    const std::unique_ptr<Batches> samples_;
    torch::Tensor answer_;  ///< on the device
    std::vector<double>& latencies_;
    std::int64_t pass_ = 0;
    double data_ = 0;  ///< s
};

}  // namespace

std::unique_ptr<Bench> makeInferenceBench(const Plan& plan, int rank, std::vector<double>& latencies) {
    return std::make_unique<InferenceBench>(plan, rank, latencies);
}

}  // namespace epochal::engine
