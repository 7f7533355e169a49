// What the window reports about a damaged catalogue or damaged run folders.
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

#include "tests/support/patience.h"
#include "tests/ui/support/settings_sandbox.h"
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
    static std::vector<RunRow> rowsOf(Workbench& bench) {
        std::optional<std::vector<RunRow>> found;
        bench.catalogue().find({"", RunColumn::Name, false, true},
                               [&](std::vector<RunRow> rows) { found = std::move(rows); });
        (void)test::waitFor([&] { return found.has_value(); });
        return found.value_or(std::vector<RunRow>{});
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
        const std::vector<RunRow> rows = rowsOf(bench);
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

private:
    test::SettingsSandbox settings_;
};

QTEST_MAIN(CatalogueBridgeTest)
#include "catalogue_bridge_test.moc"
