#include <QTemporaryDir>
#include <QTest>
#include <set>

#include "core/economics/decimal.h"
#include "core/launch/campaign.h"
#include "core/spec/networks.h"

using namespace epochal;

namespace {

Offer rented(const char* price, const char* currency = "USD") {
    Offer offer;
    offer.id = "rented";
    offer.kind = PriceKind::OnDemand;
    offer.pricePerHour = *Decimal::parse(price);
    offer.currency = currency;
    return offer;
}

/// 10 epochs of 1000 images: work 10 000.
CampaignRun run(RunState state, double active, const Offer& offer = rented("3.6")) {
    CampaignRun out;
    out.spec.stop.epochs = 10;
    out.spec.data.trainImages = 1000;
    out.offer = offer;
    out.state = state;
    out.activeSeconds = active;
    out.billedSeconds = active;
    if (active > 0) out.cost = Money{*Decimal::parse(std::to_string(active / 1000)), offer.currency};
    return out;
}

QString text(const Money& money) {
    return QString::fromStdString(money.amount.text() + " " + money.currency);
}

}  // namespace

class CampaignTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aPlanHasARunForEveryCombinationMarkedWithTheCampaign() {
        const Sweep sweep{"s", {}, {{"optimizer.global_batch", {32, 64}}, {"seed", {1, 2}}}};
        const auto plan = planCampaign(sweep);
        QVERIFY(plan.ok());
        QCOMPARE(plan->specs.size(), std::size_t{4});
        QCOMPARE(plan->campaign.runs.size(), std::size_t{4});
        for (const RunSpec& spec : plan->specs) QCOMPARE(spec.campaign, plan->campaign.id);
        QCOMPARE(std::set(plan->campaign.runs.begin(), plan->campaign.runs.end()).size(), std::size_t{4});
        Sweep wrong = sweep;
        wrong.axes[0].values = {0};
        QVERIFY(!planCampaign(wrong).ok());
    }

    void everySpecHasItsOffer() {
        PriceBook book;
        book.offers = {rented("1"), rented("2")};
        book.offers[1].id = "dear";
        std::vector<RunSpec> specs(3);
        specs[0].price.offer = specs[2].price.offer = "dear";
        specs[1].price.offer = "rented";
        const auto offers = offersOf(specs, book);
        QVERIFY(offers.ok());
        std::vector<std::string> prices;
        for (const Offer& offer : *offers) prices.push_back(offer.pricePerHour->text());
        QCOMPARE(prices, (std::vector<std::string>{"2", "1", "2"}));
        specs[2].price.offer = "gone";
        const auto none = offersOf(specs, book);
        QVERIFY(!none.ok() && none.error().kind == ErrorKind::Spec && none.error().where == "/price/offer");
        QCOMPARE(english(none.error().what), std::string("The price book has no offer \"gone\""));
    }

    void documentsComeBackAsTheyWere() {
        QTemporaryDir folder;
        const Path home = folder.path().toStdString();
        QVERIFY(loadCampaigns(home).all.empty());
        Campaign older = planCampaign({"a", {}, {{"seed", {1, 2}}}})->campaign;
        older.id = "20250101-000000-00000001";
        const Campaign newer = planCampaign({"b", {}, {{"seed", {1, 2, 3}}}})->campaign;
        older.takenOut = {older.runs[1]};
        QVERIFY(saveCampaign(home, older).ok());
        QVERIFY(saveCampaign(home, newer).ok());
        QVERIFY(writeAtomically(home / "campaigns" / "x.json", "{}").ok());
        const Campaigns read = loadCampaigns(home);
        QCOMPARE(read.all.size(), std::size_t{2});
        QVERIFY(read.all[0] == newer);
        QVERIFY(read.all[1] == older);
        QCOMPARE(read.unreadable.size(), std::size_t{1});
        QVERIFY(*loadCampaign(home, older.id) == older);
        QVERIFY(!loadCampaign(home, "../queue").ok());
    }

    void nothingIsForetoldBeforeARunHasShownItsPace() {
        const std::vector<CampaignRun> runs(3, run(RunState::Queued, 0));
        const CampaignFigures figures = summarise(runs, 1);
        QCOMPARE(figures.waiting, std::size_t{3});
        QVERIFY(!figures.secondsToTrain && !figures.secondsToEnd);
        QVERIFY(figures.toFinish.empty() && figures.soFar.empty());
        QCOMPARE(figures.share, 0.0);
    }

    void whatWasStoppedOrTakenOutIsNotDone() {
        // One finished in 200 s; one stopped after 50 s, a quarter of its work; one of equal work removed.
        std::vector<CampaignRun> runs{run(RunState::Finished, 200), run(RunState::Finished, 50),
                                      run(RunState::Queued, 0)};
        runs[1].reason = StopReason::User;
        runs[2].takenOut = true;
        const CampaignFigures figures = summarise(runs, 1);
        QCOMPARE(figures.runs, std::size_t{3});
        QCOMPARE(figures.finished, std::size_t{1});
        QCOMPARE(figures.stopped, std::size_t{1});
        QCOMPARE(figures.takenOut, std::size_t{1});
        QCOMPARE(figures.waiting, std::size_t{0});
        QCOMPARE(figures.share, 1.25 / 3);
        QVERIFY(!figures.secondsToTrain);  // nothing remains
    }

    /// It was removed from the queue while interrupted, and is continued from the Runs page.
    void whatWasTakenOutAndGoesOnRuns() {
        std::vector<CampaignRun> runs{run(RunState::Interrupted, 50)};
        runs[0].takenOut = true;
        QCOMPARE(summarise(runs, 1).takenOut, std::size_t{1});
        QCOMPARE(summarise(runs, 1).interrupted, std::size_t{0});
        runs[0].state = RunState::Running;
        runs[0].secondsToFinish = 150;
        const CampaignFigures figures = summarise(runs, 1);
        QCOMPARE(figures.takenOut, std::size_t{0});
        QCOMPARE(figures.running, std::size_t{1});
        QCOMPARE(figures.share, 0.25);
    }

    void whatIsToComeFollowsFromWhatWasDone() {
        // Two finished in 100 s and 200 s: 150 s for a run of the same work, at least 100, at most 200. One with half
        // the work waits: 75 s, 50 to 100. One is running, with 60 s done and 120 s to go; its total of 180 s also
        // counts toward the pace: (100 + 200 + 180) / 3 = 160 s a run, so 80 s for the one that waits.
        std::vector<CampaignRun> runs{run(RunState::Finished, 100), run(RunState::Finished, 200),
                                      run(RunState::Running, 60), run(RunState::Queued, 0)};
        runs[2].secondsToFinish = 120;
        runs[2].costToFinish = Money{*Decimal::parse("0.12"), "USD"};
        runs[3].spec.stop.epochs = 5;
        const CampaignFigures figures = summarise(runs, 1);
        QCOMPARE(figures.finished, std::size_t{2});
        QCOMPARE(figures.running, std::size_t{1});
        QCOMPARE(figures.waiting, std::size_t{1});
        QCOMPARE(figures.activeSeconds, 360.0);
        QVERIFY(figures.secondsToTrain);
        QCOMPARE(figures.secondsToTrain->mid, 200.0);
        QCOMPARE(figures.secondsToTrain->low, 170.0);
        QCOMPARE(figures.secondsToTrain->high, 220.0);
        // Work done: 2 + 60/180 of 3.5 runs.
        QVERIFY(std::abs(figures.share - (2 + 1.0 / 3) / 3.5) < 1e-12);
        // 3.6 USD/h is 0.001 USD/s: 0.36 so far; 0.12 + 0.08 to come, with 0.05 and 0.10 as the ends of the second
        // term.
        QCOMPARE(figures.soFar.size(), std::size_t{1});
        QCOMPARE(text(figures.soFar[0]), QStringLiteral("0.36 USD"));
        QCOMPARE(figures.toFinish.size(), std::size_t{1});
        QCOMPARE(text(figures.toFinish[0].mid), QStringLiteral("0.2 USD"));
        QCOMPARE(text(figures.toFinish[0].low), QStringLiteral("0.17 USD"));
        QCOMPARE(text(figures.toFinish[0].high), QStringLiteral("0.22 USD"));
    }

    void sideBySideItEndsSoonerButNotBeforeItsLongestRun() {
        std::vector<CampaignRun> runs{run(RunState::Finished, 100), run(RunState::Queued, 0), run(RunState::Queued, 0),
                                      run(RunState::Queued, 0)};
        QCOMPARE(summarise(runs, 1).secondsToEnd->mid, 300.0);
        QCOMPARE(summarise(runs, 3).secondsToEnd->mid, 100.0);
        runs.resize(2);
        runs[1].state = RunState::Running;
        runs[1].secondsToFinish = 90;
        QCOMPARE(summarise(runs, 4).secondsToEnd->mid, 90.0);
    }

    void billsFollowTheOfferOfEachRun() {
        // A minimum of one hour and 30 min of preparation: 1800 s plus 2000 s of training are billed as 3800 s at 3.6
        // USD/h; 1800 s plus 100 s are billed as the minimum, 3600 s.
        Offer minimum = rented("3.6");
        minimum.minimumSeconds = 3600;
        std::vector<CampaignRun> runs{run(RunState::Finished, 2000), run(RunState::Queued, 0, minimum)};
        runs[1].spec.price.preparationMinutes = 30;
        QCOMPARE(text(summarise(runs, 1).toFinish[0].mid), QStringLiteral("3.8 USD"));
        runs[0].activeSeconds = 100;
        QCOMPARE(text(summarise(runs, 1).toFinish[0].mid), QStringLiteral("3.6 USD"));
    }

    void currenciesNeverMeetAndRunsWithoutAPriceAreCounted() {
        Offer none;
        std::vector<CampaignRun> runs{run(RunState::Finished, 100), run(RunState::Finished, 100, rented("3.6", "EUR")),
                                      run(RunState::Queued, 0, none)};
        const CampaignFigures figures = summarise(runs, 1);
        QCOMPARE(figures.soFar.size(), std::size_t{2});
        QCOMPARE(text(figures.soFar[0]), QStringLiteral("0.1 USD"));
        QCOMPARE(text(figures.soFar[1]), QStringLiteral("0.1 EUR"));
        QCOMPARE(figures.unpriced, std::size_t{1});
        QVERIFY(figures.toFinish.empty());
        QCOMPARE(figures.secondsToTrain->mid, 100.0);
    }

    void theBudgetHoldsTheNextRun() {
        // 3.6 USD/h is 0.001 USD/s. The two finished runs cost 0.10 and 0.20: a third is expected to take 150 s, so
        // 0.15 USD.
        Campaign campaign;
        std::vector<CampaignRun> runs{run(RunState::Finished, 100), run(RunState::Finished, 200),
                                      run(RunState::Queued, 0), run(RunState::Queued, 0)};
        for (std::size_t i = 0; i < runs.size(); ++i) runs[i].id = std::to_string(i);
        const auto held = [&](const char* budget) {
            campaign.sweep.budget = budget;
            const auto why = heldByBudget(campaign, runs, "2");
            return why ? QString::fromStdString(english(*why)) : QString();
        };
        QCOMPARE(held(""), QString());
        QCOMPARE(held("0.45"), QString());  // 0.30 + 0.15, to the cent
        QVERIFY2(held("0.44").contains(QStringLiteral("0.44 USD is not enough: 0.30 USD spent, 0.00 USD still needed "
                                                      "by runs in progress, 0.15 USD expected for the next run")),
                 qPrintable(held("0.44")));
        QCOMPARE(held("0.30"), QStringLiteral("The campaign's budget of 0.30 USD has been spent"));
        // A run's own budget caps what it can cost.
        runs[2].spec.stop.budget = "0.12";
        QCOMPARE(held("0.42"), QString());
        QVERIFY(!held("0.41").isEmpty());
        // The run in progress beside it will still cost 0.12.
        runs[3].state = RunState::Running;
        runs[3].secondsToFinish = 120;
        runs[3].costToFinish = Money{*Decimal::parse("0.12"), "USD"};
        QCOMPARE(held("0.54"), QString());
        QVERIFY(!held("0.53").isEmpty());
    }

    void withoutAPaceOneRunAtATimeBegins() {
        Campaign campaign;
        campaign.sweep.budget = "1";
        std::vector<CampaignRun> runs{run(RunState::Queued, 0), run(RunState::Queued, 0)};
        runs[0].id = "a";
        runs[1].id = "b";
        QVERIFY(!heldByBudget(campaign, runs, "a"));
        runs[0].state = RunState::Starting;
        QVERIFY(heldByBudget(campaign, runs, "b"));
        runs[0].state = RunState::Failed;
        QVERIFY(!heldByBudget(campaign, runs, "b"));
    }

    void aBudgetNeedsPricesInOneCurrency() {
        PlannedCampaign plan = *planCampaign({"s", {}, {{"seed", {1, 2}}}});
        const std::vector<Offer> same{rented("1"), rented("2")}, mixed{rented("1"), rented("2", "EUR")},
            unpriced{rented("1"), Offer{}};
        for (const auto& offers : {same, mixed, unpriced}) QVERIFY(checkBudget(plan, offers).ok());
        plan.campaign.sweep.budget = "5";
        QVERIFY(checkBudget(plan, same).ok());
        QCOMPARE(checkBudget(plan, mixed).error().where, std::string("/budget"));
        QVERIFY(!checkBudget(plan, unpriced).ok());
        // The campaign's budget has to cover the first run's start, just as a run's own budget has to cover its start.
        for (RunSpec& spec : plan.specs) spec.price.preparationMinutes = 20;
        plan.campaign.sweep.budget = "0.3";
        QCOMPARE(checkBudget(plan, same).error().where, std::string("/budget"));
        plan.campaign.sweep.budget = "5";
        plan.specs[1].stop.budget = "0.5";
        QCOMPARE(checkBudget(plan, same).error().where, std::string("/stop/budget"));
    }

    void aFirstRunsPreparationCountsBeforeAnyPaceIsKnown() {
        Campaign campaign;
        campaign.sweep.budget = "1";
        // 20 minutes at 3.6 an hour cost 1.20.
        std::vector<CampaignRun> runs{run(RunState::Queued, 0)};
        runs[0].spec.price.preparationMinutes = 20;
        QVERIFY(heldByBudget(campaign, runs, runs[0].id));
        campaign.sweep.budget = "1.3";
        QVERIFY(!heldByBudget(campaign, runs, runs[0].id));
    }

    void aSweepsPathsHoldInAnyFolder() {
        Sweep sweep{"s", {}, {{"seed", {1, 2}}}};
        sweep.base.data.path = "images";
        const auto plan = planCampaign(sweep);
        const std::string whole = (std::filesystem::current_path() / "images").string();
        QCOMPARE(plan->campaign.sweep.base.data.path, whole);
        QCOMPARE(plan->specs[1].data.path, whole);
        // So do other paths, in values of an axis and in those that follow one.
        sweep.base.data.file = "rows.csv";
        sweep.base.model.architecture = kOwnNetwork;
        sweep.axes = {{"model.weights", {"a.pth", "/other/b.pth"}, {{"model.script", {"./net.pt", "/other/net.pt"}}}}};
        const auto varied = planCampaign(sweep);
        QVERIFY2(varied.ok(), varied ? "" : english(varied.error()).c_str());
        const Path here = std::filesystem::current_path();
        for (const RunSpec& spec : varied->specs) QCOMPARE(spec.data.file, (here / "rows.csv").string());
        QCOMPARE(varied->specs[0].model.weights, (here / "a.pth").string());
        QCOMPARE(varied->specs[0].model.script, (here / "net.pt").string());
        QCOMPARE(varied->specs[1].model.weights, std::string("/other/b.pth"));
        QCOMPARE(varied->specs[1].model.script, std::string("/other/net.pt"));
        // The plan can be rebuilt from the campaign's document.
        const auto again = planAgain(plan->campaign);
        QVERIFY(again.ok() && again->specs == plan->specs);
        Campaign torn = plan->campaign;
        torn.runs.pop_back();
        QCOMPARE(planAgain(torn).error().kind, ErrorKind::Damaged);
    }

    void failedRunsAreOverAndGiveNoPace() {
        const std::vector<CampaignRun> runs{run(RunState::Failed, 5), run(RunState::Finished, 100),
                                            run(RunState::Queued, 0)};
        const CampaignFigures figures = summarise(runs, 1);
        QCOMPARE(figures.failed, std::size_t{1});
        QCOMPARE(figures.secondsToTrain->mid, 100.0);
        QVERIFY(std::abs(figures.share - 2.0 / 3) < 1e-12);
    }
};

QTEST_APPLESS_MAIN(CampaignTest)
#include "campaign_test.moc"
