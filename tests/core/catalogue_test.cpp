#include <QTemporaryDir>
#include <QTest>

#include <sqlite3.h>
#include <fstream>
#include <thread>

#include "core/base/clock.h"
#include "core/catalogue/catalogue.h"
#include "core/catalogue/service.h"
#include "core/catalogue/standing.h"
#include "core/events/run_directory.h"
#include "tests/support/exit_record.h"
#include "tests/support/patience.h"

using namespace epochal;

/// The catalogue as an index: rebuilt from folders, safe against damage, newer versions and a second writer.
class CatalogueTest : public QObject {
    Q_OBJECT

    static Path file(const QTemporaryDir& home) { return home.path().toStdString() + "/catalogue.sqlite"; }
    static Path runsOf(const QTemporaryDir& home) { return home.path().toStdString() + "/runs"; }

    static RunRow row(const std::string& id, double top1, double cost) {
        RunRow r;
        r.id = r.name = id;
        r.folder = "/nowhere/" + id;
        r.state = RunState::Finished;
        r.architecture = "resnet18";
        r.provider = "AWS";
        if (top1 > 0) r.bestTop1 = top1;
        if (cost > 0) r.cost = cost;
        r.curve = {0.5f, static_cast<float>(top1)};
        return r;
    }

    /// A finished run of `epochs` epochs on disk.
    static RunDirectory writeRun(const Path& runs, const std::string& id, int epochs) {
        RunSpec spec;
        spec.name = id;
        spec.tags = {"made"};
        spec.stop.epochs = epochs;
        Offer offer;
        offer.id = "test/offer";
        offer.provider = "AWS";
        offer.pricePerHour = *Decimal::parse("3.60");
        offer.date = "2026-11-01";
        auto run = *RunDirectory::create(runs, id, spec, Machine{}, offer);
        auto writer = EventWriter::open(run, 1).value();
        Started started;
        started.stepsPerEpoch = 10;
        started.devices = {"CPU"};
        started.precision = "fp32";
        bool ok = writer->write(started, 0, 0.5).ok();
        double clock = 0.5;
        for (int epoch = 1; epoch <= epochs; ++epoch) {
            clock += 10;
            ok = ok &&
                 writer->write(StepWindow{epoch, epoch * 10, 10, 1280, 10, 0, 0, 1, 0.1, false}, clock, clock).ok();
            ok = ok && writer->write(EpochDone{epoch, epoch * 10, 1, 0.5, 0.1}, clock, clock).ok();
            ok = ok && writer
                           ->write(Evaluation{epoch, epoch * 10, 1000, 1, 1, 0.5 + 0.05 * epoch, 0.9, 0.9, true}, clock,
                                   clock + 1)
                           .ok();
        }
        ok = ok && writer
                       ->write(Finished{RunState::Finished, StopReason::Epochs, {"All epochs completed", {}}, 0}, clock,
                               clock + 1)
                       .ok();
        ExitRecord exit;
        exit.state = RunState::Finished;
        exit.reason = StopReason::Epochs;
        exit.utcMillis = utcMillis();
        ok = ok && test::writeExit(run, exit).ok();
        if (!ok) qFatal("the run could not be written");
        return run;
    }

