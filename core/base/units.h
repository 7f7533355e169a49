#pragma once

namespace epochal {

/// Vendors count an accelerator's memory in the former; operating systems count memory in the latter.
inline constexpr double kGigabyte = 1e9, kGibibyte = 1024.0 * 1024 * 1024;

}  // namespace epochal
