// Entries of runs in the index: written with their row, read in parallel.
#include <algorithm>
#include <unordered_map>
#include <unordered_set>

#include "core/base/hash.h"
#include "core/base/json.h"
#include "core/catalogue/catalogue_impl.h"
#include "core/catalogue/checksum.h"
#include "core/catalogue/curve_codec.h"
#include "core/catalogue/entry_codec.h"
#include "core/spec/spec_json.h"

namespace epochal {
namespace {

constexpr std::size_t kRunsAConnection = 8;

std::int64_t hashOf(const std::string& text) {
    return static_cast<std::int64_t>(hash64(text));
}

constexpr const char* kEntrySql =
    "SELECT r.number, e.spec, e.offer, e.head, e.curve, e.run IS NULL, e.checksum FROM runs r LEFT JOIN entries e "
    "ON e.run = r.number WHERE r.id = ?";

/// Checksum of an entry without its curve, which has a separate one.
std::int64_t headChecksum(std::int64_t run, std::int64_t spec, std::int64_t offer, std::string_view head) {
    ChecksumOf sum;
    sum.bind(run).bind(spec).bind(offer).bind(head);
    return sum.value();
}

/// Reads through one connection; documents that runs share are read once.
class EntryReader {
public:
    EntryReader(::sqlite3* database, const Path& file)
        : database_(database),
          file_(file),
          entry_(database, kEntrySql),
          document_(database, "SELECT body, hash FROM documents WHERE number = ?") {}

    [[nodiscard]] Result<Entry> read(const std::string& id) {
        entry_.reset();
        entry_.bind(id);
        const bool found = entry_.step();
        if (!entry_.ok()) return sqlite::failure(database_, file_);
        if (!found || entry_.integer(5) != 0)
            return Error{ErrorKind::Spec, {EPOCHAL_TEXT("core", "The catalog has no curve for this run"), {}}, id, {}};
        Entry entry;
        entry.id = id;
        entry.number = entry_.integer(0);
        const Error damaged{ErrorKind::Damaged,
                            {EPOCHAL_TEXT("core", "The catalog entry for this run is damaged"), {}},
                            id,
                            {EPOCHAL_TEXT("core", "Index the run folders again"), {}}};
        if (entry_.integer(6) != headChecksum(entry_.integer(0), entry_.integer(1), entry_.integer(2), entry_.text(3)))
            return damaged;
        if (const std::int64_t spec = entry_.integer(1); spec > 0) {
            const RunSpec* shared = this->spec(spec);
            if (!shared) return damaged;
            entry.spec = *shared;
        }
        const Offer* offer = this->offer(entry_.integer(2));
        if (!offer) return damaged;
        entry.offer = *offer;
        if (Status head = decodeHead(entry_.text(3), id, entry); !head) return head.error();
        auto curve = decodeCurve(entry_.bytes(4));
        if (!curve) return damaged;
        entry.curve = std::move(*curve);
        return entry;
    }

private:
    [[nodiscard]] std::optional<Json> document(std::int64_t number) {
        document_.reset();
        document_.bind(number);
        if (!document_.step()) return std::nullopt;
        if (document_.integer(1) != hashOf(document_.text(0))) return std::nullopt;
        const auto json = parseJson(document_.text(0), "");
        if (!json) return std::nullopt;
        return *json;
    }
    [[nodiscard]] const RunSpec* spec(std::int64_t number) {
        const auto [at, fresh] = specs_.try_emplace(number);
        if (fresh)
            if (const auto json = document(number))
                if (auto read = specFromJson(*json)) at->second = std::move(*read);
        return at->second ? &*at->second : nullptr;
    }
    [[nodiscard]] const Offer* offer(std::int64_t number) {
        const auto [at, fresh] = offers_.try_emplace(number);
        if (fresh)
            if (const auto json = document(number))
                if (auto read = offerFromJson(*json, "")) at->second = std::move(*read);
        return at->second ? &*at->second : nullptr;
    }

