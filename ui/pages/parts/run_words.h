#pragma once

#include <QString>
#include <optional>
#include <string_view>

#include "core/economics/offer.h"
#include "core/events/event.h"
#include "core/launch/run_job.h"
#include "ui/format/offer_words.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

/// How a run's state is shown: always an icon and text, plus a color.
struct StateLook {
    QString word, icon;
    Role role = Role::Text;
};
/// `asked`: the command that an active run has received but not yet carried out, as LiveRuns::asked returns it.
[[nodiscard]] StateLook lookOf(RunState state, std::optional<StopReason> reason = {},
                               std::optional<Command> asked = {});

}  // namespace epochal::ui
