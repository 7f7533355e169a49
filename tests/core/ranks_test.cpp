#include <QTest>

#include "core/analysis/ranks.h"
#include "core/events/codec.h"

using namespace epochal;

namespace {

/// Ten steps of a rank: its own work, in it the wait for data, and what it spends in collectives, in ms a step.
RankWindow window(std::int64_t rank, double own, double data, double communication, std::int64_t images = 320) {
    return {.rank = rank,
            .step = 100,
            .steps = 10,
            .images = images,
            .seconds = (own + communication) / 100,
            .dataSeconds = data / 100,
            .communicationSeconds = communication / 100,
            .memory = 1 << 30};
}

Figures figuresOf(std::vector<RankWindow> ranks) {
    Figures figures;
    figures.ranks = std::move(ranks);
    figures.started.emplace();
    figures.started->devices = {"NVIDIA L4", "NVIDIA L4", "NVIDIA L4", "NVIDIA T4"};
    return figures;
}

}  // namespace

class RanksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The four ranks of the target picture: 314 ms of own work but for one with 348, and 4 ms of communication.
    void namesTheRankThatTheOthersWaitFor() {
        const RankTable table = RankTable::of(
            figuresOf({window(0, 314, 3, 38), window(1, 313, 3, 39), window(2, 348, 3, 4), window(3, 315, 3, 37)}));
        QCOMPARE(table.rows.size(), std::size_t{4});
        QVERIFY(table.slowest.has_value());
        QCOMPARE(table.slowest->row, std::size_t{2});
        // The median of 313, 314 and 315.
        QVERIFY(qAbs(table.slowest->excess - 34.0 / 314) < 1e-9);
        QVERIFY(!table.slowest->waitsForData);
        // 4 x 32 images a step of 352 ms, and of 318 ms.
        QVERIFY(qAbs(table.slowest->rate - 128 / 0.352) < 1e-6);
        QVERIFY(qAbs(table.slowest->rateWithout - 128 / 0.318) < 1e-6);
        // The harmonic mean of the four, and the 4 ms in which all wait.
        const double mean = 4 / (1 / 0.314 + 1 / 0.313 + 1 / 0.348 + 1 / 0.315);
        QVERIFY(table.slowest->rateSplit.has_value());
        QVERIFY(qAbs(*table.slowest->rateSplit - 128 / (0.004 + mean)) < 1e-6);
        const double waits[] = {34, 35, 0, 33};
        for (std::size_t i = 0; i < 4; ++i) {
            QVERIFY(qAbs(table.rows[i].wait * 1000 - waits[i]) < 1e-9);
            QCOMPARE(table.rows[i].share, 0.25);
            QCOMPARE(table.rows[i].images, 32.0);
        }
        // Waiting in a collective is not busy, nor is waiting for data.
        QVERIFY(qAbs(table.rows[0].busy - 311.0 / 352) < 1e-9);
        QVERIFY(qAbs(table.rows[2].busy - 345.0 / 352) < 1e-9);
        QCOMPARE(table.rows[3].device, std::string("NVIDIA T4"));
    }

    void findsWaitingForDataAsTheCause() {
        const RankTable table = RankTable::of(figuresOf({window(0, 100, 2, 30), window(1, 130, 20, 0)}));
        QVERIFY(table.slowest.has_value() && table.slowest->row == 1);
        // 18 of the 30 ms.
        QVERIFY(table.slowest->waitsForData);
        QVERIFY(!table.slowest->rateSplit.has_value());
    }

    /// The delay is 10.8 %. Work at 1,215 instead of 1,350 MHz takes 11.1 % longer; at 1,300 MHz it takes 3.8 % longer,
    /// which is less than half of the delay.
    void aLowClockIsTheCause() {
        const auto slowest = [](double clock, double others = 1350) {
            std::vector<RankWindow> windows{window(0, 314, 3, 38), window(1, 313, 3, 39), window(2, 348, 3, 4)};
            for (RankWindow& one : windows) one.clock = one.rank == 2 ? clock : others;
            return *RankTable::of(figuresOf(windows)).slowest;
        };
        QCOMPARE(slowest(1215).othersClock, 1350.0);
        QVERIFY(!slowest(1300).othersClock);
        QVERIFY(!slowest(1400).othersClock);
        QVERIFY(!slowest(1215, -1).othersClock);  // not known of the others
        QVERIFY(!slowest(0).othersClock);
        std::vector<RankWindow> waiting{window(0, 100, 2, 30), window(1, 130, 20, 0)};
        waiting[0].clock = 1350, waiting[1].clock = 900;
        QVERIFY(!RankTable::of(figuresOf(waiting)).slowest->othersClock);
    }

    void aSmallDifferenceIsNone_data() {
        QTest::addColumn<double>("own");
        QTest::addColumn<bool>("slow");
        QTest::newRow("4%") << 104.0 << false;
        QTest::newRow("6%") << 106.0 << true;
    }
    void aSmallDifferenceIsNone() {
        QFETCH(double, own);
        QFETCH(bool, slow);
        const RankTable table = RankTable::of(figuresOf({window(0, 100, 0, 10), window(1, own, 0, 10)}));
        QCOMPARE(table.slowest.has_value(), slow);
    }

    void sharesFollowUnevenBatches() {
        const RankTable table = RankTable::of(figuresOf({window(0, 100, 0, 10, 330), window(1, 100, 0, 10, 320)}));
        QCOMPARE(table.rows[0].share, 33.0 / 65);
    }

    /// A batch that is split by speed already has nothing to gain by that.
    void anUnevenSplitIsNotOfferedAgain() {
        const RankTable table = RankTable::of(figuresOf({window(0, 100, 0, 20, 400), window(1, 120, 0, 0, 200)}));
        QVERIFY(table.slowest.has_value() && !table.slowest->rateSplit.has_value());
    }

    void oneRankIsNoTable() {
        QVERIFY(RankTable::of(figuresOf({window(0, 100, 0, 0)})).rows.empty());
        QVERIFY(RankTable::of(Figures()).rows.empty());
        // One that has measured nothing.
        QVERIFY(RankTable::of(figuresOf({window(0, 100, 0, 0), RankWindow{.rank = 1}})).rows.empty());
    }

    /// The latest of each, in their order; another attempt begins anew, and numbers that are none count as nothing.
    void aRecordKeepsTheLatestOfEach() {
        RunRecord record{RunSpec(), Offer()};
        std::int64_t sequence = 0;
        const auto apply = [&](std::int64_t attempt, EventBody body) {
            QVERIFY(record.apply({attempt, ++sequence, 1000, 1, 1, std::move(body)}));
        };
        apply(1, window(1, 100, 0, 0));
        apply(1, window(0, 100, 0, 0));
        RankWindow second = window(1, 200, 0, 0);
        second.communicationSeconds = std::nan("");
        apply(1, second);
        const Figures& figures = record.figures();
        QCOMPARE(figures.ranks.size(), std::size_t{2});
        QCOMPARE(figures.ranks[0].rank, 0);
        QCOMPARE(figures.ranks[1].seconds, 2.0);
        QCOMPARE(figures.ranks[1].communicationSeconds, 0.0);
        // The third is the same window of rank 1 again, with 200 ms; the other two took 100.
        QCOMPARE(figures.rankPoints.size(), std::size_t{2});
        QCOMPARE(figures.rankPoints.at(0).size(), std::size_t{1});
        QCOMPARE(figures.rankPoints.at(1).size(), std::size_t{2});
        QCOMPARE(figures.rankPoints.at(1)[0].own, 0.1);
        QCOMPARE(figures.rankPoints.at(1)[1].own, 0.2);
        QVERIFY(figures.notable.empty());
        sequence = 0;
        QVERIFY(record.apply({2, 1, 1000, 1, 1, window(0, 1, 0, 0)}));
        QCOMPARE(record.figures().ranks.size(), std::size_t{1});
        QCOMPARE(record.figures().rankPoints.size(), std::size_t{1});
    }

    /// Twenty-five thousand of one of two ranks: pairs are joined, and their mean stays.
    void aLongRunKeepsTheMeanOfItsPoints() {
        RunRecord record{RunSpec(), Offer()};
        std::int64_t sequence = 0;
        QVERIFY(record.apply({1, ++sequence, 1000, 0, 0, window(1, 100, 0, 0)}));
        for (int i = 0; i < 25'000; ++i)
            QVERIFY(record.apply({1, ++sequence, 1000, 1.0 * i, 1.0 * i, window(0, i % 2 == 0 ? 100 : 300, 0, 0)}));
        const auto& points = record.figures().rankPoints;
        QCOMPARE(points.at(1).size(), std::size_t{1});
        QVERIFY(points.at(0).size() < kMostRankPoints / 2 && points.at(0).size() > 2'000);
        double own = 0, steps = 0, before = -1;
        for (const RankPoint& point : points.at(0)) {
            own += point.own * point.steps;
            steps += point.steps;
            QVERIFY(point.at.active > before);
            before = point.at.active;
        }
        QCOMPARE(steps, 250'000.0);
        QVERIFY(qAbs(own / steps - 0.2) < 1e-9);
    }

    void theLogKeepsAllOfIt() {
        RankWindow written = window(7, 100, 20, 30);
        written.clock = 1215;
        written.celsius = 86;
        const auto read = decode(encode({1, 2, 3000, 4, 5, written}));
        QVERIFY(read.ok());
        const auto* found = std::get_if<RankWindow>(&read->body);
        QVERIFY(found);
        QCOMPARE(found->rank, 7);
        QCOMPARE(found->step, 100);
        QCOMPARE(found->steps, 10);
        QCOMPARE(found->images, 320);
        QCOMPARE(found->seconds, 1.3);
        QCOMPARE(found->dataSeconds, 0.2);
        QCOMPARE(found->communicationSeconds, 0.3);
        QCOMPARE(found->memory, 1 << 30);
        QCOMPARE(found->clock, 1215.0);
        QCOMPARE(found->celsius, 86.0);
        QVERIFY(
            !decode(R"({"attempt":1,"sequence":2,"time":"2026-01-01T00:00:00.000Z","type":"rank_window","rank":-1})")
                 .ok());
    }
};

QTEST_GUILESS_MAIN(RanksTest)
#include "ranks_test.moc"
