#pragma once

#include <optional>
#include <vector>

#include "core/engine/engine.h"

/// The engine's CUDA part, a separate library that is loaded if the driver reports a GPU.
namespace epochal::engine {

/// The GPUs of this process. On a machine without any, both members are empty, which is not an error.
struct Gpus {
    std::vector<Device> usable;
    std::optional<Error> trouble;  ///< why a GPU that is present cannot be used, in the refusing component's words
};

/// Detected once per process: queries the driver, loads the CUDA part (some tenths of a second), adds its kind of
/// device (core/engine/device/device_kind.h), queries the runtime. Any thread.
[[nodiscard]] const Gpus& gpus();
/// `found` without the GPUs that LibTorch has no kernels for, which are reported as trouble.
[[nodiscard]] Gpus withKernels(std::vector<Device> found);

/// "CUDA 13.0", or "" without usable GPUs.
[[nodiscard]] std::string cudaVersion();

}  // namespace epochal::engine
