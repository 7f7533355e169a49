#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/patience.h"
#include "tests/ui/support/sample_home.h"
#include "tests/ui/support/settings_sandbox.h"
#include "ui/bridge/workbench.h"
#include "ui/dialogs/try_images_dialog.h"
#include "ui/format/formatter.h"
#include "ui/pages/live/evaluation_panel.h"
#include "ui/pages/live/live_page.h"
#include "ui/pages/live/live_view.h"
#include "ui/pages/live/run_head.h"
#include "ui/pages/parts/remedies.h"
#include "ui/theme/theme.h"

using namespace epochal;
using namespace epochal::ui;
using epochal::test::SampleHome;

class LivePageTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        Theme::instance().setChoice(ThemeChoice::Light);
        sandbox_ = std::make_unique<test::SettingsSandbox>();
    }
    void cleanup() {
        page_.reset();
        bench_.reset();
        sample_.reset();
        sandbox_.reset();
    }

    void withoutARunItSaysWhatToDo() {
        open();
        QVERIFY(page_->findChild<QWidget*>(QStringLiteral("liveEmpty"))->isVisible());
        QVERIFY(!page_->findChild<QComboBox*>(QStringLiteral("liveRun"))->isVisible());
        for (const ActionRow& row : LivePage::about().actions) QVERIFY(!page_->actionAt(row.id)->isEnabled());
        QSignalSpy configure(page_.get(), &LivePage::configureRequested);
        page_->findChild<QPushButton*>(QStringLiteral("liveConfigure"))->click();
        QCOMPARE(configure.count(), 1);
    }

    void aFinishedRunIsReadFromItsFolder() {
        fill();
        open();
        page_->show(SampleHome::id(SampleHome::kTrained));
        QTRY_VERIFY(page_->findChild<LiveView*>()->isVisible());
        QCOMPARE(page_->runId(), SampleHome::id(SampleHome::kTrained));
        QVERIFY(!action("pauseRun")->isEnabled());
        QVERIFY(action("cloneRun")->isEnabled());
        QSignalSpy clone(page_.get(), &LivePage::cloneRequested), report(page_.get(), &LivePage::reportRequested);
        action("cloneRun")->trigger();
        action("reportRun")->trigger();
        QCOMPARE(clone.takeFirst().at(0).toString(), SampleHome::id(SampleHome::kTrained));
        QCOMPARE(report.takeFirst().at(0).value<ReportRequest>().ids,
                 QStringList{SampleHome::id(SampleHome::kTrained)});
    }

    /// The panel takes the third chart's place, a key switches it, and a narrow page shows it only if it is asked to.
    void whatWasConfusedIsBesideTheCharts() {
        fill();
        open();
        page_->show(SampleHome::id(SampleHome::kTrained));
        auto* panel = page_->findChild<EvaluationPanel*>();
        auto* third = page_->findChild<QWidget*>(QStringLiteral("lossChart"));
        QTRY_VERIFY(panel->isVisible());
        QVERIFY(action("showEvaluation")->isChecked() && !third->isVisible());
        QTRY_VERIFY(page_->findChild<QWidget*>(QStringLiteral("confusedPairs"))->isVisible());
        action("showEvaluation")->trigger();
        QVERIFY(!panel->isVisible() && third->isVisible());
        page_->resize(940, 666);
        action("showEvaluation")->trigger();
        QTRY_VERIFY(panel->isVisible());
        page_->show(SampleHome::id(SampleHome::kFailed));
        QTRY_VERIFY(panel->isVisible());
    }
    void imagesCanBeTriedOnceThereIsABestEpoch() {
        fill();
        open();
        QVERIFY(!action("tryImagesLive")->isEnabled());
        page_->show(SampleHome::id(SampleHome::kTrained));
        QTRY_VERIFY(action("tryImagesLive")->isEnabled());
        action("tryImagesLive")->trigger();
        auto* dialog = page_->findChild<TryImagesDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        dialog->reject();
    }

    void aRunInProgressTakesCommandsAndStopAsksOnce() {
        fill();
        open();
        page_->show(SampleHome::id(SampleHome::kRunning));
        QTRY_VERIFY(page_->findChild<LiveView*>()->isVisible());
        QTRY_VERIFY(action("stopRun")->isEnabled());
        action("stopRun")->trigger();
        const auto choices = page_->findChildren<QPushButton*>(QStringLiteral("noticeChoice"));
        QCOMPARE(choices.size(), 2);
        QVERIFY(choices.first()->isVisible());
        const Path commands = bench_->folderOf(page_->runId()) / "commands.jsonl";
        QVERIFY(!readFile(commands).ok() || readFile(commands)->empty());
        choices.first()->setFocus();
        choices.first()->click();
        // The next Enter presses nothing.
        QVERIFY(!qobject_cast<QAbstractButton*>(page_->window()->focusWidget()));
        QTRY_VERIFY(readFile(commands).ok() && readFile(commands)->find("stop") != std::string::npos);
        QVERIFY(!choices.first()->isVisible());
        // The command is shown until the run has ended, even before the run has noticed it.
        QCOMPARE(page_->findChild<StateBadge*>()->text(), QStringLiteral("Stopping"));
    }

    void aFailedRunSaysWhy() {
        fill();
        open();
        page_->show(SampleHome::id(SampleHome::kFailed));
        QTRY_VERIFY(page_->findChild<LiveView*>()->isVisible());
        const auto* text = page_->findChild<QLabel*>(QStringLiteral("noticeText"));
        QVERIFY(text->isVisible());
        // What happened and where, what to do, and when.
        QVERIFY2(text->text().startsWith(QStringLiteral("Failed: The loss is NaN or infinite after step\u00a0782")),
                 qPrintable(text->text()));
        const std::optional<Error> trouble = bench_->runs().trouble(page_->runId());
        QVERIFY(trouble);
        QVERIFY2(text->text().contains(Formatter::current().remedy(*trouble)), qPrintable(text->text()));
        QVERIFY2(text->text().contains(QStringLiteral(". Last event: ")), qPrintable(text->text()));
        // Its loss is not a number, so the way out is half the learning rate or a warm-up, in a copy; to resume would
        // repeat it.
        const auto choices = page_->findChildren<QPushButton*>(QStringLiteral("noticeChoice"));
        QCOMPARE(choices.size(), 2);
        QVERIFY2(choices.first()->text().startsWith(QStringLiteral("Clone with learning rate ")),
                 qPrintable(choices.first()->text()));
        QVERIFY2(choices.last()->text().startsWith(QStringLiteral("Clone with warm-up ")),
                 qPrintable(choices.last()->text()));
        QSignalSpy asked(page_.get(), &LivePage::fieldRequested);
        choices.first()->click();
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.front().at(0).toString(), SampleHome::id(SampleHome::kFailed));
        const QStringList change = asked.front().at(1).toString().split(QLatin1Char('='));
        QCOMPARE(change.value(0), QStringLiteral("optimizer.learning_rate"));
        QCOMPARE(change.value(1).toDouble(),
                 bench_->runs().directory(page_->runId())->spec().optimizer.learningRate / 2);
    }

    /// The remedy of every error is one that its text names, and no run that must fail again is offered to be resumed.
    void everyErrorHasItsRemedy() {
        using enum Remedy::Action;
        const auto remedies = [](ErrorKind kind, const std::string& where = {}, const RunSpec& spec = RunSpec()) {
            return remediesFor(spec, RunState::Failed, {}, Error{kind, {"It failed", {}}, where, {}});
        };
        const Remedy resume{Resume}, folder{Folder};
        using List = std::vector<Remedy>;
        QVERIFY(remedies(ErrorKind::Disk) == (List{resume, folder}));
        QVERIFY(remedies(ErrorKind::Memory) == (List{{Change, "optimizer.global_batch", "64"}, resume}));
        QVERIFY(remedies(ErrorKind::Diverged) == (List{{Change, "optimizer.learning_rate", "0.1"}}));
        QVERIFY(remedies(ErrorKind::Data) == (List{{Change, "data.path"}, resume}));
        QVERIFY(remedies(ErrorKind::Unsupported) == (List{{Change, "devices.kind"}, resume}));
        QVERIFY(remedies(ErrorKind::Spec, "/optimizer/global_batch") == (List{{Change, "optimizer.global_batch"}}));
        QVERIFY(remedies(ErrorKind::Spec, "/nothing").empty());
        QVERIFY(remedies(ErrorKind::Newer).empty());
        QVERIFY(remediesFor(RunSpec(), RunState::Finished, StopReason::Budget, {}) == (List{{Change, "stop.budget"}}));
        QVERIFY(remediesFor(RunSpec(), RunState::Interrupted, {}, {}) == (List{{Resume}}));
        QVERIFY(remediesFor(RunSpec(), RunState::Finished, StopReason::Epochs, {}).empty());
        // Synthetic images have no folder to choose.
        RunSpec synthetic;
        synthetic.data.source = "synthetic";
        QVERIFY(remedies(ErrorKind::Data, {}, synthetic) == (List{resume}));
        // Three replicas cannot share 64 images; a long run without warm-up is offered one.
        RunSpec odd;
        odd.optimizer.globalBatch = 129;
        odd.devices.count = 3;
        QVERIFY(remedies(ErrorKind::Memory, {}, odd) == (List{{Change, "optimizer.global_batch"}, resume}));
        RunSpec steep;
        steep.optimizer.learningRate = 1.6;
        steep.schedule.warmupEpochs = 0;
        steep.stop.epochs = 100;
        const List gentler{{Change, "optimizer.learning_rate", "0.8"}, {Change, "schedule.warmup_epochs", "5"}};
        QVERIFY(remedies(ErrorKind::Diverged, {}, steep) == gentler);
        QCOMPARE(wordsOf(gentler[0], steep), QStringLiteral("Clone with learning rate 0.8"));
        QCOMPARE(gentler[1].assignment(), QStringLiteral("schedule.warmup_epochs=5"));
        QVERIFY(wordsOf({Change, "data.path"}, steep).startsWith(QStringLiteral("Change")));
    }

private:
    void fill() {
        sample_ = std::make_unique<SampleHome>();
        QVERIFY(sample_->fill(sandbox_->home()));
    }
    void open() {
        bench_ = std::make_unique<Workbench>(sandbox_->home(), "/bin/false");
        page_ = std::make_unique<LivePage>(*bench_);
        page_->resize(1192, 666);
        page_->show();
        QVERIFY(QTest::qWaitForWindowExposed(page_.get()));
    }
    [[nodiscard]] QAction* action(const char* name) const { return page_->findChild<QAction*>(QLatin1String(name)); }

    std::unique_ptr<test::SettingsSandbox> sandbox_;
    std::unique_ptr<SampleHome> sample_;
    std::unique_ptr<Workbench> bench_;
    std::unique_ptr<LivePage> page_;
};

QTEST_MAIN(LivePageTest)
#include "live_page_test.moc"