    static std::string dump(const Catalogue& catalogue) {
        std::string out;
        const std::vector<RunRow> rows = catalogue.runs({"", RunColumn::Number, false, true}).value();
        for (const RunRow& r : rows) {
            out += std::to_string(r.number) + r.id + r.name + name(r.state) + std::to_string(r.bestTop1.value_or(-1)) +
                   std::to_string(r.cost.value_or(-1)) + std::to_string(r.imagesPerSecond) + r.note +
                   std::to_string(r.archived);
            for (const std::string& tag : r.tags) out += tag;
            for (const float v : r.curve) out += std::to_string(v);
            out += "\n";
        }
        return out;
    }

private Q_SLOTS:
    void rowsComeBackWhole() {
        QTemporaryDir home;
        auto catalogue = Catalogue::open(file(home)).value();
        RunRow in = row("a", 0.93, 1.25);
        in.tags = {"price-study", "seed 1"};
        in.note = "note; DROP TABLE runs";
        in.reason = StopReason::Target;
        in.createdUtcMillis = 1795270232123;
        QCOMPARE(*catalogue->record(in), std::int64_t{1});
        const RunRow out = **catalogue->run("a");
        QCOMPARE(out.tags, in.tags);
        QCOMPARE(out.note, in.note);
        QCOMPARE(*out.bestTop1, 0.93);
        QCOMPARE(*out.cost, 1.25);
        QCOMPARE(out.curve, in.curve);
        QVERIFY(!out.secondsToTarget);
        QCOMPARE(*out.reason, StopReason::Target);
        // The same run recorded again keeps its number.
        QCOMPARE(*catalogue->record(in), std::int64_t{1});
        QCOMPARE(*catalogue->record(row("b", 0, 0)), std::int64_t{2});
        QCOMPARE(*catalogue->count(), std::int64_t{2});
        const auto uses = catalogue->offerUses();
        QVERIFY(uses.ok());
        std::int64_t used = 0;
        for (const auto& [offer, runs] : *uses) used += runs;
        QCOMPARE(used, std::int64_t{2});
        QVERIFY(!catalogue->run("zzz")->has_value());
        // A run just launched has no curve yet.
        RunRow launched = row("c", 0, 0);
        launched.curve.clear();
        QCOMPARE(*catalogue->record(launched), std::int64_t{3});
        QVERIFY(catalogue->run("c")->value().curve.empty());
    }

    void sortingPutsMissingValuesLast() {
        QTemporaryDir home;
        auto catalogue = Catalogue::open(file(home)).value();
        for (const RunRow& r : {row("low", 0.90, 1), row("none", 0, 2), row("high", 0.95, 3)})
            QVERIFY(catalogue->record(r).ok());
        const auto ids = [&](bool descending) {
            std::string all;
            const std::vector<RunRow> rows = catalogue->runs({"", RunColumn::BestTop1, descending, false}).value();
            for (const RunRow& r : rows) all += r.id + " ";
            return all;
        };
        QCOMPARE(ids(true), std::string("high low none "));
        QCOMPARE(ids(false), std::string("low high none "));
    }

    void theQueryLanguage_data() {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("found");
        QTest::newRow("all") << ""
                             << "cheap dear odd_name";
        QTest::newRow("word") << "chea"
                              << "cheap";
        QTest::newRow("number") << "cost<2"
                                << "cheap";
        QTest::newRow("number or word") << "cost>=5 or name:odd"
                                        << "dear odd_name";
        QTest::newRow("both") << "cost>0 model:resnet18 top1>92"
                              << "cheap dear";
        QTest::newRow("percent") << "top1>=93.5"
                                 << "dear";
        QTest::newRow("not") << "-cost<2"
                             << "dear odd_name";
        QTest::newRow("not in words") << "not name:dear not cheap"
                                      << "odd_name";
        QTest::newRow("wildcards are letters") << "name:%"
                                               << "";
        QTest::newRow("underscore is a letter") << "d_n"
                                                << "odd_name";
        QTest::newRow("quoted blank") << "tag:\"seed 1\""
                                      << "dear";
        QTest::newRow("quoted operator") << "\"or\""
                                         << "";
        QTest::newRow("injection") << "name:\"'; DROP TABLE runs; --\""
                                   << "";
    }
    void theQueryLanguage() {
        QFETCH(QString, query);
        QFETCH(QString, found);
        QTemporaryDir home;
        auto catalogue = Catalogue::open(file(home)).value();
        RunRow dear = row("dear", 0.94, 9);
        dear.tags = {"seed 1"};
        for (const RunRow& r : {row("cheap", 0.93, 1), dear, row("odd_name", 0, 0)}) QVERIFY(catalogue->record(r).ok());
        QStringList ids;
        const auto rows = catalogue->runs({query.toStdString(), RunColumn::Name, false, false});
        QVERIFY(rows.ok());
        for (const RunRow& r : *rows) ids << QString::fromStdString(r.id);
        QCOMPARE(ids.join(QLatin1Char(' ')), found);
    }

