#include <QTemporaryDir>
#include <QTest>

#include <sqlite3.h>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <thread>

#include "core/analysis/replay.h"
#include "core/base/clock.h"
#include "core/base/json.h"
#include "core/catalogue/catalogue.h"
#include "core/catalogue/checksum.h"
#include "core/catalogue/curve_codec.h"
#include "core/catalogue/row_cache.h"
#include "core/catalogue/service.h"
#include "core/spec/spec_json.h"
#include "tests/support/exit_record.h"
#include "tests/support/patience.h"

using namespace epochal;

/// Entries read from the index: bit-identical to those from the folders; damage is named; old catalogues migrate.
class CatalogueEntriesTest : public QObject {
    Q_OBJECT

    static Path file(const QTemporaryDir& home) { return home.path().toStdString() + "/catalogue.sqlite"; }
    static Path runsOf(const QTemporaryDir& home) { return home.path().toStdString() + "/runs"; }

    /// A finished run of `epochs` epochs whose clocks are not round numbers.
    static RunDirectory writeRun(const Path& runs, const std::string& id, int epochs, std::int64_t seed = 1,
                                 const std::string& campaign = {}) {
        RunSpec spec;
        spec.name = "name of " + id;
        spec.tags = {"made", "für Test"};
        spec.campaign = campaign;
        spec.seed = seed;
        spec.model.architecture = "resnet18";
        spec.optimizer.learningRate = 0.123456789012345;
        spec.schedule.stepEpochs = {3, 7};
        spec.price.preparationMinutes = 20;
        spec.stop.epochs = std::max(1, epochs);
        Offer offer;
        offer.id = "aws/test";
        offer.provider = "AWS";
        offer.instance = "g6.xlarge";
        offer.accelerator = "L4";
        offer.count = 1;
        offer.pricePerHour = *Decimal::parse("0.8048");
        offer.quantumSeconds = 3600;
        offer.date = "2026-11-01";
        offer.source = "a page";
        auto run = *RunDirectory::create(runs, id, spec, Machine{}, offer);
        auto writer = EventWriter::open(run, 1).value();
        Started started;
        started.stepsPerEpoch = 10;
        started.trainImages = 1280;
        started.validationImages = 10000;
        started.devices = {"CPU"};
        started.precision = "bf16";
        bool ok = writer->write(started, 0, 0.5).ok();
        double clock = 0.5;
        ok = ok && writer->write(ResourceSample{0.5, 1 << 20, -1, {}, 0.375}, clock, clock).ok();
        for (int epoch = 1; epoch <= epochs; ++epoch) {
            clock += 10.1 / 3;
            ok = ok &&
                 writer->write(StepWindow{epoch, epoch * 10, 10, 1280, 3.3, 0, 0, 1, 0.1, false}, clock, clock).ok();
            ok = ok && writer->write(EpochDone{epoch, epoch * 10, 1, 0.5, 0.1}, clock, clock).ok();
            const Evaluation evaluation{epoch, epoch * 10, 10000, 1, 1, 0.5 + 0.0123 * epoch, 0.9, 0.9, true};
            ok = ok && writer->write(evaluation, clock, clock + 0.7).ok();
        }
        ok = ok && writer->write(Finished{RunState::Finished, StopReason::Epochs, {}, 0}, clock, clock + 1).ok();
        ExitRecord exit;
        exit.state = RunState::Finished;
        exit.reason = StopReason::Epochs;
        exit.utcMillis = utcMillis();
        ok = ok && test::writeExit(run, exit).ok();
        if (!ok) qFatal("the run could not be written");
        return run;
    }

