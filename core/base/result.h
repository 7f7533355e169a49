#pragma once

#include <cassert>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "core/base/message.h"

namespace epochal {

/// The category of an error. It decides the worker's exit code and the icon, never the wording.
enum class ErrorKind {
    Spec,         ///< the configuration is wrong or contradicts itself
    Data,         ///< a data set is missing, damaged or of the wrong shape
    Memory,       ///< does not fit into the device's or the machine's memory
    Disk,         ///< reading or writing failed, disk full included
    Damaged,      ///< one of Epochal's files fails verification
    Newer,        ///< written by a newer version
    Locked,       ///< in use by another process
    Unsupported,  ///< this machine or build cannot do it
    Diverged,     ///< the loss became NaN or infinite
    Device,       ///< an accelerator or a peer was lost
    Interrupted,  ///< asked to end early: checkpointed, can be resumed
    Internal,     ///< a fault of the program itself
};

/// An error is a value: what happened, where (a file, a JSON path, a device), and what the reader can do about it.
struct Error {
    ErrorKind kind = ErrorKind::Internal;
    Message what;
    std::string where;
    Message remedy;
};

/// "what (where)", for use within another sentence.
[[nodiscard]] Message whatAndWhere(const Error& error);

/// "what (where). remedy" in English, for terminals and logs.
[[nodiscard]] std::string english(const Error& error);

/// The worker's exit code for an error: 64 spec or unsupported, 65 data, or a damaged or newer file, 66 diverged, 69 in
/// use by another process, 70 internal, 71 device, memory or disk, 75 interrupted.
[[nodiscard]] int exitCode(ErrorKind kind);

/// A value or an error. Test with `if (!result)`; each accessor asserts that its alternative is present.
template <class T>
class [[nodiscard]] Result {
public:
    Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}

    [[nodiscard]] bool ok() const { return content_.index() == 0; }
    explicit operator bool() const { return ok(); }

    [[nodiscard]] T& value() & {
        assert(ok());
        return *std::get_if<0>(&content_);
    }
    [[nodiscard]] const T& value() const& {
        assert(ok());
        return *std::get_if<0>(&content_);
    }
    [[nodiscard]] T&& value() && {
        assert(ok());
        return std::move(*std::get_if<0>(&content_));
    }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }
    T& operator*() & { return value(); }
    const T& operator*() const& { return value(); }

    [[nodiscard]] const Error& error() const {
        assert(!ok());
        return *std::get_if<1>(&content_);
    }

private:
    std::variant<T, Error> content_;
};

/// Success or an error.
template <>
class [[nodiscard]] Result<void> {
public:
    Result() = default;
    Result(Error error) : error_(std::move(error)) {}

    [[nodiscard]] bool ok() const { return !error_; }
    explicit operator bool() const { return ok(); }
    [[nodiscard]] const Error& error() const {
        assert(error_);
        return *error_;
    }

private:
    std::optional<Error> error_;
};

using Status = Result<void>;

}  // namespace epochal
