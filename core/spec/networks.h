#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/spec/run_spec.h"

namespace epochal {

/// One of the networks that can be trained. The field table's choices, the engine's layers and the count of their work
/// all follow from this.
struct Network {
    const char* id;           ///< value of model.architecture
    const char* label;        ///< English, context "core"
    bool bottleneck;          ///< blocks of 1x1, 3x3, 1x1 convolutions, four times as wide at the end; else two 3x3
    std::int64_t firstWidth;  ///< channels of the first stage; each later stage doubles them and halves the sides
    std::vector<int> depths;  ///< blocks of each stage
    bool hasLargeStem;        ///< can have it; else always the small one
};

/// ResNet-8, 14, 20 (He et al. 2016, section 4.2, shortcuts by 1x1 convolution) and torchvision's ResNet-18 to 152
/// (stride in the 3x3), in the form's order.
[[nodiscard]] std::span<const Network> networks();
[[nodiscard]] const Network* findNetwork(std::string_view id);

/// Below this side, in pixels, the stem "auto" is the small one, and a step gives an accelerator little work.
inline constexpr std::int64_t kSmallSide = 64;

/// Whether images of this size, in pixels, enter through the 7x7 convolution with stride 2 and pooling.
[[nodiscard]] bool usesLargeStem(const Network& network, const RunSpec::Model& model, std::int64_t height,
                                 std::int64_t width);

}  // namespace epochal
