#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/analysis/figures.h"
#include "core/base/files.h"
#include "core/base/result.h"
#include "core/events/run_directory.h"

namespace epochal {

/// One row of the runs table: what the catalogue indexes of a run. Money in the frozen offer's currency.
struct RunRow {
    std::int64_t number = 0;  ///< "run 1283": given once, in order of first sight
    std::string id, folder, name;
    std::vector<std::string> tags;
    std::string note;
    RunState state = RunState::Queued;
    std::optional<StopReason> reason;
    std::string message;  ///< JSON of a Message, empty if none
    std::string architecture, data, devices, precision;
    std::int64_t replicas = 1, globalBatch = 0, seed = 0;
    std::string provider, instance, offerId, priceDate, currency;
    std::optional<double> pricePerHour;
    std::int64_t epochsDone = 0, epochsAsked = 0, attempts = 0;
    std::optional<double> bestTop1, lastTop1, bestTop5, bestAuc;  ///< 0..1
    std::int64_t bestEpoch = 0;
    double imagesPerSecond = 0;
    std::optional<double> imagesPerSecondPerPrice;
    double trainingSeconds = 0, activeSeconds = 0, billedSeconds = 0;
    std::optional<double> cost, costToTarget, secondsToTarget;
    double target = 0;  ///< percent, 0 = none
    std::int64_t startedUtcMillis = 0, endedUtcMillis = 0;
    std::vector<float> curve;  ///< validation top-1 an epoch, NaN where not evaluated
    bool archived = false;
    std::string specHash;
};

enum class RunColumn {
    Number,
    Name,
    State,
    Architecture,
    Data,
    Devices,
    Precision,
    GlobalBatch,
    Provider,
    Instance,
    Curve,
    BestTop1,
    BestTop5,
    BestAuc,
    Epochs,
    ImagesPerSecond,
    ImagesPerSecondPerPrice,
    PricePerHour,
    Cost,
    CostToTarget,
    SecondsToTarget,
    ActiveSeconds,
    Seed,
    Tags,
    Started
};

/// What the runs page asks for.
struct RunQuery {
    std::string text;  ///< the query language of parseFilter
    RunColumn sort = RunColumn::Started;
    bool descending = true;
    bool archived = false;  ///< archived ones too
};

enum class CatalogueAccess { ReadWrite, ReadOnly };

/// The index over run directories: one SQLite file, one writing process. Delete it and `reindex` rebuilds it; only the
/// numbers of runs since deleted are given anew. Every call blocks on the disk; none belongs on the GUI thread but
/// through CatalogueService.
class Catalogue {
public:
    /// Opens or makes the file and migrates it, after a backup. A catalogue of a newer version, or one another
    /// workbench is writing, is opened read-only and `readOnlyReason` says so. A damaged file is set aside as
    /// `*.damaged-<time>` and a fresh one made; `quarantined` names it, and the caller reindexes.
    [[nodiscard]] static Result<std::unique_ptr<Catalogue>> open(const Path& file,
                                                                 CatalogueAccess access = CatalogueAccess::ReadWrite);
    ~Catalogue();

    [[nodiscard]] bool readOnly() const;
    [[nodiscard]] const std::optional<Error>& readOnlyReason() const;
    [[nodiscard]] const std::optional<Path>& quarantined() const;

    /// Writes a run's row, a new one with the next number; the number it has.
    [[nodiscard]] Result<std::int64_t> record(const RunRow& row);
    // Tags, notes and archive marks are written to the run's folder first, then to its row.
    [[nodiscard]] Status setTags(const std::string& id, const std::vector<std::string>& tags);
    [[nodiscard]] Status setNote(const std::string& id, const std::string& note);
    [[nodiscard]] Status setArchived(const std::vector<std::string>& ids, bool archived);
    /// Forgets the rows; the folders are the caller's.
    [[nodiscard]] Status remove(const std::vector<std::string>& ids);

    [[nodiscard]] Result<std::vector<RunRow>> runs(const RunQuery& query) const;
    [[nodiscard]] Result<std::optional<RunRow>> run(const std::string& id) const;
    /// Ids of runs whose state is final (finished or failed).
    [[nodiscard]] Result<std::vector<std::string>> settled() const;
    [[nodiscard]] Result<std::int64_t> count(bool archived = true) const;
    /// One transaction around many calls of `record`: a thousand runs cost one wait for the disk, not a thousand.
    [[nodiscard]] Status begin();
    [[nodiscard]] Status commit();
    void rollback();

    static constexpr int kSchemaVersion = 1;

private:
    struct Impl;
    explicit Catalogue(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

/// Name of a column in the query language and in the table, "best_top1".
[[nodiscard]] const char* queryName(RunColumn column);

/// Row of a run from its folder: replays the log, weighs the evidence (exit record, lock). Blocks.
[[nodiscard]] Result<RunRow> indexRun(const Path& folder);
/// As indexRun, from figures at hand, and without the labels. Does not touch the disk.
[[nodiscard]] RunRow rowOf(const RunDirectory& run, const Figures& figures);
void setLabels(RunRow& row, const Labels& labels);

struct ReindexReport {
    std::int64_t runs = 0;
    std::vector<Error> unreadable;
};
/// What `reindex` reads again: every folder, or those without a row and those whose row says that they are not over.
enum class IndexScope { All, Unsettled };

/// Indexes folders under `runs`; `progress(done, total)` may return false to stop. Blocks.
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
