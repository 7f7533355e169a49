#include "core/catalogue/sqlite.h"

#include <cstring>

namespace epochal::sqlite {

Error failure(::sqlite3* database, const Path& file) {
    const int code = database ? sqlite3_errcode(database) : SQLITE_CANTOPEN;
    const std::string words = database ? sqlite3_errmsg(database) : sqlite3_errstr(code);
    ErrorKind kind = ErrorKind::Disk;
    Message remedy{EPOCHAL_TEXT("core", "Check the disk and the file's permissions"), {}};
    if (code == SQLITE_FULL) remedy = {EPOCHAL_TEXT("core", "Free up space on this disk, then continue"), {}};
    if (code == SQLITE_BUSY || code == SQLITE_LOCKED) {
        kind = ErrorKind::Locked;
        remedy = {EPOCHAL_TEXT("core", "Close the other program that is using it"), {}};
    }
    // These statements are valid SQL: if SQLite cannot run one, the tables are not a catalogue's.
    if (code == SQLITE_CORRUPT || code == SQLITE_NOTADB || code == SQLITE_ERROR || code == SQLITE_SCHEMA) {
        kind = ErrorKind::Damaged;
        remedy = {EPOCHAL_TEXT("core", "Rename or move the file, then index the runs again"), {}};
    }
    return {kind, {EPOCHAL_TEXT("core", "Catalog error: %1"), {words}}, file.string(), remedy};
}

Statement::Statement(::sqlite3* database, std::string_view sql) {
    ok_ = sqlite3_prepare_v2(database, sql.data(), static_cast<int>(sql.size()), &statement_, nullptr) == SQLITE_OK;
}

Statement& Statement::bind(std::string_view text) {
    // A null pointer would bind NULL, not an empty text.
    const char* bytes = text.empty() ? "" : text.data();
    sqlite3_bind_text(statement_, ++position_, bytes, static_cast<int>(text.size()), SQLITE_TRANSIENT);
    return *this;
}
Statement& Statement::bind(std::int64_t value) {
    sqlite3_bind_int64(statement_, ++position_, value);
    return *this;
}
Statement& Statement::bind(double value) {
    sqlite3_bind_double(statement_, ++position_, value);
    return *this;
}
Statement& Statement::bind(const std::optional<double>& value) {
    if (value) return bind(*value);
    sqlite3_bind_null(statement_, ++position_);
    return *this;
}
Statement& Statement::bindBlob(const void* bytes, std::size_t size) {
    // A null pointer would bind NULL, not an empty value.
    if (size == 0)
        sqlite3_bind_zeroblob(statement_, ++position_, 0);
    else
        sqlite3_bind_blob(statement_, ++position_, bytes, static_cast<int>(size), SQLITE_TRANSIENT);
    return *this;
}

bool Statement::step() {
    if (!statement_) return false;
    const int code = sqlite3_step(statement_);
    ok_ = code == SQLITE_ROW || code == SQLITE_DONE;
    return code == SQLITE_ROW;
}

bool Statement::run() {
    while (step()) {
    }
    return ok_;
}

void Statement::reset() {
    sqlite3_reset(statement_);
    position_ = 0;
}

std::string_view Statement::view(int column) const {
    const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(statement_, column));
    return bytes ? std::string_view(bytes, static_cast<std::size_t>(sqlite3_column_bytes(statement_, column)))
                 : std::string_view();
}

std::optional<double> Statement::maybeReal(int column) const {
    if (isNull(column)) return std::nullopt;
    return real(column);
}

std::vector<float> Statement::floats(int column) const {
    const void* bytes = sqlite3_column_blob(statement_, column);
    std::vector<float> values(static_cast<std::size_t>(sqlite3_column_bytes(statement_, column)) / sizeof(float));
    if (bytes && !values.empty()) std::memcpy(values.data(), bytes, values.size() * sizeof(float));
    return values;
}

std::span<const std::byte> Statement::bytes(int column) const {
    const auto* data = static_cast<const std::byte*>(sqlite3_column_blob(statement_, column));
    return {data, data ? static_cast<std::size_t>(sqlite3_column_bytes(statement_, column)) : 0};
}

}  // namespace epochal::sqlite
