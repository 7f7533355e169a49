// Figures of sessions that do not train, from hand-made events; every expected number is worked out beside it.
#include <QtTest/QTest>
#include <cmath>

#include "core/analysis/figures.h"
#include "core/analysis/sizes.h"
#include "core/events/codec.h"

using namespace epochal;

namespace {

RunSpec specOf(const char* kind) {
    RunSpec spec;
    spec.session.kind = kind;
    spec.session.seconds = 2;
    return spec;
}

/// One dollar an hour.
Offer offer() {
    Offer offer;
    offer.kind = PriceKind::OnDemand;
    offer.pricePerHour = Decimal::fromInteger(1);
    offer.currency = "USD";
    offer.quantumSeconds = 1;
    return offer;
}

SizeMeasured sized(std::int64_t batch, std::int64_t samples, double seconds, double p95 = 0) {
    SizeMeasured one;
    one.batch = batch;
    one.samples = samples;
    one.batches = samples / batch;
    one.seconds = seconds;
    one.p50 = p95 / 2;
    one.p95 = one.p99 = p95;
    return one;
}

class Log {
public:
    explicit Log(const RunSpec& spec) : record(spec, offer()) {}
    void say(EventBody body, double active) {
        record.apply({attempt_, ++sequence_, std::llround(active * 1000), active / 2, active, std::move(body)});
    }
    void nextAttempt() { ++attempt_, sequence_ = 0; }
    RunRecord record;

private:
    std::int64_t attempt_ = 1, sequence_ = 0;
};

Started startedWith(std::vector<std::int64_t> sizes) {
    Started started;
    started.sizes = std::move(sizes);
    return started;
}

std::optional<std::size_t> smallestOf(const RunSpec& spec, const Figures& figures) {
    return smallestSize(spec, figures.sizes, kLimited, limitOf(spec));
}

}  // namespace

class SessionFiguresTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// 3,600 images/s are 12.96 million an hour: at 1 USD/h a million costs 1 / 12.96 = 0.07716 USD.
    void pricesAMillion() {
        Log log(specOf("throughput"));
        log.say(startedWith({8}), 1);
        SizeMeasured one = sized(8, 7200, 2);
        one.joules = 144;
        one.dataSeconds = 0.5;
        one.copySeconds = 0.1;
        one.optimizerSeconds = 0.2;
        log.say(one, 4);
        const Figures& figures = log.record.figures();
        const SizePoint& point = figures.sizes.at(0);
        QCOMPARE(point.perSecond, 3600.0);
        QVERIFY(std::abs(*point.perMillion - 1 / 12.96) < 1e-12);
        QCOMPARE(point.joulesPerSample, std::optional(0.02));
        QCOMPARE(figures.imagesPerSecond, 3600.0);
        QCOMPARE(figures.imagesPerSecondPerPrice, std::optional(3600.0));
        QCOMPARE(figures.dataShare, 0.25);
        QCOMPARE(figures.copyShare, 0.05);
        QCOMPARE(figures.optimizerShare, 0.1);
        QCOMPARE(figures.imagesDone, std::int64_t{7200});
        QVERIFY(!figures.best && figures.epochs.empty());
    }

    /// 100/s within 5 ms, 1,000/s within 9 ms, 1,040/s within 20 ms: the limit of 10 ms chooses the second.
    void choosesTheFastestWithinTheLimit() {
        RunSpec spec = specOf("inference");
        const auto figuresOf = [](const RunSpec& given) {
            Log log(given);
            log.say(startedWith({1, 8, 32, 64}), 1);
            log.say(sized(1, 200, 2, 0.005), 4);
            log.say(sized(8, 2000, 2, 0.009), 7);
            log.say(sized(32, 2080, 2, 0.02), 10);
            SizeMeasured none;
            none.batch = 64;
            none.outOfMemory = true;
            log.say(none, 11);
            return log.record.figures();
        };
        QCOMPARE(figuresOf(spec).chosenSize, std::optional<std::size_t>(2));
        // 1,000 is 3.8% below 1,040: the smaller batch is as good.
        QCOMPARE(smallestOf(spec, figuresOf(spec)), std::optional<std::size_t>(1));
        spec.session.latencyLimit = 10;
        const Figures limited = figuresOf(spec);
        QCOMPARE(limited.chosenSize, std::optional<std::size_t>(1));
        QCOMPARE(smallestOf(spec, limited), std::optional<std::size_t>(1));
        QCOMPARE(limited.imagesPerSecond, 1000.0);
        QVERIFY(limited.sizes[1].keepsLimit && !limited.sizes[2].keepsLimit && !limited.sizes[3].keepsLimit);
        QVERIFY(limited.sizes[3].measured.outOfMemory && !limited.sizes[3].perMillion);
        spec.session.latencyLimit = 1;
        QVERIFY(!figuresOf(spec).chosenSize && !smallestOf(spec, figuresOf(spec)));
        QCOMPARE(figuresOf(spec).imagesPerSecond, 0.0);
        // A limit that an earlier kind of session left in the spec is none of throughput's.
        spec.session.kind = "throughput";
        QCOMPARE(figuresOf(spec).chosenSize, std::optional<std::size_t>(2));
    }

    void showsWhatIsUnderway() {
        const RunSpec spec = specOf("throughput");
        Log log(spec);
        log.say(startedWith({8, 16, 32, 64}), 1);
        QCOMPARE(stepsShare(log.record.figures(), spec), std::optional(0.0));
        QVERIFY(!log.record.figures().secondsToFinish);
        SizeMeasured now = sized(8, 400, 0.5);
        now.underway = true;
        log.say(now, 2.5);
        QVERIFY(!log.record.figures().chosenSize);
        QCOMPARE(log.record.figures().sizes.at(0).perSecond, 800.0);
        QCOMPARE(stepsShare(log.record.figures(), spec), std::optional(0.0625));  // 0.5 s of 2 s, of 4 sizes
        log.say(sized(8, 1600, 2), 4);
        now = sized(16, 800, 1);
        now.underway = true;
        log.say(now, 6);
        const Figures& figures = log.record.figures();
        QCOMPARE(figures.sizes.size(), std::size_t{2});
        QCOMPARE(stepsShare(figures, spec), std::optional(0.375));
        // The first took 4 s with the start; of the three left, 1 s is done.
        QCOMPARE(figures.secondsToFinish, std::optional(11.0));
        QCOMPARE(figures.chosenSize, std::optional<std::size_t>(0));
        const auto isSize = [](const Event& event) { return std::holds_alternative<SizeMeasured>(event.body); };
        QCOMPARE(std::ranges::count_if(figures.notable, isSize), std::ptrdiff_t{1});

        // What the kill left unfinished is dropped, what was complete stays.
        log.nextAttempt();
        log.say(startedWith({8, 16, 32, 64}), 1);
        QCOMPARE(log.record.figures().sizes.size(), std::size_t{1});
        QVERIFY(!log.record.figures().secondsToFinish);
        log.say(sized(16, 3200, 2), 4);
        QCOMPARE(log.record.figures().secondsToFinish, std::optional(8.0));
        log.say(Finished{RunState::Finished, StopReason::Measured, {}, 3}, 4);
        QVERIFY(!log.record.figures().secondsToFinish);
        QCOMPARE(log.record.figures().clocks.active, 10.0);
    }

    void doesNotGuessHowManySizesFit() {
        const RunSpec spec = specOf("throughput");
        Log log(spec);
        log.say(startedWith({}), 1);
        log.say(sized(1, 100, 2), 4);
        QVERIFY(!stepsShare(log.record.figures(), spec) && !log.record.figures().secondsToFinish);
    }

    void threadsAreTheSizesOfReading() {
        const RunSpec spec = specOf("input");
        Log log(spec);
        log.say(startedWith({1, 2}), 1);
        SizeMeasured one = sized(32, 3200, 2), two = sized(32, 3264, 2);
        one.threads = 1;
        two.threads = 2;
        log.say(one, 4);
        log.say(two, 7);
        QCOMPARE(log.record.figures().sizes.size(), std::size_t{2});
        QCOMPARE(log.record.figures().chosenSize, std::optional<std::size_t>(1));
        QCOMPARE(smallestOf(spec, log.record.figures()), std::optional<std::size_t>(0));
    }

    void linesSayItAll() {
        SizeMeasured one = sized(8, 7200, 2, 0.004);
        one.threads = 3;
        one.dataSeconds = 0.5;
        one.communicationSeconds = 0.25;
        one.copySeconds = 0.125;
        one.memory = 12345;
        one.busySeconds = 1.5;
        one.joules = 99;
        one.underway = true;
        const auto read = [](EventBody body) {
            return decode(encode(Event{1, 1, 0, 0, 0, std::move(body)})).value().body;
        };
        const auto back = std::get<SizeMeasured>(read(one));
        QCOMPARE(encode(Event{1, 1, 0, 0, 0, back}), encode(Event{1, 1, 0, 0, 0, one}));
        QCOMPARE(back.busySeconds, std::optional(1.5));
        QVERIFY(back.underway);
        const auto started = std::get<Started>(read(startedWith({1, 2, 4})));
        QCOMPARE(started.sizes, (std::vector<std::int64_t>{1, 2, 4}));
        // An evaluation of classes has no error of numbers.
        QVERIFY(decode(encode(Event{1, 1, 0, 0, 0, Evaluation{1, 10, 100, 1, 0.5, 0.9, 0.99, 0.95, true}})).ok());
        one.joules = -1;
        QVERIFY(!decode(encode(Event{1, 1, 0, 0, 0, one})));
    }
};

QTEST_APPLESS_MAIN(SessionFiguresTest)
#include "session_figures_test.moc"
