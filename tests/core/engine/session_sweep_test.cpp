#include <QtTest>

#include "core/engine/session/size_sweep.h"

using namespace epochal;
using namespace epochal::engine;

namespace {

using Sizes = std::vector<std::int64_t>;

/// `perSecond` samples in 2 s.
SizeMeasured sized(std::int64_t batch, double perSecond) {
    SizeMeasured one;
    one.batch = batch;
    one.seconds = 2;
    one.samples = static_cast<std::int64_t>(2 * perSecond);
    one.batches = one.samples / batch;
    return one;
}

SizeMeasured tooLarge(std::int64_t batch) {
    SizeMeasured none;
    none.batch = batch;
    none.outOfMemory = true;
    return none;
}

/// The sizes that a sweep measures if size b gives rate(b).
template <class Rate>
Sizes sweep(const SizeSweep::Options& options, const Rate& rate, std::string* why = nullptr) {
    SizeSweep sweep(options, {});
    Sizes sizes;
    for (auto next = sweep.next(); next && sizes.size() < 64; next = sweep.next()) {
        sizes.push_back(*next);
        sweep.add(sized(*next, rate(*next)));
    }
    if (why && sweep.end()) *why = english(sweep.end()->what);
    return sizes;
}

}  // namespace

class SessionSweepTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void doublesWhileItIsWorthwhile() {
        const auto linear = [](std::int64_t batch) { return 1000.0 * static_cast<double>(batch); };
        std::string why;
        QCOMPARE(sweep({.first = 2, .most = 20, .seconds = 3}, linear, &why), (Sizes{2, 4, 8, 16}));
        QCOMPARE(why, std::string("No larger batch was measured: there are only 20 samples"));
        // 1 s a sample: batches of 1 and 2 take 1 and 2 s, one of 4 would take longer than 3.
        QCOMPARE(sweep(
                     {.seconds = 3}, [](std::int64_t) { return 1.0; }, &why),
                 (Sizes{1, 2}));
        QCOMPARE(why, std::string("No larger batch was measured: the next size would take longer than 3.0 s"));
        // Best at 8; neither 16 nor 32 gives 2% more.
        const auto level = [](std::int64_t batch) {
            return batch < 8 ? 1000.0 * static_cast<double>(batch) : batch == 8 ? 8000 : 8100;
        };
        QCOMPARE(sweep({.seconds = 3}, level, &why), (Sizes{1, 2, 4, 8, 16, 32}));
        QCOMPARE(why, std::string("No larger batch was measured: throughput no longer increases"));
        // An accelerator is filled until its memory ends.
        QCOMPARE(std::ssize(sweep({.most = 1 << 20, .seconds = 3, .onHost = false}, [](std::int64_t) { return 1e9; })),
                 std::ptrdiff_t{21});
    }

    void endsWithTheMemory() {
        SizeSweep sweep({.first = 1, .seconds = 3}, {sized(1, 1000), sized(2, 2000)});
        QCOMPARE(sweep.next(), std::optional<std::int64_t>(4));
        QVERIFY(sweep.planned().empty());
        sweep.add(tooLarge(4));
        // 3 is all there is between them.
        QCOMPARE(sweep.next(), std::optional<std::int64_t>(3));
        QVERIFY(!sweep.end());
        sweep.add(tooLarge(3));
        QVERIFY(!sweep.next() && !sweep.end());
        QVERIFY(sweep.hasFigures());
        SizeSweep listed({.listed = {16, 4, 4, 1}, .seconds = 3}, {tooLarge(4)});
        QCOMPARE(listed.planned(), (Sizes{1, 4, 16}));
        QVERIFY(!listed.next() && !listed.hasFigures());
        // Not even the first.
        SizeSweep nothing({.first = 2, .seconds = 3}, {tooLarge(2)});
        QVERIFY(!nothing.next() && !nothing.hasFigures());
    }

    void findsTheLargestThatFits_data() {
        QTest::addColumn<int>("fits");
        QTest::addColumn<int>("first");
        QTest::addColumn<Sizes>("sizes");
        // By hand: the gap is halved until it is at most a 16th of what fits.
        QTest::newRow("100") << 100 << 1 << Sizes{1, 2, 4, 8, 16, 32, 64, 128, 96, 112, 104, 100};
        QTest::newRow("just a power of two") << 64 << 1 << Sizes{1, 2, 4, 8, 16, 32, 64, 128, 96, 80, 72, 68};
        QTest::newRow("just below one") << 127 << 1 << Sizes{1, 2, 4, 8, 16, 32, 64, 128, 96, 112, 120, 124};
        QTest::newRow("few") << 5 << 1 << Sizes{1, 2, 4, 8, 6, 5};
        QTest::newRow("one") << 1 << 1 << Sizes{1, 2};
        // Three replicas with as many samples each.
        QTest::newRow("replicas") << 31 << 3 << Sizes{3, 6, 12, 24, 48, 36, 30, 33};
    }
    void findsTheLargestThatFits() {
        QFETCH(const int, fits);
        QFETCH(const int, first);
        QFETCH(const Sizes, sizes);
        for (const bool onHost : {false, true}) {
            const SizeSweep::Options options{.first = first, .most = 1 << 20, .seconds = 3, .onHost = onHost};
            SizeSweep sweep(options, {});
            Sizes tried;
            std::vector<SizeMeasured> measured;
            for (auto next = sweep.next(); next && tried.size() < 64; next = sweep.next()) {
                tried.push_back(*next);
                measured.push_back(*next > fits ? tooLarge(*next) : sized(*next, 1000.0 * static_cast<double>(*next)));
                sweep.add(measured.back());
                // An attempt that goes on here tries the same.
                QCOMPARE(SizeSweep(options, measured).next(), sweep.next());
            }
            QCOMPARE(tried, sizes);
            QVERIFY(!sweep.end());
        }
    }

    void doublesThreadsUpToTheCores() {
        QCOMPARE(threadNumbers(1), Sizes{1});
        QCOMPARE(threadNumbers(6), (Sizes{1, 2, 4, 6}));
        QCOMPARE(threadNumbers(8), (Sizes{1, 2, 4, 8}));
    }

    void takesTheNearestRank() {
        // The example of Wikipedia's article on percentiles: 15, 20, 35, 40, 50.
        const std::vector<double> values{35, 20, 15, 50, 40};
        QCOMPARE(percentile(values, 0.05), 15.0);
        QCOMPARE(percentile(values, 0.3), 20.0);
        QCOMPARE(percentile(values, 0.4), 20.0);
        QCOMPARE(percentile(values, 0.5), 35.0);
        QCOMPARE(percentile(values, 1), 50.0);
        std::vector<double> hundred;
        for (int i = 100; i > 0; --i) hundred.push_back(i);
        QCOMPARE(percentile(hundred, 0.95), 95.0);
        QCOMPARE(percentile(hundred, 0.99), 99.0);
        QCOMPARE(percentile({}, 0.5), 0.0);
    }
};

QTEST_GUILESS_MAIN(SessionSweepTest)
#include "session_sweep_test.moc"
