#pragma once

#include <cstdint>

#include "core/spec/run_spec.h"

namespace epochal {

/// Whether the training images of the first epochs are smaller (progressive resizing): of photographs whose
/// data.first_image_size is below data.image_size, in a run with more than one epoch. Validation images never are.
[[nodiscard]] bool imagesGrow(const RunSpec& spec);

/// The side of the training images in an epoch (0-based), pixels; data.image_size if they do not grow. They do in the
/// first data.growing_share of the epochs, rounded to whole ones, of which there is at least one, and one after them:
/// along a straight line from the first size, rounded down to a multiple of 32 (the stride of the last layer of most
/// networks) but never below the first size. So it depends on nothing but spec and epoch.
[[nodiscard]] std::int64_t imageSideAt(const RunSpec& spec, std::int64_t epoch);

}  // namespace epochal
