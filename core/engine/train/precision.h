#pragma once

#include <torch/types.h>

#include <string>

namespace epochal::engine {

/// During its lifetime, this thread's operations run in bfloat16 or, in fp16, in half precision where PyTorch's
/// autocast lists allow it. Does nothing for "fp32" and "tf32".
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
