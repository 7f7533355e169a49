// Comparisons of hand-made rows; every expected figure is worked out beside it.
#include <QtTest/QTest>
#include <algorithm>
#include <cmath>

#include "tests/core/support/compared_rows.h"

using namespace epochal;
using namespace epochal::test;

class ComparisonTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void ranksByCostAndTime() {
        // 100 s and 200 s at 1 ct/s, 50 s at 4 ct/s, 300 s at 2 ct/s: 1, 2, 2 and 6.
        const auto c = compared({run("a", 1, 100), run("b", 1, 200, rented("36.0")), run("c", 1, 50, rented("144")),
                                 run("d", 1, 300, rented("72"))},
                                {.overSeeds = false});
        QVERIFY(c.ranked);
        QCOMPARE(c.groups.size(), std::size_t(1));
        QCOMPARE(c.groups[0].title, std::string("resnet8"));
        const double costs[] = {1, 2, 2, 6}, cheaper[] = {1, 2, 2, 6}, faster[] = {2, 4, 1, 6};
        for (std::size_t i = 0; i < 4; ++i) {
            QVERIFY2(c.rows[i].notRanked.empty(), english(c.rows[i].notRanked).c_str());
            QVERIFY(near(amount(c.rows[i].cost), costs[i]));
            QVERIFY(near(*c.rows[i].againstCheapest, cheaper[i]));
            QVERIFY(near(*c.rows[i].againstFastest, faster[i]));
        }
        QVERIFY(c.rows[0].frontier && c.rows[2].frontier && !c.rows[1].frontier && !c.rows[3].frontier);
        QCOMPARE(c.rows[1].dominatedBy, (std::vector<std::size_t>{0, 2}));  // costs the same as c and is slower
        QCOMPARE(c.rows[3].dominatedBy, (std::vector<std::size_t>{0, 1, 2}));
        QVERIFY(near(*c.rows[0].imagesPerSecondPerPrice, 600.0 / 36));
    }

    void countsToTheTargetByEachClock() {
        ComparisonQuery query{.target = 0.8};
        for (const auto& [clock, seconds] : {std::pair(ClockKind::Training, 45.0), std::pair(ClockKind::Active, 50.0),
                                             std::pair(ClockKind::Billed, 50.0)}) {
            query.clock = clock;
            const auto c = compared({run("a", 1, 100)}, query);
            QCOMPARE(*c.rows[0].seconds, seconds);
            QVERIFY(near(amount(c.rows[0].cost), 0.5));  // the cost is what is billed, whatever the time basis
        }
        QVERIFY(!timeToTarget(run("a", 1, 100), 0.95));
        QCOMPARE(timeToTarget(run("a", 1, 100), 0.9)->epoch, 2.0);
    }

    void billsPreparationQuantumAndMinimum() {
        // 3000 s of work plus 10 min of preparation are 3600 s. Billed by the hour: 1 h. One second more: 2 h.
        Entry entry = run("a", 1, 3000);
        entry.preparationSeconds = 600;
        Offer hourly = rented();
        hourly.quantumSeconds = 3600;
        QVERIFY(near(amount(costOn(entry, rented())), 36));
        QVERIFY(near(amount(costOn(entry, hourly)), 36));
        entry.preparationSeconds = 601;
        QVERIFY(near(amount(costOn(entry, rented())), 36.01));
        QVERIFY(near(amount(costOn(entry, hourly)), 72));
        Offer minimum = rented();
        minimum.minimumSeconds = 7200;
        QVERIFY(near(amount(costOn(entry, minimum)), 72));
        // Reaching 80 % takes 1500 s, and the billed time of the curve includes the preparation: 2101 s.
        std::vector points(entry.curve.begin(), entry.curve.end());
        points[0].at.billed += 601;
        entry.curve = points;
        QVERIFY(near(amount(costOn(entry, rented(), timeToTarget(entry, 0.8))), 21.01));
        Offer unpriced = rented();
        unpriced.pricePerHour.reset();
        QVERIFY(!costOn(entry, unpriced));
    }

    void billsPausesOnRentedMachinesOnly() {
        Entry entry = run("a", 1, 1000);
        entry.rentedSeconds = 1500;  // paused for 500 s
        Offer own = rented();
        own.kind = PriceKind::Own;
        QVERIFY(near(amount(costOn(entry, rented())), 15));
        QVERIFY(near(amount(costOn(entry, own)), 10));
        entry.rentedSeconds
            .reset();  // ran on the user's own machine: its idle time is not billed by any other provider
        QVERIFY(near(amount(costOn(entry, rented())), 10));
    }

    /// Rows of the same name are told apart in what is said of them: by what differs or, if that is long, by number.
    void findingsNameTheRowTheyMean() {
        std::vector<Entry> entries{run("a", 1, 100), run("b", 1, 300)};
        entries[0].name = entries[1].name = "search";
        entries[0].spec->stop.epochs = 10;
        entries[1].spec->stop.epochs = 20;
        entries[0].number = 12;
        const auto said = [&] { return sentences(compared(entries, {})); };
        QVERIFY2(said().find("search · epochs 10: ") != std::string::npos, said().c_str());
        entries[1].spec->optimizer.learningRate = 0.3;
        entries[1].spec->optimizer.momentum = 0.8;
        QVERIFY2(said().find("search · #12: ") != std::string::npos, said().c_str());
        entries[0].name = "another";
        QVERIFY2(said().find("another: ") != std::string::npos, said().c_str());
    }

    void reportsTiesAsTies() {
        // Two rows with the same time at 1 and 2 ct/s, and a slower one that costs the same as the first.
        std::vector<Entry> entries{run("dear", 1, 100, rented("72")), run("cheap", 1, 100),
                                   run("slow", 1, 200, rented("18"))};
        auto c = compared(entries, {.overSeeds = false});
        QCOMPARE(fastestOf(c, c.groups[0]), std::vector<std::size_t>{1});  // of two equally fast, the cheaper
        QCOMPARE(cheapestOf(c, c.groups[0]), std::vector<std::size_t>{1});
        QVERIFY(c.rows[0].beatenBy.empty() && c.rows[0].dominatedBy == std::vector<std::size_t>{1});
        QVERIFY(c.rows[2].beatenBy.empty() && c.rows[2].dominatedBy == std::vector<std::size_t>{1});
        QCOMPARE(sentences(c).find("than all others"), std::string::npos);
        QVERIFY(sentences(c).find("cheap: 1.00 USD in 1 min 40 s; nothing is faster.") != std::string::npos);
        // Equal in cost and time.
        entries = {run("one", 1, 100), run("two", 1, 100), run("three", 1, 300)};
        entries[1].activeSeconds = *entries[1].activeSeconds * (1 + 1e-15);  // a different order of summation
        c = compared(entries, {.overSeeds = false});
        QCOMPARE(fastestOf(c, c.groups[0]), (std::vector<std::size_t>{0, 1}));
        QCOMPARE(cheapestOf(c, c.groups[0]), (std::vector<std::size_t>{0, 1}));
        QVERIFY(c.rows[0].frontier && c.rows[1].frontier);
        QVERIFY(sentences(c).find("one and two: 1.00 USD") != std::string::npos);
        // A third that is more expensive and slower than both tied rows still counts as more expensive and slower than
        // all others.
        QVERIFY(sentences(c).find("three|More expensive and slower than all others.") != std::string::npos);
    }

    /// A row without a price can still be the fastest.
    void nothingIsFasterMeansNothing() {
        std::vector<Entry> entries{run("priced", 1, 100), run("unpriced", 1, 50)};
        entries[1].offer.pricePerHour.reset();
        const std::string said = sentences(compared(entries, {.overSeeds = false}));
        QCOMPARE(said.find("nothing is faster"), std::string::npos);
        QVERIFY2(said.find("Fastest|unpriced: 50 s.") != std::string::npos, said.c_str());
    }

    /// 3.60 including 20 % tax is 3.00 before tax.
    void comparesPricesOnOneFootingOfTax() {
        std::vector<Entry> entries{run("net", 1, 100, rented("3.00")), run("gross", 1, 100, rented("3.60")),
                                   run("unknown", 1, 100, rented("3.30"))};
        entries[0].offer.taxRate = entries[1].offer.taxRate = *Decimal::parse("0.2");
        entries[1].offer.taxIncluded = entries[2].offer.taxIncluded = true;
        const auto c = compared(entries, {.overSeeds = false});
        QVERIFY(c.rows[0].cost == c.rows[1].cost);
        QCOMPARE(c.rows[1].price->amount.text(), std::string("3"));
        QCOMPARE(cheapestOf(c, c.groups[0]), (std::vector<std::size_t>{0, 1}));
        QVERIFY(assumes(c.rows[1], "the tax of 20% is deducted from the price") && !assumes(c.rows[0], "tax"));
        QVERIFY(assumes(c.rows[2], "the tax, whose rate is not known, is not deducted from the price"));
        QVERIFY(warns(c, "without tax; it is deducted from: Cloud large") &&
                warns(c, "rate is not known, so tax is still included in the prices of: Cloud large") &&
                !warns(c, "as quoted"));
        // If all prices include tax, they are compared as quoted.
        const auto gross = compared({entries[1], entries[2]}, {.overSeeds = false});
        QCOMPARE(gross.rows[0].price->amount.text(), std::string("3.6"));
        QVERIFY(!assumes(gross.rows[0], "tax") && gross.warnings.empty());
    }

    void saysWhatACostTakesForGranted() {
        Offer reserved = rented(), lease = rented(), own = rented();
        reserved.kind = PriceKind::Reserved;
        lease.kind = own.kind = PriceKind::Monthly;
        lease.pricePerMonth = Decimal::fromInteger(1000);
        own.kind = PriceKind::Own;
        own.own = OwnMachine{};
        own.own->watts = 300;
        const auto c = compared({run("r", 1, 1, reserved), run("l", 1, 1, lease), run("o", 1, 1, own), run("d", 1, 1)},
                                {.overSeeds = false});
        QVERIFY(assumes(c.rows[0], "every hour of the reservation is used"));
        QVERIFY(assumes(c.rows[1], "every hour of the lease is used"));
        QVERIFY(assumes(c.rows[2], "the machine draws 300 W") && !assumes(c.rows[2], "preparation"));
        // What was measured is a part of the machine: the two figures do not contradict each other.
        Entry metered = run("m", 1, 1, own);
        metered.joules = 56;
        QVERIFY(assumes(compared({metered}, {.overSeeds = false}).rows[0],
                        "300 W in total, which its price includes (measured during the run: 56 W, processor and "
                        "accelerators only)"));
        QVERIFY(assumes(c.rows[3], "no time is spent on preparation"));
        lease.use = 0.5;
        Entry prepared = run("p", 1, 1);
        prepared.preparationSeconds = 600;
        QVERIFY(compared({run("l", 1, 1, lease)}).rows[0].assumptions.empty());
        QVERIFY(compared({prepared}).rows[0].assumptions.empty());
    }

    /// A run on a CPU at the price of a V100 is a what-if, whether the run or the query set that price.
    void moneyOfOtherHardwareIsAWhatIf() {
        Entry elsewhere = run("cpu", 1, 100);
        elsewhere.accelerator.clear();
        elsewhere.elsewhere = true;
        PriceBook book;
        book.offers = {rented(), rented("9")};
        book.offers[1].id = "cloud/other";
        book.offers[1].accelerator = "A10";
        auto c = compared({run("l4", 1, 100), elsewhere}, {.overSeeds = false}, book);
        QVERIFY(!c.rows[0].whatIf && !c.rows[0].otherHardware);
        QVERIFY(c.rows[1].whatIf && c.rows[1].otherHardware);
        QVERIFY(warns(c, "other than the one they were measured on"));
        c = compared({run("l4", 1, 100)}, {.offer = "cloud/other"}, book);
        QVERIFY(c.rows[0].whatIf && c.rows[0].otherHardware && warns(c, "other than the one they were measured on"));
        c = compared({run("l4", 1, 100)}, {.offer = "cloud/large"}, book);
        QVERIFY(!c.rows[0].whatIf && !c.rows[0].otherHardware);
        // Runs of the same work on two machines are not two seeds of one row.
        elsewhere.machine = "Xeon";
        Entry other = elsewhere;
        other.seed = other.spec->seed = 2;
        QCOMPARE(compared({elsewhere, other}).rows.size(), std::size_t(1));
        other.machine = "EPYC";
        QCOMPARE(compared({elsewhere, other}).rows.size(), std::size_t(2));
    }

    void saysWhyNothingIsRanked() {
        const auto c = compared({run("a", 1, 100), run("b", 1, 200)}, {.kind = PriceKind::Spot, .overSeeds = false});
        QVERIFY(warns(c, "no price of this kind for Cloud large"));
        QVERIFY(hasPriceOf(PriceKind::OnDemand, std::vector{run("a", 1, 100)}, {}));
        QVERIFY(!hasPriceOf(PriceKind::Spot, std::vector{run("a", 1, 100)}, {}));
        PriceBook book;
        book.offers = {rented("9")};
        book.offers[0].kind = PriceKind::Spot;
        QVERIFY(hasPriceOf(PriceKind::Spot, std::vector{run("a", 1, 100)}, book));
    }

    void givesNoFigureForWhatWasNotReached() {
        std::vector<Entry> entries{run("a", 1, 100), run("b", 1, 50, rented("72"))};
        entries[1].quality = 0.85;
        entries[1].curve = {entries[1].curve[0], {entries[1].curve[1].at, 0.85}};
        const auto c = compared(entries, {.target = 0.9});
        QVERIFY(c.rows[0].notRanked.empty());
        QVERIFY(!c.rows[1].cost && !c.rows[1].seconds && !c.rows[1].againstCheapest);
        QCOMPARE(english(c.rows[1].notRanked),
                 std::string("Not ranked: the target was never reached; the best value was 85.00%"));
        QVERIFY(near(*c.rows[0].againstFastest, 1));
        const auto none = compared(entries, {.target = 0.99});
        for (const ComparedRow& row : none.rows) QVERIFY(!row.cost && !row.notRanked.empty());
        QVERIFY(none.findings.empty());
    }

    void saysWhyARowHasNoRank_data() {
        QTest::addColumn<int>("what");
        QTest::addColumn<QString>("why");
        QTest::addColumn<bool>("hasCost");
        int i = 0;
        for (const auto& [why, hasCost] :
             {std::pair("price is not known", false), std::pair("not above zero", true),
              std::pair("accelerator only", false), std::pair("no date", true), std::pair("still in progress", true),
              std::pair("did not finish", true), std::pair("no time was measured", false)})
            QTest::newRow(why) << i++ << QString(why) << hasCost;
    }
    void saysWhyARowHasNoRank() {
        QFETCH(int, what);
        QFETCH(QString, why);
        std::vector<Entry> entries{run("good", 1, 100), run("bad", 1, 10)};
        Entry& bad = entries[1];
        if (what == 0) bad.offer.pricePerHour.reset();
        if (what == 1) bad.offer.pricePerHour = Decimal();
        if (what == 2) bad.offer.scope = PriceScope::AcceleratorOnly;
        if (what == 3) bad.offer.date.clear();
        if (what == 4) bad.state = RunState::Running;
        if (what == 5) bad.state = RunState::Failed;
        if (what == 6) bad.trainingSeconds = bad.activeSeconds = bad.rentedSeconds = bad.imagesPerSecond = std::nullopt;
        const auto c = compared(entries, {.overSeeds = false});
        QVERIFY2(english(c.rows[1].notRanked).find(why.toStdString()) != std::string::npos,
                 english(c.rows[1].notRanked).c_str());
        QVERIFY(!c.rows[1].againstCheapest && !c.rows[1].frontier);
        // The bad row would have been ten times cheaper; it must not make the good one look expensive.
        QVERIFY(near(*c.rows[0].againstCheapest, 1) && c.rows[0].frontier);
        if (what == 0 || what == 2 || what == 4 || what == 5 || what == 6) QVERIFY(!c.rows[1].cost);
    }

    void refusesDifferentDataTargetsMeasuresAndCurrencies() {
        const auto refused = [](std::vector<Entry> entries, const char* why) {
            const auto c = compared(entries, {.overSeeds = false});
            QVERIFY(!c.ranked);
            QVERIFY2(warns(c, why), why);
            QVERIFY(c.groups[0].mixed);
            for (const ComparedRow& row : c.rows)
                QVERIFY(!row.notRanked.empty() && !row.againstCheapest && !row.againstFastest && !row.frontier);
            QVERIFY(c.findings.empty());
        };
        std::vector<Entry> entries{run("a", 1, 100), run("b", 1, 200)};
        entries[1].task = "cifar10 50000/10000";
        refused(entries, "different data");
        entries = {run("a", 1, 100), run("b", 1, 200)};
        entries[0].spec->stop.target = 80;
        entries[1].spec->stop.target = 85;
        refused(entries, "different targets");
        QVERIFY(compared(entries, {.target = 0.8, .overSeeds = false}).ranked);  // one target for all rows
        // A run without a target has no other one.
        entries[1].spec->stop.target = 0;
        refused(entries, "b has no target");
        entries.push_back(run("c", 1, 300));
        entries.back().spec->stop.target = 0;
        refused(entries, "2 runs have no target");
        // Seeds of one setting are a row, but not one run.
        entries[2] = entries[1];
        entries[2].seed = entries[2].spec->seed = 2;
        const auto seeds = compared(entries);
        QCOMPARE(seeds.rows.size(), std::size_t(2));
        QVERIFY(warns(seeds, "2 runs have no target"));
        for (Entry& entry : entries) entry.spec->stop.target = 0;
        QVERIFY(compared(entries, {.overSeeds = false}).ranked);
        entries = {run("a", 1, 100), run("b", 1, 200)};
        entries[1].measure = Quality::Auc;
        refused(entries, "different quality measures");
        entries = {run("a", 1, 100), run("b", 1, 200)};
        entries[1].offer.currency = "EUR";
        refused(entries, "different currencies");
        // In separate groups, rows of different data do not count as a mixture.
        entries = {run("a", 1, 100), run("b", 1, 200)};
        entries[1].task = "cifar10 50000/10000";
        entries[1].architecture = "resnet20";
        QVERIFY(compared(entries).ranked);
    }

    void refusesDifferentClocks() {
        std::vector<Entry> entries{published("dawn/a", 100, 0.759), published("mlperf/b", 50, 0.759)};
        entries[1].activeSeconds = entries[1].trainingSeconds;
        entries[1].trainingSeconds.reset();
        entries[0].provenance = {"dawn", "", "evaluation out",
                                 "Not to be compared with clocks that keep evaluation in."};
        entries[1].provenance = {"mlperf", "", "evaluation in", ""};
        auto c = compared(entries, {.clock = ClockKind::Training, .grouping = Grouping::None});
        QVERIFY(!c.ranked && warns(c, "measure time differently") && warns(c, "Not to be compared"));
        QVERIFY(!c.rows[1].seconds);  // its time is of the other clock and never shown as this one
        QVERIFY(english(c.rows[1].notRanked).find("only with evaluation") != std::string::npos);
        // A curve does not help either if its source knows only one time basis.
        entries[1].curve = {{{1, 0, 0, 50, 50, 50}, 0.759}};
        c = compared(entries, {.target = 0.759, .clock = ClockKind::Training, .grouping = Grouping::None});
        QVERIFY(!c.rows[1].seconds);
    }

    void readsPublishedRowsToTheTarget() {
        std::vector<Entry> entries{published("s/exact", 100, 0.9), published("s/above", 50, 0.92),
                                   published("s/below", 10, 0.85)};
        const auto c = compared(entries, {.target = 0.9, .clock = ClockKind::Training});
        QVERIFY(c.rows[0].notRanked.empty() && near(*c.rows[0].seconds, 100));
        QVERIFY(!c.rows[1].cost && english(c.rows[1].notRanked).find("above the target") != std::string::npos);
        QVERIFY(!c.rows[2].cost && english(c.rows[2].notRanked).find("never reached") != std::string::npos);
    }

    void convertsByADatedRateOnly() {
        std::vector<Entry> entries{run("usd", 1, 100), run("eur", 1, 100, rented("40"))};
        entries[1].offer.currency = "EUR";
        PriceBook book;
        const ComparisonQuery inUsd{.currency = "USD", .overSeeds = false};
        auto c = compared(entries, inUsd, book);
        QVERIFY(!c.rows[1].cost && !c.rows[1].price && !c.rows[1].imagesPerSecondPerPrice);
        QVERIFY(english(c.rows[1].notRanked).find("no exchange rate from EUR to USD") != std::string::npos);
        QVERIFY(c.rows[0].notRanked.empty() && c.rates.empty());
        // 40 EUR/h x 100 s / 3600 = 1.111111111 EUR; x 1.08 = 1.2 USD (1.19999999988 at nine digits, then rounded).
        book.rates.all.push_back({"EUR", "USD", *Decimal::parse("1.08"), "2026-11-20", "a bank"});
        c = compared(entries, inUsd, book);
        QVERIFY(std::abs(amount(c.rows[1].cost) - 1.2) < 1e-8);
        QVERIFY(near(amount(c.rows[1].price), 43.2));
        QCOMPARE(c.rates.size(), std::size_t(1));
        QCOMPARE(c.rates[0].date, std::string("2026-11-20"));
        QVERIFY(std::abs(*c.rows[1].againstCheapest - 1.2) < 1e-8);
    }

    void pricesAgainAsAWhatIf() {
        PriceBook book;
        Offer spot = rented("9");
        spot.id = "cloud/large/spot";
        spot.kind = PriceKind::Spot;
        Offer older = spot;
        older.id = "cloud/large/spot/2025";
        older.date = "2025-01-01";
        older.pricePerHour = *Decimal::parse("18");
        book.offers = {older, spot};
        Entry other = run("other", 1, 100);
        other.offer.instance = "small";
        const auto c = compared({run("a", 1, 100), other}, {.kind = PriceKind::Spot, .overSeeds = false}, book);
        QVERIFY(c.rows[0].whatIf);
        QCOMPARE(c.rows[0].priced.id, spot.id);
        QVERIFY(near(amount(c.rows[0].cost), 0.25));
        QVERIFY(!c.rows[1].cost && english(c.rows[1].notRanked).find("no price of this kind") != std::string::npos);
        const auto frozen = compared({run("a", 1, 100)}, {.kind = PriceKind::OnDemand}, book);
        QVERIFY(!frozen.rows[0].whatIf && near(amount(frozen.rows[0].cost), 1));

        const auto by = compared({run("a", 1, 100)}, {.offer = "cloud/large/spot/2025"}, book);
        QVERIFY(by.rows[0].whatIf && near(amount(by.rows[0].cost), 0.5));
        QVERIFY(warns(by, "days old"));  // 689 days
        const auto unknown = compared({run("a", 1, 100)}, {.offer = "nowhere"}, book);
        QVERIFY(!unknown.rows[0].cost && !unknown.rows[0].notRanked.empty());
    }

    void scalesOverDevices() {
        // 1, 2 and 4 devices in 100, 60 and 40 s: speed-up 1.67 and 2.5, efficiency 83 % and 62.5 %.
        std::vector<Entry> entries{run("one", 1, 100), run("two", 1, 60), run("four", 1, 40), run("other", 1, 10)};
        for (const auto& [i, n] : {std::pair(0, 1), std::pair(1, 2), std::pair(2, 4), std::pair(3, 8)}) {
            Entry& entry = entries[static_cast<std::size_t>(i)];
            entry.devices = entry.spec->devices.count = n;
            entry.spec->optimizer.globalBatch = 128 * n;
            entry.globalBatch = 128 * n;
        }
        entries[3].spec->model.normalisation = "group";  // different work
        const auto c = compared(entries, {.overSeeds = false});
        QVERIFY(!c.rows[0].baseline && !c.rows[3].baseline);
        QCOMPARE(*c.rows[1].baseline, std::size_t(0));
        QVERIFY(near(*c.rows[1].speedUp, 100.0 / 60) && near(*c.rows[1].timeEfficiency, 50.0 / 60));
        QVERIFY(near(*c.rows[2].speedUp, 2.5) && near(*c.rows[2].timeEfficiency, 0.625));
        QVERIFY(near(*c.rows[2].efficiency, 0.625));  // images/s over the whole run give the same value here
    }

    void saysWhichRunsOtherProgramsDisturbed() {
        std::vector<Entry> entries;
        const double shares[] = {0.099, 0.1, 0.38, 0.8};
        for (const char* id : {"a", "b", "c", "gpu"}) {
            Entry entry = run(id, 1, 100);
            entry.name = id;
            entry.othersBusy = shares[entries.size()];
            entry.accelerator = entry.name == "gpu" ? "L4" : "";
            entries.push_back(std::move(entry));
        }
        const auto said = [&] {
            std::vector<std::string> all;
            for (const Message& one : compared(entries, {.overSeeds = false}).warnings)
                if (const std::string text = english(one); text.find("ther programs") != std::string::npos)
                    all.push_back(text);
            return all;
        };
        const std::string words =
            "Other programs used part of the CPU during 2 runs; alone, they might have been faster: c (38%); b (10%)";
        QCOMPARE(said().size(), std::size_t{1});
        QVERIFY2(said()[0] == words, said()[0].c_str());
        for (Entry& entry : entries) entry.othersBusy.reset();
        QVERIFY(said().empty());
    }

    void groups() {
        std::vector<Entry> entries{run("a", 1, 100), run("b", 2, 100)};
        entries[1].accelerator.clear();
        entries[1].devices = 2;
        entries[1].globalBatch = 512;
        const auto titles = [&](Grouping grouping) {
            std::string all;
            for (const auto& group : compared(entries, {.grouping = grouping, .overSeeds = false}).groups)
                all += group.title + ";";
            return all;
        };
        QCOMPARE(titles(Grouping::None), std::string(";"));
        QCOMPARE(titles(Grouping::Model), std::string("resnet8;"));
        QCOMPARE(titles(Grouping::Provider), std::string("Cloud;"));
        QCOMPARE(titles(Grouping::Accelerator), std::string("L4;CPU;"));
        QCOMPARE(titles(Grouping::Devices), std::string("1;2;"));
        QCOMPARE(titles(Grouping::Batch), std::string("128;512;"));
    }

    void standsNothingAndMuch() {
        QVERIFY(compared({}).rows.empty());
        std::vector<Entry> many;
        for (int i = 0; i < 300; ++i) many.push_back(run("r", i, 100 + i));
        QCOMPARE(compared(many).rows.size(), std::size_t(1));
        QCOMPARE(compared(many, {.overSeeds = false}).rows.size(), std::size_t(300));
    }
};

QTEST_APPLESS_MAIN(ComparisonTest)
#include "comparison_test.moc"
