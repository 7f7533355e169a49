#include "core/engine/models/script.h"

#include <torch/csrc/jit/api/function_impl.h>
#include <torch/csrc/jit/api/module.h>
#include <torch/csrc/jit/passes/inliner.h>
#include <torch/csrc/jit/runtime/graph_executor.h>
#include <torch/csrc/jit/runtime/interpreter.h>
#include <torch/csrc/jit/serialization/import.h>

#include <torch/utils.h>
#include <algorithm>
#include <new>
#include <optional>
#include <unordered_set>

#include "core/base/mutex.h"
#include "core/base/utf8.h"
#include "core/engine/data/images.h"
#include "core/engine/models/script_archive.h"
#include "core/engine/models/script_graph.h"
#include "core/spec/networks.h"
#include "core/spec/session.h"
#include "core/spec/task.h"

namespace epochal::engine {
namespace {

using Seen = std::unordered_set<const c10::TensorImpl*>;

/// Sets one module's mode, not those under it.
void setMode(const torch::jit::Module& module, bool trains) {
    if (const auto slot = module._ivalue()->type()->findAttributeSlot("training"))
        module._ivalue()->setSlot(*slot, trains);
}

/// A module of the script as one of the C++ kind.
class ScriptPart : public torch::nn::Module {
public:
    explicit ScriptPart(torch::jit::Module script) : script_(std::move(script)) {}
    void train(bool on) override {
        torch::nn::Module::train(on);
        setMode(script_, on);
    }

private:
    torch::jit::Module script_;
};

/// Gives every element of every tensor a place of its own, with none between them: a file keeps strides, an expanded
/// buffer's too, and what the replicas send one another is plain memory.
void makeDense(const torch::jit::Module& script) {
    const torch::NoGradGuard noGradients;
    const auto dense = [](torch::Tensor tensor) {
        if (!tensor.is_non_overlapping_and_dense()) tensor.set_data(tensor.contiguous());
    };
    for (const torch::Tensor& parameter : script.parameters()) dense(parameter);
    for (const torch::Tensor& buffer : script.buffers()) dense(buffer);
}

/// Registers the tensors of `from`, and its modules as parts, in `to`: both hold the same tensors.
template <class To>
void mirror(To& to, const torch::jit::Module& from, Seen& seen) {
    for (const auto& item : from.named_parameters(/*recurse=*/false)) {
        if (!seen.insert(item.value.unsafeGetTensorImpl()).second) continue;
        if (item.value.requires_grad())
            to.register_parameter(item.name, item.value);
        else
            to.register_buffer(item.name, item.value);
    }
    for (const auto& item : from.named_buffers(/*recurse=*/false))
        if (seen.insert(item.value.unsafeGetTensorImpl()).second) to.register_buffer(item.name, item.value);
    for (const auto& item : from.named_children()) {
        const auto part = std::make_shared<ScriptPart>(item.value);
        mirror(*part, item.value, seen);
        to.register_module(item.name, part);
    }
}

/// LibTorch's generator of a device is one for all threads.
Mutex& generatorMutex() {
    static Mutex mutex;
    return mutex;
}

/// Of forward, without the module itself.
std::vector<c10::Argument> inputsOf(const torch::jit::Module& script) {
    const auto& arguments = script.get_method("forward").function().getSchema().arguments();
    return {arguments.begin() + 1, arguments.end()};
}

/// Whether the second input is a tensor, or one that may be left out.
bool takesSecond(const std::vector<c10::Argument>& inputs) {
    return inputs.size() > 1 && c10::TensorType::get()->isSubtypeOf(*inputs[1].type());
}

class ScriptNet : public Model {
public:
    ScriptNet(torch::jit::Module script, std::shared_ptr<torch::jit::Graph> graph, ScriptShape shape)
        : Model(lastLayer(*graph, script, outputsOf(shape)), 0),
          script_(std::move(script)),
          graph_(std::move(graph)),
          shape_(std::move(shape)),
          draws_(examine(*graph_).draws),
          code_(graph_, "forward") {
        const std::vector<c10::Argument> inputs = inputsOf(script_);
        const auto* table = std::get_if<TableShape>(&shape_);
        // A table without any leaves the input's default, if it has one.
        takesCategories_ =
            table != nullptr && takesSecond(inputs) && (!table->categories.empty() || !inputs[1].default_value());
        for (std::size_t i = takesCategories_ ? 2 : 1; i < inputs.size(); ++i)
            others_.push_back(inputs[i].default_value().value());
        Seen seen;
        mirror(*this, script_, seen);
    }

