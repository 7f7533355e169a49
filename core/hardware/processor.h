#pragma once

#include <cstdint>
#include <string>

namespace epochal {

/// The processor's features and what this process may use of them.
struct Processor {
    std::string name;          ///< as the processor reports it
    std::int64_t threads = 1;  ///< logical CPUs, by affinity and the control group's CPU quota (rounded up)
    std::int64_t cores = 1;    ///< the physical cores behind them
    bool avx512bf16 = false;   ///< the processor supports it and the kernel saves its registers
    bool amxBf16 = false;
};
[[nodiscard]] Processor thisProcessor();

}  // namespace epochal
