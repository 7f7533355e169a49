#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace epochal {

/// One of the optimizers. The field table's choices, advice on the learning rate and the memory of a run follow from
/// this; the rule itself is in the engine, under the same id (core/engine/train/optimizer.h).
struct OptimizerKind {
    const char* id;          ///< value of optimizer.kind
    const char* label;       ///< English, context "core"
    std::int64_t states;     ///< tensors of a parameter's size that it keeps
    double lowest, highest;  ///< peak learning rates beyond these are rarely meant
    double usual;            ///< a peak learning rate to begin with
};

/// In the form's order. Rates: Adam's 0.001 is the one of Kingma and Ba (arXiv 1412.6980, algorithm 1). LARS multiplies
/// the rate by a trust coefficient of about 0.001 (You et al., arXiv 1708.03888), so its rates are one to two orders
/// above SGD's (MLPerf's ResNet-50: 10.5 at a batch of 3264).
[[nodiscard]] std::span<const OptimizerKind> optimizerKinds();
/// Nothing for an unknown id.
[[nodiscard]] const OptimizerKind* findOptimizerKind(std::string_view id);

}  // namespace epochal
