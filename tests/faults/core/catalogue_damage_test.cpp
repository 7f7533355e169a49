// Damaged catalogues and run folders: reported, set aside, rebuilt; never half of the data in silence.
#include <QTemporaryDir>
#include <QTest>

#include <sqlite3.h>
#include <sys/mount.h>
#include <algorithm>
#include <atomic>
#include <cmath>
#include <fstream>
#include <limits>
#include <mutex>

#include "core/base/clock.h"
#include "core/catalogue/catalogue.h"
#include "core/catalogue/import.h"
#include "core/catalogue/row_cache.h"
#include "core/catalogue/service.h"
#include "core/events/run_directory.h"
#include "tests/support/exit_record.h"
#include "tests/support/patience.h"

using namespace epochal;

class CatalogueDamageTest : public QObject {
    Q_OBJECT

    static Path file(const QTemporaryDir& home) { return home.path().toStdString() + "/catalogue.sqlite"; }
    static Path runsOf(const QTemporaryDir& home) { return home.path().toStdString() + "/runs"; }

    static Offer offer() {
        Offer offer;
        offer.id = "test/offer";
        offer.pricePerHour = *Decimal::parse("3.60");
        offer.date = "2026-11-01";
        return offer;
    }
    static RunDirectory makeRun(const Path& runs, const std::string& id) {
        RunSpec spec;
        spec.name = id;
        return *RunDirectory::create(runs, id, spec, Machine{}, offer());
    }
    /// With one evaluated epoch, so that it has a curve.
    static RunDirectory makeTrained(const Path& runs, const std::string& id, double top1) {
        RunDirectory made = makeRun(runs, id);
        auto writer = EventWriter::open(made, 1).value();
        Started started;
        started.stepsPerEpoch = 10;
        bool ok = writer->write(started, 0, 1).ok();
        for (int epoch = 1; epoch <= 3; ++epoch) {
            const Evaluation evaluation{epoch, epoch * 10, 1000, 1, 1, top1 * epoch / 3, 0.9, 0.9, true};
            ok = ok && writer->write(evaluation, 10 * epoch, 11 * epoch).ok();
        }
        ok = ok && writer->write(Finished{RunState::Finished, StopReason::Epochs, {}, 5}, 31, 33).ok();
        ExitRecord exit;
        exit.reason = StopReason::Epochs;
        exit.utcMillis = utcMillis();
        if (!ok || !test::writeExit(made, exit).ok()) qFatal("the run could not be written");
        return made;
    }
    static std::string lineOf(const RunRow& row) {
        std::string line = std::to_string(row.number) + row.id + row.folder + row.name + name(row.state) + row.message +
                           row.task + row.specHash + row.offerId + row.note + std::to_string(row.createdUtcMillis) +
                           std::to_string(row.archived);
        for (const auto& figure : {row.bestTop1, row.cost, row.pricePerHour, MaybeNumber(row.billedSeconds)})
            line += " " + std::to_string(figure.value_or(-1));
        for (const float value : row.curve) line += " " + std::to_string(value);
        return line;
    }
    /// Everything in the catalogue; "error" where it returns one.
    static std::string dump(const Catalogue& catalogue) {
        const auto rows = catalogue.runs({"", RunColumn::Number, false, true});
        if (!rows) return "error";
        std::string all;
        std::vector<std::string> ids;
        for (const RunRow& row : *rows) {
            all += lineOf(row) + "\n";
            ids.push_back(row.id);
        }
        const auto entries = catalogue.entries(ids);
        if (!entries) return "error";
        for (const Error& error : entries->unreadable) all += "unreadable " + error.where + "\n";
        for (const Entry& entry : entries->entries) {
            all += entry.id + entry.name + entry.task + entry.offer.id + std::to_string(entry.seed.value_or(-1));
            for (const QualityPoint& point : entry.curve)
                all += " " + std::to_string(point.at.active) + " " + std::to_string(point.quality);
            all += "\n";
        }
        return all;
    }
    /// Waits for rows of a service that may have to open its catalogue differently.
    static RunRows listed(CatalogueService& service) {
        std::mutex mutex;
        std::optional<CatalogueService::Listing> listing;
        service.list({"", RunColumn::Name, false, true}, 1, [&](CatalogueService::Listing found) {
            const std::scoped_lock lock(mutex);
            listing = std::move(found);
        });
        (void)test::waitFor([&] {
            const std::scoped_lock lock(mutex);
            return listing.has_value();
        });
        if (!listing) qFatal("the catalogue did not answer");
        return listing->rows;
    }
    /// What a service reported when it opened its catalogue.
    struct Said {
        std::mutex mutex;
        std::vector<CatalogueService::Opened> opened;
        std::vector<Error> unreadable;
        void operator()(const CatalogueService::Opened& one) {
            const std::scoped_lock lock(mutex);
            opened.push_back(one);
        }
        bool any(auto&& which) {
            const std::scoped_lock lock(mutex);
            return std::ranges::any_of(opened, which);
        }
    };

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
        const auto indexed = reindex(**catalogue, runsOf(home));
        QVERIFY2(indexed.ok(), indexed.ok() ? "" : english(indexed.error()).c_str());
        QCOMPARE(indexed->runs, std::int64_t{1});
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
            QVERIFY2(english(full.error()).find("Free up space") != std::string::npos, english(full.error()).c_str());
            QCOMPARE((*catalogue)->count().value(), std::int64_t{0});
            QCOMPARE(::mount("tmpfs", disk.path().toLocal8Bit().constData(), "tmpfs", MS_REMOUNT, "size=20m"), 0);
            const auto again = reindex(**catalogue, runsOf(home));
            QVERIFY2(again.ok(), again.ok() ? "" : english(again.error()).c_str());
            QCOMPARE((*catalogue)->count().value(), std::int64_t{60});
        }
        ::umount(disk.path().toLocal8Bit().constData());
    }

    /// A flipped bit must not silently lose a run.
    void flippedBitsAreFoundAndMended() {
        QTemporaryDir home;
        const Path runs = runsOf(home);
        for (int i = 0; i < 8; ++i) makeTrained(runs, "run" + std::to_string(i), 0.5 + 0.05 * i);
        std::filesystem::remove(makeRun(runs, "broken").path() / "spec.json");
        std::string fresh;
        {
            const auto catalogue = Catalogue::open(file(home)).value();
            QVERIFY(reindex(*catalogue, runs).ok());
            fresh = dump(*catalogue);
        }
        const std::string whole = *readFile(file(home));
        QVERIFY(fresh.find("broken") != std::string::npos && fresh.find("unreadable run") == std::string::npos);
        std::vector<std::size_t> places;
        for (std::size_t at = 0; at < 100; ++at) places.push_back(at);  // the header, including its version
        constexpr std::size_t kSpread = 80;
        for (std::size_t i = 0; i < kSpread; ++i) places.push_back(i * whole.size() / kSpread + i % 97);
        int aside = 0;
        for (const std::size_t at : places) {
            std::string bytes = whole;
            bytes[at] = static_cast<char>(bytes[at] ^ (1 << (at * 5 % 8)));
            for (const char* end : {"", "-wal", "-shm"}) std::filesystem::remove(file(home).string() + end);
            std::ofstream(file(home), std::ios::binary) << bytes;
            auto catalogue = Catalogue::open(file(home));
            const std::string where = std::to_string(at);
            QVERIFY2(catalogue.ok() && !(*catalogue)->readOnly(), where.c_str());
            // Never anything false: all of it intact, only an error, runs marked as unreadable, or an empty catalogue
            // to be filled.
            const std::string before = dump(**catalogue);
            const bool empty = (*catalogue)->quarantined().has_value() && before.empty();
            const bool partly = before.find("unreadable run") != std::string::npos;
            QVERIFY2(before == fresh || before == "error" || empty || partly, (where + "\n" + before).c_str());
            const auto report = reindex(**catalogue, runs);
            QVERIFY2(report.ok(), where.c_str());
            QVERIFY2(dump(**catalogue) == fresh, (where + "\n" + dump(**catalogue)).c_str());
            if (const auto& old = (*catalogue)->quarantined()) {
                ++aside;
                std::filesystem::remove(*old);
            }
        }
        QVERIFY(aside > 10);
    }

    void deletedFoldersLeaveAndDamagedOnesSaySo() {
        QTemporaryDir home;
        const Path runs = runsOf(home);
        for (const char* id : {"a", "b", "c"}) makeTrained(runs, id, 0.9);
        const auto catalogue = Catalogue::open(file(home)).value();
        QVERIFY(reindex(*catalogue, runs).ok());
        std::filesystem::remove_all(runs / "a");
        std::ofstream(runs / "b" / "offer.json") << "{";
        makeRun(runs, "d");
        std::ofstream(runs / "d" / "run.json") << R"({"format": "epochal-run", "version": 9, "id": "d"})";
        std::filesystem::create_directory(runs / "notes");
        const auto start = reindex(*catalogue, runs, IndexScope::Unsettled);
        QCOMPARE(start->removed, std::int64_t{1});
        QVERIFY(!catalogue->run("a")->has_value());
        QCOMPARE(catalogue->run("d").value()->state, RunState::Unreadable);
        QVERIFY(catalogue->run("d").value()->message.find("newer") != std::string::npos);  // not reported as damaged
        QVERIFY(!catalogue->run("notes")->has_value());
        // Finished runs are examined again when all folders are.
        const auto all = reindex(*catalogue, runs);
        QCOMPARE(all->runs, std::int64_t{1});
        const RunRow b = *catalogue->run("b").value();
        QCOMPARE(b.state, RunState::Unreadable);
        QCOMPARE(b.number, std::int64_t{2});
        QVERIFY(!b.bestTop1 && b.message.find("offer.json") != std::string::npos);
        QCOMPARE(catalogue->runs({"state:unreadable"})->size(), std::size_t{2});
        QCOMPARE(catalogue->entries({"b"})->unreadable.size(), std::size_t{1});
        // Once repaired, it is a run again at the next start.
        std::filesystem::copy_file(runs / "c" / "offer.json", runs / "b" / "offer.json",
                                   std::filesystem::copy_options::overwrite_existing);
        QVERIFY(reindex(*catalogue, runs, IndexScope::Unsettled).ok());
        QCOMPARE(catalogue->run("b").value()->state, RunState::Finished);
        QVERIFY(catalogue->entries({"b"})->unreadable.empty());
    }

    void numbersThatAreNoneAreNotKnown() {
        QTemporaryDir home;
        const auto catalogue = Catalogue::open(file(home)).value();
        const double nan = std::nan(""), infinity = std::numeric_limits<double>::infinity();
        RunRow row;
        row.id = "a";
        row.bestTop1 = row.cost = nan;
        row.joules = row.secondsToTarget = infinity;
        row.imagesPerSecond = row.billedSeconds = row.target = nan;
        row.activeSeconds = infinity;
        Entry entry;
        entry.id = "a";
        entry.offer = offer();
        entry.quality = nan;
        entry.imagesPerSecond = infinity;
        entry.preparationSeconds = nan;
        const auto number = catalogue->record(row, &entry);
        QVERIFY2(number.ok(), number.ok() ? "" : english(number.error()).c_str());
        const RunRow back = *catalogue->run("a").value();
        QVERIFY(!back.bestTop1 && !back.cost && !back.joules && !back.secondsToTarget);
        QCOMPARE(back.imagesPerSecond + back.billedSeconds + back.activeSeconds + back.target, 0.0);
        const EntryList entries = catalogue->entries({"a"}).value();
        QCOMPARE(entries.entries.size(), std::size_t{1});
        QVERIFY(!entries.entries[0].quality && !entries.entries[0].imagesPerSecond);
    }

    /// The runs are listed for the whole session, whatever keeps the file from being used.
    void theRunsAreListedWhileTheFileIsLocked() {
        QTemporaryDir home;
        for (const char* id : {"a", "b"}) makeTrained(runsOf(home), id, 0.9);
        QVERIFY(reindex(*Catalogue::open(file(home)).value(), runsOf(home)).ok());
        ::sqlite3* other = nullptr;
        QCOMPARE(sqlite3_open(file(home).c_str(), &other), SQLITE_OK);
        QCOMPARE(sqlite3_exec(other, "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE", nullptr, nullptr, nullptr),
                 SQLITE_OK);
        Said said;
        CatalogueService service(
            file(home), runsOf(home), [&](CatalogueService::Opened one) { said(one); }, [] {}, {}, {},
            std::chrono::seconds(1));
        service.drain();
        const RunRows rows = listed(service);
        QCOMPARE(rows.size(), std::size_t{2});
        QVERIFY(std::abs(*rows[0].bestTop1 - 0.9) < 1e-9);
        QVERIFY(said.any([](const auto& one) { return one.inMemory && one.inMemory->kind == ErrorKind::Locked; }));
        service.setTags("a", {"said meanwhile"});
        service.drain();
        QCOMPARE(listed(service)[0].tags, std::vector<std::string>{"said meanwhile"});
        // Once the other connection is closed, the file is used again and has what was recorded in the meantime.
        sqlite3_close(other);
        QTRY_VERIFY(said.any([](const auto& one) { return one.back; }));
        service.drain();
        QCOMPARE(listed(service)[0].tags, std::vector<std::string>{"said meanwhile"});
        QCOMPARE(Catalogue::open(file(home)).value()->run("a").value()->tags.size(), std::size_t{1});
    }

    void theRunsAreListedWhereTheFileCannotBe() {
        QTemporaryDir home;
        makeTrained(runsOf(home), "a", 0.9);
        std::filesystem::create_directories(file(home) / "in its place");
        Said said;
        CatalogueService service(
            file(home), runsOf(home), [&](CatalogueService::Opened one) { said(one); }, [] {});
        service.drain();  // it says where it keeps the runs before it has read their folders
        QVERIFY(said.any([](const auto& one) { return one.inMemory.has_value(); }));
        QCOMPARE(listed(service).size(), std::size_t{1});
    }

    void theRunsAreListedOnAFullDisk() {
        QTemporaryDir home;
        QTemporaryDir disk;
        if (::mount("tmpfs", disk.path().toLocal8Bit().constData(), "tmpfs", 0, "size=16k") != 0)
            QSKIP("a small file system cannot be mounted here (root is needed)");
        for (const char* id : {"a", "b"}) makeTrained(runsOf(home), id, 0.9);
        {
            Said said;
            CatalogueService service(
                disk.path().toStdString() + "/catalogue.sqlite", runsOf(home),
                [&](CatalogueService::Opened one) { said(one); }, [] {});
            service.reindex(IndexScope::Unsettled, {}, [](const Result<ReindexReport>&) {});
            service.drain();
            QCOMPARE(listed(service).size(), std::size_t{2});
            QVERIFY(said.any([](const auto& one) { return one.inMemory.has_value(); }));
        }
        ::umount(disk.path().toLocal8Bit().constData());
    }

    void damageFoundWhileReadingIsMended() {
        QTemporaryDir home;
        for (const char* id : {"a", "b"}) makeTrained(runsOf(home), id, 0.9);
        QVERIFY(reindex(*Catalogue::open(file(home)).value(), runsOf(home)).ok());
        run(file(home),
            "UPDATE runs SET cost = 999 WHERE id = 'b'");  // like a flipped bit, which does not update the checksum
        Said said;
        CatalogueService service(
            file(home), runsOf(home), [&](CatalogueService::Opened one) { said(one); }, [] {});
        const RunRows rows = listed(service);
        QCOMPARE(rows.size(), std::size_t{2});
        QVERIFY(*rows[1].cost < 1);
        QTRY_VERIFY(said.any([](const auto& one) { return one.quarantined.has_value(); }));
    }

    /// The rows are shown before the file has been read throughout; only an index is damaged, and says nothing.
    void damageThatNoQuestionMeetsIsFoundAfterTheFirstRows() {
        QTemporaryDir home;
        for (const char* id : {"a", "b"}) makeTrained(runsOf(home), id, 0.9);
        QVERIFY(reindex(*Catalogue::open(file(home)).value(), runsOf(home)).ok());
        run(file(home),
            "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, 'archived, started', "
            "'archived, billed_seconds') WHERE name = 'runs_started'");
        QVERIFY(Catalogue::open(file(home), CatalogueAccess::Unchecked).value()->checkStructure().error().kind ==
                ErrorKind::Damaged);
        std::atomic<int> changes = 0;
        Said said;
        CatalogueService service(
            file(home), runsOf(home), [&](CatalogueService::Opened one) { said(one); }, [&] { ++changes; });
        service.drain();
        QVERIFY(said.any([](const auto& one) { return one.quarantined.has_value(); }));
        QVERIFY(changes.load() > 0);
        QCOMPARE(listed(service).size(), std::size_t{2});
    }

    /// A look for new folders finds none, but the rows are not those that were shown.
    void damageFoundWhileLookingForNewFoldersIsAChange() {
        QTemporaryDir home;
        makeTrained(runsOf(home), "a", 0.9);
        QVERIFY(reindex(*Catalogue::open(file(home)).value(), runsOf(home)).ok());
        std::filesystem::remove_all(runsOf(home) / "a");
        std::atomic<int> changes = 0;
        std::optional<ReindexReport> report;
        CatalogueService service(
            file(home), runsOf(home), [](const CatalogueService::Opened&) {}, [&] { ++changes; });
        service.drain();
        QCOMPARE(changes.load(), 0);
        run(file(home),
            "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = 999999 WHERE name = 'runs'; "
            "PRAGMA schema_version = 99");  // so that the service's connection reads the schema again
        service.reindex(IndexScope::New, {}, [&](Result<ReindexReport> done) { report = done.value(); });
        service.drain();
        QVERIFY(report && report->quarantined && report->runs + report->removed == 0);
        QCOMPARE(changes.load(), 1);
        service.reindex(IndexScope::New, {}, [](const Result<ReindexReport>&) {});
        service.drain();
        QCOMPARE(changes.load(), 1);
    }

    /// Many rows: a listing copies only pointers, and reading on from a revision reads only what changed.
    void aLargeCatalogueIsReadByItsChanges() {
        QTemporaryDir home;
        const auto catalogue = Catalogue::open(file(home)).value();
        constexpr int kRuns = 5000;
        QVERIFY(catalogue->begin().ok());
        RunRow row;
        for (int i = 0; i < kRuns; ++i) {
            row.id = row.name = "run" + std::to_string(i);
            QVERIFY(catalogue->record(row).ok());
        }
        QVERIFY(catalogue->commit().ok());
        RowCache cache;
        const RunRows before = cache.list(*catalogue, {}).value();
        QCOMPARE(before.size(), std::size_t{kRuns});
        row.id = "run777";
        row.note = "changed";
        QVERIFY(catalogue->record(row).ok());
        int read = 0;
        QVERIFY(catalogue->changes(kRuns, [&](const Catalogue::Change&) { ++read; }).ok());
        QCOMPARE(read, 1);
        const RunRows after = cache.list(*catalogue, {"note:changed"}).value();
        QCOMPARE(after.size(), std::size_t{1});
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
