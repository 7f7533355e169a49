#include "ui/pages/runs/run_end.h"

#include <algorithm>
#include <filesystem>

#include "core/analysis/replay.h"

namespace epochal::ui {

bool endedBadly(const RunRow& row) {
    return row.state == RunState::Interrupted || row.state == RunState::Failed || row.state == RunState::Lost ||
           (row.state == RunState::Finished && row.reason == StopReason::Budget);
}

bool isResumable(const RunRow& row) {
    return row.state == RunState::Interrupted || (row.state == RunState::Finished && row.reason == StopReason::User);
}

bool endSaysMore(const RunRow& row) {
    // What limits the steps of a run in progress is on the Live page: here it would soon be out of date.
    return endedBadly(row) || measuresSizes(row) || (isOver(row.state) && row.imagesPerSecond > 0);
}

RunEnd RunEnd::of(const RunDirectory& run) {
    RunEnd end;
    const auto exit = run.exitRecord();
    Result<RunRecord> record = replay(run);
    // The record of an earlier attempt says nothing of how the newest one ended.
    if (exit && (!record || exit->attempt >= record->figures().attempts)) end.error = exit->error;
    if (!record) return end;
    end.replayed = true;
    const Figures& figures = record->figures();
    end.figures.epochs = figures.epochs;
    end.figures.sizes = figures.sizes;
    end.steps = verdict(figures, run.spec());
    if (figures.diverged) end.divergedEpoch = figures.diverged->epoch;
    for (const CheckpointSaved& saved : figures.checkpoints) {
        std::error_code error;
        const bool sound = !end.divergedEpoch || static_cast<double>(saved.epoch) < *end.divergedEpoch;
        if (sound && std::filesystem::exists(run.path() / saved.file, error))
            end.soundEpoch = std::max(end.soundEpoch.value_or(0), saved.epoch);
    }
    return end;
}

}  // namespace epochal::ui
