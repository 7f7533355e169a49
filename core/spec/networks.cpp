#include "core/spec/networks.h"

#include <algorithm>
#include <array>

#include "core/base/message.h"

namespace epochal {

std::span<const Network> networks() {
    static const std::array<Network, 8> all = {
        {{"resnet8", EPOCHAL_TEXT("core", "ResNet-8, CIFAR style"), false, 16, {1, 1, 1}, false},
         {"resnet14", EPOCHAL_TEXT("core", "ResNet-14, CIFAR style"), false, 16, {2, 2, 2}, false},
         {"resnet20", EPOCHAL_TEXT("core", "ResNet-20, CIFAR style"), false, 16, {3, 3, 3}, false},
         {"resnet18", EPOCHAL_TEXT("core", "ResNet-18"), false, 64, {2, 2, 2, 2}, true},
         {"resnet34", EPOCHAL_TEXT("core", "ResNet-34"), false, 64, {3, 4, 6, 3}, true},
         {"resnet50", EPOCHAL_TEXT("core", "ResNet-50"), true, 64, {3, 4, 6, 3}, true},
         {"resnet101", EPOCHAL_TEXT("core", "ResNet-101"), true, 64, {3, 4, 23, 3}, true},
         {"resnet152", EPOCHAL_TEXT("core", "ResNet-152"), true, 64, {3, 8, 36, 3}, true}}};
    return all;
}

const Network* findNetwork(std::string_view id) {
    const auto found = std::ranges::find(networks(), id, &Network::id);
    return found == networks().end() ? nullptr : &*found;
}

bool usesLargeStem(const Network& network, const RunSpec::Model& model, std::int64_t height, std::int64_t width) {
    if (!network.hasLargeStem) return false;
    return model.stem == "large" || (model.stem == "auto" && std::min(height, width) >= kSmallSide);
}

}  // namespace epochal
