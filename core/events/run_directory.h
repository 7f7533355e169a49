#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/clock.h"
#include "core/base/files.h"
#include "core/base/layout.h"
#include "core/economics/offer.h"
#include "core/events/event.h"
#include "core/hardware/machine.h"
#include "core/spec/run_spec.h"

namespace epochal {

/// The end of an attempt, written by the process that ran it.
struct ExitRecord {
    std::int64_t attempt = 1;
    int code = 0;  ///< the worker's exit code
    RunState state = RunState::Finished;
    std::optional<StopReason> reason;
    std::optional<Error> error;
    std::int64_t utcMillis = 0;
    std::int64_t events = 0;  ///< written in this attempt
    Message notice = {};      ///< what the user must know of an end without an error: a bill above the budget
};

/// What a person adds to a run afterwards; the spec stays as launched.
struct Labels {
    std::vector<std::string> tags;
    std::string note;
    bool archived = false;
    bool operator==(const Labels&) const = default;
};

/// A run's folder: the authoritative record of a run, valid from its first byte. Layout and formats: FORMATS.md.
class RunDirectory {
public:
    /// Creates `runs/id` with spec.json, machine.json, offer.json and an empty events.jsonl, all synced to disk.
    /// Blocks.
    [[nodiscard]] static Result<RunDirectory> create(const Path& runs, const std::string& id, const RunSpec& spec,
                                                     const Machine& machine, const Offer& offer);
    [[nodiscard]] static Result<RunDirectory> open(const Path& folder);

    [[nodiscard]] const Path& path() const { return path_; }
    [[nodiscard]] const std::string& id() const { return id_; }
    [[nodiscard]] const RunSpec& spec() const { return spec_; }
    [[nodiscard]] const Machine& machine() const { return machine_; }
    [[nodiscard]] const Offer& offer() const { return offer_; }
    [[nodiscard]] std::int64_t createdUtcMillis() const { return created_; }

    [[nodiscard]] Path events() const { return path_ / layout::kEvents; }
    [[nodiscard]] Path checkpoints() const { return path_ / layout::kCheckpointsFolder; }
    /// The estimate made before the run; missing if no estimate was possible.
    [[nodiscard]] Path estimate() const { return path_ / layout::kEstimate; }
    [[nodiscard]] Path lockFile() const { return path_ / layout::kRunLock; }
    [[nodiscard]] Path commands() const { return path_ / layout::kCommands; }
    /// What detached workers and ranks print.
    [[nodiscard]] Path workerLog() const { return path_ / layout::kWorkerLog; }
    /// Whether the folder has been moved or deleted. Blocks.
    [[nodiscard]] bool isGone() const;

    [[nodiscard]] std::optional<ExitRecord> exitRecord() const;
    /// Writes the record to disk; commit() puts it in place. A record that cannot be written is found before the
    /// log states the end.
    [[nodiscard]] Result<PreparedFile> prepareExit(const ExitRecord& record) const;

    /// From labels.json; the spec's tags if there is none.
    [[nodiscard]] Labels labels() const;
    [[nodiscard]] Status writeLabels(const Labels& labels) const;

private:
    Path path_;
    std::string id_;
    RunSpec spec_;
    Machine machine_;
    Offer offer_;
    std::int64_t created_ = 0;
};

/// The error for a run whose folder is gone.
[[nodiscard]] Error goneError(const Path& folder);

/// Appends an attempt's events. One writer per run, ensured by the run's lock. After a crash, it first cuts off a torn
/// last line.
class EventWriter {
public:
    /// Timestamps come from `time`, so that all events of an attempt follow one clock.
    [[nodiscard]] static Result<std::unique_ptr<EventWriter>> open(const RunDirectory& run, std::int64_t attempt,
                                                                   SteadyTime time = SteadyTime());
    /// Numbers, timestamps and appends the event; returns it as written. Every event except step windows and resource
    /// samples is synced to disk.
    [[nodiscard]] Result<Event> write(EventBody body, double training, double active);
    [[nodiscard]] std::int64_t written() const { return sequence_; }

private:
    EventWriter(const RunDirectory& run, SteadyTime time) : run_(run), time_(std::move(time)) {}
    RunDirectory run_;
    SteadyTime time_;
    std::unique_ptr<AppendFile> file_;
    std::int64_t attempt_ = 1, sequence_ = 0;
};

/// Reads a run's events from where it last stopped; an incomplete line waits for the next call. Damaged lines are
/// counted, not fatal.
class EventReader {
public:
    explicit EventReader(Path file, std::uint64_t offset = 0) : file_(std::move(file)), offset_(offset) {}
    /// New complete events, in file order, from at most about 4 MB of text per call. Blocks on the file only.
    [[nodiscard]] Result<std::vector<Event>> readNew();
    [[nodiscard]] std::uint64_t offset() const { return offset_; }
    [[nodiscard]] std::int64_t damagedLines() const { return damaged_; }

private:
    Path file_;
    std::uint64_t offset_;
    std::int64_t damaged_ = 0;
};

/// How a log ends.
struct LogEnd {
    std::int64_t attempt = 0;          ///< of the last event; 0 if there is none
    std::optional<Finished> finished;  ///< that attempt's end, if it is logged
};
/// Reads the whole log. Blocks.
[[nodiscard]] LogEnd logEnd(const Path& events);

/// The attempt number of the last event in the log, 0 if there is none. Reads the whole log. Blocks.
[[nodiscard]] std::int64_t lastAttempt(const Path& events);

}  // namespace epochal
