#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>
#include <limits>

#include "tests/support/patience.h"
#include "ui/format/formatter.h"
#include "ui/pages/runs/run_columns.h"
#include "ui/pages/runs/runs_model.h"
#include "ui/tables/table_setup.h"

using namespace epochal;
using namespace epochal::ui;

namespace {

RunRow row(const std::string& id, std::int64_t number) {
    RunRow made;
    made.id = id;
    made.number = number;
    made.name = "run-" + id;
    made.state = RunState::Finished;
    made.reason = StopReason::Target;
    made.architecture = "resnet8";
    made.data = "fashion-mnist";
    made.devices = "1 × L4";
    made.currency = "USD";
    made.pricePerHour = 0.8;
    made.priceDate = "2025-11-09";
    made.cost = 1.5;
    made.best = made.bestTop1 = 0.9286;
    made.epochsDone = made.epochsAsked = 5;
    made.imagesPerSecond = 13080.4;
    made.curve = {0.8f, std::numeric_limits<float>::quiet_NaN(), 0.9286f};
    return made;
}

QString cell(const RunsModel& model, int line, RunColumn column, int role = Qt::DisplayRole) {
    return model.index(line, static_cast<int>(column)).data(role).toString();
}

}  // namespace

class RunsModelTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { Formatter::setCurrent(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void namesDevicesWithoutTheirMaker() {
        RunsModel model;
        for (const auto& [whole, called] :
             {std::pair("4 × NVIDIA GeForce RTX 4090", "4 × RTX 4090"), std::pair("NVIDIA L4", "L4"),
              std::pair("NVIDIA A100-SXM4-80GB", "A100-SXM4-80GB"),
              std::pair("AMD EPYC 9354 32-Core Processor", "EPYC 9354"),
              std::pair("Intel(R) Xeon(R) Gold 6338 CPU @ 2.00GHz", "Xeon Gold 6338")}) {
            RunRow one = row("a", 1);
            one.devices = whole;
            model.setRows({one});
            QCOMPARE(cell(model, 0, RunColumn::Devices), QString::fromUtf8(called));
            QCOMPARE(cell(model, 0, RunColumn::Devices, Qt::ToolTipRole), QString::fromUtf8(whole));
        }
        // Before a run has chosen its devices, the field's own word.
        RunRow chosenLater = row("a", 1);
        chosenLater.devices = "auto";
        model.setRows({chosenLater});
        QCOMPARE(cell(model, 0, RunColumn::Devices), QStringLiteral("Auto"));
    }

    void writesFigures() {
        RunsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRows({row("a", 1), row("b", 2)});
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.columnCount(), static_cast<int>(kRunColumns));
        QCOMPARE(cell(model, 0, RunColumn::Best), QStringLiteral("92.86"));
        QCOMPARE(cell(model, 0, RunColumn::ImagesPerSecond), QStringLiteral("13,080"));
        QCOMPARE(cell(model, 0, RunColumn::Cost), QStringLiteral("1.50"));
        QCOMPARE(cell(model, 0, RunColumn::CostToTarget), QString(QChar(0x2013)));
        QCOMPARE(cell(model, 0, RunColumn::State), QStringLiteral("Trained"));
        QVERIFY(cell(model, 0, RunColumn::Curve).isEmpty());
        QCOMPARE(model.headerData(static_cast<int>(RunColumn::Cost), Qt::Horizontal, Qt::DisplayRole).toString(),
                 QStringLiteral("Cost\nUSD"));
    }

    /// A long title over short figures: it is broken, and the unit follows it.
    void longTitlesTakeTwoLines() {
        RunsModel model;
        model.setRows({row("a", 1)});
        QCOMPARE(
            model.headerData(static_cast<int>(RunColumn::CostToTarget), Qt::Horizontal, Qt::DisplayRole).toString(),
            headLines(QStringLiteral("Cost to target"), QStringLiteral("USD")));
        QCOMPARE(headLines(QStringLiteral("Coste hasta el objetivo"), QStringLiteral("USD")),
                 QStringLiteral("Coste hasta el\nobjetivo, USD"));
        QCOMPARE(headLines(QStringLiteral("Coste"), QStringLiteral("USD")), QStringLiteral("Coste\nUSD"));
    }

