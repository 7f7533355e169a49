#include "core/engine/weights/pickle.h"

#include <algorithm>
#include <cstdio>
#include <iterator>
#include <optional>
#include <unordered_map>

#include "core/base/bytes.h"
#include "core/engine/weights/raw_tensor.h"
#include "core/engine/weights/weights.h"

namespace epochal::engine {
namespace {

constexpr std::size_t kMostPickleBytes = 64u << 20, kMostValues = 2'000'000, kMostItems = 8'000'000,
                      kMostPickledSides = 16, kLongestKey = 100;

struct StorageType {
    const char* name;
    at::ScalarType type;
};
constexpr StorageType kStorageTypes[] = {{"torch.DoubleStorage", at::kDouble}, {"torch.FloatStorage", at::kFloat},
                                         {"torch.HalfStorage", at::kHalf},     {"torch.BFloat16Storage", at::kBFloat16},
                                         {"torch.LongStorage", at::kLong},     {"torch.IntStorage", at::kInt},
                                         {"torch.ShortStorage", at::kShort},   {"torch.CharStorage", at::kChar},
                                         {"torch.ByteStorage", at::kByte},     {"torch.BoolStorage", at::kBool}};

constexpr std::string_view kOrderedDict = "collections.OrderedDict", kRebuildTensor = "torch._utils._rebuild_tensor",
                           kRebuildTensor2 = "torch._utils._rebuild_tensor_v2",
                           kRebuildParameter = "torch._utils._rebuild_parameter";

const StorageType* storageType(std::string_view name) {
    const auto* found = std::ranges::find(kStorageTypes, name, &StorageType::name);
    return found == std::end(kStorageTypes) ? nullptr : found;
}

bool isKnownName(std::string_view name) {
    return storageType(name) != nullptr || name == kOrderedDict || name == kRebuildTensor || name == kRebuildTensor2 ||
           name == kRebuildParameter;
}

}  // namespace

class PickleMachine {
public:
    explicit PickleMachine(std::string_view bytes) : all_(bytes), rest_(bytes) {}

    /// False if it stops; `trouble` says why.
    bool run() {
        for (;;) {
            const auto code = number<std::uint8_t>();
            if (!code) return false;
            if (*code == '.') break;
            if (!step(*code)) {
                if (trouble_.empty()) fail({EPOCHAL_TEXT("core", "its pickle is damaged"), {}});
                return false;
            }
            if (pickle_.values_.size() > kMostValues || all_.size() - rest_.size() > kMostPickleBytes)
                return fail({EPOCHAL_TEXT("core", "it is too large to be the weights of a network"), {}});
        }
        if (stack_.size() != 1 || !marks_.empty()) return fail({EPOCHAL_TEXT("core", "its pickle is damaged"), {}});
        pickle_.top_ = stack_.back();
        return true;
    }

    [[nodiscard]] Message trouble() const {
        return trouble_.empty() ? Message{EPOCHAL_TEXT("core", "it is truncated"), {}} : trouble_;
    }
    [[nodiscard]] std::string_view rest() const { return rest_; }
    [[nodiscard]] Pickle take() { return std::move(pickle_); }

private:
    using Ref = Pickle::Ref;
    using Kind = Pickle::Kind;
    using Value = Pickle::Value;

    bool fail(Message why) {
        trouble_ = std::move(why);
        return false;
    }

    // What the instructions read from the pickle. Nothing if it ends before.

    std::optional<std::string_view> bytes(std::size_t count) {
        if (rest_.size() < count) {
            fail({EPOCHAL_TEXT("core", "it is truncated"), {}});
            return std::nullopt;
        }
        const std::string_view taken = rest_.substr(0, count);
        rest_.remove_prefix(count);
        return taken;
    }
    template <class T>
    std::optional<T> number() {
        const auto taken = bytes(sizeof(T));
        return taken ? std::optional(loadLittle<T>(*taken, 0)) : std::nullopt;
    }
    std::optional<std::string_view> line() {
        const auto end = rest_.find('\n');
        const auto taken = bytes(end == std::string_view::npos ? rest_.size() + 1 : end + 1);
        return taken ? std::optional(taken->substr(0, taken->size() - 1)) : std::nullopt;
    }

