#pragma once

#include <cstdint>
#include <vector>

namespace epochal {

/// Numbers of the logical cores that the calling thread may use, ascending.
[[nodiscard]] std::vector<std::int64_t> allowedCores();

/// Lets the calling thread, and the threads that it starts from now on, use these logical cores only. False, with
/// nothing changed, if there are none of these numbers.
bool useCores(const std::vector<std::int64_t>& numbers);

}  // namespace epochal
