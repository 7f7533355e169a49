#include <ATen/EmptyTensor.h>
#include <ATen/autocast_mode.h>
#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/ops/_has_compatible_shallow_copy_type.h>
#include <ATen/ops/_reshape_alias_native.h>
#include <ATen/ops/as_strided_native.h>
#include <ATen/ops/resize_native.h>
#include <ATen/ops/set_native.h>
#include <ATen/ops/unfold_native.h>
#include <ATen/ops/view_native.h>
#include <torch/library.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "tests/fakes/pretend_device.h"
#include "tests/fakes/pretend_streams.h"

namespace epochal::test::pretend {
namespace {

using torch::jit::Stack;

bool isHere(const at::Tensor& tensor) {
    return tensor.defined() && tensor.device().type() == c10::kPrivateUse1;
}

/// A value of a stack with change(tensor) in place of every tensor.
template <class Change>
c10::IValue changed(const c10::IValue& value, const Change& change) {
    if (value.isTensor()) return value.toTensor().defined() ? c10::IValue(change(value.toTensor())) : value;
    if (value.isTensorList()) {
        c10::List<at::Tensor> list;
        for (const at::Tensor& tensor : value.toTensorVector())
            list.push_back(tensor.defined() ? change(tensor) : tensor);
        return list;
    }
    // Indices, some of which may be missing. What TorchScript's interpreter makes of them has another type of elements.
    const auto isIndex = [](const c10::IValue& one) { return one.isTensor(); };
    if (value.isList() && std::ranges::any_of(value.toListRef(), isIndex)) {
        c10::List<std::optional<at::Tensor>> list;
        for (const c10::IValue& one : value.toListRef())
            list.push_back(isIndex(one) && one.toTensor().defined() ? std::optional(change(one.toTensor()))
                                                                    : std::nullopt);
        return list;
    }
    return value;
}

template <class See>
void visit(const c10::IValue& value, const See& see) {
    (void)changed(value, [&](const at::Tensor& tensor) {
        see(tensor);
        return tensor;
    });
}

template <class Change>
Stack allChanged(const Stack& values, const Change& change) {
    Stack out;
    for (const c10::IValue& value : values) out.push_back(changed(value, change));
    return out;
}

/// For the stream: the device's memory as CPU tensors, and scalars as they are now.
at::Tensor forStream(const at::Tensor& tensor) {
    if (isHere(tensor)) return hostView(tensor);
    at::Tensor scalar = tensor.clone();
    if (tensor.unsafeGetTensorImpl()->is_wrapped_number()) scalar.unsafeGetTensorImpl()->set_wrapped_number(true);
    return scalar;
}

/// Zeros in place of values, to learn what shapes an operation's results have.
at::Tensor zerosLike(const at::Tensor& tensor) {
    if (!isHere(tensor)) return tensor;
    return at::empty_strided(tensor.sizes(), tensor.strides(), at::TensorOptions(tensor.scalar_type())).zero_();
}

/// Whether results depend on values: shapes that do, and whatever is no tensor.
bool needsValues(const c10::FunctionSchema& schema, const Stack& arguments) {
    static const std::set<std::string> kNames{"aten::nonzero",          "aten::masked_select",      "aten::_unique2",
                                              "aten::unique_dim",       "aten::unique_consecutive", "aten::bincount",
                                              "aten::repeat_interleave"};
    if (kNames.contains(schema.name())) return true;
    for (const c10::Argument& one : schema.returns())
        if (one.type()->kind() != c10::TypeKind::TensorType && one.type()->kind() != c10::TypeKind::ListType)
            return true;
    bool masks = false;
    if (schema.name() == "aten::index")
        visit(arguments[1], [&](const at::Tensor& index) { masks = masks || index.scalar_type() == at::kBool; });
    return masks;
}

/// The device of an operation's tensors; throws if there are two.
int deviceOf(const c10::FunctionSchema& schema, const Stack& arguments) {
    std::optional<c10::Device> found;
    for (const c10::IValue& argument : arguments)
        visit(argument, [&](const at::Tensor& tensor) {
            if (tensor.dim() == 0 && tensor.device().is_cpu()) return;
            if (!found) found = tensor.device();
            TORCH_CHECK(isHere(tensor) && *found == tensor.device(),
                        "Expected all tensors to be on the same device, but ", schema.name(), " has one on ", *found,
                        " and one on ", tensor.device());
        });
    return found ? found->index() : c10::impl::VirtualGuardImpl(c10::kPrivateUse1).getDevice().index();
}

std::vector<Use> usesOf(const c10::FunctionSchema& schema, const Stack& arguments) {
    std::vector<Use> uses;
    // The running statistics are written, although the schema does not say so.
    const bool norm = schema.name().find("batch_norm") != std::string::npos;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const c10::Argument& argument = schema.arguments()[i];
        const bool writes = (argument.alias_info() && argument.alias_info()->isWrite()) ||
                            (norm && argument.name().starts_with("running_"));
        visit(arguments[i], [&](const at::Tensor& tensor) {
            if (isHere(tensor)) uses.push_back({tensor.storage(), writes});
        });
    }
    return uses;
}

/// The argument that a result is, such as the first one of an operation in place.
std::optional<std::size_t> argumentOf(const c10::FunctionSchema& schema, const c10::Argument& result) {
    if (!result.alias_info()) return std::nullopt;
    TORCH_CHECK(result.alias_info()->isWrite(), "pretend device: no kernel for ", schema.name(),
                ", which gives a view");
    for (std::size_t i = 0; i < schema.arguments().size(); ++i) {
        const auto* info = schema.arguments()[i].alias_info();
        if (info && info->isWrite() && info->beforeSets() == result.alias_info()->beforeSets()) return i;
    }
    return std::nullopt;
}

/// Writes one result into the memory that was promised for it.
void deliver(const c10::IValue& made, const c10::IValue& promised) {
    if (made.isTensor() && made.toTensor().defined()) promised.toTensor().copy_(made.toTensor());
    if (made.isTensorList()) {
        const auto from = made.toTensorVector();
        auto to = promised.toTensorVector();
        for (std::size_t i = 0; i < from.size(); ++i) to[i].copy_(from[i]);
    }
}

/// Keeps the arguments, because results that are references to them are read when the stack has dropped them.
void call(const c10::OperatorHandle& op, Stack& stack) {
    const Stack kept = stack;
    op.callBoxed(stack);
}

void runNow(const c10::OperatorHandle& op, Stack arguments, Stack* stack, int index) {
    Stream& stream = currentStream(index);
    const std::vector<Use> uses = usesOf(op.schema(), arguments);
    push(stream, uses, [] {});
    synchronize(stream);
    Stack values;
    {
        const Opened opened(uses);
        values = allChanged(arguments, forStream);
        call(op, values);
    }
    for (std::size_t i = 0; i < values.size(); ++i) {
        const auto argument = argumentOf(op.schema(), op.schema().returns()[i]);
        torch::jit::push(*stack, argument ? arguments[*argument] : changed(values[i], [&](const at::Tensor& tensor) {
            return tensor.to(device(index));
        }));
    }
}

/// Queues an operation on the current stream of its tensors' device. Its results exist at once, their content later.
void queue(const c10::OperatorHandle& op, Stack arguments, Stack* stack) {
    const at::AutoDispatchBelowAutograd below;
    const c10::FunctionSchema& schema = op.schema();
    const int index = deviceOf(schema, arguments);
    if (needsValues(schema, arguments)) return runNow(op, std::move(arguments), stack, index);

    const std::size_t count = schema.returns().size();
    std::vector<std::optional<std::size_t>> sources;
    bool unknown = false;
    for (const c10::Argument& result : schema.returns()) {
        sources.push_back(argumentOf(schema, result));
        unknown = unknown || !sources.back() ||
                  (arguments[*sources.back()].isTensor() && arguments[*sources.back()].toTensor().numel() == 0);
    }
    Stack results(count), promised(count);
    std::vector<Use> uses = usesOf(schema, arguments);
    if (unknown) {
        Stack shapes = allChanged(arguments, zerosLike);
        call(op, shapes);
        for (std::size_t i = 0; i < count; ++i) {
            if (sources[i]) {
                const at::Tensor& out = arguments[*sources[i]].toTensor();
                if (out.sizes() != shapes[i].toTensor().sizes()) at::native::resize_(out, shapes[i].toTensor().sizes());
                continue;
            }
            results[i] = changed(shapes[i], [&](const at::Tensor& shape) {
                return at::empty_strided(shape.sizes(), shape.strides(),
                                         at::TensorOptions(device(index)).dtype(shape.scalar_type()));
            });
            promised[i] = changed(results[i], forStream);
            visit(results[i], [&](const at::Tensor& tensor) { uses.push_back({tensor.storage(), true}); });
        }
    }
    for (std::size_t i = 0; i < count; ++i)
        if (sources[i]) results[i] = arguments[*sources[i]];
    push(currentStream(index), std::move(uses),
         [op, plain = allChanged(arguments, forStream), promised, sources]() mutable {
             call(op, plain);
             for (std::size_t i = 0; i < promised.size(); ++i)
                 if (!sources[i]) deliver(plain[i], promised[i]);
         });
    for (c10::IValue& result : results) torch::jit::push(*stack, std::move(result));
}

Stack taken(Stack& stack, std::size_t count) {
    Stack arguments(stack.end() - static_cast<std::ptrdiff_t>(count), stack.end());
    stack.resize(stack.size() - count);
    return arguments;
}

void fallback(const c10::OperatorHandle& op, Stack* stack) {
    queue(op, taken(*stack, op.schema().arguments().size()), stack);
}

c10::OperatorHandle operatorNamed(const char* name) {
    return c10::Dispatcher::singleton().findSchemaOrThrow(name, "");
}

// No fallback reaches these two: LibTorch gives them kernels that throw.
void convolution(const c10::OperatorHandle& op, Stack* stack) {
    queue(operatorNamed("aten::convolution"), taken(*stack, op.schema().arguments().size()), stack);
}
void convolutionBackward(const c10::OperatorHandle& op, Stack* stack) {
    Stack arguments = taken(*stack, op.schema().arguments().size());
    const std::vector<std::int64_t> biasSizes{arguments[0].toTensor().size(1)};
    arguments.insert(arguments.begin() + 3, c10::IValue(biasSizes));
    queue(operatorNamed("aten::convolution_backward"), std::move(arguments), stack);
}

at::Tensor empty(at::IntArrayRef size, std::optional<at::ScalarType> type, std::optional<at::Layout> /*layout*/,
                 std::optional<at::Device> on, std::optional<bool> /*pinned*/, std::optional<at::MemoryFormat> format) {
    const c10::OptionalDeviceGuard guard(on);
    return at::detail::empty_generic(size, memory(), c10::DispatchKeySet(c10::DispatchKey::PrivateUse1),
                                     c10::dtype_or_default(type), format);
}
at::Tensor emptyStrided(at::IntArrayRef size, at::IntArrayRef stride, std::optional<at::ScalarType> type,
                        std::optional<at::Layout> /*layout*/, std::optional<at::Device> on,
                        std::optional<bool> /*pinned*/) {
    const c10::OptionalDeviceGuard guard(on);
    return at::detail::empty_strided_generic(size, stride, memory(), c10::DispatchKeySet(c10::DispatchKey::PrivateUse1),
                                             c10::dtype_or_default(type));
}

at::Tensor copyFrom(const at::Tensor& from, const at::Tensor& to, bool nonBlocking) {
    const at::AutoDispatchBelowAutograd below;
    const auto bytes = static_cast<std::int64_t>(to.numel()) * static_cast<std::int64_t>(to.element_size());
    if (isHere(from) && isHere(to)) {
        Stream &sends = currentStream(from.device().index()), &receives = currentStream(to.device().index());
        order(receives, sends);
        push(sends, {{from.storage(), false}, {to.storage(), true}},
             [source = hostView(from), target = hostView(to)] { target.copy_(source); });
        order(sends, receives);
        return to;
    }
    if (isHere(to)) {
        const bool pinned = nonBlocking && isPinned(from.const_data_ptr());
        countCopy(bytes, 0, pinned);
        // Pinned memory is read when the stream gets there, whatever it then contains.
        at::Tensor source = pinned ? hostView(from) : from.clone();
        Stream& stream = currentStream(to.device().index());
        push(stream, {{to.storage(), true}},
             [source, kept = from.storage(), target = hostView(to)] { target.copy_(source); });
        if (!nonBlocking) synchronize(stream);
        return to;
    }
    const bool pinned = nonBlocking && isPinned(to.const_data_ptr());
    countCopy(0, bytes, pinned);
    Stream& stream = currentStream(from.device().index());
    push(stream, {{from.storage(), false}},
         [source = hostView(from), kept = to.storage(), target = hostView(to)] { target.copy_(source); });
    if (!pinned) synchronize(stream);
    return to;
}

at::Scalar scalarOf(const at::Tensor& tensor) {
    const at::AutoDispatchBelowAutograd below;
    Stream& stream = currentStream(tensor.device().index());
    const std::vector<Use> uses{{tensor.storage(), false}};
    push(stream, uses, [] {});
    synchronize(stream);
    const Opened opened(uses);
    return hostView(tensor).item();
}

at::Tensor& setStorage(at::Tensor& tensor, at::Storage source, std::int64_t offset, at::IntArrayRef size,
                       at::IntArrayRef stride) {
    return at::native::set_storage_cpu_(tensor, std::move(source), offset, size, stride);
}
bool canBecome(const at::Tensor& /*self*/, const at::Tensor& /*from*/) {
    return true;
}
void recordStream(at::Tensor& /*self*/, at::Stream /*stream*/) {}

// PyTorch's own lists of what autocast does, the same for CUDA and for all other devices.
#define PRETEND_LOWER(...) KERNEL_PRIVATEUSEONE(__VA_ARGS__, lower_precision_fp)
#define PRETEND_FP32(...) KERNEL_PRIVATEUSEONE(__VA_ARGS__, fp32)
#define PRETEND_PROMOTE(...) KERNEL_PRIVATEUSEONE(__VA_ARGS__, promote)
void registerAutocast(torch::Library& m){AT_FORALL_LOWER_PRECISION_FP(PRETEND_LOWER) AT_FORALL_FP32(PRETEND_FP32)
                                             AT_FORALL_PROMOTE(PRETEND_PROMOTE)}

torch::Library& kernelsFor(const char* space, c10::DispatchKey key, std::uint32_t line) {
    // Never destroyed: what a library registers, its destructor takes back.
    return *new torch::Library(torch::Library::IMPL, space, key, __FILE__, line);
}

}  // namespace