    ::sqlite3* database_;
    const Path& file_;
    sqlite::Statement entry_, document_;
    std::unordered_map<std::int64_t, std::optional<RunSpec>> specs_;
    std::unordered_map<std::int64_t, std::optional<Offer>> offers_;
};

}  // namespace

std::optional<std::int64_t> Catalogue::Impl::document(const std::string& body) {
    const std::int64_t hash = hashOf(body);
    sqlite::Statement& find = statement("SELECT number FROM documents WHERE hash = ? AND body = ?");
    find.bind(hash).bind(body);
    if (find.step()) {
        const std::int64_t number = find.integer(0);
        find.reset();
        return number;
    }
    sqlite::Statement& add = statement("INSERT INTO documents (hash, body) VALUES (?, ?)");
    add.bind(hash).bind(body);
    if (!add.run()) return std::nullopt;
    return sqlite3_last_insert_rowid(database);
}

Status Catalogue::Impl::checkEntries() const {
    sqlite::Statement documents(database, "SELECT number, hash, body FROM documents");
    std::unordered_set<std::int64_t> numbers;
    while (documents.step()) {
        if (documents.integer(1) != hashOf(documents.text(2))) return damaged(file.string());
        numbers.insert(documents.integer(0));
    }
    if (!documents.ok()) return failure();
    sqlite::Statement entries(
        database,
        "SELECT e.run, e.spec, e.offer, e.head, e.curve, e.checksum, r.id FROM entries e LEFT JOIN runs r "
        "ON r.number = e.run");
    while (entries.step()) {
        const std::int64_t spec = entries.integer(1), offer = entries.integer(2);
        const bool whole = entries.integer(5) == headChecksum(entries.integer(0), spec, offer, entries.text(3)) &&
                           isWholeCurve(entries.bytes(4)) && !entries.isNull(6) && numbers.contains(offer) &&
                           (spec == 0 || numbers.contains(spec));
        if (!whole) return damaged(entries.isNull(6) ? file.string() : entries.text(6));
    }
    if (!entries.ok()) return failure();
    return {};
}

Status Catalogue::Impl::recordEntry(std::int64_t run, const Entry& entry) {
    std::int64_t spec = 0;
    Json own;
    if (entry.spec) {
        SplitSpec parts = split(*entry.spec);
        const auto number = document(parts.shared);
        if (!number) return failure();
        spec = *number;
        own = std::move(parts.own);
    }
    const auto offer = document(jsonText(toJson(entry.offer)));
    if (!offer) return failure();
    const std::string curve = encodeCurve(entry.curve.points());
    sqlite::Statement& put = statement(
        "INSERT OR REPLACE INTO entries (run, spec, offer, head, curve, checksum) "
        "VALUES (?, nullif(?, 0), ?, ?, ?, ?)");
    const std::string head = encodeHead(entry, own);
    put.bind(run).bind(spec).bind(*offer).bind(head).bindBlob(curve.data(), curve.size());
    put.bind(headChecksum(run, spec, *offer, head));
    if (!put.run()) return failure();
    return {};
}

Result<EntryList> Catalogue::entries(const std::vector<std::string>& ids) const {
    std::vector<std::optional<Result<Entry>>> read(ids.size());
    const auto some = [&](::sqlite3* database, std::size_t first, std::size_t stride) {
        EntryReader reader(database, impl_->file);
        for (std::size_t i = first; i < ids.size(); i += stride) read[i] = reader.read(ids[i]);
    };
    const std::size_t wanted = connectionsFor(ids.size(), kRunsAConnection);
    // Additional connections share the work and map the file; their mappings are released when they close.
    std::vector<std::unique_ptr<Catalogue>> readers;
    const Reader connect = reader();
    while (readers.size() < wanted) {
        auto opened = connect();
        if (!opened) break;
        sqlite3_exec((*opened)->impl_->database, "PRAGMA mmap_size = 1073741824", nullptr, nullptr, nullptr);
        readers.push_back(std::move(*opened));
    }
    if (readers.empty()) {
        some(impl_->database, 0, 1);
    } else {
        inParallel(readers.size(), [&](std::size_t i) { some(readers[i]->impl_->database, i, readers.size()); });
    }
    EntryList list;
    for (auto& result : read) {
        if (*result)
            list.entries.push_back(std::move(**result));
        else
            list.unreadable.push_back(result->error());
    }
    return list;
}

}  // namespace epochal
