#include "core/engine/train/stage.h"

#include <torch/csrc/autograd/autograd.h>
#include <torch/utils.h>
#include <algorithm>
#include <utility>

#include "core/base/random.h"
#include "core/engine/train/precision.h"

namespace epochal::engine {

Stage::Stage(Model& model, std::size_t begin, std::size_t end, bool recompute, const std::string& precision,
             torch::Device device)
    : model_(model), begin_(begin), end_(end), recompute_(recompute), precision_(precision), device_(device) {
    for (std::size_t i = begin; i < end; ++i) {
        const auto isHere = [&](const std::string& name) {
            return std::ranges::any_of(model.pieces()[i].names,
                                       [&](const std::string& one) { return isUnder(name, one); });
        };
        auto& parameters = parameters_.emplace_back();
        for (const auto& item : model.named_parameters())
            if (isHere(item.key())) parameters.push_back(item.value());
        auto& norms = norms_.emplace_back();
        for (const auto& item : model.named_modules())
            if (auto norm = std::dynamic_pointer_cast<Norm>(item.value()); norm && isHere(item.key()))
                norms.push_back(std::move(norm));
    }
}

torch::Tensor Stage::pass(std::size_t piece, const torch::Tensor& x, std::uint64_t seed) {
    model_.seedNoise(CounterRandom(seed, 0, piece).next());
    return model_.pieces()[piece].forward(x);
}

bool Stage::learns(std::size_t piece) const {
    return std::ranges::any_of(parameters_[piece - begin_],
                               [](const torch::Tensor& one) { return one.requires_grad(); });
}

torch::Tensor Stage::forward(std::size_t part, const torch::Tensor& x, std::uint64_t seed, bool wanted) {
    if (kept_.size() <= part) kept_.resize(part + 1);
    Kept& kept = kept_[part];
    kept = {{}, {}, seed, wanted};
    torch::Tensor y = x.detach();
    const Autocast autocast(precision_, device_.type());
    if (recompute_) {
        const torch::NoGradGuard noGradients;
        for (std::size_t i = begin_; i < end_; ++i) {
            kept.inputs.push_back(y);
            y = pass(i, y, seed);
        }
    } else {
        kept.inputs.push_back(y.requires_grad_(wanted));
        for (std::size_t i = begin_; i < end_; ++i) y = pass(i, y, seed);
        kept.outputs = y;
    }
    return y.detach().requires_grad_();
}

torch::Tensor Stage::backward(std::size_t part, const torch::Tensor& gradient) {
    Kept kept = std::exchange(kept_[part], {});
    if (recompute_) return backwardAgain(kept, gradient);
    if (kept.outputs.requires_grad()) torch::autograd::backward({kept.outputs}, {gradient});
    return kept.wanted ? kept.inputs[0].grad() : torch::Tensor();
}

torch::Tensor Stage::backwardAgain(Kept& kept, torch::Tensor gradient) {
    for (std::size_t i = end_; i-- > begin_;) {
        bool below = kept.wanted;
        for (std::size_t j = begin_; j < i; ++j) below = below || learns(j);
        if (!below && !learns(i)) break;
        const torch::Tensor x = std::exchange(kept.inputs[i - begin_], {}).detach().requires_grad_(below);
        // The first pass has counted this part in the running statistics.
        for (const auto& norm : norms_[i - begin_]) norm->count(false);
        torch::Tensor y;
        {
            const Autocast autocast(precision_, device_.type());
            y = pass(i, x, kept.seed);
        }
        for (const auto& norm : norms_[i - begin_]) norm->count(true);
        torch::autograd::backward({y}, {gradient});
        gradient = x.grad();
    }
    return kept.wanted ? gradient : torch::Tensor();
}

torch::Tensor Stage::answer(const torch::Tensor& x) {
    const torch::NoGradGuard noGradients;
    const Autocast autocast(precision_, device_.type());
    torch::Tensor y = x;
    for (std::size_t i = begin_; i < end_; ++i) y = model_.pieces()[i].forward(y);
    return y;
}

}  // namespace epochal::engine
