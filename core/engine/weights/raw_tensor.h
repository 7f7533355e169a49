#pragma once

#include <torch/types.h>

#include <cstdint>
#include <optional>
#include <string_view>

namespace epochal::engine {

/// The product of sizes that a file gives, none of them negative; nothing if it exceeds `most`.
[[nodiscard]] std::optional<std::int64_t> boundedCount(at::IntArrayRef sizes, std::int64_t most);

/// A new tensor of these sizes with a copy of the bytes: little-endian, row by row. Requires that their number fits.
[[nodiscard]] torch::Tensor tensorOf(at::ScalarType type, at::IntArrayRef sizes, std::string_view bytes);

}  // namespace epochal::engine