    // The stack.

    bool push(Value value) {
        pickle_.values_.push_back(std::move(value));
        stack_.push_back(static_cast<Ref>(pickle_.values_.size() - 1));
        return true;
    }
    template <class T>
    bool pushNumber(std::optional<T> number) {
        return number && push({Kind::Int, static_cast<std::int64_t>(*number), {}});
    }
    template <class Length>
    bool pushText() {
        const auto length = number<Length>();
        const auto text = length ? bytes(*length) : std::nullopt;
        return text && push({Kind::Text, 0, std::string(*text)});
    }
    bool pushLong() {
        const auto length = number<std::uint8_t>();
        const auto digits = length ? bytes(*length) : std::nullopt;
        if (!digits || digits->size() > sizeof(std::int64_t)) return false;
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < digits->size(); ++i)
            value |= std::uint64_t{static_cast<std::uint8_t>((*digits)[i])} << (8 * i);
        const std::size_t unused = 64 - 8 * digits->size();
        // Two's complement: the sign is extended.
        const auto whole = digits->empty() ? 0 : static_cast<std::int64_t>(value << unused) >> unused;
        return push({Kind::Int, whole, {}});
    }
    /// Whether at least `count` values lie above the last mark.
    [[nodiscard]] bool has(std::size_t count) const {
        return stack_.size() - (marks_.empty() ? 0 : marks_.back()) >= count;
    }
    std::optional<Ref> pop() {
        if (!has(1)) return std::nullopt;
        const Ref top = stack_.back();
        stack_.pop_back();
        return top;
    }
    std::optional<std::vector<Ref>> popToMark() {
        if (marks_.empty()) return std::nullopt;
        const auto begin = stack_.begin() + static_cast<std::ptrdiff_t>(marks_.back());
        std::vector<Ref> taken(begin, stack_.end());
        stack_.erase(begin, stack_.end());
        marks_.pop_back();
        return taken;
    }
    bool pushTuple(std::optional<std::vector<Ref>> items) {
        return items && push({Kind::Tuple, 0, {}, std::move(*items)});
    }
    bool pushTupleOf(std::size_t count) {
        if (!has(count)) return false;
        const auto begin = stack_.end() - static_cast<std::ptrdiff_t>(count);
        std::vector<Ref> items(begin, stack_.end());
        stack_.erase(begin, stack_.end());
        return pushTuple(std::move(items));
    }
    /// Appends to the list or dict on top of the stack.
    bool extend(Kind kind, const std::optional<std::vector<Ref>>& items) {
        if (!items || !has(1)) return false;
        Value& into = pickle_.values_[stack_.back()];
        if (into.kind != kind || (kind == Kind::Dict && items->size() % 2 != 0)) return false;
        into.items.insert(into.items.end(), items->begin(), items->end());
        return true;
    }
    bool append() {
        const auto item = pop();
        return item && extend(Kind::List, std::vector{*item});
    }
    bool setItem() {
        const auto value = pop();
        const auto key = pop();
        return value && key && extend(Kind::Dict, std::vector{*key, *value});
    }
    template <class T>
    bool remember() {
        const auto index = number<T>();
        if (!index || !has(1)) return false;
        memo_[*index] = stack_.back();
        return true;
    }
    template <class T>
    bool recall() {
        const auto index = number<T>();
        const auto found = index ? memo_.find(*index) : memo_.end();
        if (found == memo_.end()) return false;
        stack_.push_back(found->second);
        return true;
    }

    // What is called by name.