    [[nodiscard]] torch::Tensor forward(const torch::Tensor& values) override { return answer({values, {}}); }
    [[nodiscard]] torch::Tensor answer(const Inputs& inputs) override {
        if (!draws_) return interpreted(inputs);
        at::Generator generator = at::globalContext().defaultGenerator(inputs.values.device());
        std::optional<Lock> alone;
        if (inputs.values.is_cpu()) alone.emplace(generatorMutex());
        generator.set_current_seed(is_training() ? noiseSeed_ : 0);
        return interpreted(inputs);
    }
    void seedNoise(std::uint64_t seed) override { noiseSeed_ = seed; }
    [[nodiscard]] bool countsBatches() const override { return true; }
    /// Its code may branch.
    [[nodiscard]] bool isStatic() const override { return false; }

    void train(bool on) override {
        Model::train(on);
        setMode(script_, on);
    }

    using Model::to;
    /// Also what the code says of devices: a traced network names the one that it was traced on.
    void to(torch::Device device, bool nonBlocking) override {
        Model::to(device, nonBlocking);
        moveConstants(*graph_, device);
        code_ = torch::jit::Code(graph_, "forward");
    }

private:
    [[nodiscard]] torch::Tensor interpreted(const Inputs& inputs) {
        // For what could not be inlined.
        const torch::jit::GraphOptimizerEnabledGuard asItStands(false);
        torch::jit::Stack stack{script_._ivalue(), inputs.values};
        if (takesCategories_)
            stack.emplace_back(inputs.categories.defined() ? inputs.categories
                                                           : torch::empty({inputs.values.size(0), 0},
                                                                          inputs.values.options().dtype(torch::kLong)));
        stack.insert(stack.end(), others_.begin(), others_.end());
        try {
            torch::jit::InterpreterState(code_).run(stack);
            return stack.at(0).toTensor();
        } catch (const c10::OutOfMemoryError&) {
            throw;
        } catch (const std::bad_alloc&) {
            throw;
        } catch (const std::exception& error) {
            // The interpreter wraps what an operator throws.
            const std::string what = error.what();
            for (const char* memory : {"out of memory", "allocate memory", "bad_alloc"})
                if (what.find(memory) != std::string::npos) throw std::bad_alloc();
            throw DataFailure{
                scriptError({EPOCHAL_TEXT("core", "Your network fails: %1"), {reasonIn(what)}}, tryInPython(shape_))};
        }
    }

