// The queue over real folders and processes; the worker is a script that holds the run's lock like a real worker.
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>
#include <algorithm>

#include "core/base/clock.h"
#include "core/base/json.h"
#include "core/launch/campaign.h"
#include "core/launch/queue.h"
#include "tests/support/exit_record.h"
#include "tests/support/patience.h"
#include "tests/ui/support/settings_sandbox.h"
#include "tests/ui/support/told_run.h"
#include "ui/bridge/run_queue.h"
#include "ui/bridge/workbench.h"

using namespace epochal;
using namespace epochal::ui;

class QueueBridgeTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        sandbox_ = std::make_unique<test::SettingsSandbox>();
        const QString data = sandbox_->file(QStringLiteral("data"));  // where the trash is
        QVERIFY(QDir().mkpath(data));
        qputenv("XDG_DATA_HOME", data.toUtf8());
        // Waits for the file "go" in the home folder, or for a file "fail-NAME" that makes it fail.
        QFile script(sandbox_->file(QStringLiteral("worker")));
        QVERIFY(script.open(QIODevice::WriteOnly));
        script.write(
            "#!/bin/sh\n"
            "[ \"$1\" = validate ] && { echo x >> \"$0.asked\"; cat \"$0.answer\" 2>/dev/null; exit; }\n"
            "exec 9>\"$2/run.lock\"\n"
            "flock 9 || exit 1\n"
            "home=\"$2/../..\"\n"
            "basename \"$2\" >> \"$home/begun\"\n"
            "while [ ! -e \"$home/go\" ] && [ -d \"$2\" ]; do sleep 0.02; done\n"
            "state=finished; [ -e \"$home/fail\" ] && state=failed\n"
            "printf '{\"format\":\"epochal-exit\",\"version\":1,\"attempt\":1,\"code\":0,\"state\":\"%s\","
            "\"time\":\"2026-11-21T10:00:00.000Z\",\"events\":0}' $state > \"$2/exit.json\"\n");
        script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        script.close();
        open();
    }
    void cleanup() {
        touch("go");
        bench_.reset();
        sandbox_.reset();
    }

    void trainsOneAfterTheOtherInOrder() {
        const QString campaign = add(3);
        RunQueue& queue = bench_->queue();
        QTRY_COMPARE(begun().size(), 1);
        QTRY_COMPARE(states(QueuedState::Waiting), 2);  // a run whose folder is still being created is skipped
        QCOMPARE(queue.entries().size(), std::size_t{3});
        const QString third = queue.entries()[2].id;
        queue.move({third}, 1);
        QCOMPARE(queue.entries()[1].id, third);
        touch("go");
        QTRY_COMPARE(begun().size(), 3);
        QTRY_VERIFY(queue.entries().empty());
        QCOMPARE(begun()[1], third);
        QTRY_COMPARE(queue.figures(campaign).finished, std::size_t{3});
        QTRY_VERIFY(loadQueue(sandbox_->home())->items.empty());
    }

    void everyRunCarriesTheCampaignAndItsValues() {
        bench_->queue().setPaused(true);
        const QString campaign = add(3);
        QTRY_COMPARE(states(QueuedState::Waiting), 3);
        const auto read = loadCampaign(sandbox_->home(), campaign.toStdString());
        QVERIFY(read.ok());
        for (std::size_t i = 0; i < 3; ++i) {
            const auto run = RunDirectory::open(bench_->runsFolder() / read->runs[i]);
            QVERIFY(run.ok());
            QCOMPARE(run->spec().campaign, campaign.toStdString());
            QCOMPARE(run->spec().optimizer.globalBatch, std::int64_t{32} << i);
        }
        QCOMPARE(bench_->queue().figures(campaign).waiting, std::size_t{3});
    }

    void sideBySideAsManyAsAsked() {
        bench_->queue().setAtOnce(2);
        add(4);
        QTRY_COMPARE(begun().size(), 2);
        QTRY_COMPARE(bench_->queue().waiting(), 2);
        QTest::qWait(200);
        QCOMPARE(begun().size(), 2);
        bench_->queue().setAtOnce(3);
        QTRY_COMPARE(begun().size(), 3);
    }

    void aPausedQueueLetsGoOnWhatTrains() {
        add(2);
        QTRY_COMPARE(begun().size(), 1);
        bench_->queue().setPaused(true);
        touch("go");
        QTRY_COMPARE(bench_->queue().entries().size(), std::size_t{1});
        QTest::qWait(200);
        QCOMPARE(begun().size(), 1);
        bench_->queue().setPaused(false);
        QTRY_COMPARE(begun().size(), 2);
    }

    void aFailedRunDoesNotStopTheRest() {
        touch("fail");
        touch("go");
        const QString campaign = add(3);
        QTRY_COMPARE(bench_->queue().figures(campaign).failed, std::size_t{3});
        QCOMPARE(begun().size(), 3);
    }

    void whatThisMachineCannotTrainGetsNoFolder() {
        const Error no{ErrorKind::Device, {"no such device", {}}, "/devices/count", {"use another", {}}};
        QFile answer(sandbox_->file(QStringLiteral("worker.answer")));
        QVERIFY(answer.open(QIODevice::WriteOnly));
        answer.write(QByteArray::fromStdString(jsonText(Json{{"errors", Json::array({toJson(no)})}})));
        answer.close();
        add(3);
        QTRY_VERIFY(bench_->queue().entries().empty());
        QVERIFY(!std::filesystem::exists(bench_->runsFolder()) || std::filesystem::is_empty(bench_->runsFolder()));
        QVERIFY(begun().isEmpty());
        QVERIFY(std::ranges::any_of(bench_->issues().all(), [](const Issues::Issue& issue) {
            return issue.error.what.text == "no such device";
        }));
        QVERIFY(answer.remove());
        add(1);
        QTRY_COMPARE(begun().size(), 1);
    }

    void aSweepOverSeedsIsCheckedOnce() {
        bench_->queue().setPaused(true);
        bench_->queue().add({"seeds", spec(), {{"seed", {1, 2, 3}}}}, TargetKind::Worker, RunQueue::Place::Last);
        QTRY_COMPARE(states(QueuedState::Waiting), 3);
        QFile asked(sandbox_->file(QStringLiteral("worker.asked")));
        QVERIFY(asked.open(QIODevice::ReadOnly));
        QCOMPARE(asked.readAll(), QByteArray("x\n"));
    }

    void anItemForAnUnknownTargetStaysInTheFile() {
        bench_->queue().setPaused(true);
        add(2);
        QTRY_COMPARE(states(QueuedState::Waiting), 2);
        bench_.reset();
        const Path file = queueFile(sandbox_->home());
        std::string text = *readFile(file);
        text.replace(text.find("\"worker\""), 8, "\"cluster\"");
        QVERIFY(writeAtomically(file, text).ok());
        open();
        QTRY_COMPARE(bench_->queue().entries().size(), std::size_t{1});
        QTRY_VERIFY(std::ranges::any_of(bench_->issues().all(), [](const Issues::Issue& issue) {
            return english(issue.error).find("cluster") != std::string::npos;
        }));
        bench_->queue().setAtOnce(2);
        QTRY_COMPARE(loadQueue(sandbox_->home())->atOnce, 2);
        QCOMPARE(loadQueue(sandbox_->home())->unknown.size(), std::size_t{1});
        // A run that was deleted needs no place.
        std::filesystem::remove_all(bench_->runsFolder() / stringAt(loadQueue(sandbox_->home())->unknown[0], "id"));
        bench_.reset();
        open();
        QTRY_COMPARE(bench_->queue().entries().size(), std::size_t{1});
        bench_->queue().setAtOnce(3);
        QTRY_COMPARE(loadQueue(sandbox_->home())->atOnce, 3);
        QVERIFY(loadQueue(sandbox_->home())->unknown.empty());
    }

    void aWorkerThatCannotBeginDoesNotStopTheRest() {
        bench_ = std::make_unique<Workbench>(sandbox_->home(), "/bin/false");
        const QString campaign = add(3);
        QTRY_COMPARE(bench_->queue().figures(campaign).failed, std::size_t{3});
        QVERIFY(bench_->queue().entries().empty());
    }

    void aRunWhoseProcessDiedAtEveryStartIsNotBegunAgain() {
        bench_->queue().setPaused(true);
        add(2);
        QTRY_COMPARE(states(QueuedState::Waiting), 2);
        bench_.reset();
        Queue queue = *loadQueue(sandbox_->home());
        QCOMPARE(queue.items.size(), std::size_t{2});
        const QString second = QString::fromStdString(queue.items[1].id);
        // The run crashed its process before it could write a line.
        queue.items[0].starts = kMostStarts;
        queue.paused = false;
        QVERIFY(saveQueue(sandbox_->home(), queue).ok());
        open();
        QTRY_COMPARE(begun(), QStringList{second});
        QCOMPARE(bench_->queue().entries().size(), std::size_t{1});
    }

    void theOrderSurvivesAKill() {
        const QString campaign = add(4);
        RunQueue& before = bench_->queue();
        QTRY_COMPARE(begun().size(), 1);
        QTRY_COMPARE(states(QueuedState::Waiting), 3);
        before.move({before.entries()[3].id}, 1);
        QStringList order;
        for (const RunQueue::Entry& entry : before.entries()) order << entry.id;
        // The index has the first run as one in progress, which is not how the next window finds it.
        std::size_t indexed = 0;
        connect(&bench_->catalogue(), &RunCatalogue::listed, bench_.get(),
                [&](const CatalogueService::Listing& found) { indexed = found.rows.size(); });
        QTRY_VERIFY((bench_->catalogue().list({}), indexed == 4));
        // The window is destroyed without a clean exit or a last save. The first run's worker continues.
        bench_.reset();
        open();
        QTRY_COMPARE(bench_->queue().entries().size(), std::size_t{4});
        for (int i = 0; i < 4; ++i) QCOMPARE(bench_->queue().entries()[static_cast<std::size_t>(i)].id, order[i]);
        QCOMPARE(bench_->queue().waiting(), 3);
        touch("go");
        QTRY_COMPARE(bench_->queue().entries().size(), std::size_t{0});
        QCOMPARE(begun(), order);
        QTRY_COMPARE(bench_->queue().figures(campaign).finished, std::size_t{4});
        // In the list too, although the first may have ended before the window could follow it.
        bool ended = false;
        connect(&bench_->catalogue(), &RunCatalogue::listed, bench_.get(), [&](const CatalogueService::Listing& found) {
            ended = found.rows.size() == 4 &&
                    std::ranges::all_of(found.rows, [](const RunRow& row) { return row.state == RunState::Finished; });
        });
        QTRY_VERIFY((bench_->catalogue().list({}), ended));
    }

    void aRunThatEndedWhileNoWindowWasThereIsNotBegunAgain() {
        add(2);
        QTRY_COMPARE(begun().size(), 1);
        const QString first = begun().front();
        bench_.reset();
        touch("go");
        QTRY_VERIFY(QFile::exists(QString::fromStdString((sandbox_->home() + "/runs/") + first.toStdString()) +
                                  QStringLiteral("/exit.json")));
        open();
        QTRY_COMPARE(begun().size(), 2);
        QVERIFY(begun()[1] != first);
    }

    void aRunTakenOutGoesToTheTrashAndTheCampaignSaysSo() {
        bench_->queue().setPaused(true);
        const QString campaign = add(3);
        QTRY_COMPARE(states(QueuedState::Waiting), 3);
        const QString second = bench_->queue().entries()[1].id;
        bench_->queue().remove({second});
        QCOMPARE(bench_->queue().entries().size(), std::size_t{2});
        QTRY_VERIFY(!std::filesystem::exists(bench_->folderOf(second)));
        // Three runs were planned, and the figures must not claim that there were two.
        CampaignFigures figures = bench_->queue().figures(campaign);
        QCOMPARE(figures.runs, std::size_t{3});
        QCOMPARE(figures.waiting, std::size_t{2});
        QCOMPARE(figures.takenOut, std::size_t{1});
        bench_.reset();
        open();
        QTRY_COMPARE(ids().size(), 2);
        figures = bench_->queue().figures(campaign);
        QTRY_COMPARE(bench_->queue().figures(campaign).waiting, std::size_t{2});
        QCOMPARE(bench_->queue().figures(campaign).takenOut, std::size_t{1});
        QVERIFY(bench_->queue().runs(campaign)[1].takenOut);
        QCOMPARE(bench_->queue().runs(campaign)[1].spec.optimizer.globalBatch, std::int64_t{64});
        QTest::qWait(200);  // catalogue requests in the meantime must not complain about the missing folder
        QVERIFY(bench_->issues().all().empty());
    }

    void whatWasTakenOutComesBackToItsPlace() {
        bench_->queue().setPaused(true);
        const QString campaign = add(4);
        QTRY_COMPARE(states(QueuedState::Waiting), 4);
        const QStringList order = ids();
        bench_->queue().remove({order[0], order[2]});
        QCOMPARE(ids(), (QStringList{order[1], order[3]}));
        QTRY_VERIFY(!std::filesystem::exists(bench_->folderOf(order[0])));
        bench_->history().undo();
        QCOMPARE(ids(), order);
        QTRY_COMPARE(states(QueuedState::Waiting), 4);
        QCOMPARE(bench_->queue().figures(campaign).takenOut, std::size_t{0});
        for (const QString& id : order) QVERIFY(std::filesystem::exists(bench_->folderOf(id)));
        bench_->history().redo();
        QTRY_VERIFY(!std::filesystem::exists(bench_->folderOf(order[0])));
        bench_->history().undo();
        QTRY_COMPARE(states(QueuedState::Waiting), 4);
        bench_.reset();
        open();
        QTRY_COMPARE(ids(), order);
        for (const QString& id : order) QVERIFY(std::filesystem::exists(bench_->folderOf(id)));
    }

    void whatComesBackBeginsOnlyWithItsFolder() {
        touch("go");
        bench_->queue().setPaused(true);
        add(1);
        QTRY_COMPARE(states(QueuedState::Waiting), 1);
        const QString id = ids().front();
        bench_->queue().remove({id});
        QTRY_VERIFY(!std::filesystem::exists(bench_->folderOf(id)));
        bench_->queue().setPaused(false);
        bench_->history().undo();
        QTRY_COMPARE(begun(), QStringList{id});
        QTRY_VERIFY(bench_->queue().entries().empty());
        QVERIFY(bench_->issues().all().empty());
    }

    void anOrderIsTakenBack() {
        bench_->queue().setPaused(true);
        add(3);
        QTRY_COMPARE(states(QueuedState::Waiting), 3);
        const QStringList order = ids();
        bench_->queue().move({order[2]}, 0);
        QCOMPARE(ids(), (QStringList{order[2], order[0], order[1]}));
        bench_->history().undo();
        QCOMPARE(ids(), order);
    }

    void stoppingACampaignTakesOutWhatWaits() {
        const QString campaign = add(3);
        QTRY_COMPARE(begun().size(), 1);
        QTRY_COMPARE(bench_->queue().waiting(), 2);
        bench_->queue().stop(campaign);
        QCOMPARE(bench_->queue().waiting(), 0);
        // The run in progress received the command in its own folder.
        QTRY_VERIFY(std::filesystem::exists(bench_->folderOf(begun().front()) / "commands.jsonl"));
        QCOMPARE(bench_->runs().asked(begun().front()), std::optional(Command::Stop));
        const CampaignFigures figures = bench_->queue().figures(campaign);
        QCOMPARE(figures.runs, std::size_t{3});
        QCOMPARE(figures.takenOut, std::size_t{2});
        QVERIFY(figures.share < 0.5);
    }

    void aWrongSweepLeavesNothing() {
        Sweep sweep{"wrong", spec(), {{"devices.count", {1, 3}}}};
        QString said;
        bench_->queue().add(sweep, TargetKind::Worker, RunQueue::Place::Last, [&said](const Result<QString>& added) {
            said = added ? QStringLiteral("added") : QString::fromStdString(added.error().where);
        });
        QTRY_COMPARE(said, QStringLiteral("/devices/count (replicas 3)"));
        QVERIFY(bench_->queue().entries().empty());
        QVERIFY(!std::filesystem::exists(bench_->home() / "campaigns"));
    }

    void aSecondWindowLooksOn() {
        bench_->queue().setPaused(true);
        add(2);
        QTRY_COMPARE(states(QueuedState::Waiting), 2);
        Workbench second(sandbox_->home(), "/bin/false");
        QTRY_COMPARE(second.queue().entries().size(), std::size_t{2});
        QVERIFY(second.queue().isElsewhere());
        second.queue().setPaused(false);
        QVERIFY(second.queue().isPaused());
        bool refused = false;
        second.queue().add({"x", spec(), {{"seed", {1, 2}}}}, TargetKind::Worker, RunQueue::Place::Last,
                           [&refused](const Result<QString>& added) { refused = !added; });
        QTRY_VERIFY(refused);
    }

    void aCampaignWithABudgetBeginsOneRunWhileNothingIsKnown() {
        bench_->queue().setAtOnce(3);
        const QString campaign = add(3, "5");
        QTRY_COMPARE(begun().size(), 1);
        QTRY_COMPARE(states(QueuedState::Waiting), 2);
        QTest::qWait(200);
        QCOMPARE(begun().size(), 1);
        for (std::size_t i = 1; i < 3; ++i) QVERIFY(!bench_->queue().entries()[i].held.empty());
        QCOMPARE(loadCampaign(sandbox_->home(), campaign.toStdString())->sweep.budget, std::string("5"));
        // Without a budget, all slots are used.
        bench_->queue().setBudget(campaign, {});
        QTRY_COMPARE(begun().size(), 3);
        QTRY_VERIFY(loadCampaign(sandbox_->home(), campaign.toStdString())->sweep.budget.empty());
    }

    /// As a kill of the command line's sweep leaves it: the first run is over, the second was made, no others exist.
    void aSweepInterruptedElsewhereGoesOn() {
        const auto plan = planCampaign({"s", spec(), {{"seed", {1, 2, 3, 4}}}});
        Campaign campaign = plan->campaign;
        campaign.takenOut = {campaign.runs[3]};
        const Path home = sandbox_->home(), runs = home / "runs";
        QVERIFY(saveCampaign(home, campaign).ok());
        Offer offer;
        offer.id = "this-machine";
        for (std::size_t i = 0; i < 2; ++i) {
            const auto run = RunDirectory::create(runs, campaign.runs[i], plan->specs[i], {}, offer);
            QVERIFY(run.ok());
            if (i > 0) continue;
            auto log = EventWriter::open(*run, 1);
            QVERIFY((*log)->write(StateChanged{RunState::Running, {}}, 0, 0).ok());
            QVERIFY(test::writeExit(*run, {1, 0, RunState::Finished, StopReason::Epochs, {}, 1795200000000, 1}).ok());
        }
        auto other = holdCampaign(home, campaign.id, {});
        QVERIFY(other.lock.ok());
        bench_.reset();
        open();
        RunQueue& queue = bench_->queue();
        const QString id = QString::fromStdString(campaign.id);
        QTRY_COMPARE(queue.figures(id).runs, std::size_t{4});
        queue.lookAtCampaign(id);
        QTest::qWait(200);
        QCOMPARE(queue.remaining(id), 0);  // the other process is at work on it
        QVERIFY(bench_->issues().all().empty());
        queue.proceed(id);
        QTRY_VERIFY(!bench_->issues().all().empty());
        QVERIFY(queue.entries().empty());
        *other.lock = nullptr;
        queue.lookAtCampaign(id);
        QTRY_COMPARE(queue.remaining(id), 2);
        queue.proceed(id);
        QTRY_COMPARE(begun(), QStringList{QString::fromStdString(campaign.runs[1])});
        QVERIFY(FileLock::isHeld(campaignLock(home, campaign.id)));
        touch("go");
        QTRY_COMPARE(queue.figures(id).finished, std::size_t{3});
        QCOMPARE(begun()[1], QString::fromStdString(campaign.runs[2]));
        QTRY_VERIFY(!FileLock::isHeld(campaignLock(home, campaign.id)));
    }

    /// A check may take a minute. The window ends it when it closes, and asks no more.
    void aCheckInProgressDoesNotKeepTheWindowOpen() {
        QFile slow(sandbox_->file(QStringLiteral("worker.answer")));
        QVERIFY(QProcess::execute(QStringLiteral("mkfifo"), {slow.fileName()}) == 0);  // nobody will write into it
        add(2);
        QTRY_VERIFY(QFile::exists(sandbox_->file(QStringLiteral("worker.asked"))));
        bench_.reset();
        QFile asked(sandbox_->file(QStringLiteral("worker.asked")));
        QVERIFY(asked.open(QIODevice::ReadOnly));
        QCOMPARE(asked.readAll(), QByteArray("x\n"));  // not for the second run, which needs other memory
        // Nothing was made unchecked; the next window checks the runs and makes them, in their order.
        const auto order = loadQueue(sandbox_->home());
        QCOMPARE(order->items.size(), std::size_t{2});
        QStringList expected;
        for (const QueueItem& item : order->items) {
            QVERIFY(item.toMake);
            QCOMPARE(queuedState(sandbox_->home() + "/runs/" + item.id), QueuedState::Absent);
            expected << QString::fromStdString(item.id);
        }
        QVERIFY(slow.remove());
        open();
        touch("go");
        QTRY_COMPARE(begun(), expected);
        QTRY_COMPARE(bench_->queue().entries().size(), std::size_t{0});
    }

    /// A book too large to be read while the window opens: no run may get a price, or an error, from what is there
    /// before it.
    void runsArePricedOnceTheWholePriceBookIsThere() {
        bench_.reset();
        const Offer offer = test::toldOffer("Lambda", "gpu_1x_a10", "0.75");
        LocalBook local;
        local.offers = {offer};
        QVERIFY(writeAtomically(Path(sandbox_->home()) / "price-book.json",
                                textOf(local) + std::string(std::size_t{2} << 20, ' '))
                    .ok());
        bench_ = std::make_unique<Workbench>(sandbox_->home(), sandbox_->file(QStringLiteral("worker")).toStdString());
        QVERIFY(!bench_->prices().book().find(offer.id));
        RunSpec base = spec();
        base.price.offer = offer.id;
        std::optional<Result<QString>> added;
        bench_->queue().add({"seeds", base, {{"seed", {1, 2}}}}, TargetKind::Worker, RunQueue::Place::Last,
                            [&added](const Result<QString>& done) { added = done; });
        QTRY_VERIFY(added.has_value());
        QVERIFY(added->ok());
        QTRY_COMPARE(begun().size(), 1);
        const auto run = RunDirectory::open(bench_->folderOf(begun().front()));
        QVERIFY(run.ok());
        QCOMPARE(run->offer().id, offer.id);
        QCOMPARE(run->offer().pricePerHour->text(), std::string("0.75"));
    }

    void aHundredFoldersAreMadeWithProgress() {
        bench_->queue().setPaused(true);
        QSignalSpy making(&bench_->queue(), &RunQueue::making);
        bench_->queue().add({"many", spec(), {{"seed", *sweepValues(*findField("seed"), "1..100")}}},
                            TargetKind::Worker, RunQueue::Place::Last);
        QTRY_COMPARE(states(QueuedState::Waiting), 100);
        QCOMPARE(making.size(), 100);
        QCOMPARE(making.last().at(0).toInt(), 100);
        QCOMPARE(making.last().at(1).toInt(), 100);
    }

