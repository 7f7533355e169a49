// Figures from hand-made event lists; every expected number is worked out beside it.
#include <QtTest/QTest>
#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "core/analysis/figures.h"
#include "core/base/csv.h"
#include "core/economics/cost.h"

using namespace epochal;

namespace {

constexpr std::int64_t kBegin = 1'795'000'000'000;  // ms

/// Four epochs; started() gives each ten steps of 100 images.
RunSpec smallSpec() {
    RunSpec spec;
    spec.optimizer.globalBatch = 100;
    spec.stop.epochs = 4;
    return spec;
}

Offer rented() {
    Offer offer;
    offer.kind = PriceKind::OnDemand;
    offer.pricePerHour = Decimal::fromInteger(36);  // one cent a second
    offer.quantumSeconds = 1;
    return offer;
}

Offer own() {
    Offer offer = rented();
    offer.kind = PriceKind::Own;
    return offer;
}

Started started(std::int64_t epoch = 0, std::int64_t step = 0) {
    Started body;
    body.trainImages = 1000;
    body.stepsPerEpoch = 10;
    body.channels = 1;
    body.height = body.width = 28;
    body.startEpoch = epoch;
    body.startStep = step;
    return body;
}

StepWindow window(std::int64_t epoch, std::int64_t step, double seconds, bool warmup = false, double data = 0) {
    return {epoch, step, 5, 500, seconds, data, 0, 0.5, 0.1, warmup};
}

Evaluation evaluation(std::int64_t epoch, double top1, double seconds = 2) {
    return {epoch, epoch * 10, 1000, seconds, 1 - top1, top1, 0.99, 0.9, false};
}

/// Numbers and timestamps events: `wall` is seconds since the start of the run, beside the attempt's own two clocks.
class Log {
public:
    void attempt() {
        ++attempt_;
        sequence_ = 0;
    }
    void add(EventBody body, double wall, double training, double active) {
        events.push_back(
            {attempt_, ++sequence_, kBegin + std::llround(wall * 1000), training, active, std::move(body)});
    }
    std::vector<Event> events;

private:
    std::int64_t attempt_ = 1, sequence_ = 0;
};

/// Attempt 1: start-up 3 s; epoch 1 in 2 windows (4 s warm-up, 2 s), evaluated to 0.80 at 11 s; a pause of 100 s; epoch
/// 2 in two windows of 2 s, evaluated to 0.90 at 117 s wall, 17 s active; epoch 3's first window, then killed. Attempt
/// 2, 1000 s later: resumed after epoch 2, start-up 1 s; epoch 3 in windows of 1 s and 3 s, evaluated to 0.85.
Log twoAttempts() {
    Log log;
    log.add(started(), 3, 0, 3);
    log.add(window(1, 5, 4, true), 7, 4, 7);
    log.add(window(1, 10, 2, false, 0.5), 9, 6, 9);
    log.add(EpochDone{1, 10, 0.7, 0.75, 0.1}, 9, 6, 9);
    log.add(evaluation(1, 0.80), 11, 6, 11);
    log.add(StateChanged{RunState::Paused, {}}, 11, 6, 11);
    log.add(StateChanged{RunState::Running, {}}, 111, 6, 11);
    log.add(window(2, 15, 2), 113, 8, 13);
    log.add(window(2, 20, 2), 115, 10, 15);
    log.add(EpochDone{2, 20, 0.5, 0.85, 0.1}, 115, 10, 15);
    log.add(evaluation(2, 0.90), 117, 10, 17);
    log.add(CheckpointSaved{2, 20, "checkpoints/epoch-2.pt", 1000, 1, "epoch"}, 118, 10, 18);
    log.add(window(3, 25, 2), 120, 12, 20);
    log.attempt();
    log.add(started(2, 20), 1121, 0, 1);
    log.add(window(3, 25, 1), 1122, 1, 2);
    log.add(window(3, 30, 3), 1125, 4, 5);
    log.add(EpochDone{3, 30, 0.4, 0.88, 0.1}, 1125, 4, 5);
    log.add(evaluation(3, 0.85), 1127, 4, 7);
    return log;
}

/// The curves of a run as text, in which figures that are not known are equal.
std::string curvesOf(const Figures& figures) {
    CsvWriter csv;
    const auto position = [&csv](const AxisPosition& at) {
        csv.number(at.epoch).integer(at.step).number(at.images);
        csv.number(at.training).number(at.active).number(at.billed);
    };
    for (const EpochPoint& point : figures.epochs) {
        position(point.at);
        csv.number(point.trainTop1).number(point.trainLoss).number(point.top1).number(point.top5).number(point.loss);
        csv.number(point.auc).number(point.learningRate).number(point.evaluationSeconds).end();
    }
    for (const RatePoint& point : figures.rates) {
        position(point.at);
        csv.number(point.imagesPerSecond).number(point.dataShare).number(point.communicationShare).number(point.loss);
        csv.number(point.top1).number(point.learningRate).integer(point.warmup).integer(point.attempt).end();
    }
    return std::move(csv).take();
}

RunRecord recordOf(const Log& log, const RunSpec& spec = smallSpec(), const Offer& offer = rented()) {
    RunRecord record(spec, offer);
    for (const Event& event : log.events) record.apply(event);
    return record;
}

std::string text(const std::optional<Money>& money) {
    return money ? money->amount.text() : "none";
}

}  // namespace

class FiguresTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void isQueuedBeforeItBegins() {
        RunRecord record(smallSpec(), rented());
        const Figures& f = record.figures();
        QCOMPARE(f.state, RunState::Queued);
        QCOMPARE(f.attempts, 0);
        QCOMPARE(f.clocks.billed, 0.0);
        QCOMPARE(text(f.costSoFar), std::string("0"));
        QVERIFY(!f.secondsToFinish && !f.bestTop1 && !f.imagesPerSecondPerPrice);
    }

    void sumsClocksOverAttempts() {
        RunRecord record = recordOf(twoAttempts());
        const Figures& f = record.figures();
        QCOMPARE(f.segments.size(), std::size_t{2});
        QCOMPARE(f.attempts, 2);
        QCOMPARE(f.clocks.training, 12.0 + 4);
        QCOMPARE(f.clocks.active, 20.0 + 7);
        // Rented: wall time of the segments, 0..120 s including the pause, and 1120..1127 s; the time between is not
        // rented.
        QCOMPARE(f.clocks.billed, 120.0 + 7);
        QCOMPARE(text(f.costSoFar), std::string("1.27"));
    }

    void billsNoPauseOfAnOwnMachine() {
        RunRecord record = recordOf(twoAttempts(), smallSpec(), own());
        QCOMPARE(record.figures().clocks.billed, 27.0);
        QCOMPARE(text(record.figures().costSoFar), std::string("0.27"));
    }

    void billsPreparationOnce() {
        RunSpec spec = smallSpec();
        spec.price.preparationMinutes = 1.5;
        RunRecord record = recordOf(twoAttempts(), spec, own());
        const Figures& f = record.figures();
        QCOMPARE(f.clocks.billed, 90.0 + 27);
        QCOMPARE(f.clocks.active, 27.0);
        QCOMPARE(f.epochs[0].at.billed, 90.0 + 11);
        QCOMPARE(f.epochs[2].at.billed, 90.0 + 27);
    }

    void billsWholeQuanta() {
        Offer offer = rented();
        offer.quantumSeconds = 60;
        RunRecord record = recordOf(twoAttempts(), smallSpec(), offer);
        QCOMPARE(record.figures().clocks.billed, 180.0);
        QCOMPARE(record.figures().epochs[2].at.billed, 127.0);  // positions exclude the quantum
        QCOMPARE(text(record.figures().costSoFar), std::string("1.8"));
    }

    void countsRedoneWorkOnce() {
        RunRecord record = recordOf(twoAttempts());
        const Figures& f = record.figures();
        QCOMPARE(f.rates.size(), std::size_t{6});  // step 25 of attempt 1 was replaced by step 25 of attempt 2
        QCOMPARE(f.rates[4].attempt, 2);
        QCOMPARE(f.rates[4].at.step, 25);
        QCOMPARE(f.rates[4].at.epoch, 2.5);
        QCOMPARE(f.rates[4].at.images, 2500.0);
        QCOMPARE(f.rates[4].at.training, 12.0 + 1);
        QCOMPARE(f.rates[4].at.active, 20.0 + 2);
        QCOMPARE(f.imagesDone, 3000);
        QCOMPARE(f.stepsDone, 30);
        QCOMPARE(stepsShare(f, smallSpec()), std::optional(0.75));  // of four epochs of ten steps
        QCOMPARE(f.epochsDone, 3);
        QCOMPARE(f.epochs.size(), std::size_t{3});
    }

    void measuresARatioOfSums() {
        RunRecord record = recordOf(twoAttempts());
        const Figures& f = record.figures();
        // Measured windows of 500 images: 2, 2, 2, 1 and 3 s. The mean of their rates would be 283.3.
        QCOMPARE(f.imagesPerSecond, 250.0);
        QCOMPARE(f.windows.n, std::size_t{5});
        QCOMPARE(f.windows.median, 250.0);
        QCOMPARE(*f.imagesPerSecondPerPrice, 250.0 / 36);
        QCOMPARE(f.dataShare, 0.05);
        QCOMPARE(f.medianStepSeconds, 0.4);
    }

    void knowsTheBest() {
        RunRecord record = recordOf(twoAttempts());
        const Figures& f = record.figures();
        QCOMPARE(*f.bestTop1, 0.90);
        QCOMPARE(*f.lastTop1, 0.85);
        QCOMPARE(f.bestEpoch, 2);
        QCOMPARE(f.epochsSinceBest, 1);
        QVERIFY(f.epochs[1].best && !f.epochs[0].best && !f.epochs[2].best);
        QCOMPARE(*f.epochs[2].trainTop1, 0.88);
    }

    void reachesTheTargetUnderBothClocks() {
        RunSpec spec = smallSpec();
        spec.stop.target = 90;
        RunRecord record = recordOf(twoAttempts(), spec);
        const Figures& f = record.figures();
        QVERIFY(f.target);
        QCOMPARE(f.target->epoch, 2);
        QCOMPARE(f.target->trainingSeconds, 10.0);  // DAWNBench: steps alone
        QCOMPARE(f.target->activeSeconds, 17.0);    // MLPerf: with start-up and evaluations
        QCOMPARE(f.target->billedSeconds, 117.0);   // with the pause
        QCOMPARE(text(f.target->cost), std::string("1.17"));
        spec.stop.target = 90.1;
        RunRecord other = recordOf(twoAttempts(), spec);
        QVERIFY(!other.figures().target);
    }

    /// The worker died after an evaluation that reached the target but before the next checkpoint, and repeated it.
    void theTimeToATargetDoesNotMoveWhenAnEpochIsDoneAgain() {
        RunSpec spec = smallSpec();
        spec.stop.target = 90;
        Log log;
        log.add(started(), 1, 0, 1);
        log.add(evaluation(1, 0.80), 10, 8, 10);
        log.add(CheckpointSaved{1, 10, "checkpoints/1", 1, 0, "epoch"}, 10, 8, 10);
        log.add(evaluation(2, 0.91), 20, 16, 20);
        log.attempt();
        log.add(started(1, 10), 1000, 0, 1);
        RunRecord record = recordOf(log, spec);
        QCOMPARE(record.figures().target->activeSeconds, 20.0);  // even before it is repeated
        QCOMPARE(record.figures().epochsDone, 1);
        QCOMPARE(record.figures().epochsSinceBest, 0);
        log.add(evaluation(2, 0.91), 1010, 8, 10);
        log.add(evaluation(3, 0.92), 1020, 16, 20);
        record = recordOf(log, spec);
        QCOMPARE(record.figures().target->epoch, 2);
        QCOMPARE(record.figures().target->activeSeconds, 20.0);
        QCOMPARE(record.figures().target->trainingSeconds, 16.0);
        QCOMPARE(text(record.figures().target->cost), std::string("0.2"));
        QCOMPARE(record.figures().epochs[1].at.active, 20.0);
        QCOMPARE(record.figures().epochs[2].at.active, 20.0 + 20);
        QVERIFY(std::ranges::is_sorted(record.figures().epochs, {}, [](const EpochPoint& p) { return p.at.active; }));
    }

    /// Resumed on hardware with different arithmetic: the later result counts, and the results ahead of it are dropped.
    void anEpochDoneAgainWithAnotherResultIsTheLaterOne() {
        RunSpec spec = smallSpec();
        spec.stop.target = 90;
        Log log;
        log.add(started(), 1, 0, 1);
        for (int epoch = 1; epoch <= 3; ++epoch)
            log.add(evaluation(epoch, 0.5 + 0.15 * epoch), 10 * epoch, 8, 10 * epoch);
        log.attempt();
        log.add(started(1, 10), 1000, 0, 1);
        log.add(evaluation(2, 0.79), 1010, 8, 10);
        RunRecord record = recordOf(log, spec);
        QCOMPARE(record.figures().epochs.size(), std::size_t{2});
        QCOMPARE(*record.figures().bestTop1, 0.79);
        QCOMPARE(record.figures().epochs[1].at.active, 30.0 + 10);
        QVERIFY(!record.figures().target);
    }

    void whatIsNoNumberBecomesNoFigure() {
        const double nan = std::nan(""), infinity = std::numeric_limits<double>::infinity();
        RunSpec spec = smallSpec();
        spec.stop.target = 90;
        Log log;
        log.add(started(), 1, 0, 1);
        log.add(window(1, 5, 1), 2, 1, 2);
        StepWindow bad = window(1, 10, 1, false, nan);
        bad.communicationSeconds = infinity;
        bad.loss = nan;
        log.add(bad, 3, 2, 3);
        for (const double seconds : {nan, infinity, 1e-320, 0.0, -1.0}) log.add(window(1, 10, seconds), 3, 2, 3);
        log.add(EpochDone{1, 10, nan, nan, infinity}, 3, 2, 3);
        log.add(Evaluation{1, 10, 1000, nan, nan, nan, infinity, nan, true}, 4, 2, 4);
        log.add(CheckpointSaved{1, 10, "a", 1, nan, "epoch"}, 4, 2, 4);
        RunRecord record = recordOf(log, spec);
        const Figures& f = record.figures();
        QVERIFY(!f.bestTop1 && !f.lastTop1 && !f.bestTop5 && !f.bestAuc && !f.bestLoss && !f.target);
        QCOMPARE(f.imagesPerSecond, 500.0);
        QCOMPARE(f.windows.n, std::size_t{2});
        QCOMPARE(f.dataShare, 0.0);
        QCOMPARE(f.communicationShare, 0.0);
        QCOMPARE(f.rates.size(), std::size_t{2});
        QVERIFY(!std::isnan(f.rates[0].loss) && std::isnan(f.rates[1].loss));  // a gap in its curve
        QVERIFY(f.secondsToFinish && std::isfinite(*f.secondsToFinish));
        QVERIFY(f.diverged && f.diverged->step == 10);
        QVERIFY(!f.epochs[0].top1 && !f.epochs[0].trainTop1 && f.epochs[0].learningRate == 0);
        // The next attempt resumes from where the loss was still a number.
        log.attempt();
        log.add(started(0, 5), 10, 0, 1);
        QVERIFY(!recordOf(log, spec).figures().diverged);
    }

    void comparesTargetsInWholeImages() {
        const auto reaches = [](double quality, double percent) {
            RunSpec spec;
            spec.stop.target = percent;
            return reachesTarget(spec, quality);
        };
        QVERIFY(reaches(5700.0 / 10000, 57));
        QVERIFY(reaches(9357.0 / 10000, 93.57));
        QVERIFY(!reaches(9356.0 / 10000, 93.57));
        for (int hits = 1; hits <= 10000; ++hits) QVERIFY(reaches(hits / 10000.0, hits / 100.0));
    }

    void dropsWhatItHasSeen() {
        const Log log = twoAttempts();
        RunRecord record(smallSpec(), rented());
        for (const Event& event : log.events) {
            QVERIFY(record.apply(event));
            QVERIFY(!record.apply(event));
        }
        for (const Event& event : log.events) QVERIFY(!record.apply(event));
        RunRecord straight = recordOf(log);
        QCOMPARE(curvesOf(record.figures()), curvesOf(straight.figures()));
        QCOMPARE(record.figures().notable.size(), straight.figures().notable.size());
        QCOMPARE(record.figures().clocks.billed, straight.figures().clocks.billed);
    }

    void standsGaps() {
        Log log = twoAttempts();
        log.events.erase(log.events.begin() + 7, log.events.begin() + 10);  // epoch 2 except its evaluation
        RunRecord record = recordOf(log);
        const Figures& f = record.figures();
        QCOMPARE(f.epochs.size(), std::size_t{3});
        QVERIFY(!f.epochs[1].trainTop1 && f.epochs[1].top1);
        QCOMPARE(f.imagesDone, 3000);
    }

    void asksTheSameWhenAskedInBetween() {
        const Log log = twoAttempts();
        RunRecord record(smallSpec(), rented());
        for (const Event& event : log.events) {
            record.apply(event);
            (void)record.figures(event.utcMillis);
        }
        RunRecord straight = recordOf(log);
        QCOMPARE(record.figures().imagesPerSecond, straight.figures().imagesPerSecond);
        QCOMPARE(record.figures().clocks.active, straight.figures().clocks.active);
        QCOMPARE(text(record.figures().costToFinish), text(straight.figures().costToFinish));
    }

    void goesOnBillingALiveRental() {
        Log log = twoAttempts();
        RunRecord record = recordOf(log);
        const std::int64_t later = kBegin + 1187 * 1000;
        QCOMPARE(record.figures(later).clocks.billed, 120.0 + 67);
        QCOMPARE(record.figures(later).clocks.active, 27.0);
        record.setState(RunState::Interrupted, std::nullopt, {});
        QCOMPARE(record.figures(later).clocks.billed, 127.0);
        RunRecord mine = recordOf(log, smallSpec(), own());
        QCOMPARE(mine.figures(later).clocks.billed, 27.0);
    }

    void foreseesTheEnd() {
        RunRecord record = recordOf(twoAttempts());
        const Figures& f = record.figures();
        // Remaining of four epochs: 10 steps at 10 s / 25, one evaluation of 2 s, and 1 s of checkpoints over three
        // epochs.
        QVERIFY(f.secondsToFinish);
        QCOMPARE(*f.secondsToFinish, 4.0 + (6.0 + 1) / 3);
        // 127 + 6.333 s are billed as 134 s.
        QCOMPARE(text(f.costToFinish), std::string("0.07"));
        record.setState(RunState::Finished, StopReason::Epochs, {});
        QVERIFY(!record.figures().secondsToFinish);
    }

    void followsTheState() {
        Log log;
        RunRecord record(smallSpec(), rented());
        const auto stateAfter = [&](EventBody body, double at) {
            log.add(std::move(body), at, at, at);
            record.apply(log.events.back());
            return record.figures().state;
        };
        QCOMPARE(stateAfter(StateChanged{RunState::Starting, {}}, 0), RunState::Starting);
        QCOMPARE(stateAfter(started(), 1), RunState::Running);
        QCOMPARE(stateAfter(StateChanged{RunState::Paused, {}}, 2), RunState::Paused);
        QCOMPARE(stateAfter(window(1, 5, 1), 3), RunState::Paused);
        record.setState(RunState::Unreachable, std::nullopt, {"no word", {}});
        QCOMPARE(record.figures().message.text, std::string("no word"));
        QCOMPARE(stateAfter(window(1, 10, 1), 4), RunState::Running);
        QCOMPARE(stateAfter(Finished{RunState::Finished, StopReason::Target, {"done", {}}, 6}, 5), RunState::Finished);
        QVERIFY(record.figures().reason == StopReason::Target);
        QCOMPARE(record.figures().notable.size(), std::size_t{4});
        log.attempt();
        QCOMPARE(stateAfter(started(1, 10), 6), RunState::Running);
        QVERIFY(!record.figures().reason && record.figures().message.empty());
    }

    void hasNoCostWithoutAPrice() {
        Offer offer = rented();
        offer.pricePerHour.reset();
        RunRecord record = recordOf(twoAttempts(), smallSpec(), offer);
        QVERIFY(!record.figures().costSoFar && !record.figures().costToFinish &&
                !record.figures().imagesPerSecondPerPrice);
        QVERIFY(record.figures().secondsToFinish);
    }

    /// Queried repeatedly, as by a live window; quadratic work would take minutes here.
    void followsALongRun() {
        RunSpec spec = smallSpec();
        spec.stop.epochs = 10;
        RunRecord record(spec, rented());
        Started body = started();
        body.stepsPerEpoch = 50'000;
        body.trainImages = 5'000'000;
        record.apply({1, 1, kBegin, 0, 0, body});
        for (int i = 1; i <= 100'000; ++i) {
            const double at = 0.5 * i;
            record.apply({1, i + 1, kBegin + i * 500, at, at,
                          window(1 + i / 10'000, 5 * i, 0.4 + 0.2 * ((i * 7919) % 1000) / 1000)});
            if (i % 5 == 0) (void)record.figures();
        }
        QCOMPARE(record.figures().windows.n, std::size_t{100'000});
        QCOMPARE(record.figures().rates.back().at.images, 50'000'000.0);
        // Windows are merged: fewer of them, with the same total time and images.
        const Figures& f = record.figures();
        QVERIFY(f.rates.size() <= kMostRates && f.rates.size() > kMostRates / 4);
        double seconds = 0, images = 0;
        for (const RatePoint& rate : f.rates) seconds += rate.seconds, images += rate.seconds * rate.imagesPerSecond;
        QVERIFY(std::abs(images - 50'000'000) < 1);
        QVERIFY(std::abs(images / seconds - f.imagesPerSecond) < 1e-6 * f.imagesPerSecond);
    }

    /// Killed and resumed from far back, the figures are bit-identical to those of an unbroken run: the sums over
    /// windows no longer in memory are known at every checkpoint.
    void goesBackToAnyCheckpoint_data() {
        QTest::addColumn<int>("later");
        QTest::newRow("told at once") << 0;
        QTest::newRow("told when training had gone on") << 700;
    }
    void goesBackToAnyCheckpoint() {
        QFETCH(int, later);
        const auto rateAt = [](int i) { return 0.4 + 0.2 * ((i * 7919) % 1000) / 1000; };
        const auto apply = [&](RunRecord& record, std::int64_t attempt, std::int64_t& sequence, int i) {
            record.apply({attempt, ++sequence, kBegin + i * 500, 0.5 * i, 0.5 * i, window(1, 5 * i, rateAt(i))});
            if (i == 7777 + later)
                record.apply({attempt, ++sequence, kBegin + i * 500, 0.5 * i, 0.5 * i,
                              CheckpointSaved{0, 5 * 7777, "a", 1, 0, "request"}});
        };
        constexpr int kWindows = 50'000;
        RunRecord broken(smallSpec(), own()), straight(smallSpec(), own());
        std::int64_t first = 0, second = 0, unbroken = 0;
        for (int i = 1; i <= kWindows; ++i) apply(broken, 1, first, i);
        broken.apply({2, ++second, kBegin + kWindows * 500, 0, 0, started(0, 5 * 7777)});
        for (int i = 1; i <= kWindows; ++i) {
            apply(straight, 1, unbroken, i);
            if (i > 7777) apply(broken, 2, second, i);
        }
        const Figures &a = broken.figures(), &b = straight.figures();
        QCOMPARE(a.windows.n, b.windows.n);
        QVERIFY(a.imagesPerSecond == b.imagesPerSecond && a.windows.mean == b.windows.mean);
        QVERIFY(a.windows.sd == b.windows.sd && a.windows.median == b.windows.median);
        QVERIFY(a.windows.jitter == b.windows.jitter && a.medianStepSeconds == b.medianStepSeconds);
    }

    /// Logs that no real run writes. Quadratic work would take 12 to 47 s here; what is kept stays within its bounds.
    void standsEndlessLogs() {
        RunRecord attempts(smallSpec(), rented());
        for (std::int64_t i = 1; i <= 100'000; ++i) attempts.apply({i, 1, kBegin + i * 1000, 0, 1, started()});
        QCOMPARE(attempts.figures().segments.size(), std::size_t{100'000});
        QVERIFY(attempts.figures().notable.size() <= 2 * kMostNotable);
        QCOMPARE(attempts.figures().clocks.billed, 100'000.0);

        RunRecord epochs(smallSpec(), rented());
        for (std::int64_t i = 1; i <= 60'000; ++i)
            epochs.apply({1, i, kBegin + i, 0, 0, EpochDone{60'001 - i, 1, 1, 0.5, 0.1}});
        QCOMPARE(epochs.figures().epochs.size(), std::size_t{60'000});
        QVERIFY(std::ranges::is_sorted(epochs.figures().epochs, {}, &EpochPoint::epoch));

        RunRecord files(smallSpec(), rented());
        for (std::int64_t i = 1; i <= 30'000; ++i)
            files.apply(
                {1, i, kBegin + i, 0, 0, CheckpointSaved{1, i, "checkpoints/" + std::to_string(i), 1, 0, "epoch"}});
        QCOMPARE(files.figures().checkpoints.size(), kMostCheckpoints);
        QCOMPARE(files.figures().checkpoints.back().step, std::int64_t{30'000});
    }

    /// The newest notices are kept, and the number dropped is reported; gaps among dropped ones still count.
    void keepsTheNewestOfManyNotices() {
        RunRecord record(smallSpec(), rented());
        std::int64_t sequence = 0;
        for (int i = 1; i <= 200'000; ++i) {
            sequence += i % 1000 == 0 ? 3 : 1;  // 200 gaps of two
            record.apply(
                {1, sequence, kBegin + i, 0, 0, Notice{Severity::Warning, "x", {"notice %1", {std::int64_t{i}}}, {}}});
        }
        const auto& kept = record.figures().notable;
        QVERIFY(kept.size() >= kMostNotable && kept.size() <= 2 * kMostNotable);
        std::int64_t gaps = 0, out = 0, here = 0;
        for (const Event& event : kept) {
            const auto& notice = std::get<Notice>(event.body);
            if (notice.code == "log-gap") gaps += countOf(notice.what).value();
            if (notice.code == "log-long") out += countOf(notice.what).value();
            if (notice.code == "x") ++here;
        }
        QCOMPARE(gaps, std::int64_t{400});
        QCOMPARE(out + here, std::int64_t{200'000});
        QVERIFY(std::get<std::int64_t>(std::get<Notice>(kept.back().body).what.args.at(0)) == 200'000);
    }

    void keepsSamplesOfResourcesOnceAndBounded() {
        const double nan = std::nan("");
        Log log;
        log.add(started(), 1, 0, 1);
        log.add(window(1, 5, 2), 3, 2, 3);
        ResourceSample sample{0.5, 100, -1, {}};
        sample.devices = {{"a", 0.8, 10, 20, 30}, {"b", 0.6, 12, 20, 40}, {"c", -1, -1, -1, -1}};
        log.add(sample, 4, 3, 4);
        log.add(window(1, 10, 2), 5, 4, 5);
        log.add(ResourceSample{}, 6, 5, 6);
        const Figures f = recordOf(log).figures();
        QCOMPARE(f.samples.size(), std::size_t{2});
        QCOMPARE(f.samples[0].at.step, 5);
        QCOMPARE(f.samples[0].at.epoch, 0.5);
        QCOMPARE(f.samples[0].cpuBusy, 0.5);
        QCOMPARE(f.samples[0].deviceBusy, 0.7);  // of the two devices that say so
        QCOMPARE(f.samples[0].deviceBytes, 22.0);
        QCOMPARE(f.samples[0].watts, 70.0);
        for (const double unknown : {f.samples[1].cpuBusy, f.samples[1].deviceBusy, f.samples[1].residentBytes,
                                     f.samples[1].deviceBytes, f.samples[1].watts})
            QVERIFY(std::isnan(unknown));
        // Resumed from step 5: what was sampled later is redone.
        log.attempt();
        log.add(started(0, 5), 20, 0, 1);
        QCOMPARE(recordOf(log).figures().samples.size(), std::size_t{1});

        RunRecord record = recordOf(log);
        for (int i = 0; i < 3 * static_cast<int>(kMostSamples); ++i)
            record.apply({2, i + 2, kBegin + i, 1.0 * i, 1.0 * i, ResourceSample{0.25, i, nan, {}}});
        const auto& samples = record.figures().samples;
        QVERIFY(samples.size() < kMostSamples && samples.size() > kMostSamples / 4);
        QCOMPARE(samples[100].cpuBusy, 0.25);
        QCOMPARE(samples.back().residentBytes, 3.0 * kMostSamples - 1);
    }

    void keepsTheAccuracyOfWindows() {
        StepWindow known = window(1, 5, 1);
        known.top1 = 0.25;
        Log log;
        log.add(started(), 1, 0, 1);
        log.add(known, 2, 1, 2);
        log.add(window(1, 10, 1), 3, 2, 3);
        RunRecord record = recordOf(log);
        QCOMPARE(record.figures().rates[0].top1, 0.25);
        QVERIFY(std::isnan(record.figures().rates[1].top1));
    }
};

QTEST_APPLESS_MAIN(FiguresTest)
#include "figures_test.moc"
