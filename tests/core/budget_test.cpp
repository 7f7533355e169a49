// Budgets hold: what is billed at the end of an attempt never exceeds them, whatever the offer.
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <random>

#include "core/economics/billing.h"
#include "core/launch/budget.h"
#include "core/launch/campaign.h"

using namespace epochal;

namespace {

Decimal decimal(const char* text) {
    return *Decimal::parse(text);
}

Offer offerOf(const char* pricePerHour, double quantum, double minimum = 0, PriceKind kind = PriceKind::OnDemand) {
    Offer offer;
    offer.id = "offer";
    offer.kind = kind;
    offer.pricePerHour = decimal(pricePerHour);
    offer.quantumSeconds = quantum;
    offer.minimumSeconds = minimum;
    offer.date = "2026-11-09";
    return offer;
}

RunSpec specOf(const std::string& budget, double preparationMinutes = 0) {
    RunSpec spec;
    spec.stop.budget = budget;
    spec.price.preparationMinutes = preparationMinutes;
    return spec;
}

/// A simulated training at given speeds on a simulated clock, ended by the watch; bill() then prices its length.
struct Simulated {
    double window = 0.5, evaluation = 1, save = 0.1, start = 1.5;  ///< s
    std::int64_t stepsPerWindow = 50, stepsPerEpoch = 500;
    /// Variation between windows, evaluations and saves: a factor from 1 - spread to 1 + spread.
    double spread = 0;

    /// Seconds on the wall; nothing if the training did not start. At most `epochs` epochs.
    std::optional<double> run(const RunSpec& spec, const Offer& offer, const PastUse& past, std::mt19937& random,
                              int epochs = 100000) const {
        double now = 0;
        BudgetWatch watch(spec, offer, past, [&] { return now; });
        if (!watch.mayBegin()) return std::nullopt;
        std::uniform_real_distribution<double> factor(1 - spread, 1 + spread);
        const auto spend = [&](double seconds) {
            const double took = seconds * factor(random);
            now += took;
            return took;
        };
        spend(start);
        Started started;
        started.parameters = 100000;
        started.stepsPerEpoch = stepsPerEpoch;
        started.validationImages = 1000;
        watch.hear(started);
        std::int64_t step = 0;
        for (int epoch = 0; epoch < epochs; ++epoch) {
            for (std::int64_t left = stepsPerEpoch; left > 0;) {
                StepWindow body;
                body.steps = std::min(stepsPerWindow, left);
                body.step = step += body.steps;
                body.images = body.steps * 20;
                body.seconds = spend(window * static_cast<double>(body.steps) / static_cast<double>(stepsPerWindow));
                left -= body.steps;
                watch.hear(body);
                // The watch is not asked at the window that ends an epoch.
                if (left > 0 && watch.isSpent(now)) return now + save * factor(random);
            }
            Evaluation evaluated;
            evaluated.seconds = spend(evaluation);
            watch.hear(evaluated);
            CheckpointSaved saved;
            saved.seconds = spend(save);
            watch.hear(saved);
            if (watch.isSpent(now)) return now;
        }
        return now;
    }
};

Money billOf(const Offer& offer, const RunSpec& spec, double seconds) {
    return *bill(offer, {.stretches = {{0, seconds, seconds}}, .preparation = spec.price.preparationMinutes * 60}).cost;
}

}  // namespace

class BudgetTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void affordableSecondsAreWholeQuanta_data() {
        QTest::addColumn<QByteArray>("price");
        QTest::addColumn<double>("quantum");
        QTest::addColumn<double>("minimum");
        QTest::addColumn<QByteArray>("limit");
        QTest::addColumn<double>("before");
        QTest::addColumn<double>("seconds");
        // 360 an hour is 0.1 a second: a quantum of 10 s is 1.
        QTest::newRow("one and a half") << QByteArray("360") << 10.0 << 0.0 << QByteArray("1.5") << 0.0 << 10.0;
        QTest::newRow("to the cent") << QByteArray("360") << 10.0 << 0.0 << QByteArray("1") << 0.0 << 10.0;
        QTest::newRow("not one") << QByteArray("360") << 10.0 << 0.0 << QByteArray("0.9") << 0.0 << 0.0;
        QTest::newRow("below the minimum") << QByteArray("360") << 1.0 << 60.0 << QByteArray("5.9") << 0.0 << 0.0;
        QTest::newRow("the minimum") << QByteArray("360") << 1.0 << 60.0 << QByteArray("6") << 0.0 << 60.0;
        QTest::newRow("after 20 s") << QByteArray("360") << 10.0 << 0.0 << QByteArray("3.5") << 20.0 << 10.0;
        QTest::newRow("spent") << QByteArray("360") << 10.0 << 0.0 << QByteArray("2") << 20.0 << 0.0;
        // AWS p3.2xlarge: 1.00 / 3.06 h = 1176.47 s.
        QTest::newRow("AWS") << QByteArray("3.06") << 1.0 << 60.0 << QByteArray("1.0") << 0.0 << 1176.0;
    }
    void affordableSecondsAreWholeQuanta() {
        QFETCH(QByteArray, price);
        QFETCH(double, quantum);
        QFETCH(double, minimum);
        QFETCH(QByteArray, limit);
        QFETCH(double, before);
        QFETCH(double, seconds);
        QCOMPARE(affordableSeconds(offerOf(price, quantum, minimum), decimal(limit), before), seconds);
    }

    void affordableIsTheMostThatIsWithin() {
        std::mt19937 random(7);
        const auto among = [&](std::initializer_list<double> values) {
            return values.begin()[random() % values.size()];
        };
        for (int i = 0; i < 1000; ++i) {
            const double price = std::pow(10, std::uniform_real_distribution<double>(0, 4)(random));
            const Offer offer =
                offerOf(std::to_string(price).c_str(), among({0, 1, 10, 60, 3600}), among({0, 0, 60, 600}),
                        among({0, 0, 1}) > 0 ? PriceKind::Own : PriceKind::Spot);
            const Decimal limit =
                decimal(std::to_string(std::uniform_real_distribution<double>(0, 50)(random)).c_str());
            const double before = among({0, 0, 60, 7200});
            const double most = affordableSeconds(offer, limit, before);
            QVERIFY(most >= 0);
            const auto costs = [&](double seconds) {
                return cost(offer, before + billedSeconds(offer, seconds)).amount;
            };
            if (most > 0) QVERIFY(costs(most) <= limit);
            QVERIFY(costs(most + (billsUse(offer) ? 0.0011 : 0.001)) > limit);
        }
        QVERIFY(std::isinf(affordableSeconds(offerOf("0", 1), decimal("0"))));
        QVERIFY(std::isinf(affordableSeconds(Offer(), decimal("1"))));
    }

    void aBudgetBelowTheStartIsRefused() {
        QCOMPARE(checkBudget(specOf("0.9"), offerOf("360", 10)).error().kind, ErrorKind::Spec);
        QCOMPARE(checkBudget(specOf("0.9"), offerOf("360", 10)).error().where, std::string("/stop/budget"));
        QVERIFY(checkBudget(specOf("1.5"), offerOf("360", 10)).ok());
        QVERIFY(checkBudget(specOf(""), offerOf("360", 10)).ok());
        // 20 minutes of preparation cost 1.02.
        QVERIFY(!checkBudget(specOf("1.0", 20), offerOf("3.06", 1, 60)).ok());
        QVERIFY(!checkBudget(specOf("1.02", 20), offerOf("3.06", 1, 60)).ok());
        QVERIFY(checkBudget(specOf("1.1", 20), offerOf("3.06", 1, 60)).ok());
        // The minimum alone is an hour.
        QVERIFY(!checkBudget(specOf("3"), offerOf("3.06", 1, 3600)).ok());
        // Without a price there is no budget to enforce.
        QVERIFY(checkBudget(specOf("0.01"), Offer()).ok());
        const std::string why = english(checkBudget(specOf("1.0", 20), offerOf("3.06", 1, 60)).error());
        QVERIFY2(why.find("1.00 USD") != std::string::npos && why.find("1.02 USD") != std::string::npos, why.c_str());
    }

    void theGivenCasesAreKept() {
        std::mt19937 random(1);
        const Simulated training;
        for (const char* budget : {"1", "1.5", "1.99"}) {
            const RunSpec spec = specOf(budget);
            const auto seconds = training.run(spec, offerOf("360", 10), {}, random);
            QVERIFY(seconds);
            // One quantum is paid for, and used.
            QVERIFY2(*seconds > 5 && *seconds <= 10, qPrintable(QString::number(*seconds)));
            QCOMPARE(billOf(offerOf("360", 10), spec, *seconds).amount.text(), std::string("1"));
        }
        QVERIFY(!training.run(specOf("0.9"), offerOf("360", 10), {}, random));
        QVERIFY(!training.run(specOf("1.0", 20), offerOf("3.06", 1, 60), {}, random));
        // A later attempt has what the first one left over.
        QVERIFY(!training.run(specOf("1.5"), offerOf("360", 10), {9, 10}, random));
        QVERIFY(*training.run(specOf("2"), offerOf("360", 10), {9, 10}, random) <= 10);
        // A sufficient budget ends nothing.
        QCOMPARE(*training.run(specOf("100"), offerOf("360", 10), {}, random, 3),
                 training.start + 3 * (10 * training.window + training.evaluation + training.save));
    }

    /// Billed <= budget, over random offers, budgets and speeds, with steps and evaluations of varying length.
    void billedIsNeverMoreThanTheBudget() {
        std::mt19937 random(11);
        const auto between = [&](double low, double high) {
            return std::exp(std::uniform_real_distribution<double>(std::log(low), std::log(high))(random));
        };
        int begun = 0, ended = 0;
        for (int i = 0; i < 400; ++i) {
            const bool own = random() % 4 == 0;
            const double quanta[] = {0, 1, 10, 60, 3600}, minima[] = {0, 0, 60, 600};
            const Offer offer = offerOf(std::to_string(between(0.05, 5000)).c_str(), quanta[random() % 5],
                                        minima[random() % 4], own ? PriceKind::Own : PriceKind::OnDemand);
            const RunSpec spec = specOf(std::to_string(between(0.05, 50)), random() % 3 == 0 ? between(0.1, 60) : 0);
            Simulated training;
            // The start and the first window stay within the minimum assumed for a start; the first evaluation takes no
            // longer than a training pass over as many images, and the first checkpoint no longer than predicted.
            training.start = 1;
            training.window = between(0.5, 1.2);
            training.evaluation = std::min(between(0.05, 2), training.window);
            training.save = between(0.01, 0.25);
            training.spread = 0.15;
            training.stepsPerEpoch = 50 * static_cast<std::int64_t>(between(1, 30));
            const auto seconds = training.run(spec, offer, {}, random, 300);
            if (!seconds) continue;
            ++begun;
            const Money billed = billOf(offer, spec, *seconds);
            ended += *seconds < 300 ? 1 : 0;
            QVERIFY2(billed.amount <= decimal(spec.stop.budget.c_str()),
                     qPrintable(QStringLiteral("%1 billed of %2: %3 s at %4/h by %5 s")
                                    .arg(QString::fromStdString(billed.amount.text()),
                                         QString::fromStdString(spec.stop.budget))
                                    .arg(*seconds)
                                    .arg(QString::fromStdString(offer.pricePerHour->text()))
                                    .arg(offer.quantumSeconds)));
        }
        QVERIFY(begun > 100 && ended > 20);
    }

    /// What the start costs is counted while it lasts, and it ends between two of its parts.
    void theStartIsWatchedToo() {
        // 0.1 a second in quanta of 1 s: 5 s.
        const RunSpec spec = specOf("0.5");
        double now = 0;
        const Offer rented = offerOf("360", 1), own = offerOf("360", 0, 0, PriceKind::Own);
        BudgetWatch watch(spec, rented, {}, [&] { return now; });
        QVERIFY(watch.mayBegin().ok());
        now = 2;  // the engine is loaded
        QVERIFY(!watch.isSpent(0, true));
        QVERIFY(!watch.overrun(0));
        now = 4.95;  // the data are open; another quantum would begin before anything else is done
        QVERIFY(watch.isSpent(2.95, true));
        QVERIFY(!watch.overrun(2.95));
        now = 9.2;  // had opening them taken this long: ten quanta
        QVERIFY(watch.isSpent(7.2, true));
        QCOMPARE(watch.overrun(7.2)->excess.amount.text(), std::string("0.5"));
        QCOMPARE(watch.overrun(7.2)->start.value(), 9.2);
        // An own machine is billed for its use: 7.2 s at 0.1, of which earlier attempts used 2.
        BudgetWatch used(spec, own, {2, 2}, [&] { return now; });
        QVERIFY(!used.isSpent(2, true));
        QVERIFY(used.isSpent(5.2, true));
        QCOMPARE(used.overrun(5.2)->excess.amount.text(), std::string("0.22"));
        QCOMPARE(used.overrun(5.2)->start.value(), 5.2);
        BudgetWatch unlimited(specOf(""), rented, {}, [&] { return now; });
        QVERIFY(!unlimited.isSpent(100, true) && !unlimited.overrun(100));
    }

    /// Before a window has been measured, the next question is expected after as long as the last one.
    void theFirstStepsAreWatchedOneByOne() {
        double now = 0;
        BudgetWatch watch(specOf("1"), offerOf("360", 10), {}, [&] { return now; });
        Started started;
        started.stepsPerEpoch = 1000;
        watch.hear(started);
        now = 2;
        QVERIFY(!watch.isSpent(2, true));
        for (now = 3; now <= 7; now += 1) QVERIFY(!watch.isSpent(now));
        // Steps of 1 s: the next and a checkpoint of at least 0.25 s, times 1.5, end after the quantum.
        now = 8.1;
        QVERIFY(watch.isSpent(8.1));
        now = 8.4;
        QVERIFY(!watch.overrun(8.4));
        // Once a window has been trained, an overrun is not the start's.
        StepWindow window;
        window.step = window.steps = 5;
        window.images = 100;
        window.seconds = 1;
        BudgetWatch late(specOf("1"), offerOf("360", 10), {}, [&] { return now; });
        BudgetWatch atOnce(specOf("1"), offerOf("360", 10), {}, [&] { return now; });
        for (BudgetWatch* one : {&late, &atOnce}) {
            one->hear(started);
            one->hear(window);
        }
        now = 2;
        QVERIFY(!late.isSpent(2));
        now = 12;
        // One whose first step took that long was spent by its start.
        QVERIFY(atOnce.isSpent(12));
        QCOMPARE(atOnce.overrun(12)->start.value(), 12.0);
        QVERIFY(late.isSpent(12));
        QCOMPARE(late.overrun(12)->excess.amount.text(), std::string("1"));
        QVERIFY(!late.overrun(12)->start);
    }

    void aPauseOnARentedMachineIsPaid() {
        double now = 0;
        BudgetWatch rented(specOf("1"), offerOf("360", 10), {}, [&] { return now; });
        BudgetWatch own(specOf("1"), offerOf("360", 10, 0, PriceKind::Own), {}, [&] { return now; });
        Started started;
        started.stepsPerEpoch = 1000;
        StepWindow window;
        window.step = window.steps = 50;
        window.images = 1000;
        window.seconds = 0.5;
        for (BudgetWatch* watch : {&rented, &own}) {
            watch->hear(started);
            watch->hear(window);
            QVERIFY(!watch->isSpent(0.5));
        }
        now = 9.8;  // paused at half a second
        QVERIFY(rented.isSpent(0.5));
        QVERIFY(!own.isSpent(0.5));
        QVERIFY(own.isSpent(9.8));
    }

    void aCampaignsRunsShareItsBudget() {
        QTemporaryDir folder;
        const Path home = folder.path().toStdString();
        Sweep sweep{"s", {}, {{"seed", {1, 2, 3}}}};
        sweep.budget = "5";
        const auto plan = planCampaign(sweep);
        QVERIFY(plan.ok() && saveCampaign(home, plan->campaign).ok());
        const Offer offer = offerOf("360", 10);
        std::vector<RunDirectory> runs;
        for (std::size_t i = 0; i < 3; ++i)
            runs.push_back(*RunDirectory::create(home / "runs", plan->campaign.runs[i], plan->specs[i], {}, offer));
        QCOMPARE(CampaignLedger(runs[1]).left(0)->text(), std::string("5"));

        // The first run took 12 s on the wall: two quanta.
        double clock = 0;
        const SteadyTime time([&] { return clock; }, [] { return std::int64_t{1795000000000}; });
        auto writer = EventWriter::open(runs[0], 1, time);
        QVERIFY((*writer)->write(StateChanged{RunState::Starting, {}}, 0, 0).ok());
        clock = 12;
        {
            // While it trains, it may be billed another quantum at any moment, plus the look-ahead.
            const auto lock = FileLock::tryLock(runs[0].lockFile());
            QVERIFY((*writer)->write(StepWindow{}, 1, 12).ok());
            const double left = CampaignLedger(runs[1]).left(5)->toDouble();
            QVERIFY2(left <= 5 - 2 - 1.5 && left > 1, qPrintable(QString::number(left)));
            QCOMPARE(CampaignLedger(runs[1]).left({})->text(), std::string("3"));  // billed so far
        }
        QVERIFY((*writer)->write(Finished{RunState::Finished, StopReason::Epochs, {}, 3}, 1, 12).ok());
        QCOMPARE(CampaignLedger(runs[1]).left(5)->text(), std::string("3"));

        BudgetWatch watch(runs[1].spec(), offer, {}, [] { return 0.0; });
        QVERIFY(!watch.limits());
        CampaignLedger ledger(runs[1]);
        watch.add([&](std::optional<double> ahead) { return ledger.left(ahead); });
        QVERIFY(watch.mayBegin().ok());
        // A budget lowered in the meantime applies immediately to any run that reads it again.
        Campaign lower = plan->campaign;
        lower.sweep.budget = "2.5";
        QVERIFY(saveCampaign(home, lower).ok());
        QCOMPARE(CampaignLedger(runs[1]).left(0)->text(), std::string("0.5"));
        BudgetWatch late(runs[1].spec(), offer, {}, [] { return 0.0; });
        CampaignLedger lowered(runs[1]);
        late.add([&](std::optional<double> ahead) { return lowered.left(ahead); });
        QCOMPARE(late.mayBegin().error().kind, ErrorKind::Spec);
        // A run without a campaign, or whose campaign document is gone, has no limit from it.
        std::filesystem::remove(campaignFile(home, plan->campaign.id));
        QVERIFY(!CampaignLedger(runs[1]).left(0));
    }
};

QTEST_APPLESS_MAIN(BudgetTest)
#include "budget_test.moc"