    torch::jit::Module script_;
    std::shared_ptr<torch::jit::Graph> graph_;
    const ScriptShape shape_;
    const bool draws_;  ///< random numbers
    torch::jit::Code code_;
    bool takesCategories_ = false;
    torch::jit::Stack others_;  ///< inputs after those: their defaults
    std::uint64_t noiseSeed_ = 0;
};

torch::jit::Module loaded(const std::string& bytes) {
    return torch::jit::load(readerOf(bytes), torch::kCPU, /*load_debug_files=*/false);
}

/// The code of forward, with all that it calls in place of the calls.
std::shared_ptr<torch::jit::Graph> graphOf(const torch::jit::Module& script) {
    auto graph = torch::jit::toGraphFunction(script.get_method("forward").function()).graph()->copy();
    torch::jit::Inline(*graph);
    torch::jit::runRequiredPasses(graph);
    return graph;
}

Message exportScripted() {
    return {EPOCHAL_TEXT("core", "Export it with torch.jit.script(network).save(file)"), {}};
}

/// What the interpreter of LibTorch says of a file that it does not load.
Error notLoaded(const std::string& what) {
    constexpr std::string_view kUnknown = "Unknown builtin op: ";
    if (const auto at = what.find(kUnknown); at != std::string::npos) {
        std::string name = what.substr(at + kUnknown.size());
        name = name.substr(0, name.find_first_of("\n "));
        if (name.ends_with('.')) name.pop_back();
        return scriptError(
            {EPOCHAL_TEXT("core", "The network needs the operator %1, which LibTorch does not have"), {name}},
            {EPOCHAL_TEXT("core", "Export it without operators from other libraries"), {}});
    }
    return scriptError({EPOCHAL_TEXT("core", "LibTorch cannot load the network: %1"), {reasonIn(what)}},
                       exportScripted());
}

/// Whether forward takes one tensor, or a table's two, and returns one.
Status checkSignature(const torch::jit::Module& script, bool images) {
    const auto method = script.find_method("forward");
    if (!method)
        return scriptError({EPOCHAL_TEXT("core", "The network has no method \"forward\""), {}}, exportScripted());
    const std::vector<c10::Argument> inputs = inputsOf(script);
    const auto isGiven = [](const c10::Argument& input) { return input.default_value().has_value(); };
    const std::ptrdiff_t tensors = !images && takesSecond(inputs) ? 2 : 1;
    if (inputs.empty() || !inputs[0].type()->isSubtypeOf(*c10::TensorType::get()) ||
        !std::all_of(inputs.begin() + tensors, inputs.end(), isGiven)) {
        std::string types;
        for (const c10::Argument& input : inputs) types += (types.empty() ? "" : ", ") + input.type()->annotation_str();
        if (!images)
            return scriptError(
                {EPOCHAL_TEXT("core",
                              "The network's inputs are (%1); it must take a tensor of numbers and one of categories"),
                 {types}},
                {EPOCHAL_TEXT("core",
                              "Export a module with forward(numbers, categories), or forward(numbers) if the table has "
                              "only numbers"),
                 {}});
        return scriptError(
            {EPOCHAL_TEXT("core", "The network's inputs are (%1); it must take one tensor of images"), {types}},
            {EPOCHAL_TEXT("core", "Export a module whose forward takes only images"), {}});
    }
    const auto& outputs = method->function().getSchema().returns();
    if (outputs.size() != 1 || !outputs[0].type()->isSubtypeOf(*c10::TensorType::get()))
        return scriptError({EPOCHAL_TEXT("core", "The network returns %1 instead of one tensor"),
                            {outputs.empty() ? std::string("None") : outputs[0].type()->annotation_str()}},
                           exportAnswers(images));
    return {};
}

/// Whether a checkpoint can hold its tensors and there is something to train.
Status checkTensors(const torch::jit::Module& script, bool updates) {
    for (const auto& item : script.named_parameters())
        if (item.value.scalar_type() != at::kFloat || item.value.layout() != at::kStrided)
            return scriptError({EPOCHAL_TEXT("core", "The network's parameter %1 is of the type %2"),
                                {item.name, std::string(c10::toString(item.value.scalar_type()))}},
                               {EPOCHAL_TEXT("core", "Export it with network.float(), not quantized"), {}});
    for (const auto& item : script.named_buffers()) {
        const at::ScalarType type = item.value.scalar_type();
        if (item.value.layout() != at::kStrided || (type != at::kFloat && type != at::kDouble && type != at::kLong))
            return scriptError({EPOCHAL_TEXT("core", "The network's buffer %1 is of the type %2"),
                                {item.name, std::string(c10::toString(type))}},
                               {EPOCHAL_TEXT("core", "Use float32, float64 or int64 for it"), {}});
    }
    if (script.parameters().size() == 0)
        return scriptError({EPOCHAL_TEXT("core", "The network has no parameters: its weights are constants"), {}},
                           {EPOCHAL_TEXT("core", "Export it without torch.jit.freeze or optimize_for_inference"), {}});
    bool trained = false;
    for (const torch::Tensor& parameter : script.parameters()) trained = trained || parameter.requires_grad();
    if (updates && !trained)
        return scriptError(
            {EPOCHAL_TEXT("core", "None of the network's parameters can be trained (requires_grad is false)"), {}},
            {EPOCHAL_TEXT("core", "Set requires_grad to True before exporting"), {}});
    return {};
}

/// Whether the code does what a run relies on.
Status checkGraph(const GraphFacts& facts, bool updates) {
    if (!facts.keeps.empty())
        return scriptError(
            {EPOCHAL_TEXT("core", "The network changes its attribute %1 while it computes"), {facts.keeps}},
            {EPOCHAL_TEXT("core", "Make it a buffer and update that in place"), {}});
    if (!facts.always.empty())
        return scriptError(
            {EPOCHAL_TEXT("core", "The network's %1 always behaves as in training, even during evaluation"),
             {facts.always}},
            {EPOCHAL_TEXT("core", "Export it with torch.jit.script: torch.jit.trace fixes the mode"), {}});
    if (!facts.never.empty() && updates)
        return scriptError(
            {EPOCHAL_TEXT("core", "The network's %1 never behaves as in training"), {facts.never}},
            {EPOCHAL_TEXT("core", "Export it with torch.jit.script: torch.jit.trace fixes the mode"), {}});
    return {};
}

}  // namespace

Error scriptError(Message what, Message remedy) {
    return {ErrorKind::Data, std::move(what), "/model/script", std::move(remedy)};
}

std::int64_t outputsOf(const ScriptShape& shape) {
    const auto* table = std::get_if<TableShape>(&shape);
    return table != nullptr ? table->outputs : std::get<ImageShape>(shape).classes;
}

Message tryInPython(const ScriptShape& shape) {
    const auto* table = std::get_if<TableShape>(&shape);
    if (table == nullptr) return {EPOCHAL_TEXT("core", "Test it in Python with images of this shape"), {}};
    std::string samples = "torch.zeros(2, " + std::to_string(table->numbers) + ")";
    if (!table->categories.empty()) {
        // The last entry of each: what an embedding that is too small does not have.
        constexpr std::size_t kMostBytes = 4096;
        std::string entries;
        for (const std::int64_t count : table->categories)
            entries += (entries.empty() ? "" : ", ") + std::to_string(count - 1);
        samples += ", torch.tensor([[" + shortened(entries, kMostBytes) + "]] * 2)";
    }
    //: %1: Python code
    return {EPOCHAL_TEXT("core", "Test it in Python: network(%1)"), {samples}};
}

Message exportAnswers(bool images) {
    return {images
                ? EPOCHAL_TEXT("core", "Export a module whose forward returns one number per class and image")
                : EPOCHAL_TEXT("core",
                               "Export a module whose forward returns one number per row (rows × 1), or per class and "
                               "row"),
            {}};
}

std::string reasonIn(const std::string& what) {
    std::string last, found;
    for (std::size_t at = 0; at < what.size();) {
        const std::size_t end = std::min(what.find('\n', at), what.size());
        const std::string line = what.substr(at, end - at);
        if (line.find_first_not_of(' ') != std::string::npos) last = line;
        if (const auto colon = line.find("Error: "); found.empty() && colon != std::string::npos)
            found = line.substr(colon + 7);
        at = end + 1;
    }
    return found.empty() ? last : found;
}

Result<std::shared_ptr<const Script>> readScript(const RunSpec& spec) {
    auto bytes = readArchive(spec.model.script, spec.model.scriptHash);
    if (!bytes) return bytes.error();
    auto script = std::make_shared<Script>();
    script->bytes = std::move(*bytes);
    const bool updates = !answersRequests(spec.session), images = !isTable(spec);
    try {
        const torch::jit::Module module = loaded(script->bytes);
        if (Status fits = checkSignature(module, images); !fits) return fits.error();
        if (Status fits = checkTensors(module, updates); !fits) return fits.error();
        if (Status fits = checkGraph(examine(*graphOf(module)), updates); !fits) return fits.error();
        script->takesCategories = !images && takesSecond(inputsOf(module));
        Seen seen;
        for (const torch::Tensor& parameter : module.parameters())
            if (seen.insert(parameter.unsafeGetTensorImpl()).second) script->parameters += parameter.numel();
    } catch (const std::bad_alloc&) {
        throw;
    } catch (const std::exception& error) {
        return notLoaded(error.what());
    }
    return std::shared_ptr<const Script>(std::move(script));
}

std::shared_ptr<Model> makeScriptNet(const Script& script, const ScriptShape& shape) {
    torch::jit::Module module = loaded(script.bytes);
    makeDense(module);
    auto graph = graphOf(module);
    return std::make_shared<ScriptNet>(std::move(module), std::move(graph), shape);
}

}  // namespace epochal::engine
