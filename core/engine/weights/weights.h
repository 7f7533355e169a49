#pragma once

#include <torch/nn/module.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/files.h"
#include "core/base/result.h"

/// A network's weights in and out of files that other programs write and read: safetensors, and PyTorch's .pth.
namespace epochal::engine {

/// A file's tensors under the names that the file gives them, in its order.
struct NamedTensors {
    std::vector<std::pair<std::string, torch::Tensor>> tensors;
    std::string network;   ///< id or name of the network that the file says or seems to be for; empty = unknown
    std::string checksum;  ///< CRC-32 of the file, eight hexadecimal digits
};

/// Reads a .safetensors or .pth file; its content tells which it is. Needs about twice the file's size; nothing in
/// it is executed, and the tensors are on the CPU, in the file's types. ErrorKind::Data if it is neither, damaged, or
/// holds more than weights. Blocks.
[[nodiscard]] Result<NamedTensors> readWeights(const Path& path);

/// What `load` did.
struct LoadedWeights {
    std::int64_t loaded = 0;      ///< tensors of the network that were taken from the file
    std::int64_t fresh = 0;       ///< tensors of the last layer that keep their values
    bool summedChannels = false;  ///< the first layer's filters were summed over their input channels
};

/// Copies a file's tensors into a network's parameters and buffers of the same names; those of EfficientNet-PyTorch and
/// of wrappers ("module.") are translated first. All of them must be there, with the same shapes, and no others, except
/// that
///   - the last layer, whose tensors are those under the module `head`, keeps its values if any of its shapes differs:
///     the number of classes does;
///   - a first convolution for three input channels is summed over them if the network has one, as timm does: a gray
///     image gives what it would give as a color image of three equal channels;
///   - counters (one integer, such as num_batches_tracked) may be missing or left over.
/// ErrorKind::Data otherwise, with the first tensor that differs and both its shapes, and nothing changed.
[[nodiscard]] Result<LoadedWeights> load(torch::nn::Module& model, const std::string& head, const NamedTensors& file);

/// "64 x 3 x 7 x 7"; "1 value" has no sides.
[[nodiscard]] std::string shapeText(at::IntArrayRef sizes);

/// A name from a file, as messages show it: short, and without control characters.
[[nodiscard]] std::string shownName(std::string_view name);

/// The error for a file of weights that cannot be used.
[[nodiscard]] Error unusableWeights(Message reason, const std::string& where);

}  // namespace epochal::engine
