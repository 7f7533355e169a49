#include "tests/core/engine/support/weights_file.h"
#include "core/engine/weights/state_dict.h"

#include "core/base/json.h"
#include "core/engine/models/model.h"
#include "tests/core/engine/support/small_run.h"

namespace epochal::test {

std::string writeWeights(const Path& folder, const RunSpec& spec) {
    const auto made = engine::makeModel(spec.model, {1, 8, 8, 4}, spec.seed + 1);
    const engine::Model& model = *made;
    Json header;
    std::string data;
    for (const auto& [name, tensor] : engine::stateDict(model)) {
        const torch::Tensor plain = tensor.detach().contiguous();
        const std::size_t begin = data.size();
        data.append(static_cast<const char*>(plain.data_ptr()), plain.nbytes());
        header[name] = {{"dtype", plain.is_floating_point() ? "F32" : "I64"},
                        {"shape", plain.sizes().vec()},
                        {"data_offsets", {begin, data.size()}}};
    }
    std::string text = header.dump();
    text.resize((text.size() + 7) / 8 * 8, ' ');
    const std::uint64_t size = text.size();
    std::string file(reinterpret_cast<const char*>(&size), sizeof size);
    const Path path = folder / "weights.safetensors";
    write(path, file + text + data);
    return path.string();
}

}  // namespace epochal::test