    static void compare(const Entry& a, const Entry& b) {
        QCOMPARE(a.id, b.id);
        QCOMPARE(a.name, b.name);
        QCOMPARE(a.group, b.group);
        QCOMPARE(a.published, b.published);
        QCOMPARE(a.task, b.task);
        QCOMPARE(a.measure, b.measure);
        QCOMPARE(a.architecture, b.architecture);
        QCOMPARE(a.precision, b.precision);
        QCOMPARE(a.accelerator, b.accelerator);
        QCOMPARE(a.devices, b.devices);
        QCOMPARE(a.globalBatch, b.globalBatch);
        QCOMPARE(a.seed, b.seed);
        QCOMPARE(a.state, b.state);
        QVERIFY(a.spec == b.spec);
        QCOMPARE(toJson(a.offer).dump(), toJson(b.offer).dump());
        QCOMPARE(a.imagesPerSecond, b.imagesPerSecond);
        QCOMPARE(a.uncertainty, b.uncertainty);
        QCOMPARE(a.quality, b.quality);
        QCOMPARE(a.lastQuality, b.lastQuality);
        QCOMPARE(a.trainingSeconds, b.trainingSeconds);
        QCOMPARE(a.activeSeconds, b.activeSeconds);
        QCOMPARE(a.rentedSeconds, b.rentedSeconds);
        QCOMPARE(a.preparationSeconds, b.preparationSeconds);
        QCOMPARE(a.joules, b.joules);
        QVERIFY(a.othersBusy == 0.375 && b.othersBusy == 0.375);
        QVERIFY(a.publishedCost == b.publishedCost);
        QCOMPARE(a.publishedDecimals, b.publishedDecimals);
        QCOMPARE(a.provenance.source, b.provenance.source);
        QCOMPARE(a.provenance.notComparableWith, b.provenance.notComparableWith);
        compare(a.curve, b.curve);
    }
    /// Bit for bit: QCOMPARE of doubles has a tolerance.
    static void compare(const Curve& a, const Curve& b) {
        QCOMPARE(a.size(), b.size());
        const auto same = [](double x, double y) { return std::memcmp(&x, &y, sizeof x) == 0; };
        for (std::size_t i = 0; i < a.size(); ++i) {
            QCOMPARE(a[i].at.step, b[i].at.step);
            QVERIFY(same(a[i].at.epoch, b[i].at.epoch));
            QVERIFY(same(a[i].at.images, b[i].at.images));
            QVERIFY(same(a[i].at.training, b[i].at.training));
            QVERIFY(same(a[i].at.active, b[i].at.active));
            QVERIFY(same(a[i].at.billed, b[i].at.billed));
            QVERIFY(same(a[i].quality, b[i].quality));
        }
    }

    static void run(const Path& catalogue, const char* sql) {
        sqlite3* database = nullptr;
        QCOMPARE(sqlite3_open(catalogue.c_str(), &database), SQLITE_OK);
        QCOMPARE(sqlite3_exec(database, sql, nullptr, nullptr, nullptr), SQLITE_OK);
        sqlite3_close(database);
    }

private Q_SLOTS:
    void theIndexGivesWhatTheFolderGives() {
        QTemporaryDir home;
        std::vector<std::string> ids;
        for (int i = 0; i < 40; ++i) ids.push_back("2026112" + std::to_string(100 + i));
        for (std::size_t i = 0; i < ids.size(); ++i)
            writeRun(runsOf(home), ids[i], static_cast<int>(i % 5), static_cast<std::int64_t>(i), i % 2 ? "sweep" : "");
        auto catalogue = Catalogue::open(file(home)).value();
        QVERIFY(reindex(*catalogue, runsOf(home)).ok());
        std::ranges::reverse(ids);  // requested in an order other than stored
        const EntryList list = catalogue->entries(ids).value();
        QVERIFY(list.unreadable.empty());
        QCOMPARE(list.entries.size(), ids.size());
        for (std::size_t i = 0; i < ids.size(); ++i) {
            const RunDirectory directory = *RunDirectory::open(runsOf(home) / ids[i]);
            auto record = *replay(directory);
            compare(list.entries[i], entryOf(directory, record.figures()));
            QCOMPARE(list.entries[i].number, std::optional<std::int64_t>(static_cast<std::int64_t>(ids.size() - i)));
            if (QTest::currentTestFailed()) return;
        }
    }

