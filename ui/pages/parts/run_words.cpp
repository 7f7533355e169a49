#include "ui/pages/parts/run_words.h"

#include <QCoreApplication>

#include "core/spec/fields.h"
#include "ui/format/formatter.h"
#include "ui/view/entry_words.h"

namespace epochal::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::RunWords)
};

StateLook finishedLook(std::optional<StopReason> reason) {
    const QString tick = QStringLiteral("check");
    switch (reason.value_or(StopReason::Epochs)) {
        case StopReason::Target:
        case StopReason::Patience:
            //: state of a run: it reached its target or its quality stopped improving
            return {Words::tr("Trained"), tick, Role::Ok};
        case StopReason::Epochs:
        case StopReason::Measured:
            //: participle, state of a run
            return {Words::tr("Finished"), tick, Role::Text};
        case StopReason::Hours:
            //: state of a run: it stopped at its time limit
            return {Words::tr("Time limit"), QStringLiteral("clock"), Role::Text};
        case StopReason::Budget:
            //: state of a run: it stopped at its budget
            return {Words::tr("Budget used up"), QStringLiteral("clock"), Role::Text};
        case StopReason::User:
            //: participle, state of a run
            return {Words::tr("Stopped"), QStringLiteral("stop"), Role::Text};
    }
    return {};
}

}  // namespace

StateLook lookOf(RunState state, std::optional<StopReason> reason, std::optional<Command> asked) {
    const QString warning = QStringLiteral("warning");
    //: participle, state of a run
    if (asked == Command::Stop) return {Words::tr("Stopping"), QStringLiteral("stop"), Role::Accent};
    if (asked == Command::StopAfterEpoch)
        return {Words::tr("Stopping after this epoch"), QStringLiteral("stop-after-epoch"), Role::Accent};
    switch (state) {
        case RunState::Queued:
            return {Words::tr("Queued"), QStringLiteral("queued"), Role::Text2};
        case RunState::Starting:
            //: participle, state of a run
            return {Words::tr("Starting"), QStringLiteral("play"), Role::Accent};
        case RunState::Running:
            return {Words::tr("Running"), QStringLiteral("play"), Role::Accent};
        case RunState::Paused:
            return {Words::tr("Paused"), QStringLiteral("pause"), Role::Text};
        case RunState::Unreachable:
            //: adjective, state of a run: its machine does not answer
            return {Words::tr("Unreachable"), warning, Role::Warn};
        case RunState::Interrupted:
            return {Words::tr("Interrupted"), warning, Role::Warn};
        case RunState::Finished:
            return finishedLook(reason);
        case RunState::Failed:
            //: participle, state of a run
            return {Words::tr("Failed"), QStringLiteral("error"), Role::Error};
        case RunState::Lost:
            //: participle, state of a run: its process is gone
            return {Words::tr("Lost"), QStringLiteral("error"), Role::Error};
        case RunState::Unreadable:
            //: state of a run
            return {Words::tr("Unreadable"), QStringLiteral("error"), Role::Error};
    }
    return {};
}

}  // namespace epochal::ui
