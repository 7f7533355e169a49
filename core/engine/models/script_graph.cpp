#include "core/engine/models/script_graph.h"

#include <torch/csrc/jit/ir/constants.h>

#include <optional>
#include <string_view>
#include <utility>

namespace epochal::engine {
namespace {

namespace jit = torch::jit;

/// Calls `see` with every node, in the order of the code.
template <class Block, class See>
void eachNode(Block* block, const See& see) {
    for (auto* node : block->nodes()) {
        see(*node);
        for (auto* inner : node->blocks()) eachNode(inner, see);
    }
}

/// The value of an operator's input, by its name in the schema, if it is a constant.
std::optional<c10::IValue> constantInput(const jit::Node& node, std::string_view name) {
    const auto* schema = node.maybeSchema();
    if (schema == nullptr) return std::nullopt;
    const auto at = schema->argumentIndexWithName(name);
    if (!at || static_cast<std::size_t>(*at) >= node.inputs().size()) return std::nullopt;
    return jit::toIValue(node.input(static_cast<std::size_t>(*at)));
}

bool isZero(const std::optional<c10::IValue>& number) {
    return number && number->isDouble() && number->toDouble() == 0;
}

/// The mode that an operator is in whatever the network's is; nothing for one that follows it or knows none.
std::optional<bool> fixedMode(const jit::Node& node) {
    // Without running statistics, normalization is by the batch in both modes.
    if (const auto statistics = constantInput(node, "running_mean"); statistics && statistics->isNone())
        return std::nullopt;
    if (isZero(constantInput(node, "p")) || isZero(constantInput(node, "dropout"))) return std::nullopt;
    for (const char* name : {"training", "train", "use_input_stats"})
        if (const auto mode = constantInput(node, name); mode && mode->isBool()) return mode->toBool();
    if (const auto rate = constantInput(node, "dropout_p"); rate && rate->isDouble() && !isZero(rate)) return true;
    return std::nullopt;
}

/// What a value is, if it is reached from the graph's first input by attributes alone.
std::optional<std::pair<std::string, c10::IValue>> attributeOf(const jit::Value& value, const jit::Graph& graph,
                                                               const jit::Module& script) {
    if (&value == graph.inputs().at(0)) return std::pair(std::string(), c10::IValue(script._ivalue()));
    const jit::Node& node = *value.node();
    if (node.kind() != c10::prim::GetAttr) return std::nullopt;
    const auto owner = attributeOf(*node.input(0), graph, script);
    if (!owner || !owner->second.isObject()) return std::nullopt;
    const std::string& name = node.s(c10::attr::name);
    return std::pair(owner->first.empty() ? name : owner->first + "." + name,
                     owner->second.toObjectRef().getAttr(name));
}

}  // namespace

GraphFacts examine(const jit::Graph& graph) {
    GraphFacts facts;
    eachNode(graph.block(), [&](const jit::Node& node) {
        if (node.kind() == c10::prim::SetAttr) facts.keeps = node.s(c10::attr::name);
        if (node.isNondeterministic()) facts.draws = true;
        if (const auto mode = fixedMode(node)) (*mode ? facts.always : facts.never) = node.kind().toUnqualString();
    });
    return facts;
}

std::string lastLayer(const jit::Graph& graph, const jit::Module& script, std::int64_t outputs) {
    std::string last;
    eachNode(graph.block(), [&](const jit::Node& node) {
        if (node.kind() == c10::prim::GetAttr) return;
        for (const jit::Value* input : node.inputs()) {
            const auto found = attributeOf(*input, graph, script);
            if (!found || !found->second.isTensor()) continue;
            const torch::Tensor& tensor = found->second.toTensor();
            if (!tensor.requires_grad() || tensor.dim() < 2) continue;
            const auto dot = found->first.rfind('.');
            last = tensor.size(0) == outputs && dot != std::string::npos ? found->first.substr(0, dot) : std::string();
        }
    });
    return last;
}

void moveConstants(jit::Graph& graph, torch::Device device) {
    eachNode(graph.block(), [&](jit::Node& node) {
        if (node.kind() != c10::prim::Constant || !node.hasAttribute(c10::attr::value)) return;
        const auto kind = node.kindOf(c10::attr::value);
        if (kind == jit::AttributeKind::t)
            node.t_(c10::attr::value, node.t(c10::attr::value).to(device));
        else if (kind == jit::AttributeKind::s && node.output()->type()->isSubtypeOf(*c10::DeviceObjType::get()) &&
                 torch::Device(node.s(c10::attr::value)).is_cpu())
            node.s_(c10::attr::value, device.str());
    });
}

}  // namespace epochal::engine
