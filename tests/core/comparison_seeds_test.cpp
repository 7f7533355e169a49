// Runs that differ only in their seed are one row; every expected figure is worked out beside it.
#include <QtTest/QTest>
#include <algorithm>
#include <cmath>

#include "tests/core/support/compared_rows.h"

using namespace epochal;
using namespace epochal::test;

class ComparisonSeedsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void makesOneRowOfSeeds() {
        // To 90 %: 100 s and 110 s; the third stays at 85 % and costs its whole 150 s. At 1 ct/s, one success is
        // expected to cost (1.00 + 1.10 + 1.50) / 2 = 1.80 and to take (100 + 110 + 150) / 2 = 180 s.
        std::vector<Entry> entries{run("s1", 1, 100), run("s2", 2, 110), run("s3", 3, 150)};
        entries[2].quality = 0.85;
        entries[2].curve = {entries[2].curve[0], {entries[2].curve[1].at, 0.85}};
        entries[1].spec->name = "another name";
        const auto c = compared(entries, {.target = 0.9});
        QCOMPARE(c.rows.size(), std::size_t(1));
        const ComparedRow& row = c.rows[0];
        QCOMPARE(row.n, std::size_t(3));
        QCOMPARE(row.reached, std::size_t(2));
        QVERIFY(near(amount(row.cost), 1.8));
        QVERIFY(near(*row.seconds, 180));
        QVERIFY(!row.secondsSpread && !row.costSpread);  // there is no mean, so nothing to spread around
        const ComparedRow whole = compared({entries[0], entries[1]}, {.target = 0.9}).rows[0];
        QVERIFY(near(*whole.seconds, 105) && near(amount(whole.cost), 1.05));
        QVERIFY(near(*whole.secondsSpread, std::sqrt(50.0)));  // (5^2 + 5^2) / 1
        QVERIFY(near(*whole.costSpread, std::sqrt(50.0) / 100));
        QVERIFY(near(*row.quality, (0.9 + 0.9 + 0.85) / 3));
        QVERIFY(row.notRanked.empty());
        // 3 x 60000 images in 360 s.
        QVERIFY(near(*row.imagesPerSecond, 500));
        QCOMPARE(compared(entries, {.target = 0.9, .overSeeds = false}).rows.size(), std::size_t(3));
    }

    /// One of three seeds diverged at 10 %, after 40 s. Without a target the others' mean is that of a lucky choice:
    /// the row has no rank. With one, what the failed run spent counts: (100 + 110 + 40) / 2 = 125 s.
    void aSeedThatDivergedIsInNoMean() {
        std::vector<Entry> entries{run("s1", 1, 100), run("s2", 2, 110), run("s3", 3, 40), run("t1", 1, 300)};
        entries[3].spec->stop.epochs = 20;
        entries[1].quality = 0.92;
        entries[2].state = RunState::Failed;
        entries[2].diverged = true;
        entries[2].quality = entries[2].lastQuality = 0.1;
        entries[2].curve = {};
        const auto c = compared(entries, {});
        QCOMPARE(c.rows.size(), std::size_t(2));
        const ComparedRow& row = c.rows[0];
        QCOMPARE(row.n, std::size_t(3));
        QCOMPARE(row.counted, (std::vector<std::size_t>{0, 1}));
        QVERIFY(near(*row.quality, 0.91) && row.qualities.n == 2 && near(row.qualities.sd, std::sqrt(0.0002)));
        QVERIFY(near(amount(row.cost), 1.05));
        QCOMPARE(english(row.notRanked),
                 std::string("Not ranked: 1 of 3 runs failed; choose a target to include what they cost"));
        QVERIFY(!row.frontier && c.rows[1].frontier);
        QVERIFY(row.hidesFailures && !row.againstFastest);
        // The chart shows the two lucky seeds at 105 s, so the finding on the others must not say "nothing".
        entries.push_back(run("u1", 1, 400));
        entries.back().spec->stop.epochs = 30;
        const std::string said = sentences(compared(entries, {}));
        QVERIFY2(said.find("t1: 3.00 USD in 5 min; no ranked row is faster.") != std::string::npos, said.c_str());
        entries.pop_back();
        // Of rows that all hide failures, none is the fastest.
        std::vector<Entry> all{run("a1", 1, 10), run("a2", 2, 10), run("b1", 1, 20), run("b2", 2, 20)};
        all[1].state = all[3].state = RunState::Failed;
        all[2].spec->stop.epochs = all[3].spec->stop.epochs = 20;
        const auto none = compared(all, {});
        QCOMPARE(none.rows.size(), std::size_t(2));
        QVERIFY(none.rows[0].seconds && fastestOf(none, none.groups[0]).empty() && none.findings.empty());
        entries[0].joules = entries[1].joules = 100'000;
        entries[2].joules = 10'000;
        QVERIFY(near(*meanEnergy(row, entries), 100'000));
        // A run that failed early, at a rate of its own, is not in the rate either.
        entries[0].imagesPerSecond = entries[1].imagesPerSecond = 40;
        entries[2].imagesPerSecond = 160;
        QVERIFY(near(*compared(entries, {}).rows[0].imagesPerSecond, 40));
        QCOMPARE(fastestOf(c, c.groups[0]), std::vector<std::size_t>{1});
        // It has the higher quality and more images/s per USD/h, and leads in neither.
        QVERIFY(*row.quality > *c.rows[1].quality && *row.imagesPerSecondPerPrice > *c.rows[1].imagesPerSecondPerPrice);
        for (const auto figure : {&ComparedRow::quality, &ComparedRow::imagesPerSecondPerPrice})
            QCOMPARE(highestOf(c, c.groups[0], figure), std::vector<std::size_t>{1});

        const auto to = compared(entries, {.target = 0.9});
        QVERIFY(near(*to.rows[0].seconds, 125) && near(amount(to.rows[0].cost), 1.25));
        QVERIFY(near(*to.rows[0].quality, 0.91) && to.rows[0].notRanked.empty());
        // By itself it shows how far it came, and has no rank.
        const auto alone = compared({entries[2], entries[3]}, {});
        QVERIFY(near(*alone.rows[0].quality, 0.1) && !alone.rows[0].notRanked.empty());
        entries[0].state = entries[1].state = RunState::Failed;
        QVERIFY(!compared({entries[0], entries[1]}, {}).rows[0].quality);
    }

    /// A run that failed before its first event is not an attempt at the target: it adds neither cost nor time.
    void aRunThatNeverBeganIsNoSample() {
        std::vector<Entry> entries{run("s1", 1, 100), run("s2", 2, 110), run("s3", 3, 150)};
        entries[2].state = RunState::Failed;
        entries[2].trainingSeconds = entries[2].activeSeconds = entries[2].rentedSeconds = std::nullopt;
        entries[2].quality.reset();
        entries[2].curve = {};
        const auto c = compared(entries, {.target = 0.9});
        QCOMPARE(c.rows.size(), std::size_t(2));
        QCOMPARE(c.rows[0].n, std::size_t(2));
        QVERIFY(near(*c.rows[0].seconds, 105) && c.rows[0].notRanked.empty());
    }

    /// One of two seeds of work A reaches the target, in 50 s for 0.50, but a success is expected to cost 1.00 and take
    /// 100 s, because the other seed spent 50 s too. Work B always reaches it, in 80 s for 0.80. By the lucky seed
    /// alone A would be cheaper.
    void ranksByWhatFailuresCostAndTake() {
        std::vector<Entry> entries{run("a1", 1, 50), run("a2", 2, 50), run("b1", 1, 80), run("b2", 2, 80),
                                   run("c1", 1, 60, rented("144"))};
        entries[1].quality = 0.85;
        entries[1].curve = {entries[1].curve[0], {entries[1].curve[1].at, 0.85}};
        entries[2].spec->optimizer.learningRate = entries[3].spec->optimizer.learningRate = 0.3;
        entries[4].offer.id = "cloud/dear";
        const auto c = compared(entries, {.target = 0.9});
        QCOMPARE(c.rows.size(), std::size_t(3));
        QVERIFY(near(amount(c.rows[0].cost), 1) && near(*c.rows[0].seconds, 100));
        QCOMPARE(cheapestOf(c, c.groups[0]), std::vector<std::size_t>{1});
        QCOMPARE(fastestOf(c, c.groups[0]), std::vector<std::size_t>{2});
        QVERIFY(!c.rows[0].frontier && c.rows[1].frontier && c.rows[2].frontier);
        QCOMPARE(c.rows[0].beatenBy, std::vector<std::size_t>{1});
        // Along the frontier, cost never rises with time.
        std::vector<std::pair<double, double>> frontier;
        for (const ComparedRow& row : c.rows)
            if (row.frontier) frontier.emplace_back(*row.seconds, amount(row.cost));
        std::sort(frontier.begin(), frontier.end());
        for (std::size_t i = 1; i < frontier.size(); ++i) QVERIFY(frontier[i].second <= frontier[i - 1].second);
        const std::string said = sentences(c);
        QVERIFY2(said.find("Cheapest to 90.00% top-1|b1: 0.80 USD in 1 min 20 s.") != std::string::npos, said.c_str());
        QVERIFY2(said.find("1 of 2 runs reached the target") != std::string::npos, said.c_str());
    }

    /// In a campaign a row is called by its settings, or by the number of its configuration if they are many.
    void aCampaignNamesItsRowsByWhatItVaries() {
        std::vector<Entry> entries{run("s1", 1, 100), run("s2", 2, 110), run("t1", 1, 300), run("t2", 2, 310)};
        for (Entry& entry : entries) entry.spec->campaign = "search";
        entries[2].spec->optimizer.globalBatch = entries[3].spec->optimizer.globalBatch = 512;
        const auto names = [&](bool overSeeds) {
            std::vector<std::string> all;
            for (const ComparedRow& row : compared(entries, {.overSeeds = overSeeds}).rows)
                all.push_back(english({"%1", {inSentence(row.name)}}));
            return all;
        };
        const std::string batch = "batch " + std::to_string(entries[0].spec->optimizer.globalBatch);
        QCOMPARE(names(true), (std::vector<std::string>{batch, "batch 512"}));
        QCOMPARE(names(false), (std::vector<std::string>{batch + ", seed 1", batch + ", seed 2", "batch 512, seed 1",
                                                         "batch 512, seed 2"}));
        for (const std::size_t i : {2, 3}) {
            entries[i].spec->optimizer.learningRate = 0.3;
            entries[i].spec->stop.epochs = 20;
        }
        QCOMPARE(names(true), (std::vector<std::string>{"c01", "c02"}));
        QCOMPARE(names(false).back(), std::string("c02, seed 2"));
        // The same seed again is no other sample: a row of its own.
        entries.push_back(entries[3]);
        entries.back().id = "20261120-184000-abcd1234";
        QCOMPARE(names(true), (std::vector<std::string>{"c01", "c02", "c02, seed 2"}));
        QCOMPARE(names(false).back(), std::string("abcd1234"));
        entries[4].spec->campaign = "another";
        QCOMPARE(names(true).front(), std::string("s1"));
    }

    void keepsWhatIsNoSeedApart() {
        std::vector<Entry> entries{run("a", 1, 100), run("same seed again", 1, 100), run("other recipe", 2, 100),
                                   run("other price", 3, 100, rented("72"))};
        entries[2].spec->optimizer.learningRate = 0.3;
        entries[3].offer.id = "cloud/other";
        const auto c = compared(entries);
        QCOMPARE(c.rows.size(), std::size_t(4));
        std::vector<std::string> names;
        for (const Field* field : c.differing) names.push_back(field->name);
        std::sort(names.begin(), names.end());
        QCOMPARE(names, (std::vector<std::string>{"optimizer.learning_rate", "seed"}));
    }
};

QTEST_APPLESS_MAIN(ComparisonSeedsTest)
#include "comparison_seeds_test.moc"
