#include "core/engine/train/script_trial.h"

#include <ATen/record_function.h>

#include <torch/utils.h>
#include <algorithm>
#include <unordered_set>
#include <vector>

#include "core/engine/data/images.h"
#include "core/engine/data/normalize.h"
#include "core/engine/weights/state_dict.h"
#include "core/engine/weights/weights.h"
#include "core/spec/fields.h"
#include "core/spec/session.h"

namespace epochal::engine {
namespace {

/// Enough for normalization by the batch. An evaluation is tried with another number, so that a network that was traced
/// for one size of batch is found out.
constexpr std::int64_t kTrained = 2, kEvaluated = 3;

/// What this thread's operators return while it lives, without views of the tensors of `model`.
class Outputs {
public:
    explicit Outputs(const Model& model) {
        TORCH_CHECK(current == nullptr);
        for (const auto& [name, tensor] : stateDict(model)) own_.insert(tensor.storage().unsafeGetStorageImpl());
        current = this;
        handle_ = at::addThreadLocalCallback(at::RecordFunctionCallback(&begin, &end).needsOutputs(true));
    }
    ~Outputs() {
        at::removeCallback(handle_);
        current = nullptr;
    }
    Outputs(const Outputs&) = delete;
    Outputs& operator=(const Outputs&) = delete;

    /// Bytes of those that something still holds.
    [[nodiscard]] std::int64_t held() const {
        std::unordered_set<const void*> storages;
        std::int64_t bytes = 0;
        for (const auto& weak : storages_)
            if (const auto storage = weak.lock(); storage && storages.insert(storage.get()).second)
                bytes += static_cast<std::int64_t>(storage->nbytes());
        return bytes;
    }
    /// Elements.
    [[nodiscard]] std::int64_t largest() const { return largest_; }

private:
    static std::unique_ptr<at::ObserverContext> begin(const at::RecordFunction& /*function*/) { return nullptr; }
    static void end(const at::RecordFunction& function, at::ObserverContext* /*context*/) {
        for (const c10::IValue& output : function.outputs()) {
            if (output.isTensor()) current->add(output.toTensor());
            if (output.isTensorList())
                for (const torch::Tensor& tensor : output.toTensorVector()) current->add(tensor);
        }
    }
    void add(const torch::Tensor& tensor) {
        if (!tensor.defined() || !tensor.has_storage() || own_.contains(tensor.storage().unsafeGetStorageImpl()))
            return;
        storages_.emplace_back(tensor.storage().getWeakStorageImpl());
        largest_ = std::max(largest_, tensor.numel());
    }

