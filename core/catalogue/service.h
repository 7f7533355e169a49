#pragma once

#include <chrono>
#include <deque>
#include <functional>
#include <stop_token>
#include <thread>

#include "core/base/mutex.h"
#include "core/catalogue/catalogue.h"
#include "core/catalogue/row_cache.h"

namespace epochal {

/// The catalogue's two threads: one writes, one reads. Calls do not block unless stated; answers come by callback on
/// the service's thread (the caller passes them to its own). A newer `list` replaces one still waiting. While the file
/// cannot be used (locked by another program, read-only, disk full), the runs are indexed in memory and the file is
/// retried after a `pause`, less often while it repeatedly fails during indexing; a damaged one is set
/// aside and rebuilt, whichever thread finds the damage.
class CatalogueService {
public:
    struct Listing {
        std::uint64_t generation = 0;
        RunRows rows;
        std::int64_t total = 0;      ///< runs in the catalogue; archived ones only if the query includes them
        bool first = false;          ///< only the first rows; the whole listing follows
        std::optional<Error> error;  ///< of the query; rows are then empty
    };
    struct Opened {
        std::optional<Error> error, readOnly;
        std::optional<Path> quarantined;
        std::optional<Error> inMemory;  ///< why the file is not currently in use
        bool back = false;              ///< the file is in use again
    };
    struct Found {
        std::vector<Entry> entries;     ///< in the order asked, without those that cannot be read
        std::vector<std::string> gone;  ///< of these, the ids of runs without a folder
    };

    /// Opens `file` on the writer's thread and reports through `opened`, again whenever that changes. `indexed`
    /// receives what indexing found, also when the index had to be built without a request. `changed` follows every
    /// write, unless it only looked for new folders and found no difference, `failed` every error that no other
    /// callback reports. All come on a thread of the service.
    CatalogueService(Path file, Path runs, std::function<void(Opened)> opened, std::function<void()> changed,
                     std::function<void(const Error&)> failed = {},
                     std::function<void(const ReindexReport&)> indexed = {},
                     std::chrono::milliseconds pause = std::chrono::seconds(10));
    ~CatalogueService();

    /// Of a large catalogue that has not been read yet, the newest rows are answered first, if they are what is asked
    /// for.
    void list(RunQuery query, std::uint64_t generation, std::function<void(Listing)> answer);
    /// Rows of a query, independent of the page's listing.
    void find(RunQuery query, std::function<void(RunRows)> answer);
    /// Curves of runs by their numbers, in the order asked; empty where there is none, and if they cannot be read.
    void curves(std::vector<std::int64_t> numbers, std::function<void(std::vector<std::vector<float>>)> answer);
    /// Number of runs frozen with each offer, by the offer's id; empty if they cannot be counted.
    void offerUses(std::function<void(std::map<std::string, std::int64_t>)> answer);
    /// Entries by id. What the index lacks, or holds damaged, is read from the run's folder; a run whose folder cannot
    /// be read either is left out and reported to `failed`; those whose folders are gone, together.
    void entries(std::vector<std::string> ids, std::function<void(Found)> answer);
    /// Records a run as known now; its labels are read from the folder.
    void record(RunDirectory run, IndexedRun known);
    void setTags(std::string id, std::vector<std::string> tags);
    void setNote(std::string id, std::string note);
    void setArchived(std::vector<std::string> ids, bool archived);
    void remove(std::vector<std::string> ids);
    void reindex(IndexScope scope, std::function<void(std::int64_t done, std::int64_t total)> progress,
                 std::function<void(Result<ReindexReport>)> done);
    /// Returns once everything requested so far is on disk. Blocks; for shutdown and tests.
    void drain();

private:
    using Task = std::function<void(Catalogue&)>;
    /// Answers. An error that a repaired catalogue may remove is returned instead, unless this is the `last` time.
    using Question = std::function<Status(const Catalogue&, bool last)>;
    void write(Task task);
    void ask(Question question);
    void runWriter(std::stop_token stop);
    void runReader(std::stop_token stop);
    void openFirst();
    void checkOpened();
    void listFirst(const Catalogue& catalogue, RunQuery query, Listing listing,
                   const std::function<void(Listing)>& answer) const;
    void openAgain();
    void fallBack(const Error& why);
    void index(IndexScope scope, const std::function<void(std::int64_t, std::int64_t)>& progress,
               const std::function<void(Result<ReindexReport>)>& done);
    void publish();
    void heal(const Error& error);
    /// Returns the ids of those without a folder.
    std::vector<std::string> fillFromFolders(const std::vector<std::string>& ids, EntryList& list) const;

    Path file_, runs_;
    const std::chrono::milliseconds pause_;
    std::unique_ptr<Catalogue> catalogue_;  ///< the writer's
    std::stop_token leaving_;               ///< the writer's
    bool unchanged_ = false;                ///< the writer's: its last task changed nothing
    int falls_ = 0;                         ///< consecutive times that the file could not be used
    std::function<void(Opened)> opened_;
    std::function<void()> changed_;
    std::function<void(const Error&)> failed_;
    std::function<void(const ReindexReport&)> indexed_;
    RowCache cache_;  ///< the reader's
    Mutex mutex_;
    Condition wake_, idle_;
    std::deque<Task> tasks_ EPOCHAL_GUARDED_BY(mutex_);
    std::chrono::steady_clock::time_point tryAgain_ EPOCHAL_GUARDED_BY(mutex_){};
    bool writing_ EPOCHAL_GUARDED_BY(mutex_) = true;             ///< until the catalogue is open
    Catalogue::Reader connect_ EPOCHAL_GUARDED_BY(mutex_);       ///< opens what the writer writes
    std::uint64_t source_ EPOCHAL_GUARDED_BY(mutex_) = 0;        ///< incremented with each connect_
    Question question_ EPOCHAL_GUARDED_BY(mutex_);               ///< the latest list
    std::deque<Question> questions_ EPOCHAL_GUARDED_BY(mutex_);  ///< all of these are answered
    std::jthread writer_, reader_;
};

}  // namespace epochal
