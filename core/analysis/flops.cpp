#include "core/analysis/flops.h"

#include <algorithm>
#include <cctype>

#include "core/spec/networks.h"

namespace epochal {
namespace {

struct Counter {
    NetworkSize size;
    std::int64_t height, width;

    /// A convolution with padding kernel / 2, and its normalization.
    void convolve(std::int64_t in, std::int64_t out, std::int64_t kernel, std::int64_t stride) {
        height = (height + 2 * (kernel / 2) - kernel) / stride + 1;
        width = (width + 2 * (kernel / 2) - kernel) / stride + 1;
        size.parameters += in * out * kernel * kernel + 2 * out;
        size.multiplyAdds += in * out * kernel * kernel * height * width;
        size.activationElements += 2 * out * height * width;
        size.largestOutput = std::max(size.largestOutput, out * height * width);
        ++size.convolutions;
    }

    void block(std::int64_t in, std::int64_t middle, std::int64_t out, std::int64_t stride, bool bottleneck) {
        if (stride != 1 || in != out) {
            const std::int64_t before[] = {height, width};
            convolve(in, out, 1, stride);
            height = before[0];
            width = before[1];
        }
        if (bottleneck) {
            convolve(in, middle, 1, 1);
            convolve(middle, middle, 3, stride);
            convolve(middle, out, 1, 1);
        } else {
            convolve(in, out, 3, stride);
            convolve(out, out, 3, 1);
        }
    }
};

}  // namespace

std::optional<NetworkSize> networkSize(const RunSpec::Model& model, const ImageShape& shape) {
    const Network* network = findNetwork(model.architecture);
    if (network == nullptr || std::min({shape.channels, shape.height, shape.width, shape.classes}) < 1)
        return std::nullopt;
    const bool large = usesLargeStem(*network, model, shape.height, shape.width);
    Counter counter{{}, shape.height, shape.width};
    std::int64_t width = network->firstWidth, in = width;
    counter.convolve(shape.channels, width, large ? 7 : 3, large ? 2 : 1);
    if (large) {
        counter.height = (counter.height - 1) / 2 + 1;
        counter.width = (counter.width - 1) / 2 + 1;
        // The pooled values and, for backward, an index of eight bytes for each (two elements of fp32).
        counter.size.activationElements += 3 * width * counter.height * counter.width;
    }
    for (std::size_t stage = 0; stage < network->depths.size(); ++stage, width *= 2)
        for (int i = 0; i < network->depths[stage]; ++i) {
            const std::int64_t out = network->bottleneck ? 4 * width : width;
            counter.block(in, width, out, stage > 0 && i == 0 ? 2 : 1, network->bottleneck);
            in = out;
        }
    counter.size.parameters += in * shape.classes + shape.classes;
    counter.size.multiplyAdds += in * shape.classes;
    return counter.size;
}

double trainingFlops(const NetworkSize& network) {
    return 6.0 * static_cast<double>(network.multiplyAdds);
}

double trainingBytes(const NetworkSize& network, double bytesPerElement) {
    return 7.5 * bytesPerElement * static_cast<double>(network.activationElements);
}

std::string architectureKey(const std::string& name) {
    std::string text;
    for (const unsigned char c : name)
        if (std::isalnum(c) != 0) text += static_cast<char>(std::tolower(c));
    if (!text.starts_with("resnet")) return {};
    std::size_t end = 6;
    while (end < text.size() && std::isdigit(static_cast<unsigned char>(text[end])) != 0) ++end;
    const std::string key = text.substr(0, end), rest = text.substr(end);
    // "v1.5" is torchvision's; "v2", "d" and others are different networks.
    if (!rest.empty() && rest != "v1" && rest != "v15") return {};
    return findNetwork(key) != nullptr ? key : std::string();
}

std::optional<ImageShape> imageShape(const RunSpec& spec) {
    const RunSpec::Data& data = spec.data;
    if (data.source == "fashion-mnist") return ImageShape{1, 28, 28, 10};
    if (data.source == "cifar10") return ImageShape{3, 32, 32, 10};
    if (data.source == "synthetic") return ImageShape{data.channels, data.height, data.width, data.classes};
    return std::nullopt;
}

std::optional<ImageCounts> imageCounts(const RunSpec& spec) {
    const RunSpec::Data& data = spec.data;
    const auto atMost = [](std::int64_t asked, std::int64_t there) {
        return asked > 0 ? std::min(asked, there) : there;
    };
    if (data.source == "fashion-mnist")
        return ImageCounts{atMost(data.trainImages, 60000), atMost(data.validationImages, 10000)};
    if (data.source == "cifar10")
        return ImageCounts{atMost(data.trainImages, 50000), atMost(data.validationImages, 10000)};
    if (data.source == "synthetic") return ImageCounts{data.trainImages, data.validationImages};
    return std::nullopt;
}

}  // namespace epochal
