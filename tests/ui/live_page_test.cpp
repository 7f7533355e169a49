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
#include "ui/format/formatter.h"
#include "ui/pages/live/live_page.h"
#include "ui/pages/live/live_view.h"
#include "ui/pages/live/remedies.h"
#include "ui/pages/live/run_head.h"
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
        for (const QAction* action : page_->runActions()) QVERIFY(!action->isEnabled());
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
        QCOMPARE(report.takeFirst().at(0).toString(), SampleHome::id(SampleHome::kTrained));
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
        choices.first()->click();
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
        QVERIFY2(text->text().startsWith(QStringLiteral("Failed: The loss is NaN or infinite after step 782")),
                 qPrintable(text->text()));
        const std::optional<Error> trouble = bench_->trouble(page_->runId());
        QVERIFY(trouble);
        QVERIFY2(text->text().contains(Formatter::current().remedy(*trouble)), qPrintable(text->text()));
        QVERIFY2(text->text().contains(QStringLiteral(". Last event: ")), qPrintable(text->text()));
        // Its loss is not a number, so the way out is another learning rate, in a copy; to resume would repeat it.
        const auto choices = page_->findChildren<QPushButton*>(QStringLiteral("noticeChoice"));
        QCOMPARE(choices.size(), 1);
        QCOMPARE(choices.first()->text(), QStringLiteral("Change \"Learning rate\"…"));
        QSignalSpy asked(page_.get(), &LivePage::fieldRequested);
        choices.first()->click();
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.front().at(0).toString(), SampleHome::id(SampleHome::kFailed));
        QCOMPARE(asked.front().at(1).toString(), QStringLiteral("optimizer.learning_rate"));
    }

    /// The remedy of every error is one that its text names, and no run that must fail again is offered to be resumed.
    void everyErrorHasItsRemedy() {
        using enum Remedy::Action;
        const auto remedies = [](ErrorKind kind, const std::string& where = {}) {
            Figures figures;
            figures.state = RunState::Failed;
            return remediesFor(RunSpec(), figures, Error{kind, {"It failed", {}}, where, {}});
        };
        const Remedy resume{Resume, {}}, folder{Folder, {}};
        using List = std::vector<Remedy>;
        QVERIFY(remedies(ErrorKind::Disk) == (List{resume, folder}));
        QVERIFY(remedies(ErrorKind::Memory) == (List{{Change, "optimizer.global_batch"}, resume}));
        QVERIFY(remedies(ErrorKind::Diverged) == (List{{Change, "optimizer.learning_rate"}}));
        QVERIFY(remedies(ErrorKind::Data) == (List{{Change, "data.path"}, resume}));
        QVERIFY(remedies(ErrorKind::Unsupported) == (List{{Change, "devices.kind"}, resume}));
        QVERIFY(remedies(ErrorKind::Spec, "/optimizer/global_batch") == (List{{Change, "optimizer.global_batch"}}));
        QVERIFY(remedies(ErrorKind::Spec, "/nothing").empty());
        QVERIFY(remedies(ErrorKind::Newer).empty());
        Figures spent;
        spent.state = RunState::Finished;
        spent.reason = StopReason::Budget;
        QVERIFY(remediesFor(RunSpec(), spent, {}) == (List{{Change, "stop.budget"}}));
        spent.reason = StopReason::Epochs;
        QVERIFY(remediesFor(RunSpec(), spent, {}).empty());
        // Synthetic images have no folder to choose.
        RunSpec synthetic;
        synthetic.data.source = "synthetic";
        Figures failed;
        failed.state = RunState::Failed;
        QVERIFY(remediesFor(synthetic, failed, Error{ErrorKind::Data, {"x", {}}, {}, {}}) == (List{resume}));
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
