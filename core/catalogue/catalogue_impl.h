#pragma once

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "core/base/parallel.h"
#include "core/catalogue/catalogue.h"
#include "core/catalogue/sqlite.h"

namespace epochal {

/// How many connections reading `count` things in parallel is worth; fewer than `each` do not justify another.
inline std::size_t connectionsFor(std::size_t count, std::size_t each) {
    constexpr std::size_t kMost = 4;
    return std::min({count / each, coreCount(), kMost});
}

/// An open connection and its state.
struct Catalogue::Impl {
    Path file;
    std::string address;  ///< SQLite's address of an in-memory catalogue; empty: the file
    ::sqlite3* database = nullptr;
    std::unique_ptr<FileLock> lock;
    std::optional<Error> readOnlyReason;
    std::optional<Path> quarantined;
    bool readOnly = false;
    std::map<std::string, std::unique_ptr<sqlite::Statement>> prepared;

    ~Impl() { disconnect(); }
    [[nodiscard]] bool connect();
    void disconnect() {
        prepared.clear();  // a connection with open statements does not close
        sqlite3_close(database);
        database = nullptr;
    }
    /// Sets the current database aside and starts a new one.
    [[nodiscard]] Status beginAnew();
    [[nodiscard]] Error damaged(const std::string& where) const {
        return {ErrorKind::Damaged,
                {EPOCHAL_TEXT("core", "The catalog is damaged"), {}},
                where,
                {EPOCHAL_TEXT("core", "Rename or move the file, then index the runs again"), {}}};
    }
    [[nodiscard]] Error failure() const { return sqlite::failure(database, file); }
    [[nodiscard]] Error refused() const {
        return readOnlyReason.value_or(
            Error{ErrorKind::Locked, {EPOCHAL_TEXT("core", "The catalog is open read-only"), {}}, file.string(), {}});
    }
    /// A statement ready for its values; cached, because preparing one costs more than running it.
    [[nodiscard]] sqlite::Statement& statement(const char* sql) {
        auto& kept = prepared[sql];
        if (!kept) kept = std::make_unique<sqlite::Statement>(database, sql);
        kept->reset();
        return *kept;
    }
    [[nodiscard]] Status checkEntries() const;
    [[nodiscard]] Status recordEntry(std::int64_t run, const Entry& entry);
    /// Number of the document with this text, which is added if there is none; nothing on a disk error.
    [[nodiscard]] std::optional<std::int64_t> document(const std::string& body);
};

}  // namespace epochal