    bool name() {
        const auto module = line();
        const auto member = module ? line() : std::nullopt;
        if (!member) return false;
        const std::string whole = std::string(*module) + "." + std::string(*member);
        if (!isKnownName(whole))
            return fail({EPOCHAL_TEXT("core", "it asks for %1, which weights do not need; none of it was executed"),
                         {shownName(whole)}});
        return push({Kind::Type, 0, whole});
    }
    [[nodiscard]] const Value* argument(const Value& tuple, std::size_t at, Kind kind) const {
        if (tuple.items.size() <= at) return nullptr;
        const Value& value = pickle_.values_[tuple.items[at]];
        return value.kind == kind ? &value : nullptr;
    }
    bool persistent() {
        const auto id = pop();
        if (!id) return false;
        const Value& tuple = pickle_.values_[*id];
        const Value *word = argument(tuple, 0, Kind::Text), *type = argument(tuple, 1, Kind::Type),
                    *key = argument(tuple, 2, Kind::Text), *count = argument(tuple, 4, Kind::Int);
        if (tuple.kind != Kind::Tuple || !word || word->text != "storage" || !type || !storageType(type->text) ||
            !key || key->text.size() > kLongestKey || !count || count->number < 0)
            return fail({EPOCHAL_TEXT("core", "it holds more than weights"), {}});
        if (tuple.items.size() > 5 && !argument(tuple, 5, Kind::None))
            return fail({EPOCHAL_TEXT("core", "it holds a view of a storage, as only very old files do"), {}});
        return push({Kind::Storage, count->number, key->text, {tuple.items[1]}});
    }
    bool call() {
        const auto arguments = pop();
        const auto callee = pop();
        if (!arguments || !callee) return false;
        const Value& tuple = pickle_.values_[*arguments];
        const Value& called = pickle_.values_[*callee];
        if (tuple.kind != Kind::Tuple || called.kind != Kind::Type) return false;
        if (called.text == kOrderedDict) return makeDict(tuple);
        if (called.text == kRebuildTensor || called.text == kRebuildTensor2) return makeTensor(tuple);
        if (called.text != kRebuildParameter || !argument(tuple, 0, Kind::Tensor)) return false;
        stack_.push_back(tuple.items[0]);
        return true;
    }
    /// Python 2 gives the items of an OrderedDict as a list of lists.
    bool makeDict(const Value& arguments) {
        Value dict{Kind::Dict, 0, {}};
        if (!arguments.items.empty()) {
            const Value* pairs = argument(arguments, 0, Kind::List);
            if (!pairs) return false;
            for (const Ref ref : pairs->items) {
                const Value& pair = pickle_.values_[ref];
                if (pair.items.size() != 2 || (pair.kind != Kind::List && pair.kind != Kind::Tuple)) return false;
                dict.items.insert(dict.items.end(), pair.items.begin(), pair.items.end());
            }
            // The same list can be given many times.
            copied_ += dict.items.size();
            if (copied_ > kMostItems)
                return fail({EPOCHAL_TEXT("core", "it is too large to be the weights of a network"), {}});
        }
        return push(std::move(dict));
    }
    bool makeTensor(const Value& arguments) {
        const Value *storage = argument(arguments, 0, Kind::Storage), *first = argument(arguments, 1, Kind::Int),
                    *sizes = argument(arguments, 2, Kind::Tuple), *strides = argument(arguments, 3, Kind::Tuple);
        if (!storage || !first || !sizes || !strides || sizes->items.size() != strides->items.size() ||
            sizes->items.size() > kMostPickledSides)
            return false;
        for (const Value* tuple : {sizes, strides})
            for (const Ref ref : tuple->items)
                if (pickle_.values_[ref].kind != Kind::Int || pickle_.values_[ref].number < 0) return false;
        if (!fits(*storage, first->number, pickle_.numbers(arguments.items[2]), pickle_.numbers(arguments.items[3])))
            return fail({EPOCHAL_TEXT("core", "a tensor is larger than its storage"), {}});
        return push({Kind::Tensor, first->number, {}, {arguments.items[0], arguments.items[2], arguments.items[3]}});
    }
    /// Whether every element lies in the storage, and there are no more of them than it has.
    static bool fits(const Value& storage, std::int64_t first, const std::vector<std::int64_t>& sizes,
                     const std::vector<std::int64_t>& strides) {
        const auto count = boundedCount(sizes, storage.number);
        if (!count || first < 0 || first > storage.number) return false;
        if (*count == 0) return true;
        std::int64_t last = first;
        for (std::size_t i = 0; i < sizes.size(); ++i) {
            if (sizes[i] > 1 && strides[i] > (storage.number - 1 - last) / (sizes[i] - 1)) return false;
            last += (sizes[i] - 1) * strides[i];
        }
        return last < storage.number;
    }
    /// Attributes of a dict: only that of PyTorch's state dicts, the versions of its layers, which are not needed.
    bool build() {
        const auto state = pop();
        return state && has(1) && pickle_.values_[stack_.back()].kind == Kind::Dict;
    }