at::Tensor hostView(const at::Tensor& tensor) {
    char* begin = static_cast<char*>(tensor.storage().data_ptr().get()) +
                  tensor.storage_offset() * static_cast<std::int64_t>(tensor.element_size());
    return at::from_blob(begin, tensor.sizes(), tensor.strides(), at::TensorOptions(tensor.scalar_type()));
}

void registerKernels() {
    using c10::DispatchKey;
    using torch::CppFunction;
    kernelsFor("_", DispatchKey::PrivateUse1, __LINE__).fallback(CppFunction::makeFromBoxedFunction<&fallback>());
    torch::Library& own = kernelsFor("aten", DispatchKey::PrivateUse1, __LINE__);
    own.impl("convolution_overrideable", CppFunction::makeFromBoxedFunction<&convolution>());
    own.impl("convolution_backward_overrideable", CppFunction::makeFromBoxedFunction<&convolutionBackward>());
    // LibTorch would compute these two in parts, which round differently.
    own.impl("native_group_norm", CppFunction::makeFromBoxedFunction<&fallback>());
    own.impl("native_layer_norm", CppFunction::makeFromBoxedFunction<&fallback>());
    own.impl("empty.memory_format", TORCH_FN(empty));
    own.impl("empty_strided", TORCH_FN(emptyStrided));
    own.impl("_copy_from", TORCH_FN(copyFrom));
    own.impl("_local_scalar_dense", TORCH_FN(scalarOf));
    own.impl("as_strided", TORCH_FN(at::native::as_strided_tensorimpl));
    own.impl("view", TORCH_FN(at::native::view));
    own.impl("_reshape_alias", TORCH_FN(at::native::_reshape_alias));
    own.impl("unfold", TORCH_FN(at::native::unfold));
    own.impl("resize_", TORCH_FN(at::native::resize_));
    own.impl("set_.source_Storage_storage_offset", TORCH_FN(setStorage));
    own.impl("_has_compatible_shallow_copy_type", TORCH_FN(canBecome));
    own.impl("record_stream", TORCH_FN(recordStream));
    kernelsFor("_", DispatchKey::AutocastPrivateUse1, __LINE__).fallback(CppFunction::makeFallthrough());
    registerAutocast(kernelsFor("aten", DispatchKey::AutocastPrivateUse1, __LINE__));
}

}  // namespace epochal::test::pretend
