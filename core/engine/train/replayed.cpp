#include "core/engine/train/replayed.h"

#include <torch/utils.h>

#include "core/engine/device/device_kind.h"

namespace epochal::engine {
namespace {

torch::Tensor copyOf(const torch::Tensor& tensor) {
    return tensor.defined() ? tensor.clone() : tensor;  // with its strides
}

}  // namespace

Replayed::Replayed(torch::Device device, const Model& model, bool wanted)
    : device_(device), model_(model), wanted_(wanted && model.isStatic()) {}

void Replayed::run(const Samples& samples, c10::function_ref<void(const Samples&)> work) {
    if (!wanted_ || paused_) return work(samples);
    if (shape_ != samples.inputs.values.sizes()) {
        drop();
        shape_ = samples.inputs.values.sizes().vec();
        return work(samples);
    }
    if (graph_) {
        const torch::NoGradGuard noGradients;
        held_.inputs.values.copy_(samples.inputs.values);
        if (held_.inputs.categories.defined()) held_.inputs.categories.copy_(samples.inputs.categories);
        held_.labels.copy_(samples.labels);
    } else if (!record(samples, work)) {
        return work(samples);
    }
    graph_->replay();
}

bool Replayed::record(const Samples& samples, c10::function_ref<void(const Samples&)> work) {
    const DeviceKind& kind = kindOf(device_);
    graph_ = kind.makeGraph(device_.index());
    if (graph_) {
        std::vector<at::Generator> generators;
        if (model_.noiseGenerator().defined()) generators.push_back(model_.noiseGenerator());
        // A graph has its own memory, and cannot use what LibTorch keeps of the first batch.
        kind.releaseMemory();
        try {
            held_ = {{copyOf(samples.inputs.values), copyOf(samples.inputs.categories)}, copyOf(samples.labels)};
            graph_->record(generators, [&] { work(held_); });
            return true;
        } catch (const c10::Error&) {  // NOLINT(bugprone-empty-catch)
            // Too little memory for it, or something that cannot be recorded. If it is the device, work() finds out.
        }
    }
    drop();
    wanted_ = false;
    return false;
}

void Replayed::drop() {
    shape_.clear();
    held_ = {};
    graph_.reset();
}

}  // namespace epochal::engine
