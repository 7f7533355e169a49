#pragma once

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <span>
#include <string>

#include "core/analysis/flops.h"
#include "core/spec/run_spec.h"

namespace epochal {

/// What memory holds of a sample besides a network's layers.
struct SampleShape {
    SampleShape(const ImageShape& shape)
        : values(shape.channels * shape.height * shape.width), outputs(shape.classes), loaded(values + 8) {}
    /// An entry of an embedding has eight bytes.
    SampleShape(const TableShape& shape)
        : values(shape.numbers + 2 * std::ssize(shape.categories)), outputs(shape.outputs) {}
    std::int64_t values;  ///< of four bytes, that the network gets
    std::int64_t outputs;
    std::int64_t loaded = 0;  ///< bytes in a loader's batch, image and label; the rows of a table have no loader
};

/// Bytes that training needs: per device `fixed` for weights, gradients and what the optimizer keeps; per image of a
/// batch `perImage` of an accelerator's memory or `perImageOnHost` of the machine's; once per process `host`. An
/// evaluation needs, in place of a batch, `evaluation` per device and once per process `measuring` more of the
/// machine's memory. Of a pipeline, an accelerator's figures are those of the stage with the largest of each, and the
/// machine's `fixedOnHost` is the mean over the stages.
struct MemoryNeed {
    std::int64_t fixed = 0, perImage = 0, perImageOnHost = 0, host = 0, evaluation = 0, measuring = 0;
    std::int64_t fixedOnHost = 0;  ///< `fixed`, of a rank on a CPU
    std::int64_t loader = 0;       ///< per image of a batch, of the machine's memory; perImageOnHost includes it
    /// One device, an accelerator; `images` of its replica's batch.
    [[nodiscard]] std::int64_t of(std::int64_t images) const { return fixed + std::max(perImage * images, evaluation); }
    /// All ranks on a CPU, which share its memory; `images` over all of them.
    [[nodiscard]] std::int64_t onHost(std::int64_t images, std::int64_t ranks) const {
        return fixedOnHost * ranks + std::max(perImageOnHost * images, evaluation * ranks + measuring) + host;
    }
};

/// fixed = 4 bytes x parameters x copies: weights, gradients and the optimizer's states (SGD's momentum), one more
/// where replicas reduce gradients in a buffer and one for averaged weights; of a sharded optimizer's states a replica
/// has its share, and a checkpoint brings all of them together in the machine's memory; perImage = 13/8 x activations
/// in the precision's bytes (the gradients of a few at a time, the workspaces of cuDNN, and what its allocator holds
/// unused) + the image in fp32; perImageOnHost = activations + the largest convolution's output (its gradient; the
/// others reuse the memory of activations) + the image + the loader's: the engine's arena packs tensors closely
/// (core/engine/memory/arena.h); loader = the image's bytes and its label in each of kLoaderSlots + 1 batches
/// (core/analysis/loader_work.h), without what a thread decodes, which the files decide; evaluation = 4 bytes x
/// validation samples x outputs: the logits, which every replica holds in full; measuring = 64 bytes x validation
/// images: labels, normalizers, the scores of the true classes, and what is kept of the predictions; host = 30 MB for
/// the libraries' threads and kernels + 22 bytes x parameters (weights and momentum, in memory layout and as a file,
/// while a checkpoint is written, and weights in the layout of the convolutions). The figures for the CPU were measured
/// in fp32: ResNet-8 to 50 on synthetic images of 1 x 28 x 28 and 3 x 32 x 32, batches of 16 to 512, LibTorch 2.11 on
/// two AVX2 cores, peak resident memory less what the process has before it trains: the need is 1% too low to 9% too
/// high. Those in bf16 on a CPU were not measured. For an accelerator: ResNet-18 at 224 pixels in fp32 (batch 128) and
/// bf16 (256) and ResNet-50 in bf16 (64) on an H100, memory in use less 0.6 GB of the driver's context: 23% too low to
/// 6% too high. A need close to the available memory may still not fit.
[[nodiscard]] MemoryNeed memoryNeed(const NetworkSize& network, const SampleShape& shape, bool halfPrecision,
                                    std::int64_t replicas, std::int64_t validationImages,
                                    const RunSpec::Optimizer& optimizer, const RunSpec::Parallel& parallel = {});

/// The same for a network in pieces, as optimizer.accumulation, parallel.stages and parallel.recompute divide it over
/// `replicas` times as many devices: a stage keeps the activations of all parts that are in flight
/// (core/analysis/pipeline.h); with recompute only what its pieces get, and all of the largest piece for one part. The
/// stages are cut by their multiply-adds, the engine cuts by time and memory. That of recompute was not measured.
[[nodiscard]] MemoryNeed memoryNeed(std::span<const NetworkPiece> pieces, const SampleShape& shape, bool halfPrecision,
                                    std::int64_t replicas, std::int64_t validationImages,
                                    const RunSpec::Optimizer& optimizer, const RunSpec::Parallel& parallel);
/// Of one stage of it, the pieces `stage` of a network: what its device needs.
[[nodiscard]] MemoryNeed stageNeed(std::span<const NetworkPiece> stage, std::int64_t number, const SampleShape& shape,
                                   bool halfPrecision, std::int64_t replicas, std::int64_t validationImages,
                                   const RunSpec::Optimizer& optimizer, const RunSpec::Parallel& parallel);

/// The same for forward passes alone: fixed = twice the weights, which are folded and laid out again; per image three
/// of the largest outputs (what a layer reads and writes, and a shortcut) and the image as bytes and as numbers; no
/// evaluation. An estimate that was not measured: it is only to keep a CPU from batches that are far too large.
[[nodiscard]] MemoryNeed inferenceNeed(const NetworkSize& network, const SampleShape& shape, bool halfPrecision);

}  // namespace epochal
