#pragma once

#include <cstdint>
#include <vector>

#include "core/engine/engine.h"

namespace epochal::engine {

/// As documented for Engine::predict.
[[nodiscard]] Result<ImageAnswers> predict(const RunSpec& spec, const Path& checkpoint, const std::vector<Path>& files);

/// As documented for Engine::validationPictures.
[[nodiscard]] Result<std::vector<SamplePicture>> validationPictures(const RunSpec& spec,
                                                                    const std::vector<std::int64_t>& samples);

}  // namespace epochal::engine
