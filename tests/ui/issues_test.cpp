#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include "ui/bridge/issues.h"
#include "ui/format/formatter.h"
#include "ui/format/language.h"
#include "ui/shell/issues_dock.h"

using namespace epochal;
using namespace epochal::ui;

namespace {
Error trouble(const char* what) {
    return {ErrorKind::Disk, {what, {}}, "/some/file", {"Free some space", {}}};
}
}  // namespace

class IssuesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { Formatter::setCurrent(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void newestFirstWithRemedy() {
        Issues issues;
        const QAbstractItemModelTester tester(&issues, QAbstractItemModelTester::FailureReportingMode::QtTest);
        issues.add(Severity::Error, trouble("The disk is full"), QStringLiteral("run 1"));
        issues.add(Severity::Warning, trouble("A line is damaged"), QStringLiteral("run 2"));
        QCOMPARE(issues.rowCount(), 2);
        QCOMPARE(issues.index(0, Issues::Source).data(Qt::DisplayRole).toString(), QStringLiteral("run 2"));
        QVERIFY(issues.index(1, Issues::What)
                    .data(Qt::DisplayRole)
                    .toString()
                    .contains(QStringLiteral("The disk is full")));
        QVERIFY(issues.index(1, Issues::Remedy)
                    .data(Qt::DisplayRole)
                    .toString()
                    .contains(QStringLiteral("Free some space")));
    }

    void theSameTroubleCountsUp() {
        Issues issues;
        for (int i = 0; i < 3; ++i) issues.add(Severity::Error, trouble("The disk is full"), QStringLiteral("run 1"));
        QCOMPARE(issues.rowCount(), 1);
        QCOMPARE(issues.all().front().times, 3);
        // A warning is not the same as an error of these words.
        issues.add(Severity::Warning, trouble("The disk is full"), QStringLiteral("run 1"));
        QCOMPARE(issues.rowCount(), 2);
    }

    /// A run's failure has the time at which it failed, not that of the event loop's next turn.
    void anIssueHasTheTimeOfWhatHappened() {
        Issues issues;
        issues.add(Severity::Error, trouble("The disk is full"), QStringLiteral("run 1"), 1'700'000'000'000);
        QCOMPARE(issues.all().front().utcMillis, qint64(1'700'000'000'000));
        issues.add(Severity::Error, trouble("The disk is full"), QStringLiteral("run 1"), 1'700'000'060'000);
        QCOMPARE(issues.all().front().utcMillis, qint64(1'700'000'060'000));
    }

    /// Sixty runs of a campaign with the same warning are one issue: how often, the latest run, and how many others.
    void theSameTroubleOfManyRunsIsOneIssue() {
        Issues issues;
        for (int run = 1; run <= 60; ++run)
            issues.add(Severity::Warning, trouble("Small data set"), QStringLiteral("run %1").arg(run));
        issues.add(Severity::Warning, trouble("Small data set"), QStringLiteral("run 7"));
        QCOMPARE(issues.rowCount(), 1);
        const auto text = [&](int column, int role = Qt::DisplayRole) {
            return issues.index(0, column).data(role).toString();
        };
        QCOMPARE(text(Issues::What), QStringLiteral("Small data set (/some/file) (61 times)"));
        QCOMPARE(text(Issues::Source), QStringLiteral("run 7 and 59 other(s)"));
        QVERIFY(text(Issues::Source, Qt::ToolTipRole).contains(QStringLiteral("run 1\nrun 10\n")));
        issues.remove(0);
        issues.add(Severity::Warning, trouble("Small data set"), QStringLiteral("run 2"));
        QCOMPARE(text(Issues::Source), QStringLiteral("run 2"));
    }

    /// 200 000 notices must not freeze the window: each is found without a search, and the list is bounded.
    void endlessTroubleStaysBounded() {
        Issues issues;
        const auto many = [](std::int64_t i) { return Error{ErrorKind::Internal, {"notice %1", {i}}, "", {}}; };
        constexpr std::int64_t kTroubles = 3 * Issues::kMost;
        for (std::int64_t i = 0; i < kTroubles; ++i) {
            issues.add(Severity::Warning, many(i), QStringLiteral("run"));
            issues.add(Severity::Warning, many(0), QStringLiteral("run"));  // occasionally dropped and added again
        }
        QCOMPARE(issues.rowCount(), Issues::kMost);
        // After removals in the middle, the others are still found.
        issues.remove(10);
        issues.remove(500);
        const Issues::Issue kept = issues.all()[700];
        issues.add(Severity::Warning, kept.error, kept.source);
        QCOMPARE(issues.rowCount(), Issues::kMost - 2);
        QCOMPARE(issues.all()[700].times, kept.times + 1);
    }

    /// A part of the program is named in the language of the moment, unlike a run.
    void partsAreNamedInTheLanguageOfTheMoment() {
        Issues issues;
        issues.add(Severity::Error, trouble("first"), Issues::Part::Catalogue);
        issues.add(Severity::Error, trouble("second"), QStringLiteral("Catalog"));
        issues.add(Severity::Error, trouble("second"), Issues::Part::Prices);
        const auto source = [&](int row, int role = Qt::DisplayRole) {
            return issues.index(row, Issues::Source).data(role).toString();
        };
        QCOMPARE(source(1), QStringLiteral("Catalog"));
        Language::apply(QStringLiteral("ru"));
        issues.retranslate();
        QCOMPARE(source(1), QStringLiteral("Каталог"));
        QCOMPARE(source(0, Qt::ToolTipRole), QStringLiteral("Catalog\nЦены"));
        Language::apply(QStringLiteral("en"));
    }

    void rowsCanBeTakenOut() {
        Issues issues;
        issues.add(Severity::Error, trouble("first"), QStringLiteral("a"));
        issues.add(Severity::Error, trouble("second"), QStringLiteral("a"));
        issues.remove(0);
        QCOMPARE(issues.rowCount(), 1);
        issues.clear();
        QCOMPARE(issues.rowCount(), 0);
    }

    /// Buttons only for what the selected issue names: a folder that exists, a run.
    /// As people would type what they look for, one issue a line.
    void whatIsCopiedHasOrdinarySpaces() {
        Issues issues;
        Error error = trouble("%1 after %2");
        error.what.args = {Throughput{4.2, "USD"}, Duration{236}};
        issues.add(Severity::Error, error, QStringLiteral("a run"));
        IssuesDock dock(issues);
        dock.findChild<QTableView*>(QStringLiteral("issuesTable"))->selectRow(0);
        dock.findChild<QPushButton*>(QStringLiteral("issueCopy"))->click();
        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY2(copied.contains(QStringLiteral("4.20 images/s per USD/h after 3 min 56 s")), qPrintable(copied));
        QCOMPARE(copied.count(QLatin1Char('\n')), 1);
    }

    void theDockOffersWhatAnIssueNames() {
        QTemporaryDir home;
        QFile file(home.filePath(QStringLiteral("labels.idx")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        Issues issues;
        Error inFile = trouble("A line is damaged");
        inFile.where = file.fileName().toStdString() + ":12";
        Error ofRun = trouble("It failed");
        ofRun.where = "/nowhere/runs/20261122-101112-0123abcd/events.jsonl";
        issues.add(Severity::Error, trouble("The disk is full"), QStringLiteral("disk"));
        issues.add(Severity::Error, ofRun, QStringLiteral("a run"));
        issues.add(Severity::Error, inFile, QStringLiteral("data"));
        IssuesDock dock(issues);
        dock.show();
        auto* table = dock.findChild<QTableView*>(QStringLiteral("issuesTable"));
        auto* folder = dock.findChild<QPushButton*>(QStringLiteral("issueFolder"));
        auto* run = dock.findChild<QPushButton*>(QStringLiteral("issueRun"));
        QVERIFY(!folder->isVisible() && !run->isVisible());
        table->selectRow(0);
        QVERIFY(folder->isVisible() && !run->isVisible());
        table->selectRow(1);
        QVERIFY(!folder->isVisible() && run->isVisible());
        QSignalSpy asked(&dock, &IssuesDock::runRequested);
        run->click();
        QCOMPARE(asked.value(0).value(0).toString(), QStringLiteral("20261122-101112-0123abcd"));
        table->selectRow(2);
        QVERIFY(!folder->isVisible() && !run->isVisible());
        table->selectRow(0);
        issues.clear();
        QVERIFY(!folder->isVisible());
    }
};

QTEST_MAIN(IssuesTest)
#include "issues_test.moc"