    void whatRunsShareIsKeptOnce() {
        QTemporaryDir home;
        for (int i = 1; i <= 5; ++i) writeRun(runsOf(home), "run" + std::to_string(i), 1, i, "sweep");
        {
            auto catalogue = Catalogue::open(file(home)).value();
            QVERIFY(reindex(*catalogue, runsOf(home)).ok());
            QVERIFY(reindex(*catalogue, runsOf(home)).ok());  // exactly once, however often it is indexed
        }
        sqlite3* database = nullptr;
        QCOMPARE(sqlite3_open(file(home).c_str(), &database), SQLITE_OK);
        const auto count = [&](const char* sql) {
            sqlite3_stmt* statement = nullptr;
            sqlite3_prepare_v2(database, sql, -1, &statement, nullptr);
            sqlite3_step(statement);
            const int value = sqlite3_column_int(statement, 0);
            sqlite3_finalize(statement);
            return value;
        };
        // Five runs that differ in name and seed share one configuration and one offer.
        QCOMPARE(count("SELECT count(*) FROM documents"), 2);
        QCOMPARE(count("SELECT count(*) FROM entries"), 5);
        QCOMPARE(count("SELECT count(*) FROM runs"), 5);
        sqlite3_close(database);
        auto catalogue = Catalogue::open(file(home)).value();
        QVERIFY(catalogue->remove({"run1", "run2", "run3", "run4", "run5"}).ok());
        QCOMPARE(sqlite3_open(file(home).c_str(), &database), SQLITE_OK);
        QCOMPARE(count("SELECT count(*) FROM documents") + count("SELECT count(*) FROM entries"), 0);
        sqlite3_close(database);
    }

    void curvesComeBackToTheBit_data() {
        QTest::addColumn<int>("points");
        for (const int points : {0, 1, 2, 100, 10000}) QTest::addRow("%d", points) << points;
    }
    void curvesComeBackToTheBit() {
        QFETCH(int, points);
        constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
        const double odd[] = {0.1 + 0.2, -0.0, kNan, 1e300, std::numeric_limits<double>::denorm_min(), 1.0 / 3, -2.5};
        std::vector<QualityPoint> curve;
        for (int i = 0; i < points; ++i)
            curve.push_back({{i + 1.0, (i + 1) * 468L, (i + 1) * 59904.0, i * 1.001, odd[i % 7], i / 1000.0 + 1200},
                             std::round(1e4 * i / (points + 1)) / 1e4});
        std::string bytes = encodeCurve(curve);
        const Curve back = *decodeCurve(std::as_bytes(std::span(bytes)));
        bytes.assign(bytes.size(), 'x');
        compare(back, curve);
    }

    /// Columns and single points of an encoded curve against its points, which several threads ask for at once.
    void columnsAreThoseOfThePoints_data() { curvesComeBackToTheBit_data(); }
    void columnsAreThoseOfThePoints() {
        QFETCH(int, points);
        std::vector<QualityPoint> whole;
        for (int i = 0; i < points; ++i)
            whole.push_back({{i + 1.0, i * 468L, i * 59904.0, i * 1.001, i / 3.0, i * 2.0}, 1 - 1 / (i + 2.0)});
        const std::string bytes = encodeCurve(whole);
        const Curve curve = *decodeCurve(std::as_bytes(std::span(bytes)));
        for (std::size_t which = 0; which < kCurveColumns; ++which) {
            const auto column = static_cast<CurveColumn>(which);
            std::vector<double> expected;
            for (const QualityPoint& point : whole) expected.push_back(valueOf(point, column));
            QCOMPARE(curve.column(column), expected);
            QCOMPARE(Curve(whole).column(column), expected);
        }
        for (std::size_t at = 0; at < whole.size(); at += whole.size() / 7 + 1)
            compare(Curve{curve.point(at)}, Curve{whole[at]});
        std::array<const QualityPoint*, 4> seen{};
        {
            std::vector<std::jthread> threads;
            for (const QualityPoint*& first : seen) threads.emplace_back([&] { first = curve.points().data(); });
        }
        QCOMPARE(std::ranges::count(seen, seen[0]), std::ptrdiff_t{4});  // decoded once
        compare(curve, whole);
    }

