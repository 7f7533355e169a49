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

/// What the index stores for a run: its row in the table, and what comparisons and their charts need.
struct IndexedRun {
    RunRow row;
    Entry entry;
};

struct EntryList {
    std::vector<Entry> entries;     ///< in the order asked, without those that cannot be read
    std::vector<Error> unreadable;  ///< each names its run in `where`: not in the index, or damaged there
};

/// Unchecked: as ReadWrite, but whether the file is damaged has not been looked at throughout, which takes a second for
/// a hundred thousand runs; call checkStructure() before the first write. Memory: a new index that is in no file, for
/// as long as the file cannot be used.
enum class CatalogueAccess { ReadWrite, Unchecked, ReadOnly, Memory };

/// The index over run directories: one SQLite file, one writing process. Delete it and `reindex` rebuilds it, numbering
/// the runs again in the order of their folders' names. Every call blocks on the disk; on the GUI thread, use
/// CatalogueService. Data is verified when it is read: a row with a wrong checksum is ErrorKind::Damaged, never a
/// figure.
class Catalogue {
public:
    /// Opens or creates the file and migrates it, after a backup. A catalogue of a newer version, or one that another
    /// workbench is writing, is opened read-only, and `readOnlyReason` gives the reason. A damaged file (its indexes
    /// included) is set aside as `*.damaged-<time>` and a new one is created; `quarantined` names it, and the caller
    /// reindexes.
    [[nodiscard]] static Result<std::unique_ptr<Catalogue>> open(const Path& file,
                                                                 CatalogueAccess access = CatalogueAccess::ReadWrite);
    ~Catalogue();

    [[nodiscard]] bool readOnly() const;
    [[nodiscard]] const std::optional<Error>& readOnlyReason() const;
    [[nodiscard]] const std::optional<Path>& quarantined() const;
    [[nodiscard]] bool inMemory() const;
    /// Opens connections for other threads that read what this one writes; may outlive this catalogue.
    using Reader = std::function<Result<std::unique_ptr<Catalogue>>()>;
    [[nodiscard]] Reader reader() const;

    /// Reads everything: structure, indexes and checksums. ErrorKind::Damaged if anything differs from what was
    /// written.
    [[nodiscard]] Status check() const;
    /// Structure and indexes only.
    [[nodiscard]] Status checkStructure() const;
    /// Sets the file aside as open() does and starts a new one. Readers see the old one until they are reopened.
    [[nodiscard]] Status startAnew();

    /// Writes a run's row and returns its number; a new row gets the next number. The run's entry is replaced if
    /// `entry` is given and stays otherwise.
    [[nodiscard]] Result<std::int64_t> record(const RunRow& row, const Entry* entry = nullptr);
    /// Writes the row of a folder that cannot be read, and deletes the run's entry.
    [[nodiscard]] Status recordUnreadable(const RunRow& row);
    // Tags, notes and archive marks are written to the run's folder first, then to its row.
    [[nodiscard]] Status setTags(const std::string& id, const std::vector<std::string>& tags);
    [[nodiscard]] Status setNote(const std::string& id, const std::string& note);
    [[nodiscard]] Status setArchived(const std::vector<std::string>& ids, bool archived);
    /// Deletes the rows and entries; the folders are left to the caller.
    [[nodiscard]] Status remove(const std::vector<std::string>& ids);

    [[nodiscard]] Result<std::vector<RunRow>> runs(const RunQuery& query) const;
    [[nodiscard]] Result<std::optional<RunRow>> run(const std::string& id) const;
    /// Entries with every point of their curves. Large requests are read by several connections at once.
    [[nodiscard]] Result<EntryList> entries(const std::vector<std::string>& ids) const;
    /// Curves of runs by their numbers, in the order asked; empty for a run that is not in the index.
    [[nodiscard]] Result<std::vector<std::vector<float>>> curves(const std::vector<std::int64_t>& numbers) const;
    /// Numbers of the runs that match, in no order.
    [[nodiscard]] Result<std::vector<std::int64_t>> matching(const std::string& text, bool archived) const;
    /// Rows of lists (see RunRow) written since a revision, each with its own revision; since 0: all rows, read by
    /// several connections if there are many. `take` is called from other threads, one call at a time, until this
    /// returns.
    struct Change {
        std::int64_t revision = 0;
        RunRow row;
    };
    [[nodiscard]] Status changes(std::int64_t sinceRevision, const std::function<void(Change)>& take) const;
    /// Ids of all runs, including archived ones.
    [[nodiscard]] Result<std::vector<std::string>> ids() const;
    /// Ids of runs whose state is final (finished or failed) and whose entry is in the index.
    [[nodiscard]] Result<std::vector<std::string>> settled() const;
    [[nodiscard]] Result<std::int64_t> count(bool archived = true) const;
    /// Number of runs frozen with each offer, by the offer's id; includes archived runs.
    [[nodiscard]] Result<std::map<std::string, std::int64_t>> offerUses() const;
    /// One transaction around many calls of `record`: a thousand runs wait for the disk once, not a thousand times.
    [[nodiscard]] Status begin();
    [[nodiscard]] Status commit();
    void rollback();

private:
    struct Impl;
    explicit Catalogue(std::unique_ptr<Impl> impl);
    [[nodiscard]] static Result<std::unique_ptr<Catalogue>> connected(std::unique_ptr<Impl> impl);
    [[nodiscard]] Status relabel(const std::string& id, const std::function<void(Labels&)>& change);
    std::unique_ptr<Impl> impl_;
};

/// A run's row and entry, read from its folder: replays the log and weighs the evidence (exit record, lock). Blocks.
[[nodiscard]] Result<IndexedRun> indexRun(const Path& folder);

struct ReindexReport {
    std::int64_t runs = 0;             ///< read and written
    std::int64_t removed = 0;          ///< rows whose folders are gone
    std::vector<Error> unreadable;     ///< folders; a run's folder also gets a row with the error, unless it is a copy
    std::optional<Path> quarantined;   ///< a damaged catalogue that was set aside in the process
    std::vector<std::string> added;    ///< ids of `runs`, if only new folders were read
    std::vector<std::string> running;  ///< ids of `runs` in progress: they may end before anyone follows them
};
/// What `reindex` reads: every folder, only those of runs that are not `settled()`, or only those that are not in the
/// index. New ones that cannot be read may be incomplete: they are left for the next time, or for a wider scope, which
/// reports them.
enum class IndexScope { All, Unsettled, New };

/// Indexes the folders under `runs` and deletes the rows of those that are gone; `progress(done, total)` may return
/// false to stop. A damaged catalogue is set aside and rebuilt, whatever the scope. Blocks.
[[nodiscard]] Result<ReindexReport> reindex(Catalogue& catalogue, const Path& runs, IndexScope scope = IndexScope::All,
                                            const std::function<bool(std::int64_t, std::int64_t)>& progress = {});

/// A filter in the query language, as SQL with bound values. Words match name, tags and note; `field:value`,
/// `field<number`, `>`, `<=`, `>=`, `=` match the columns by their query names; a text field takes a list of values,
/// `field:a,b`, and `field=a` matches whole values only; `or` between terms, `-` or `not` before one; quotes around
/// spaces and commas.
struct Filter {
    std::string where;  ///< an SQL expression with ? placeholders; "1" if empty
    std::vector<std::variant<std::string, double>> values;
};
/// Errors are ErrorKind::Spec and name the word that was not understood, except for a query that is too long.
[[nodiscard]] Result<Filter> parseFilter(const std::string& text);

}  // namespace epochal