    /// Every state is found under its own name and no other: a stopped run is not a finished one.
    void statesAreFoundByTheirNames() {
        QTemporaryDir home;
        auto catalogue = Catalogue::open(file(home)).value();
        for (const Standing& standing : standings()) {
            RunRow one = row(standing.name, 0, 0);
            one.state = standing.state;
            one.reason = standing.shown;
            QVERIFY(catalogue->record(one).ok());
        }
        const auto found = [&](const std::string& query) {
            QStringList ids;
            const auto rows = catalogue->runs({query, RunColumn::Number, false, false});
            for (const RunRow& one : *rows) ids << QString::fromStdString(one.id);
            return ids.join(QLatin1Char(' '));
        };
        QCOMPARE(found("state:stopped"), QStringLiteral("stopped"));
        QCOMPARE(found("state:finished"), QStringLiteral("finished trained time-limit budget"));
        for (const Standing& standing : standings())
            if (standing.state != RunState::Finished)
                QCOMPARE(found(std::string("state:") + standing.name), QString::fromLatin1(standing.name));
        QCOMPARE(found("state:Trained"), QStringLiteral("trained"));
        QCOMPARE(found("state:un"), QStringLiteral("running unreachable unreadable"));
        QCOMPARE(found("state=un"), QString());
        QCOMPARE(found("state=Running"), QStringLiteral("running"));
        QCOMPARE(found("-state:finished state:t"), QStringLiteral("starting stopped interrupted lost"));
        QCOMPARE(found("state:%"), QString());
        RunRow silent = row("silent", 0, 0);  // finished, with no reason recorded
        QVERIFY(catalogue->record(silent).ok());
        QVERIFY(found("state:finished").endsWith(QStringLiteral("silent")));
    }

    void badQueriesNameTheWord() {
        for (const auto& [query, word] : {std::pair{"coast<5", "coast"},
                                          {"cost<five", "cost<five"},
                                          {"or", "or"},
                                          {"a or", "or"},
                                          {"not", "not"},
                                          {"state<3", "state<3"},
                                          {"cost:", "cost:"},
                                          {"\"open", "open"}}) {
            const auto filter = parseFilter(query);
            QVERIFY2(!filter.ok(), query);
            QCOMPARE(filter.error().where, std::string(word));
        }
    }

    void deletedAndRebuiltItIsTheSame() {
        QTemporaryDir home;
        for (int i = 1; i <= 3; ++i) writeRun(runsOf(home), "2026112" + std::to_string(i), i);
        std::string before;
        {
            auto catalogue = Catalogue::open(file(home)).value();
            QCOMPARE(reindex(*catalogue, runsOf(home))->runs, std::int64_t{3});
            QVERIFY(catalogue->setTags("20261122", {"kept"}).ok());
            QVERIFY(catalogue->setNote("20261123", "a note").ok());
            QVERIFY(catalogue->setArchived({"20261121"}, true).ok());
            before = dump(*catalogue);
        }
        QVERIFY(std::filesystem::remove(file(home)));
        std::filesystem::remove(file(home).string() + "-wal");
        std::filesystem::remove(file(home).string() + "-shm");
        auto catalogue = Catalogue::open(file(home)).value();
        QCOMPARE(reindex(*catalogue, runsOf(home))->runs, std::int64_t{3});
        QCOMPARE(dump(*catalogue), before);
        const RunRow r = **catalogue->run("20261122");
        QCOMPARE(r.imagesPerSecond, 128.0);  // 1280 images in 10 s
        QCOMPARE(*r.bestTop1, 0.6);
        QCOMPARE(r.epochsDone, std::int64_t{2});
    }

