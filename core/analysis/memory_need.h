#pragma once

#include <algorithm>
#include <cstdint>
#include <string>

#include "core/analysis/flops.h"

namespace epochal {

/// Bytes training needs: `fixed` a replica for weights, gradients and momentum, and for each image of a batch
/// `perImage` of an accelerator's memory or `perImageOnHost` of the machine's. `host` is once a process. An evaluation
/// takes a batch's place: `evaluation` a replica, and `measuring` more of the machine's memory once a process.
struct MemoryNeed {
    std::int64_t fixed = 0, perImage = 0, perImageOnHost = 0, host = 0, evaluation = 0, measuring = 0;
    /// On an accelerator of its own.
    [[nodiscard]] std::int64_t of(std::int64_t images) const { return fixed + std::max(perImage * images, evaluation); }
    /// Of all replicas on a CPU, which share its memory; `images` over all of them.
    [[nodiscard]] std::int64_t onHost(std::int64_t images, std::int64_t replicas) const {
        return fixed * replicas + std::max(perImageOnHost * images, evaluation * replicas + measuring) + host;
    }
};

/// fixed = 4 bytes x parameters x 3 (weights, gradients, momentum; 4 where replicas reduce gradients in a buffer);
/// perImage = 5/4 x activations in the precision's bytes (the gradients of a few at a time) + the image in fp32;
/// perImageOnHost = activations + the largest convolution's output (its gradient; the others' lie where activations
/// were) + the image: the engine's arena packs tensors closely (core/engine/memory/arena.h);
/// evaluation = 4 bytes x validation images x classes: the logits, which every replica has whole;
/// measuring = 64 bytes x validation images: labels and the scores of one class, sorted;
/// host = 30 MB of the libraries' threads and kernels + 22 bytes x parameters (weights and momentum, laid out and as a
/// file, while a checkpoint is written, and weights as convolutions want them).
/// The CPU's was measured in fp32: ResNet-8 to 50 on synthetic images of 1 x 28 x 28 and 3 x 32 x 32, batches of 16 to
/// 512, LibTorch 2.11 on two AVX2 cores, peak resident memory less what the process has before it trains: the need is
/// 2 % too low to 9 % too high. In bf16 it was not, nor an accelerator's: the workspaces of cuDNN and what its
/// allocator keeps unused are not in it. A need close to what there is may still not fit.
[[nodiscard]] MemoryNeed memoryNeed(const NetworkSize& network, const ImageShape& shape, bool halfPrecision,
                                    std::int64_t replicas, std::int64_t validationImages);

}  // namespace epochal
