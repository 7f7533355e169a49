#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/engine/data/data_set.h"
#include "core/engine/engine.h"

namespace epochal::engine {

/// An image as a picture to look at: every n-th pixel, at most 96 on a side.
[[nodiscard]] SamplePicture pictureOf(const std::vector<std::uint8_t>& bytes, Extent extent, std::int64_t channels,
                                      std::int64_t label);

/// As documented for Engine::trainingPictures.
[[nodiscard]] Result<std::vector<std::optional<SamplePicture>>> trainingPictures(const RunSpec& spec,
                                                                                 const std::vector<Path>& files);

/// As documented for Engine::decodingSpeed.
[[nodiscard]] Result<DecodingMeasurement> decodingSpeed(const RunSpec& spec, std::int64_t most);

}  // namespace epochal::engine
