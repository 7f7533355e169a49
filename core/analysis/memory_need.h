#pragma once

#include <cstdint>
#include <string>

#include "core/analysis/flops.h"

namespace epochal {

/// Bytes training needs on a device: `fixed` for weights, gradients and momentum, `perImage` of a batch on top. And
/// `host`, once a process, in the machine's memory.
struct MemoryNeed {
    std::int64_t fixed = 0, perImage = 0, host = 0;
    /// On an accelerator of its own.
    [[nodiscard]] std::int64_t of(std::int64_t images) const { return fixed + perImage * images; }
    /// Of all replicas on a CPU, which share its memory.
    [[nodiscard]] std::int64_t onHost(std::int64_t images, std::int64_t replicas) const {
        return fixed * replicas + perImage * images + host;
    }
};

/// fixed = 4 bytes x parameters x 3 (weights, gradients, momentum; 4 where replicas reduce gradients in a buffer);
/// perImage = (5/4 x activations + 6 x the largest convolution's output) in the precision's bytes + the image in fp32:
/// what backward keeps and the copies that the layer in work has of its input, output and gradients;
/// host = 30 MB of the libraries' threads and kernels + 16 bytes x parameters (weights and momentum, laid out and as a
/// file, while a checkpoint is written).
/// The 6 and the 30 were measured: ResNet-8, 20 and 18 on Fashion-MNIST and on synthetic images of 3 x 32 x 32, fp32
/// and once bf16, batches of 32 to 512, LibTorch 2.11 on two AVX2 cores, peak resident memory less what the process has
/// before it trains. With them the need is 13 % too low to 20 % too high. Of accelerators the workspaces of cuDNN and
/// what its allocator keeps unused are not in it. A need close to what there is may still not fit.
[[nodiscard]] MemoryNeed memoryNeed(const NetworkSize& network, const ImageShape& shape, bool halfPrecision,
                                    std::int64_t replicas);

}  // namespace epochal
