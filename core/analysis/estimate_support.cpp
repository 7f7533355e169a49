#include "core/analysis/estimate_support.h"

#include <algorithm>
#include <cmath>

namespace epochal {
namespace {

double ratioOf(double a, double b) {
    return a > 0 && b > 0 ? std::max(a, b) / std::min(a, b) : 1;
}

double sideOf(const std::optional<ImageShape>& shape) {
    return shape ? static_cast<double>(std::min(shape->height, shape->width)) : 0;
}

double perDevice(double batch, std::int64_t devices) {
    return batch / static_cast<double>(std::max<std::int64_t>(devices, 1));
}

struct Apart {
    double arithmetic = 1, parameters = 1, side = 1, batch = 1;
};

Apart apart(const RateSample& row, const RateTarget& target) {
    Apart out;
    if (row.network && target.network) {
        out.arithmetic =
            ratioOf(static_cast<double>(row.network->multiplyAdds), static_cast<double>(target.network->multiplyAdds));
        out.parameters =
            ratioOf(static_cast<double>(row.network->parameters), static_cast<double>(target.network->parameters));
    }
    out.side = ratioOf(sideOf(row.shape), sideOf(target.shape));
    out.batch = ratioOf(perDevice(row.batch, row.devices),
                        perDevice(static_cast<double>(target.spec.optimizer.globalBatch), target.devices));
    return out;
}

/// Two significant digits are enough for a ratio.
double inTwoDigits(double value) {
    const double unit = std::pow(10, std::floor(std::log10(value)) - 1);
    return std::round(value / unit) * unit;
}

std::string nameOfRow(const RateSample& row) {
    return row.entry->name.empty() ? row.entry->id : row.entry->name;
}

}  // namespace

Message unsupported(const RateSample& row, const RateTarget& target, const SupportLimits& limits) {
    const Apart far = apart(row, target);
    if (far.arithmetic > limits.arithmetic) {
        const bool more = target.network->multiplyAdds > row.network->multiplyAdds;
        return {more ? EPOCHAL_TEXT("core",
                                    "No estimate: training on a sample takes %1 times as much compute as in the "
                                    "closest result, %2; scaling is limited to a factor of %3")
                     : EPOCHAL_TEXT("core",
                                    "No estimate: in the closest result, %2, training on a sample takes %1 times as "
                                    "much compute as here; scaling is limited to a factor of %3"),
                {inTwoDigits(far.arithmetic), nameOfRow(row), limits.arithmetic}};
    }
    if (far.parameters > limits.parameters)
        return {EPOCHAL_TEXT("core",
                             "No estimate: this network has %1 parameters and that of the closest result, %2, has %3; "
                             "scaling is limited to a factor of %4"),
                {target.network->parameters, nameOfRow(row), row.network->parameters, limits.parameters}};
    if (far.side > limits.side)
        //: %1 and %2 = pixels, %3 = the name of the closest result
        return {EPOCHAL_TEXT("core",
                             "No estimate: images are %1 pixels a side here, and %2 in the closest result, %3; scaling "
                             "is limited to a factor of %4"),
                {static_cast<std::int64_t>(sideOf(target.shape)), static_cast<std::int64_t>(sideOf(row.shape)),
                 nameOfRow(row), limits.side}};
    if (far.batch > limits.batch)
        //: %1 and %2 = batch sizes, %3 = the name of the closest result
        return {EPOCHAL_TEXT("core",
                             "No estimate: the batch size per device is %1 here, and %2 in the closest result, %3; "
                             "scaling is limited to a factor of %4"),
                {inTwoDigits(perDevice(static_cast<double>(target.spec.optimizer.globalBatch), target.devices)),
                 inTwoDigits(perDevice(row.batch, row.devices)), nameOfRow(row), limits.batch}};
    return {};
}

double strain(const RateSample& row, const RateTarget& target, const SupportLimits& limits) {
    const Apart far = apart(row, target);
    return std::max({std::log(far.arithmetic) / std::log(limits.arithmetic),
                     std::log(far.parameters) / std::log(limits.parameters), std::log(far.side) / std::log(limits.side),
                     std::log(far.batch) / std::log(limits.batch)});
}

}  // namespace epochal
