// What the inspector shows about where a run ran and what it is priced at.
#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "core/base/files.h"
#include "core/catalogue/catalogue.h"
#include "core/events/codec.h"
#include "tests/support/patience.h"
#include "tests/ui/support/told_run.h"
#include "ui/bridge/background.h"
#include "ui/format/formatter.h"
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
        Background background;
        RunInspector inspector(background);
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
        Background background;
        RunInspector inspector(background);
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
        QVERIFY(labels.value(1)->text().contains(QStringLiteral("No sound checkpoint")));
        // A run that ended well has none of this.
        row.id = "another";
        row.state = RunState::Finished;
        inspector.show(row, written->path());
        QVERIFY(!inspector.findChild<QFrame*>(QStringLiteral("inspectorTrouble"))->isVisible());
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
        Background background;
        RunInspector inspector(background);
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
        QVERIFY(written->writeExit({1, 1, RunState::Failed, {}, why, 0, 0}));
        row.state = RunState::Failed;
        inspector.show(row, written->path());
        const auto says = [&](int label) { return trouble->findChildren<QLabel*>().value(label)->text(); };
        QVERIFY(!says(1).contains(QStringLiteral("No sound checkpoint")));  // not known before it is read
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
        Background background;
        RunInspector inspector(background);
        inspector.show(row, written->path());
        inspector.setVisible(true);
        const auto* trouble = inspector.findChild<QFrame*>(QStringLiteral("inspectorTrouble"));
        const auto says = [&](int label) { return trouble->findChildren<QLabel*>().value(label)->text(); };
        QTRY_VERIFY(says(1).contains(QStringLiteral("No sound checkpoint")));  // the folder has been read
        QCOMPARE(says(0), QStringLiteral("Interrupted"));
        QVERIFY(!says(1).contains(QStringLiteral("Free some space")));
    }
};

QTEST_MAIN(RunInspectorTest)
#include "run_inspector_test.moc"
