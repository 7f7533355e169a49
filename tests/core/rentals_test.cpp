// A run stopped and resumed, as rentals: page, catalogue, comparison and campaign agree with bill() and with a
// calculation by hand; the sums are beside each figure.
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include "core/analysis/comparison.h"
#include "core/catalogue/catalogue.h"
#include "core/catalogue/entry_codec.h"
#include "core/economics/cost.h"
#include "core/launch/campaign.h"

using namespace epochal;

namespace {

constexpr std::int64_t kBegin = 1'795'000'000'000;  // ms

/// 36 an hour is one cent a second.
Offer rented(double quantum, double minimum = 0, PriceKind kind = PriceKind::OnDemand) {
    Offer offer;
    offer.id = "offer";
    offer.kind = kind;
    offer.pricePerHour = Decimal::fromInteger(36);
    offer.quantumSeconds = quantum;
    offer.minimumSeconds = minimum;
    offer.date = "2026-11-09";
    offer.source = "a price list";
    return offer;
}

/// 90 s of preparation for each rental. Attempt 1: 120 s on the wall including a pause of 100 s, 20 s active; evaluated
/// to 0.90 at 117 s (17 s active). The machine is given back, and rented again 1000 s later. Attempt 2: 7 s, evaluated
/// to 0.95 at its end.
class Resumed {
public:
    explicit Resumed(const Offer& offer, bool live = false) : record_(spec(), offer) {
        Started begun;
        begun.trainImages = 1000;
        begun.stepsPerEpoch = 10;
        add(1, begun, 3, 0, 3);
        add(1, StateChanged{RunState::Paused, {}}, 11, 6, 11);
        add(1, StateChanged{RunState::Running, {}}, 111, 6, 11);
        add(1, Evaluation{1, 10, 1000, 2, 0.1, 0.90, 0.99, 0.9, true}, 117, 10, 17);
        add(1, CheckpointSaved{1, 10, "checkpoints/a.ckpt", 1, 1, "epoch"}, 120, 10, 20);
        begun.startEpoch = 1;
        begun.startStep = 10;
        add(2, begun, 1121, 0, 1);
        add(2, Evaluation{2, 20, 1000, 2, 0.1, 0.95, 0.99, 0.9, true}, 1127, 4, 7);
        if (!live) add(2, Finished{RunState::Finished, StopReason::Epochs, {}, 3}, 1127, 4, 7);
        auto made = RunDirectory::create(folder_.path().toStdString(), "20261121-141032-7f3a9c01", spec(), {}, offer);
        if (!made) qFatal("%s", english(made.error()).c_str());
        directory_ = std::move(*made);
    }
    const Figures& figures(double wall = 0) {
        return record_.figures(wall > 0 ? kBegin + std::llround(wall * 1000) : 0);
    }
    Entry entry() { return entryOf(directory_, figures()); }
    RunRow row() { return rowOf(directory_, figures()); }

    static RunSpec spec() {
        RunSpec spec;
        spec.name = "resumed";
        spec.optimizer.globalBatch = 100;
        spec.stop.epochs = 2;
        spec.stop.target = 95;
        spec.price.preparationMinutes = 1.5;
        return spec;
    }

private:
    void add(std::int64_t attempt, EventBody body, double wall, double training, double active) {
        record_.apply({attempt, ++sequence_, kBegin + std::llround(wall * 1000), training, active, std::move(body)});
    }
    QTemporaryDir folder_;
    RunRecord record_;
    RunDirectory directory_;
    std::int64_t sequence_ = 0;
};

std::string text(const std::optional<Money>& money) {
    return money ? money->amount.text() : "none";
}

}  // namespace

class RentalsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyAttemptIsARental_data() {
        QTest::addColumn<double>("quantum");
        QTest::addColumn<double>("minimum");
        QTest::addColumn<double>("billed");
        QTest::addColumn<QString>("cost");
        QTest::addColumn<QString>("atFirst");
        // 90 + 120 = 210 s, and 90 + 7 = 97 s. To the first evaluation: 90 + 117 = 207 s.
        QTest::newRow("1 s") << 1.0 << 0.0 << 307.0 << "3.07"
                             << "2.07";
        QTest::newRow("60 s") << 60.0 << 0.0 << 360.0 << "3.6"
                              << "2.4";  // 4 + 2 minutes; 4 minutes
        QTest::newRow("3600 s") << 3600.0 << 0.0 << 7200.0 << "72"
                                << "36";  // an hour each
        QTest::newRow("minimum 200 s") << 1.0 << 200.0 << 410.0 << "4.1"
                                       << "2.07";  // 210 + 200
        QTest::newRow("minimum 5 min by the min") << 60.0 << 300.0 << 600.0 << "6"
                                                  << "3";
    }
    void everyAttemptIsARental() {
        QFETCH(double, quantum);
        QFETCH(double, minimum);
        QFETCH(double, billed);
        QFETCH(QString, cost);
        QFETCH(QString, atFirst);
        const Offer offer = rented(quantum, minimum);
        Resumed run(offer);
        const Figures& f = run.figures();
        const Bill direct =
            bill(offer, {.stretches = {{0, 120, {}}, {1120, 1127, {}}}, .preparation = 90, .kept = false});
        QCOMPARE(direct.billed, billed);
        QCOMPARE(f.clocks.billed, billed);
        QCOMPARE(f.bill.preparation, 180.0);
        QCOMPARE(f.bill.rentals.size(), std::size_t{2});
        QCOMPARE(text(f.costSoFar), cost.toStdString());
        // The target is reached at the very end.
        QCOMPARE(text(f.target->cost), cost.toStdString());
        QCOMPARE(f.target->billedSeconds, billed);
        // The cost at the first evaluation, as in the epoch table.
        QCOMPARE(epochal::cost(offer, billedSeconds(offer, f.epochs[0].at.billed)).amount.text(),
                 atFirst.toStdString());

        QCOMPARE(run.row().billedSeconds, billed);
        QCOMPARE(*run.row().cost, f.costSoFar->amount.toDouble());
        QCOMPARE(*run.row().costToTarget, f.costSoFar->amount.toDouble());

        Entry entry = run.entry();
        QCOMPARE(entry.stretches.size(), std::size_t{2});
        QCOMPARE(text(costOn(entry, offer)), cost.toStdString());
        QCOMPARE(text(costOn(entry, offer, entry.curve[0].at)), atFirst.toStdString());
        QCOMPARE(text(costOn(entry, offer, entry.curve[1].at)), cost.toStdString());
        QCOMPARE(text(campaignRun(entry).cost), cost.toStdString());
        QCOMPARE(campaignRun(entry).billedSeconds, billed);

        // After encoding and decoding by the catalogue.
        Entry back;
        back.offer = offer;
        QVERIFY(decodeHead(encodeHead(entry, {}), "x", back).ok());
        QCOMPARE(text(costOn(back, offer)), cost.toStdString());
    }

    void anOfferInAnotherCurrencyFollowsItsDatedRate() {
        Offer euros = rented(60);
        euros.currency = "EUR";
        Resumed run(euros);
        const std::vector<Entry> entries{run.entry()};
        PriceBook book;
        book.rates.all = {{"EUR", "USD", *Decimal::parse("1.1000"), "2026-10-01", "bank"},
                          {"EUR", "USD", *Decimal::parse("1.1642"), "2026-11-09", "bank"}};
        ComparisonQuery query;
        query.currency = "USD";
        const Comparison whole = compare(entries, query, book, "2026-11-21");
        QCOMPARE(text(whole.rows[0].cost), std::string("4.19112"));  // 3.60 EUR x 1.1642
        QCOMPARE(whole.rates.size(), std::size_t{1});
        QCOMPARE(whole.rates[0].date, std::string("2026-11-09"));
        query.target = 0.9;
        QCOMPARE(text(compare(entries, query, book, "2026-11-21").rows[0].cost), std::string("2.79408"));  // 2.40 EUR
        query.currency = "RUB";
        const Comparison none = compare(entries, query, book, "2026-11-21");
        QVERIFY(!none.rows[0].cost && !none.rows[0].notRanked.empty());
    }

    void oneKeepsAMachineOfOnesOwn() {
        for (const PriceKind kind : {PriceKind::Own, PriceKind::Monthly}) {
            Resumed run(rented(3600, 3600, kind));
            // Prepared once, active for 20 + 7 s; no provider bills pauses, a quantum or a minimum.
            QCOMPARE(run.figures().clocks.billed, 117.0);
            QCOMPARE(text(run.figures().costSoFar), std::string("1.17"));
            QCOMPARE(run.figures().epochs[0].at.billed, 107.0);
            QCOMPARE(text(costOn(run.entry(), rented(3600, 3600, kind))), std::string("1.17"));
        }
    }

    void anotherOfferIsAWhatIfOverTheSameStretches() {
        Entry entry = Resumed(rented(1)).entry();
        // By the hour: two rentals of an hour each. On a machine kept throughout: 90 + 20 + 7 s.
        QCOMPARE(text(costOn(entry, rented(3600))), std::string("72"));
        QCOMPARE(text(costOn(entry, rented(1, 0, PriceKind::Own))), std::string("1.17"));
        // The first evaluation is in the first rental, billed only up to that point.
        QCOMPARE(text(costOn(entry, rented(3600), entry.curve[0].at)), std::string("36"));
        QCOMPARE(text(costOn(entry, rented(1, 0, PriceKind::Own), entry.curve[0].at)), std::string("1.07"));
        // Measured under an offer with a minimum, the rentals are billed 210 and 200 s; under another offer the second
        // rental counts with its 97 s again.
        entry = Resumed(rented(1, 200)).entry();
        QCOMPARE(text(costOn(entry, rented(1), entry.curve[1].at)), std::string("3.07"));
        // The idle time of the user's own machine is not billed by any provider: 90 + 20 s and 90 + 7 s.
        entry = Resumed(rented(1, 0, PriceKind::Own)).entry();
        QCOMPARE(text(costOn(entry, rented(1))), std::string("2.07"));
        QCOMPARE(text(costOn(entry, rented(1), entry.curve[0].at)), std::string("1.07"));
    }

    void aLiveRentalGoesOnAlone() {
        Resumed run(rented(60), true);
        QCOMPARE(run.figures(1127).clocks.billed, 240.0 + 120);
        QCOMPARE(run.figures(1187).clocks.billed, 240.0 + 180);  // 90 + 67 = 157 s: 3 minutes
        QCOMPARE(text(run.figures(1187).costSoFar), std::string("4.2"));
    }

    void aRunThatIsInterruptedWillBeRentedAnew() {
        CampaignRun waits;
        waits.spec = Resumed::spec();
        waits.offer = rented(60);
        CampaignRun done = campaignRun(Resumed(waits.offer).entry());
        CampaignRun broken = done;
        broken.state = RunState::Interrupted;
        broken.activeSeconds = 13.5;
        const std::vector<CampaignRun> runs{done, waits, broken};
        const CampaignFigures figures = summarise(runs, 1);
        // A whole run takes 27 s active: 90 + 27 = 117 s, 2 min; the interrupted one has 13.5 s left: 103.5 s, 2 min.
        QCOMPARE(figures.toFinish.size(), std::size_t{1});
        QCOMPARE(figures.toFinish[0].mid.amount.text(), std::string("2.4"));
        QCOMPARE(figures.soFar[0].amount.text(), std::string("7.2"));
    }
};

QTEST_GUILESS_MAIN(RentalsTest)
#include "rentals_test.moc"
