#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/base/message.h"

namespace epochal {

/// The state of a run; Unreadable: its folder exists but cannot be read. A state is set only on evidence: an event, an
/// exit record, a lock that is held or not.
enum class RunState { Queued, Starting, Running, Paused, Unreachable, Interrupted, Finished, Failed, Lost, Unreadable };
[[nodiscard]] const char* name(RunState state);
[[nodiscard]] std::optional<RunState> runStateFromName(std::string_view name);
/// Whether a run has not ended: queued, starting, running, paused or unreachable.
[[nodiscard]] bool isLive(RunState state);
/// It has started and its attempt has not ended.
[[nodiscard]] bool isUnderWay(RunState state);
/// Whether a run has ended for good: finished, failed, lost or unreadable. An interrupted one can continue.
[[nodiscard]] bool isOver(RunState state);

/// Why a finished run ended.
/// Measured: a session that does not train has measured all its sizes.
enum class StopReason { Epochs, Target, Patience, Hours, Budget, User, Measured };
[[nodiscard]] const char* name(StopReason reason);
[[nodiscard]] std::optional<StopReason> stopReasonFromName(std::string_view name);

/// What an attempt resolved before its first step.
struct Started {
    std::int64_t parameters = 0;
    std::int64_t trainImages = 0, validationImages = 0;
    std::int64_t channels = 0, height = 0, width = 0, classes = 0;
    std::int64_t stepsPerEpoch = 0;
    std::int64_t startEpoch = 0;       ///< whole epochs already done at the checkpoint that the attempt resumed from
    std::int64_t startStep = 0;        ///< global steps already done
    std::string precision;             ///< "fp32", "tf32", "bf16" or "fp16", as auto resolved it
    std::vector<std::string> devices;  ///< one name per replica
    std::int64_t threads = 0;          ///< compute threads in total
    std::string engine;                ///< "LibTorch 2.11.0, CPU"
    std::string resumedFrom;           ///< checkpoint file, empty for a fresh start
    /// Batch sizes, or numbers of loader threads, of a session that does not train, those measured by earlier attempts
    /// included; empty where batch sizes are doubled as long as they fit.
    std::vector<std::int64_t> sizes = {};
};

/// One measured window of steps (about half a second). Times are those of rank 0, the replica that reports.
struct StepWindow {
    std::int64_t epoch = 0;  ///< 1-based epoch being trained
    std::int64_t step = 0;   ///< global steps done at the end of the window
    std::int64_t steps = 0;
    std::int64_t images = 0;                           ///< over all replicas
    double seconds = 0;                                ///< = data + compute + communication
    double dataSeconds = 0, communicationSeconds = 0;  ///< waiting time not overlapped with compute
    double loss = 0, learningRate = 0;
    bool warmup = false;  ///< excluded from images/s
    std::optional<double> top1 =
        {};                       ///< share of rank 0's images classified correctly; logs of earlier versions lack it
    double copySeconds = 0;       ///< time that the device waited for images to be copied to it, a part of `compute`
    double optimizerSeconds = 0;  ///< time in which weights were updated, also a part of it
    /// What preparing rank 0's images of these steps took on its loader's threads, summed over them, beside the steps
    /// and partly before: no part of `seconds`. Reading of files, their decoding, and the rest. Images in memory are
    /// neither read nor decoded: 0. Nothing for tables, which have no loader, and in logs of earlier versions.
    std::optional<double> readSeconds = {}, decodeSeconds = {}, augmentSeconds = {};
};

/// What one replica of a run on several measured of its own steps, about every two seconds of them. Times are its own,
/// as in StepWindow.
struct RankWindow {
    std::int64_t rank = 0;
    std::int64_t step = 0;               ///< global steps done at its end
    std::int64_t steps = 0, images = 0;  ///< its own samples
    double seconds = 0;
    double dataSeconds = 0, communicationSeconds = 0;
    std::int64_t memory = -1;  ///< in use on its device, bytes; -1 = unknown
    double clock = -1;         ///< of its GPU's multiprocessors at the window's end, MHz; -1 = unknown
    double celsius = -1;       ///< its GPU's temperature then; -1 = unknown
};

struct EpochDone {
    std::int64_t epoch = 0;  ///< 1-based
    std::int64_t step = 0;
    double loss = 0;  ///< over the epoch's training samples, while weights change; of a regression the mean squared
                      ///< error of the standardized target
    std::optional<double> top1 = {};  ///< the same, in 0..1; only of classes
    double learningRate = 0;
};

/// A pass over the full validation set. Measures that the task does not have are absent.
struct Evaluation {
    std::int64_t epoch = 0, step = 0, images = 0;
    double seconds = 0;
    double loss = 0;
    /// Fractions are exact counts / samples, in 0..1. AUC: macro one-vs-rest, by rank statistic, ties count one half.
    std::optional<double> top1 = {}, top5 = {}, auc = {};
    bool best = false;
    /// Root mean squared and mean absolute error in the target's own unit; share of its variance that is explained.
    std::optional<double> rmse = {}, mae = {}, r2 = {};
};

/// One size that a session measured: its batches were answered, trained or read one after another for `seconds`.
/// Percentiles are nearest-rank: of n times in ascending order, the one at place ceil(p n).
struct SizeMeasured {
    std::int64_t batch = 0;    ///< samples of a batch, over all replicas
    std::int64_t threads = 0;  ///< loader threads, of a session that only reads
    bool outOfMemory = false;  ///< then the figures that follow are 0
    std::int64_t batches = 0, samples = 0;
    double seconds = 0;
    double dataSeconds = 0;  ///< waiting for samples
    double communicationSeconds = 0;
    double p50 = 0, p95 = 0, p99 = 0;  ///< of a batch, from its request to its result on the host, s
    std::int64_t memory = -1;          ///< most in use on one device meanwhile, bytes; -1 = unknown
    std::optional<double> joules = {};
    double copySeconds = 0;       ///< time that the device waited for samples to be copied to it
    double optimizerSeconds = 0;  ///< time in which weights were updated
    /// Of a session that only reads: time that its threads computed or waited for a core; the rest they waited for
    /// files.
    std::optional<double> busySeconds = {};
    /// What was measured so far of a size that is still being measured: the next event of that size replaces it.
    bool underway = false;
};

struct CheckpointSaved {
    std::int64_t epoch = 0, step = 0;
    std::string file;  ///< relative to the run directory
    std::int64_t bytes = 0;
    double seconds = 0;  ///< from the step after which it was saved until it was on the disk
    std::string reason;  ///< epoch|best|request|stop
    /// Of them, those in which training stood still; nothing in logs of earlier versions, where it did all the time.
    std::optional<double> stalledSeconds = {};
};

struct DeviceSample {
    std::string name;
    double busy = -1;                                ///< 0..1, -1 unknown
    std::int64_t memoryUsed = -1, memoryTotal = -1;  ///< bytes
    double watts = -1;
};
struct ResourceSample {
    double cpuBusy = -1;  ///< this process's CPU time / (elapsed x cores), 0..1
    std::int64_t residentBytes = -1;
    double watts = -1;  ///< of the CPU package, from RAPL, where readable
    std::vector<DeviceSample> devices;
    /// Other processes' CPU time on the cores that the run may use / (elapsed x cores), 0..1.
    double othersBusy = -1;
};

/// Codes of notices that a run continues differently from that step on. kRolledBack: from the checkpoint that the next
/// Started names.
inline constexpr const char* kUnfrozen = "unfrozen";
inline constexpr const char* kRolledBack = "rolled-back";
inline constexpr const char* kImageSize = "image-size";

enum class Severity { Info, Warning, Error };
struct Notice {
    Severity severity = Severity::Info;
    std::string code;  ///< stable: "small-data-set", "data-wait", "checkpoint-damaged"
    Message what, remedy;
};

struct StateChanged {
    RunState state = RunState::Running;
    Message reason;
};

/// The last event of an attempt.
struct Finished {
    RunState state = RunState::Finished;  ///< Finished, Interrupted or Failed
    std::optional<StopReason> reason;     ///< if Finished
    Message message;
    std::int64_t events = 0;  ///< how many the attempt wrote, including this one
};

using EventBody = std::variant<Started, StepWindow, EpochDone, Evaluation, CheckpointSaved, ResourceSample, Notice,
                               StateChanged, Finished, SizeMeasured, RankWindow>;

/// An entry of a run's log. (run, attempt, sequence) is unique; sequence counts from 1 without gaps within an attempt.
struct Event {
    std::int64_t attempt = 1, sequence = 0;
    std::int64_t utcMillis = 0;
    double training = 0;  ///< s spent in training steps since the attempt started, nothing else
    double active = 0;    ///< s since the attempt started, without pauses, with start-up and evaluation
    EventBody body;
};

}  // namespace epochal
