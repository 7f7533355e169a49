#pragma once

#include <cstdint>
#include <string>

namespace epochal {

/// A data set of which every copy is the same, as published.
struct KnownSet {
    const char* source;  ///< data.source
    std::int64_t channels, side, classes;
    std::int64_t training, validation;  ///< images
};

/// Fashion-MNIST (Xiao et al., arXiv 1708.07747), CIFAR-10 and CIFAR-100 (Krizhevsky 2009); nullptr for all others.
[[nodiscard]] const KnownSet* findKnownSet(const std::string& source);

}  // namespace epochal
