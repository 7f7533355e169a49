#include "core/spec/optimizers.h"

#include <algorithm>
#include <array>
#include <limits>

namespace epochal {

std::span<const OptimizerKind> optimizerKinds() {
    constexpr double kAny = std::numeric_limits<double>::infinity();
    static constexpr std::array<OptimizerKind, 4> all = {{{"sgd", "SGD", 1, 0, kAny, 0.1},
                                                          {"lars", "LARS", 1, 0.5, kAny, 5},
                                                          {"adam", "Adam", 2, 0, 0.01, 0.001},
                                                          {"adamw", "AdamW", 2, 0, 0.01, 0.001}}};
    return all;
}

const OptimizerKind* findOptimizerKind(std::string_view id) {
    const auto found = std::ranges::find(optimizerKinds(), id, &OptimizerKind::id);
    return found == optimizerKinds().end() ? nullptr : &*found;
}

}  // namespace epochal
