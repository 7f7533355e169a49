#pragma once

#include <torch/torch.h>

#include <string>

namespace epochal::engine {

/// Sets how this process multiplies on GPUs from now on: "tf32" lets the tensor cores round factors to 10 bits,
/// everything else multiplies fp32 as fp32, which is not LibTorch's default. Convolutions use cuDNN's deterministic
/// algorithms, so that a spec and seed yield the same bits. No effect on a CPU.
void setGpuArithmetic(const std::string& precision);

/// During its lifetime, this thread's operations run in bfloat16 where PyTorch's autocast lists allow it. Does nothing
/// for "fp32" and "tf32".
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
