#include "core/engine/train/export_weights.h"

#include <map>

#include "core/engine/train/checkpoint.h"
#include "core/engine/weights/safetensors.h"

namespace epochal::engine {

Result<ExportedWeights> exportWeights(const Path& checkpoint, const Path& file, const std::string& run) {
    constexpr std::string_view kModel = "model.", kAverage = "average.";
    const auto stored = loadCheckpoint(checkpoint);
    if (!stored) return stored.error();
    ExportedWeights exported{checkpoint.filename().string()};
    const std::map<std::string, torch::Tensor> all(stored->tensors.begin(), stored->tensors.end());
    std::vector<std::pair<std::string, torch::Tensor>> tensors;
    for (const auto& [name, tensor] : stored->tensors) {
        if (!name.starts_with(kModel)) continue;
        const std::string key = name.substr(kModel.size());
        const auto average = all.find(std::string(kAverage) + key);
        exported.averaged = exported.averaged || average != all.end();
        tensors.emplace_back(key, average != all.end() ? average->second : tensor);
    }
    std::map<std::string, std::string> metadata{
        {"format", "pt"}, {"network", stored->architecture}, {"step", std::to_string(stored->progress.step)}};
    if (!run.empty()) metadata["run"] = run;
    if (!stored->coding.empty()) metadata["coding"] = stored->coding;
    const auto bytes = writeSafetensors(file, tensors, metadata);
    if (!bytes) return bytes.error();
    exported.tensors = std::ssize(tensors);
    exported.bytes = *bytes;
    return exported;
}

}  // namespace epochal::engine
