#include "core/base/result.h"

#include <algorithm>

namespace epochal {

Message whatAndWhere(const Error& error) {
    const bool said = std::ranges::any_of(error.what.args, [&](const Arg& arg) {
        const auto* text = std::get_if<std::string>(&arg);
        return text && *text == error.where;
    });
    if (error.where.empty() || said) return error.what;
    return {EPOCHAL_TEXT("core", "%1 (%2)"), {error.what, error.where}};
}

std::string english(const Error& error) {
    std::string out = english(whatAndWhere(error));
    if (!error.remedy.empty()) out += ". " + english(error.remedy);
    return out;
}

int exitCode(ErrorKind kind) {
    switch (kind) {
        case ErrorKind::Spec:
        case ErrorKind::Unsupported:
            return 64;
        case ErrorKind::Data:
        case ErrorKind::Damaged:
        case ErrorKind::Newer:
            return 65;
        case ErrorKind::Diverged:
            return 66;
        case ErrorKind::Memory:
        case ErrorKind::Disk:
        case ErrorKind::Device:
            return 71;
        case ErrorKind::Interrupted:
            return 75;
        case ErrorKind::Locked:
            return 69;
        case ErrorKind::Internal:
            return 70;
    }
    return 70;
}

}  // namespace epochal
