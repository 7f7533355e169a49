// What the inspector shows about where a run ran and what it is priced at.
#include <QFrame>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "core/base/files.h"
#include "core/catalogue/catalogue.h"
#include "core/events/codec.h"
#include "tests/support/exit_record.h"
#include "tests/support/patience.h"
#include "tests/ui/support/clipping.h"
#include "tests/ui/support/told_run.h"
#include "ui/format/formatter.h"
#include "ui/format/language.h"
#include "ui/pages/parts/chip_field.h"
#include "ui/pages/runs/run_inspector.h"
#include "ui/theme/theme.h"

using namespace epochal;
using namespace epochal::ui;

class RunInspectorTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        Formatter::setCurrent(QLocale(QLocale::English, QLocale::UnitedStates));
        Theme::instance().setChoice(ThemeChoice::Light);
    }

    void moneyOfAnotherMachineIsAWhatIf_data() {
        QTest::addColumn<bool>("elsewhere");
        QTest::newRow("on its offer's machine") << false;
        QTest::newRow("on a processor, at the price of a V100") << true;
    }
    void moneyOfAnotherMachineIsAWhatIf() {
        QFETCH(bool, elsewhere);
        test::ToldRun told;
        told.id = "20261120-184000-0000000a";
        told.machine.cpu = "Xeon";
        if (!elsewhere) told.machine.accelerators = {{"Tesla V100-SXM2-16GB", 16'945'512'448, "550"}};
        told.offer = test::toldOffer("AWS", "p3.2xlarge", "3.60");
        told.offer.accelerator = "V100";
        told.offer.count = 1;
        told.epochs = {{90, 10, .5}};
        QTemporaryDir home;
        const auto written = test::writeTold(home.path().toStdString(), told);
        QVERIFY(written);
        RunInspector inspector;
        inspector.show(rowOf(*written, test::recordOf(told).figures()), written->path());
        const auto says = [&](const char* text) {
            const auto labels = inspector.findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(),
                               [&](const QLabel* label) { return label->text().startsWith(QString::fromUtf8(text)); });
        };
        QTRY_VERIFY(says("Billing quantum"));  // the folder has been read
        QVERIFY(says("Ran on") && says(elsewhere ? "CPU" : "Tesla V100"));
        QCOMPARE(says("What-if"), elsewhere);
        QCOMPARE(says("Cost, what-if"), elsewhere);
        QVERIFY(says("1\u00a0s") && !says("1.0\u00a0s"));  // the quantum is an exact whole number
        QVERIFY(says("Preparation") && says("not counted"));
    }

    /// The steps of a told run wait for nothing; a run that was not measured says nothing.
    void saysWhatTheStepsAreBoundBy() {
        QTemporaryDir home;
        RunInspector inspector;
        test::ToldRun told;
        told.offer = test::toldOffer("AWS", "p3.2xlarge", "3.60");
        const auto show = [&](const char* id) {
            told.id = id;
            const auto written = test::writeTold(home.path().toStdString(), told);
            QVERIFY(written);
            inspector.show(rowOf(*written, test::recordOf(told).figures()), written->path());
        };
        const auto says = [&](const QString& text) {
            const auto labels = inspector.findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(),
                               [&](const QLabel* label) { return label->text() == text; });
        };
        told.epochs = {{90, 10, .5}};
        show("20261120-184000-0000000c");
        QTRY_VERIFY(says(QStringLiteral("Step bound by")) && says(QStringLiteral("computing")));
        told.epochs = {};
        show("20261120-184000-0000000d");
        QTRY_VERIFY(says(QStringLiteral("Preparation")));  // the folder has been read
        QVERIFY(!says(QStringLiteral("Step bound by")));
    }

    /// As in every other chart: what the dashed line is, and that the axis does not start at zero.
    void theCurveSaysItsTargetAndWhereItsAxisStarts() {
        RunInspector inspector;
        RunRow row;
        row.id = "20261120-184000-0000000f";
        row.target = 91;
        row.curve = {.81F, .85F, .92F};
        row.epochsDone = 3;
        QTemporaryDir home;
        inspector.show(row, home.path().toStdString());
        const auto* caption = inspector.findChild<QLabel*>(QStringLiteral("inspectorCurve"));
        QCOMPARE(caption->text(), QStringLiteral("Validation top-1 by epoch, in percent\n"
                                                 "dashed: target 91% · axis starts at 80"));
        row.target = 0;
        row.curve = {.0F, .85F, .92F};
        inspector.show(row, home.path().toStdString());
        QCOMPARE(caption->text(), QStringLiteral("Validation top-1 by epoch, in percent"));
    }

    /// The cause, what to fall back on, and buttons that name what they change.
    void aFailedRunBeginsWithItsRemedies() {
        test::ToldRun told;
        told.id = "20261120-184000-0000000b";
        told.spec.optimizer.learningRate = 1.6;
        told.spec.schedule.warmupEpochs = 0;
        told.spec.stop.epochs = 100;
        told.offer = test::toldOffer("AWS", "p3.2xlarge", "3.60");
        told.epochs = {{90, 10, .5}};
        const Error why{ErrorKind::Diverged, {"The loss is not a number", {}}, {}, {"Lower the learning rate", {}}};
        told.exit = ExitRecord{1, 1, RunState::Failed, {}, why, 0, 0};
        QTemporaryDir home;
        const auto written = test::writeTold(home.path().toStdString(), told);
        QVERIFY(written);
        RunRow row = rowOf(*written, test::recordOf(told).figures());
        row.state = RunState::Failed;
        row.reason.reset();
        RunInspector inspector;
        inspector.show(row, written->path());
        inspector.setVisible(true);
        const auto remedies = [&] { return inspector.findChildren<QPushButton*>(QStringLiteral("inspectorRemedy")); };
        QTRY_COMPARE(remedies().size(), 2);
        QCOMPARE(remedies()[0]->text(), QStringLiteral("Clone with learning rate 0.8"));
        QVERIFY(remedies()[1]->text().contains(QLatin1Char('5')));
        QSignalSpy asked(&inspector, &RunInspector::fieldRequested);
        remedies()[0]->click();
        QCOMPARE(asked.value(0).value(0).toString(), QString::fromStdString(told.id));
        QCOMPARE(asked.value(0).value(1).toString(), QStringLiteral("optimizer.learning_rate=0.8"));
        const auto labels = inspector.findChild<QFrame*>(QStringLiteral("inspectorTrouble"))->findChildren<QLabel*>();
        QCOMPARE(labels.value(0)->text(), QStringLiteral("The loss is not a number"));
        QVERIFY(labels.value(1)->text().contains(QStringLiteral("There is no sound checkpoint")));
        // A run that ended well has none of this.
        row.id = "another";
        row.state = RunState::Finished;
        inspector.show(row, written->path());
        QVERIFY(!inspector.findChild<QFrame*>(QStringLiteral("inspectorTrouble"))->isVisible());
    }

    void weightsCanBeExportedOnceThereIsABestCheckpoint() {
        test::ToldRun told;
        told.id = "20261120-184000-0000000e";
        told.offer = test::toldOffer("AWS", "p3.2xlarge", "3.60");
        told.epochs = {{90, 10, .5}};
        QTemporaryDir home;
        const auto written = test::writeTold(home.path().toStdString(), told);
        QVERIFY(written);
        const RunRow row = rowOf(*written, test::recordOf(told).figures());
        RunInspector inspector;
        inspector.show(row, written->path());
        const auto* files = inspector.findChild<QTableWidget*>(QStringLiteral("runFiles"));
        auto* weights = inspector.findChild<QPushButton*>(QStringLiteral("runWeights"));
        QTRY_VERIFY(files->rowCount() > 0);
        QVERIFY(weights->isHidden());
        QVERIFY(makeFolder(written->checkpoints()));
        QVERIFY(writeAtomically(written->checkpoints() / "best.ckpt", "checkpoint"));
        RunInspector again;
        again.show(row, written->path());
        weights = again.findChild<QPushButton*>(QStringLiteral("runWeights"));
        QTRY_VERIFY(!weights->isHidden());
        QSignalSpy asked(&again, &RunInspector::weightsRequested);
        weights->click();
        QCOMPARE(asked.value(0).value(0).toString(), QString::fromStdString(told.id));
    }

    /// What its stop has written is read then, and once.
    void aRunThatEndsWhileSelectedIsReadAgain() {
        test::ToldRun told;
        told.id = "20261120-184000-0000000c";
        told.offer = test::toldOffer("AWS", "p3.2xlarge", "3.60");
        told.epochs = {{90, 10, .5}};
        told.exit.reset();
        QTemporaryDir home;
        const auto written = test::writeTold(home.path().toStdString(), told);
        QVERIFY(written);
        RunRow row = rowOf(*written, test::recordOf(told).figures());
        row.state = RunState::Running;
        row.reason.reset();
        RunInspector inspector;
        inspector.show(row, written->path());
        inspector.setVisible(true);
        QTRY_VERIFY(std::ranges::any_of(inspector.findChildren<QLabel*>(), [](const QLabel* label) {
            return label->text().startsWith(QStringLiteral("Billing quantum"));
        }));
        const auto* trouble = inspector.findChild<QFrame*>(QStringLiteral("inspectorTrouble"));
        QVERIFY(!trouble->isVisible());

        const Path file = Path("checkpoints") / "epoch-1.pt";
        QVERIFY(writeAtomically(written->path() / file, "weights"));
        std::string log;
        std::vector<Event> events = test::eventsOf(told);
        events.push_back(events.back());
        ++events.back().sequence;
        events.back().body = CheckpointSaved{1, 1, file.string(), 7, 0, "stop"};
        for (const Event& event : events) log += encode(event);
        QVERIFY(writeAtomically(written->events(), log));
        const Error why{ErrorKind::Disk, {"The disk is full", {}}, {}, {"Free some space", {}}};
        QVERIFY(test::writeExit(*written, {1, 1, RunState::Failed, {}, why, 0, 0}));
        row.state = RunState::Failed;
        inspector.show(row, written->path());
        const auto says = [&](int label) { return trouble->findChildren<QLabel*>().value(label)->text(); };
        QVERIFY(!says(1).contains(QStringLiteral("There is no sound checkpoint")));  // not known before it is read
        QTRY_VERIFY(says(1).contains(QStringLiteral("The checkpoint of epoch 1 is sound")));
        QCOMPARE(says(0), QStringLiteral("The disk is full"));

        // The next listing leaves the buttons alone.
        const auto remedies = [&] { return inspector.findChildren<QPushButton*>(QStringLiteral("inspectorRemedy")); };
        const QList<QPushButton*> offered = remedies();
        QVERIFY(!offered.isEmpty());
        row.activeSeconds += 1;
        inspector.show(row, written->path());
        QCOMPARE(remedies(), offered);
        QVERIFY(offered.front()->isVisible() && !offered.front()->text().isEmpty());
    }

    /// A process that is killed writes no end; that of the attempt before says nothing of it.
    void theErrorOfAnEarlierAttemptIsNotShown() {
        test::ToldRun told;
        told.id = "20261120-184000-0000000d";
        told.offer = test::toldOffer("AWS", "p3.2xlarge", "3.60");
        told.epochs = {{90, 10, .5}};
        const Error why{ErrorKind::Disk, {"The disk is full", {}}, {}, {"Free some space", {}}};
        told.exit = ExitRecord{1, 1, RunState::Failed, {}, why, 0, 0};
        QTemporaryDir home;
        const auto written = test::writeTold(home.path().toStdString(), told);
        QVERIFY(written);
        std::string log;
        std::vector<Event> events = test::eventsOf(told);
        Event again = events.front();
        again.attempt = 2;
        events.push_back(again);
        for (const Event& event : events) log += encode(event);
        QVERIFY(writeAtomically(written->events(), log));
        RunRow row = rowOf(*written, test::recordOf(told).figures());
        row.state = RunState::Interrupted;
        row.reason.reset();
        row.message.clear();
        RunInspector inspector;
        inspector.show(row, written->path());
        inspector.setVisible(true);
        const auto* trouble = inspector.findChild<QFrame*>(QStringLiteral("inspectorTrouble"));
        const auto says = [&](int label) { return trouble->findChildren<QLabel*>().value(label)->text(); };
        QTRY_VERIFY(says(1).contains(QStringLiteral("There is no sound checkpoint")));  // the folder has been read
        QCOMPARE(says(0), QStringLiteral("Interrupted"));
        QVERIFY(!says(1).contains(QStringLiteral("Free some space")));
    }

    /// A run can disappear, deleted by another process, while a tag is typed: the tag is the run's.
    void aTagBeingTypedIsOfTheRunThatWasShown() {
        test::ToldRun told;
        told.id = "20261120-184000-0000000d";
        told.offer = test::toldOffer("AWS", "p3.2xlarge", "3.60");
        told.epochs = {{90, 10, .5}};
        QTemporaryDir home;
        const auto written = test::writeTold(home.path().toStdString(), told);
        QVERIFY(written);
        RunInspector inspector;
        inspector.show(rowOf(*written, test::recordOf(told).figures()), written->path());
        inspector.setVisible(true);
        QVERIFY(QTest::qWaitForWindowActive(&inspector));
        QSignalSpy edited(&inspector, &RunInspector::tagsEdited);
        auto* line = inspector.findChild<ChipField*>(QStringLiteral("inspectorTags"))->line();
        line->setFocus();
        QTest::keyClicks(line, QStringLiteral("paper"));
        inspector.clear({});
        QCOMPARE(edited.count(), 1);
        QCOMPARE(edited.value(0).value(0).toString(), QString::fromStdString(told.id));
        QCOMPARE(edited.value(0).value(1).toStringList(), QStringList{QStringLiteral("paper")});
    }

    /// All settings of the run are under Configuration, with those that differ from the defaults in bold; its files
    /// are under Files.
    void settingsAndFilesHaveTheirTabs() {
        test::ToldRun told;
        told.id = "20261120-184000-0000000e";
        told.spec.optimizer.learningRate = 1.625;
        told.offer = test::toldOffer("AWS", "p3.2xlarge", "3.60");
        told.epochs = {{90, 10, .5}};
        QTemporaryDir home;
        const auto written = test::writeTold(home.path().toStdString(), told);
        QVERIFY(written);
        QVERIFY(writeAtomically(written->checkpoints() / "epoch-1.pt", std::string(3000, 'w')));
        RunInspector inspector;
        inspector.show(rowOf(*written, test::recordOf(told).figures()), written->path(), RowLook{2, Marker::Square});
        inspector.setVisible(true);
        QVERIFY(inspector.findChild<QLabel*>(QStringLiteral("inspectorMark"))->isVisible());
        auto* tabs = inspector.findChild<QTabWidget*>();
        QCOMPARE(tabs->currentIndex(), 0);

        tabs->setCurrentIndex(1);
        const auto* settings = inspector.findChild<QWidget*>(QStringLiteral("inspectorSettings"));
        const auto shows = [&](const char* text) {
            for (QLabel* label : settings->findChildren<QLabel*>())
                if (label->isVisible() && label->text() == QString::fromUtf8(text)) return label;
            return static_cast<QLabel*>(nullptr);
        };
        QTRY_VERIFY(shows("1.625"));
        QVERIFY(shows("1.625")->font().bold());
        QVERIFY(shows("Momentum") && shows("0.9") && !shows("0.9")->font().bold());
        inspector.resize(inspector.minimumWidth(), 800);
        for (const char* language : {"ru", "es", "en"}) {
            Language::apply(QLatin1String(language));
            const QStringList faults = test::lastingClips(inspector);
            QVERIFY2(faults.isEmpty(),
                     qPrintable(QLatin1String(language) + QStringLiteral(": ") + faults.join(QStringLiteral("; "))));
        }

        tabs->setCurrentIndex(2);
        auto* files = inspector.findChild<QTableWidget*>();
        const auto rowOfFile = [&](const char* name) {
            const auto found = files->findItems(QLatin1String(name), Qt::MatchExactly);
            return found.isEmpty() ? -1 : found.front()->row();
        };
        QTRY_VERIFY(rowOfFile("checkpoints/epoch-1.pt") >= 0);
        QVERIFY(rowOfFile("spec.json") >= 0 && rowOfFile("events.jsonl") >= 0);
        QCOMPARE(files->item(rowOfFile("checkpoints/epoch-1.pt"), 1)->text(), Formatter::current().bytes(3000));
        QSignalSpy opened(&inspector, &RunInspector::fileRequested);
        files->setCurrentCell(rowOfFile("spec.json"), 0);
        QTest::keyClick(files, Qt::Key_Return);
        QCOMPARE(opened.value(0).value(0).toString(), QString::fromStdString((written->path() / "spec.json").string()));
    }
};

QTEST_MAIN(RunInspectorTest)
#include "run_inspector_test.moc"
