#pragma once

#include <torch/types.h>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/base/files.h"

/// The files that tests/fixtures/weights.py writes, and its formula.
namespace epochal::test {

[[nodiscard]] Path fixture(const char* name);

/// weights.py, `value`: computed here without LibTorch's arithmetic on the type, from whole numbers.
[[nodiscard]] torch::Tensor fixtureValue(std::vector<std::int64_t> sizes, at::ScalarType type, int seed);

/// weights.py, `each_type`.
[[nodiscard]] std::vector<std::pair<std::string, torch::Tensor>> eachFixtureType();
/// weights.py, `state_dict`.
[[nodiscard]] std::vector<std::pair<std::string, torch::Tensor>> fixtureStateDict();

/// Whether two tensors have the same type, sizes and bits, whatever their strides.
[[nodiscard]] bool sameBits(const torch::Tensor& a, const torch::Tensor& b);

}  // namespace epochal::test
