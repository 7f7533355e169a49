#pragma once

#include <QString>

#include "core/analysis/figures.h"
#include "core/events/run_directory.h"
#include "ui/bridge/workbench.h"

namespace epochal::ui {

/// A run the window holds in memory: in training, or opened for looking at. GUI thread.
struct Workbench::Live {
    explicit Live(const RunDirectory& directory) : run(directory), record(directory.spec(), directory.offer()) {}
    [[nodiscard]] QString name() const { return QString::fromStdString(run.spec().name); }

    RunDirectory run;
    RunRecord record;
    Where where = Where::EngineThread;
    bool active = false;
    std::optional<Command> asked;  ///< to stop, and has not yet
    std::optional<Error> trouble;  ///< of its end
    double indexed = 0;  ///< monotonic second of the last row written
};

}  // namespace epochal::ui
