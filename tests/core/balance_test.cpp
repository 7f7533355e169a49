#include <QtTest>

#include <numeric>

#include "core/analysis/balance.h"
#include "core/spec/fields.h"
#include "core/spec/parallel.h"
#include "core/spec/spec_json.h"

using namespace epochal;

namespace {

std::vector<std::int64_t> partsOf(const Split& split, std::int64_t all) {
    std::vector<std::int64_t> parts;
    for (std::int64_t i = 0; i < split.replicas(); ++i) parts.push_back(split.partOf(all, i));
    return parts;
}

/// The slowest device of all ways to divide a batch over three devices.
double earliest(std::int64_t batch, const std::vector<Pace>& devices) {
    double best = std::numeric_limits<double>::infinity();
    for (std::int64_t a = 1; a < batch - 1; ++a)
        for (std::int64_t b = 1; b < batch - a; ++b)
            best = std::min(best, std::max({devices[0].secondsOf(a), devices[1].secondsOf(b),
                                            devices[2].secondsOf(batch - a - b)}));
    return best;
}

RunSpec specFor(std::int64_t replicas, const std::string& split) {
    RunSpec spec;
    spec.name = "mixed";
    spec.devices.count = replicas;
    spec.parallel.split = split;
    return spec;
}

}  // namespace

class BalanceTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void dividesByShares() {
        QCOMPARE(partsOf(Split({3, 1}), 128), (std::vector<std::int64_t>{96, 32}));
        QCOMPARE(partsOf(Split({2, 1, 1}), 10), (std::vector<std::int64_t>{5, 2, 3}));
        QCOMPARE(partsOf(Split::even(3), 32), (std::vector<std::int64_t>{10, 11, 11}));
        QCOMPARE(Split({2, 1, 1}).least(10), std::int64_t{2});
        QCOMPARE(Split({2, 1, 1}).most(10), std::int64_t{5});
        QCOMPARE(Split({1, 1000}).least(100), std::int64_t{0});
        // Parts that were measured are shares that give the same parts.
        for (std::int64_t a = 1; a < 40; ++a)
            QCOMPARE(partsOf(Split({a, 41 - a, 7}), 48), (std::vector<std::int64_t>{a, 41 - a, 7}));
    }

    /// 10 ms and 0.5 ms a sample: 64 samples take 42 ms, 32 take 26.
    void measuresByALine() {
        const Pace pace = paceOf(64, 0.042, 32, 0.026);
        QVERIFY(qAbs(pace.fixed - 0.010) < 1e-12 && qAbs(pace.perSample - 0.0005) < 1e-12);
        // Fewer samples took as long: noise, or a device that 32 samples do not fill.
        QCOMPARE(paceOf(64, 0.032, 32, 0.032).fixed, 0.0);
        QCOMPARE(paceOf(64, 0.032, 32, 0.032).perSample, 0.0005);
        // Less than nothing for no samples.
        QCOMPARE(paceOf(64, 0.064, 32, 0.020).perSample, 0.001);
        QCOMPARE(paceOf(1, 0.5, 1, 0.4).perSample, 0.5);
    }

    /// Twice as fast: two thirds. With 30 ms before its first sample, (30 + n) = 2 (90 - n) at n = 50.
    void givesTheFasterMore() {
        const std::vector<Pace> plain{{0, 0.001}, {0, 0.002}}, late{{0.03, 0.001}, {0, 0.002}};
        QCOMPARE(balancedParts(90, plain, 1), (std::vector<std::int64_t>{60, 30}));
        QCOMPARE(balancedParts(90, late, 1), (std::vector<std::int64_t>{50, 40}));
        // One that is slower than all the others together still gets what it must.
        const std::vector<Pace> hopeless{{0, 0.001}, {10, 0.001}};
        QCOMPARE(balancedParts(90, hopeless, 4), (std::vector<std::int64_t>{86, 4}));
        const std::vector<Pace> alike{{0, 0.001}, {0, 0.001}, {0, 0.001}};
        QCOMPARE(balancedParts(32, alike, 1), (std::vector<std::int64_t>{11, 11, 10}));
    }

    void noDivisionIsFaster() {
        const std::vector<std::vector<Pace>> machines{{{0.004, 0.0011}, {0, 0.0023}, {0.011, 0.0007}},
                                                      {{0, 0.003}, {0.002, 0.003}, {0.1, 0.0001}},
                                                      {{0.05, 0.01}, {0.02, 0.001}, {0, 0.009}}};
        for (const auto& devices : machines)
            for (const std::int64_t batch : {7, 32, 61}) {
                const auto parts = balancedParts(batch, devices, 1);
                QCOMPARE(std::accumulate(parts.begin(), parts.end(), std::int64_t{0}), batch);
                double slowest = 0;
                for (std::size_t i = 0; i < 3; ++i) slowest = std::max(slowest, devices[i].secondsOf(parts[i]));
                QCOMPARE(slowest, earliest(batch, devices));
            }
    }

    void refusesSharesThatCannotBe_data() {
        QTest::addColumn<QList<int>>("shares");
        QTest::addColumn<int>("replicas");
        QTest::addColumn<bool>("can");
        QTest::newRow("three to one") << QList<int>{3, 1} << 2 << true;
        QTest::newRow("not one for each replica") << QList<int>{3, 1} << 3 << false;
        QTest::newRow("zero") << QList<int>{3, 0} << 2 << false;
        QTest::newRow("negative") << QList<int>{3, -1} << 2 << false;
        QTest::newRow("nothing of a batch") << QList<int>{1, 1000} << 2 << false;
        QTest::newRow("too large to be multiplied") << QList<int>{2'000'000'000, 1'000'000'000} << 2 << false;
    }
    void refusesSharesThatCannotBe() {
        QFETCH(QList<int>, shares);
        QFETCH(int, replicas);
        QFETCH(bool, can);
        RunSpec spec = specFor(replicas, "given");
        spec.optimizer.globalBatch = 127;  // which cannot be split evenly
        spec.parallel.shares.assign(shares.begin(), shares.end());
        const auto errors = validate(spec);
        QCOMPARE(errors.empty(), can);
        if (!can) QCOMPARE(errors.front().where, std::string("/parallel/shares"));
    }

    void doesNotMeasurePipelines() {
        RunSpec spec = specFor(2, "measured");
        QVERIFY(validate(spec).empty());
        spec.parallel.stages = 2;
        QCOMPARE(validate(spec).front().where, std::string("/parallel/split"));
        spec = specFor(64, "measured");
        spec.optimizer.globalBatch = 63;
        QCOMPARE(validate(spec).front().where, std::string("/devices/count"));
    }

    /// Before shares are given, the split is even.
    void givenSharesMayComeLater() {
        RunSpec spec = specFor(2, "given");
        QVERIFY(validate(spec).empty());
        QVERIFY(!hasGivenShares(spec));
        spec.optimizer.globalBatch = 127;
        QCOMPARE(validate(spec).front().where, std::string("/devices/count"));
    }

    /// With one replica there is nothing to divide.
    void meansNothingWithOneReplica() {
        RunSpec spec = specFor(1, "given");
        spec.parallel.shares = {3, 1};
        QVERIFY(validate(spec).empty());
        QVERIFY(!hasGivenShares(spec));
        QCOMPARE(splitOf(spec).replicas(), std::int64_t{1});
    }
};

QTEST_GUILESS_MAIN(BalanceTest)
#include "balance_test.moc"