    static thread_local Outputs* current;
    at::CallbackHandle handle_;
    std::unordered_set<const c10::StorageImpl*> own_;
    std::vector<c10::weak_intrusive_ptr<c10::StorageImpl>> storages_;
    std::int64_t largest_ = 0;
};
thread_local Outputs* Outputs::current = nullptr;

/// As a run's images are made, down to their strides.
torch::Tensor triedImages(const ImageShape& shape, std::int64_t count, bool channelsLast) {
    const std::int64_t values = count * shape.height * shape.width * shape.channels;
    const torch::Tensor bytes =
        (torch::arange(values) % 251).to(torch::kByte).view({count, shape.height, shape.width, shape.channels});
    return normalize(bytes, torch::full({shape.channels}, 0.5f), torch::full({shape.channels}, 0.25f), channelsLast);
}

/// As a run's rows are made, with the last entries of each column of categories among them.
Inputs triedRows(const TableShape& shape, std::int64_t count) {
    Inputs rows{(torch::arange(count * shape.numbers) % 7).to(torch::kFloat).view({count, shape.numbers}) / 3 - 1, {}};
    if (shape.categories.empty()) return rows;
    std::vector<std::int64_t> entries;
    for (std::int64_t row = 0; row < count; ++row)
        for (const std::int64_t all : shape.categories) entries.push_back(std::max<std::int64_t>(all - 1 - row, 0));
    rows.categories = torch::tensor(entries, torch::kLong).view({count, std::ssize(shape.categories)});
    return rows;
}

Inputs triedSamples(const ScriptShape& shape, std::int64_t count, bool channelsLast) {
    if (const auto* table = std::get_if<TableShape>(&shape)) return triedRows(*table, count);
    return {triedImages(std::get<ImageShape>(shape), count, channelsLast), {}};
}

/// Whether an answer has one number for each class, or the one that is predicted.
Status checkAnswer(const torch::Tensor& answer, std::int64_t samples, const ScriptShape& shape) {
    const bool images = std::holds_alternative<ImageShape>(shape);
    const std::int64_t outputs = outputsOf(shape);
    if (answer.defined() && answer.is_floating_point() && answer.sizes() == torch::IntArrayRef({samples, outputs}))
        return {};
    if (answer.defined() && answer.is_floating_point() && answer.dim() == 2 && answer.size(0) == samples) {
        if (!images && outputs == 1)
            return scriptError(
                {EPOCHAL_TEXT("core", "The network has %1 outputs, but a number is predicted"), {answer.size(1)}},
                {EPOCHAL_TEXT("core", "Export it with one output"), {}});
        return scriptError({EPOCHAL_TEXT_N("core", "The network has %1 output(s), but the data have %2 classes"),
                            {Count(answer.size(1)), outputs}},
                           {EPOCHAL_TEXT("core", "Export it with %1 outputs"), {outputs}});
    }
    return scriptError(
        {images ? EPOCHAL_TEXT("core", "For %1 images the network returns a tensor of shape %2 instead of %3")
                : EPOCHAL_TEXT("core", "For %1 rows the network returns a tensor of shape %2 instead of %3"),
         {samples, answer.defined() ? shapeText(answer.sizes()) : std::string("-"), shapeText({samples, outputs})}},
        exportAnswers(images));
}

/// Whether the network sees all that a table has.
Status checkColumns(const Script& script, const ScriptShape& shape) {
    const auto* table = std::get_if<TableShape>(&shape);
    if (table == nullptr || table->categories.empty() || script.takesCategories) return {};
    return scriptError(
        {EPOCHAL_TEXT_N("core", "The table has %1 column(s) of categories, but the network takes only numbers"),
         {Count(std::ssize(table->categories))}},
        {EPOCHAL_TEXT("core", "Export a module with forward(numbers, categories), or do not use these columns"), {}});
}

Status checkBackward(const torch::Tensor& answer, const ScriptShape& shape) {
    if (!answer.requires_grad())
        return scriptError(
            {EPOCHAL_TEXT("core", "The network's outputs do not depend on its trainable parameters"), {}},
            {EPOCHAL_TEXT("core", "Remove no_grad and detach from its forward"), {}});
    try {
        answer.sum().backward();
    } catch (const std::bad_alloc&) {
        throw;
    } catch (const std::exception& error) {
        return scriptError({EPOCHAL_TEXT("core", "Your network fails: %1"), {reasonIn(error.what())}},
                           tryInPython(shape));
    }
    return {};
}

/// Both passes. Throws what forward throws.
Result<NetworkSize> passes(const RunSpec& spec, const Script& script, const ScriptShape& shape, bool channelsLast) {
    const auto model = makeScriptNet(script, shape);
    for (torch::Tensor& parameter : model->parameters())
        if (channelsLast && parameter.dim() == 4)
            parameter.set_data(parameter.contiguous(at::MemoryFormat::ChannelsLast));
    NetworkSize size;
    size.parameters = script.parameters;
    if (!answersRequests(spec.session)) {
        model->train();
        torch::Tensor answer;
        {
            const Outputs outputs(*model);
            answer = model->answer(triedSamples(shape, kTrained, channelsLast));
            constexpr std::int64_t kBytes = kTrained * static_cast<std::int64_t>(sizeof(float));
            size.activationElements = (outputs.held() + kBytes - 1) / kBytes;
            size.largestOutput = outputs.largest() / kTrained;
        }
        if (Status fits = checkAnswer(answer, kTrained, shape); !fits) return fits.error();
        if (Status fits = checkBackward(answer, shape); !fits) return fits.error();
    }
    const torch::NoGradGuard noGradients;
    model->eval();
    const Outputs outputs(*model);
    const torch::Tensor answer = model->answer(triedSamples(shape, kEvaluated, channelsLast));
    size.largestOutput = std::max(size.largestOutput, outputs.largest() / kEvaluated);
    if (Status fits = checkAnswer(answer, kEvaluated, shape); !fits) return fits.error();
    return size;
}

/// A field that tells the last layer from the others needs one.
Status checkHead(const RunSpec& spec, const Script& script, const ScriptShape& shape) {
    const auto isSet = [&](const char* name, bool other) { return other && findField(name)->applies(spec); };
    const bool frozen = isSet("model.frozen_epochs", spec.model.frozenEpochs > 0),
               slower = isSet("optimizer.backbone_rate", spec.optimizer.backboneRate != 1);
    if ((!frozen && !slower) || !makeScriptNet(script, shape)->head().empty()) return {};
    return Error{ErrorKind::Unsupported,
                 {EPOCHAL_TEXT("core", "It is not known which layer of your own network is the last one"), {}},
                 frozen ? "/model/frozen_epochs" : "/optimizer/backbone_rate",
                 frozen ? Message{EPOCHAL_TEXT("core", "Train all layers from the beginning"), {}}
                        : Message{EPOCHAL_TEXT("core", "Use the same rate for all layers"), {}}};
}

}  // namespace

Result<NetworkSize> tryScript(const RunSpec& spec, const Script& script, const ScriptShape& shape) {
    if (Status taken = checkColumns(script, shape); !taken) return taken.error();
    const bool channelsLast = spec.devices.channelsLast;
    try {
        auto size = passes(spec, script, shape, channelsLast);
        if (!size) return size;
        if (Status fits = checkHead(spec, script, shape); !fits) return fits.error();
        return size;
    } catch (const DataFailure& failure) {
        if (!channelsLast) return failure.error;
        try {
            if (!passes(spec, script, shape, false)) return failure.error;
        } catch (const DataFailure&) {
            return failure.error;
        }
        return Error{
            ErrorKind::Unsupported,
            failure.error.what,
            "/devices/channels_last",
            {EPOCHAL_TEXT("core", "Turn off channels last, or use reshape instead of view in the network"), {}}};
    }
}

}  // namespace epochal::engine
