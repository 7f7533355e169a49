#pragma once

#include <QString>
#include <algorithm>
#include <cmath>

#include "core/analysis/figures.h"
#include "core/base/clock.h"
#include "core/events/run_directory.h"
#include "ui/bridge/live_runs.h"

namespace epochal::ui {

/// A run that the window holds in memory: in progress, or opened for viewing. GUI thread.
struct LiveRuns::Live {
    explicit Live(const RunDirectory& directory) : run(directory), record(directory.spec(), directory.offer()) {}
    /// The current time on the run's clock: the time of its last event, plus what has passed since. The machine's clock
    /// may be set at any time, and nobody is billed for that.
    [[nodiscard]] std::int64_t now() {
        const std::int64_t last = record.figures().lastUtcMillis;
        return last > 0 ? last + std::llround((monotonicSeconds() - heard) * 1000) : utcMillis();
    }
    /// For a run found in progress, the log is read first, and its last line may be old: the run may be paused.
    void hear(const Event& event) {
        constexpr double kCatchUpSeconds = 5;
        const double now = monotonicSeconds();
        const double age = static_cast<double>(utcMillis() - event.utcMillis) / 1000;
        heard = now - (now - made < kCatchUpSeconds ? std::max(age, 0.0) : 0.0);
    }
    [[nodiscard]] QString name() const { return QString::fromStdString(run.spec().name); }

    RunDirectory run;
    RunRecord record;
    TargetKind where = TargetKind::Window;
    bool active = false;
    std::optional<Command> asked;                    ///< stop command, not yet carried out
    std::optional<Error> trouble;                    ///< the error it ended with
    double indexed = 0;                              ///< monotonic seconds: when its row was last written
    double made = monotonicSeconds(), heard = made;  ///< monotonic: this created, last event written
};

}  // namespace epochal::ui
