#pragma once

#include <string>
#include <string_view>

#include "core/engine/weights/weights.h"

/// What PyTorch's torch.save writes, as far as it holds weights: a zip archive with "<name>/data.pkl" and a file for
/// each storage, "<name>/data/<key>"; before PyTorch 1.6, pickles one after another (a magic number, a version, a dict
/// about the machine, the object, the list of storage keys), then each storage: i64 elements, then the elements.
namespace epochal::engine {

/// Whether the bytes begin as such a file does, of either kind.
[[nodiscard]] bool isPth(std::string_view bytes);

/// The tensors of a state dict, or of one within a dict under "state_dict", "model_state_dict" or "model". Tensors that
/// share a storage share it here. ErrorKind::Data for everything else.
[[nodiscard]] Result<NamedTensors> parsePth(std::string_view bytes, const std::string& where);

}  // namespace epochal::engine
