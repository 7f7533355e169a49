#include "core/spec/image_growth.h"

#include <algorithm>
#include <cmath>

#include "core/spec/session.h"

namespace epochal {
namespace {

constexpr std::int64_t kStep = 32;  ///< pixels

}  // namespace

bool imagesGrow(const RunSpec& spec) {
    const RunSpec::Data& data = spec.data;
    return (data.source == "image-folder" || data.source == "packed") && trainsToQuality(spec.session) &&
           data.firstImageSize > 0 && data.firstImageSize < data.imageSize && spec.stop.epochs > 1;
}

std::int64_t imageSideAt(const RunSpec& spec, std::int64_t epoch) {
    const std::int64_t full = spec.data.imageSize, first = spec.data.firstImageSize;
    if (!imagesGrow(spec)) return full;
    const std::int64_t growing = std::clamp<std::int64_t>(
        std::llround(spec.data.growingShare * static_cast<double>(spec.stop.epochs)), 1, spec.stop.epochs - 1);
    if (epoch >= growing) return full;
    const std::int64_t side = first + (full - first) * std::max<std::int64_t>(epoch, 0) / growing;
    return std::max(side / kStep * kStep, first);
}

}  // namespace epochal
