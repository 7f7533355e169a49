#include "core/engine/models/model.h"

#include <ATen/CPUGeneratorImpl.h>
#include <ATen/Context.h>

#include <mutex>
#include <stdexcept>

#include "core/engine/models/inverted.h"
#include "core/engine/models/lenet.h"
#include "core/engine/models/resnet.h"
#include "core/engine/models/transformer.h"
#include "core/engine/models/vgg.h"
#include "core/spec/networks.h"

namespace epochal::engine {
namespace {

/// A generator for `device`, independent of the global one, from which nothing draws.
at::Generator generatorOn(torch::Device device) {
    if (device.is_cpu()) return at::make_generator<at::CPUGeneratorImpl>();
    return at::globalContext().defaultGenerator(device).clone();
}

struct Maker {
    const RunSpec::Model& model;
    const ImageShape& shape;
    std::int64_t seed;

    template <class Class, class Family>
    [[nodiscard]] std::shared_ptr<Model> of(const Family& design) const {
        return std::make_shared<Class>(design, model, shape, seed);
    }
    std::shared_ptr<Model> operator()(const ResidualDesign& design) const { return of<ResNet>(design); }
    std::shared_ptr<Model> operator()(const VggDesign& design) const { return of<Vgg>(design); }
    std::shared_ptr<Model> operator()(const InvertedDesign& design) const { return of<InvertedNet>(design); }
    std::shared_ptr<Model> operator()(const TransformerDesign& design) const { return of<VisionTransformer>(design); }
    std::shared_ptr<Model> operator()(const LeNetDesign& design) const { return of<LeNet>(design); }
};

void collect(const torch::nn::Module& module, const std::string& prefix,
             std::vector<std::pair<std::string, torch::Tensor>>& state) {
    for (const auto& item : module.named_parameters(/*recurse=*/false))
        state.emplace_back(prefix + item.key(), item.value());
    for (const auto& item : module.named_buffers(/*recurse=*/false))
        state.emplace_back(prefix + item.key(), item.value());
    for (const auto& item : module.named_children()) collect(*item.value(), prefix + item.key() + ".", state);
}

}  // namespace

void Noise::seed(std::uint64_t seed) {
    seed_ = seed;
    if (generator_.defined()) generator_.set_current_seed(seed);
}

torch::Tensor Noise::mask(torch::IntArrayRef shape, const torch::TensorOptions& options, double rate) {
    if (!generator_.defined() || generator_.device() != options.device()) {
        generator_ = generatorOn(options.device());
        generator_.set_current_seed(seed_);
    }
    return torch::empty(shape, options).bernoulli_(1 - rate, generator_).div_(1 - rate);
}

torch::Tensor Noise::dropout(const torch::Tensor& x, double rate) {
    return x * mask(x.sizes(), x.options(), rate);
}

torch::Tensor Noise::keptImages(const torch::Tensor& x, double rate) {
    return mask({x.size(0), 1, 1, 1}, x.options(), rate);
}

std::shared_ptr<Model> makeModel(const RunSpec::Model& model, const ImageShape& shape, std::int64_t seed) {
    const Network* network = findNetwork(model.architecture);
    if (network == nullptr) throw std::invalid_argument("unknown architecture " + model.architecture);
    const Maker make{model, shape, seed};
    return std::visit(make, network->design);
}

std::vector<std::pair<std::string, torch::Tensor>> stateDict(const torch::nn::Module& model) {
    std::vector<std::pair<std::string, torch::Tensor>> state;
    collect(model, "", state);
    return state;
}

}  // namespace epochal::engine
