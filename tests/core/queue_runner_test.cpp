// The queue as its owners drive it, in situations made by hand: what it asks to be done, and in which order.
#include <QTemporaryDir>
#include <QTest>

#include "core/base/json.h"
#include "core/launch/home.h"
#include "core/launch/queue_runner.h"

using namespace epochal;

namespace {

Offer rented() {
    Offer offer;
    offer.id = "rented";
    offer.kind = PriceKind::OnDemand;
    offer.pricePerHour = *Decimal::parse("3.6");
    offer.currency = "USD";
    return offer;
}

/// Runs with these seeds, and names that end with them.
PlannedCampaign sweep(std::vector<Json> seeds, const char* budget = "") {
    return *planCampaign({"s", {}, {{"seed", std::move(seeds)}}, false, budget});
}

/// A step as a word; runs are called by their place in the plan: "save a:0 b:1", each with its starts.
class Words {
public:
    explicit Words(const PlannedCampaign& plan) : plan_(plan) {}
    QString operator()(QueueRunner& queue) const {
        QStringList out;
        for (const QueueStep& step : queue.take()) std::visit([&](const auto& one) { out << word(one); }, step);
        return out.join(QStringLiteral(", "));
    }
    QString name(const std::string& id) const {
        const auto at = std::ranges::find(plan_.campaign.runs, id) - plan_.campaign.runs.begin();
        return QString(QLatin1Char(static_cast<char>('a' + at)));
    }

private:
    QString names(const std::vector<std::string>& ids) const {
        QString out;
        for (const std::string& id : ids) out += QLatin1Char(' ') + name(id);
        return out;
    }
    QString word(const SaveOrder& step) const {
        QString out = QStringLiteral("save");
        for (const QueueItem& item : step.order.items)
            out += QStringLiteral(" %1:%2").arg(name(item.id)).arg(item.starts);
        return out;
    }
    QString word(const SaveCampaign& step) const {
        return QStringLiteral("campaign -") + names(step.campaign.takenOut).remove(QLatin1Char(' '));
    }
    QString word(const LockCampaign&) const { return QStringLiteral("lock"); }
    QString word(const ReleaseCampaign&) const { return QStringLiteral("release"); }
    QString word(const MakeRun& step) const { return QStringLiteral("make ") + name(step.id); }
    QString word(const StartRun& step) const { return QStringLiteral("start ") + name(step.id); }
    QString word(const DiscardRuns& step) const { return QStringLiteral("discard") + names(step.ids); }
    QString word(const RestoreRuns& step) const { return QStringLiteral("restore") + names(step.ids); }
    QString word(const LearnRuns& step) const { return QStringLiteral("learn") + names(step.ids); }
    QString word(const TellTrouble& step) const { return QString::fromStdString("tell " + step.error.what.text); }

    const PlannedCampaign& plan_;
};

CampaignHold ours() {
    return {std::unique_ptr<FileLock>()};
}

/// Of a window that has not read its price book yet.
std::optional<Offer> noOffer(const std::string&) {
    return {};
}

/// A home whose queue holds these campaigns' runs, all still to be made.
struct Home {
    explicit Home(std::vector<PlannedCampaign> plans) {
        Queue queue;
        bool ok = true;
        for (const PlannedCampaign& plan : plans) {
            ok = ok && saveCampaign(path, plan.campaign).ok();
            for (const std::string& id : plan.campaign.runs) queue.items.push_back({id, TargetKind::Worker, 0, true});
        }
        if (!ok || !saveQueue(path, queue).ok()) qFatal("the home could not be written");
    }
    void make(const PlannedCampaign& plan, std::size_t i) const {
        if (!RunDirectory::create(path / "runs", plan.campaign.runs[i], plan.specs[i], {}, rented()))
            qFatal("the run could not be written");
    }

