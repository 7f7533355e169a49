#include "core/catalogue/schema.h"

#include <string>

#include "core/catalogue/catalogue.h"
#include "core/catalogue/sqlite.h"

namespace epochal {
namespace {

/// Step n takes the file from version n to n + 1 and sets the version. A released step never changes.
constexpr const char* kSteps[] = {
    R"sql(
CREATE TABLE runs (
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
) STRICT;
CREATE INDEX runs_started ON runs (archived, started);
CREATE INDEX runs_best ON runs (archived, best_top1);
PRAGMA user_version = 1;
)sql",
    // Entries with whole curves; specs and offers stored once for all runs that share them; revisions, so that a reader
    // fetches only what changed. Earlier rows have no entry: they count as unsettled and are read from their folders.
    R"sql(
ALTER TABLE runs ADD COLUMN campaign TEXT NOT NULL DEFAULT '';
ALTER TABLE runs ADD COLUMN seed_group TEXT NOT NULL DEFAULT '';
ALTER TABLE runs ADD COLUMN joules REAL;
ALTER TABLE runs ADD COLUMN revision INTEGER NOT NULL DEFAULT 1;
CREATE INDEX runs_revision ON runs (revision);
DROP INDEX runs_best;
CREATE TABLE documents (
    number INTEGER PRIMARY KEY,
    hash INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT;
CREATE INDEX documents_hash ON documents (hash);
CREATE TABLE entries (
    run INTEGER PRIMARY KEY REFERENCES runs (number),
    spec INTEGER,
    offer INTEGER NOT NULL,
    head TEXT NOT NULL,
    curve BLOB NOT NULL
) STRICT;
PRAGMA user_version = 2;
)sql",
    // A resumed run is billed rental by rental, so those rows are read from their folders again.
    R"sql(
DELETE FROM entries WHERE run IN (SELECT number FROM runs WHERE attempts > 1);
PRAGMA user_version = 3;
)sql",
    // Checksums, because SQLite has none, and the task; rows are read from their folders again to get theirs. The
    // application id repeats the version: a flipped bit in either must not pass for a newer version.
    R"sql(
ALTER TABLE runs ADD COLUMN task TEXT NOT NULL DEFAULT '';
ALTER TABLE runs ADD COLUMN checksum INTEGER;
DROP TABLE entries;
CREATE TABLE entries (
    run INTEGER PRIMARY KEY REFERENCES runs (number),
    spec INTEGER,
    offer INTEGER NOT NULL,
    head TEXT NOT NULL,
    curve BLOB NOT NULL,
    checksum INTEGER NOT NULL
) STRICT;
PRAGMA application_id = 1162887940;
PRAGMA user_version = 4;
)sql",
    // Whether a row's money is a what-if; rows are read from their folders again to get theirs.
    R"sql(
ALTER TABLE runs ADD COLUMN what_if INTEGER NOT NULL DEFAULT 0;
UPDATE runs SET checksum = NULL;
DELETE FROM entries;
PRAGMA application_id = 1162887941;
PRAGMA user_version = 5;
)sql",
    // Two hyper-parameters and the losses. Hashes of specs are made differently, so rows are read from their folders
    // again: otherwise an earlier run would not be grouped with later ones of other seeds.
    R"sql(
ALTER TABLE runs ADD COLUMN images INTEGER NOT NULL DEFAULT 0;
ALTER TABLE runs ADD COLUMN learning_rate REAL;
ALTER TABLE runs ADD COLUMN weight_decay REAL;
ALTER TABLE runs ADD COLUMN best_loss REAL;
ALTER TABLE runs ADD COLUMN last_loss REAL;
ALTER TABLE runs ADD COLUMN train_loss REAL;
UPDATE runs SET checksum = NULL;
DELETE FROM entries;
PRAGMA application_id = 1162887942;
PRAGMA user_version = 6;
)sql"};
static_assert(std::size(kSteps) == Catalogue::kSchemaVersion);

}  // namespace

bool namesItsVersion(::sqlite3* database) {
    constexpr std::int64_t kOurs = 1162887936;  // "EPC" and the version
    sqlite::Statement statement(database, "PRAGMA application_id");
    const int version = schemaVersion(database);
    if (!statement.step() || version < 0) return true;  // other checks report what is wrong
    constexpr int kFirstNamed = 4;
    constexpr int kMostVersions = 256;
    return version < kMostVersions && statement.integer(0) == (version < kFirstNamed ? 0 : kOurs + version);
}

int schemaVersion(::sqlite3* database) {
    sqlite::Statement statement(database, "PRAGMA user_version");
    return statement.step() ? static_cast<int>(statement.integer(0)) : -1;
}

Status migrate(::sqlite3* database, const Path& file) {
    // The backup taken before a step copies only the file, so move the contents of its log there first.
    if (schemaVersion(database) < Catalogue::kSchemaVersion)
        sqlite3_wal_checkpoint_v2(database, nullptr, SQLITE_CHECKPOINT_TRUNCATE, nullptr, nullptr);
    // Lock before reading the version: of several first starts at once, one migrates and the others find it done.
    if (sqlite3_exec(database, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr) != SQLITE_OK)
        return sqlite::failure(database, file);
    const int from = schemaVersion(database);
    const auto giveUp = [&](Error error) {
        sqlite3_exec(database, "ROLLBACK", nullptr, nullptr, nullptr);
        return error;
    };
    if (from < 0)
        return giveUp({ErrorKind::Damaged,
                       {EPOCHAL_TEXT("core", "The catalogue's version number is not one Epochal uses"), {}},
                       file.string(),
                       {EPOCHAL_TEXT("core", "Rename or move the file, then index the runs again"), {}}});
    if (from > Catalogue::kSchemaVersion)
        return giveUp(
            {ErrorKind::Newer,
             {EPOCHAL_TEXT("core",
                           "The catalogue was written by a newer version of Epochal: catalogue version %1; this one "
                           "supports up to %2"),
              {static_cast<std::int64_t>(from), static_cast<std::int64_t>(Catalogue::kSchemaVersion)}},
             file.string(),
             {EPOCHAL_TEXT("core", "It is open read-only; use the newer version of Epochal to change it"), {}}});
    if (from > 0 && from < Catalogue::kSchemaVersion) {
        std::error_code error;
        std::filesystem::copy_file(file, file.string() + ".before-v" + std::to_string(Catalogue::kSchemaVersion),
                                   std::filesystem::copy_options::overwrite_existing, error);
        if (error) return giveUp(ioError(error.value(), file));
    }
    for (int step = from; step < Catalogue::kSchemaVersion; ++step)
        if (sqlite3_exec(database, kSteps[step], nullptr, nullptr, nullptr) != SQLITE_OK)
            return giveUp(sqlite::failure(database, file));
    if (sqlite3_exec(database, "COMMIT", nullptr, nullptr, nullptr) != SQLITE_OK)
        return giveUp(sqlite::failure(database, file));
    return {};
}

}  // namespace epochal
