#include "core/engine/data/mixup.h"

#include <cmath>
#include <numbers>

#include "core/engine/data/geometry.h"

namespace epochal::engine {
namespace {

double normalVariate(CounterRandom& random) {
    const double radius = std::sqrt(-2 * std::log(1 - uniform(random)));
    return radius * std::cos(2 * std::numbers::pi * uniform(random));
}

/// The logarithm of a gamma variate of this shape: of small shapes, nearly all variates are too small for a double.
double logGammaVariate(double shape, CounterRandom& random) {
    if (shape < 1) return logGammaVariate(shape + 1, random) + std::log(1 - uniform(random)) / shape;
    const double d = shape - 1.0 / 3, c = 1 / std::sqrt(9 * d);
    for (;;) {
        const double x = normalVariate(random), v = std::pow(1 + c * x, 3);
        if (v > 0 && std::log(1 - uniform(random)) < x * x / 2 + d - d * v + d * std::log(v)) return std::log(d * v);
    }
}

}  // namespace

double betaShare(double alpha, CounterRandom& random) {
    const double one = logGammaVariate(alpha, random), other = logGammaVariate(alpha, random);
    return 1 / (1 + std::exp(other - one));
}

Mixture mixed(const torch::Tensor& images, const torch::Tensor& labels, double alpha, CounterRandom& random) {
    const double share = betaShare(alpha, random);
    return {images * share + images.roll(1, 0) * (1 - share), labels, labels.roll(1, 0), share};
}

}  // namespace epochal::engine