    void anUnreadableFolderIsNamedAndTheRestIndexed() {
        QTemporaryDir home;
        writeRun(runsOf(home), "good", 1);
        std::filesystem::create_directories(runsOf(home) / "bad");
        auto catalogue = Catalogue::open(file(home)).value();
        const auto report = reindex(*catalogue, runsOf(home));
        QCOMPARE(report->runs, std::int64_t{1});
        QCOMPARE(report->unreadable.size(), std::size_t{1});
        QVERIFY(report->unreadable[0].where.find("bad") != std::string::npos);
    }

    void onlyUnsettledRunsAreReadAgain() {
        QTemporaryDir home;
        writeRun(runsOf(home), "done", 1);
        auto catalogue = Catalogue::open(file(home)).value();
        QCOMPARE(reindex(*catalogue, runsOf(home))->runs, std::int64_t{1});
        QCOMPARE(reindex(*catalogue, runsOf(home), IndexScope::Unsettled)->runs, std::int64_t{0});
        writeRun(runsOf(home), "new", 1);
        QCOMPARE(reindex(*catalogue, runsOf(home), IndexScope::Unsettled)->runs, std::int64_t{1});
    }

    void newFoldersAreReadAndTheOthersNot() {
        QTemporaryDir home;
        writeRun(runsOf(home), "done", 1);
        auto catalogue = Catalogue::open(file(home)).value();
        QCOMPARE(reindex(*catalogue, runsOf(home), IndexScope::New)->added, std::vector<std::string>{"done"});
        const RunDirectory done = *RunDirectory::open(runsOf(home) / "done");
        QVERIFY(RunDirectory::create(runsOf(home), "waits", done.spec(), Machine{}, done.offer()).ok());
        QCOMPARE(reindex(*catalogue, runsOf(home), IndexScope::New)->added, std::vector<std::string>{"waits"});
        QCOMPARE(reindex(*catalogue, runsOf(home), IndexScope::New)->runs, std::int64_t{0});
        QCOMPARE(reindex(*catalogue, runsOf(home), IndexScope::Unsettled)->runs, std::int64_t{1});
        // Half copied, it is left for the next time; a wider scope reports it.
        std::filesystem::create_directories(runsOf(home) / "bad");
        const auto report = reindex(*catalogue, runsOf(home), IndexScope::New);
        QVERIFY(report->unreadable.empty() && report->added.empty());
        QCOMPARE(reindex(*catalogue, runsOf(home), IndexScope::Unsettled)->unreadable.size(), std::size_t{1});
        std::filesystem::remove_all(runsOf(home) / "done");
        QCOMPARE(reindex(*catalogue, runsOf(home), IndexScope::New)->removed, std::int64_t{1});
    }

    void runsInProgressAreNamed() {
        QTemporaryDir home;
        for (const char* id : {"done", "trains"}) writeRun(runsOf(home), id, 1);
        const RunDirectory trains = *RunDirectory::open(runsOf(home) / "trains");
        QVERIFY(RunDirectory::create(runsOf(home), "waits", trains.spec(), Machine{}, trains.offer()).ok());
        auto catalogue = Catalogue::open(file(home)).value();
        {
            const auto training = FileLock::tryLock(trains.lockFile());
            QVERIFY(training.ok());
            QCOMPARE(reindex(*catalogue, runsOf(home))->running, std::vector<std::string>{"trains"});
        }
        QVERIFY(reindex(*catalogue, runsOf(home))->running.empty());
    }

    void aDamagedFileIsSetAside_data() {
        QTest::addColumn<int>("from");
        QTest::newRow("garbage") << 0;
        QTest::newRow("a torn page") << 4096;
    }
    void aDamagedFileIsSetAside() {
        QFETCH(int, from);
        QTemporaryDir home;
        {
            auto catalogue = Catalogue::open(file(home)).value();
            for (int i = 0; i < 200; ++i) QVERIFY(catalogue->record(row("run" + std::to_string(i), 0.9, 1)).ok());
        }
        const auto size = std::filesystem::file_size(file(home));
        std::fstream stream(file(home), std::ios::in | std::ios::out | std::ios::binary);
        stream.seekp(from);
        stream << std::string(size - static_cast<std::uintmax_t>(from), 'x');
        stream.close();
        auto catalogue = Catalogue::open(file(home));
        QVERIFY(catalogue.ok());
        QVERIFY((*catalogue)->quarantined().has_value());
        QCOMPARE(std::filesystem::file_size(*(*catalogue)->quarantined()), size);
        QCOMPARE(*(*catalogue)->count(), std::int64_t{0});
        QVERIFY((*catalogue)->record(row("fresh", 0.9, 1)).ok());
    }