private:
    static RunSpec spec() {
        RunSpec spec;
        spec.data.source = "synthetic";
        spec.optimizer.globalBatch = 32;
        return spec;
    }
    void open() {
        bench_ = std::make_unique<Workbench>(sandbox_->home(), sandbox_->file(QStringLiteral("worker")).toStdString());
        QSignalSpy loaded(&bench_->queue(), &RunQueue::campaignsChanged);
        QVERIFY(loaded.wait(test::kPatience));
    }
    /// Batches 32, 64, 128 ...
    QString add(int runs, const char* budget = "") {
        SweepAxis axis{"optimizer.global_batch", {}};
        for (int i = 0; i < runs; ++i) axis.values.emplace_back(std::int64_t{32} << i);
        QString id;
        bench_->queue().add({"batches", spec(), {axis}, false, budget}, TargetKind::Worker, RunQueue::Place::Last,
                            [&id](const Result<QString>& added) {
                                if (added) id = *added;
                            });
        [&id] { QTRY_VERIFY(!id.isEmpty()); }();
        return id;
    }
    QStringList ids() const {
        QStringList all;
        for (const RunQueue::Entry& entry : bench_->queue().entries()) all.append(entry.id);
        return all;
    }
    int states(QueuedState state) {
        const auto& entries = bench_->queue().entries();
        return static_cast<int>(
            std::ranges::count_if(entries, [state](const RunQueue::Entry& e) { return e.run.state == state; }));
    }
    void touch(const char* name) const {
        QFile(QString::fromStdString(sandbox_->home()) + QLatin1Char('/') + QLatin1String(name))
            .open(QIODevice::WriteOnly);
    }
    QStringList begun() const {
        QFile file(QString::fromStdString(sandbox_->home() + "/begun"));
        if (!file.open(QIODevice::ReadOnly)) return {};
        return QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    }

    std::unique_ptr<test::SettingsSandbox> sandbox_;
    std::unique_ptr<Workbench> bench_;
};

QTEST_MAIN(QueueBridgeTest)
#include "queue_bridge_test.moc"
