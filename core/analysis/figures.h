#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/statistics.h"
#include "core/economics/offer.h"
#include "core/events/event.h"
#include "core/spec/run_spec.h"

namespace epochal {

/// Positions of a point on every x axis the charts offer. Clocks run over all segments.
struct AxisPosition {
    double epoch = 0;          ///< fractional within an epoch
    std::int64_t step = 0;
    double images = 0;
    double training = 0, active = 0, billed = 0;  ///< s; billed = wall time of segments + preparation, no quantum
};

/// End of an epoch: training figures and, where it was evaluated, validation figures. Fractions 0..1.
struct EpochPoint {
    AxisPosition at;
    std::int64_t epoch = 0, utcMillis = 0;
    std::optional<double> trainTop1, trainLoss;
    std::optional<double> top1, top5, loss, auc;
    double learningRate = 0;
    bool best = false;
};

/// One step window.
struct RatePoint {
    AxisPosition at;
    double imagesPerSecond = 0;
    double dataShare = 0, communicationShare = 0;  ///< of the window's time
    double loss = 0, learningRate = 0;
    bool warmup = false;
    std::int64_t attempt = 1;  ///< a line breaks between attempts
};

/// One stretch of running, from an attempt's first event to its last. A run is a list of these.
struct Segment {
    std::int64_t attempt = 1;
    std::int64_t begunUtcMillis = 0, lastUtcMillis = 0;
    double training = 0, active = 0;  ///< s
};

/// Three clocks of a run in seconds (DESIGN.md): steps only; with evaluation, checkpoints and start-up; what the offer bills.
struct Clocks {
    double training = 0, active = 0, billed = 0;
};

/// First evaluation at or above the target.
struct TargetReached {
    std::int64_t epoch = 0;
    double trainingSeconds = 0;  ///< DAWNBench's clock: evaluation left out
    double activeSeconds = 0;    ///< MLPerf's clock: evaluation in
    double billedSeconds = 0;
    std::optional<Money> cost;   ///< billed, preparation and quantum in
};

/// Everything derived from a run's events, its spec and its frozen offer; nothing here is stored anywhere else.
struct Figures {
    RunState state = RunState::Queued;
    std::optional<StopReason> reason;
    Message message;                       ///< of the end
    std::optional<Started> started;        ///< of the last attempt
    std::int64_t attempts = 0;
    std::int64_t epochsDone = 0, stepsDone = 0;
    std::int64_t imagesDone = 0;           ///< images that count: redone ones once
    std::vector<EpochPoint> epochs;        ///< one an epoch; a later attempt replaces what it redid
    std::vector<RatePoint> rates;
    std::vector<CheckpointSaved> checkpoints;
    std::vector<Event> notable;            ///< notices, evaluations, checkpoints, states: the log, oldest first
    std::vector<Segment> segments;
    std::optional<ResourceSample> resources;  ///< latest

    double imagesPerSecond = 0;            ///< images in measured steps / time of those steps; 0 = none measured
    Spread windows;                        ///< of the measured windows' rates
    std::optional<double> imagesPerSecondPerPrice;  ///< per (currency / h)
    double dataShare = 0, communicationShare = 0;   ///< of measured step time
    double medianStepSeconds = 0;          ///< of the last 50 measured windows
    std::optional<double> lastTop1, bestTop1, bestTop5, bestAuc, bestLoss;  ///< 0..1, validation
    std::int64_t bestEpoch = 0;
    std::int64_t epochsSinceBest = 0;
    Clocks clocks;
    std::optional<Money> costSoFar;        ///< billed so far, quantum and preparation in
    std::optional<double> secondsToFinish; ///< active, to the last epoch at the measured pace
    std::optional<Money> costToFinish;
    std::optional<TargetReached> target;
    std::int64_t lastUtcMillis = 0;
};

/// Turns a stream of events into figures. Events may repeat or come late: (attempt, sequence) seen before are dropped, so
/// the result is the same however the stream was cut. Not thread-safe; a value, one owner.
class RunRecord {
public:
    RunRecord(RunSpec spec, Offer offer);
    /// False if the event had been seen.
    bool apply(const Event& event);
    /// Evidence from outside the log: a lock no longer held, an exit record.
    void setState(RunState state, std::optional<StopReason> reason, Message message);
    /// Figures now. `nowUtcMillis` extends the billed clock of a live rented run; 0 = to the last event.
    [[nodiscard]] const Figures& figures(std::int64_t nowUtcMillis = 0);

    [[nodiscard]] const RunSpec& spec() const { return spec_; }
    [[nodiscard]] const Offer& offer() const { return offer_; }

private:
    void summarise(std::int64_t nowUtcMillis);
    [[nodiscard]] AxisPosition position(const Event& event, double epoch, std::int64_t step) const;

    RunSpec spec_;
    Offer offer_;
    Figures figures_;
    std::int64_t attempt_ = 0, sequence_ = 0;  ///< the newest applied
    bool dirty_ = true;
};

}  // namespace epochal
