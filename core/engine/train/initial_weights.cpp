#include "core/engine/train/initial_weights.h"

#include "core/engine/weights/weights.h"

namespace epochal::engine {
namespace {

/// A reader's error as one of the field.
Error ofTheField(const Error& error) {
    return {error.kind, whatAndWhere(error), "/model/weights", error.remedy};
}

}  // namespace

Result<std::vector<Message>> loadInitialWeights(const RunSpec& spec, Model& model) {
    const Path path = spec.model.weights;
    if (path.empty()) return std::vector<Message>();
    const auto file = readWeights(path);
    if (!file) return ofTheField(file.error());
    const auto loaded = load(model, model.head(), *file);
    if (!loaded) return ofTheField(loaded.error());
    const std::string name = path.filename().string();
    std::vector<Message> said;
    said.push_back(
        loaded->fresh == 0
            ? Message{EPOCHAL_TEXT("core", "All layers start from the weights in %1 (CRC-32 %2, tensors: %3)"),
                      {name, file->checksum, loaded->loaded}}
            : Message{
                  EPOCHAL_TEXT("core", "All layers but the last start from the weights in %1 (CRC-32 %2, tensors: %3)"),
                  {name, file->checksum, loaded->loaded}});
    if (loaded->summedChannels)
        said.push_back(
            {EPOCHAL_TEXT(
                 "core",
                 "The filters of the first layer were summed over red, green and blue, because the images are gray"),
             {}});
    return said;
}

Status checkWeights(const Plan& plan) {
    if (plan.spec.model.weights.empty()) return {};
    const auto model = makeModel(plan);
    const auto loaded = loadInitialWeights(plan.spec, *model);
    return loaded ? Status() : Status(loaded.error());
}

}  // namespace epochal::engine