    void aNewerCatalogueIsReadAndNotTouched() {
        QTemporaryDir home;
        {
            auto catalogue = Catalogue::open(file(home)).value();
            QVERIFY(catalogue->record(row("a", 0.9, 1)).ok());
        }
        sqlite3* database = nullptr;
        QCOMPARE(sqlite3_open(file(home).c_str(), &database), SQLITE_OK);
        QCOMPARE(sqlite3_exec(database, "PRAGMA user_version = 99; PRAGMA application_id = 1162888035", nullptr,
                              nullptr, nullptr),
                 SQLITE_OK);
        sqlite3_close(database);
        auto catalogue = Catalogue::open(file(home)).value();
        QVERIFY(catalogue->readOnly());
        QCOMPARE(catalogue->readOnlyReason()->kind, ErrorKind::Newer);
        QCOMPARE(catalogue->runs({})->size(), std::size_t{1});
        QVERIFY(!catalogue->record(row("b", 0.9, 1)).ok());
    }

    void aSecondWorkbenchReadsOnly() {
        QTemporaryDir home;
        auto first = Catalogue::open(file(home)).value();
        QVERIFY(first->record(row("a", 0.9, 1)).ok());
        auto second = Catalogue::open(file(home)).value();
        QVERIFY(second->readOnly());
        QCOMPARE(second->readOnlyReason()->kind, ErrorKind::Locked);
        QCOMPARE(second->runs({})->size(), std::size_t{1});
        QVERIFY(!second->record(row("b", 0.9, 1)).ok());
        first.reset();
        QVERIFY(!Catalogue::open(file(home)).value()->readOnly());
    }

    void eightFirstStartsAtOnceMakeOneCatalogue() {
        QTemporaryDir home;
        std::atomic<int> opened{0}, writable{0};
        {
            std::vector<std::jthread> starters;
            std::vector<std::unique_ptr<Catalogue>> all(8);
            for (std::size_t i = 0; i < 8; ++i)
                starters.emplace_back([&, i] {
                    auto catalogue = Catalogue::open(file(home));
                    if (!catalogue) return;
                    ++opened;
                    if (!(*catalogue)->readOnly()) ++writable;
                    all[i] = std::move(*catalogue);
                });
            starters.clear();
            QCOMPARE(writable.load(), 1);
        }
        QVERIFY(Catalogue::open(file(home)).value()->record(row("a", 0.9, 1)).ok());
    }

    void theServiceAnswersTheNewestQuestion() {
        QTemporaryDir home;
        std::atomic<int> changes{0};
        std::atomic<bool> isOpen{false};
        CatalogueService service(
            file(home), runsOf(home), [&](CatalogueService::Opened) { isOpen = true; }, [&] { ++changes; });
        const RunDirectory run = writeRun(runsOf(home), "a", 2);
        service.record(run, *indexRun(run.path()));
        service.drain();
        QVERIFY(isOpen);
        QCOMPARE(changes.load(), 1);
        std::mutex mutex;
        std::optional<CatalogueService::Listing> listing;
        service.list({}, 7, [&](CatalogueService::Listing l) {
            const std::scoped_lock lock(mutex);
            listing = std::move(l);
        });
        QTRY_VERIFY([&] {
            const std::scoped_lock lock(mutex);
            return listing.has_value();
        }());
        QCOMPARE(listing->generation, std::uint64_t{7});
        QCOMPARE(listing->rows.size(), std::size_t{1});
        QCOMPARE(listing->rows[0].tags, std::vector<std::string>{"made"});
    }
};

QTEST_GUILESS_MAIN(CatalogueTest)
#include "catalogue_test.moc"
