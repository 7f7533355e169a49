#include "core/catalogue/catalogue.h"

#include <algorithm>
#include <atomic>

#include "core/base/clock.h"
#include "core/base/formats.h"
#include "core/base/json.h"
#include "core/base/mutex.h"
#include "core/catalogue/catalogue_impl.h"
#include "core/catalogue/row_codec.h"
#include "core/catalogue/schema.h"

namespace epochal {

namespace {

constexpr int kBusyMillis = 5000, kMemoryBusyMillis = 60'000;
constexpr std::size_t kRowsAConnection = 5000;

/// An address under which the connections of this process share one in-memory database.
std::string addressInMemory() {
    static std::atomic<int> last{0};
    return "file:/epochal-" + std::to_string(++last) + "?vfs=memdb";
}

/// Whether the file's header holds a format version that SQLite does not define. With such a write version, SQLite
/// would open the file read-only, permanently.
bool hasOddHeader(const Path& file) {
    constexpr std::size_t kWriteVersion = 18, kReadVersion = 19;
    const auto head = readFrom(file, 0, kReadVersion + 1);
    if (!head || head->size() <= kReadVersion) return false;
    const auto odd = [&](std::size_t at) { return static_cast<unsigned char>((*head)[at]) > 2; };
    return odd(kWriteVersion) || odd(kReadVersion);
}

/// Structure and indexes: quick_check skips the indexes, and one flipped bit in an index hides rows.
bool isDamaged(::sqlite3* database) {
    sqlite::Statement check(database, "PRAGMA integrity_check(1)");
    if (!check.step()) {
        const int code = sqlite3_errcode(database);
        return code == SQLITE_CORRUPT || code == SQLITE_NOTADB;
    }
    return check.text(0) != "ok" || !namesItsVersion(database);
}

/// Whether the file has the tables that this version reads and writes.
bool hasOurTables(::sqlite3* database) {
    for (const std::string_view sql : {std::string_view(oneSql()), std::string_view(changedSql()),
                                       std::string_view("SELECT run, spec, offer, head, curve, checksum FROM entries"),
                                       std::string_view("SELECT hash, body FROM documents")})
        if (!sqlite::Statement(database, sql).ok()) return false;
    return true;
}

/// Prepares an open file for writing. ErrorKind::Damaged if it is not a catalogue or is a damaged one; `unchecked`, one
/// of the current version is not read throughout.
Status makeReady(::sqlite3* database, const Path& file, const Error& damaged, bool unchecked = false) {
    const bool current = schemaVersion(database) == formats::kCatalogue.version && namesItsVersion(database);
    if (!(unchecked && current) && isDamaged(database)) return damaged;
    // The busy timeout has already run out once; do not wait again.
    if (sqlite3_errcode(database) == SQLITE_BUSY) return sqlite::failure(database, file);
    // Applies to a new file: a page holds several curves, and a long curve takes few reads.
    if (sqlite3_exec(database, "PRAGMA page_size = 16384; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;",
                     nullptr, nullptr, nullptr) != SQLITE_OK)
        return sqlite::failure(database, file);
    if (Status migrated = migrate(database, file); !migrated) return migrated;
    if (!hasOurTables(database)) return damaged;
    return {};
}

/// Moves the file and its companions aside, so that nothing is lost.
Result<Path> quarantine(const Path& file) {
    std::string time = isoTime(utcMillis());
    std::erase(time, ':');
    const Path aside = file.string() + ".damaged-" + time;
    std::error_code error;
    std::filesystem::rename(file, aside, error);
    if (error) return ioError(error.value(), file);
    for (const char* companion : {"-wal", "-shm"}) {
        std::error_code ignored;  // they may not exist
        std::filesystem::rename(file.string() + companion, aside.string() + companion, ignored);
    }
    return aside;
}

}  // namespace

bool Catalogue::Impl::connect() {
    const int flags = (readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE) |
                      SQLITE_OPEN_NOMUTEX | (address.empty() ? 0 : SQLITE_OPEN_URI);
    const std::string name = address.empty() ? file.string() : address;
    if (sqlite3_open_v2(name.c_str(), &database, flags, nullptr) != SQLITE_OK) return false;
    // An in-memory database has no log beside its pages, so a reader waits for the writer's transaction.
    sqlite3_busy_timeout(database, address.empty() ? kBusyMillis : kMemoryBusyMillis);
    return true;
}

Status Catalogue::Impl::beginAnew() {
    disconnect();
    if (address.empty()) {
        auto aside = quarantine(file);
        if (!aside) return aside.error();
        quarantined = *aside;
    } else {
        address = addressInMemory();
    }
    if (!connect()) return failure();
    return makeReady(database, file, damaged(file.string()));  // a new file has no odd header
}

Catalogue::Catalogue(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Catalogue::~Catalogue() = default;

Result<std::unique_ptr<Catalogue>> Catalogue::open(const Path& file, CatalogueAccess access) {
    auto impl = std::make_unique<Impl>();
    impl->file = file;
    impl->readOnly = access == CatalogueAccess::ReadOnly;
    if (access == CatalogueAccess::Memory) impl->address = addressInMemory();
    if (access == CatalogueAccess::ReadWrite || access == CatalogueAccess::Unchecked) {
        if (Status made = makeFolders(file.parent_path()); !made) return made.error();
        auto lock = FileLock::tryLock(file.string() + ".lock");
        if (lock) {
            impl->lock = std::move(*lock);
        } else if (lock.error().kind == ErrorKind::Locked) {
            impl->readOnly = true;
            impl->readOnlyReason =
                Error{ErrorKind::Locked,
                      {EPOCHAL_TEXT("core", "This catalog is already open in another Epochal window"), {}},
                      file.string(),
                      {EPOCHAL_TEXT("core", "It is open read-only here; close the other window to make changes"), {}}};
        } else {
            return lock.error();
        }
    }
    if (impl->readOnly) return connected(std::move(impl));
    if (!impl->connect()) return impl->failure();
    Status ready =
        impl->address.empty() && hasOddHeader(file)
            ? impl->damaged(file.string())
            : makeReady(impl->database, file, impl->damaged(file.string()), access == CatalogueAccess::Unchecked);
    if (!ready && ready.error().kind == ErrorKind::Damaged) ready = impl->beginAnew();
    if (!ready) {
        if (ready.error().kind != ErrorKind::Newer) return ready.error();
        impl->readOnly = true;
        impl->readOnlyReason = ready.error();
    }
    return std::unique_ptr<Catalogue>(new Catalogue(std::move(impl)));
}

Result<std::unique_ptr<Catalogue>> Catalogue::connected(std::unique_ptr<Impl> impl) {
    if (!impl->connect()) return impl->failure();
    // Report an unreadable file now, not on the first query.
    if (sqlite3_exec(impl->database, "SELECT count(*) FROM sqlite_schema", nullptr, nullptr, nullptr) != SQLITE_OK)
        return impl->failure();
    return std::unique_ptr<Catalogue>(new Catalogue(std::move(impl)));
}

Catalogue::Reader Catalogue::reader() const {
    return [file = impl_->file, address = impl_->address] {
        auto impl = std::make_unique<Impl>();
        impl->file = file;
        impl->address = address;
        impl->readOnly = true;
        return connected(std::move(impl));
    };
}

bool Catalogue::inMemory() const {
    return !impl_->address.empty();
}

Status Catalogue::startAnew() {
    if (impl_->readOnly) return impl_->refused();
    return impl_->beginAnew();
}

Status Catalogue::checkStructure() const {
    if (isDamaged(impl_->database) || (!inMemory() && hasOddHeader(impl_->file)))
        return impl_->damaged(impl_->file.string());
    return {};
}

Status Catalogue::check() const {
    if (Status whole = checkStructure(); !whole) return whole;
    sqlite::Statement all(impl_->database, allSql());
    while (all.step())
        if (!isWhole(all)) return impl_->damaged(readRow(all).id);
    if (!all.ok()) return impl_->failure();
    return impl_->checkEntries();
}

bool Catalogue::readOnly() const {
    return impl_->readOnly;
}
const std::optional<Error>& Catalogue::readOnlyReason() const {
    return impl_->readOnlyReason;
}
const std::optional<Path>& Catalogue::quarantined() const {
    return impl_->quarantined;
}

Result<std::int64_t> Catalogue::record(const RunRow& row, const Entry* entry) {
    if (impl_->readOnly) return impl_->refused();
    for (const std::string* sql : {&updateSql(), &insertSql()}) {
        sqlite::Statement& statement = impl_->statement(sql->c_str());
        bindRow(statement, row);
        const std::optional<std::int64_t> number =
            statement.step() ? std::optional(statement.integer(0)) : std::nullopt;
        if (!statement.run()) return impl_->failure();
        statement.reset();
        if (!number) continue;
        if (entry)
            if (Status kept = impl_->recordEntry(*number, *entry); !kept) return kept.error();
        return *number;
    }
    return impl_->failure();
}

Status Catalogue::recordUnreadable(const RunRow& row) {
    const auto number = record(row);
    if (!number) return number.error();
    sqlite::Statement& forget = impl_->statement("DELETE FROM entries WHERE run = ?");
    forget.bind(*number);
    if (!forget.run()) return impl_->failure();
    return {};
}

Status Catalogue::relabel(const std::string& id, const std::function<void(Labels&)>& change) {
    auto row = run(id);
    if (!row) return row.error();
    if (!*row) return Error{ErrorKind::Spec, {EPOCHAL_TEXT("core", "The catalog has no such run"), {}}, id, {}};
    const auto directory = RunDirectory::open((*row)->folder.str());
    if (!directory) return directory.error();
    Labels labels = directory->labels();
    change(labels);
    if (Status written = directory->writeLabels(labels); !written) return written;
    setLabels(**row, labels);
    if (const auto number = record(**row); !number) return number.error();
    return {};
}

Status Catalogue::setTags(const std::string& id, const std::vector<std::string>& tags) {
    if (impl_->readOnly) return impl_->refused();
    return relabel(id, [&](Labels& labels) { labels.tags = tags; });
}

Status Catalogue::setNote(const std::string& id, const std::string& note) {
    if (impl_->readOnly) return impl_->refused();
    return relabel(id, [&](Labels& labels) { labels.note = note; });
}

Status Catalogue::setArchived(const std::vector<std::string>& ids, bool archived) {
    if (impl_->readOnly) return impl_->refused();
    Status all;
    for (const std::string& id : ids) {
        // One folder that cannot be written must not keep the others from being changed.
        const Status done = relabel(id, [&](Labels& labels) { labels.archived = archived; });
        if (!done && all) all = done;
    }
    return all;
}

Status Catalogue::remove(const std::vector<std::string>& ids) {
    if (impl_->readOnly) return impl_->refused();
    if (Status begun = begin(); !begun) return begun;
    for (const char* sql :
         {"DELETE FROM entries WHERE run = (SELECT number FROM runs WHERE id = ?)", "DELETE FROM runs WHERE id = ?"})
        for (const std::string& id : ids) {
            sqlite::Statement& statement = impl_->statement(sql);
            statement.bind(id);
            if (statement.run()) continue;
            const Error error = impl_->failure();
            rollback();
            return error;
        }
    sqlite::Statement unused(impl_->database,
                             "DELETE FROM documents WHERE number NOT IN (SELECT spec FROM entries WHERE spec NOT NULL "
                             "UNION SELECT offer FROM entries)");
    if (!unused.run()) {
        const Error error = impl_->failure();
        rollback();
        return error;
    }
    return commit();
}

Status Catalogue::begin() {
    if (impl_->readOnly) return impl_->refused();
    if (sqlite3_exec(impl_->database, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr) != SQLITE_OK)
        return impl_->failure();
    return {};
}

Status Catalogue::commit() {
    if (sqlite3_exec(impl_->database, "COMMIT", nullptr, nullptr, nullptr) == SQLITE_OK) return {};
    const Error error = impl_->failure();
    rollback();  // an open transaction would make every later one fail
    return error;
}

void Catalogue::rollback() {
    sqlite3_exec(impl_->database, "ROLLBACK", nullptr, nullptr, nullptr);
}

namespace {

void bindValues(sqlite::Statement& statement, const Filter& filter) {
    for (const auto& value : filter.values) {
        if (const auto* text = std::get_if<std::string>(&value))
            statement.bind(*text);
        else
            statement.bind(std::get<double>(value));
    }
}

}  // namespace

Result<std::vector<RunRow>> Catalogue::runs(const RunQuery& query) const {
    const auto filter = parseFilter(query.text);
    if (!filter) return filter.error();
    sqlite::Statement statement(impl_->database, listSql(query, *filter));
    bindValues(statement, *filter);
    statement.bind(query.most > 0 ? query.most : std::int64_t{-1});  // negative: no limit
    std::vector<RunRow> rows;
    while (statement.step())
        if (rows.push_back(readRow(statement)); !isWhole(statement)) return impl_->damaged(rows.back().id);
    if (!statement.ok()) return impl_->failure();
    return rows;
}

Result<std::vector<std::int64_t>> Catalogue::matching(const std::string& text, bool archived) const {
    const auto filter = parseFilter(text);
    if (!filter) return filter.error();
    sqlite::Statement statement(impl_->database, matchSql(*filter, archived));
    bindValues(statement, *filter);
    std::vector<std::int64_t> numbers;
    while (statement.step()) numbers.push_back(statement.integer(0));
    if (!statement.ok()) return impl_->failure();
    return numbers;
}

Status Catalogue::changes(std::int64_t since, const std::function<void(Change)>& take) const {
    const auto read = [](const Catalogue& from, sqlite::Statement& statement, auto&& pass) -> Status {
        ListedRows rows;
        while (statement.step()) {
            Change change{statement.integer(behindRow()), rows.read(statement)};
            if (!isWhole(statement)) return from.impl_->damaged(change.row.id);
            pass(std::move(change));
        }
        if (!statement.ok()) return from.impl_->failure();
        return {};
    };
    const auto inTurn = [&]() -> Status {
        sqlite::Statement changed(impl_->database, changedSql());
        changed.bind(since);
        return read(*this, changed, take);
    };
    if (since > 0) return inTurn();
    sqlite::Statement extent(impl_->database,
                             "SELECT count(*), coalesce(min(number), 0), coalesce(max(number), 0), "
                             "coalesce(max(revision), 0) FROM runs");
    if (!extent.step()) return impl_->failure();
    const std::int64_t first = extent.integer(1), last = extent.integer(2), revision = extent.integer(3);
    const auto parts =
        static_cast<std::int64_t>(connectionsFor(static_cast<std::size_t>(extent.integer(0)), kRowsAConnection));
    extent.reset();
    if (parts < 2) return inTurn();
    Mutex taking;
    std::vector<Status> done(static_cast<std::size_t>(parts));
    const auto readPart = [&](std::int64_t part) -> Status {
        const auto own = reader()();
        if (!own) return own.error();
        const auto from = [&](std::int64_t at) { return first + (last + 1 - first) * at / parts; };
        sqlite::Statement rows((*own)->impl_->database, betweenSql());
        rows.bind(from(part)).bind(from(part + 1) - 1);
        return read(**own, rows, [&](Change change) {
            // A row written meanwhile counts as old: other parts may have missed its neighbors, so it is read again.
            change.revision = std::min(change.revision, revision);
            const Lock lock(taking);
            take(std::move(change));
        });
    };
    inParallel(done.size(), [&](std::size_t part) { done[part] = readPart(static_cast<std::int64_t>(part)); });
    for (const Status& part : done)
        if (!part) return part;
    return {};
}

Result<std::optional<RunRow>> Catalogue::run(const std::string& id) const {
    sqlite::Statement statement(impl_->database, oneSql());
    statement.bind(id);
    if (statement.step()) {
        RunRow row = readRow(statement);
        if (!isWhole(statement)) return impl_->damaged(row.id);
        return std::optional(std::move(row));
    }
    if (!statement.ok()) return impl_->failure();
    return std::optional<RunRow>();
}

Result<std::vector<std::vector<float>>> Catalogue::curves(const std::vector<std::int64_t>& numbers) const {
    sqlite::Statement statement(impl_->database, betweenSql());
    std::vector<std::vector<float>> curves;
    curves.reserve(numbers.size());
    for (const std::int64_t number : numbers) {
        statement.reset();
        statement.bind(number).bind(number);
        std::vector<float>& curve = curves.emplace_back();
        if (statement.step()) {
            RunRow row = readRow(statement);
            if (!isWhole(statement)) return impl_->damaged(row.id);
            curve = std::move(row.curve);
        }
        if (!statement.ok()) return impl_->failure();
    }
    return curves;
}

Result<std::vector<std::string>> Catalogue::ids() const {
    sqlite::Statement statement(impl_->database, "SELECT id FROM runs");
    std::vector<std::string> ids;
    while (statement.step()) ids.push_back(statement.text(0));
    if (!statement.ok()) return impl_->failure();
    return ids;
}

Result<std::vector<std::string>> Catalogue::settled() const {
    sqlite::Statement statement(
        impl_->database, "SELECT id FROM runs JOIN entries ON run = number WHERE state IN ('finished', 'failed')");
    std::vector<std::string> ids;
    while (statement.step()) ids.push_back(statement.text(0));
    if (!statement.ok()) return impl_->failure();
    return ids;
}

Result<std::int64_t> Catalogue::count(bool archived) const {
    // Without a condition, SQLite counts pages' cells and reads no row.
    sqlite::Statement statement(
        impl_->database, archived ? "SELECT count(*) FROM runs" : "SELECT count(*) FROM runs WHERE archived = 0");
    if (!statement.step()) return impl_->failure();
    return statement.integer(0);
}

Result<std::map<std::string, std::int64_t>> Catalogue::offerUses() const {
    sqlite::Statement statement(impl_->database, "SELECT offer, count(*) FROM runs GROUP BY offer");
    std::map<std::string, std::int64_t> uses;
    while (statement.step()) uses.emplace(statement.text(0), statement.integer(1));
    if (!statement.ok()) return impl_->failure();
    return uses;
}

}  // namespace epochal
