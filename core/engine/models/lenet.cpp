#include "core/engine/models/lenet.h"

#include <ATen/CPUGeneratorImpl.h>

namespace epochal::engine {

LeNet::LeNet(const LeNetDesign& design, const RunSpec::Model& /*model*/, const ImageShape& shape, std::int64_t seed)
    : Model("fc3", seed) {
    at::Generator random = at::make_generator<at::CPUGeneratorImpl>(static_cast<std::uint64_t>(seed));
    const Conv::Options inner{.kernel = 5, .bias = true, .padding = Padding::None, .start = Start::Torch};
    Conv::Options outer = inner;
    if (shape.height == LeNetDesign::kPaddedSide) outer.padding = Padding::Half;
    const auto conv = [&](const char* name, std::int64_t in, std::int64_t out, const Conv::Options& options) {
        const auto layer = register_module(name, std::make_shared<Conv>(in, out, options, random));
        addPiece({name}, [layer](const torch::Tensor& x) {
            return at::max_pool2d(activated(layer->forward(x), Activation::Relu), {2, 2}, {2, 2});
        });
    };
    const auto linear = [&](const char* name, std::int64_t in, std::int64_t out, Activation activation) {
        const auto layer = register_module(name, std::make_shared<Linear>(in, out, Start::Torch, random));
        addPiece({name}, [layer, activation](const torch::Tensor& x) {
            return activated(layer->forward(x.flatten(1)), activation);
        });
    };
    conv("conv1", shape.channels, design.first, outer);
    conv("conv2", design.first, design.second, inner);
    linear("fc1", design.second * 5 * 5, design.third, Activation::Relu);
    linear("fc2", design.third, design.fourth, Activation::Relu);
    linear("fc3", design.fourth, shape.classes, Activation::None);
}

}  // namespace epochal::engine
