#include "core/catalogue/standing.h"

#include <algorithm>
#include <initializer_list>
#include <iterator>

#include "core/catalogue/sqlite.h"

namespace epochal {
namespace {

constexpr std::uint32_t bits(std::initializer_list<StopReason> reasons) {
    std::uint32_t all = 0;
    for (const StopReason reason : reasons) all |= 1u << static_cast<unsigned>(reason);
    return all;
}

constexpr StopReason kReasons[] = {StopReason::Epochs, StopReason::Target, StopReason::Patience, StopReason::Hours,
                                   StopReason::Budget, StopReason::User,   StopReason::Measured};
constexpr std::uint32_t kByItself = bits({StopReason::Epochs, StopReason::Target, StopReason::Patience,
                                          StopReason::Hours, StopReason::Budget, StopReason::Measured});

constexpr Standing kStandings[] = {
    {"running", RunState::Running, {}, 0},
    {"starting", RunState::Starting, {}, 0},
    {"queued", RunState::Queued, {}, 0},
    {"paused", RunState::Paused, {}, 0},
    {"finished", RunState::Finished, StopReason::Epochs, kByItself},
    {"trained", RunState::Finished, StopReason::Target, bits({StopReason::Target, StopReason::Patience})},
    {"time-limit", RunState::Finished, StopReason::Hours, bits({StopReason::Hours})},
    {"budget", RunState::Finished, StopReason::Budget, bits({StopReason::Budget})},
    {"stopped", RunState::Finished, StopReason::User, bits({StopReason::User})},
    {"interrupted", RunState::Interrupted, {}, 0},
    {"failed", RunState::Failed, {}, 0},
    {"unreachable", RunState::Unreachable, {}, 0},
    {"lost", RunState::Lost, {}, 0},
    {"unreadable", RunState::Unreadable, {}, 0},
};

std::string conditionOf(const Standing& standing) {
    std::string sql = std::string("(state = '") + name(standing.state) + "'";
    if (standing.reasons != 0) {
        // A finished run without a reason reached its last epoch.
        sql += " AND reason IN (";
        sql += (standing.reasons & bits({StopReason::Epochs})) != 0 ? "''" : "NULL";
        for (const StopReason reason : kReasons)
            if ((standing.reasons & bits({reason})) != 0) sql += std::string(", '") + name(reason) + "'";
        sql += ')';
    }
    return sql + ")";
}

}  // namespace

std::span<const Standing> standings() {
    return kStandings;
}

bool hasStanding(const Standing& standing, RunState state, std::optional<StopReason> reason) {
    if (standing.state != state) return false;
    // A finished run without a reason reached its last epoch.
    return standing.reasons == 0 || (standing.reasons & bits({reason.value_or(StopReason::Epochs)})) != 0;
}

const Standing* standingOf(RunState state, std::optional<StopReason> reason) {
    // `finished` comes before those of one reason, which say more.
    const auto found = std::find_if(std::rbegin(kStandings), std::rend(kStandings),
                                    [&](const Standing& standing) { return hasStanding(standing, state, reason); });
    return found == std::rend(kStandings) ? nullptr : &*found;
}

std::vector<const Standing*> standingsCalled(std::string_view word, bool whole) {
    std::string lower(word);
    std::ranges::transform(lower, lower.begin(), sqlite::folded);
    std::vector<const Standing*> found;
    for (const Standing& standing : kStandings)
        if (const std::string_view name = standing.name;
            whole ? name == lower : name.find(lower) != std::string_view::npos)
            found.push_back(&standing);
    return found;
}

std::string standingSql(std::string_view word, bool whole) {
    std::string sql;
    for (const Standing* standing : standingsCalled(word, whole))
        sql += (sql.empty() ? "(" : " OR ") + conditionOf(*standing);
    return sql.empty() ? "0" : sql + ")";
}

}  // namespace epochal
