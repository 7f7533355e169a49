// How runs start: launched, or resumed. Everything that reads or writes a folder runs in the background.
#include <functional>

#include "core/analysis/replay.h"
#include "core/base/clock.h"
#include "core/launch/budget.h"
#include "core/launch/preflight.h"
#include "core/spec/spec_json.h"
#include "ui/bridge/live_run.h"
#include "ui/bridge/live_runs.h"
#include "ui/bridge/run_queue.h"
#include "ui/bridge/workbench.h"

namespace epochal::ui {

namespace {

Error trainedAlready(const std::string& id) {
    return {ErrorKind::Locked, {EPOCHAL_TEXT("core", "This run is already in progress"), {}}, id, {}};
}

}  // namespace

void LiveRuns::launch(const RunSpec& spec, const Offer& offer, TargetKind where,
                      std::function<void(const Result<QString>&)> done) {
    const bool busy = engineBusy() || workbench_.queue().isTraining();
    using Made = std::optional<Result<RunDirectory>>;
    workbench_.background().write(
        this,
        [=, worker = workbench_.worker(), runs = workbench_.runsFolder(), machine = workbench_.machine(),
         closing = workbench_.queue().closing()]() -> Made {
            auto errors = validate(spec);
            if (const Status pays = checkBudget(spec, offer); errors.empty() && !pays) errors.push_back(pays.error());
            if (errors.empty())
                if (const Status able = checkByWorker(worker, spec, closing); !able && refuses(able.error(), busy))
                    errors.push_back(able.error());
            if (closing.stop_requested()) return {};  // nobody waits for it any more
            return errors.empty() ? RunDirectory::create(runs, newRunId(), spec, machine, offer)
                                  : Result<RunDirectory>(errors.front());
        },
        [=, this](const Made& made) {
            if (!made) return;
            const Result<RunDirectory>& run = *made;
            if (!run) {
                if (done) done(run.error());
                return;
            }
            begin(*run, RunRecord(run->spec(), run->offer()), where, {}, [this, run, done](const Status& begun) {
                if (!begun)
                    workbench_.background().write([folder = run->path()] {
                        std::error_code ignored;  // the launch's own error is the one to report
                        std::filesystem::remove_all(folder, ignored);
                    });
                if (done) done(begun ? Result<QString>(QString::fromStdString(run->id())) : begun.error());
            });
        });
}

void LiveRuns::resume(const QString& id, TargetKind where, std::function<void(const Status&)> done,
                      std::vector<int> gpus) {
    struct Read {
        Result<RunDirectory> run;
        Result<RunRecord> record;
    };
    workbench_.background().read(
        this,
        [folder = workbench_.folderOf(id)] {
            const auto run = RunDirectory::open(folder);
            // The record must include the earlier attempts before events of the new one arrive.
            return Read{run, run ? replay(*run) : Result<RunRecord>(run.error())};
        },
        [=, this](Read read) {
            if (!read.record) {
                if (done) done(read.record.error());
                return;
            }
            const std::int64_t attempts = read.record->figures().attempts;
            begin(*read.run, std::move(*read.record), where, {attempts, gpus}, done);
        });
}

void LiveRuns::begin(const RunDirectory& run, RunRecord record, TargetKind where, const Placement& placement,
                     const std::function<void(const Status&)>& done) {
    const QString id = QString::fromStdString(run.id());
    const Status begun = isActive(id) ? Status(trainedAlready(run.id())) : target(where).launch(run, placement);
    if (begun) {
        Live& live = adopt(run, where);
        live.record = std::move(record);
        live.record.setState(RunState::Queued, std::nullopt, {});
        index(live);
        Q_EMIT runsChanged();
        Q_EMIT figuresChanged(id);
    }
    if (done) done(begun);
}

}  // namespace epochal::ui
