#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/analysis/entry.h"
#include "core/base/files.h"
#include "core/base/result.h"
#include "core/catalogue/run_row.h"
#include "core/events/run_directory.h"

namespace epochal {

/// What the index keeps of a run: its row in the table, and what a comparison and its charts need.
struct IndexedRun {
    RunRow row;
    Entry entry;
};

struct EntryList {
    std::vector<Entry> entries;     ///< in the order asked, but for those that cannot be given
    std::vector<Error> unreadable;  ///< each names its run in `where`: not in the index, or damaged there
};

/// Memory: a new index that no file holds, for as long as the file cannot be used.
enum class CatalogueAccess { ReadWrite, ReadOnly, Memory };

/// The index over run directories: one SQLite file, one writing process. Delete it and `reindex` rebuilds it; only the
/// numbers of runs since deleted are given anew. Every call blocks on the disk; none belongs on the GUI thread but
/// through CatalogueService. What was written is checked when it is read: a row whose checksum is wrong is
/// ErrorKind::Damaged, never a figure.
class Catalogue {
public:
    /// Opens or makes the file and migrates it, after a backup. A catalogue of a newer version, or one another
    /// workbench is writing, is opened read-only and `readOnlyReason` says so. A damaged file, its indexes included, is
    /// set aside as `*.damaged-<time>` and a fresh one made; `quarantined` names it, and the caller reindexes.
    [[nodiscard]] static Result<std::unique_ptr<Catalogue>> open(const Path& file,
                                                                 CatalogueAccess access = CatalogueAccess::ReadWrite);
    ~Catalogue();

    [[nodiscard]] bool readOnly() const;
    [[nodiscard]] const std::optional<Error>& readOnlyReason() const;
    [[nodiscard]] const std::optional<Path>& quarantined() const;
    [[nodiscard]] bool inMemory() const;
    /// Opens connections that read what this one writes, for other threads; may outlive this one.
    using Reader = std::function<Result<std::unique_ptr<Catalogue>>()>;
    [[nodiscard]] Reader reader() const;

    /// Reads all of it: structure, indexes and checksums. ErrorKind::Damaged if anything is not as it was written.
    [[nodiscard]] Status check() const;
    /// Sets the file aside as open() does and begins a fresh one. Readers still see the old one: they are opened anew.
    [[nodiscard]] Status startAnew();

    /// Writes a run's row, a new one with the next number; the number it has. Its entry, where one is known, is
    /// replaced, and stays otherwise.
    [[nodiscard]] Result<std::int64_t> record(const RunRow& row, const Entry* entry = nullptr);
    /// Writes the row of a folder that cannot be read, and forgets what was known of its run.
    [[nodiscard]] Status recordUnreadable(const RunRow& row);
    // Tags, notes and archive marks are written to the run's folder first, then to its row.
    [[nodiscard]] Status setTags(const std::string& id, const std::vector<std::string>& tags);
    [[nodiscard]] Status setNote(const std::string& id, const std::string& note);
    [[nodiscard]] Status setArchived(const std::vector<std::string>& ids, bool archived);
    /// Forgets the rows; the folders are the caller's.
    [[nodiscard]] Status remove(const std::vector<std::string>& ids);

    [[nodiscard]] Result<std::vector<RunRow>> runs(const RunQuery& query) const;
    [[nodiscard]] Result<std::optional<RunRow>> run(const std::string& id) const;
    /// Entries with their whole curves, every point of them. Large requests are read by several connections at once.
    [[nodiscard]] Result<EntryList> entries(const std::vector<std::string>& ids) const;
    /// Numbers of the runs that answer, in order.
    [[nodiscard]] Result<std::vector<std::int64_t>> order(const RunQuery& query) const;
    /// Rows written since a revision, with their own; from 0 all.
    struct Change {
        std::int64_t revision = 0;
        RunRow row;
    };
    [[nodiscard]] Status changes(std::int64_t sinceRevision, const std::function<void(Change)>& take) const;
    /// Ids of all runs, archived ones too.
    [[nodiscard]] Result<std::vector<std::string>> ids() const;
    /// Ids of runs whose state is final (finished or failed) and whose entry is in the index.
    [[nodiscard]] Result<std::vector<std::string>> settled() const;
    [[nodiscard]] Result<std::int64_t> count(bool archived = true) const;
    /// Runs frozen with each offer, by the offer's id; archived ones too.
    [[nodiscard]] Result<std::map<std::string, std::int64_t>> offerUses() const;
    /// One transaction around many calls of `record`: a thousand runs cost one wait for the disk, not a thousand.
    [[nodiscard]] Status begin();
    [[nodiscard]] Status commit();
    void rollback();

    static constexpr int kSchemaVersion = 5;

private:
    struct Impl;
    explicit Catalogue(std::unique_ptr<Impl> impl);
    [[nodiscard]] static Result<std::unique_ptr<Catalogue>> connected(std::unique_ptr<Impl> impl);
    [[nodiscard]] Status relabel(const std::string& id, const std::function<void(Labels&)>& change);
    std::unique_ptr<Impl> impl_;
};

/// A run's row and entry from its folder: replays the log, weighs the evidence (exit record, lock). Blocks.
[[nodiscard]] Result<IndexedRun> indexRun(const Path& folder);

struct ReindexReport {
    std::int64_t runs = 0;            ///< read and written
    std::int64_t removed = 0;         ///< rows whose folders are gone
    std::vector<Error> unreadable;    ///< folders; each has a row that says so, unless it is no run's
    std::optional<Path> quarantined;  ///< a damaged catalogue that was set aside on the way
};
/// What `reindex` reads again: every folder, or those without a row and those whose row says that they are not over.
enum class IndexScope { All, Unsettled };

/// Indexes folders under `runs` and forgets the rows of those that are gone; `progress(done, total)` may return false
/// to stop. A damaged catalogue is set aside and built anew, whatever the scope. Blocks.
[[nodiscard]] Result<ReindexReport> reindex(Catalogue& catalogue, const Path& runs, IndexScope scope = IndexScope::All,
                                            const std::function<bool(std::int64_t, std::int64_t)>& progress = {});

/// A filter in the query language, as SQL with bound values. Words match name, tags, note; `field:value`,
/// `field<number`,
/// `>`, `<=`, `>=`, `=` on the columns' query names; `or` between terms, `-` or `not` before one; quotes for blanks.
struct Filter {
    std::string where;  ///< an SQL expression with ? marks, "1" when empty
    std::vector<std::variant<std::string, double>> values;
};
/// Errors are ErrorKind::Spec and name the word that was not understood.
[[nodiscard]] Result<Filter> parseFilter(const std::string& text);

}  // namespace epochal
