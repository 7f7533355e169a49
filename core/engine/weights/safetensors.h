#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "core/engine/weights/weights.h"

/// The safetensors format (huggingface/safetensors, README, "Format"), little-endian:
///   u64      length of the header
///   header   UTF-8 JSON: {name: {"dtype", "shape", "data_offsets": [begin, end]}, "__metadata__": {name: text}}, from
///            `{`, filled up with spaces
///   data     each tensor's elements in row-major order; together they fill it without gaps
namespace epochal::engine {

/// Whether the bytes begin as such a file does, with a header of at most 16 MiB.
[[nodiscard]] bool isSafetensors(std::string_view bytes);

/// The tensors, in the order of their data, and the network that the metadata name. Types: F64, F32, F16, BF16, I64,
/// I32, I16, I8, U8, BOOL. ErrorKind::Data if a number does not agree with the file's size or with another.
[[nodiscard]] Result<NamedTensors> parseSafetensors(std::string_view bytes, const std::string& where);

/// Writes such a file in one step (writeAtomically); returns its size in bytes. The tensors are written in logical
/// row-major order whatever their strides, those of larger elements first, so that each is aligned. Blocks.
[[nodiscard]] Result<std::int64_t> writeSafetensors(const Path& path,
                                                    std::span<const std::pair<std::string, torch::Tensor>> tensors,
                                                    const std::map<std::string, std::string>& metadata);

}  // namespace epochal::engine
