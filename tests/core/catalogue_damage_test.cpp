// Catalogues and run folders that are not what they should be: said, set aside, built again; never half of it.
#include <QTemporaryDir>
#include <QTest>

#include <sqlite3.h>
#include <sys/mount.h>
#include <algorithm>
#include <fstream>

#include "core/catalogue/catalogue.h"
#include "core/catalogue/import.h"
#include "core/events/run_directory.h"

using namespace epochal;

class CatalogueDamageTest : public QObject {
    Q_OBJECT

    static Path file(const QTemporaryDir& home) { return home.path().toStdString() + "/catalogue.sqlite"; }
    static Path runsOf(const QTemporaryDir& home) { return home.path().toStdString() + "/runs"; }

    static RunDirectory makeRun(const Path& runs, const std::string& id) {
        RunSpec spec;
        spec.name = id;
        Offer offer;
        offer.id = "test/offer";
        offer.pricePerHour = *Decimal::parse("3.60");
        offer.date = "2026-11-01";
        return *RunDirectory::create(runs, id, spec, Machine{}, offer);
    }
    static void run(const Path& database, const char* sql) {
        ::sqlite3* open = nullptr;
        if (sqlite3_open(database.c_str(), &open) != SQLITE_OK ||
            sqlite3_exec(open, sql, nullptr, nullptr, nullptr) != SQLITE_OK)
            qFatal("%s", sqlite3_errmsg(open));
        sqlite3_close(open);
    }

private Q_SLOTS:
    void whatIsNoCatalogueIsSetAside_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("sql");
        QTest::newRow("a letter") << QByteArray("Dear Sir or Madam,\n").repeated(50) << QByteArray();
        QTest::newRow("another program's")
            << QByteArray() << QByteArray("CREATE TABLE runs (a); INSERT INTO runs VALUES (1)");
        QTest::newRow("without its tables") << QByteArray() << QByteArray("PRAGMA user_version = 2");
        QTest::newRow("of no version") << QByteArray() << QByteArray("PRAGMA user_version = -7");
    }
    void whatIsNoCatalogueIsSetAside() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, sql);
        QTemporaryDir home;
        (void)makeRun(runsOf(home), "a");
        if (sql.isEmpty())
            std::ofstream(file(home)) << text.constData();
        else
            run(file(home), sql.constData());
        const auto catalogue = Catalogue::open(file(home));
        QVERIFY2(catalogue.ok(), catalogue.ok() ? "" : english(catalogue.error()).c_str());
        QVERIFY((*catalogue)->quarantined().has_value());
        QVERIFY(std::filesystem::exists(*(*catalogue)->quarantined()));
        QVERIFY(!(*catalogue)->readOnly());
        QCOMPARE(reindex(**catalogue, runsOf(home))->runs, std::int64_t{1});
    }

    void anEmptyFileIsANewCatalogue() {
        QTemporaryDir home;
        std::ofstream(file(home)).flush();
        const auto catalogue = Catalogue::open(file(home));
        QVERIFY(catalogue.ok() && !(*catalogue)->quarantined());
        QCOMPARE((*catalogue)->count().value(), std::int64_t{0});
    }

    void aFolderOrALetterOpenedForReadingIsRefusedInWords() {
        QTemporaryDir home;
        std::ofstream(file(home)) << QByteArray("no catalogue ").repeated(100).constData();
        const auto letter = Catalogue::open(file(home), CatalogueAccess::ReadOnly);
        QVERIFY(!letter.ok());
        QCOMPARE(letter.error().kind, ErrorKind::Damaged);
        const auto folder = Catalogue::open(home.path().toStdString(), CatalogueAccess::ReadOnly);
        QVERIFY(!folder.ok() && !folder.error().remedy.empty());
    }

    void anotherProgramsLockIsNamed() {
        QTemporaryDir home;
        QVERIFY(Catalogue::open(file(home)).ok());
        ::sqlite3* other = nullptr;
        QCOMPARE(sqlite3_open(file(home).c_str(), &other), SQLITE_OK);
        QCOMPARE(sqlite3_exec(other, "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE", nullptr, nullptr, nullptr),
                 SQLITE_OK);
        const auto catalogue = Catalogue::open(file(home));
        QVERIFY(!catalogue.ok());
        QCOMPARE(catalogue.error().kind, ErrorKind::Locked);
        sqlite3_close(other);
        QVERIFY(Catalogue::open(file(home)).ok());
    }

    void linksThatLeadNowhereHideNoRun() {
        QTemporaryDir home;
        const Path runs = runsOf(home);
        for (const char* id : {"a", "m", "z"}) (void)makeRun(runs, id);
        std::filesystem::create_symlink("nowhere", runs / "b");
        std::filesystem::create_symlink("loop", runs / "loop");
        std::ofstream(runs / "notes.txt") << "x";
        const auto catalogue = Catalogue::open(file(home)).value().release();
        const std::unique_ptr<Catalogue> owner(catalogue);
        const auto report = reindex(*catalogue, runs);
        QVERIFY(report.ok());
        QCOMPARE(report->runs, std::int64_t{3});
        QVERIFY(report->unreadable.empty());
    }

    void aCopyOfAFolderDoesNotTakeItsPlace() {
        QTemporaryDir home;
        const Path runs = runsOf(home);
        (void)makeRun(runs, "a");
        std::filesystem::copy(runs / "a", runs / "a (copy)", std::filesystem::copy_options::recursive);
        const auto catalogue = Catalogue::open(file(home));
        const auto report = reindex(**catalogue, runs);
        QCOMPARE(report->runs, std::int64_t{1});
        QCOMPARE(report->unreadable.size(), std::size_t{1});
        QVERIFY(report->unreadable[0].where.ends_with("a (copy)"));
        QCOMPARE((*catalogue)->run("a").value()->folder, (runs / "a").string());
    }

    void halfDeletedFoldersAreNamedAndTheOthersIndexed() {
        QTemporaryDir home;
        const Path runs = runsOf(home);
        std::vector<std::string> names{"run.json", "spec.json", "machine.json", "offer.json", "events.jsonl"};
        for (const std::string& name : names) std::filesystem::remove(makeRun(runs, "without " + name).path() / name);
        (void)makeRun(runs, "whole");
        const auto catalogue = Catalogue::open(file(home));
        const auto report = reindex(**catalogue, runs);
        QCOMPARE(report->runs, std::int64_t{1});
        QCOMPARE(report->unreadable.size(), names.size());
        for (const Error& error : report->unreadable) {
            const auto missing = std::ranges::find_if(
                names, [&](const std::string& name) { return error.where.ends_with("without " + name + "/" + name); });
            QVERIFY2(missing != names.end(), error.where.c_str());
            QVERIFY(!error.remedy.empty());
        }
    }

    void aFullDiskLeavesNoHalfOfAReindex() {
        QTemporaryDir home;
        QTemporaryDir disk;
        if (::mount("tmpfs", disk.path().toLocal8Bit().constData(), "tmpfs", 0, "size=600k") != 0)
            QSKIP("a small file system cannot be mounted here (root is needed)");
        for (int i = 0; i < 60; ++i) {
            const RunDirectory made = makeRun(runsOf(home), "run" + std::to_string(100 + i));
            QVERIFY(made.writeLabels({{}, std::string(20000, 'n'), false}).ok());
        }
        {
            const auto catalogue = Catalogue::open(disk.path().toStdString() + "/catalogue.sqlite");
            QVERIFY(catalogue.ok());
            const auto full = reindex(**catalogue, runsOf(home));
            QVERIFY(!full.ok());
            QVERIFY2(english(full.error()).find("Free some space") != std::string::npos, english(full.error()).c_str());
            QCOMPARE((*catalogue)->count().value(), std::int64_t{0});
            QCOMPARE(::mount("tmpfs", disk.path().toLocal8Bit().constData(), "tmpfs", MS_REMOUNT, "size=20m"), 0);
            const auto again = reindex(**catalogue, runsOf(home));
            QVERIFY2(again.ok(), again.ok() ? "" : english(again.error()).c_str());
            QCOMPARE((*catalogue)->count().value(), std::int64_t{60});
        }
        ::umount(disk.path().toLocal8Bit().constData());
    }

    void searchesBeyondReasonAreRefusedInWords() {
        QTemporaryDir home;
        const auto catalogue = Catalogue::open(file(home));
        std::string many;
        for (int i = 0; i < 2000; ++i) many += "a ";
        for (const std::string& text :
             {many, std::string(100000, 'x'), std::string("cost<inf"), std::string("top1>nan")}) {
            const auto rows = (*catalogue)->runs({text, RunColumn::Name, false, true});
            QVERIFY2(!rows.ok(), text.substr(0, 20).c_str());
            QCOMPARE(rows.error().kind, ErrorKind::Spec);
            QVERIFY(!rows.error().remedy.empty() && english(rows.error()).size() < 1000);
        }
        std::string most;
        for (int i = 0; i < 66; ++i) most += i % 2 == 0 ? "-tag:b or " : "not top1>5 ";
        QVERIFY((*catalogue)->runs({most + "x", RunColumn::Name, false, true}).ok());
    }

    void oneLostFolderDoesNotKeepTheOthersFromTheArchive() {
        QTemporaryDir home;
        const Path runs = runsOf(home);
        for (const char* id : {"a", "b", "c"}) (void)makeRun(runs, id);
        const auto catalogue = Catalogue::open(file(home));
        QVERIFY(reindex(**catalogue, runs).ok());
        std::filesystem::remove_all(runs / "a");
        QVERIFY(!(*catalogue)->setArchived({"a", "b", "c"}, true).ok());
        QCOMPARE((*catalogue)->count(false).value(), std::int64_t{1});
        QVERIFY(RunDirectory::open(runs / "c")->labels().archived);
    }
};

QTEST_GUILESS_MAIN(CatalogueDamageTest)
#include "catalogue_damage_test.moc"
