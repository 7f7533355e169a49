#include "core/engine/train/checkpoint_store.h"

#include <algorithm>
#include <cstdio>

namespace epochal::engine {
namespace {

constexpr const char* kBest = "best.ckpt";

/// A second name for the same bytes, or a copy where the file system has no links; replaced in one step.
std::error_code replaceBest(const Path& from, const Path& folder) {
    const Path temporary = folder / "best.ckpt.tmp";
    std::error_code trouble;
    std::filesystem::remove(temporary, trouble);
    std::filesystem::create_hard_link(from, temporary, trouble);
    if (trouble) std::filesystem::copy_file(from, temporary, trouble);
    if (!trouble) std::filesystem::rename(temporary, folder / kBest, trouble);
    return trouble;
}

}  // namespace

Result<CheckpointStore::Saved> CheckpointStore::save(const Checkpoint& checkpoint, bool best) {
    // The folder alone: a run's folder that was deleted does not come back half.
    if (Status made = makeFolder(folder_); !made) return made.error();
    char name[40];
    std::snprintf(name, sizeof name, "step-%09lld.ckpt", static_cast<long long>(checkpoint.progress.step));
    const Path path = folder_ / name;
    const auto bytes = saveCheckpoint(path, checkpoint);
    if (!bytes) return bytes.error();
    if (const std::error_code trouble = best ? replaceBest(path, folder_) : std::error_code(); trouble)
        return ioError(trouble.value(), folder_ / kBest);
    const std::vector<Path> kept = steps();
    for (std::size_t i = static_cast<std::size_t>(std::max<std::int64_t>(keep_, 1)); i < kept.size(); ++i) {
        std::error_code ignored;
        std::filesystem::remove(kept[i], ignored);
    }
    return Saved{name, *bytes};
}

std::optional<CheckpointStore::Loaded> CheckpointStore::newest(const std::function<void(const Error&)>& damaged) const {
    std::vector<Path> candidates = steps();
    std::error_code ignored;
    if (const Path best = folder_ / kBest; std::filesystem::exists(best, ignored)) candidates.push_back(best);
    for (const Path& path : candidates) {
        auto checkpoint = loadCheckpoint(path);
        if (checkpoint) return Loaded{path.filename().string(), std::move(*checkpoint)};
        damaged(checkpoint.error());
    }
    return std::nullopt;
}

std::vector<Path> CheckpointStore::steps() const {
    std::vector<Path> found;
    std::error_code ignored;
    for (const auto& entry : std::filesystem::directory_iterator(folder_, ignored)) {
        const std::string name = entry.path().filename().string();
        if (name.starts_with("step-") && name.ends_with(".ckpt")) found.push_back(entry.path());
    }
    // Nine digits or more: a longer number is a later step.
    std::ranges::sort(found, [](const Path& a, const Path& b) {
        const auto left = a.filename().string(), right = b.filename().string();
        return left.size() != right.size() ? left.size() > right.size() : left > right;
    });
    return found;
}

}  // namespace epochal::engine
