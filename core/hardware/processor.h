#pragma once

#include <cstdint>
#include <string>

namespace epochal {

/// What the processor offers and this process may use of it.
struct Processor {
    std::string name;          ///< as the processor calls itself
    std::int64_t threads = 1;  ///< logical, by affinity and the control group's CPU quota (rounded up)
    std::int64_t cores = 1;    ///< physical ones behind them
    bool avx512bf16 = false;   ///< the processor has it and the kernel keeps its registers
    bool amxBf16 = false;
};
[[nodiscard]] Processor thisProcessor();

}  // namespace epochal
