#include "core/engine/train/export_weights.h"

#include <map>

#include "core/base/json.h"
#include "core/engine/train/network.h"
#include "core/engine/weights/safetensors.h"

namespace epochal::engine {

Result<ExportedWeights> exportWeights(const Path& checkpoint, const Path& file, const std::string& run) {
    const auto stored = loadCheckpoint(checkpoint);
    if (!stored) return stored.error();
    const StoredNetwork network = networkOf(*stored);
    std::map<std::string, std::string> metadata{
        {"format", "pt"}, {"network", stored->architecture}, {"step", std::to_string(stored->progress.step)}};
    if (!run.empty()) metadata["run"] = run;
    if (!stored->coding.empty()) metadata["coding"] = stored->coding;
    if (stored->images) metadata["images"] = jsonText(toJson(*stored->images));
    const auto bytes = writeSafetensors(file, network.tensors, metadata);
    if (!bytes) return bytes.error();
    return ExportedWeights{checkpoint.filename().string(), std::ssize(network.tensors), *bytes, network.averaged};
}

}  // namespace epochal::engine
