#include "core/launch/target_kind.h"

#include <algorithm>
#include <array>

#include "core/base/utf8.h"

namespace epochal {
namespace {

struct Known {
    TargetKind kind;
    const char* name;
};
constexpr std::array<Known, 2> kTargets = {{{TargetKind::Window, "window"}, {TargetKind::Worker, "worker"}}};

}  // namespace

const char* name(TargetKind target) {
    return std::ranges::find(kTargets, target, &Known::kind)->name;
}

Result<TargetKind> targetKind(const std::string& name, const std::string& where) {
    const auto known = std::ranges::find(kTargets, std::string_view(name), &Known::name);
    if (known != kTargets.end()) return known->kind;
    std::string all;
    for (const Known& one : kTargets) all.append(all.empty() ? "" : ", ").append(one.name);
    return Error{
        ErrorKind::Unsupported,
        {EPOCHAL_TEXT("core", "This version cannot start runs in \"%1\""), {shortened(name, 200)}},
        where,
        {EPOCHAL_TEXT("core", "Resume the run on the Runs page, or use one of these in queue.json: %1"), {all}}};
}

}  // namespace epochal
