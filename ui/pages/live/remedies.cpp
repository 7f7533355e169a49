#include "ui/pages/live/remedies.h"

#include <algorithm>

#include "core/spec/fields.h"

namespace epochal::ui {

namespace {

/// The field to change for an error of this kind; nullptr if a change of the spec is no remedy.
const char* fieldFor(ErrorKind kind) {
    switch (kind) {
        case ErrorKind::Data:
            return "data.path";
        case ErrorKind::Memory:
            return "optimizer.global_batch";
        case ErrorKind::Diverged:
            return "optimizer.learning_rate";
        case ErrorKind::Device:
        case ErrorKind::Unsupported:
            return "devices.kind";
        case ErrorKind::Spec:
        case ErrorKind::Disk:
        case ErrorKind::Damaged:
        case ErrorKind::Newer:
        case ErrorKind::Locked:
        case ErrorKind::Interrupted:
        case ErrorKind::Internal:
            return nullptr;
    }
    return nullptr;
}

/// Whether the cause can be removed outside the run: space on a disk, images put back, a device that works again.
bool mayResume(ErrorKind kind) {
    using enum ErrorKind;
    return kind == Data || kind == Memory || kind == Disk || kind == Locked || kind == Unsupported || kind == Device ||
           kind == Interrupted || kind == Internal;
}

/// Whether the run's own folder is where to look: its log, and the files that a message names.
bool isInFolder(ErrorKind kind) {
    return kind == ErrorKind::Disk || kind == ErrorKind::Damaged || kind == ErrorKind::Internal;
}

}  // namespace

std::vector<Remedy> remediesFor(const RunSpec& spec, const Figures& figures, const std::optional<Error>& error) {
    using enum Remedy::Action;
    if (figures.state == RunState::Finished && figures.reason == StopReason::Budget) return {{Change, "stop.budget"}};
    if (figures.state == RunState::Lost || figures.state == RunState::Unreachable) return {{Folder, {}}};
    if (figures.state != RunState::Failed) return {};
    if (!error) return {{Resume, {}}, {Folder, {}}};
    std::vector<Remedy> remedies;
    const Field* field = nullptr;
    if (const char* name = fieldFor(error->kind)) {
        field = findField(name);
    } else if (error->kind == ErrorKind::Spec) {
        const auto named = std::ranges::find(fields(), error->where, [](const Field& f) { return jsonPath(f); });
        if (named != fields().end()) field = &*named;
    }
    if (field && field->applies(spec)) remedies.push_back({Change, field->name});
    if (mayResume(error->kind)) remedies.push_back({Resume, {}});
    if (isInFolder(error->kind)) remedies.push_back({Folder, {}});
    return remedies;
}

}  // namespace epochal::ui