    void everyDamagedByteIsFound() {
        std::vector<QualityPoint> curve;
        for (int i = 0; i < 20; ++i) curve.push_back({{i + 1.0, i * 10L, i * 1280.0, i / 3.0, i / 7.0, i * 2.0}, 0.5});
        const std::string whole = encodeCurve(curve);
        for (std::size_t at = 0; at < whole.size(); ++at) {
            std::string bytes = whole;
            bytes[at] = static_cast<char>(bytes[at] ^ 0x10);
            QVERIFY2(!decodeCurve(std::as_bytes(std::span(bytes))), std::to_string(at).c_str());
            QVERIFY(!decodeCurve(std::as_bytes(std::span(whole).first(at))));
        }
    }

    /// Whatever wrote it: the checksum is right, but the last value of a column goes on beyond it.
    void aColumnWithAnotherNumberOfValuesIsRefused() {
        for (const int points : {20, 2000}) {
            std::vector<QualityPoint> curve;
            for (int i = 0; i < points; ++i)
                curve.push_back({{i + 1.0, i * 10L, i * 1280.0, i / 10.0, 7, i * 2.0}, 0.5});
            std::string bytes = encodeCurve(curve);
            bytes.resize(bytes.size() - sizeof(std::uint64_t));
            const auto read = [&](std::string body) {
                const std::uint64_t sum = checksum(std::as_bytes(std::span(body)));
                body.append(reinterpret_cast<const char*>(&sum), sizeof sum);
                return decodeCurve(std::as_bytes(std::span(body)));
            };
            QVERIFY(read(bytes).has_value());
            std::size_t at = 1, columns = 0;
            const auto length = [&] {
                std::size_t value = 0;
                for (int shift = 0;; shift += 7) {
                    const auto byte = static_cast<unsigned char>(bytes[at++]);
                    value |= std::size_t{byte & 0x7Fu} << shift;
                    if (byte < 0x80) return value;
                }
            };
            QCOMPARE(length(), curve.size());
            for (; at < bytes.size(); ++columns) {
                ++at;  // the kind
                const std::size_t size = length();
                at += size;
                std::string open = bytes;
                open[at - 1] = static_cast<char>(open[at - 1] | 0x80);
                QVERIFY2(!read(open), std::to_string(columns).c_str());
            }
            QCOMPARE(columns, kCurveColumns);
        }
    }

