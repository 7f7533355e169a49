#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/events/event.h"

namespace epochal {

/// What the query language calls a run's state. A finished run is called by why it ended: one that a person stopped is
/// `stopped`, not `finished`. The filter, the menu that writes it and the menu's words come from this one table.
struct Standing {
    const char* name;
    RunState state;
    std::optional<StopReason> shown;  ///< of a finished one: the reason whose word stands for it
    std::uint32_t reasons;            ///< of a finished one: bits of the reasons it takes in; others: 0
};

/// All of them, in the order of a menu.
[[nodiscard]] std::span<const Standing> standings();

/// Runs of every state whose name contains the word, as an SQL condition on `state` and `reason` made of constants.
[[nodiscard]] std::string standingSql(std::string_view word);

}  // namespace epochal
