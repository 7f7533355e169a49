// Reads run directories on every core while one thread writes them to the catalogue.
#include <algorithm>
#include <thread>

#include "core/base/layout.h"
#include "core/base/mutex.h"
#include "core/base/parallel.h"
#include "core/catalogue/catalogue.h"

namespace epochal {
namespace {

constexpr std::size_t kRunsATransaction = 500;
/// How far reading may run ahead of writing: the curves of many long runs would fill the memory.
constexpr std::size_t kAhead = 64;

/// Refuses a copy of a run's folder: it names the same id and would replace the run in the index.
Result<IndexedRun> indexFolder(const Path& folder) {
    auto run = indexRun(folder);
    if (!run || run->row.id == folder.filename().string()) return run;
    return Error{
        ErrorKind::Damaged,
        {EPOCHAL_TEXT("core", "This folder contains the run %1 but has a different name"), {run->row.id.str()}},
        folder.string(),
        {EPOCHAL_TEXT("core", "Rename the folder to the run's ID, or move it out of the runs folder"), {}}};
}

/// Reads folders on several threads and returns them in order.
class FolderReader {
public:
    FolderReader(const Path& runs, const std::vector<std::string>& folders)
        : runs_(runs), folders_(folders), read_(kAhead) {
        for (std::size_t i = 0; i < std::min(coreCount(), folders.size()); ++i)
            threads_.emplace_back([this](const std::stop_token& stop) { work(stop); });
    }

    /// Blocks until that folder is read; call it once for each, in order.
    [[nodiscard]] Result<IndexedRun> take(std::size_t at) {
        Lock lock(mutex_);
        auto& place = read_[at % kAhead];
        changed_.wait(lock, [&]() EPOCHAL_REQUIRES(mutex_) { return place.has_value(); });
        Result<IndexedRun> run = std::move(*place);
        place.reset();
        taken_ = at + 1;
        changed_.notifyAll();
        return run;
    }

private:
    void work(const std::stop_token& stop) {
        while (true) {
            std::size_t mine = 0;
            {
                Lock lock(mutex_);
                const auto due = [&]() EPOCHAL_REQUIRES(mutex_) {
                    return next_ == folders_.size() || next_ < taken_ + kAhead;
                };
                if (!changed_.wait(lock, stop, due)) return;
                if (next_ == folders_.size()) return;
                mine = next_++;
            }
            auto run = indexFolder(runs_ / folders_[mine]);
            const Lock lock(mutex_);
            read_[mine % kAhead] = std::move(run);
            changed_.notifyAll();
        }
    }

