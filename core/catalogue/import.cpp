#include "core/catalogue/import.h"

#include <algorithm>

#include "core/base/layout.h"
#include "core/events/run_directory.h"

namespace epochal {
namespace {

namespace fs = std::filesystem;

/// Copies files and folders only; the lock and what a crash left half-written stay behind.
Status copyFolder(const Path& from, const Path& to) {
    std::error_code error;
    if (Status made = makeFolders(to); !made) return made;
    for (fs::directory_iterator at(from, error), end; !error && at != end; at.increment(error)) {
        const fs::file_status status = at->symlink_status(error);
        if (error) break;
        const Path target = to / at->path().filename();
        const std::string name = at->path().filename().string();
        if (fs::is_directory(status)) {
            if (Status copied = copyFolder(at->path(), target); !copied) return copied;
        } else if (fs::is_regular_file(status) && name != layout::kRunLock && name.find(".tmp.") == std::string::npos) {
            fs::copy_file(at->path(), target, error);
            if (error) return ioError(error.value(), target);
        }
    }
    if (error) return ioError(error.value(), from);
    return {};
}

/// An id becomes a folder name, so it must not lead elsewhere.
bool isFolderName(const std::string& id) {
    return !id.empty() && id.front() != '.' && id.find('/') == std::string::npos;
}

void importOne(const Path& folder, const Path& runs, ImportReport& report) {
    const auto run = RunDirectory::open(folder);
    if (!run) {
        report.refused.push_back(run.error());
        return;
    }
    if (!isFolderName(run->id())) {
        report.refused.push_back({ErrorKind::Damaged,
                                  {EPOCHAL_TEXT("core", "\"%1\" is not a valid run ID"), {run->id()}},
                                  folder.string(),
                                  {}});
        return;
    }
    std::error_code error;
    const Path target = runs / run->id();
    if (fs::exists(target, error)) {
        report.known.push_back(run->id());
        return;
    }
    if (FileLock::isHeld(run->lockFile())) {
        report.refused.push_back({ErrorKind::Locked,
                                  {EPOCHAL_TEXT("core", "This run is in progress"), {}},
                                  folder.string(),
                                  {EPOCHAL_TEXT("core", "Import it after it ends"), {}}});
        return;
    }
    const Path draft = draftOf(target);
    fs::remove_all(draft, error);
    Status copied = copyFolder(folder, draft);
    if (copied) {
        fs::rename(draft, target, error);
        if (error) copied = ioError(error.value(), target);
    }
    if (!copied) {
        report.refused.push_back(copied.error());
        fs::remove_all(draft, error);
        return;
    }
    report.copied.push_back(run->id());
}

}  // namespace

ImportReport importRuns(const Path& from, const Path& runs,
                        const std::function<bool(std::int64_t, std::int64_t)>& progress) {
    ImportReport report;
    std::error_code error;
    std::vector<Path> folders;
    if (fs::exists(from / layout::kRun, error)) {
        folders.push_back(from);
    } else {
        for (fs::directory_iterator at(from, error), end; !error && at != end; at.increment(error)) {
            std::error_code none;
            if (fs::exists(at->path() / layout::kRun, none)) folders.push_back(at->path());
        }
        if (error) {
            report.refused.push_back(ioError(error.value(), from));
            return report;
        }
    }
    if (folders.empty())
        report.refused.push_back(
            {ErrorKind::Spec,
             {EPOCHAL_TEXT("core", "No run folder was found"), {}},
             from.string(),
             {EPOCHAL_TEXT("core", "Choose a folder whose subfolders each contain a run.json file"), {}}});
    if (Status made = makeFolders(runs); !made) {
        report.refused.push_back(made.error());
        return report;
    }
    std::ranges::sort(folders);
    const auto total = static_cast<std::int64_t>(folders.size());
    for (std::int64_t i = 0; i < total; ++i) {
        importOne(folders[static_cast<std::size_t>(i)], runs, report);
        if (progress && !progress(i + 1, total)) break;
    }
    return report;
}

}  // namespace epochal
