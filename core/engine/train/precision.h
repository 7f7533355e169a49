#pragma once

#include <torch/torch.h>

#include <string>

namespace epochal::engine {

/// How this process multiplies on GPUs from here on: "tf32" lets the tensor cores round factors to 10 bits, everything
/// else multiplies fp32 as fp32, which LibTorch does not do by default. Convolutions take cuDNN's deterministic
/// algorithms, so that a spec and seed give the same bits. Without effect on a CPU.
void setGpuArithmetic(const std::string& precision);

/// While it lives, this thread's operations run in bfloat16 where PyTorch's autocast lists allow it. Nothing for
/// "fp32" and "tf32".
class Autocast {
public:
    Autocast(const std::string& precision, c10::DeviceType device);
    ~Autocast();
    Autocast(const Autocast&) = delete;
    Autocast& operator=(const Autocast&) = delete;

private:
    const bool on_, cached_;
    const c10::DeviceType device_;
};

}  // namespace epochal::engine
