#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/base/files.h"
#include "core/base/json_type.h"
#include "core/base/result.h"
#include "core/engine/engine.h"

namespace epochal {

/// How many files, and how many pictures, are asked of one worker: its answer stays below what is read of it.
inline constexpr std::size_t kMostFilesAsked = 200, kMostPicturesAsked = 16;

/// What `epochal-worker predict --json` and `pictures` print, and what they mean.
[[nodiscard]] Json toJson(const engine::ImageAnswers& answers);
[[nodiscard]] Json toJson(const std::vector<engine::SamplePicture>& pictures);

/// Has a worker classify image files with a run's best checkpoint (Engine::predict), so that the window loads no
/// LibTorch. At most kMostFilesAsked. `stop` ends it. Blocks.
[[nodiscard]] Result<engine::ImageAnswers> predictByWorker(const Path& worker, const Path& run,
                                                           const std::vector<Path>& files, std::stop_token stop = {});

/// Has a worker read samples of a run's validation set (Engine::validationPictures); at most kMostPicturesAsked.
/// `stop` ends it. Blocks.
[[nodiscard]] Result<std::vector<engine::SamplePicture>> picturesByWorker(const Path& worker, const Path& run,
                                                                          const std::vector<std::int64_t>& samples,
                                                                          std::stop_token stop = {});

/// What `epochal-worker preview` prints: pictures in the order of the files, null for one that is not trained on, or
/// how fast they are decoded.
[[nodiscard]] Json toJson(const std::vector<std::optional<engine::SamplePicture>>& pictures);
[[nodiscard]] Json toJson(const engine::DecodingMeasurement& speed);

/// Has a worker show training images as they are trained on (Engine::trainingPictures); at most kMostPicturesAsked.
/// `stop` ends it. Blocks.
[[nodiscard]] Result<std::vector<std::optional<engine::SamplePicture>>> trainingPicturesByWorker(
    const Path& worker, const RunSpec& spec, const std::vector<Path>& files, std::stop_token stop = {});
/// Has a worker measure Engine::decodingSpeed. `stop` ends it. Blocks.
[[nodiscard]] Result<engine::DecodingMeasurement> decodingSpeedByWorker(const Path& worker, const RunSpec& spec,
                                                                        std::int64_t most, std::stop_token stop = {});

}  // namespace epochal
