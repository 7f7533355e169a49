#include <algorithm>

#include "core/base/clock.h"
#include "core/engine/data/loader.h"
#include "core/engine/data/normalize.h"
#include "core/engine/models/layers.h"
#include "core/engine/models/model.h"
#include "core/engine/session/bench.h"
#include "core/engine/train/initial_weights.h"
#include "core/engine/train/precision.h"

namespace epochal::engine {
namespace {

std::shared_ptr<Model> preparedModel(const Plan& plan, torch::Device device) {
    auto model = makeModel(plan.spec.model, {plan.data.channels, plan.data.height, plan.data.width, plan.data.classes},
                           plan.spec.seed);
    if (const auto loaded = loadInitialWeights(plan.spec, *model); !loaded) throw DataFailure{loaded.error()};
    model->to(device);
    model->eval();
    foldNorms(*model);
    if (plan.precision == "bf16") halveWeights(*model);
    if (plan.spec.devices.channelsLast)
        for (torch::Tensor& parameter : model->parameters())
            if (parameter.dim() == 4) parameter.set_data(parameter.contiguous(at::MemoryFormat::ChannelsLast));
    if (device.is_cpu() && plan.spec.devices.channelsLast) packWeights(*model);
    return model;
}

class InferenceBench : public Bench {
public:
    InferenceBench(const Plan& plan, int rank, std::vector<double>& latencies)
        : plan_(plan),
          rank_(rank),
          device_(plan.devices[static_cast<std::size_t>(rank)]),
          model_(preparedModel(plan, device_)),
          loader_(plan.data.validation, plan.data, {{}, plan.spec.data.loaderThreads, plan.kind().copiesWhilePinned()}),
          mean_(torch::tensor(plan.data.mean, torch::kFloat).to(device_)),
          deviation_(torch::tensor(plan.data.deviation, torch::kFloat).to(device_)),
          latencies_(latencies) {
        startPass();
    }

    void batch() override {
        const double asked = monotonicSeconds();
        auto batch = loader_.next();
        if (!batch) {
            startPass();
            batch = loader_.next();
        }
        TORCH_CHECK(batch, "the data set has no batch");
        const double begun = monotonicSeconds();
        data_ += begun - asked;
        const torch::NoGradGuard noGradients;
        const Autocast autocast(plan_.precision, device_.type());
        const torch::Tensor images = normalize(batch->images.to(device_, /*non_blocking=*/true), mean_, deviation_,
                                               plan_.spec.devices.channelsLast);
        answer_ = model_->forward(images).to(torch::kFloat).cpu();
        latencies_.push_back(monotonicSeconds() - begun);
    }
    void begin() override {
        data_ = 0;
        latencies_.clear();
    }
    void tell(SizeMeasured& out) override { out.dataSeconds = data_; }

private:
    /// The whole set once, or one batch where that is more.
    void startPass() {
        const std::int64_t images = plan_.data.validation->size(), world = plan_.world();
        const std::int64_t batch = plan_.spec.optimizer.globalBatch / world, passes = std::max(images / batch, world);
        std::vector<std::int64_t> order(static_cast<std::size_t>(passes * batch));
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<std::int64_t>(i) % images;
        std::vector<Slice> slices;
        for (std::int64_t i = rank_; i < passes; i += world) slices.push_back({i * batch, (i + 1) * batch});
        loader_.start(std::move(order), std::move(slices), pass_++);
    }

    const Plan& plan_;
    const std::int64_t rank_;
    const torch::Device device_;
    const std::shared_ptr<Model> model_;
    Loader loader_;
    const torch::Tensor mean_, deviation_;
    torch::Tensor answer_;
    std::vector<double>& latencies_;
    std::int64_t pass_ = 0;
    double data_ = 0;  ///< s
};

}  // namespace

std::unique_ptr<Bench> makeInferenceBench(const Plan& plan, int rank, std::vector<double>& latencies) {
    return std::make_unique<InferenceBench>(plan, rank, latencies);
}

}  // namespace epochal::engine
