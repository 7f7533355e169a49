#pragma once

#include <torch/types.h>

namespace epochal::engine {

/// What a network gets: images, or the rows of a table, whose categories are entries of embeddings.
struct Inputs {
    torch::Tensor values;      ///< images, or rows x numbers
    torch::Tensor categories;  ///< rows x columns of categories, int64; undefined without any
};

}  // namespace epochal::engine
