#pragma once

#include <torch/torch.h>

#include <string>

#include "core/base/result.h"
#include "core/hardware/machine.h"

namespace epochal::engine {

/// "fp32" or "bf16": `auto` is bf16 on a GPU and on a CPU with AVX512_BF16 or AMX, where it is the fast way; bf16 asked
/// of another CPU is ErrorKind::Unsupported.
[[nodiscard]] Result<std::string> resolvePrecision(const std::string& wanted, bool cuda, const Machine& machine);

/// While it lives, this thread's operations run in bfloat16 where PyTorch's autocast lists allow it. Nothing for
/// "fp32".
class Autocast {
public:
    Autocast(const std::string& precision, c10::DeviceType device);
    ~Autocast();
    Autocast(const Autocast&) = delete;
    Autocast& operator=(const Autocast&) = delete;

private:
    const bool on_;
    const c10::DeviceType device_;
};

}  // namespace epochal::engine
