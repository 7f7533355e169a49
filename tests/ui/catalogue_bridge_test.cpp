// What the window reports about a damaged catalogue or damaged run folders.
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

#include "tests/support/patience.h"
#include "tests/ui/support/settings_sandbox.h"
#include "tests/ui/support/told_run.h"
#include "ui/bridge/workbench.h"

using namespace epochal;
using namespace epochal::ui;

class CatalogueBridgeTest : public QObject {
    Q_OBJECT

    static Path homeOf(const QTemporaryDir& home) { return home.path().toStdString(); }
    static RunDirectory make(const QTemporaryDir& home, const std::string& id) {
        RunSpec spec;
        spec.name = id;
        Offer offer;
        offer.id = "this-machine";
        offer.kind = PriceKind::Own;
        offer.pricePerHour = *Decimal::parse("0.11");
        offer.date = "2026-11-21";
        return *RunDirectory::create(homeOf(home) / "runs", id, spec, Machine{}, offer);
    }
    static bool says(Workbench& bench, const std::string& words) {
        return std::ranges::any_of(bench.issues().all(), [&](const Issues::Issue& issue) {
            return english(issue.error).find(words) != std::string::npos;
        });
    }
    /// Rows of all runs, by id.
    static RunRows rowsOf(Workbench& bench) {
        std::optional<RunRows> found;
        bench.catalogue().find({"", RunColumn::Name, false, true}, [&](RunRows rows) { found = std::move(rows); });
        (void)test::waitFor([&] { return found.has_value(); });
        return found.value_or(RunRows());
    }

private Q_SLOTS:
    /// They must not vanish at the start under "No issues".
    void damagedFoldersAreIssuesAndRows() {
        QTemporaryDir home;
        (void)make(home, "20261121-100000-00000001");
        const std::string bad = "20261121-100000-00000002";
        std::filesystem::remove(make(home, bad).path() / "offer.json");
        Workbench bench(homeOf(home), "/bin/true");
        QTRY_VERIFY_WITH_TIMEOUT(says(bench, bad), test::kPatience);
        const RunRows rows = rowsOf(bench);
        QCOMPARE(rows.size(), std::size_t{2});
        QCOMPARE(rows[1].id, bad);
        QCOMPARE(rows[1].state, RunState::Unreadable);
        QVERIFY(rows[1].message.find("offer.json") != std::string::npos);
    }

    /// Runs must be listed even when the catalogue cannot be used.
    void aCatalogueThatCannotBeUsedIsSaidAndTheRunsAreThere() {
        QTemporaryDir home;
        (void)make(home, "20261121-100000-00000001");
        std::filesystem::create_directories(homeOf(home) / "catalogue.sqlite" / "in its place");
        Workbench bench(homeOf(home), "/bin/true");
        QTRY_VERIFY_WITH_TIMEOUT(says(bench, "in memory"), test::kPatience);
        QTRY_COMPARE_WITH_TIMEOUT(rowsOf(bench).size(), std::size_t{1}, test::kPatience);
        QVERIFY(!bench.catalogue().isReadOnly());
    }

    /// Created by a terminal: listed without a reload, and followed while they are in progress.
    void runsOfOtherProcessesAppear() {
        QTemporaryDir home;
        Workbench bench(homeOf(home), "/bin/true");
        QSignalSpy opened(&bench.catalogue(), &RunCatalogue::catalogueOpened);
        QVERIFY(opened.wait(test::kPatience));
        // The runs folder does not exist yet.
        const RunDirectory first = make(home, "20261121-100000-00000001");
        QTRY_COMPARE_WITH_TIMEOUT(rowsOf(bench).size(), std::size_t{1}, test::kPatience);
        QVERIFY(!bench.runs().isActive(QString::fromStdString(first.id())));
        const RunDirectory second = make(home, "20261121-100000-00000002");
        const auto training = FileLock::tryLock(second.lockFile());
        QTRY_VERIFY_WITH_TIMEOUT(bench.runs().isActive(QString::fromStdString(second.id())), test::kPatience);
        QCOMPARE(rowsOf(bench).size(), std::size_t{2});
        std::filesystem::remove_all(first.path());
        QTRY_COMPARE_WITH_TIMEOUT(rowsOf(bench).size(), std::size_t{1}, test::kPatience);
        QCOMPARE(rowsOf(bench).front().id, second.id());
        QVERIFY(bench.issues().all().empty());
    }

    /// One that another process begins after the window has noticed it.
    void aRunFoundInProgressByIndexingIsFollowed() {
        QTemporaryDir home;
        Workbench bench(homeOf(home), "/bin/true");
        const RunDirectory run = make(home, "20261121-100000-00000001");
        QTRY_COMPARE_WITH_TIMEOUT(rowsOf(bench).size(), std::size_t{1}, test::kPatience);
        const auto training = FileLock::tryLock(run.lockFile());
        QVERIFY(training.ok());
        bench.catalogue().reindex();
        QTRY_VERIFY_WITH_TIMEOUT(bench.runs().isActive(QString::fromStdString(run.id())), test::kPatience);
    }

    /// Indexed in progress, and over before anybody looks again: no list may show it in progress until the next start.
    void aRunThatEndedBeforeItCouldBeFollowedIsReadToItsEnd() {
        QTemporaryDir home;
        Workbench bench(homeOf(home), "/bin/true");
        QSignalSpy opened(&bench.catalogue(), &RunCatalogue::catalogueOpened);
        QVERIFY(opened.wait(test::kPatience));
        bench.catalogue().drain();  // what is written now is not what the window looked for when it opened
        test::ToldRun told;
        told.id = "20261121-100000-00000001";
        told.offer = test::toldOffer("Lambda", "gpu_1x_a10", "0.75");
        told.epochs = {{10, 1, 0.5}, {10, 1, 0.75}};
        const RunDirectory run = *test::writeTold(homeOf(home) / "runs", told);
        IndexedRun indexed = indexRun(run.path()).value();
        indexed.row.state = RunState::Running;
        indexed.row.epochsDone = 1;
        bench.catalogue().record(run, std::move(indexed));
        bench.catalogue().drain();
        QCOMPARE(rowsOf(bench).front().state, RunState::Running);
        const QString id = QString::fromStdString(run.id());
        QSignalSpy ended(&bench.runs(), &LiveRuns::runEnded);
        bench.runs().follow({run.id()});
        QTRY_COMPARE_WITH_TIMEOUT(rowsOf(bench).front().state, RunState::Finished, test::kPatience);
        QCOMPARE(ended.size(), 1);
        QCOMPARE(rowsOf(bench).front().epochsDone, std::int64_t{2});
        QVERIFY(!bench.runs().isActive(id));
        // Found twice, it has ended once.
        const RunDirectory other = make(home, "20261121-100000-00000002");
        const QString second = QString::fromStdString(other.id());
        auto training = FileLock::tryLock(other.lockFile());
        QVERIFY(training.ok());
        bench.runs().follow({run.id(), other.id()});
        QTRY_VERIFY_WITH_TIMEOUT(bench.runs().isActive(second), test::kPatience);
        training->reset();
        QTRY_VERIFY_WITH_TIMEOUT(!bench.runs().isActive(second), test::kPatience);
        QCOMPARE(ended.size(), 2);
        QCOMPARE(ended.last().front().toString(), second);
    }

private:
    test::SettingsSandbox settings_;
};

QTEST_MAIN(CatalogueBridgeTest)
#include "catalogue_bridge_test.moc"
