#include "core/engine/models/lenet.h"

#include <ATen/CPUGeneratorImpl.h>

namespace epochal::engine {

LeNet::LeNet(const LeNetDesign& design, const RunSpec::Model& /*model*/, const ImageShape& shape, std::int64_t seed)
    : Model("fc3", seed) {
    at::Generator random = at::make_generator<at::CPUGeneratorImpl>(static_cast<std::uint64_t>(seed));
    const Conv::Options inner{.kernel = 5, .bias = true, .padding = Padding::None, .start = Start::Torch};
    Conv::Options outer = inner;
    if (shape.height == LeNetDesign::kPaddedSide) outer.padding = Padding::Half;
    const auto linear = [&](const char* name, std::int64_t in, std::int64_t out) {
        return register_module(name, std::make_shared<Linear>(in, out, Start::Torch, random));
    };
    conv1_ = register_module("conv1", std::make_shared<Conv>(shape.channels, design.first, outer, random));
    conv2_ = register_module("conv2", std::make_shared<Conv>(design.first, design.second, inner, random));
    fc1_ = linear("fc1", design.second * 5 * 5, design.third);
    fc2_ = linear("fc2", design.third, design.fourth);
    fc3_ = linear("fc3", design.fourth, shape.classes);
}

torch::Tensor LeNet::forward(const torch::Tensor& images) {
    torch::Tensor x = images;
    for (const auto& conv : {conv1_, conv2_})
        x = at::max_pool2d(activated(conv->forward(x), Activation::Relu), {2, 2}, {2, 2});
    x = activated(fc1_->forward(x.flatten(1)), Activation::Relu);
    return fc3_->forward(activated(fc2_->forward(x), Activation::Relu));
}

}  // namespace epochal::engine