    void saysTheCurrencyInTheCellWhereRowsDiffer() {
        RunsModel model;
        RunRow euro = row("b", 2);
        euro.currency = "EUR";
        model.setRows({row("a", 1), euro});
        QCOMPARE(model.headerData(static_cast<int>(RunColumn::Cost), Qt::Horizontal, Qt::DisplayRole).toString(),
                 QStringLiteral("Cost"));
        QVERIFY(cell(model, 1, RunColumn::Cost).endsWith(QStringLiteral("EUR")));
    }

    void keepsPeoplesWordsWhenFiguresAreRenewed() {
        RunsModel model;
        RunRow first = row("a", 7);
        first.tags = {"keep"};
        first.note = "mine";
        model.setRows({first});
        RunRow fresh = row("a", 0);
        fresh.best = 0.95;
        model.refresh(fresh);
        QCOMPARE(model.at(0)->number, 7);
        QCOMPARE(model.at(0)->note, std::string("mine"));
        QCOMPARE(model.at(0)->tags, std::vector<std::string>{"keep"});
        QCOMPARE(cell(model, 0, RunColumn::Best), QStringLiteral("95.00"));
    }

    void keepsTheSelectionWhenTheSameRunsAreListed() {
        RunsModel model;
        model.setRows({row("a", 1), row("b", 2)});
        QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
        model.setRows({row("a", 1), row("b", 2)});
        QCOMPARE(resets.count(), 0);
        model.setRows({row("b", 2)});
        QCOMPARE(resets.count(), 1);
    }

