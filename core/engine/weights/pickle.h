#pragma once

#include <torch/types.h>

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace epochal::engine {

/// What a pickle of weights consists of. Values refer to each other by their number: a list may contain itself, and
/// nothing here descends into one.
class Pickle {
public:
    using Ref = std::uint32_t;
    enum class Kind { None, Bool, Int, Float, Text, Tuple, List, Dict, Type, Storage, Tensor };
    struct Value {
        Kind kind = Kind::None;
        std::int64_t number = 0;  ///< of a Bool or an Int; of a Storage its elements, of a Tensor the first of them
        std::string text;         ///< of a Text; "module.name" of a Type; of a Storage its key
        /// Of a Tuple or a List; of a Dict each key and its value; of a Storage its type; of a Tensor its storage, then
        /// the tuples of its sizes and strides.
        std::vector<Ref> items = {};
    };

    /// Reads one pickle of protocol 2 from the front of `bytes` and removes it from them. A machine with a stack, as
    /// the format defines it (Python's pickletools), that knows numbers, texts, lists, tuples, dicts, and of all that a
    /// pickle may call only what rebuilds a dict, a tensor or a parameter: none of it is executed. ErrorKind::Data for
    /// anything else, with its name.
    [[nodiscard]] static Result<Pickle> read(std::string_view& bytes, const std::string& where);

    [[nodiscard]] const Value& operator[](Ref ref) const { return values_[ref]; }
    [[nodiscard]] const std::deque<Value>& values() const { return values_; }
    [[nodiscard]] const Value& top() const { return values_[top_]; }
    /// The value under a text in a dict; nullptr if there is none.
    [[nodiscard]] const Value* at(const Value& dict, std::string_view key) const;
    /// The element type of a Storage.
    [[nodiscard]] at::ScalarType typeOf(const Value& storage) const;
    /// The numbers of a Tuple of them.
    [[nodiscard]] std::vector<std::int64_t> numbers(Ref tuple) const;

private:
    friend class PickleMachine;
    std::deque<Value> values_;  ///< references to them stay valid
    Ref top_ = 0;
};

}  // namespace epochal::engine
