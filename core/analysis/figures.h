#pragma once

#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/analysis/curve.h"
#include "core/analysis/loader_work.h"
#include "core/analysis/statistics.h"
#include "core/economics/billing.h"
#include "core/economics/offer.h"
#include "core/events/event.h"
#include "core/spec/run_spec.h"
#include "core/spec/session.h"
#include "core/spec/target.h"

namespace epochal {

/// End of an epoch: training figures and, where it was evaluated, validation figures. Fractions 0..1.
struct EpochPoint {
    AxisPosition at;
    std::int64_t epoch = 0, utcMillis = 0;
    std::optional<double> trainTop1, trainLoss;
    std::optional<double> top1, top5, loss, auc, rmse, mae, r2;
    double learningRate = 0;
    double evaluationSeconds = 0;
    bool best = false;  ///< the run's best by its measure, first of equals
};

/// The same figure on the epoch's training images; nothing for a measure that is not computed there.
[[nodiscard]] std::optional<double> trainedQuality(const EpochPoint& point, Quality measure);

/// One step window, or several of a long run joined into one. Windows of no measurable time are left out.
struct RatePoint {
    AxisPosition at;
    double imagesPerSecond = 0;
    double dataShare = 0, communicationShare = 0;  ///< of the window's time
    double loss = 0;                               ///< NaN where it was not finite
    double learningRate = 0;
    bool warmup = false;
    std::int64_t attempt = 1;                                ///< a line breaks between attempts
    double seconds = 0;                                      ///< its length, s
    double top1 = std::numeric_limits<double>::quiet_NaN();  ///< of training images; NaN in logs that lack it
    double copyShare = 0;                                    ///< the device waiting for copies
};

/// A size that a session measured, or is measuring (measured.underway).
struct SizePoint {
    AxisPosition at;
    SizeMeasured measured;
    double perSecond = 0;              ///< samples/s; 0 = out of memory
    std::optional<double> perMillion;  ///< price of a million samples, in the offer's currency, at its hourly price
    bool keepsLimit = true;            ///< of latency, if the spec has one
    std::optional<double> joulesPerSample;
    [[nodiscard]] bool isComplete() const { return !measured.underway; }
    /// The size itself: samples of a batch or, of a session that only reads, loader threads.
    [[nodiscard]] std::int64_t size(const RunSpec& spec) const {
        return onlyReads(spec.session) ? measured.threads : measured.batch;
    }
};

/// A step from which on a run continued differently: kUnfrozen, kRolledBack or kImageSize (core/events/event.h), or
/// kResumed by a later attempt.
struct Milestone {
    AxisPosition at;
    std::string code;
};
inline constexpr const char* kResumed = "resumed";

/// What the hardware was doing, or the mean of neighboring samples of a long run (of memory, the most). NaN = unknown.
struct ResourcePoint {
    AxisPosition at;
    std::int64_t attempt = 1;
    double cpuBusy = 0, deviceBusy = 0;         ///< 0..1; the mean of the devices
    double residentBytes = 0, deviceBytes = 0;  ///< in use; on all devices together
    double watts = 0;                           ///< of package and devices
};

/// A window of a rank, or neighboring ones of a long run joined, with their sums preserved.
struct RankPoint {
    AxisPosition at;
    double steps = 0;
    double own = 0;  ///< as ownWork()
};

/// What a window's rank did itself: all but waiting in collectives, s a step. The window has steps.
[[nodiscard]] double ownWork(const RankWindow& window);

/// From this share of a processor's time on (Figures::othersBusy), others are said to have disturbed a run on it.
constexpr double kDisturbing = 0.1;

/// Watts of package and devices, as far as they can be read; nothing when neither can.
[[nodiscard]] std::optional<double> wattsOf(const ResourceSample& sample);

/// A longer run has neighboring windows joined in pairs, with their sums preserved.
constexpr std::size_t kMostRates = 10'000;
/// The same for samples of resources.
constexpr std::size_t kMostSamples = 10'000;
/// At twice this number of events that are not measurements, only the newest this many remain; the others are only in
/// the log file, and a notice gives their number.
constexpr std::size_t kMostNotable = 2'000;
/// Those that are listed; a log may name any.
constexpr std::size_t kMostRanks = 4'096;
constexpr std::size_t kMostRankPoints = 20'000;
/// Checkpoints are pruned on the disk; only the newest this many of those written are listed here.
constexpr std::size_t kMostCheckpoints = 1'000;

/// One stretch of a run, from the start of an attempt (start-up included) to its last event. A run is a list of these.
struct Segment {
    std::int64_t attempt = 1;
    std::int64_t begunUtcMillis = 0, lastUtcMillis = 0;
    double training = 0, active = 0;  ///< s
};

/// Three clocks of a run in seconds: steps only; with evaluation, checkpoints and start-up; what the offer bills, by
/// machineUse() and bill().
struct Clocks {
    double training = 0, active = 0, billed = 0;
};

/// A run's segments in the form that bill() expects. A machine billed by use (own, leased) is kept between them:
/// prepared once, its pauses free. A rented one is given back when an attempt ends: every segment is a rental with
/// separate preparation, minimum and quantum, and pauses within it are paid.
[[nodiscard]] MachineUse machineUse(const Offer& offer, std::span<const Segment> segments, double preparation);

/// First evaluation that reached the target, by the two clocks and the bill.
struct TargetReached {
    std::int64_t epoch = 0;
    double trainingSeconds = 0;  ///< steps alone
    double activeSeconds = 0;    ///< with start-up, evaluation and checkpoints
    double billedSeconds = 0;
    std::optional<Money> cost;  ///< billed, with preparation and quantum
};

/// Everything derived from a run's events, its spec and its frozen offer; nothing here is stored anywhere else.
struct Figures {
    RunState state = RunState::Queued;
    std::optional<StopReason> reason;
    Message message;                 ///< of the end
    std::optional<Started> started;  ///< of the last attempt
    std::int64_t attempts = 0;
    std::int64_t epochsDone = 0, stepsDone = 0;
    std::int64_t imagesDone = 0;  ///< redone ones count once
    /// One per epoch, ascending. An epoch evaluated again after a crash with the same value of the run's measure is the
    /// same point, at the time of the first evaluation; with another value the later evaluation replaces it, and later
    /// epochs of earlier attempts are dropped.
    std::vector<EpochPoint> epochs;
    std::vector<RatePoint> rates;  ///< redone ones once, with warm-up; at most kMostRates
    /// Of a session that does not train, in the order measured. At most the last is underway, of a live run; one that
    /// an attempt left unfinished is dropped when the next begins.
    std::vector<SizePoint> sizes;
    /// The one whose figures are the run's: the fastest of the complete ones that keeps the limit of latency.
    std::optional<std::size_t> chosenSize;
    std::vector<CheckpointSaved> checkpoints;  ///< one per file, in the order last saved; at most kMostCheckpoints
    std::vector<Event> notable;  ///< all but windows, epochs and samples: the log, oldest first; below 2 x kMostNotable
    /// In order of steps, those of redone steps once. A roll-back is where the run continued, not where it diverged.
    std::vector<Milestone> milestones;
    std::vector<Segment> segments;
    std::optional<ResourceSample> resources;  ///< latest
    std::vector<RankWindow> ranks;            ///< the latest of each rank of this attempt, in their order
    /// What went before, by rank: all of this attempt; at most kMostRankPoints, shared evenly.
    std::map<std::int64_t, std::vector<RankPoint>> rankPoints;
    std::vector<ResourcePoint> samples;  ///< redone stretches once; at most kMostSamples
    /// Energy from the first power reading of each attempt to its last, J: package and devices, as far as either can be
    /// read; by the trapezoidal rule over active time. Work redone after a crash counts again.
    std::optional<double> joules;

