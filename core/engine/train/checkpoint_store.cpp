#include "core/engine/train/checkpoint_store.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "core/base/clock.h"
#include "core/base/layout.h"
#include "core/engine/train/shares.h"
#include "core/spec/spec_json.h"

namespace epochal::engine {
namespace {

/// Makes best.ckpt a second name for the same bytes, or a copy if the file system has no hard links. Replaces it in one
/// step.
Status replaceBest(const Path& from, const Path& folder) {
    const Path temporary = folder / (std::string(layout::kBestCheckpoint) + ".tmp"),
               best = folder / layout::kBestCheckpoint;
    std::error_code trouble;
    std::filesystem::remove(temporary, trouble);
    std::filesystem::create_hard_link(from, temporary, trouble);
    if (!trouble) {
        std::filesystem::rename(temporary, best, trouble);
        return trouble ? Status(ioError(trouble.value(), best)) : syncFolder(folder);
    }
    const auto bytes = readFile(from, std::filesystem::file_size(from, trouble), Links::Refuse);
    if (!bytes) return bytes.error();
    return writeAtomically(best, *bytes, Links::Refuse);
}

void setAside(const Path& path) {
    std::error_code ignored;
    std::filesystem::rename(path, path.string() + ".damaged-" + newRunId(), ignored);
}

/// Whether each replica's sums of loss, correct and images are possible after `steps` steps of the epoch. There may be
/// another number of them now, and how the samples were divided among them may have changed within the epoch.
bool sumsArePossible(const torch::Tensor& rows, const CheckpointStore::Run& run, std::int64_t steps) {
    if (rows.dim() != 2 || rows.size(1) < 3 || rows.scalar_type() != torch::kDouble) return false;
    const std::int64_t world = rows.size(0);
    if (world < 1 || world > run.spec.optimizer.globalBatch) return false;
    double all = 0;
    for (std::int64_t rank = 0; rank < world; ++rank) {
        const auto* row = rows.const_data_ptr<double>() + rank * rows.size(1);
        if (!std::isfinite(row[0]) || !(row[1] >= 0 && row[1] <= row[2]) || row[2] != std::floor(row[2])) return false;
        all += row[2];
    }
    // The samples of steps that were left out are in no sum.
    const auto batch = static_cast<double>(run.spec.optimizer.globalBatch);
    return all <= batch * static_cast<double>(steps) && std::fmod(all, batch) == 0;
}

}  // namespace

Result<CheckpointStore::Saved> CheckpointStore::save(const Checkpoint& checkpoint, bool best) {
    // Creates this folder only: a deleted run folder must not partly reappear.
    if (Status made = makeFolder(folder_); !made) return made.error();
    char name[40];
    std::snprintf(name, sizeof name, "step-%09lld.ckpt", static_cast<long long>(checkpoint.progress.step));
    const Path path = folder_ / name;
    const auto bytes = saveCheckpoint(path, checkpoint);
    if (!bytes) return bytes.error();
    good_[name] = true;
    if (best) {
        if (Status replaced = replaceBest(path, folder_); !replaced) return replaced.error();
        good_[layout::kBestCheckpoint] = true;
    }
    prune(path);
    return Saved{name, *bytes};
}

Result<std::optional<CheckpointStore::Loaded>> CheckpointStore::newest(
    const std::function<void(const Error&)>& damaged) {
    auto candidates = steps();
    if (!candidates) return candidates.error();
    std::error_code trouble;
    const Path best = folder_ / layout::kBestCheckpoint;
    if (std::filesystem::exists(std::filesystem::symlink_status(best, trouble))) candidates->push_back(best);
    std::optional<Loaded> found;
    std::vector<Path> broken;
    for (const Path& path : *candidates) {
        // Once one is found, earlier ones are left alone; best.ckpt is still checked, because a better one will replace
        // it.
        if (found && path != best) continue;
        auto checkpoint = load(path);
        if (checkpoint) {
            if (!found) found = Loaded{path.filename().string(), std::move(*checkpoint)};
            continue;
        }
        if (checkpoint.error().kind != ErrorKind::Damaged) return checkpoint.error();
        broken.push_back(path);
        damaged(checkpoint.error());
    }
    for (const Path& path : broken) setAside(path);
    return found;
}

Result<std::vector<Path>> CheckpointStore::steps() const {
    std::vector<Path> found;
    std::error_code trouble;
    std::filesystem::directory_iterator entry(folder_, trouble), end;
    for (; !trouble && entry != end; entry.increment(trouble)) {
        const std::string name = entry->path().filename().string();
        if (name.starts_with("step-") && name.ends_with(".ckpt")) found.push_back(entry->path());
    }
    if (trouble && trouble != std::errc::no_such_file_or_directory) return ioError(trouble.value(), folder_);
    // Step numbers have nine digits or more, so a longer one is a later step.
    std::ranges::sort(found, [](const Path& a, const Path& b) {
        const auto left = a.filename().string(), right = b.filename().string();
        return left.size() != right.size() ? left.size() > right.size() : left > right;
    });
    return found;
}

Result<Checkpoint> CheckpointStore::load(const Path& path) {
    bool& good = good_[path.filename().string()];
    good = false;
    auto checkpoint = loadCheckpoint(path);
    if (!checkpoint) return checkpoint;
    if (Status ours = check(path, *checkpoint); !ours) return ours.error();
    good = true;
    return checkpoint;
}

Status CheckpointStore::check(const Path& path, const Checkpoint& checkpoint) const {
    if (!isHashOf(checkpoint.specHash, run_.spec))
        return Error{ErrorKind::Spec,
                     {EPOCHAL_TEXT("core", "The checkpoint belongs to a different configuration"), {}},
                     path.string(),
                     {EPOCHAL_TEXT("core", "Start a new run for a different configuration"), {}}};
    const Progress& at = checkpoint.progress;
    bool possible = at.epoch <= run_.spec.stop.epochs && at.stepInEpoch <= run_.stepsPerEpoch &&
                    at.step == at.epoch * run_.stepsPerEpoch + at.stepInEpoch;
    for (const auto& [name, tensor] : checkpoint.tensors)
        if (name == kReplicasState)
            possible = possible && sumsArePossible(tensor, run_, at.stepInEpoch);
        else if (name == kSplitState)
            possible = possible && splitFrom(tensor, run_.spec.optimizer.globalBatch);
    if (possible) return {};
    // The file is intact: either the data has changed or someone has edited the file.
    return Error{ErrorKind::Data,
                 {EPOCHAL_TEXT("core", "The checkpoint's position does not match the run's data and epochs"), {}},
                 path.string(),
                 {EPOCHAL_TEXT("core", "Restore the images the run started with, or start a new run"), {}}};
}

bool CheckpointStore::isGood(const Path& path) {
    if (const auto known = good_.find(path.filename().string()); known != good_.end()) return known->second;
    const auto checkpoint = load(path);
    if (!checkpoint && checkpoint.error().kind == ErrorKind::Damaged) setAside(path);
    return checkpoint.ok();
}

void CheckpointStore::prune(const Path& saved) {
    const auto all = steps();
    if (!all) return;
    std::int64_t kept = 1;
    for (const Path& path : *all) {
        if (path == saved || !isGood(path) || kept++ < keep_) continue;
        std::error_code ignored;
        std::filesystem::remove(path, ignored);
    }
}

}  // namespace epochal::engine
