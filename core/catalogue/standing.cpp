#include "core/catalogue/standing.h"

#include <algorithm>
#include <initializer_list>
#include <iterator>

#include "core/base/message.h"
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
    //: state of a run, in lower case like those after it
    {"running", EPOCHAL_TEXT("core", "running"), RunState::Running, {}, 0},
    //: participle, state of a run
    {"starting", EPOCHAL_TEXT("core", "starting"), RunState::Starting, {}, 0},
    //: participle, state of a run
    {"queued", EPOCHAL_TEXT("core", "queued"), RunState::Queued, {}, 0},
    //: participle, state of a run
    {"paused", EPOCHAL_TEXT("core", "paused"), RunState::Paused, {}, 0},
    //: participle, state of a run
    {"finished", EPOCHAL_TEXT("core", "finished"), RunState::Finished, StopReason::Epochs, kByItself},
    //: state of a run: it reached its target or its quality stopped improving
    {"trained", EPOCHAL_TEXT("core", "trained"), RunState::Finished, StopReason::Target,
     bits({StopReason::Target, StopReason::Patience})},
    //: state of a run: it stopped at its time limit
    {"time-limit", EPOCHAL_TEXT("core", "time limit"), RunState::Finished, StopReason::Hours,
     bits({StopReason::Hours})},
    //: state of a run: it stopped at its budget
    {"budget", EPOCHAL_TEXT("core", "budget used up"), RunState::Finished, StopReason::Budget,
     bits({StopReason::Budget})},
    //: participle, state of a run
    {"stopped", EPOCHAL_TEXT("core", "stopped"), RunState::Finished, StopReason::User, bits({StopReason::User})},
    //: participle, state of a run
    {"interrupted", EPOCHAL_TEXT("core", "interrupted"), RunState::Interrupted, {}, 0},
    //: participle, state of a run
    {"failed", EPOCHAL_TEXT("core", "failed"), RunState::Failed, {}, 0},
    //: adjective, state of a run: its machine does not answer
    {"unreachable", EPOCHAL_TEXT("core", "unreachable"), RunState::Unreachable, {}, 0},
    //: participle, state of a run: its process is gone
    {"lost", EPOCHAL_TEXT("core", "lost"), RunState::Lost, {}, 0},
    //: adjective, state of a run: its files cannot be read
    {"unreadable", EPOCHAL_TEXT("core", "unreadable"), RunState::Unreadable, {}, 0},
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

const char* wordOf(RunState state) {
    const Standing* standing = standingOf(state, {});
    return standing ? standing->word : "";
}

const char* wordOf(StopReason reason) {
    switch (reason) {
        case StopReason::Epochs:
            //: why a run ended, after its state: "finished, all epochs completed"
            return EPOCHAL_TEXT("core", "all epochs completed");
        case StopReason::Target:
            return EPOCHAL_TEXT("core", "target reached");
        case StopReason::Patience:
            return EPOCHAL_TEXT("core", "no longer improving");
        case StopReason::Hours:
            return EPOCHAL_TEXT("core", "time limit reached");
        case StopReason::Budget:
            return EPOCHAL_TEXT("core", "budget used up");
        case StopReason::User:
            return EPOCHAL_TEXT("core", "stopped by the user");
        case StopReason::Measured:
            return EPOCHAL_TEXT("core", "everything measured");
    }
    return "";
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
