#include <QTemporaryDir>
#include <QTest>

#include <sqlite3.h>
#include <cmath>
#include <limits>
#include <random>
#include <set>

#include "core/base/formats.h"
#include "core/catalogue/catalogue.h"
#include "core/catalogue/row_cache.h"
#include "core/catalogue/run_columns.h"
#include "core/catalogue/sqlite.h"
#include "core/interop/runs_table.h"

using namespace epochal;

namespace {

/// A catalogue of version 6 as the program of November 2026 wrote it, which had the columns in five places: its schema,
/// and two rows.
constexpr const char* kRunsTable = R"sql(CREATE TABLE runs (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    folder TEXT NOT NULL,
    name TEXT NOT NULL,
    tags TEXT NOT NULL,
    note TEXT NOT NULL,
    archived INTEGER NOT NULL,
    state TEXT NOT NULL,
    reason TEXT NOT NULL,
    message TEXT NOT NULL,
    architecture TEXT NOT NULL,
    data TEXT NOT NULL,
    devices TEXT NOT NULL,
    precision TEXT NOT NULL,
    replicas INTEGER NOT NULL,
    global_batch INTEGER NOT NULL,
    seed INTEGER NOT NULL,
    spec_hash TEXT NOT NULL,
    provider TEXT NOT NULL,
    instance TEXT NOT NULL,
    offer TEXT NOT NULL,
    price_date TEXT NOT NULL,
    currency TEXT NOT NULL,
    price REAL,
    epochs INTEGER NOT NULL,
    epochs_asked INTEGER NOT NULL,
    attempts INTEGER NOT NULL,
    best_top1 REAL,
    last_top1 REAL,
    best_top5 REAL,
    best_auc REAL,
    best_epoch INTEGER NOT NULL,
    images_per_second REAL NOT NULL,
    images_per_second_per_price REAL,
    training_seconds REAL NOT NULL,
    active_seconds REAL NOT NULL,
    billed_seconds REAL NOT NULL,
    cost REAL,
    cost_to_target REAL,
    seconds_to_target REAL,
    target REAL NOT NULL,
    started INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    curve BLOB NOT NULL
, campaign TEXT NOT NULL DEFAULT '', seed_group TEXT NOT NULL DEFAULT '', joules REAL, revision INTEGER NOT NULL DEFAULT 1, task TEXT NOT NULL DEFAULT '', checksum INTEGER, what_if INTEGER NOT NULL DEFAULT 0, images INTEGER NOT NULL DEFAULT 0, learning_rate REAL, weight_decay REAL, best_loss REAL, last_loss REAL, train_loss REAL) STRICT)sql";
constexpr const char* kRest = R"sql(;
INSERT INTO runs VALUES(1,'20261121-141032-0123abcd','/srv/epochal/runs/20261121-141032-0123abcd','r8 é, seed 1','|price-study|seed 1|','a note; with ''quotes''',1,'finished','target','{"text":"x"}','resnet8','fashion-mnist','2 × NVIDIA L4','bf16',2,512,-7,'0123456789abcdef','AWS','g6.12xlarge','aws/g6','2026-11-01','EUR',3.625,5,6,3,0.9375,0.90625,0.998046875,0.9951171875,4,13080.5,3633.5,101.25,120.5,180.0,0.1875,0.15625,100.125,92.5,1795270232123,1795270352623,X'0000003f0000c07f0000703f','20261121-141000-89abcdef','g/1',7200.5,1,'fashion-mnist/10',-8288890369332652118,1,300000,0.125,0.0009765625,0.21875,0.2265625,0.1484375);
INSERT INTO runs VALUES(2,'bare','','bare','','',0,'queued','','','','','','',1,0,0,'','','','','','',NULL,0,0,0,NULL,NULL,NULL,NULL,0,0.0,NULL,0.0,0.0,0.0,NULL,NULL,NULL,0.0,0,0,X'','','',NULL,2,'',3091849624051462193,0,0,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE documents (
    number INTEGER PRIMARY KEY,
    hash INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT;
CREATE TABLE entries (
    run INTEGER PRIMARY KEY REFERENCES runs (number),
    spec INTEGER,
    offer INTEGER NOT NULL,
    head TEXT NOT NULL,
    curve BLOB NOT NULL,
    checksum INTEGER NOT NULL
) STRICT;
CREATE INDEX runs_started ON runs (archived, started);
CREATE INDEX runs_revision ON runs (revision);
CREATE INDEX documents_hash ON documents (hash);
PRAGMA application_id = 1162887942;
PRAGMA user_version = 6;
)sql";
/// What versions 7 and 8 add to the schema, and its checksums of the two rows.
constexpr const char* kAdded =
    ", measure TEXT NOT NULL DEFAULT '', best REAL, last REAL, session TEXT NOT NULL DEFAULT '', latency REAL, "
    "per_million REAL";
constexpr long long kChecksum = 8929567986375841618, kBareChecksum = -255565679709683000;

/// The first of those rows, with a value in every member.
RunRow wholeRow() {
    RunRow row;
    row.id = "20261121-141032-0123abcd";
    row.folder = "/srv/epochal/runs/20261121-141032-0123abcd";
    row.name = "r8 é, seed 1";
    row.tags = {"price-study", "seed 1"};
    row.note = "a note; with 'quotes'";
    row.archived = true;
    row.state = RunState::Finished;
    row.reason = StopReason::Target;
    row.message = R"({"text":"x"})";
    row.architecture = "resnet8";
    row.data = "fashion-mnist";
    row.devices = "2 × NVIDIA L4";
    row.precision = "bf16";
    row.replicas = 2;
    row.globalBatch = 512;
    row.seed = -7;
    row.specHash = "0123456789abcdef";
    row.provider = "AWS";
    row.instance = "g6.12xlarge";
    row.offerId = "aws/g6";
    row.priceDate = "2026-11-01";
    row.currency = "EUR";
    row.pricePerHour = 3.625;
    row.epochsDone = 5;
    row.epochsAsked = 6;
    row.attempts = 3;
    row.bestTop1 = 0.9375;
    row.lastTop1 = 0.90625;
    row.bestTop5 = 0.998046875;
    row.bestAuc = 0.9951171875;
    row.bestEpoch = 4;
    row.imagesPerSecond = 13080.5;
    row.imagesPerSecondPerPrice = 3633.5;
    row.trainingSeconds = 101.25;
    row.activeSeconds = 120.5;
    row.billedSeconds = 180;
    row.cost = 0.1875;
    row.costToTarget = 0.15625;
    row.secondsToTarget = 100.125;
    row.target = 92.5;
    row.createdUtcMillis = 1795270232123;
    row.endedUtcMillis = 1795270352623;
    row.campaign = "20261121-141000-89abcdef";
    row.seedGroup = "g/1";
    row.joules = 7200.5;
    row.task = "fashion-mnist/10";
    row.whatIf = true;
    row.imagesDone = 300000;
    row.learningRate = 0.125;
    row.weightDecay = 0.0009765625;
    row.bestLoss = 0.21875;
    row.lastLoss = 0.2265625;
    row.trainLoss = 0.1484375;
    row.measure = "top1";
    row.best = 0.9375;
    row.last = 0.90625;
    row.curve = {0.5f, std::numeric_limits<float>::quiet_NaN(), 0.9375f};
    return row;
}

/// Members in which two rows differ, by the names of their columns. A curve's NaN equals a NaN.
std::string differences(const RunRow& a, const RunRow& b) {
    std::string names;
    for (const RunField& field : runFields()) {
        const bool same = std::visit(
            [&](auto member) {
                if constexpr (std::is_same_v<decltype(member), std::vector<float> RunRow::*>)
                    return std::ranges::equal(a.*member, b.*member, [](float x, float y) {
                        return x == y || (std::isnan(x) && std::isnan(y));
                    });
                else
                    return a.*member == b.*member;
            },
            field.member);
        if (!same) names += std::string(field.sql) + " ";
    }
    return names;
}

class Database {
public:
    explicit Database(const Path& file) { sqlite3_open(file.c_str(), &database_); }
    ~Database() { sqlite3_close(database_); }
    [[nodiscard]] bool run(const std::string& sql) {
        return sqlite3_exec(database_, sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK;
    }
    [[nodiscard]] std::string text(const char* sql) {
        sqlite::Statement statement(database_, sql);
        return statement.step() ? statement.text(0) : std::string("nothing");
    }

private:
    sqlite3* database_ = nullptr;
};

}  // namespace

/// The one table of a run's columns, against what the program stored before there was one.
class RunColumnsTest : public QObject {
    Q_OBJECT

    static Path file(const QTemporaryDir& home) { return home.path().toStdString() + "/catalogue.sqlite"; }

    /// 300 rows whose values are often missing, equal, or the same but for their case.
    static std::unique_ptr<Catalogue> catalogueOfMixedRows(const QTemporaryDir& home) {
        auto catalogue = Catalogue::open(file(home)).value();
        std::mt19937_64 random(7);
        const auto any = [&](auto... choices) {
            const std::vector<std::common_type_t<decltype(choices)...>> all{choices...};
            return all[random() % all.size()];
        };
        if (!catalogue->begin().ok()) qFatal("no transaction");
        for (int i = 0; i < 300; ++i) {
            RunRow row;
            row.id = "run-" + std::to_string(i);
            row.name = any("Alpha one of the runs", "alpha One of the RUNS", "alpha two", "ALPHABET", "", "\u00c9mile",
                           "a_b", "aBb", "12", "[x]", "alpha one of the runs, again", "alpha one");
            row.provider = any("AWS", "aws", "Azure", "", "GCP");
            row.instance = any("p3.2xlarge", "p3.2xLarge", "p3.2xlarge-spot", "");
            row.note = any("", "", "a NOTE");
            if (any(0, 1) == 1) row.tags = {any("seed 1", "Seed 2"), any("x", "y")};
            row.state = any(RunState::Finished, RunState::Finished, RunState::Queued, RunState::Failed);
            if (row.state == RunState::Finished)
                row.reason = any(std::optional<StopReason>(), std::optional(StopReason::Target),
                                 std::optional(StopReason::User), std::optional(StopReason::Epochs));
            row.seed = any(std::int64_t{-5}, std::int64_t{0}, std::int64_t{9007199254740993},
                           std::int64_t{9007199254740992}, std::numeric_limits<std::int64_t>::min());
            row.cost = any(std::optional<double>(), std::optional(0.0), std::optional(-0.0), std::optional(-2.5),
                           std::optional(1e300), std::optional(3.25));
            row.bestTop1 = any(std::optional<double>(), std::optional(0.5), std::optional(0.75));
            row.measure = any("top1", "loss", "auc", "");
            row.best = any(std::optional<double>(), std::optional(0.5), std::optional(0.75), std::optional(0.0));
            row.last = any(std::optional<double>(), std::optional(0.5), std::optional(0.25));
            row.joules = any(std::optional<double>(), std::optional(3600.0), std::optional(3601.0));
            row.imagesPerSecond = any(0.0, 12.5, 1e6);
            row.createdUtcMillis = any(std::int64_t{0}, std::int64_t{1795270232123}, std::int64_t{1795270232124});
            row.archived = any(0, 0, 1) == 1;
            if (!catalogue->record(row).ok()) qFatal("a row could not be written");
        }
        if (!catalogue->commit().ok()) qFatal("the rows could not be written");
        return catalogue;
    }

    static bool sameRows(const Catalogue& catalogue, RowCache& cache, const RunQuery& query) {
        const auto bySql = catalogue.runs(query);
        const auto inMemory = cache.list(catalogue, query);
        return bySql.ok() && inMemory.ok() && std::ranges::equal(*bySql, *inMemory, {}, &RunRow::id, &RunRow::id);
    }

private Q_SLOTS:
    /// The rates and the kind of run are named by what they count, and as in the form.
    void everyColumnHasAHeadingOfItsOwn() {
        std::set<std::string> titles;
        for (std::size_t at = 0; at < kRunColumns; ++at)
            if (const char* title = fieldOf(static_cast<RunColumn>(at)).title; *title) titles.insert(title);
        QCOMPARE(titles.size(), kRunColumns - 3);
    }

    /// Its runs had no measure but top-1.
    void aCatalogueWrittenBeforeIsMigrated() {
        QTemporaryDir home;
        QVERIFY(Database(file(home)).run(std::string(kRunsTable) + kRest));
        auto opened = Catalogue::open(file(home));
        QVERIFY(opened.ok());
        const Catalogue& catalogue = **opened;
        QVERIFY(!catalogue.quarantined() && !catalogue.readOnly());
        QVERIFY(std::filesystem::exists(file(home).string() + ".before-v11"));
        QVERIFY(catalogue.check().ok());
        const auto rows = catalogue.runs({"", RunColumn::Number, false, true});
        QVERIFY(rows.ok());
        QCOMPARE(rows->size(), std::size_t{2});
        QCOMPARE(differences((*rows)[0], wholeRow()), std::string());
        RunRow bare;
        bare.id = bare.name = "bare";
        bare.measure = "top1";
        QCOMPARE(differences((*rows)[1], bare), std::string());
        QCOMPARE((*rows)[1].number, std::int64_t{2});
        // They are read from their folders again.
        QCOMPARE(Database(file(home)).text("SELECT count(*) FROM runs WHERE checksum IS NULL"), std::string("2"));
    }

    /// A list's rows lack what no list shows, and share their texts.
    void rowsOfListsAreSmall() {
        QTemporaryDir home;
        auto catalogue = Catalogue::open(file(home)).value();
        RunRow second = wholeRow();
        second.id = "second";
        QVERIFY(catalogue->record(wholeRow()).ok() && catalogue->record(second).ok());
        RowCache cache;
        const RunRows rows = cache.list(*catalogue, {"", RunColumn::Number, false, true}).value();
        QCOMPARE(rows.size(), std::size_t{2});
        QCOMPARE(differences(rows[0], wholeRow()), std::string("folder spec_hash curve "));
        QVERIFY(rows[0].provider.view().data() == rows[1].provider.view().data());
        QVERIFY(&rows[0].tags.all() == &rows[1].tags.all());
        RunRows changed = rows;
        changed.replace(0, second);
        changed.add(second);
        QVERIFY(changed.size() == 3 && changed[0].id == "second" && &changed[1] == &rows[1]);
        QVERIFY(rows.size() == 2 && rows[0].id == wholeRow().id);
        const auto curves = catalogue->curves({rows[1].number, 99, rows[0].number});
        QVERIFY(curves.ok());
        QCOMPARE(curves->size(), std::size_t{3});
        QVERIFY((*curves)[1].empty());
        for (const std::size_t at : {std::size_t{0}, std::size_t{2}}) {
            RunRow row = wholeRow();
            row.curve = (*curves)[at];
            QCOMPARE(differences(row, wholeRow()), std::string());
        }
    }

    void aRowThatWasChangedIsNoLongerWhole() {
        for (const char* change : {"seed = 8", "curve = X'0000003f'", "train_loss = NULL", "what_if = 0",
                                   "measure = 'loss'", "best = 0.5", "last = NULL"}) {
            QTemporaryDir home;
            {
                auto catalogue = Catalogue::open(file(home)).value();
                RunRow bare;
                bare.id = "bare";
                QVERIFY(catalogue->record(wholeRow()).ok() && catalogue->record(bare).ok());
            }
            QVERIFY(Database(file(home)).run(std::string("UPDATE runs SET ") + change + " WHERE number = 1"));
            auto catalogue = Catalogue::open(file(home)).value();
            QVERIFY2(!catalogue->check().ok(), change);
            QCOMPARE(catalogue->run("20261121-141032-0123abcd").error().kind, ErrorKind::Damaged);
            QVERIFY(catalogue->run("bare").ok());
        }
    }

    void itsSchemaAndChecksumsAreTheSame() {
        QTemporaryDir home;
        {
            auto catalogue = Catalogue::open(file(home)).value();
            RunRow bare;
            bare.id = bare.name = "bare";
            bare.imagesPerSecond = std::numeric_limits<double>::infinity();
            bare.bestLoss = std::numeric_limits<double>::quiet_NaN();
            QVERIFY(catalogue->record(wholeRow()).ok() && catalogue->record(bare).ok());
        }
        Database database(file(home));
        std::string schema = kRunsTable;
        schema.insert(schema.rfind(") STRICT"), kAdded);
        QCOMPARE(database.text("SELECT sql FROM sqlite_schema WHERE name = 'runs'"), schema);
        QCOMPARE(database.text("PRAGMA user_version"), std::string("11"));
        QCOMPARE(database.text("PRAGMA application_id"), std::string("1162887947"));
        QCOMPARE(database.text("SELECT group_concat(name, ' ') FROM (SELECT name FROM sqlite_schema WHERE type = "
                               "'index' AND sql NOT NULL ORDER BY name)"),
                 std::string("documents_hash runs_revision runs_started"));
        QCOMPARE(std::stoll(database.text("SELECT checksum FROM runs WHERE number = 1")), kChecksum);
        QCOMPARE(std::stoll(database.text("SELECT checksum FROM runs WHERE number = 2")), kBareChecksum);
    }

    void everyColumnOfThePageIsInTheTableOnce() {
        std::set<RunColumn> columns{*numberField().column};
        std::set<std::string> names{numberField().sql}, queries{"run", "number"};
        for (const RunField& field : runFields()) {
            QVERIFY2(names.insert(field.sql).second, field.sql);
            QVERIFY2(field.since <= formats::kCatalogue.version, field.sql);
            if (field.column) QVERIFY2(columns.insert(*field.column).second, field.sql);
            for (const std::string_view query : field.query)
                if (!query.empty()) QVERIFY2(queries.insert(std::string(query)).second, field.sql);
        }
        QCOMPARE(columns.size(), kRunColumns);
        for (std::size_t at = 0; at < kRunColumns; ++at) {
            const auto column = static_cast<RunColumn>(at);
            QCOMPARE(*runColumnFromName(queryName(column)), column);
        }
        QVERIFY(!runColumnFromName("no_such_column"));
        QVERIFY(!findQueryField("") && !findQueryField("folder"));
    }

    /// A column that is not in the file would make an order or a condition an error.
    void everyColumnSortsAndEveryFieldIsSearched() {
        QTemporaryDir home;
        QVERIFY(Database(file(home)).run(std::string(kRunsTable) + kRest));
        auto catalogue = Catalogue::open(file(home)).value();
        for (std::size_t at = 0; at < kRunColumns; ++at) {
            const auto rows = catalogue->runs({"", static_cast<RunColumn>(at), false, true});
            QVERIFY2(rows.ok(), queryName(static_cast<RunColumn>(at)));
            QCOMPARE(rows->size(), std::size_t{2});
        }
        // Each field finds the first row by its value there, in the query's unit.
        for (const char* query :
             {"top1:93.75", "auc:0.9951171875", "energy>2 energy<2.001", "time:120.5", "model:resnet8", "loss:0.21875",
              "images/s:13080.5", "batch:512", "device:L4", "run:1", "target:92.5", "tag:seed", "offer:aws",
              "price:3.625", "state:trained", "reason:target", "billed:180", "time_to_target:100.125"}) {
            const auto numbers = catalogue->matching(query, true);
            QVERIFY2(numbers.ok(), query);
            QVERIFY2(*numbers == std::vector<std::int64_t>{1}, query);
        }
        for (const RunField& field : runFields())
            for (const std::string_view name : field.query)
                if (!name.empty()) QVERIFY2(catalogue->matching(std::string(name) + ":1", true).ok(), field.sql);
    }

    /// The page sorts rows in memory; SQLite, which sorts the same rows for other readers, must agree on every column.
    void rowsAreSortedAsSqlSortsThem() {
        QTemporaryDir home;
        const auto catalogue = catalogueOfMixedRows(home);
        RowCache cache;
        for (std::size_t at = 0; at < kRunColumns; ++at)
            for (const bool descending : {true, false})
                for (const char* text : {"", "provider:aws"}) {
                    const RunQuery query{text, static_cast<RunColumn>(at), descending, true};
                    QVERIFY2(sameRows(*catalogue, cache, query), queryName(query.sort));
                }
    }

    /// It filters them in memory, too.
    void rowsMatchAsSqlFindsThem() {
        QTemporaryDir home;
        const auto catalogue = catalogueOfMixedRows(home);
        RowCache cache;
        std::size_t matched = 0;
        for (const char* text : {"",
                                 " ",
                                 "alpha",
                                 "ALPHA one",
                                 "\u00e9mile",
                                 "\u00c9mile",
                                 "a_b",
                                 "%",
                                 "[x]",
                                 "-alpha",
                                 "not seed",
                                 "\"seed 1\"",
                                 "|x|",
                                 "nobody",
                                 "name:a_b",
                                 "name=\"alpha one\"",
                                 "provider=aws",
                                 "provider:a",
                                 "provider=aw",
                                 "provider:aw,gc",
                                 "-provider:aws,azure",
                                 "tag:x",
                                 "tag=x",
                                 "tag:seed",
                                 "tag=\"seed 2\"",
                                 "tag=see",
                                 "-tag:x",
                                 "state:finished",
                                 "state:trained",
                                 "state:f",
                                 "-state:fin",
                                 "state:nothing",
                                 "reason:target",
                                 "reason=user",
                                 "-reason:a",
                                 "state:stopped or cost>3",
                                 "seed=9007199254740993",
                                 "seed>9007199254740992",
                                 "seed<=-5",
                                 "cost:3.25",
                                 "cost=0",
                                 "cost<0",
                                 "-cost<3",
                                 "not cost>=0",
                                 "top1>60 top1<=75",
                                 "images/s<=12.5",
                                 "measure:loss",
                                 "provider:aws cost>=0 or -top1:50 name:alpha",
                                 "not provider:aws or not tag:y",
                                 "run<20",
                                 "id:run-1",
                                 "note:note",
                                 "instance=p3.2XLARGE",
                                 "energy>1",
                                 "time:0"})
            for (const bool archived : {true, false})
                for (const RunColumn sort : {RunColumn::Number, RunColumn::Name}) {
                    const RunQuery query{text, sort, false, archived};
                    QVERIFY2(sameRows(*catalogue, cache, query), text);
                    matched += cache.list(*catalogue, query)->size();
                }
        QVERIFY(matched > 1000);
        for (const char* text : {"coast<5", "cost<five", "\"open", "not"}) {
            const auto listed = cache.list(*catalogue, {text, RunColumn::Number, false, true});
            QVERIFY(!listed.ok());
            QCOMPARE(listed.error().where, catalogue->runs({text, RunColumn::Number, false, true}).error().where);
        }
    }

    /// The order of the exported columns is that of the program before; FORMATS.md promises only their names.
    void theExportedTableHasTheSameColumns() {
        const DataTable table = runsTable(RunRows{wholeRow()}, {});
        const std::vector<std::string> expected = {"number",
                                                   "id",
                                                   "name",
                                                   "state",
                                                   "stop_reason",
                                                   "archived",
                                                   "tags",
                                                   "note",
                                                   "campaign",
                                                   "created_at",
                                                   "ended_at",
                                                   "attempts",
                                                   "task",
                                                   "best_top1",
                                                   "best_epoch",
                                                   "last_top1",
                                                   "best_top5",
                                                   "best_auc",
                                                   "best_validation_loss",
                                                   "last_validation_loss",
                                                   "last_training_loss",
                                                   "epochs_done",
                                                   "images",
                                                   "images_per_second",
                                                   "images_per_second_per_hourly_price",
                                                   "training_seconds",
                                                   "active_seconds",
                                                   "billed_seconds",
                                                   "target_top1",
                                                   "active_seconds_to_target",
                                                   "energy_joules",
                                                   "machine",
                                                   "devices",
                                                   "precision",
                                                   "provider",
                                                   "instance",
                                                   "offer",
                                                   "what_if",
                                                   "price_per_hour",
                                                   "price_date",
                                                   "cost",
                                                   "cost_to_target",
                                                   "currency",
                                                   "measure",
                                                   "best_quality",
                                                   "last_quality",
                                                   "session",
                                                   "latency_p95_seconds",
                                                   "cost_per_million_samples",
                                                   "target"};
        QVERIFY(table.columns.size() > expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i) QCOMPARE(table.columns[i], expected[i]);
        const auto cell = [&](const char* name) {
            const auto at = std::ranges::find(table.columns, name) - table.columns.begin();
            return table.rows.front()[static_cast<std::size_t>(at)];
        };
        QCOMPARE(std::get<double>(cell("target_top1")), 0.925);
        QCOMPARE(std::get<double>(cell("target")), 0.925);
        QCOMPARE(std::get<std::int64_t>(cell("best_epoch")), std::int64_t{4});
        QCOMPARE(std::get<std::string>(cell("tags")), std::string("price-study seed 1"));
        QCOMPARE(std::get<std::string>(cell("stop_reason")), std::string("target"));
        QCOMPARE(std::get<bool>(cell("what_if")), true);
        QVERIFY(std::get<std::string>(cell("created_at")).starts_with("2026-11-21T"));
    }
};

QTEST_GUILESS_MAIN(RunColumnsTest)
#include "run_columns_test.moc"
