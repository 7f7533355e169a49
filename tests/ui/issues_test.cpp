#include <QAbstractItemModelTester>
#include <QTest>

#include "ui/bridge/issues.h"
#include "ui/format/formatter.h"

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
        issues.add(Severity::Error, trouble("The disk is full"), QStringLiteral("run 2"));
        QCOMPARE(issues.rowCount(), 2);
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

    void rowsCanBeTakenOut() {
        Issues issues;
        issues.add(Severity::Error, trouble("first"), QStringLiteral("a"));
        issues.add(Severity::Error, trouble("second"), QStringLiteral("a"));
        issues.remove(0);
        QCOMPARE(issues.rowCount(), 1);
        issues.clear();
        QCOMPARE(issues.rowCount(), 0);
    }
};

QTEST_MAIN(IssuesTest)
#include "issues_test.moc"
