#pragma once

#include <cstdint>
#include <string>

#include "core/analysis/flops.h"

namespace epochal {

/// Bytes training needs: `fixed` a replica for weights, gradients and momentum, and for each image of a batch what an
/// accelerator holds (`perImage`) or the machine's memory: taken from the C library's heap (`heaped`), or from the
/// system, where the largest tensor, `largest` bytes an image, is big enough (`mapped`). `host` is once a process.
struct MemoryNeed {
    std::int64_t fixed = 0, perImage = 0, heaped = 0, mapped = 0, largest = 0, host = 0;
    /// On an accelerator of its own.
    [[nodiscard]] std::int64_t of(std::int64_t images) const { return fixed + perImage * images; }
    /// Of all replicas on a CPU, which share its memory; `images` over all of them.
    [[nodiscard]] std::int64_t onHost(std::int64_t images, std::int64_t replicas) const;
    /// The part of it that each image adds.
    [[nodiscard]] std::int64_t perImageOnHost(std::int64_t images, std::int64_t replicas) const;
};

/// fixed = 4 bytes x parameters x 3 (weights, gradients, momentum; 4 where replicas reduce gradients in a buffer);
/// perImage = 5/4 x activations in the precision's bytes (the gradients of a few at a time) + the image in fp32;
/// heaped = that + 6 x the largest convolution's output: what the heap keeps of tensors that were given back;
/// mapped = activations + the image: tensors of 32 MiB and more go back to the system (glibc's largest mmap threshold);
/// while only the first stage's are that large (up to 64 MiB), halfway;
/// host = 30 MB of the libraries' threads and kernels + 16 bytes x parameters (weights and momentum, laid out and as a
/// file, while a checkpoint is written).
/// The CPU's was measured: ResNet-8, 20 and 18 on Fashion-MNIST and on synthetic images of 3 x 32 x 32, fp32 and bf16,
/// batches of 32 to 512, LibTorch 2.11 on two cores with AVX-512, peak resident memory less what the process has before
/// it trains: the need is 13 % too low to 17 % too high. An accelerator's was not: the workspaces of cuDNN and what its
/// allocator keeps unused are not in it. A need close to what there is may still not fit.
[[nodiscard]] MemoryNeed memoryNeed(const NetworkSize& network, const ImageShape& shape, bool halfPrecision,
                                    std::int64_t replicas);

}  // namespace epochal
