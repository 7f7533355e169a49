#include "core/analysis/replay.h"

namespace epochal {
namespace {

/// The next event reveals a gap within the log, but nothing follows one at its end.
void warnOfLosses(const RunDirectory& run, std::int64_t damagedLines, RunRecord& record) {
    if (damagedLines > 0)
        record.warn("log-damaged", {EPOCHAL_TEXT_N("core", "%1 log line(s) could not be read"), {Count(damagedLines)}});
    // The record of an earlier attempt does not count the events of the newest one.
    const auto exit = run.exitRecord();
    if (!exit || exit->attempt < record.figures().attempts) return;
    const std::int64_t missing = exit->events - record.lastSequence(exit->attempt);
    if (missing > 0)
        record.warn("log-gap",
                    {EPOCHAL_TEXT_N("core", "%1 event(s) missing from the end of the log"), {Count(missing)}});
}

}  // namespace

Status applyLog(const RunDirectory& run, RunRecord& record) {
    EventReader reader(run.events());
    std::uint64_t before = 0;
    do {
        before = reader.offset();
        const auto events = reader.readNew();
        if (!events) return events.error();
        for (const Event& event : *events) record.apply(event);
    } while (reader.offset() != before);
    warnOfLosses(run, reader.damagedLines(), record);
    return {};
}

Evidence evidence(const RunDirectory& run, const LogEnd& log) {
    if (FileLock::isHeld(run.lockFile())) return {RunState::Running, std::nullopt, {}};
    const auto exit = run.exitRecord();
    if (exit && exit->attempt >= log.attempt)
        return {exit->state, exit->reason, exit->error ? exit->error->what : exit->notice};
    if (log.attempt == 0) return {RunState::Queued, std::nullopt, {}};
    if (log.finished) return {log.finished->state, log.finished->reason, log.finished->message};
    return {RunState::Interrupted,
            std::nullopt,
            {EPOCHAL_TEXT("core", "The process ended unexpectedly; its log was saved and the run can be resumed"), {}}};
}

Result<RunRecord> replay(const RunDirectory& run) {
    RunRecord record(run.spec(), run.offer());
    if (Status read = applyLog(run, record); !read) return read.error();
    const Figures& figures = record.figures();
    const RunState logged = figures.state;
    LogEnd log{figures.attempts, std::nullopt};
    if (logged == RunState::Finished || logged == RunState::Failed || logged == RunState::Interrupted)
        log.finished = Finished{logged, figures.reason, figures.message, 0};
    const Evidence found = evidence(run, log);
    // The log has more detail than the lock (paused, starting) and than the exit record (its message): it counts unless
    // they contradict it.
    const bool agree = log.finished ? found.state == logged : found.state == RunState::Running && log.attempt > 0;
    if (!agree) record.setState(found.state, found.reason, found.message);
    return record;
}

}  // namespace epochal
