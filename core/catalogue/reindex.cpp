// Reading run directories on every core while one thread writes what they say.
#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <set>
#include <thread>

#include "core/catalogue/catalogue.h"

namespace epochal {
namespace {

constexpr std::size_t kRunsATransaction = 500;
/// How far reading may run ahead of writing: curves of many long runs would fill the memory.
constexpr std::size_t kAhead = 64;

/// A copy of a run's folder beside it names the same id, and would take its place in the index.
Result<IndexedRun> indexFolder(const Path& folder) {
    auto run = indexRun(folder);
    if (!run || run->row.id == folder.filename().string()) return run;
    return Error{ErrorKind::Damaged,
                 {EPOCHAL_TEXT("core", "This folder holds the run %1, under another name"), {run->row.id}},
                 folder.string(),
                 {EPOCHAL_TEXT("core", "Give the folder the run's id as its name, or take it out of the runs"), {}}};
}

/// Folders read by several threads, handed out in their order.
class FolderReader {
public:
    explicit FolderReader(const std::vector<Path>& folders) : folders_(folders), read_(folders.size()) {
        const std::size_t cores = std::max(1u, std::thread::hardware_concurrency());
        for (std::size_t i = 0; i < std::min(cores, folders.size()); ++i)
            threads_.emplace_back([this](const std::stop_token& stop) { work(stop); });
    }

    /// Blocks until that folder is read; to be called once for each, in order.
    [[nodiscard]] Result<IndexedRun> take(std::size_t at) {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return read_[at].has_value(); });
        Result<IndexedRun> run = std::move(*read_[at]);
        read_[at].reset();
        taken_ = at + 1;
        changed_.notify_all();
        return run;
    }

private:
    void work(const std::stop_token& stop) {
        while (true) {
            std::size_t mine = 0;
            {
                std::unique_lock lock(mutex_);
                if (!changed_.wait(lock, stop, [&] { return next_ == folders_.size() || next_ < taken_ + kAhead; }))
                    return;
                if (next_ == folders_.size()) return;
                mine = next_++;
            }
            auto run = indexFolder(folders_[mine]);
            const std::scoped_lock lock(mutex_);
            read_[mine] = std::move(run);
            changed_.notify_all();
        }
    }

    const std::vector<Path>& folders_;
    std::mutex mutex_;
    std::condition_variable_any changed_;
    std::vector<std::optional<Result<IndexedRun>>> read_;
    std::size_t next_ = 0, taken_ = 0;
    std::vector<std::jthread> threads_;
};

Result<std::vector<Path>> foldersToRead(const Catalogue& catalogue, const Path& runs, IndexScope scope) {
    std::set<std::string> settled;
    if (scope == IndexScope::Unsettled) {
        const auto ids = catalogue.settled();
        if (!ids) return ids.error();
        settled.insert(ids->begin(), ids->end());
    }
    std::vector<Path> folders;
    std::error_code error;
    for (std::filesystem::directory_iterator at(runs, error), end; !error && at != end; at.increment(error)) {
        std::error_code unknown;  // a link that leads nowhere, or in a circle, is no folder and stops nothing
        if (const std::string id = at->path().filename().string();
            at->is_directory(unknown) && !id.starts_with(".") && !settled.contains(id))
            folders.push_back(at->path());
    }
    if (error && error.value() != ENOENT) return ioError(error.value(), runs);
    std::ranges::sort(folders);
    return folders;
}

}  // namespace

Result<ReindexReport> reindex(Catalogue& catalogue, const Path& runs, IndexScope scope,
                              const std::function<bool(std::int64_t, std::int64_t)>& progress) {
    const auto folders = foldersToRead(catalogue, runs, scope);
    if (!folders) return folders.error();
    ReindexReport report;
    FolderReader reader(*folders);
    const std::size_t total = folders->size();
    for (std::size_t done = 0; done < total; ++done) {
        if (done % kRunsATransaction == 0)
            if (Status begun = catalogue.begin(); !begun) return begun.error();
        const auto run = reader.take(done);
        if (!run) {
            report.unreadable.push_back(run.error());
        } else if (auto number = catalogue.record(run->row, &run->entry); !number) {
            catalogue.rollback();  // what the transaction held is read again by the next call
            return number.error();
        } else {
            ++report.runs;
        }
        const bool go = !progress || progress(static_cast<std::int64_t>(done + 1), static_cast<std::int64_t>(total));
        if ((done + 1) % kRunsATransaction == 0 || done + 1 == total || !go)
            if (Status committed = catalogue.commit(); !committed) return committed.error();
        if (!go) break;
    }
    return report;
}

}  // namespace epochal
