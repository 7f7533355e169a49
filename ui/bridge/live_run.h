#pragma once

#include <QString>
#include <algorithm>
#include <cmath>

#include "core/analysis/figures.h"
#include "core/base/clock.h"
#include "core/events/run_directory.h"
#include "ui/bridge/workbench.h"

namespace epochal::ui {

/// A run the window holds in memory: in training, or opened for looking at. GUI thread.
struct Workbench::Live {
    explicit Live(const RunDirectory& directory) : run(directory), record(directory.spec(), directory.offer()) {}
    /// The run's own clock now: its last event's time and what has passed since. The machine's clock may be set at any
    /// time, and nobody is billed for that.
    [[nodiscard]] std::int64_t now() {
        const std::int64_t last = record.figures().lastUtcMillis;
        return last > 0 ? last + std::llround((monotonicSeconds() - heard) * 1000) : utcMillis();
    }
    /// Of a run found in training the log comes first, and its last line may be old: it may be paused.
    void hear(const Event& event) {
        constexpr double kCatchUpSeconds = 5;
        const double now = monotonicSeconds();
        const double age = static_cast<double>(utcMillis() - event.utcMillis) / 1000;
        heard = now - (now - made < kCatchUpSeconds ? std::max(age, 0.0) : 0.0);
    }
    [[nodiscard]] QString name() const { return QString::fromStdString(run.spec().name); }

    RunDirectory run;
    RunRecord record;
    Where where = Where::EngineThread;
    bool active = false;
    std::optional<Command> asked;                    ///< to stop, and has not yet
    std::optional<Error> trouble;                    ///< of its end
    double indexed = 0;                              ///< monotonic second of the last row written
    double made = monotonicSeconds(), heard = made;  ///< this, and when its last event was written
};

}  // namespace epochal::ui