    void aDamagedBlobNamesItsRun_data() {
        QTest::addColumn<QString>("sql");
        QTest::newRow("torn") << "UPDATE entries SET curve = substr(curve, 1, 40) WHERE run = 2";
        QTest::newRow("empty") << "UPDATE entries SET curve = x'' WHERE run = 2";
        QTest::newRow("noise") << "UPDATE entries SET curve = randomblob(3000) WHERE run = 2";
        QTest::newRow("huge claim") << "UPDATE entries SET curve = x'01FFFFFFFFFFFFFFFF7F' WHERE run = 2";
        QTest::newRow("head") << "UPDATE entries SET head = '{\"state\": 7}' WHERE run = 2";
        QTest::newRow("no head") << "UPDATE entries SET head = 'x' WHERE run = 2";
        QTest::newRow("no offer") << "UPDATE entries SET offer = 77 WHERE run = 2";
    }
    void aDamagedBlobNamesItsRun() {
        QFETCH(QString, sql);
        QTemporaryDir home;
        for (const char* id : {"a", "b", "c"}) writeRun(runsOf(home), id, 3);
        {
            auto catalogue = Catalogue::open(file(home)).value();
            QVERIFY(reindex(*catalogue, runsOf(home)).ok());
        }
        run(file(home), sql.toUtf8().constData());
        {
            auto catalogue = Catalogue::open(file(home)).value();
            const EntryList list = catalogue->entries({"a", "b", "c"}).value();
            QCOMPARE(list.entries.size(), std::size_t{2});
            QCOMPARE(list.unreadable.size(), std::size_t{1});
            QCOMPARE(list.unreadable[0].where, std::string("b"));
            QCOMPARE(list.unreadable[0].kind, ErrorKind::Damaged);
        }
        // The window still gets the entry: the folder is the source of truth.
        CatalogueService service(
            file(home), runsOf(home), [](const CatalogueService::Opened&) {}, [] {});
        std::mutex mutex;
        std::vector<Entry> got;
        std::filesystem::create_directories(runsOf(home) / "empty");
        std::vector<std::string> gone;
        service.entries({"a", "b", "deleted", "empty", "c"}, [&](CatalogueService::Found found) {
            const std::scoped_lock lock(mutex);
            got = std::move(found.entries);
            gone = std::move(found.gone);
        });
        QTRY_VERIFY([&] {
            const std::scoped_lock lock(mutex);
            return got.size() == 3;
        }());
        QCOMPARE(got[1].id, std::string("b"));
        QCOMPARE(got[1].curve.size(), std::size_t{3});
        // A folder that cannot be read may be readable later; one that is not there is told apart.
        QCOMPARE(gone, std::vector<std::string>{"deleted"});
    }

    void aCatalogueOfVersionOneMigrates() {
        QTemporaryDir home;
        writeRun(runsOf(home), "old", 2, 1, "sweep");
        // The first released schema, with a row whose number must not change.
        run(file(home), R"sql(
            CREATE TABLE runs (number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, folder TEXT NOT NULL,
              name TEXT NOT NULL, tags TEXT NOT NULL, note TEXT NOT NULL, archived INTEGER NOT NULL, state TEXT NOT NULL,
              reason TEXT NOT NULL, message TEXT NOT NULL, architecture TEXT NOT NULL, data TEXT NOT NULL,
              devices TEXT NOT NULL, precision TEXT NOT NULL, replicas INTEGER NOT NULL, global_batch INTEGER NOT NULL,
              seed INTEGER NOT NULL, spec_hash TEXT NOT NULL, provider TEXT NOT NULL, instance TEXT NOT NULL,
              offer TEXT NOT NULL, price_date TEXT NOT NULL, currency TEXT NOT NULL, price REAL, epochs INTEGER NOT NULL,
              epochs_asked INTEGER NOT NULL, attempts INTEGER NOT NULL, best_top1 REAL, last_top1 REAL, best_top5 REAL,
              best_auc REAL, best_epoch INTEGER NOT NULL, images_per_second REAL NOT NULL,
              images_per_second_per_price REAL, training_seconds REAL NOT NULL, active_seconds REAL NOT NULL,
              billed_seconds REAL NOT NULL, cost REAL, cost_to_target REAL, seconds_to_target REAL, target REAL NOT NULL,
              started INTEGER NOT NULL, ended INTEGER NOT NULL, curve BLOB NOT NULL) STRICT;
            CREATE INDEX runs_started ON runs (archived, started);
            CREATE INDEX runs_best ON runs (archived, best_top1);
            INSERT INTO runs VALUES (41, 'old', '/x', 'n', '|kept|', 'a note', 0, 'finished', 'epochs', '', 'resnet18',
              'fashion-mnist', 'CPU', 'fp32', 1, 128, 1, 'h', 'AWS', 'i', 'o', 'd', 'USD', 1.5, 2, 2, 1, 0.5, 0.5, NULL,
              NULL, 1, 100, NULL, 1, 1, 1, NULL, NULL, NULL, 0, 1, 2, x'');
            PRAGMA user_version = 1;)sql");
        auto catalogue = Catalogue::open(file(home)).value();
        QVERIFY(
            std::filesystem::exists(file(home).string() + ".before-v" + std::to_string(formats::kCatalogue.version)));
        QVERIFY(!catalogue->readOnly());
        RunRow row = **catalogue->run("old");
        QCOMPARE(row.number, std::int64_t{41});
        QCOMPARE(row.note, std::string("a note"));
        QCOMPARE(row.campaign, std::string());
        // A row of the first version has no curve: it is reported, and read again although its run is over.
        QCOMPARE(catalogue->entries({"old"})->unreadable.size(), std::size_t{1});
        QCOMPARE(reindex(*catalogue, runsOf(home), IndexScope::Unsettled)->runs, std::int64_t{1});
        row = **catalogue->run("old");
        QCOMPARE(row.number, std::int64_t{41});
        QCOMPARE(row.campaign, std::string("sweep"));
        QCOMPARE(catalogue->entries({"old"})->entries[0].curve.size(), std::size_t{2});
        QCOMPARE(reindex(*catalogue, runsOf(home), IndexScope::Unsettled)->runs, std::int64_t{0});
    }

