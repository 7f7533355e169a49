#include "core/engine/models/model.h"

#include <ATen/CPUGeneratorImpl.h>
#include <ATen/Context.h>

#include <torch/utils.h>
#include <algorithm>
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

/// What LibTorch lets a module register but not remove.
struct Contents : torch::nn::Module {
    static auto& parameters(torch::nn::Module& module) { return module.*&Contents::parameters_; }
};

/// Layers hold the tensor, too.
void empty(torch::Tensor& tensor) {
    tensor.set_data(torch::empty({0}, tensor.options()));
}

/// Removes the parameters and modules in which `keeps` names nothing. A module whose buffers are not all kept has none
/// that are.
template <class Keeps>
void dropAll(torch::nn::Module& module, const std::string& prefix, const Keeps& keeps) {
    std::vector<std::string> dropped;
    auto& parameters = Contents::parameters(module);
    for (auto& item : parameters)
        if (!keeps(prefix + item.key())) {
            empty(item.value());
            dropped.push_back(item.key());
        }
    for (const std::string& name : dropped) parameters.erase(name);
    for (const auto& child : module.named_children()) {
        const std::string name = prefix + child.key();
        dropAll(*child.value(), name + ".", keeps);
        if (!child.value()->parameters().empty()) continue;
        for (torch::Tensor& buffer : child.value()->buffers()) empty(buffer);
        module.unregister_module(child.key());
    }
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

torch::Tensor Model::forward(const torch::Tensor& images) {
    torch::Tensor x = images;
    for (const Piece& piece : pieces_) x = piece.forward(x);
    return x;
}

void Model::keepPieces(std::size_t begin, std::size_t end) {
    const torch::NoGradGuard noGradients;
    dropAll(*this, "", [&](const std::string& name) {
        for (std::size_t i = begin; i < end; ++i)
            if (std::ranges::any_of(pieces_[i].names, [&](const std::string& one) { return isUnder(name, one); }))
                return true;
        return false;
    });
}

bool isUnder(const std::string& name, const std::string& module) {
    return !module.empty() && name.starts_with(module) && (name.size() == module.size() || name[module.size()] == '.');
}

std::shared_ptr<Model> makeModel(const RunSpec::Model& model, const ImageShape& shape, std::int64_t seed) {
    const Network* network = findNetwork(model.architecture);
    if (network == nullptr) throw std::invalid_argument("unknown architecture " + model.architecture);
    const Maker make{model, shape, seed};
    return std::visit(make, network->design);
}

}  // namespace epochal::engine
