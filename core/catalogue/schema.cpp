#include "core/catalogue/schema.h"

#include <string>

#include "core/base/formats.h"
#include "core/catalogue/run_columns.h"
#include "core/catalogue/sqlite.h"

namespace epochal {
namespace {

/// What a step does beside the columns of a run's row (runFields() whose `since` is its version) and the version
/// itself. A released step never changes. A later version that only adds columns needs none: see stepSql.
constexpr const char* kSteps[] = {
    R"sql(
CREATE INDEX runs_started ON runs (archived, started);
CREATE INDEX runs_best ON runs (archived, best_top1);
)sql",
    // Entries with whole curves; specs and offers stored once for all runs that share them; revisions, so that a reader
    // fetches only what changed. Earlier rows have no entry: they count as unsettled and are read from their folders.
    R"sql(
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
)sql",
    // A resumed run is billed rental by rental, so those rows are read from their folders again.
    R"sql(
DELETE FROM entries WHERE run IN (SELECT number FROM runs WHERE attempts > 1);
)sql",
    // Checksums, because SQLite has none; rows are read from their folders again to get theirs.
    R"sql(
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
)sql",
    "", "",
    // Earlier runs had no other measure: the list is right before their folders are read again.
    R"sql(
UPDATE runs SET measure = 'top1', best = best_top1, last = last_top1 WHERE state != 'unreadable';
)sql"};

/// From this version the application id repeats the version: a flipped bit in either must not pass for a newer version.
constexpr int kFirstNamed = 4;
/// From this version rows are read from their folders again after each step, to get the values of new columns.
constexpr int kFirstReadAgain = 5;

/// The application id of a catalogue of version n is this plus n: "EPC" and the version.
constexpr std::int64_t kOurs = 0x45504300;

std::string definitionOf(const RunField& field) {
    struct Type {
        const char* operator()(SharedText RunRow::*) const { return " TEXT NOT NULL"; }
        const char* operator()(SharedWords RunRow::*) const { return " TEXT NOT NULL"; }
        const char* operator()(RunState RunRow::*) const { return " TEXT NOT NULL"; }
        const char* operator()(std::optional<StopReason> RunRow::*) const { return " TEXT NOT NULL"; }
        const char* operator()(bool RunRow::*) const { return " INTEGER NOT NULL"; }
        const char* operator()(std::int64_t RunRow::*) const { return " INTEGER NOT NULL"; }
        const char* operator()(double RunRow::*) const { return " REAL NOT NULL"; }
        const char* operator()(MaybeNumber RunRow::*) const { return " REAL"; }
        const char* operator()(std::vector<float> RunRow::*) const { return " BLOB NOT NULL"; }
    };
    const std::string type = std::visit(Type(), field.member);
    std::string text = field.sql + type;
    if (field.since == 1) return text + (std::string_view(field.sql) == "id" ? " UNIQUE" : "");
    if (type == " TEXT NOT NULL") text += " DEFAULT ''";
    if (type == " INTEGER NOT NULL" || type == " REAL NOT NULL") text += " DEFAULT 0";
    return text;
}

/// The step that takes the file to a version, and sets it.
std::string stepSql(int version) {
    std::string sql;
    if (version == 1) {
        sql = "CREATE TABLE runs (\n    number INTEGER PRIMARY KEY AUTOINCREMENT";
        for (const RunField& field : runFields())
            if (field.since == 1) sql += ",\n    " + definitionOf(field);
        sql += "\n) STRICT;\n";
    } else {
        for (const RunField& field : runFields())
            if (field.since == version) sql += "ALTER TABLE runs ADD COLUMN " + definitionOf(field) + ";\n";
    }
    if (static_cast<std::size_t>(version) <= std::size(kSteps)) sql += kSteps[version - 1];
    if (version >= kFirstReadAgain) sql += "UPDATE runs SET checksum = NULL;\nDELETE FROM entries;\n";
    const auto set = [&](const char* pragma, std::int64_t value) {
        sql += pragma;
        sql += std::to_string(value);
        sql += ";\n";
    };
    if (version >= kFirstNamed) set("PRAGMA application_id = ", kOurs + version);
    set("PRAGMA user_version = ", version);
    return sql;
}

}  // namespace

bool namesItsVersion(::sqlite3* database) {
    sqlite::Statement statement(database, "PRAGMA application_id");
    const int version = schemaVersion(database);
    if (!statement.step() || version < 0) return true;  // other checks report what is wrong
    constexpr int kMostVersions = 256;
    return version < kMostVersions && statement.integer(0) == (version < kFirstNamed ? 0 : kOurs + version);
}

int schemaVersion(::sqlite3* database) {
    sqlite::Statement statement(database, "PRAGMA user_version");
    return statement.step() ? static_cast<int>(statement.integer(0)) : -1;
}

Status migrate(::sqlite3* database, const Path& file) {
    // The backup taken before a step copies only the file, so move the contents of its log there first.
    if (schemaVersion(database) < formats::kCatalogue.version)
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
                       {EPOCHAL_TEXT("core", "The catalog's version number is not one Epochal uses"), {}},
                       file.string(),
                       {EPOCHAL_TEXT("core", "Rename or move the file, then index the runs again"), {}}});
    if (from > formats::kCatalogue.version) {
        Error newer = newerFormat(formats::kCatalogue, from, file.string());
        newer.remedy = {EPOCHAL_TEXT("core", "It is open read-only; use the newer version of Epochal to change it"),
                        {}};
        return giveUp(newer);
    }
    if (from > 0 && from < formats::kCatalogue.version) {
        std::error_code error;
        std::filesystem::copy_file(file, file.string() + ".before-v" + std::to_string(formats::kCatalogue.version),
                                   std::filesystem::copy_options::overwrite_existing, error);
        if (error) return giveUp(ioError(error.value(), file));
    }
    for (int version = from + 1; version <= formats::kCatalogue.version; ++version)
        if (sqlite3_exec(database, stepSql(version).c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
            return giveUp(sqlite::failure(database, file));
    if (sqlite3_exec(database, "COMMIT", nullptr, nullptr, nullptr) != SQLITE_OK)
        return giveUp(sqlite::failure(database, file));
    return {};
}

}  // namespace epochal
