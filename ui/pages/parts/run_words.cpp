#include "ui/pages/parts/run_words.h"

#include <QCoreApplication>

#include "core/catalogue/standing.h"
#include "ui/format/formatter.h"
#include "ui/view/measure_words.h"

namespace epochal::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::RunWords)
};

struct StateMark {
    const char* icon;
    Role role;
};

StateMark finishedMark(StopReason reason) {
    switch (reason) {
        case StopReason::Target:
        case StopReason::Patience:
            return {"check", Role::Ok};
        case StopReason::Epochs:
        case StopReason::Measured:
            return {"check", Role::Text};
        case StopReason::Hours:
        case StopReason::Budget:
            return {"clock", Role::Text};
        case StopReason::User:
            return {"stop", Role::Text};
    }
    return {"", Role::Text};
}

StateMark stateMark(RunState state, std::optional<StopReason> reason) {
    switch (state) {
        case RunState::Queued:
            return {"queued", Role::Text2};
        case RunState::Starting:
        case RunState::Running:
            return {"play", Role::Accent};
        case RunState::Paused:
            return {"pause", Role::Text};
        case RunState::Unreachable:
        case RunState::Interrupted:
            return {"warning", Role::Warn};
        case RunState::Finished:
            return finishedMark(reason.value_or(StopReason::Epochs));
        case RunState::Failed:
        case RunState::Lost:
        case RunState::Unreadable:
            return {"error", Role::Error};
    }
    return {"", Role::Text};
}

}  // namespace

StateLook lookOf(RunState state, std::optional<StopReason> reason, std::optional<Command> asked) {
    //: participle, state of a run
    if (asked == Command::Stop) return {Words::tr("Stopping"), QStringLiteral("stop"), Role::Accent};
    if (asked == Command::StopAfterEpoch)
        return {Words::tr("Stopping after this epoch"), QStringLiteral("stop-after-epoch"), Role::Accent};
    const Standing* standing = standingOf(state, reason);
    const StateMark mark = stateMark(state, reason);
    return {standing ? capitalized(Formatter::text(standing->word)) : QString(), QLatin1String(mark.icon), mark.role};
}

}  // namespace epochal::ui