    QTemporaryDir folder;
    Path path = folder.path().toStdString();
};

/// A queue with these runs, one at a time, whose folders exist.
struct Situation {
    explicit Situation(PlannedCampaign planned) : plan(std::move(planned)) {
        queue.own();
        const std::vector<Offer> offers(plan.specs.size(), rented());
        added = queue.add(plan, offers, TargetKind::Worker, false);
    }
    void makeAll() {
        for (const std::string& id : plan.campaign.runs) queue.made(id, Made::Yes, {});
    }
    QString go() {
        (void)queue.advance(false);
        return words(queue);
    }
    const std::string& id(std::size_t i) const { return plan.campaign.runs[i]; }
    QString order() const {
        QString out;
        for (const QueueEntry& entry : queue.entries()) out += words.name(entry.id());
        return out;
    }
    /// A run that has been in training for `seconds`, at 3.6 USD an hour.
    void learn(std::size_t i, RunState state, double seconds) {
        CampaignRun run{id(i), plan.specs[i], rented()};
        run.state = state;
        run.activeSeconds = run.billedSeconds = seconds;
        run.cost = Money{*Decimal::parse(std::to_string(seconds / 1000)), "USD"};
        queue.learn(run);
    }

    PlannedCampaign plan;
    QueueRunner queue{0, [](const std::string&) { return std::optional(rented()); }};
    Result<std::string> added{std::string()};
    Words words{plan};
};

}  // namespace

class QueueRunnerTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theOrderIsSavedBeforeTheFoldersAndTheCountBeforeTheStart() {
        Situation s(sweep({1, 2}));
        QCOMPARE(*s.added, s.plan.campaign.id);
        QCOMPARE(s.words(s.queue), QStringLiteral("save a:0 b:0, campaign -, lock, make a, make b"));
        QCOMPARE(s.go(), QString());  // no folder yet
        s.queue.made(s.id(1), Made::Yes, {});
        s.queue.locked(s.plan.campaign.id, ours());
        QCOMPARE(s.go(), QString());  // b waits for its turn
        s.queue.made(s.id(0), Made::Yes, {});
        QCOMPARE(s.go(), QStringLiteral("save a:1 b:0, start a"));
        s.queue.started(s.id(0), {});
        QCOMPARE(s.go(), QString());
        s.queue.ended(s.id(0), false);
        QCOMPARE(s.go(), QStringLiteral("save b:1, start b"));
        s.queue.ended(s.id(1), false);
        QCOMPARE(s.go(), QStringLiteral("save, release"));
    }

    void aRunStartsWithoutTheOthersFoldersButNotWithoutItsCampaignsLock() {
        Situation s(sweep({1, 2}));
        (void)s.words(s.queue);
        s.queue.made(s.id(0), Made::Yes, {});
        QCOMPARE(s.go(), QString());
        s.queue.locked(s.plan.campaign.id, ours());
        QCOMPARE(s.go(), QStringLiteral("save a:1 b:0, start a"));
    }

    void aSingleRunBelongsToNoCampaign() {
        Situation s(sweep({7}));
        QCOMPARE(*s.added, s.id(0));
        QCOMPARE(s.words(s.queue), QStringLiteral("save a:0, make a"));
        QVERIFY(s.queue.campaigns().empty());
        s.makeAll();
        QCOMPARE(s.go(), QStringLiteral("save a:1, start a"));
    }

    void aRefusedRunIsTakenOutAndAFailedFolderIsNot() {
        Situation s(sweep({1, 2, 3}));
        (void)s.words(s.queue);
        const Error no{ErrorKind::Device, {"no", {}}, "", {}}, full{ErrorKind::Disk, {"full", {}}, "", {}};
        s.queue.made(s.id(0), Made::Refused, no);
        QCOMPARE(s.words(s.queue), QStringLiteral("tell no, campaign -a, save b:0 c:0"));
        s.queue.made(s.id(1), Made::Failed, full);
        QCOMPARE(s.words(s.queue), QStringLiteral("tell full, save c:0"));
        s.queue.told(s.plan.campaign.id);
        const CampaignFigures figures = s.queue.figures(s.plan.campaign.id);
        QCOMPARE(figures.runs, std::size_t{3});
        QCOMPARE(figures.takenOut, std::size_t{1});
        QCOMPARE(figures.waiting, std::size_t{2});
    }

    void aRunThatCannotStartDoesNotHoldUpTheRest() {
        Situation s(sweep({1, 2}));
        s.makeAll();
        s.queue.locked(s.plan.campaign.id, ours());
        (void)s.go();
        s.queue.started(s.id(0), Error{ErrorKind::Disk, {"lost", {}}, "", {}});
        QCOMPARE(s.go(), QStringLiteral("tell lost, save b:1, start b"));
    }

    void whatWasRemovedComesBackToItsPlaceOnceItsFolderIsThere() {
        Situation s(sweep({1, 2, 3}));
        s.queue.locked(s.plan.campaign.id, ours());
        s.queue.setPaused(true);
        s.makeAll();
        (void)s.go();
        const std::vector<std::string> ids{s.id(0), s.id(2)};
        const auto out = s.queue.takeOut(ids);
        QCOMPARE(s.words(s.queue), QStringLiteral("save b:0, campaign -ac, discard a c"));
        QCOMPARE(s.queue.figures(s.plan.campaign.id).takenOut, std::size_t{2});
        s.queue.putBack(out);
        QCOMPARE(s.order(), QStringLiteral("abc"));
        QCOMPARE(s.words(s.queue), QStringLiteral("save a:0 b:0 c:0, campaign -, restore a c"));
        s.queue.setPaused(false);
        QCOMPARE(s.go(), QStringLiteral("save a:0 b:0 c:0"));  // a has no folder yet
        s.queue.restored(ids, std::vector{s.id(2)});
        QCOMPARE(s.order(), QStringLiteral("bc"));  // someone emptied the trash
        QCOMPARE(s.go(), QStringLiteral("save b:1 c:0, start b"));
    }

    void aRunRemovedWhileItIsMadeIsDiscardedOnceItIs() {
        Situation s(sweep({1, 2}));
        (void)s.go();
        const auto out = s.queue.takeOut(std::vector{s.id(0)});
        QCOMPARE(s.words(s.queue), QStringLiteral("save b:0, campaign -a"));
        s.queue.made(s.id(0), Made::Yes, {});
        QCOMPARE(s.words(s.queue), QStringLiteral("discard a"));
        // Put back before it is made, it waits for its folder and not for the trash.
        const auto second = s.queue.takeOut(std::vector{s.id(1)});
        s.queue.putBack(second);
        QVERIFY(!s.words(s.queue).contains(QStringLiteral("restore")));
        QCOMPARE(out.size(), std::size_t{1});
    }

    void runsInProgressKeepTheirPlace() {
        Situation s(sweep({1, 2, 3}));
        s.queue.locked(s.plan.campaign.id, ours());
        s.makeAll();
        (void)s.go();
        const std::vector<std::string> all = s.plan.campaign.runs;
        QCOMPARE(s.queue.moved(std::vector{s.id(0)}, 3), all);
        s.queue.arrange(s.queue.moved(std::vector{s.id(2)}, 0));
        QCOMPARE(s.order(), QStringLiteral("acb"));
        QVERIFY(s.queue.takeOut(std::vector{s.id(0)}).empty());
    }

    void aBudgetHoldsBackUntilARunShowsItsCost() {
        Situation s(sweep({1, 2, 3}, "0.25"));
        s.queue.setAtOnce(3);
        s.queue.locked(s.plan.campaign.id, ours());
        s.makeAll();
        QVERIFY(s.go().endsWith(QStringLiteral("start a")));
        QVERIFY(!s.queue.entries()[1].held.empty() && !s.queue.entries()[2].held.empty());
        // 100 s cost 0.10: the next one fits beside it, a third does not.
        s.learn(0, RunState::Finished, 100);
        s.queue.ended(s.id(0), false);
        QCOMPARE(s.go(), QStringLiteral("save b:1 c:0, start b"));
        QVERIFY(!s.queue.entries()[1].held.empty());
        s.queue.setBudget(s.plan.campaign.id, {});
        QCOMPARE(s.go(), QStringLiteral("campaign -, save b:1 c:1, start c"));
    }

    void costsThatAreNotKnownAreAskedForOnceAndHoldBack() {
        const PlannedCampaign plan = sweep({1, 2}, "5");
        LoadedQueue loaded;
        QTemporaryDir folder;
        auto lock = FileLock::tryLock(Path(folder.path().toStdString()) / "queue.lock");
        loaded.lock = std::move(*lock);
        loaded.campaigns.all = {plan.campaign};
        loaded.entries.push_back(
            {{{plan.campaign.runs[1], TargetKind::Worker, 0}}, std::make_shared<const RunSpec>(plan.specs[1])});
        QueueRunner queue(0, [](const std::string&) { return std::optional(rented()); });
        const Words words(plan);
        queue.load(loaded);
        (void)queue.advance(false);
        queue.locked(plan.campaign.id, ours());
        QCOMPARE(words(queue), QStringLiteral("lock, learn a b"));
        (void)queue.advance(false);
        QCOMPARE(words(queue), QString());
        queue.told(plan.campaign.id);  // nothing is recorded of them
        (void)queue.advance(false);
        QCOMPARE(words(queue), QStringLiteral("save b:1, start b"));
        QCOMPARE(queue.runs(plan.campaign.id).size(), std::size_t{2});
    }

    void whatAnotherProcessSpentIsAskedForBeforeTheBudgetIs() {
        Situation s(sweep({1, 2}, "5"));
        s.makeAll();
        s.queue.told(s.plan.campaign.id);
        s.queue.locked(s.plan.campaign.id, {campaignTaken(s.plan.campaign.id)});
        (void)s.go();
        s.queue.locked(s.plan.campaign.id, ours());
        QCOMPARE(s.go(), QStringLiteral("learn a b"));
        s.queue.told(s.plan.campaign.id);
        QVERIFY(s.go().endsWith(QStringLiteral("start a")));
    }

    void anotherProcessesCampaignWaitsAndWhatItTrainedIsNotTrainedAgain() {
        Situation s(sweep({1, 2}));
        s.makeAll();
        s.queue.locked(s.plan.campaign.id, {campaignTaken(s.plan.campaign.id)});
        (void)s.go();
        QVERIFY(s.queue.entries()[0].elsewhere && !s.queue.entries()[0].held.empty());
        QVERIFY(s.queue.entries()[0].waits());
        s.queue.retryLocks();
        QCOMPARE(s.words(s.queue), QStringLiteral("lock"));
        CampaignHold hold = ours();
        hold.runs = {{s.id(0), QueuedState::Ended}, {s.id(1), QueuedState::Broken}};
        s.queue.locked(s.plan.campaign.id, hold);
        QCOMPARE(s.go(), QStringLiteral("save b:1, start b"));
        QVERIFY(!s.queue.entries()[0].elsewhere);
    }

    void anInterruptedCampaignGoesOnWithWhatRemains() {
        const PlannedCampaign plan = sweep({1, 2, 3, 4, 5});
        PlannedCampaign known = plan;
        known.campaign.takenOut = {plan.campaign.runs[3]};
        QueueRunner queue(0, [](const std::string&) { return std::optional(rented()); });
        queue.own();
        std::vector<RunLook> looks;
        for (const auto state :
             {QueuedState::Ended, QueuedState::Broken, QueuedState::Running, QueuedState::Absent, QueuedState::Absent})
            looks.push_back({plan.campaign.runs[looks.size()], state});
        const std::vector<Offer> offers(5, rented());
        QVERIFY(queue.resume(known, offers, looks, TargetKind::Worker).ok());
        const Words words(plan);
        QCOMPARE(words(queue), QStringLiteral("save b:0 e:0, lock, make e"));
        QVERIFY(queue.unfinished(plan.campaign.id).empty());  // while it is queued, nothing is offered
        // Asked again, nothing is queued twice.
        QVERIFY(queue.resume(known, offers, looks, TargetKind::Worker).ok());
        QCOMPARE(queue.entries().size(), std::size_t{2});
        queue.locked(plan.campaign.id, ours());
        (void)queue.advance(false);
        QCOMPARE(words(queue).section(QStringLiteral(", "), -1), QStringLiteral("start b"));
    }

    void whatTheEndOfTheProcessInterruptsKeepsItsPlace() {
        Situation s(sweep({1, 2}));
        s.queue.locked(s.plan.campaign.id, ours());
        s.makeAll();
        (void)s.go();
        s.queue.leave();
        s.queue.ended(s.id(0), true);
        QCOMPARE(s.order(), QStringLiteral("ab"));
        QCOMPARE(s.go(), QString());
        s.queue.ended(s.id(0), false);  // it failed, which the end has nothing to do with
        QCOMPARE(s.order(), QStringLiteral("b"));
    }

    void aRunThatWasInProgressAlreadyIsLookedAt() {
        const PlannedCampaign plan = sweep({1, 2});
        QTemporaryDir folder;
        auto lock = FileLock::tryLock(Path(folder.path().toStdString()) / "queue.lock");
        LoadedQueue loaded;
        loaded.lock = std::move(*lock);
        for (const auto state : {QueuedState::Running, QueuedState::Waiting}) {
            const std::size_t i = loaded.entries.size();
            loaded.entries.push_back({{{plan.campaign.runs[i], TargetKind::Worker, 1}, state},
                                      std::make_shared<const RunSpec>(plan.specs[i])});
        }
        const std::string a = plan.campaign.runs[0], b = plan.campaign.runs[1];
        QueueRunner queue(0, [](const std::string&) { return std::optional(rented()); });
        const Words words(plan);
        queue.load(loaded);
        (void)queue.advance(false);
        queue.locked(plan.campaign.id, ours());
        (void)queue.take();
        QCOMPARE(queue.unseen(), std::vector{a});
        queue.looked(a, QueuedState::Broken);
        (void)queue.advance(false);
        QCOMPARE(words(queue), QStringLiteral("save a:2 b:1, start a"));
        // What the queue starts itself is not looked at: its folder still shows it waiting, and it would start twice.
        QVERIFY(queue.unseen().empty());
        queue.looked(a, QueuedState::Waiting);
        (void)queue.advance(false);
        QCOMPARE(words(queue), QString());
        queue.ended(a, false);
        (void)queue.advance(false);
        QCOMPARE(words(queue), QStringLiteral("save b:2, start b"));
    }

    void withoutTheLockNothingChanges() {
        const PlannedCampaign plan = sweep({1, 2});
        LoadedQueue loaded;
        loaded.queue.paused = true;
        loaded.trouble = {{ErrorKind::Damaged, {"odd", {}}, "", {}}};
        loaded.entries.push_back(
            {{{plan.campaign.runs[0], TargetKind::Worker, 0}}, std::make_shared<const RunSpec>(plan.specs[0])});
        QueueRunner queue(0, [](const std::string&) { return std::optional(rented()); });
        queue.load(loaded);
        const Words words(plan);
        QCOMPARE(words(queue), QStringLiteral("tell odd"));
        QVERIFY(queue.isElsewhere());
        queue.setPaused(false);
        QVERIFY(queue.isPaused());
        QVERIFY(queue.takeOut(plan.campaign.runs).empty());
        const std::vector<Offer> offers(2, rented());
        QCOMPARE(queue.add(plan, offers, TargetKind::Worker, false).error().kind, ErrorKind::Locked);
        (void)queue.advance(false);
        QCOMPARE(words(queue), QString());
    }

    /// As a window leaves it that closes while a sweep of five is made: one was made, one taken out, one deleted since.
    void whatWasNotMadeYetIsMadeFromItsCampaign() {
        QTemporaryDir folder;
        const Path home = folder.path().toStdString();
        PlannedCampaign plan = sweep({1, 2, 3, 4, 5});
        Offer own = rented();
        own.id = "this-machine";
        QVERIFY(saveThisMachineOffer(home, own).ok());
        QueueRunner before(0, [](const std::string&) { return std::optional(rented()); });
        before.own();
        const std::vector<Offer> offers(5, rented());
        QVERIFY(before.add(plan, offers, TargetKind::Worker, false).ok());
        before.made(plan.campaign.runs[0], Made::Yes, {});
        before.made(plan.campaign.runs[2], Made::Yes, {});
        before.leave();
        before.made(plan.campaign.runs[1], Made::Later, {});
        QCOMPARE(before.entries().size(), std::size_t{5});
        QVERIFY(RunDirectory::create(home / "runs", plan.campaign.runs[0], plan.specs[0], {}, rented()).ok());
        QVERIFY(saveQueue(home, before.order()).ok());
        plan.campaign.takenOut = {plan.campaign.runs[3]};
        QVERIFY(saveCampaign(home, plan.campaign).ok());

        LoadedQueue loaded = loadHome(home, {});
        QVERIFY(loaded.trouble.empty());
        QueueRunner after(0, noOffer);
        after.load(loaded);
        const Words words(plan);
        QCOMPARE(words(after), QStringLiteral("save a:0 b:0 e:0"));  // without the one that was taken out
        (void)after.advance(false);
        QCOMPARE(words(after), QStringLiteral("lock"));
        after.locked(plan.campaign.id, holdCampaign(home, plan.campaign.id, {}));
        (void)after.advance(false);
        std::vector<std::string> made;
        for (const QueueStep& step : after.take())
            if (const auto* make = std::get_if<MakeRun>(&step)) {
                made.push_back(make->id);
                const auto index = std::ranges::find(plan.campaign.runs, make->id) - plan.campaign.runs.begin();
                QVERIFY(make->spec == plan.specs[static_cast<std::size_t>(index)]);
                QVERIFY(make->offer.id == own.id && make->offer.pricePerHour == own.pricePerHour);
            }
        QCOMPARE(made, (std::vector{plan.campaign.runs[1], plan.campaign.runs[4]}));
        QString order;
        for (const QueueEntry& entry : after.entries()) order += words.name(entry.id());
        QCOMPARE(order, QStringLiteral("abe"));
        // Until they are made, the order says so; then a folder that someone deletes is not made again.
        after.made(made[0], Made::Yes, {});
        QVERIFY(!after.order().items[0].toMake && !after.order().items[1].toMake && after.order().items[2].toMake);
        (void)after.take();
        after.made(made[1], Made::Yes, {});
        QCOMPARE(words(after), QStringLiteral("save a:1 b:0 e:0"));
        QVERIFY(!after.order().items[2].toMake);
        // Without their price, runs cannot be made; a window that only looks on makes nothing.
        QVERIFY(saveQueue(home, before.order()).ok());
        LoadedQueue looksOn = loadHome(home, {});
        QVERIFY(!looksOn.lock);
        QueueRunner viewer(0, [](const std::string&) { return std::optional(rented()); });
        viewer.load(looksOn);
        QCOMPARE(words(viewer), QString());
        QCOMPARE(viewer.entries().size(), std::size_t{3});
        looksOn = loadHome(home, {});
        looksOn.lock = std::move(loaded.lock);
        QVERIFY(looksOn.offers.empty());
        QueueRunner unpriced(0, noOffer);
        unpriced.load(looksOn);
        QCOMPARE(unpriced.entries().size(), std::size_t{1});
        QCOMPARE(words(unpriced), QStringLiteral("tell The price book has no offer \"%1\", save a:0"));  // once
    }

    /// The command line resumes a sweep whose window was closed, and then another window is opened.
    void whatAnotherProcessMakesIsNotMadeHere() {
        const PlannedCampaign plan = sweep({1, 2, 3, 4}), other = sweep({5});
        const Home home({plan, other});
        CampaignHold elsewhere = holdCampaign(home.path, plan.campaign.id, {});
        QVERIFY(elsewhere.lock.ok());
        const Words words(plan);
        LoadedQueue loaded = loadHome(home.path, {});
        QueueRunner queue(0, noOffer);
        queue.load(loaded);
        QVERIFY(queue.take().empty());  // the order on disk is right
        (void)queue.advance(false);
        (void)queue.take();
        const auto lock = [&] {
            queue.locked(plan.campaign.id, holdCampaign(home.path, plan.campaign.id, plan.campaign.runs));
            (void)queue.advance(false);
        };
        lock();
        QCOMPARE(words(queue), QString());
        QVERIFY(std::ranges::all_of(
            queue.entries(), [&](const QueueEntry& e) { return e.elsewhere == (e.id() != other.campaign.runs[0]); }));
        // Those after them need not wait for what is not made here.
        queue.locked(other.campaign.id, ours());
        (void)queue.advance(false);
        QCOMPARE(queue.take().size(), std::size_t{1});
        queue.made(other.campaign.runs[0], Made::Yes, {});
        (void)queue.advance(false);
        QVERIFY(queue.isTraining());
        (void)queue.take();
        queue.ended(other.campaign.runs[0], false);
        (void)queue.advance(false);
        (void)queue.take();
        // The other process makes the first, and is stopped; meanwhile the user takes the last out and puts it back.
        home.make(plan, 0);
        const std::vector<RemovedEntry> removed = queue.takeOut(std::vector{plan.campaign.runs[3]});
        *elsewhere.lock = nullptr;
        (void)queue.take();
        queue.retryLocks();
        QCOMPARE(words(queue), QStringLiteral("lock"));
        lock();
        QCOMPARE(words(queue), QStringLiteral("make b, make c, save a:1 b:0 c:0, start a"));
        queue.putBack(removed);
        QVERIFY(queue.order().items[3].toMake && !queue.order().items[0].toMake);
        (void)queue.advance(false);
        QVERIFY(words(queue).contains(QStringLiteral("make d")));
    }

    /// Its folder goes to the trash afterwards, and must not come back.
    void theOrderOnDiskSaysSoonWhatWasMade() {
        const PlannedCampaign plan = sweep({1, 2});
        const Home home({plan});
        home.make(plan, 0);
        LoadedQueue loaded = loadHome(home.path, {});
        QueueRunner queue(0, noOffer);
        queue.load(loaded);
        std::vector<QueueStep> steps = queue.take();
        QCOMPARE(steps.size(), std::size_t{1});
        const auto toMake = [](const QueueStep& step, std::size_t i) {
            return std::get<SaveOrder>(step).order.items.at(i).toMake;
        };
        QVERIFY(!toMake(steps[0], 0) && toMake(steps[0], 1));
        // A window that is closed while runs are made.
        Situation s(sweep({1, 2}));
        s.queue.made(s.id(0), Made::Yes, {});
        (void)s.queue.take();
        s.queue.leave();
        s.queue.leave();
        steps = s.queue.take();
        QCOMPARE(steps.size(), std::size_t{1});
        QVERIFY(!toMake(steps[0], 0) && toMake(steps[0], 1));
    }

    void aCampaignThatCannotBePlannedIsReportedOnce() {
        PlannedCampaign plan = sweep({1, 2, 3});
        plan.campaign.sweep.axes[0].values.pop_back();  // edited by hand: it defines two runs, and names three
        const Home home({plan});
        const LoadedQueue loaded = loadHome(home.path, {});
        QVERIFY(loaded.entries.empty());
        QCOMPARE(loaded.trouble.size(), std::size_t{1});
        QCOMPARE(loaded.trouble[0].where, plan.campaign.id);
    }

    /// From the disk: an unknown target, a run that is over, one that killed its process each time.
    void theHomeIsReadAsItIs() {
        QTemporaryDir folder;
        const Path home = folder.path().toStdString();
        const PlannedCampaign plan = sweep({1, 2, 3, 4});
        Queue queue;
        for (std::size_t i = 0; i < 4; ++i) {
            if (i != 1)  // deleted
                QVERIFY(RunDirectory::create(home / "runs", plan.campaign.runs[i], plan.specs[i], {}, rented()).ok());
            queue.items.push_back({plan.campaign.runs[i], TargetKind::Worker, i == 2 ? kMostStarts : 1});
        }
        queue.items.pop_back();
        queue.unknown = {{{"id", plan.campaign.runs[3]}, {"target", "cluster"}}};
        QVERIFY(saveQueue(home, queue).ok());
        QVERIFY(saveCampaign(home, plan.campaign).ok());
        LoadedQueue loaded = loadHome(home, {});
        QVERIFY(loaded.lock);
        QCOMPARE(loaded.entries.size(), std::size_t{1});
        QCOMPARE(loaded.entries[0].id(), plan.campaign.runs[0]);
        QCOMPARE(loaded.trouble.size(), std::size_t{2});
        QVERIFY(english(loaded.trouble[0]).find("started 3 times") != std::string::npos);
        QVERIFY(english(loaded.trouble[1]).find("cluster") != std::string::npos);
        QVERIFY(!loadHome(home, {}).lock);  // it is held
        QueueRunner runner(0, [](const std::string&) { return std::optional(rented()); });
        runner.load(loaded);
        runner.setAtOnce(2);
        (void)runner.take();
        QCOMPARE(runner.order().unknown.size(), std::size_t{1});
        // The campaign's lock tells whether another process works on it.
        const CampaignHold first = holdCampaign(home, plan.campaign.id, plan.campaign.runs);
        QVERIFY(first.lock.ok());
        QCOMPARE(first.runs[0].state, QueuedState::Waiting);
        QCOMPARE(first.runs[1].state, QueuedState::Absent);
        QCOMPARE(holdCampaign(home, plan.campaign.id, {}).lock.error().kind, ErrorKind::Locked);
        QCOMPARE(loadCampaigns(home).all.size(), std::size_t{1});
    }
};

QTEST_GUILESS_MAIN(QueueRunnerTest)
#include "queue_runner_test.moc"