    /// Mean of the samples: what other processes took of the CPU time of the cores that the run may use, 0..1.
    std::optional<double> othersBusy;

    /// Images in measured steps / time of those steps; 0 = none measured. Where images grow, only steps with images of
    /// the run's size: a rate of smaller ones could be compared with nothing.
    double imagesPerSecond = 0;
    Spread windows;                                 ///< of the measured windows' rates
    std::optional<double> imagesPerSecondPerPrice;  ///< per (currency / h)
    double dataShare = 0, communicationShare = 0;   ///< of measured step time
    double copyShare = 0;                           ///< of it, the device waiting for images to be copied to it
    double optimizerShare = 0;                      ///< of it, updating weights; 0 in logs that lack it
    std::optional<LoaderWork> loaderWork;           ///< mean of the measured steps; nothing where no window has it
    double medianStepSeconds = 0;                   ///< of the last 50 measured windows
    std::optional<double> best, last;               ///< validation, by the run's measure
    std::optional<double> lastTop1, bestTop1, bestTop5, bestAuc, bestLoss;  ///< validation; each the best of its kind
    std::int64_t bestEpoch = 0;        ///< first one with the best value of the run's measure
    std::int64_t epochsSinceBest = 0;  ///< from there to the last evaluation
    Clocks clocks;
    Bill bill;                       ///< of the segments so far; clocks.billed and costSoFar are its sums
    std::optional<Money> costSoFar;  ///< billed so far, with quantum and preparation
    /// Active s to the last epoch of a live run: steps left x measured step time (where images grow, in proportion to
    /// the multiply-adds), and for every epoch left the mean time of an evaluation and its checkpoints. Nothing before
    /// the first measured window. Of a session that does not train: sizes left x mean time that each took so far, with
    /// its warm-up; nothing before the first, and where it is not known how many there will be.
    std::optional<double> secondsToFinish;
    std::optional<Money> costToFinish;  ///< what the bill grows by until then
    std::optional<TargetReached> target;
    std::optional<AxisPosition> diverged;  ///< where the loss was first not finite
    std::int64_t lastUtcMillis = 0;
};

/// Steps done of all the steps that the spec asks for, 0..1; nothing until the length of an epoch is known. Of a
/// session that does not train: the time measured of all that is to be measured; nothing where it is not known how many
/// sizes there will be.
[[nodiscard]] std::optional<double> stepsShare(const Figures& figures, const RunSpec& spec);

/// Turns a stream of events into figures. Events may repeat or come late: those not newer than the last one applied, by
/// (attempt, sequence), are dropped, so the result is the same however the stream was cut. A number that is not finite
/// becomes no figure. Memory: 16 bytes per measured window, which the exact median needs, and the sums of one window in
/// 64 and of each before a checkpoint; the rest is bounded by the constants above and the epochs. Not thread-safe; a
/// value, one owner.
class RunRecord {
public:
    RunRecord(RunSpec spec, Offer offer);
    /// False if the event is not newer than the last one applied.
    bool apply(const Event& event);
    /// Sets the state from evidence outside the log: a lock no longer held, an exit record.
    void setState(RunState state, std::optional<StopReason> reason, Message message);
    /// Appends a warning of the reader to the events so far: `code` ("log-gap", "log-damaged") and `what` is known to
    /// be missing.
    void warn(const std::string& code, Message what);
    /// Sequence number of the newest event, if `attempt` is the newest attempt; 0 for any other.
    [[nodiscard]] std::int64_t lastSequence(std::int64_t attempt) const { return attempt == attempt_ ? sequence_ : 0; }
    /// The figures now. `nowUtcMillis` extends the billed clock of a live rented run; 0 = to the last event.
    [[nodiscard]] const Figures& figures(std::int64_t nowUtcMillis = 0);