    void hidesWhatGoesToTheTrash() {
        RunsModel model;
        model.setRows({row("a", 1), row("b", 2)});
        model.setHidden({QStringLiteral("a")});
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.rowOfId(QStringLiteral("a")), -1);
        model.setHidden({});
        QCOMPARE(model.rowCount(), 2);
    }

    /// Marks need room before the names only while a run that has one is listed.
    void onlyListedRunsHaveMarks() {
        RunsModel model;
        model.setRows({row("a", 1), row("b", 2)});
        QVERIFY(!model.hasMarks());
        model.setLooks({{QStringLiteral("elsewhere"), RowLook()}});
        QVERIFY(!model.hasMarks());
        model.setLooks({{QStringLiteral("a"), RowLook()}});
        QVERIFY(model.hasMarks());
        model.setRows({row("b", 2)});
        QVERIFY(!model.hasMarks());
        model.setRows({row("a", 1), row("b", 2)});
        QVERIFY(model.hasMarks());
        model.setHidden({QStringLiteral("a")});
        QVERIFY(!model.hasMarks());
    }

    void groupsStandClosedWithMeanAndSpread() {
        RunsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        RunRow a = row("a", 1), b = row("b", 2), c = row("c", 3);
        a.seedGroup = b.seedGroup = "same";
        c.seedGroup = "other";
        a.best = 0.92, b.best = 0.94;
        a.cost = 1, b.cost = 2;
        b.devices = "2 × L4";
        model.setOrder(RunColumn::Best, true);
        model.setRows({a, b, c});
        model.setGrouping(GroupBy::Seeds);
        // One group of two, and the run without another seed.
        QCOMPARE(model.rowCount(), 2);
        QVERIFY(cell(model, 0, RunColumn::Name).startsWith(QStringLiteral("run-a (2 run")));
        // 92 and 94: mean 93, sample deviation sqrt(2) = 1.41; 1 and 2: 1.5 and sqrt(0.5) = 0.71.
        QCOMPARE(cell(model, 0, RunColumn::Best).simplified(), QStringLiteral("93.00 ± 1.41"));
        QCOMPARE(cell(model, 0, RunColumn::Cost).simplified(), QStringLiteral("1.50 ± 0.71"));
        QCOMPARE(cell(model, 0, RunColumn::Devices), QStringLiteral("several"));
        QVERIFY(cell(model, 0, RunColumn::Best, Qt::ToolTipRole).contains(QStringLiteral("n = 2")));
        QCOMPARE(cell(model, 1, RunColumn::Name), QStringLiteral("run-c"));
        QCOMPARE(model.rowOfId(QStringLiteral("a")), -1);
        QVERIFY(model.find(QStringLiteral("a")));
        QCOMPARE(model.index(0, 0).data(RunsModel::IdsRole).toStringList(),
                 (QStringList{QStringLiteral("a"), QStringLiteral("b")}));
        QVERIFY(model.toggle(0));
        QCOMPARE(model.rowCount(), 4);
        QCOMPARE(model.rowOfId(QStringLiteral("b")), 2);
        QCOMPARE(model.index(2, 0).data(RunsModel::LevelRole).toInt(), 1);
        QVERIFY(!model.toggle(1));
        // Open groups stay open when the rows are listed again.
        model.setRows({a, b, c});
        QCOMPARE(model.rowCount(), 4);
        QVERIFY(model.setOpen(0, false));
        QCOMPARE(model.rowCount(), 2);
        model.setGrouping(GroupBy::None);
        QCOMPARE(model.rowCount(), 3);
    }

    /// Small costs must not read "0.00 ± 0.00", nor may 60 and 88 % on two data sets be averaged into one accuracy.
    void groupsOfSmallCostsAndSeveralDataSets() {
        RunsModel model;
        RunRow a = row("a", 1), b = row("b", 2);
        a.provider = b.provider = "AWS";
        a.cost = 0.000031, b.cost = 0.000037;
        a.best = 0.60, b.best = 0.88;
        a.task = "fashion-mnist 60000/10000", b.task = "synthetic 100/10";
        model.setRows({a, b});
        model.setGrouping(GroupBy::Seeds);
        // Mean 0.000034, sample deviation 0.000006 / sqrt(2) = 0.0000042.
        QCOMPARE(cell(model, 0, RunColumn::Cost).simplified(), QStringLiteral("0.000034 ± 0.000004"));
        QCOMPARE(cell(model, 0, RunColumn::Best), QString(QChar(0x2013)));
        QVERIFY(!cell(model, 0, RunColumn::Best, Qt::ToolTipRole).isEmpty());
        b.task = a.task;
        model.setRows({a, b});
        QVERIFY(cell(model, 0, RunColumn::Best).startsWith(QStringLiteral("74.00")));
    }

    /// Where there is room for a few only, the states of most runs are seen.
    void theStateOfMostRunsComesFirst() {
        RunsModel model;
        RunRow a = row("a", 1), b = row("b", 2), c = row("c", 3);
        for (RunRow* failed : {&b, &c}) {
            failed->state = RunState::Failed;
            failed->reason.reset();
        }
        model.setRows({a, b, c});
        model.setGrouping(GroupBy::Model);
        QCOMPARE(cell(model, 0, RunColumn::State, Qt::AccessibleTextRole), QStringLiteral("2 failed, 1 trained"));
    }

    /// Only repetitions of one setting have a mean; what several settings cost adds up.
    void aGroupOfSeveralSettingsHasASumAndNoMean() {
        RunsModel model;
        RunRow a = row("a", 1), b = row("b", 2), c = row("c", 3);
        a.seedGroup = "one", b.seedGroup = c.seedGroup = "two";
        a.cost = 1.25, b.cost = 2, c.cost = 0.15;
        b.state = RunState::Failed;
        b.reason.reset();
        model.setRows({a, b, c});
        model.setGrouping(GroupBy::Model);
        QCOMPARE(cell(model, 0, RunColumn::Cost).simplified(), QString(QChar(0x03a3)) + QStringLiteral(" 3.40"));
        QCOMPARE(cell(model, 0, RunColumn::Best), QString(QChar(0x2013)));
        QVERIFY(cell(model, 0, RunColumn::Best, Qt::ToolTipRole).startsWith(QStringLiteral("2 configuration")));
        QCOMPARE(cell(model, 0, RunColumn::State, Qt::AccessibleTextRole), QStringLiteral("2 trained, 1 failed"));
        const auto icon = [&] { return model.index(0, static_cast<int>(RunColumn::State)).data(Qt::DecorationRole); };
        QVERIFY(!icon().isValid());
        model.setRows({a});  // one state: as a run shows it
        QCOMPARE(cell(model, 0, RunColumn::State), QStringLiteral("Trained"));
        QVERIFY(!icon().value<QIcon>().isNull());
        a.imagesPerSecond = 40.9;
        model.setRows({a});
        QVERIFY(model.setOpen(0, true));
        QCOMPARE(cell(model, 0, RunColumn::ImagesPerSecond), cell(model, 1, RunColumn::ImagesPerSecond));
        QVERIFY(model.setOpen(0, false));
        b.data = "cifar10";
        model.setRows({a, b, c});
        QVERIFY(RunColumns::noMean(*model.groupAt(0)).startsWith(QStringLiteral("2 data set")));
        b.seedGroup = c.seedGroup = "one";
        b.data = a.data;
        model.setRows({a, b, c});
        QVERIFY(RunColumns::noMean(*model.groupAt(0)).isEmpty());
        QVERIFY(cell(model, 0, RunColumn::Best).startsWith(QStringLiteral("92.86")));
    }

    void anUnreadableRunHasNoFigures() {
        RunsModel model;
        RunRow bad;
        bad.id = bad.name = "20261121-141032-00000001";
        bad.state = RunState::Unreadable;
        model.setRows({bad});
        QCOMPARE(cell(model, 0, RunColumn::State), QStringLiteral("Unreadable"));
        for (const RunColumn column : {RunColumn::GlobalBatch, RunColumn::Epochs, RunColumn::Seed, RunColumn::Replicas,
                                       RunColumn::Cost, RunColumn::Best, RunColumn::ImagesPerSecond})
            QCOMPARE(cell(model, 0, column), QString(QChar(0x2013)));
    }

    void groupsWithoutAWordHaveOne() {
        RunsModel model;
        model.setRows({row("a", 1)});
        model.setGrouping(GroupBy::Campaign);
        QVERIFY(cell(model, 0, RunColumn::Name).startsWith(QStringLiteral("Launched individually (1 run")));
        model.setGrouping(GroupBy::Model);
        QVERIFY(cell(model, 0, RunColumn::Name).startsWith(QStringLiteral("ResNet-8 (1 run")));
    }

    void asksForSortingInsteadOfSorting() {
        RunsModel model;
        model.setRows({row("b", 2), row("a", 1)});
        QSignalSpy asked(&model, &RunsModel::sortRequested);
        model.sort(static_cast<int>(RunColumn::Cost), Qt::DescendingOrder);
        QCOMPARE(asked.count(), 1);
        QCOMPARE(asked[0][1].toBool(), true);
        QCOMPARE(model.at(0)->id, std::string("b"));
    }

    void moneyOfOtherHardwareIsAWhatIf() {
        RunRow one = row("a", 1);
        one.instance = "p3.2xlarge";
        one.whatIf = true;
        RunsModel model;
        model.setRows({row("b", 2), one});
        QVERIFY(!cell(model, 0, RunColumn::Instance).contains(QStringLiteral("what-if")));
        QCOMPARE(cell(model, 1, RunColumn::Instance), QStringLiteral("p3.2xlarge, what-if"));
        QVERIFY(model.index(1, static_cast<int>(RunColumn::Cost))
                    .data(Qt::ToolTipRole)
                    .toString()
                    .contains(QStringLiteral("hardware it did not run on")));
    }

    /// Hidden at first, and in the language's number format.
    void settingsAndLossesAreOffered() {
        RunRow one = row("a", 1), lost = row("b", 2);
        one.learningRate = 0.05;
        one.weightDecay = 0.0005;
        one.bestLoss = 0.2123456;
        lost.state = RunState::Unreadable;
        lost.learningRate = 0.2;
        RunsModel model;
        model.setRows({one, lost});
        QCOMPARE(cell(model, 0, RunColumn::LearningRate), QStringLiteral("0.05"));
        QCOMPARE(cell(model, 0, RunColumn::WeightDecay), QStringLiteral("0.0005"));
        QCOMPARE(cell(model, 0, RunColumn::BestLoss), QStringLiteral("0.2123"));
        QCOMPARE(cell(model, 0, RunColumn::TrainLoss), QString(QChar(0x2013)));
        QCOMPARE(cell(model, 1, RunColumn::LearningRate), QString(QChar(0x2013)));
        for (const RunColumn column : {RunColumn::LearningRate, RunColumn::WeightDecay, RunColumn::BestLoss,
                                       RunColumn::LastLoss, RunColumn::TrainLoss})
            QVERIFY(!RunColumns::shownAtFirst(column) && RunColumns::rightAligned(column));
    }

    /// The header names the measure that all runs have; where they differ, each cell does.
    void bestIsOfTheRunsOwnMeasure() {
        const auto header = [](const RunsModel& model, RunColumn column) {
            return model.headerData(static_cast<int>(column), Qt::Horizontal, Qt::DisplayRole).toString();
        };
        RunRow a = row("a", 1), b = row("b", 2);
        a.measure = b.measure = "loss";
        a.best = 0.3512, b.best = 0.5;
        a.bestEpoch = 3;
        RunsModel model;
        model.setRows({a, b});
        QCOMPARE(header(model, RunColumn::Best).replace(QLatin1Char('\n'), QLatin1Char(' ')),
                 QStringLiteral("Best loss"));
        QVERIFY(header(model, RunColumn::Curve).startsWith(QStringLiteral("Loss curve")));
        QCOMPARE(cell(model, 0, RunColumn::Best), QStringLiteral("0.3512"));
        QCOMPARE(cell(model, 0, RunColumn::Best, Qt::ToolTipRole), QStringLiteral("Best loss: 0.3512 at epoch 3"));
        QVERIFY(model.index(0, static_cast<int>(RunColumn::Curve)).data(RunsModel::FallingRole).toBool());
        b.measure = "top1";
        model.setRows({a, b});
        QCOMPARE(header(model, RunColumn::Best), QStringLiteral("Best"));
        QCOMPARE(cell(model, 0, RunColumn::Best), QStringLiteral("0.3512 loss"));
        QCOMPARE(cell(model, 1, RunColumn::Best).simplified(), QStringLiteral("50.00% top-1"));
        QVERIFY(!model.index(1, static_cast<int>(RunColumn::Curve)).data(RunsModel::FallingRole).toBool());
        model.setRows({b});
        QCOMPARE(header(model, RunColumn::Best), headLines(QStringLiteral("Best top-1"), QStringLiteral("%")));
        // Two seeds of one configuration.
        a.measure = b.measure = "loss";
        a.seedGroup = b.seedGroup = "g";
        a.best = 0.3, b.best = 0.5;  // mean 0.4, sd sqrt(0.02)
        model.setGrouping(GroupBy::Seeds);
        model.setRows({a, b});
        QCOMPARE(cell(model, 0, RunColumn::Best).simplified(), QStringLiteral("0.4000 ± 0.1414"));
    }

    /// Rows of lists come without their curves.
    void curvesAreAskedForWhenTheyAreDrawn() {
        RunRow a = row("a", 1), b = row("b", 2), none = row("c", 3);
        for (RunRow* one : {&a, &b, &none}) one->curve.clear();
        none.best = std::nullopt;
        RunsModel model;
        const auto drawn = [&](int line) {
            return model.index(line, static_cast<int>(RunColumn::Curve))
                .data(RunsModel::CurveRole)
                .value<std::vector<float>>();
        };
        std::vector<std::vector<std::int64_t>> asked;
        connect(&model, &RunsModel::curvesWanted, &model,
                [&](const std::vector<std::int64_t>& numbers) { asked.push_back(numbers); });
        model.setRows({a, b, none});
        QCOMPARE(cell(model, 0, RunColumn::Curve), QString());
        QCOMPARE(cell(model, 2, RunColumn::Curve), QStringLiteral("no curve"));
        for (int frame = 0; frame < 2; ++frame) QVERIFY(drawn(0).empty() && drawn(2).empty());
        QTRY_COMPARE(asked.size(), std::size_t{1});
        QVERIFY(asked[0] == std::vector<std::int64_t>{1});
        QVERIFY(drawn(1).empty());  // asked for with the next question
        QSignalSpy read(&model, &RunsModel::curvesRead);
        model.setCurves({{0.5f, 0.75f}});
        QCOMPARE(read.count(), 1);
        QVERIFY(drawn(0) == (std::vector<float>{0.5f, 0.75f}));
        QVERIFY(model.curveOf(QStringLiteral("a")) == drawn(0));
        QTRY_COMPARE(asked.size(), std::size_t{2});
        QVERIFY(asked[1] == std::vector<std::int64_t>{2});
        model.setCurves({{}});
        const QString id = QStringLiteral("a");
        QVERIFY(!model.awaitsCurve(id) && !model.awaitsCurve(QStringLiteral("c")));
        // A new row of the run: drawn as before until its curve is there.
        model.setRows({a, b, none});
        QVERIFY(drawn(0) == (std::vector<float>{0.5f, 0.75f}));
        QVERIFY(model.awaitsCurve(id));
        QTRY_COMPARE(asked.size(), std::size_t{3});
        model.setCurves({{0.25f}});
        QVERIFY(drawn(0) == std::vector<float>{0.25f});
        QVERIFY(!model.awaitsCurve(id));
        // Another run with its number, as in a catalogue that was rebuilt.
        a.id = "d";
        model.setRows({a, b, none});
        QVERIFY(drawn(0).empty());
    }
};

QTEST_MAIN(RunsModelTest)
#include "runs_model_test.moc"