    bool step(std::uint8_t code) {
        switch (code) {
            case 0x80:
                return protocol();
            case '(':
                marks_.push_back(stack_.size());
                return true;
            case 'N':
                return push({Kind::None, 0, {}});
            case 0x88:
            case 0x89:
                return push({Kind::Bool, code == 0x88 ? 1 : 0, {}});
            case 'K':
                return pushNumber(number<std::uint8_t>());
            case 'M':
                return pushNumber(number<std::uint16_t>());
            case 'J':
                return pushNumber(number<std::int32_t>());
            case 0x8a:
                return pushLong();
            case 'G':
                // Nothing of weights is a float; only that it was one matters.
                return bytes(sizeof(double)) && push({Kind::Float, 0, {}});
            case 'X':
            case 'T':
                return pushText<std::uint32_t>();
            case 'U':
                return pushText<std::uint8_t>();
            case ')':
                return push({Kind::Tuple, 0, {}});
            case 0x85:
            case 0x86:
            case 0x87:
                return pushTupleOf(code - 0x84u);
            case 't':
                return pushTuple(popToMark());
            case ']':
                return push({Kind::List, 0, {}});
            case 'a':
                return append();
            case 'e':
                return extend(Kind::List, popToMark());
            case '}':
                return push({Kind::Dict, 0, {}});
            case 's':
                return setItem();
            case 'u':
                return extend(Kind::Dict, popToMark());
            case 'q':
                return remember<std::uint8_t>();
            case 'r':
                return remember<std::uint32_t>();
            case 'h':
                return recall<std::uint8_t>();
            case 'j':
                return recall<std::uint32_t>();
            case 'c':
                return name();
            case 'Q':
                return persistent();
            case 'R':
                return call();
            case 'b':
                return build();
            default: {
                char hex[8];
                std::snprintf(hex, sizeof hex, "0x%02x", code);
                return fail({EPOCHAL_TEXT("core", "its pickle has an instruction that weights do not need (%1)"),
                             {std::string(hex)}});
            }
        }
    }
    bool protocol() {
        const auto version = number<std::uint8_t>();
        if (!version || *version == 2) return version.has_value();
        return fail({EPOCHAL_TEXT("core", "its pickle has protocol %1 instead of 2"), {std::int64_t{*version}}});
    }

    Pickle pickle_;
    const std::string_view all_;
    std::string_view rest_;
    std::vector<Ref> stack_;
    std::vector<std::size_t> marks_;  ///< heights of the stack
    std::unordered_map<std::uint32_t, Ref> memo_;
    std::size_t copied_ = 0;
    Message trouble_;
};

Result<Pickle> Pickle::read(std::string_view& bytes, const std::string& where) {
    PickleMachine machine(bytes);
    if (!machine.run()) return unusableWeights(machine.trouble(), where);
    bytes = machine.rest();
    return machine.take();
}

const Pickle::Value* Pickle::at(const Value& dict, std::string_view key) const {
    for (std::size_t i = 0; dict.kind == Kind::Dict && i + 1 < dict.items.size(); i += 2) {
        const Value& name = values_[dict.items[i]];
        if (name.kind == Kind::Text && name.text == key) return &values_[dict.items[i + 1]];
    }
    return nullptr;
}

at::ScalarType Pickle::typeOf(const Value& storage) const {
    return storageType(values_[storage.items[0]].text)->type;
}

std::vector<std::int64_t> Pickle::numbers(Ref tuple) const {
    std::vector<std::int64_t> found;
    for (const Ref ref : values_[tuple].items) found.push_back(values_[ref].number);
    return found;
}

}  // namespace epochal::engine