    [[nodiscard]] const RunSpec& spec() const { return spec_; }
    [[nodiscard]] const Offer& offer() const { return offer_; }
    [[nodiscard]] const Measure& measure() const { return measureOf(spec_); }

private:
    /// Sums over the windows up to and including one of them; measured ones only, except for `seen`, and where images
    /// grow, only those with images of the run's size: rates of images of several sizes have no meaning together.
    struct Sums {
        std::int64_t step = 0;  ///< at the end of that window
        std::int64_t images = 0, steps = 0;
        double seconds = 0, data = 0, communication = 0, copy = 0, optimizer = 0;
        LoaderSums loader;
        /// Steps with images of any size, each counted by its relativeWork(), and their time: those of `steps` and
        /// `seconds` where images do not grow.
        double work = 0, workSeconds = 0;
        double seen = 0;  ///< images of all windows
        RunningSpread::Moments rates;
    };
    struct Window {
        Sums upTo;
        std::optional<double> stepSeconds;  ///< of a measured one
        bool resumable = false;             ///< a checkpoint was saved after it
    };
    struct Trained {
        AxisPosition at;
        std::int64_t utcMillis = 0;
        std::optional<double> top1, loss;
        double learningRate = 0;
    };
    struct Evaluated {
        AxisPosition at;
        std::int64_t utcMillis = 0, attempt = 1;
        std::optional<double> top1, top5, loss, auc, rmse, mae, r2;
        double seconds = 0;
    };

