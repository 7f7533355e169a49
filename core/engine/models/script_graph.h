#pragma once

#include <torch/csrc/jit/api/module.h>
#include <torch/csrc/jit/ir/ir.h>
#include <torch/types.h>

#include <cstdint>
#include <string>

namespace epochal::engine {

/// What the code of a network does, as far as a run has to know. Names are of operators: "batch_norm", "dropout".
struct GraphFacts {
    bool draws = false;         ///< random numbers
    std::string always, never;  ///< an operator that acts as in training in both modes, or in neither
    std::string keeps;          ///< an attribute that it assigns to
};

/// Of a graph in which calls have been inlined.
[[nodiscard]] GraphFacts examine(const torch::jit::Graph& graph);

/// The module that owns the last weights that the graph uses, if these have `outputs` rows: "fc". Else empty.
[[nodiscard]] std::string lastLayer(const torch::jit::Graph& graph, const torch::jit::Module& script,
                                    std::int64_t outputs);

/// Moves the graph's tensors to a device, which also takes the place of "cpu" where the code names that.
void moveConstants(torch::jit::Graph& graph, torch::Device device);

}  // namespace epochal::engine
