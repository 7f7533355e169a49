#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <variant>

#include "core/base/result.h"
#include "core/engine/models/model.h"
#include "core/spec/table.h"

namespace epochal::engine {

/// A network of the user's own: a TorchScript file that was read once and found to be usable, so that all replicas
/// compute with the same bytes, whatever becomes of the file.
struct Script {
    std::string bytes;
    std::int64_t parameters = 0;
    bool takesCategories = false;  ///< of a table's rows, as its second input
};

/// What the network is for. Of a table, forward gets the numbers of the rows and, if it takes a second tensor, their
/// categories (Inputs in core/engine/data/inputs.h).
using ScriptShape = std::variant<ImageShape, TableShape>;
/// Of the network, for each sample.
[[nodiscard]] std::int64_t outputsOf(const ScriptShape& shape);

/// Reads the file of spec.model.script. Errors are at "/model/script": a file that cannot be read, is damaged, or holds
/// no TorchScript network; inputs that are not those of the spec's kind of samples; operators that are not in LibTorch,
/// or that write files; a network without weights to train, with others than float32, with a state that a checkpoint
/// cannot hold, or whose dropout or normalization ignores whether the network is being trained; and, if
/// spec.model.scriptHash is not empty, another content than that of the run's beginning. Blocks.
[[nodiscard]] Result<std::shared_ptr<const Script>> readScript(const RunSpec& spec);

/// The network on the CPU, with the weights in its file. Parameters and buffers have the names that they have in
/// Python; those that are not to be trained are buffers here, and a tensor with two names has its first. The head is
/// the layer whose weights are used last, if it has as many outputs as the shape asks for; else there is none. The code
/// is interpreted as it is: LibTorch's specialization for the shapes of the first steps is left out, so that a
/// resumed run computes what an uninterrupted one does. Random numbers come from LibTorch's generator of the device,
/// seeded at every step.
[[nodiscard]] std::shared_ptr<Model> makeScriptNet(const Script& script, const ScriptShape& shape);

/// An error at "/model/script".
[[nodiscard]] Error scriptError(Message what, Message remedy);

/// What to do about a network that fails with samples of this shape.
[[nodiscard]] Message tryInPython(const ScriptShape& shape);
/// What a network for such samples has to return.
[[nodiscard]] Message exportAnswers(bool images);

/// The line of an error of LibTorch's interpreter that says what is wrong.
[[nodiscard]] std::string reasonIn(const std::string& what);

}  // namespace epochal::engine
