#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/analysis/figures.h"
#include "core/base/result.h"
#include "core/spec/run_spec.h"

namespace epochal::ui {

/// What a person can do about a run that ended badly, with one click.
struct Remedy {
    enum class Action { Resume, Change, Folder };
    Action action = Action::Folder;
    std::string field;  ///< Change: the field of the field table to change in a copy of the run
    bool operator==(const Remedy&) const = default;
};

/// The remedies for a run that failed, was lost or interrupted, or used up its budget, the likeliest first; none for
/// any other state. `error`: what it ended with, if known. A run is offered to be resumed only if its error can be
/// removed without changing its spec.
[[nodiscard]] std::vector<Remedy> remediesFor(const RunSpec& spec, const Figures& figures,
                                              const std::optional<Error>& error);

}  // namespace epochal::ui
