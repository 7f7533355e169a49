#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/events/event.h"

namespace epochal {

/// What a run's state is called, by people and by the query language. A finished run is named after why it ended: one
/// that a person stopped is `stopped`, not `finished`. Everything that names a state uses this one table.
struct Standing {
    const char* name;  ///< in queries
    const char* word;  ///< within a sentence; English, context "core". A label begins with a capital
    RunState state;
    std::optional<StopReason> shown;  ///< of a finished run: the reason whose word represents it
    std::uint32_t reasons;            ///< of a finished run: bits of the reasons it includes; 0 for others
};

/// All of them, in menu order.
[[nodiscard]] std::span<const Standing> standings();

/// The one a run has; null for a finished run's reason that none includes.
[[nodiscard]] const Standing* standingOf(RunState state, std::optional<StopReason> reason);

/// The state alone, "finished" for every finished run, and why one ended, "target reached"; English, context "core".
[[nodiscard]] const char* wordOf(RunState state);
[[nodiscard]] const char* wordOf(StopReason reason);

/// Whether a run has it; one may have several, such as `trained` and `finished`.
[[nodiscard]] bool hasStanding(const Standing& standing, RunState state, std::optional<StopReason> reason);
/// Those whose name contains the word, or with `whole` is the word.
[[nodiscard]] std::vector<const Standing*> standingsCalled(std::string_view word, bool whole = false);

/// Runs of these states, as an SQL condition on `state` and `reason` made of constants.
[[nodiscard]] std::string standingSql(std::string_view word, bool whole = false);

}  // namespace epochal