    void campaignsAreFound() {
        QTemporaryDir home;
        writeRun(runsOf(home), "one", 1, 1, "batch sweep");
        writeRun(runsOf(home), "two", 1, 2, "batch sweep");
        writeRun(runsOf(home), "alone", 1, 3);
        auto catalogue = Catalogue::open(file(home)).value();
        QVERIFY(reindex(*catalogue, runsOf(home)).ok());
        const auto ids = [&](const char* text) {
            QStringList found;
            const std::vector<RunRow> rows = catalogue->runs({text, RunColumn::Name, false, false}).value();
            for (const RunRow& row : rows) found << QString::fromStdString(row.id);
            return found.join(QLatin1Char(' '));
        };
        QCOMPARE(ids("campaign:\"batch sweep\""), QStringLiteral("one two"));
        QCOMPARE(ids("not campaign:batch"), QStringLiteral("alone"));
        QCOMPARE(ids("campaign:other"), QString());
    }

    void theCacheFollowsWhatIsWritten() {
        QTemporaryDir home;
        for (const char* id : {"a", "b", "c"}) writeRun(runsOf(home), id, 1);
        auto catalogue = Catalogue::open(file(home)).value();
        QVERIFY(reindex(*catalogue, runsOf(home)).ok());
        RowCache cache;
        const RunQuery byNumber{"", RunColumn::Number, false, false};
        const RunRows before = cache.list(*catalogue, byNumber).value();
        QCOMPARE(before.size(), std::size_t{3});
        QVERIFY(catalogue->setNote("b", "said later").ok());
        QVERIFY(catalogue->remove({"c"}).ok());
        std::filesystem::remove_all(runsOf(home) / "c");
        writeRun(runsOf(home), "d", 1);
        QVERIFY(reindex(*catalogue, runsOf(home), IndexScope::Unsettled).ok());
        const RunRows after = cache.list(*catalogue, byNumber).value();
        QCOMPARE(after.size(), std::size_t{3});
        QCOMPARE(after[1].note, std::string("said later"));
        QCOMPARE(after[2].id, std::string("d"));
        QCOMPARE(before[1].note, std::string());       // rows already handed out do not change
        QVERIFY(before.shared(0) == after.shared(0));  // and unchanged rows are not read again
        QVERIFY(!cache.list(*catalogue, {"coast<5"}).ok());
    }
};

QTEST_GUILESS_MAIN(CatalogueEntriesTest)
#include "catalogue_entries_test.moc"
