#include "core/events/event.h"

#include <array>
#include <string_view>

namespace epochal {
namespace {

constexpr std::array<const char*, 10> kStates = {"queued",      "starting", "running", "paused", "unreachable",
                                                 "interrupted", "finished", "failed",  "lost",   "unreadable"};
constexpr std::array<const char*, 7> kReasons = {"epochs", "target", "patience", "hours", "budget", "user", "measured"};

template <class Enum, std::size_t N>
std::optional<Enum> find(const std::array<const char*, N>& names, std::string_view name) {
    for (std::size_t i = 0; i < N; ++i)
        if (name == names[i]) return static_cast<Enum>(i);
    return std::nullopt;
}

}  // namespace

const char* name(RunState state) {
    return kStates[static_cast<std::size_t>(state)];
}
std::optional<RunState> runStateFromName(std::string_view text) {
    return find<RunState>(kStates, text);
}
bool isLive(RunState state) {
    return !isOver(state) && state != RunState::Interrupted;
}
bool isUnderWay(RunState state) {
    return isLive(state) && state != RunState::Queued;
}
bool isOver(RunState state) {
    return state == RunState::Finished || state == RunState::Failed || state == RunState::Lost ||
           state == RunState::Unreadable;
}
const char* name(StopReason reason) {
    return kReasons[static_cast<std::size_t>(reason)];
}
std::optional<StopReason> stopReasonFromName(std::string_view text) {
    return find<StopReason>(kReasons, text);
}

}  // namespace epochal