    void beginAttempt(const Event& event);
    void take(const Event& event, const Started& body);
    void take(const Event& event, const StepWindow& body);
    void take(const Event& event, const EpochDone& body);
    void take(const Event& event, const Evaluation& body);
    void take(const Event& event, const CheckpointSaved& body);
    void take(const Event& event, const ResourceSample& body);
    void take(const Event& event, const Notice& body);
    void take(const Event& event, const StateChanged& body);
    void take(const Event& event, const Finished& body);
    void take(const Event& event, const SizeMeasured& body);
    void take(const Event& event, const RankWindow& body);
    void keepPoint(const Event& event, const RankWindow& window);

    void countIn(const StepWindow& body);
    void settleWindows();
    void forgetAfter(std::int64_t epoch, std::int64_t step);
    void note(Event event);
    void see(double loss, const AxisPosition& at);
    void mark(const Event& event, const char* code);
    [[nodiscard]] double imagesAt(std::int64_t step) const;
    [[nodiscard]] double preparation() const { return spec_.price.preparationMinutes * 60; }
    [[nodiscard]] double billedAt(const Segment& segment, std::int64_t utcMillis) const;
    [[nodiscard]] double epochAt(std::int64_t step, std::int64_t epoch) const;
    [[nodiscard]] AxisPosition position(const Event& event, double epoch, std::int64_t step) const;
    [[nodiscard]] bool live() const;

    void summarise();
    void summariseSizes();
    void joinEpochs();
    void summariseRate();
    void summariseEpochs();
    void summariseMoney(std::int64_t nowUtcMillis);
    [[nodiscard]] std::optional<double> secondsToFinish() const;
    [[nodiscard]] std::optional<double> secondsToMeasure() const;

    RunSpec spec_;
    Offer offer_;
    Figures figures_;
    std::int64_t attempt_ = 0, sequence_ = 0;  ///< of the newest event applied
    std::vector<Sums> settled_;                ///< of some windows before windows_, every resumable one among them
    std::vector<Window> windows_;              ///< the newest
    Sums sums_;                                ///< up to the last of them
    std::vector<double> rateOrder_;            ///< the values of rates_, in order of time
    RunningSpread rates_;
    std::map<std::int64_t, Trained> trained_;
    std::map<std::int64_t, Evaluated> evaluated_;
    std::int64_t notedGaps_ = 0, notedOut_ = 0;     ///< of events no longer in figures_.notable
    double trainingBefore_ = 0, activeBefore_ = 0;  ///< s, of earlier segments
    double billedBefore_ = 0;                       ///< s, of earlier rentals
    double checkpointSeconds_ = 0;
    std::optional<double> watts_;     ///< last power reading of this attempt
    double wattsAt_ = 0;              ///< its active time, s
    std::int64_t othersSampled_ = 0;  ///< samples of which Figures::othersBusy is the mean
    std::int64_t summarisedUtcMillis_ = 0;
    bool dirty_ = true, epochsDirty_ = false;
    bool rolledBack_ = false;  ///< and has not gone on yet
};

}  // namespace epochal
