// How runs start: launched, or resumed. Everything that reads or writes a folder runs on the pool.
#include <QThreadPool>
#include <functional>

#include "core/analysis/replay.h"
#include "core/base/clock.h"
#include "core/launch/budget.h"
#include "core/launch/preflight.h"
#include "core/spec/spec_json.h"
#include "ui/bridge/live_run.h"
#include "ui/bridge/run_queue.h"
#include "ui/bridge/workbench.h"

namespace epochal::ui {

namespace {

Error trainedAlready(const std::string& id) {
    return {ErrorKind::Locked, {EPOCHAL_TEXT("core", "This run is already in progress"), {}}, id, {}};
}

}  // namespace

void Workbench::launch(const RunSpec& spec, const Offer& offer, TargetKind where,
                       std::function<void(const Result<QString>&)> done) {
    const bool busy = engineBusy() || queue_->isTraining();
    QThreadPool::globalInstance()->start([=, this, runs = runsFolder(), machine = machine_] {
        auto errors = validate(spec);
        if (const Status pays = checkBudget(spec, offer); errors.empty() && !pays) errors.push_back(pays.error());
        if (errors.empty())
            if (const Status able = Preflight(std::bind_front(checkByWorker, worker_))(spec);
                !able && refuses(able.error(), busy))
                errors.push_back(able.error());
        const auto run = errors.empty() ? RunDirectory::create(runs, newRunId(), spec, machine, offer)
                                        : Result<RunDirectory>(errors.front());
        answer([=, this] {
            if (!run) {
                if (done) done(run.error());
                return;
            }
            begin(*run, RunRecord(run->spec(), run->offer()), where, {}, [=](const Status& begun) {
                if (!begun)
                    QThreadPool::globalInstance()->start([folder = run->path()] {
                        std::error_code ignored;  // the launch's own error is the one to report
                        std::filesystem::remove_all(folder, ignored);
                    });
                if (done) done(begun ? Result<QString>(QString::fromStdString(run->id())) : begun.error());
            });
        });
    });
}

void Workbench::resume(const QString& id, TargetKind where, std::function<void(const Status&)> done,
                       std::vector<int> gpus) {
    QThreadPool::globalInstance()->start([=, this, folder = folderOf(id)] {
        const auto run = RunDirectory::open(folder);
        // The record must include the earlier attempts before events of the new one arrive.
        auto record = run ? replay(*run) : Result<RunRecord>(run.error());
        answer([=, this]() mutable {
            if (!record) {
                if (done) done(record.error());
                return;
            }
            const std::int64_t attempts = record->figures().attempts;
            begin(*run, std::move(*record), where, {attempts, gpus}, done);
        });
    });
}

void Workbench::begin(const RunDirectory& run, RunRecord record, TargetKind where, const Placement& placement,
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

void Workbench::record(const RunDirectory& run) {
    RunRecord none(run.spec(), run.offer());
    catalogue_->record(run, {rowOf(run, none.figures()), entryOf(run, none.figures())});
}

}  // namespace epochal::ui
