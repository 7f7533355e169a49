#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>

#include "core/catalogue/catalogue.h"
#include "core/catalogue/sqlite.h"

namespace epochal {

/// An open connection and what it remembers.
struct Catalogue::Impl {
    Path file;
    std::string address;  ///< of a catalogue in memory, as SQLite calls it; empty: the file
    ::sqlite3* database = nullptr;
    std::unique_ptr<FileLock> lock;
    std::optional<Error> readOnlyReason;
    std::optional<Path> quarantined;
    bool readOnly = false;
    std::map<std::string, std::unique_ptr<sqlite::Statement>> prepared;

    ~Impl() { disconnect(); }
    [[nodiscard]] bool connect();
    void disconnect() {
        prepared.clear();  // a connection with statements does not close
        sqlite3_close(database);
        database = nullptr;
    }
    /// Sets what is there aside and begins a fresh one.
    [[nodiscard]] Status beginAnew();
    [[nodiscard]] Error damaged(const std::string& where) const {
        return {ErrorKind::Damaged,
                {EPOCHAL_TEXT("core", "The catalogue is damaged"), {}},
                where,
                {EPOCHAL_TEXT("core", "Rename or move the file, then index the runs again"), {}}};
    }
    [[nodiscard]] Error failure() const { return sqlite::failure(database, file); }
    [[nodiscard]] Error refused() const {
        return readOnlyReason.value_or(
            Error{ErrorKind::Locked, {EPOCHAL_TEXT("core", "The catalogue is open read-only"), {}}, file.string(), {}});
    }
    /// A statement ready for values; preparing one costs more than running it.
    [[nodiscard]] sqlite::Statement& statement(const char* sql) {
        auto& kept = prepared[sql];
        if (!kept) kept = std::make_unique<sqlite::Statement>(database, sql);
        kept->reset();
        return *kept;
    }
    [[nodiscard]] Status checkEntries() const;
    [[nodiscard]] Status recordEntry(std::int64_t run, const Entry& entry);
    /// Number of a document with that text, a new one if there is none; nothing if the disk refuses.
    [[nodiscard]] std::optional<std::int64_t> document(const std::string& body);
};

}  // namespace epochal