    const Path& runs_;
    const std::vector<std::string>& folders_;
    Mutex mutex_;
    Condition changed_;
    /// A ring: folder i is at i % kAhead.
    std::vector<std::optional<Result<IndexedRun>>> read_ EPOCHAL_GUARDED_BY(mutex_);
    std::size_t next_ EPOCHAL_GUARDED_BY(mutex_) = 0, taken_ EPOCHAL_GUARDED_BY(mutex_) = 0;
    std::vector<std::jthread> threads_;
};

/// Whether the name or the contents of a folder are a run's; any other folder, such as one of notes, is not a damaged
/// run.
bool looksLikeARun(const Path& folder) {
    constexpr std::size_t kId = 24;  // YYYYMMDD-HHMMSS-8 digits
    const std::string name = folder.filename().string();
    if (name.size() == kId && name[8] == '-' && name[15] == '-') return true;
    std::error_code unknown;
    return std::ranges::any_of(std::initializer_list<const char*>{layout::kRun, layout::kSpec, layout::kEvents},
                               [&](const char* file) { return std::filesystem::exists(folder / file, unknown); });
}

/// Whether a folder holds a run with a different name: a copy.
bool isCopy(const Path& folder) {
    const auto run = RunDirectory::open(folder);
    return run && run->id() != folder.filename().string();
}

/// Names of all folders of runs, sorted. An error if they cannot be listed to the end, so that no run is mistaken for
/// deleted.
Result<std::vector<std::string>> foldersOf(const Path& runs) {
    std::vector<std::string> folders;  // a path each would take ten times the memory
    std::error_code error;
    for (std::filesystem::directory_iterator at(runs, error), end; !error && at != end; at.increment(error)) {
        std::error_code unknown;  // a broken or circular link is not a folder and must not stop the scan
        std::string name = at->path().filename().string();
        if (at->is_directory(unknown) && !name.starts_with('.')) folders.push_back(std::move(name));
    }
    if (error && error.value() != ENOENT) return ioError(error.value(), runs);
    std::ranges::sort(folders);
    return folders;
}

/// Deletes the rows of folders that are gone; returns how many.
Result<std::int64_t> forgetDeleted(Catalogue& catalogue, const std::vector<std::string>& folders) {
    auto ids = catalogue.ids();
    if (!ids) return ids.error();
    std::erase_if(*ids, [&](const std::string& id) { return std::ranges::binary_search(folders, id); });
    if (ids->empty()) return std::int64_t{0};
    if (Status removed = catalogue.remove(*ids); !removed) return removed.error();
    return static_cast<std::int64_t>(ids->size());
}

Status writeRun(Catalogue& catalogue, const Path& folder, const Result<IndexedRun>& run, IndexScope scope,
                ReindexReport& report) {
    if (run) {
        const auto number = catalogue.record(run->row, &run->entry);
        if (!number) return number.error();
        ++report.runs;
        if (scope == IndexScope::New) report.added.push_back(run->row.id);
        if (isUnderWay(run->row.state)) report.running.push_back(run->row.id);
        return {};
    }
    if (scope == IndexScope::New) return {};
    std::error_code unknown;
    if (!std::filesystem::exists(folder, unknown) && !unknown) return {};  // gone since the folders were listed
    report.unreadable.push_back(run.error());
    if (!looksLikeARun(folder) || isCopy(folder)) return {};
    return catalogue.recordUnreadable(unreadableRow(folder, run.error()));
}

Result<ReindexReport> indexInto(Catalogue& catalogue, const Path& runs, IndexScope scope,
                                const std::function<bool(std::int64_t, std::int64_t)>& progress) {
    auto folders = foldersOf(runs);
    if (!folders) return folders.error();
    ReindexReport report;
    const auto removed = forgetDeleted(catalogue, *folders);
    if (!removed) return removed.error();
    report.removed = *removed;
    if (scope != IndexScope::All) {
        auto known = scope == IndexScope::New ? catalogue.ids() : catalogue.settled();
        if (!known) return known.error();
        std::ranges::sort(*known);
        std::erase_if(*folders, [&](const std::string& folder) { return std::ranges::binary_search(*known, folder); });
    }
    FolderReader reader(runs, *folders);
    const std::size_t total = folders->size();
    for (std::size_t done = 0; done < total; ++done) {
        if (done % kRunsATransaction == 0)
            if (Status begun = catalogue.begin(); !begun) return begun.error();
        if (Status written = writeRun(catalogue, runs / (*folders)[done], reader.take(done), scope, report); !written) {
            catalogue.rollback();  // the next call reads again what the transaction held
            return written.error();
        }
        const bool go = !progress || progress(static_cast<std::int64_t>(done + 1), static_cast<std::int64_t>(total));
        if ((done + 1) % kRunsATransaction == 0 || done + 1 == total || !go)
            if (Status committed = catalogue.commit(); !committed) return committed.error();
        if (!go) break;
    }
    return report;
}

}  // namespace

Result<ReindexReport> reindex(Catalogue& catalogue, const Path& runs, IndexScope scope,
                              const std::function<bool(std::int64_t, std::int64_t)>& progress) {
    const auto isDamage = [](const Error& error) { return error.kind == ErrorKind::Damaged; };
    Status whole = scope == IndexScope::All ? catalogue.check() : Status();
    if (whole) {
        auto report = indexInto(catalogue, runs, scope, progress);
        if (report || !isDamage(report.error())) return report;
        whole = report.error();
    }
    if (!isDamage(whole.error())) return whole.error();
    // Nothing in it can be trusted any more, and everything in it can be read from the folders.
    if (Status fresh = catalogue.startAnew(); !fresh) return fresh.error();
    auto report = indexInto(catalogue, runs, IndexScope::All, progress);
    if (report) report->quarantined = catalogue.quarantined();
    return report;
}

}  // namespace epochal
