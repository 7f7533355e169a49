#pragma once

#include <QString>
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
    std::string field = {};  ///< Change: the field of the field table to change in a copy of the run
    std::string value = {};  ///< its new value, as setFromText reads it; empty: for the person to choose
    bool operator==(const Remedy&) const = default;
    /// The field, and "=" and the value if it has one: what ConfigurePage::showField takes.
    [[nodiscard]] QString assignment() const;
};

/// The remedies for a run of that spec and end that failed, was lost, or used up its budget, the
/// likeliest first; none for any other state. `error`: what it ended with, if known. A run is offered to be resumed
/// only if its error can be removed without changing its spec.
[[nodiscard]] std::vector<Remedy> remediesFor(const RunSpec& spec, RunState state, std::optional<StopReason> reason,
                                              const std::optional<Error>& error);

/// A button's text, which names what the remedy changes in a copy of that spec.
[[nodiscard]] QString wordsOf(const Remedy& remedy, const RunSpec& spec);

}  // namespace epochal::ui
