#pragma once

#include <cstdint>
#include <vector>

#include "core/engine/data/data_set.h"

namespace epochal::engine {

/// What there is to say about a set of images in classes, once, when the run starts: its counts, of which
/// `trainingThere` and `validationThere` exist, and classes that are not validated. `set.classes` and `classNames` are
/// there.
void noteImages(DataSet& set, const std::vector<std::int64_t>& training, const std::vector<std::int64_t>& validation,
                std::int64_t trainingThere, std::int64_t validationThere);

}  // namespace epochal::engine
